//! Pig, solved, is the touchstone: everything the analysis says of it can be checked.

pub(crate) mod small_pig;

use super::*;
use crate::arena::Score;
use crate::{Advice, Budget, Thinker, Worth};
use luckhouse_engine::pig::{PigAction, PigOptions};
use luckhouse_engine::{Bot, Choices, Decision, PerSeat, Rng, Seat, Turn};
use luckhouse_games::booty_dice::BootyDice;
use luckhouse_games::fortuna::Fortuna;
use luckhouse_games::lucky_shot::LuckyShot;
use luckhouse_games::reynards_luck::ReynardsLuck;
use small_pig::SmallPig;
use std::sync::atomic::{AtomicU64, Ordering};

const P1: Seat = Seat::at(0);

pub(crate) fn pig(seats: usize) -> SmallPig {
    SmallPig::new(PigOptions { goal: 8, cap: 30 }, seats).unwrap()
}

/// A game at random, or so many events of it; sometimes somebody gives up.
fn random_game<G: Game>(game: &G, seed: u64, events: usize) -> Table<G> {
    let (mut table, mut rng) = (Table::open(game.clone()), Rng::seeded(seed));
    while table.events().len() < events {
        match table.turn() {
            Turn::Over(_) => break,
            Turn::Roll(_) => drop(table.roll(&mut rng)),
            Turn::Choose(seats) if rng.below(200) == 0 => drop(table.resign(seats.first().unwrap())),
            Turn::Choose(seats) => {
                for seat in seats.iter() {
                    table.choose(seat, rng.pick(&table.legal(seat))).unwrap();
                }
            }
        }
    }
    table
}

/// Start, luck, own choices, those of the others, and the rest are the result; all of it for every seat.
fn assert_adds_up(analysis: &Analysis) {
    for player in &analysis.players {
        let sum = player.start + player.luck + player.own + player.others + player.rest;
        assert!((sum - player.result).abs() < 1e-9, "{player:?}");
        let at = |place: usize| analysis.moments.get(place).map(|moment| moment.change[player.seat]);
        let changes: f64 = (0..analysis.moments.len()).filter_map(at).sum();
        assert!((player.start + changes - player.result).abs() < 1e-9, "{player:?}");
    }
}

#[test]
fn luck_and_choices_of_a_solved_game_add_up_to_the_result_and_luck_is_nothing_on_average() {
    let game = pig(2);
    let mut judge = Exact::of(&game, Default::default()).unwrap();
    let mut luck = Score::default();
    for seed in 0..400 {
        let table = random_game(&game, seed, usize::MAX);
        let analysis = analyse(&table, &mut judge, &(), &()).unwrap();
        assert_adds_up(&analysis);
        assert!(analysis.players.iter().all(|player| player.rest.abs() < 1e-9));
        // Against perfect knowledge, no choice gives anything.
        assert!(analysis.players.iter().all(|player| player.own < 1e-9), "{:?}", analysis.players);
        luck.add(analysis.players[0].luck);
    }
    assert!(luck.mean().abs() < 1.5 * luck.half_width(), "{} ± {}", luck.mean(), luck.half_width());
    assert!(luck.half_width() < 0.1);
}

/// In a solved open game the loss of a decision is just what the choice took.
#[test]
fn what_a_decision_lost_is_what_the_choice_took() {
    let game = pig(2);
    let mut judge = Exact::of(&game, Default::default()).unwrap();
    let (mut labels, mut decisions) = (0, 0);
    for seed in 0..50 {
        let analysis = analyse(&random_game(&game, seed, usize::MAX), &mut judge, &(), &()).unwrap();
        for moment in analysis.moments.iter().filter(|moment| moment.cause == Cause::Choice) {
            for decision in &moment.decisions {
                let took = -moment.shares[0].change[decision.seat];
                assert!((decision.loss - took).abs() < 1e-9, "{moment:?}");
                assert_eq!(decision.label, Label::of(took, 0.0), "{moment:?}");
                labels += usize::from(decision.label.is_some());
            }
            decisions += moment.decisions.len();
        }
        let counted: usize = analysis.players.iter().map(|player| player.decisions).sum();
        assert_eq!(counted, analysis.moments.iter().map(|moment| moment.decisions.len()).sum::<usize>());
    }
    assert!(labels > 20 && decisions > labels, "{labels} of {decisions}");
}

