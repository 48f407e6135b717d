//! The odds that a player may ask for.

use super::{Fortuna, names};
use crate::prose::percent;
use crate::{OddsTopic, Report};
use luckhouse_engine::{BadWord, Choices, Fraction, Game, Imagine, Rng, Seat};
use luckhouse_games::fortuna::odds::{Tally, brick_pairs, dice_pairs, within_reach};
use luckhouse_games::fortuna::{
    FortunaAction, FortunaState, FortunaView, Line, OwnMarble, Pair, Phase, Plain, Score, SpreadSize,
};

pub(super) const TOPICS: &[OddsTopic] = &[
    OddsTopic {
        name: "scores",
        takes: "[each|best] [PLAYERS]",
        about: "how often each score comes, and what it is worth",
        run: scores,
    },
    OddsTopic {
        name: "dice",
        takes: "[DIE DIE] [each|best] [PLAYERS]",
        about: "what the dice promise before the bricks are flipped; with two dice, brick by brick",
        run: dice,
    },
    OddsTopic {
        name: "turn",
        takes: "",
        about: "the points and marbles of an average turn, for every number of players",
        run: |_| Ok(turn()),
    },
    OddsTopic {
        name: "spread",
        takes: "",
        about: "how often each score can be chosen when everything is spread out (spread=full)",
        run: |_| Ok(spread()),
    },
    OddsTopic {
        name: "starter",
        takes: "",
        about: "the chance of the one who starts, two players, if both play best",
        run: |_| Ok(super::solve::starter()),
    },
];

/// What may follow a topic: dice, how plain scores count, how many play.
struct Asked {
    dice: Vec<u8>,
    plain: Plain,
    kits: usize,
}

impl Asked {
    fn read(words: &[&str]) -> Result<Asked, BadWord> {
        let mut asked = Asked { dice: Vec::new(), plain: Plain::Each, kits: 1 };
        let expected = "two dice like `2 4`, `each` or `best`, and a number of players, 2, 4, 6 or 8";
        // One number is a number of players, two are dice, three are both.
        let mut numbers = Vec::new();
        for word in words {
            match (word.to_lowercase().as_str(), word.parse::<u8>()) {
                ("each", _) => asked.plain = Plain::Each,
                ("best", _) => asked.plain = Plain::Best,
                (_, Ok(number)) if (1..=8).contains(&number) => numbers.push(number),
                _ => return Err(BadWord::new(*word, "something to ask of these odds", expected)),
            }
        }
        let wrong = || BadWord::new(words.join(" "), "something to ask of these odds", expected);
        if numbers.len() % 2 == 1 {
            let players = numbers.pop().filter(|n| n % 2 == 0).ok_or_else(wrong)?;
            asked.kits = usize::from(players) / 2;
        }
        if numbers.len() > 2 || numbers.iter().any(|die| *die > 6) {
            return Err(wrong());
        }
        asked.dice = numbers;
        Ok(asked)
    }

    fn plain_word(&self) -> &'static str {
        match self.plain {
            Plain::Each => "plain=each",
            Plain::Best => "plain=best",
        }
    }

    fn no_dice(self) -> Result<Asked, BadWord> {
        if self.dice.is_empty() {
            return Ok(self);
        }
        let found: Vec<String> = self.dice.iter().map(ToString::to_string).collect();
        Err(BadWord::new(
            found.join(" "),
            "something to ask of these odds",
            "no dice: `dice 2 4` asks for those",
        ))
    }
}

fn scores(words: &[&str]) -> Result<Report, BadWord> {
    let asked = Asked::read(words)?.no_dice()?;
    let tally = Tally::of_turn(asked.kits, asked.plain);
    let title =
        format!("A turn of two dice and two bricks, {} players, {}", asked.kits * 2, asked.plain_word());
    Ok(tally_report(title, &tally))
}

