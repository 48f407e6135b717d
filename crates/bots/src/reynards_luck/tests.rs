use super::belief::{Belief, field, pairs};
use super::lookahead::LookaheadBot;
use super::weights::Weights;
use super::*;
use crate::arena;
use luckhouse_engine::{Bot, Chance, Choices, Decision, Game, Rng, Seat, Table, Turn, Viewer};
use luckhouse_games::reynards_luck::{
    Action, Bag, Card, Deed, Kind, Phase, ReynardsLuckOptions, Sort, State, odds,
};

fn rules(words: &str) -> ReynardsLuck {
    let layout = luckhouse_games::reynards_luck::Layout::read(words).unwrap();
    ReynardsLuck::new(ReynardsLuckOptions { layout, ..Default::default() }, 2).unwrap()
}

fn quick() -> LookaheadBot {
    LookaheadBot::new(Budget::nodes(u64::MAX), &[(1, 3)], 3)
}

/// A game of careful players; `look` sees every state.
fn watch_a_game(game: &ReynardsLuck, seed: u64, mut look: impl FnMut(&State, Option<Action>)) {
    let (mut state, mut legal, rng) = (game.start(), Vec::new(), &mut Rng::seeded(seed));
    loop {
        match game.turn(&state) {
            Turn::Over(_) => return look(&state, None),
            Turn::Roll(chance) => {
                look(&state, None);
                let roll = chance.roll(rng);
                game.roll(&mut state, roll);
            }
            Turn::Choose(seats) => {
                let mut choices = Choices::none();
                for seat in seats.iter() {
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    choices.put(
                        seat,
                        CarefulReynardsLuck.choose(&Decision { game, seat, view: &view, legal: &legal }, rng),
                    );
                }
                look(&state, seats.only().map(|seat| choices.of(seat)));
                game.choose(&mut state, &choices);
            }
        }
    }
}

#[test]
fn the_shipped_weights_are_read_and_written_the_same() {
    let weights = Weights::shipped();
    assert_eq!(Weights::read(&weights.to_string()).as_ref(), Ok(weights));
    let wrong = Weights::read("ones 1").unwrap_err().to_string();
    assert!(wrong.contains("expected a known name and its numbers"), "{wrong}");
}

#[test]
fn the_quick_odds_of_a_duel_are_the_exact_ones() {
    let (hand, deck) = (Bag::of([1, 0, 0, 1, 1, 0, 1]), Bag::of([3, 2, 6, 1, 4, 5, 2]));
    let chances = |bag: &Bag<Card>| Card::ALL.map(|card| f64::from(bag.count(card)) / bag.len() as f64);
    let mut values = [[0.0; 6]; belief::CLASSES];
    for kind in Kind::ALL {
        let sixth = |value: u8| {
            if kind.value().is_none() { 1.0 / 6.0 } else { f64::from(u8::from(kind.value() == Some(value))) }
        };
        values[kind.place()] = [1, 2, 3, 4, 5, 6].map(sixth);
    }
    let found = pairs(&values, &chances(&hand), &chances(&deck));
    for (mine, theirs) in Kind::ALL.into_iter().flat_map(|mine| Kind::ALL.map(|theirs| (mine, theirs))) {
        let only = |kind: Kind| [kind].into_iter().collect::<Bag<Kind>>();
        let exact = odds::duel(&only(mine), &hand, &only(theirs), &deck);
        let ends = found[mine.place()][theirs.place()];
        assert!((ends.win - exact.wins().as_f64()).abs() < 1e-9, "{mine} {theirs}");
        assert!((ends.lose - exact.loses().as_f64()).abs() < 1e-9, "{mine} {theirs}");
    }
}

#[test]
fn what_is_believed_adds_up_to_what_is_hidden() {
    let game = rules("crossing");
    let mut looked = 0;
    watch_a_game(&game, 3, |state, _| {
        let view = game.view(state, Viewer::Seat(Seat::at(0)));
        if !matches!(view.phase, Phase::Roll) || view.hidden[Seat::at(1)].is_empty() {
            return;
        }
        looked += 1;
        let belief = Belief::new(&game, &view, Some(Seat::at(0)), &Weights::shipped().habits);
        let mut sums = [0.0; 7];
        for piece in view.pieces_of(Seat::at(1)).filter(|piece| piece.kind.is_none()) {
            let kinds = belief.kinds[usize::from(belief::class_of(&game, &piece))];
            assert!((kinds.iter().sum::<f64>() - 1.0).abs() < 1e-6);
            sums.iter_mut().zip(kinds).for_each(|(sum, chance)| *sum += chance);
        }
        for kind in Kind::ALL {
            let hidden = f64::from(view.hidden[Seat::at(1)].count(kind));
            assert!((sums[kind.place()] - hidden).abs() < 0.05, "{kind}: {} of {hidden}", sums[kind.place()]);
        }
    });
    assert!(looked > 10);
}

