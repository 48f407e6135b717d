//! What the lab counts is what happens: counts are held against logs and stories of the same games, which are words.

use luckhouse_engine::{Rng, Viewer};
use luckhouse_lab::{Observed, measured};
use luckhouse_shelf::{AnyGame, AnyTable, BotSpec, Budget, MOST_METRICS, Waiting, find, games};
use serde_json::Value;

const SEED: u64 = 11;

/// One game at random, as the lab counts it.
fn observed(game: &dyn AnyGame, options: &[(String, String)], seats: usize, index: u64) -> Observed {
    let mut seen = None;
    let bots = vec![BotSpec::RANDOM; seats];
    measured(game).observe(options, &bots, SEED, index..index + 1, &mut |_, one| seen = Some(*one)).unwrap();
    seen.unwrap()
}

/// The same game at a table.
fn played(game: &dyn AnyGame, options: &[(String, String)], seats: usize, index: u64) -> Box<dyn AnyTable> {
    let (mut dice, mut thoughts) = (Rng::stream(SEED, 2 * index), Rng::stream(SEED, 2 * index + 1));
    let mut table = game.open(options, seats).unwrap();
    loop {
        match table.waiting() {
            Waiting::Over(_) => return table,
            Waiting::Roll => table.roll(&mut dice),
            Waiting::Choice(seats) => {
                let words: Vec<_> = seats
                    .iter()
                    .map(|seat| {
                        let offers = table.offers(seat);
                        let places: Vec<usize> = (0..offers.len()).collect();
                        (seat, offers[thoughts.pick(&places)].word.clone())
                    })
                    .collect();
                words.iter().for_each(|(seat, word)| table.choose(*seat, word).unwrap());
            }
        }
    }
}

fn count(game: &dyn AnyGame, seen: &Observed, name: &str) -> usize {
    let place = game.metrics().iter().position(|what| what.name == name).unwrap_or_else(|| panic!("{name}"));
    seen.metrics.as_slice().iter().map(|metrics| usize::from(metrics[place])).sum()
}

fn options(words: &[(&str, &str)]) -> Vec<(String, String)> {
    words.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect()
}

/// Uses whose word begins every such choice in the log.
const WORDS: [(&str, &[(&str, &str)]); 5] = [
    ("booty-dice", &[("stop", "stop"), ("roll-all", "roll all"), ("rob", "rob "), ("attack", "attack ")]),
    ("fortuna", &[("call-wolf-grin", "call wolf-grin"), ("accept", "accept"), ("challenge", "challenge")]),
    ("lantern", &[("crit", "crit "), ("con", "con "), ("again", "again"), ("gain-magic", "gain magic")]),
    ("lucky-shot", &[("hunt", "hunt"), ("raid", "raid "), ("put-raid", "put raid"), ("done", "done")]),
    ("reynards-luck", &[("card-3", "card 3"), ("return", "return "), ("stay", "stay"), ("roll", "roll")]),
];