/// Every line with its chance, its points and what it does to the marbles.
fn tally_report(title: String, tally: &Tally) -> Report {
    let mut report =
        Report::new(title, &["score", "ways", "chance", "average points", "own marble", "opponent"]);
    for line in Line::ALL {
        let chance = tally.chance(line);
        let points = tally.points_of(line).map_or("-".into(), average);
        let own = match line.own_marble() {
            OwnMarble::Back => "+1",
            OwnMarble::Stays => "0",
            OwnMarble::Lost => "-1",
        };
        let taken = if line.takes() == 0 { "0".into() } else { format!("-{}", line.takes()) };
        let cells = [
            names::line(line).to_string(),
            chance.ways.to_string(),
            percent(chance),
            points,
            own.into(),
            taken,
        ];
        report.row(cells);
    }
    report.note(format!(
        "Out of {} ways: {} points on average ({}/{}), {:.3} marbles taken.",
        tally.total(),
        average(tally.points()),
        tally.points().ways,
        tally.points().total,
        tally.taken().as_f64(),
    ));
    report
}

fn dice(words: &[&str]) -> Result<Report, BadWord> {
    let asked = Asked::read(words)?;
    Ok(match asked.dice.as_slice() {
        [one, other] => bricks_for(Pair::of(*one, *other), &asked),
        _ => every_dice(&asked),
    })
}

fn every_dice(asked: &Asked) -> Report {
    let title = format!("What two dice promise, {} players, {}", asked.kits * 2, asked.plain_word());
    let columns = ["dice", "chance", "takes a marble", "plain", "half or wolf", "miss", "average points"];
    let mut report = Report::new(title, &columns);
    let rolls = dice_pairs();
    for (dice, ways) in rolls.lines() {
        let tally = Tally::of_dice(*dice, asked.kits, asked.plain);
        report.row([
            dice.to_string(),
            format!("{ways}/{}", rolls.total()),
            percent(tally.chance_of(|line| line.takes() > 0)),
            percent(tally.chance(Line::Plain)),
            percent(tally.chance_of(|line| line.own_marble() == OwnMarble::Stays)),
            percent(tally.own_lost()),
            average(tally.points()),
        ]);
    }
    report
}

fn bricks_for(dice: Pair, asked: &Asked) -> Report {
    let title = format!("Dice {dice}, brick by brick, {} players, {}", asked.kits * 2, asked.plain_word());
    let mut report = Report::new(title, &["bricks", "ways", "score", "points"]);
    let flips = brick_pairs(asked.kits);
    for (bricks, ways) in flips.lines() {
        let score = Score::of(dice, *bricks, asked.plain);
        let cells =
            [bricks.to_string(), ways.to_string(), names::line(score.line).into(), score.points.to_string()];
        report.row(cells);
    }
    report.note(format!("Out of {} ways to flip two bricks. A blank is 0.", flips.total()));
    report
}

fn turn() -> Report {
    let title = "An average turn of two dice and two bricks, all calls right";
    let columns = ["players", "points, each", "points, best", "loses one", "may free one", "marbles taken"];
    let mut report = Report::new(title, &columns);
    for kits in 1..=4 {
        let (each, best) = (Tally::of_turn(kits, Plain::Each), Tally::of_turn(kits, Plain::Best));
        report.row([
            (2 * kits).to_string(),
            average(each.points()),
            average(best.points()),
            percent(each.own_lost()),
            percent(each.own_back()),
            format!("{:.3}", each.taken().as_f64()),
        ]);
    }
    report
}

fn spread() -> Report {
    let title = "The chance that a score can be chosen, as many dice and bricks as players";
    let mut report = Report::new(title, &["score", "2 players", "4 players", "6 players", "8 players"]);
    let mut row = |name: &str, wanted: &dyn Fn(Line) -> bool| {
        let chances = (1..=4).map(|kits| percent(within_reach(2 * kits, kits, wanted)));
        report.row(std::iter::once(name.to_string()).chain(chances));
    };
    for line in Line::ALL {
        if line != Line::Miss {
            row(names::line(line), &|other| other == line);
        }
    }
    row("any that takes a marble", &|line| line.takes() > 0);
    row("any but a miss", &|line| line != Line::Miss);
    report
}