/// Has an opinion of everything, and no reason for any.
struct Whimsical;

impl<G: Game> Bot<G> for Whimsical {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        let Decision { legal, .. } = *decision;
        rng.pick(legal)
    }
}

impl<G: Game> Thinker<G> for Whimsical {
    fn think(&mut self, decision: &Decision<G>, rng: &mut Rng) -> Vec<Advice<G::Action>> {
        let Decision { legal, .. } = *decision;
        let mut advice = |action: &G::Action| Advice::new(*action, whim(rng), 0.0);
        legal.iter().map(&mut advice).collect()
    }
}

impl<G: Game> Judge<G> for Whimsical {
    fn worth(&mut self, game: &G, state: &G::State) -> Result<Worth, Unclear> {
        let mut rng = Rng::seeded(crate::search::key::of_state(state));
        Ok(Worth { chances: PerSeat::from_fn(game.seats(), |_| whim(&mut rng)), error: 0.0 })
    }
}

fn whim(rng: &mut Rng) -> f64 {
    rng.below(1000) as f64 / 1000.0
}

#[test]
fn luck_is_nothing_on_average_even_for_the_worst_of_judges() {
    let game = pig(3);
    let mut luck = Score::default();
    for seed in 0..1000 {
        let analysis = analyse(&random_game(&game, seed, usize::MAX), &mut Whimsical, &(), &()).unwrap();
        assert_adds_up(&analysis);
        assert!(analysis.players.iter().all(|player| player.rest.abs() < 1e-9));
        luck.add(analysis.players[0].luck);
    }
    assert!(luck.mean().abs() < 1.5 * luck.half_width(), "{} ± {}", luck.mean(), luck.half_width());
    assert!(luck.half_width() < 0.1, "{}", luck.half_width());
}

/// All kinds of turns: rolls in a row, several who choose at once, secrets, open ends.
#[test]
fn every_game_adds_up() {
    fn holds<G: Game>(seats: usize, events: usize) {
        let game = G::new(Default::default(), seats).unwrap();
        let table = random_game(&game, 5, events);
        let analysis = analyse(&table, &mut Whimsical, &(), &()).unwrap();
        assert_adds_up(&analysis);
        assert_eq!(analysis.moments.len(), table.events().len());
        assert_eq!(analysis.over, matches!(table.turn(), Turn::Over(_)));
    }
    holds::<Fortuna>(2, usize::MAX);
    holds::<Fortuna>(6, 60);
    holds::<ReynardsLuck>(2, 300);
    holds::<LuckyShot>(3, 100);
    holds::<BootyDice>(2, 40);
}

/// Whoever gives up at a table of two throws away what they had; it is their own choice.
#[test]
fn giving_up_is_a_choice() {
    let mut table = Table::open(pig(2));
    table.resign(P1).unwrap();
    let analysis =
        analyse(&table, &mut Exact::of(table.game(), Default::default()).unwrap(), &(), &()).unwrap();
    let p1 = &analysis.players[0];
    assert_eq!((p1.result, p1.own, p1.luck), (0.0, -p1.start, 0.0));
    assert_eq!(
        (analysis.moments[0].cause, analysis.turning.as_slice()),
        (Cause::Resignation, [0].as_slice())
    );
    assert!(analysis.over);
}

/// Says what it is told to say.
struct Scripted {
    roll: f64,
    hold: f64,
    error: f64,
    /// Nothing is said of positions with this many points in the turn.
    unclear: Option<u16>,
}

impl Bot<SmallPig> for Scripted {
    fn choose(&mut self, decision: &Decision<SmallPig>, _: &mut Rng) -> PigAction {
        let Decision { legal, .. } = *decision;
        legal[0]
    }
}

impl Thinker<SmallPig> for Scripted {
    fn think(&mut self, decision: &Decision<SmallPig>, _: &mut Rng) -> Vec<Advice<PigAction>> {
        let Decision { legal, .. } = *decision;
        let chance = |action| if action == PigAction::Roll { self.roll } else { self.hold };
        legal.iter().map(|action| Advice::new(*action, chance(*action), self.error)).collect()
    }
}

