//! A guide is listened to; and with three at the table each goes for the own share.

use crate::parlour::{Kind, Number, P1, Parlour, Spots};
use luckhouse_bots::search::{Guide, Search};
use luckhouse_bots::{Budget, Judge, Thinker};
use luckhouse_engine::pig::{Pig, PigOptions};
use luckhouse_engine::{Bot, Decision, Game, PerSeat, Rng, Seat};

/// p1 chooses one of eight doors, behind each of which a coin is tossed.
fn doors() -> Parlour {
    let mut spots = Spots::default();
    spots.open(Kind::Choice(P1, (1..=8).collect()));
    for _ in 0..8 {
        spots.open(Kind::Chance(vec![9, 10]));
    }
    spots.open(Kind::Over([1, 0]));
    spots.open(Kind::Over([0, 1]));
    spots.game()
}

/// Has heard of the third door, and of nothing else.
struct Rumour {
    prior: f64,
    prune: bool,
}

const THIRD: Number = Number(2);

impl Guide<Parlour> for Rumour {
    fn priors(&mut self, _: &Parlour, _: &Number, _: Seat, legal: &[Number], into: &mut Vec<f64>) {
        into.extend(legal.iter().map(|action| if *action == THIRD { self.prior } else { 1.0 }));
    }

    fn prune(&mut self, _: &Parlour, _: &Number, _: Seat, legal: &mut Vec<Number>) {
        if self.prune {
            legal.retain(|action| *action == THIRD);
        }
    }
}

const DEAF: Rumour = Rumour { prior: 1.0, prune: false };

/// How often the third door is taken in forty searches.
fn third(rumour: impl Fn() -> Rumour, nodes: u64) -> usize {
    let game = doors();
    let ((view, legal), mut rng) = (game.seen(P1, 0), Rng::seeded(1));
    let mut choose = || {
        Search::guided(rumour(), Budget::nodes(nodes))
            .choose(&Decision { game: &game, seat: P1, view: &view, legal: &legal }, &mut rng)
    };
    (0..40).filter(|_| choose() == THIRD).count()
}

#[test]
fn priors_draw_the_search() {
    let (deaf, drawn) = (third(|| DEAF, 40), third(|| Rumour { prior: 10.0, ..DEAF }, 40));
    assert!(deaf < 15 && drawn > 30, "{deaf} and {drawn} of 40");
}

#[test]
fn what_is_pruned_is_not_chosen_but_still_judged() {
    let pruning = || Rumour { prune: true, ..DEAF };
    assert_eq!(third(pruning, 1), 40);
    let game = doors();
    let (view, legal) = game.seen(P1, 0);
    let mut search = Search::guided(pruning(), Budget::nodes(400));
    let advice =
        search.think(&Decision { game: &game, seat: P1, view: &view, legal: &legal }, &mut Rng::seeded(1));
    assert_eq!(advice.len(), 8);
    assert!(advice.iter().all(|choice| choice.error < 0.35), "each was tried a few times: {advice:?}");
}

/// Says of Pig, after so many choices of a playout, that p1 wins seven times in ten.
struct Cut(usize);

impl Guide<Pig> for Cut {
    fn worth(&mut self, _: &Pig, _: &<Pig as Game>::State, depth: usize) -> Option<PerSeat<f64>> {
        assert!(depth <= self.0, "nobody plays on after it is cut off");
        (depth == self.0).then(|| PerSeat::from_fn(2, |seat| if seat == P1 { 0.7 } else { 0.3 }))
    }
}

#[test]
fn the_guide_says_what_a_state_is_worth() {
    let game = Pig::new(PigOptions::default(), 2).unwrap();
    for depth in [0, 3] {
        let worth = Search::guided(Cut(depth), Budget::nodes(50)).worth(&game, &game.start()).unwrap();
        assert!((worth.chances[P1] - 0.7).abs() < 1e-9 && worth.error < 1e-6, "{worth:?}");
    }
}

/// Pig to two: whoever does not roll a 1 wins, so the chances are as 36 to 6 to 1.
#[test]
fn three_share_the_chances() {
    let game = Pig::new(PigOptions { goal: 2, ..PigOptions::default() }, 3).unwrap();
    let worth = Search::new(Budget::nodes(4000)).worth(&game, &game.start()).unwrap();
    for (seat, part) in Seat::all(3).zip([36.0, 6.0, 1.0]) {
        assert!((worth.chances[seat] - part / 43.0).abs() < 0.03, "{worth:?}");
    }
}