#[test]
fn a_field_moves_as_the_game_does() {
    let game = rules("den");
    let mut moves = 0;
    watch_a_game(&game, 4, |state, action| {
        let view = game.view(state, Viewer::Arbiter);
        let Some(action @ Action::Go { from, to, deed: Deed::Move }) = action else { return };
        let mut after = state.clone();
        game.choose(&mut after, &Choices::one(view.on_turn, action));
        let mut moved = field(&game, &view);
        moved.step(from, to);
        moved.end_turn(&game.layout().foxheads);
        let seen = game.view(&after, Viewer::Arbiter);
        if !matches!(seen.phase, Phase::Over { .. }) {
            assert_eq!(moved, field(&game, &seen));
            moves += 1;
        }
    });
    assert!(moves > 10);
}

#[test]
fn the_judge_says_the_same_twice_and_knows_the_end() {
    let game = rules("crossing");
    let (mut one, mut other) = (judge(Budget::nodes(1)), judge(Budget::nodes(1)));
    let mut seen = 0;
    watch_a_game(&game, 1, |state, _| {
        let (worth, again) = (one.worth(&game, state), other.worth(&game, state));
        assert_eq!(worth, again);
        let Ok(worth) = worth else { return };
        seen += 1;
        assert!((worth.chances.as_slice().iter().sum::<f64>() - 1.0).abs() < 1e-9);
        if let Turn::Over(outcome) = game.turn(state) {
            assert_eq!((worth.chances, worth.error), (crate::share(&outcome), 0.0));
        }
    });
    assert!(seen > 50);
}

#[test]
fn it_plays_whole_games_by_the_rules_and_beats_a_novice() {
    for layout in ["crossing", "den"] {
        let game = rules(layout);
        let bot = || -> Box<dyn Bot<ReynardsLuck>> { Box::new(Legal(quick())) };
        let novice = || player(Level::Novice, Budget::nodes(1)).bot(None);
        let score = arena::swapped(&game, &bot, &novice, 1, 0..1);
        assert!(score.mean() >= 0.5, "{layout}: {}", score.mean());
    }
}

/// Complains about a choice that is not legal.
struct Legal(LookaheadBot);

impl Bot<ReynardsLuck> for Legal {
    fn choose(&mut self, decision: &Decision<ReynardsLuck>, rng: &mut Rng) -> Action {
        let Decision { legal, .. } = *decision;
        let action = self.0.choose(decision, rng);
        assert!(legal.contains(&action), "{action}");
        action
    }
}

/// Five pieces each, three of Red's on foxheads; the 6 below the last one.
fn scene(events: &str) -> String {
    format!(
        "reynards-luck(layout=pieces 1:1 2:1 3:1 6:1 fox:1; cards 1:6 2:6 3:6 4:6 5:6 6:5 7:5; \
         foxheads b5 d5 f5 h5; red e1 b4 d4 f4 h4 a1; blue e9 a9 b9 c9 d7 i9) seats 2 edition 1\n\
         p1 place 1\np1 place 6\np1 place 3\np1 place 2\np2 place 1\np2 place 2\np2 place 3\np2 place 6\n\
         * card 1\n* card 2\n* card 3\n* card 7\n* card 1\n* card 2\n* card 4\n* card 7\n* p1 starts\n\
         * 1\np1 b4-b5\n* 1\np2 a9-a8\n* 1\np1 f4-f5\n* 1\np2 a8-a9\n* 1\np1 h4-h5\n* 1\np2 a9-a8\n{events}"
    )
}

fn choice(log: &str, seat: usize) -> String {
    let table = Table::<ReynardsLuck>::read(log).unwrap();
    let seat = Seat::at(seat);
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    quick()
        .choose(&Decision { game: table.game(), seat, view: &view, legal: &legal }, &mut Rng::seeded(1))
        .to_string()
}

#[test]
fn it_takes_the_last_foxhead() {
    assert_eq!(choice(&scene("* 1\n"), 0), "d4-d5");
}

#[test]
fn it_breaks_up_the_enemys_hold_where_that_is_likeliest() {
    // The 1 on b5 has never been seen: all that Blue knows is that something must be beaten.
    let challenge = choice(&scene("* 1\np1 d4-d5\n* 2\n"), 1);
    assert!(["d7xb5", "d7xd5", "d7xf5"].contains(&challenge.as_str()), "{challenge}");
}