impl Judge<SmallPig> for Scripted {
    fn worth(&mut self, game: &SmallPig, state: &<SmallPig as Game>::State) -> Result<Worth, Unclear> {
        let view = game.view(state, luckhouse_engine::Viewer::Watcher);
        if self.unclear == Some(view.points) {
            return Err(Unclear(format!("{} points are too many to think", view.points)));
        }
        let p1 = 0.5 + f64::from(view.points) / 100.0;
        Ok(Worth { chances: PerSeat::from_fn(2, |seat| if seat == P1 { p1 } else { 1.0 - p1 }), error: 0.0 })
    }
}

fn held() -> Table<SmallPig> {
    Table::read("pig(goal=50) seats 2 edition 1\np1 roll\n* 6\np1 hold\n").unwrap()
}

fn decision(loss: f64, error: f64) -> JudgedDecision {
    let mut judge = Scripted { roll: 0.6, hold: 0.6 - loss, error, unclear: None };
    analyse(&held(), &mut judge, &(), &()).unwrap().moments[2].decisions[0].clone()
}

#[test]
fn the_lead_of_the_best_is_known_but_not_told_to_pages() {
    let decision = decision(0.2, 0.05);
    let (lead, error) = decision.lead.unwrap();
    assert!((lead - 0.2).abs() < 1e-12 && (error - 0.1).abs() < 1e-12);
    assert_eq!(decision.choices, 2);
    let told = serde_json::to_value(&decision).unwrap();
    assert!(told.get("loss").is_some() && told.get("lead").is_none() && told.get("choices").is_none());
}

#[test]
fn labels_begin_at_five_ten_and_fifteen_points() {
    let label = |loss| decision(loss, 0.0).label;
    assert_eq!((label(0.0), label(0.049)), (None, None));
    assert_eq!((label(0.05), label(0.099)), (Some(Label::Inaccuracy), Some(Label::Inaccuracy)));
    assert_eq!((label(0.10), label(0.149)), (Some(Label::Mistake), Some(Label::Mistake)));
    assert_eq!((label(0.15), label(0.6)), (Some(Label::Blunder), Some(Label::Blunder)));
    assert_eq!(decision(-0.2, 0.0).loss, 0.0, "the best loses nothing");
}

#[test]
fn no_label_is_smaller_than_its_error() {
    // Each of the two can be off by so much, and the difference by the sum.
    assert_eq!(decision(0.2, 0.101).label, None);
    assert_eq!(decision(0.2, 0.101).proved_loss(), 0.0);
    assert_eq!(decision(0.2, 0.099).label, Some(Label::Blunder));
    let mut rng = Rng::seeded(1);
    for _ in 0..200 {
        let [loss, error] = [(); 2].map(|()| rng.below(1000) as f64 / 2000.0);
        let decision = decision(loss, error);
        assert!(decision.label.is_none() || decision.loss >= decision.error, "{decision:?}");
    }
}

/// What was hardly tried may look best by accident.
#[test]
fn the_best_is_what_is_surely_good() {
    let advice = |chance, error| Advice::new(PigAction::Hold, chance, error);
    let tried = [advice(0.5, 0.01), advice(0.9, 0.5), advice(0.6, 0.02)];
    assert_eq!(decisions::surest(&tried), tried[2]);
    let exact = [advice(0.5, 0.0), advice(0.9, 0.0), advice(0.9, 0.0)];
    assert_eq!(decisions::surest(&exact), exact[1]);
}

#[test]
fn forced_choices_are_no_decisions() {
    let mut judge = Scripted { roll: 0.6, hold: 0.6, error: 0.0, unclear: None };
    let analysis = analyse(&held(), &mut judge, &(), &()).unwrap();
    assert!(analysis.moments[0].decisions.is_empty(), "only one may roll at first");
    assert_eq!(analysis.players[0].decisions, 1);
    assert_eq!((analysis.players[1].decisions, analysis.players[1].accuracy), (0, None));
}

