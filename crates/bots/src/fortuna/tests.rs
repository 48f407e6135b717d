use super::ahead::{Ahead, result};
use super::strong::ERROR;
use super::{judge, pairing, player, quick, tables};
use crate::arena::{self, Score};
use crate::{Budget, Judge, Level, Random, best_of};
use luckhouse_engine::{
    Bot, Chance, Choices, Decision, Game, Options, Outcome, PerSeat, Rng, Seat, Table, Turn, Viewer,
};
use luckhouse_games::fortuna::{Fortuna, FortunaOptions, FortunaState, Pairings, Phase};

/// Not one of those that were looked at while the players were made.
const SEED: u64 = 20_261_116;

const P1: Seat = Seat::at(0);

fn game(options: &str, seats: usize) -> Fortuna {
    Fortuna::new(FortunaOptions::read(options).unwrap(), seats).unwrap()
}

fn sit(level: Level) -> Box<dyn Bot<Fortuna>> {
    player(level, Budget::nodes(60)).bot(None)
}

fn against(one: Level, other: Level, pairs: u64) -> Score {
    let score = arena::swapped(&game("", 2), &|| sit(one), &|| sit(other), SEED, 0..pairs);
    println!("{one} against {other}: {} ± {}", score.mean(), score.half_width());
    score
}

fn assert_better(score: Score, even: f64) {
    assert!(score.mean() - score.half_width() > even, "{} ± {}", score.mean(), score.half_width());
}

/// Twelve dice and twelve bricks have more pairings than anybody can count: every level still makes one that is good.
#[test]
fn every_level_pairs_up_for_twelve() {
    let game = game("spread=grand, calls=house, cap=2", 12);
    let points = |bot: &dyn Fn() -> Box<dyn Bot<Fortuna>>| {
        let mut bots: Vec<_> = Seat::all(12).map(|_| bot()).collect();
        let outcome = arena::play(&game, &mut bots, &mut Rng::seeded(5), &mut Rng::seeded(6));
        outcome.scores.as_slice().iter().sum::<i32>()
    };
    let random = points(&|| Box::new(Random));
    for level in [Level::Steady, Level::Strong, Level::Best] {
        let found = points(&|| sit(level));
        println!("{level}: {found} points, at random {random}");
        assert!(found > random, "{level}: {found} points, at random {random}");
    }
}

/// The pairing that is followed comes to what it says.
#[test]
fn pairings_are_followed_to_their_end() {
    let game = game("spread=grand, calls=house", 6);
    for seed in 0..40 {
        let (mut state, mut rng) = (game.start(), Rng::stream(SEED, seed));
        while !matches!(state.phase, Phase::PickDice(_) | Phase::PickBricks { .. }) {
            let Turn::Roll(chance) = game.turn(&state) else { break };
            game.roll(&mut state, chance.roll(&mut rng));
        }
        let scoring = game.options().scoring();
        let Some(paired) = pairing::pairings(&game, &state, &mut Pairings::new(scoring)) else { continue };
        for paired in paired {
            let before = state.players[state.on_turn].score;
            let gained = paired.after.players[state.on_turn].score - before;
            assert_eq!(gained, u16::from(paired.groups.score(scoring).points));
        }
    }
}

#[test]
fn each_level_beats_the_one_below() {
    assert_better(against(Level::Steady, Level::Novice, 1000), 0.5);
    assert_better(against(Level::Strong, Level::Steady, 1000), 0.5);
    assert_better(against(Level::Best, Level::Steady, 1000), 0.5);
}

/// The difference is small: the outlook is good, and the game is mostly luck.
#[test]
#[ignore = "long: make long"]
fn best_beats_strong() {
    assert_better(against(Level::Best, Level::Strong, 40_000), 0.5);
}

/// The first level in each seat in turn, the second in all others.
fn rotated(game: &Fortuna, one: Level, other: Level, rounds: u64) -> Score {
    let mut score = Score::default();
    for round in 0..rounds {
        let at = |seat: Seat| {
            let mut bots: Vec<_> =
                Seat::all(game.seats()).map(|place| sit(if place == seat { one } else { other })).collect();
            let mut dice = Rng::stream(SEED, 2 * round);
            let outcome = arena::play(game, &mut bots, &mut dice, &mut Rng::stream(SEED, 2 * round + 1));
            result(game, &outcome)[seat]
        };
        score.add(Seat::all(game.seats()).map(at).sum::<f64>() / game.seats() as f64);
    }
    println!("{one} against {other}: {} ± {}", score.mean(), score.half_width());
    score
}