#[test]
fn it_plays_high_where_everything_is_at_stake() {
    assert_eq!(choice(&scene("* 1\np1 d4-d5\n* 2\np2 d7xd5\n"), 0), "card 7");
}

#[test]
fn a_budget_is_kept() {
    let table = Table::<ReynardsLuck>::read(&scene("* 6\n")).unwrap();
    let seat = Seat::at(1 - table.owed().only().unwrap().other().index());
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    for nodes in [0, 10, 300] {
        let mut bot = best(Budget::nodes(nodes));
        let action = bot
            .choose(&Decision { game: table.game(), seat, view: &view, legal: &legal }, &mut Rng::seeded(1));
        assert!(legal.contains(&action), "{nodes}");
    }
}

#[test]
#[ignore = "long: make long"]
fn strong_beats_steady() {
    let game = rules("crossing");
    let bot = |level| move || player(level, Budget::nodes(200_000)).bot(None);
    let score = arena::swapped(&game, &bot(Level::Strong), &bot(Level::Steady), 77, 0..40);
    assert!(score.mean() - score.half_width() > 0.5, "{} ± {}", score.mean(), score.half_width());
    println!("strong against steady: {:.3} ± {:.3}", score.mean(), score.half_width());
}

#[test]
#[ignore = "long: make long"]
fn best_beats_strong() {
    let game = rules("crossing");
    let bot = |level| move || player(level, Budget::nodes(u64::MAX)).bot(None);
    let mut judge = judge(Budget::nodes(1));
    let mut eye = |state: &State| Some(judge.worth(&game, state).ok()?.chances);
    let (best, strong) = (bot(Level::Best), bot(Level::Strong));
    let mut all = arena::Score::default();
    // The pairs by which best was told from strong, all of them.
    for (seed, pairs) in [(1, 40), (78, 50), (79, 100)] {
        let scores = arena::swapped_fairly(&game, &best, &strong, seed, 0..pairs, &mut eye);
        println!("best against strong, seed {seed}: {scores}");
        all = all.merge(scores.fair);
    }
    println!("in all: {:.4} ± {:.4} without luck", all.mean(), all.half_width());
    assert!(all.mean() - all.half_width() > 0.5);
}

/// Positions in which a turn begins, one of each game of careful players.
fn beginnings(game: &ReynardsLuck, many: u64) -> Vec<State> {
    let one = |seed: u64| {
        let mut states = Vec::new();
        watch_a_game(game, seed, |state, _| {
            if matches!(game.view(state, Viewer::Watcher).phase, Phase::Roll) {
                states.push(state.clone());
            }
        });
        states.swap_remove(Rng::stream(seed, 1).below(states.len() as u64) as usize)
    };
    (0..many).map(|index| one(9_000 + index)).collect()
}

/// How often p1 wins from here, between players who choose at a glance.
fn played_out(game: &ReynardsLuck, state: &State, times: u64) -> f64 {
    let mut bot = LookaheadBot::new(Budget::nodes(u64::MAX), &[], 3);
    let one = |time: u64| {
        let (mut dice, mut thoughts) = (Rng::stream(9_100, time), Rng::stream(9_101, time));
        let outcome = arena::play_on(game, state.clone(), &mut dice, |seat, view, legal| {
            bot.choose(&Decision { game, seat, view, legal }, &mut thoughts)
        });
        crate::share(&outcome)[Seat::at(0)]
    };
    (0..times).map(one).sum::<f64>() / times as f64
}

/// Prints what `ERROR` should be: twice the root of the mean square by which the judge is off, without the part that
/// comes of playing out only so often.
#[test]
#[ignore = "long: make long"]
fn the_error_is_what_was_measured() {
    const POSITIONS: u64 = 120;
    const TIMES: u64 = 4;
    let game = rules("crossing");
    let mut judge = judge(Budget::nodes(1));
    let mut sum = 0.0;
    for state in beginnings(&game, POSITIONS) {
        let said = judge.worth(&game, &state).unwrap().chances[Seat::at(0)];
        let found = played_out(&game, &state, TIMES);
        sum += (said - found).powi(2) - found * (1.0 - found) / (TIMES - 1) as f64;
    }
    let measured = 1.96 * (sum / POSITIONS as f64).max(0.0).sqrt();
    println!("measured {measured:.3}, shipped {ERROR}");
    assert!((measured - ERROR).abs() < 0.03, "measured {measured:.3}, shipped {ERROR}");
}