/// Uses that are reported by facts with this in them: the use, the name of the fact (or several), a field and
/// its values.
type Reported = (&'static str, &'static str, &'static str, &'static [&'static str]);

const FACTS: [(&str, &[Reported]); 5] = [
    ("booty-dice", &[("wins-alive", "last-alive", "", &[]), ("wins-by-gold", "reached-goal", "", &[])]),
    (
        "fortuna",
        &[
            ("wrong-call", "named", "called", &["caught", "unseen"]),
            ("caught", "named", "called", &["caught"]),
            ("cheese", "named", "line", &["cheese"]),
            ("miss", "named", "line", &["miss"]),
        ],
    ),
    (
        "lantern",
        &[
            ("campfire", "rests", "", &[]),
            ("failed-2", "lost", "zone", &["2"]),
            ("failed-1", "lost", "zone", &["1"]),
        ],
    ),
    (
        "lucky-shot",
        &[
            ("raid-won", "defends", "blocked", &["false"]),
            ("raid-blocked", "defends", "blocked", &["true"]),
            ("power-desert", "attacks", "power", &["desert"]),
            ("knocked-out", "out", "", &[]),
            ("fort-destroyed", "destroyed", "", &[]),
            ("power-volcano", "chooses-die hunt-die", "", &[]),
        ],
    ),
    (
        "reynards-luck",
        &[
            ("captured-fox", "captures", "kind", &["fox"]),
            ("captured-1", "captures", "kind", &["1"]),
            ("challenge-tied", "ties", "", &[]),
            ("fox-fights", "fox-rolls", "", &[]),
            ("wins-by-pieces", "too-few-pieces", "", &[]),
            ("wins-by-foxheads", "held-foxheads", "", &[]),
        ],
    ),
];

/// How many facts report this use.
fn reported(facts: &[Value], (_, name, field, values): Reported) -> usize {
    let text = |fact: &Value| match &fact[field] {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let fits = |fact: &&Value| {
        name.split(' ').any(|name| fact["name"] == name)
            && (field.is_empty() || values.contains(&text(fact).as_str()))
    };
    facts.iter().filter(fits).count()
}

#[test]
fn counts_are_those_of_logs_and_facts() {
    for ((name, words), (_, told)) in WORDS.into_iter().zip(FACTS) {
        let game = find(name).unwrap();
        let seats = *game.about().seats.last().unwrap();
        for index in 0..12 {
            let (seen, table) = (observed(game, &[], seats, index), played(game, &[], seats, index));
            let log = table.log(Viewer::Arbiter);
            let chosen: Vec<&str> = log
                .lines()
                .filter(|line| line.starts_with('p'))
                .flat_map(|line| line.split(" | "))
                .filter_map(|part| part.split_once(' ').map(|(_, word)| word))
                .collect();
            assert_eq!(chosen.len(), seen.choices as usize, "{name} {index}: the same game");
            for (what, word) in words {
                let slow = chosen.iter().filter(|said| said.starts_with(word)).count();
                assert_eq!(count(game, &seen, what), slow, "{name} {index}: {what}");
            }
            let facts: Vec<Value> =
                table.news(0, Viewer::Arbiter).into_iter().flat_map(|news| news.facts).collect();
            for what in told {
                assert_eq!(count(game, &seen, what.0), reported(&facts, *what), "{name} {index}: {}", what.0);
            }
        }
    }
}

/// Booty Dice once more from the letters of the log alone: which dice were resolved, and what they showed.
#[test]
fn combos_are_those_of_the_dice_in_the_log() {
    let game = find("booty-dice").unwrap();
    let mut combos = [0; 3];
    for index in 0..60 {
        let seen = observed(game, &[], 4, index);
        let slow = combos_of(&played(game, &[], 4, index).log(Viewer::Arbiter));
        assert_eq!(
            ["curse", "mutiny", "shipwreck"].map(|name| count(game, &seen, name)),
            slow,
            "game {index}"
        );
        combos.iter_mut().zip(slow).for_each(|(all, some)| *all += some);
    }
    assert!(combos.iter().all(|all| *all > 0), "{combos:?}");
}

/// Curses, Mutinies and Shipwrecks.
fn combos_of(log: &str) -> [usize; 3] {
    let (mut dice, mut rolls, mut found) = (String::new(), 0, [0; 3]);
    for line in log.lines().skip(2) {
        let word = line.split_once(' ').map_or("", |(_, word)| word);
        let resolved = match (line.starts_with('*'), word) {
            (true, letters) => {
                dice.extend(letters.split(' '));
                rolls += 1;
                rolls == 3
            }
            (_, "stop") => true,
            (_, "roll all") => {
                dice.clear();
                false
            }
            _ => {
                let again = word.strip_prefix("roll ").unwrap_or("");
                for letter in again.chars() {
                    dice.remove(dice.find(letter).expect("only dice that are there are rolled again"));
                }
                false
            }
        };
        if resolved {
            let of = |letter| dice.matches(letter).count();
            let curse = ["X", "J", "C", "W", "S"].into_iter().all(|letter| of(letter) > 0);
            let combos = [curse, !curse && of("W") >= 3, !curse && of("X") >= 3];
            found.iter_mut().zip(combos).for_each(|(all, one)| *all += usize::from(one));
            (dice, rolls) = (String::new(), 0);
        }
    }
    found
}

/// A sheet that is easy but for its last zone, which asks for more than a random player has.
fn sheet(zones: usize) -> Vec<(String, String)> {
    let easy: String =
        (1..zones).map(|zone| format!(" Z{zone}: {};", if zone == 2 { "rest" } else { "X" })).collect();
    options(&[("sheet", &format!("long;{easy} End: 1 2 3 4 5 6; rows: 9"))])
}

/// What is listed can be met: each use in some random game. A full spread of Fortuna and long sheets of Lantern are
/// needed for some; a random player hardly ever holds all foxheads for a turn.
#[test]
fn everything_that_is_listed_happens() {
    for game in games::GAMES {
        let mut times = vec![0; game.metrics().len()];
        let mut play = |options: &[(String, String)], seats: usize, games: u64| {
            for index in 0..games {
                let seen = observed(*game, options, seats, index);
                for (what, all) in times.iter_mut().enumerate() {
                    *all += seen
                        .metrics
                        .as_slice()
                        .iter()
                        .map(|metrics| usize::from(metrics[what]))
                        .sum::<usize>();
                }
            }
        };
        let name = game.about().name;
        game.about().seats.iter().for_each(|seats| play(&[], *seats, 400));
        match name {
            "fortuna" => play(&options(&[("spread", "full")]), 4, 50),
            "lantern" => (1..=16).for_each(|zones| play(&sheet(zones), 1, 40)),
            "reynards-luck" => play(&[], 2, 1500),
            _ => {}
        }
        let never: Vec<&str> = (game.metrics().iter().zip(&times))
            .filter(|(_, n)| **n == 0)
            .map(|(what, _)| what.name)
            .collect();
        assert_eq!(never, Vec::<&str>::new(), "{name}: {times:?}");
    }
}

#[test]
fn every_use_has_a_name_of_its_own_and_a_line() {
    for game in games::GAMES {
        let metrics = game.metrics();
        assert!(metrics.len() <= MOST_METRICS, "{}", game.about().name);
        let mut names: Vec<&str> = metrics.iter().map(|what| what.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), metrics.len(), "{}", game.about().name);
        for what in metrics {
            let plain =
                |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            assert!(what.name.chars().all(plain) && !what.about.is_empty(), "{}", what.name);
        }
    }
}

/// Turns are those of the game's own count, and the cap is known for what it is.
#[test]
fn progress_knows_turns_and_the_cap() {
    for (name, seats) in [("booty-dice", 3), ("fortuna", 2), ("lucky-shot", 3), ("reynards-luck", 2)] {
        let game = find(name).unwrap();
        let short = options(&[("cap", "5")]);
        let capped = (0..30).map(|index| observed(game, &short, seats, index).progress);
        let capped: Vec<u32> =
            capped.filter(|progress| progress.capped).map(|progress| progress.turns).collect();
        assert!(!capped.is_empty() && capped.iter().all(|turns| *turns == 5), "{name}: {capped:?}");
        let free = (0..10).map(|index| observed(game, &[], seats, index));
        for seen in free.filter(|seen| !seen.progress.capped) {
            assert!(seen.progress.turns > 0 && seen.progress.turns < 1000, "{name}: {:?}", seen.progress);
        }
    }
    let zones = (0..40).map(|index| observed(find("lantern").unwrap(), &[], 1, index));
    for seen in zones {
        // Where the journey ended is its score, from 1.
        assert_eq!(seen.progress.turns as i32 + 1, seen.outcome.scores.as_slice()[0]);
    }
}

#[test]
fn who_goes_without_does_so_though_it_would_have_liked_to() {
    let game = find("booty-dice").unwrap();
    let stop = game.metrics().iter().position(|what| what.name == "stop").unwrap();
    let stops = |word: &str| {
        let budget = Some(Budget::nodes(10));
        let bot = BotSpec { budget, ..BotSpec::read(word, game).unwrap() };
        let mut stops = 0;
        let mut count = |_: u64, seen: &Observed| {
            stops += seen.metrics.iter().map(|(_, metrics)| u64::from(metrics[stop])).sum::<u64>();
        };
        measured(game).observe(&[], &[bot, bot], 1, 0..20, &mut count).unwrap();
        stops
    };
    for level in ["random", "novice", "steady", "strong", "best"] {
        assert!(stops(level) > 0, "{level} stops");
        assert_eq!(stops(&format!("{level}!stop")), 0, "{level}");
    }
}