#[test]
fn what_is_unclear_is_skipped_and_said_once() {
    // Six points in the turn come up in the middle, and in every mean over a roll.
    let mut judge = Scripted { roll: 0.6, hold: 0.6, error: 0.0, unclear: Some(6) };
    let analysis = analyse(&held(), &mut judge, &(), &()).unwrap();
    assert_adds_up(&analysis);
    assert_eq!(analysis.unclear.as_deref(), Some("6 points are too many to think"));
    assert!(analysis.moments.iter().all(|moment| moment.cause == Cause::Unclear));
    assert!(analysis.moments[1].chances.is_none() && analysis.moments[2].chances.is_some());
    assert_eq!(analysis.players[0].rest, analysis.result[P1] - analysis.start[P1]);
    let mut silent = Scripted { unclear: Some(0), ..judge };
    let nothing = analyse(&Table::open(pig(2)), &mut silent, &(), &()).unwrap_err();
    assert_eq!(nothing.to_string(), "0 points are too many to think");
}

/// Goes away after so many questions.
struct Impatient(AtomicU64);

impl Watch for Impatient {
    fn go_on(&self, done: u64, of: u64) -> bool {
        assert!(done <= of);
        self.0.fetch_sub(1, Ordering::Relaxed) > 1
    }
}

#[test]
fn it_stops_when_nobody_waits() {
    let game = pig(2);
    let table = random_game(&game, 1, usize::MAX);
    let mut judge = Exact::of(&game, Default::default()).unwrap();
    for patience in [1, 5, 20] {
        let stopped = analyse(&table, &mut judge, &(), &Impatient(AtomicU64::new(patience)));
        assert_eq!(stopped, Err(NoAnalysis::Stopped));
    }
}

#[test]
fn playouts_say_the_same_of_the_same_and_are_near_the_truth() {
    let game = pig(2);
    let state = game.start();
    let ask = || Playouts::random(Budget::nodes(1000)).worth(&game, &state).unwrap();
    assert_eq!(ask(), ask());
    let won = nearly_won(&game);
    let found = Playouts::random(Budget::nodes(1000)).worth(&game, &won).unwrap();
    assert!(found.chances[P1] > 0.6, "{found:?}");
    assert!(found.error > 0.0, "a hundred games prove nothing for certain");
}

/// p1 has seven of eight points, p2 has none.
fn nearly_won(game: &SmallPig) -> <SmallPig as Game>::State {
    let mut state = game.start();
    for face in ["2", "5"] {
        game.choose(&mut state, &Choices::one(P1, PigAction::Roll));
        game.roll(&mut state, face.parse().unwrap());
    }
    game.choose(&mut state, &Choices::one(P1, PigAction::Hold));
    state
}

#[test]
fn a_thinker_by_playouts_knows_a_won_game() {
    let game = pig(2);
    let mut state = nearly_won(&game);
    let p2 = P1.other();
    for face in ["6", "2"] {
        game.choose(&mut state, &Choices::one(p2, PigAction::Roll));
        game.roll(&mut state, face.parse().unwrap());
    }
    let view = game.view(&state, luckhouse_engine::Viewer::Seat(p2));
    let legal = [PigAction::Roll, PigAction::Hold];
    for mut judge in
        [Playouts::random(Budget::nodes(400)), Playouts::of(Box::new(crate::Random), Budget::nodes(400))]
    {
        let advice =
            judge.think(&Decision { game: &game, seat: p2, view: &view, legal: &legal }, &mut Rng::seeded(1));
        assert_eq!(advice[1].chance, 1.0);
        assert!(advice[0].chance < 0.95, "{advice:?}");
        assert_eq!(
            judge
                .choose(&Decision { game: &game, seat: p2, view: &view, legal: &legal }, &mut Rng::seeded(1)),
            PigAction::Hold
        );
    }
}

/// What the judge of `held` says when p1, whose choice cost so much, could have been misjudged by so much.
fn balance_of(loss: f64, error: f64) -> Balance {
    let mut judge = Scripted { roll: 0.6, hold: 0.6 - loss, error, unclear: None };
    analyse(&held(), &mut judge, &(), &()).unwrap().players[0]
}

#[test]
fn there_is_no_accuracy_where_a_loss_could_not_have_been_seen() {
    assert!(balance_of(0.02, 0.01).accuracy.is_some());
    assert_eq!(balance_of(0.04, 0.2).accuracy, None, "who knows");
    assert!(balance_of(0.5, 0.1).accuracy.is_some(), "a loss that is larger than its error was seen");
}