#[test]
fn strong_beats_steady_where_there_is_much_to_choose() {
    assert_better(rotated(&game("spread=full", 4), Level::Strong, Level::Steady, 100), 0.25);
}

#[test]
#[ignore = "long: make long"]
fn best_beats_strong_where_there_is_much_to_choose() {
    assert_better(rotated(&game("spread=full", 4), Level::Best, Level::Strong, 300), 0.25);
}

/// p1 starts.
fn begun(game: &Fortuna) -> FortunaState {
    let mut state = game.start();
    (state.starter, state.phase) = (Some(P1), Phase::Dice);
    state
}

fn play_from(
    game: &Fortuna,
    mut state: FortunaState,
    bots: &mut [Box<dyn Bot<Fortuna>>],
    rng: &mut Rng,
) -> Outcome {
    loop {
        match game.turn(&state) {
            Turn::Over(outcome) => return outcome,
            Turn::Roll(chance) => game.roll(&mut state, chance.roll(rng)),
            Turn::Choose(asked) => {
                let mut choices = Choices::none();
                for seat in asked.iter() {
                    let mut legal = Vec::new();
                    game.legal(&state, seat, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    choices.put(
                        seat,
                        bots[seat.index()].choose(&Decision { game, seat, view: &view, legal: &legal }, rng),
                    );
                }
                game.choose(&mut state, &choices);
            }
        }
    }
}

fn starter_wins(options: &str, starter: Level, other: Level, games: u64) -> Score {
    let game = game(options, 2);
    let mut score = Score::default();
    for number in 0..games {
        let mut bots = [sit(starter), sit(other)];
        let outcome = play_from(&game, begun(&game), &mut bots, &mut Rng::stream(SEED, number));
        score.add(result(&game, &outcome)[P1]);
    }
    score
}

/// Nobody gets more against best play than the game is worth, and best play gets no less.
#[test]
fn no_bot_beats_the_truth() {
    for options in ["", "false-challenge=marble", "target=30", "cap=9"] {
        let truth = tables::table(&game(options, 2)).unwrap().worth(&begun(&game(options, 2)), P1);
        // Five standard deviations, of which the half width is 1.96.
        let far = |score: Score| 5.0 / 1.96 * score.half_width();
        let exact = starter_wins(options, Level::Best, Level::Best, 500);
        assert!((exact.mean() - truth).abs() < far(exact), "{options}: {} of {truth}", exact.mean());
        for level in [Level::Novice, Level::Steady, Level::Strong] {
            let lower = starter_wins(options, level, Level::Best, 300);
            assert!(lower.mean() < truth + far(lower), "{options} {level}: {} of {truth}", lower.mean());
            let upper = starter_wins(options, Level::Best, level, 300);
            assert!(upper.mean() > truth - far(upper), "{options} {level}: {} of {truth}", upper.mean());
        }
    }
}

/// A table after these events, and what a level chooses in it.
fn chosen(level: Level, options: &str, seats: usize, events: &str, seat: usize) -> String {
    let first = format!("* dice 6 6\n{}", "* dice 1 1\n".repeat(seats - 1));
    let log = format!("fortuna({options}) seats {seats} edition 1\n{first}{events}");
    let table = Table::<Fortuna>::read(&log).unwrap();
    let seat = Seat::at(seat);
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    sit(level)
        .choose(&Decision { game: table.game(), seat, view: &view, legal: &legal }, &mut Rng::seeded(1))
        .to_string()
}

const MISS: &str = "* dice 1 2\n* bricks 5 6\n";

#[test]
fn best_frees_when_it_trails_and_leaves_when_it_leads() {
    let (low, high) = ("* dice 1 5\n* bricks 1 3\n", "* dice 2 6\n* bricks 4 6\n");
    for level in [Level::Strong, Level::Best] {
        assert_eq!(chosen(level, "calls=house", 2, &format!("{MISS}{high}{low}"), 0), "free");
        assert_eq!(chosen(level, "calls=house", 2, &format!("{MISS}{low}{high}"), 0), "leave");
    }
}

#[test]
fn whoever_leads_far_wants_to_be_caught_and_whoever_trails_does_not_catch() {
    // p1 leads 20 to 0 with all marbles in hand on both sides, and misses: fewer marbles bring the end nearer.
    let p1_scores = "* dice 2 6\n* bricks 4 6\np1 call plain\np2 accept\n";
    let p2_stays = "* dice 1 2\n* bricks 0 2\np2 call half-smile\np1 accept\n";
    let ahead = format!("{p1_scores}{p2_stays}{p1_scores}{p2_stays}{MISS}");
    let wrong = chosen(Level::Best, "", 2, &ahead, 0);
    assert_ne!(wrong, "call plain");
    assert_eq!(chosen(Level::Best, "", 2, &format!("{ahead}p1 {wrong}\n"), 1), "accept");
    // At the start nobody leads, and nobody lies.
    assert_eq!(chosen(Level::Best, "", 2, MISS, 0), "call plain");
}

#[test]
fn best_of_four_takes_the_last_marble_to_win() {
    let (cheese, plain) = ("* dice 5 6\n* bricks 5 6\n", "* dice 1 5\n* bricks 3 5\n");
    let ahead = format!("{cheese}p1 take p4\n{MISS}{MISS}{plain}p4 leave\n* dice 2 4\n* bricks 2 5\n");
    for level in [Level::Strong, Level::Best] {
        assert_eq!(chosen(level, "calls=house", 4, &ahead, 0), "take p4");
    }
}

/// All levels play on at every table there is, and the judge has an opinion of everything that comes.
#[test]
fn everybody_plays_everywhere() {
    let tables =
        [("", 2), ("target=400", 2), ("teams=on", 4), ("spread=full, calls=house", 6), ("spread=full", 8)];
    for (options, seats) in tables {
        let game = game(options, seats);
        let mut bots: Vec<_> = (0..seats).map(|seat| sit(Level::ALL[seat % 4].0)).collect();
        let mut referee = judge(Budget::nodes(10));
        let (mut state, mut rng) = (begun(&game), Rng::seeded(3));
        for _ in 0..40 {
            sound_opinion(&game, &state, &mut *referee);
            match game.turn(&state) {
                Turn::Over(_) => break,
                Turn::Roll(chance) => game.roll(&mut state, chance.roll(&mut rng)),
                Turn::Choose(asked) => {
                    let mut choices = Choices::none();
                    for seat in asked.iter() {
                        let mut legal = Vec::new();
                        game.legal(&state, seat, &mut legal);
                        let view = game.view(&state, Viewer::Seat(seat));
                        let action = bots[seat.index()]
                            .choose(&Decision { game: &game, seat, view: &view, legal: &legal }, &mut rng);
                        assert!(legal.contains(&action), "{action}");
                        choices.put(seat, action);
                    }
                    game.choose(&mut state, &choices);
                }
            }
        }
    }
}

fn sound_opinion(game: &Fortuna, state: &FortunaState, referee: &mut dyn Judge<Fortuna>) {
    let worth = referee.worth(game, state).unwrap();
    assert_eq!(Ok(worth), referee.worth(game, state));
    assert_eq!(Ok(worth), judge(Budget::nodes(10)).worth(game, state), "another judge says something else");
    let sum: f64 = worth.chances.as_slice().iter().sum();
    let wins = if game.options().teams { game.seats() as f64 / 2.0 } else { 1.0 };
    assert!((sum - wins).abs() < 1e-9, "{worth:?} in {state:?}");
}

#[test]
fn a_team_wins_whole() {
    let (game, referee) = (game("teams=on", 4), judge(Budget::nodes(1)));
    let gold = Outcome::highest(PerSeat::from_fn(4, |seat| i32::from(seat.index() % 2 == 0)));
    assert_eq!(referee.result(&game, &gold).as_slice(), [1.0, 0.0, 1.0, 0.0]);
    let even = Outcome::highest(PerSeat::new(4, 7));
    assert_eq!(referee.result(&game, &even).as_slice(), [0.5; 4]);
}

/// A character gives up a little for what it likes, and no more.
#[test]
fn characters_stay_close_to_the_best() {
    let game = game("", 2);
    for character in super::CHARACTERS {
        let mut bots = [player(Level::Best, Budget::nodes(1)).bot(Some(character)), Box::new(Random)];
        let (mut state, mut rng, mut odd) = (begun(&game), Rng::seeded(5), 0);
        for round in 0..400 {
            match game.turn(&state) {
                Turn::Over(_) => state = begun(&game),
                Turn::Roll(chance) => game.roll(&mut state, chance.roll(&mut rng)),
                Turn::Choose(asked) => {
                    let seat = asked.only().unwrap();
                    let mut legal = Vec::new();
                    game.legal(&state, seat, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    let action = bots[seat.index()]
                        .choose(&Decision { game: &game, seat, view: &view, legal: &legal }, &mut rng);
                    if seat == P1 {
                        let mut thinker = judge(Budget::nodes(1));
                        let advice = thinker
                            .think(&Decision { game: &game, seat, view: &view, legal: &legal }, &mut rng);
                        let own = advice.iter().find(|advice| advice.action == action).unwrap();
                        assert!(own.chance > best_of(&advice).chance - 0.03, "{} {round}", character.name);
                        odd += u32::from(
                            thinker.choose(
                                &Decision { game: &game, seat, view: &view, legal: &legal },
                                &mut rng,
                            ) != action,
                        );
                    }
                    game.choose(&mut state, &Choices::one(seat, action));
                }
            }
        }
        assert!(odd > 0, "{} never does anything else", character.name);
    }
}

/// The longer a game goes on the less is known of it: at its end one throw decides. Of other rules nothing is known.
#[test]
fn the_judge_admits_more_at_the_end_and_under_other_rules() {
    for seats in [4, 6, 8] {
        let game = game("", seats);
        let outlook = tables::outlook(&game);
        let mut state = begun(&game);
        let start = judge(Budget::nodes(1)).worth(&game, &state).unwrap();
        assert_eq!(outlook.third(&game, &state), 0);
        state.turns = 1000;
        let late = judge(Budget::nodes(1)).worth(&game, &state).unwrap();
        assert_eq!(outlook.third(&game, &state), 2);
        assert!(start.error < late.error && late.error < ERROR, "{start:?} {late:?}");
        assert!((start.chances.as_slice().iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
    for (options, seats) in [("wolf=either", 4), ("teams=on", 4), ("spread=full", 6), ("", 10)] {
        let game = game(options, seats);
        assert_eq!(judge(Budget::nodes(1)).worth(&game, &begun(&game)).unwrap().error, ERROR, "{options}");
    }
}

/// What `ERROR` says: the outlook, held against many games that are played out from the same positions.
#[test]
#[ignore = "long: make long"]
fn the_outlook_is_about_right() {
    for (options, seats) in [("", 2), ("", 4), ("spread=full", 4), ("teams=on", 6), ("spread=full", 8)] {
        let game = game(options, seats);
        let outlook = tables::outlook(&game);
        let mut off: Vec<f64> = (0..60).map(|number| how_far_off(&game, &outlook, number)).collect();
        off.sort_by(f64::total_cmp);
        println!("{options} for {seats}: median {:.3}, 95 %: {:.3}", off[30], off[56]);
        assert!(off[56] < ERROR, "{options} for {seats}: {off:?}");
    }
}

fn how_far_off(game: &Fortuna, outlook: &super::outlook::Outlook, number: u64) -> f64 {
    let mut rng = Rng::stream(SEED, number);
    let mut state = begun(game);
    let steps = rng.below(60);
    for _ in 0..steps {
        let before = state.clone();
        match game.turn(&state) {
            Turn::Over(_) => break,
            Turn::Roll(chance) => game.roll(&mut state, chance.roll(&mut rng)),
            Turn::Choose(asked) => {
                let mut choices = Choices::none();
                asked.iter().for_each(|seat| choices.put(seat, quick::choice(game, &state, seat, &mut rng)));
                game.choose(&mut state, &choices);
            }
        }
        if state.phase == Phase::Over {
            state = before;
            break;
        }
    }
    let said = Ahead::new(game, outlook).chances(&state)[P1];
    let games = 400;
    let won = |_| result(game, &quick::play_out(game, &mut state.clone(), &mut rng))[P1];
    (said - (0..games).map(won).sum::<f64>() / f64::from(games)).abs()
}