/// What matters now. The dice and bricks that are being called about are left out: naming them is the game (FO-11).
pub(super) fn here(game: &Fortuna, view: &FortunaView, seat: Seat) -> Vec<Report> {
    let state = game.imagine(view, &mut Rng::seeded(0));
    let mut reports = Vec::new();
    if view.phase == Phase::Over {
        return reports;
    }
    if let Phase::OwnMarble(_) = view.phase
        && view.on_turn == seat
    {
        reports.push(free_or_leave(game, &state, seat));
    }
    reports.push(match (game.options().spread, view.phase) {
        (SpreadSize::Full, _) if game.seats() > 2 => spread(),
        (_, Phase::Bricks { dice }) => {
            let pair = Pair::among_dice(dice).next().expect("two dice are a pair");
            let tally = Tally::of_dice(pair, game.kits(), game.options().plain);
            tally_report(format!("Two bricks for the dice {pair}"), &tally)
        }
        _ => next_turn(game, &state),
    });
    reports
}

/// What the turn that comes next can bring, when all call right.
fn next_turn(game: &Fortuna, state: &FortunaState) -> Report {
    let tally = Tally::of_turn(game.kits(), game.options().plain);
    let roller = roller(game, state);
    let mut report = Report::new(format!("{roller}'s next throw, called right"), &["what", "chance"]);
    let rows = [
        ("scores, and may free a marble", tally.own_back()),
        ("takes a marble from an opponent", tally.chance_of(|line| line.takes() > 0)),
        ("of these, Cheese takes two", tally.chance(Line::Cheese)),
        (
            "Half Smile or Wolf Grin: no marble moves",
            tally.chance_of(|line| line.own_marble() == OwnMarble::Stays),
        ),
        ("misses, and loses a marble", tally.own_lost()),
        ("can end the game, as the marbles lie now", can_end(game, state)),
    ];
    for (what, chance) in rows {
        report.row([what.to_string(), chance.to_string()]);
    }
    report.note(format!("{} points on average.", average(tally.points())));
    report
}

/// Whose dice roll next: the player on turn, or the one after if those dice lie already.
fn roller(game: &Fortuna, state: &FortunaState) -> Seat {
    match state.phase {
        Phase::Starting(_) | Phase::Dice => state.on_turn,
        _ => state.on_turn.next(game.seats()),
    }
}

/// The chance of a throw after which somebody can be without a marble, as the marbles lie in this state. Where more
/// than two dice and bricks lie open, it is enough that such a score can be chosen (FO-17).
fn can_end(game: &Fortuna, state: &FortunaState) -> Fraction {
    let roller = roller(game, state);
    let in_hand = |seat: Seat| state.players[seat].marbles.in_hand();
    let least = game.opponents(state.starter, roller).iter().map(in_hand).min().unwrap_or(0);
    within_reach(game.spread(), game.kits(), |line| match line.own_marble() {
        OwnMarble::Lost => in_hand(roller) <= 1,
        _ => line.takes() > 0 && line.takes() >= least,
    })
}

fn free_or_leave(game: &Fortuna, state: &FortunaState, seat: Seat) -> Report {
    let mut report =
        Report::new("Free a marble, or leave it?", &["choice", "the next throw can end the game"]);
    for (choice, after) in ways_on(game, state, seat) {
        let ends = match after.phase {
            Phase::Over => "the game ends now".to_string(),
            _ => can_end(game, &after).to_string(),
        };
        report.row([choice, ends]);
    }
    report.note("By marbles alone, and called right.");
    if game.spread() > 2 {
        report.note("It can where two of the dice and two of the bricks make such a score.");
    }
    report
}

/// Both choices to the end of the turn. Where the score still takes marbles and there are several to take them from,
/// each of these is a way of its own: what comes next depends on it.
fn ways_on(game: &Fortuna, state: &FortunaState, seat: Seat) -> Vec<(String, FortunaState)> {
    let chosen = |state: &FortunaState, action| {
        let mut after = state.clone();
        game.choose(&mut after, &Choices::one(seat, action));
        after
    };
    let mut ways = Vec::new();
    for own in [FortunaAction::Free, FortunaAction::Leave] {
        let after = chosen(state, own);
        let mut takes = Vec::new();
        game.legal(&after, seat, &mut takes);
        if takes.is_empty() {
            ways.push((own.to_string(), after));
        } else {
            ways.extend(takes.into_iter().map(|take| (format!("{own}, {take}"), chosen(&after, take))));
        }
    }
    ways
}

fn average(points: Fraction) -> String {
    format!("{:.3}", points.as_f64())
}
