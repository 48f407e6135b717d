//! Games with the luck of the dice taken out: few of them tell what would else take thousands.

use super::{Told, play_with};
use crate::share;
use luckhouse_engine::{Bot, Chance, Decision, Game, Outcome, PerSeat, Rng, Seat};

/// Somebody who says what a state is worth to each seat, if anything can be said.
pub type Eye<'a, S> = &'a mut dyn FnMut(&S) -> Option<PerSeat<f64>>;

/// What came of a game, and how much of it was luck.
#[derive(Clone, Debug, PartialEq)]
pub struct Fair {
    /// How it ended.
    pub outcome: Outcome,
    /// What each seat owes to the dice, in wins.
    pub luck: PerSeat<f64>,
}

impl Fair {
    /// Each seat's share of the win, less its luck. It can be below 0 or above 1.
    pub fn shares(&self) -> PerSeat<f64> {
        let shares = share(&self.outcome);
        PerSeat::from_fn(shares.seats(), |seat| shares[seat] - self.luck[seat])
    }
}

/// Play one game as [`play`](super::play) does, and say how much luck everybody had.
///
/// The luck of a roll is what it leads to, less the mean of what all rolls would lead to, as the eye sees it. That is
/// 0 on average, whoever plays and however wrong the eye is: taking it out of a result leaves the mean as it is, and
/// the better the eye, the less is left to chance.
///
/// ```
/// use luckhouse_bots::{Random, arena};
/// use luckhouse_engine::pig::{Pig, PigOptions};
/// use luckhouse_engine::{Bot, Game, PerSeat, Rng};
/// let game = Pig::new(PigOptions::default(), 2)?;
/// let mut bots: Vec<Box<dyn Bot<Pig>>> = vec![Box::new(Random), Box::new(Random)];
/// let mut blind = |_: &_| Some(PerSeat::new(2, 0.5));
/// let fair = arena::fair(&game, &mut bots, &mut Rng::seeded(1), &mut Rng::seeded(2), &mut blind);
/// assert!(fair.luck.as_slice().iter().all(|luck| luck.abs() < 1e-9));
/// assert!((fair.shares().as_slice().iter().sum::<f64>() - 1.0).abs() < 1e-9);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn fair<G: Game>(
    game: &G,
    bots: &mut [Box<dyn Bot<G> + '_>],
    dice: &mut Rng,
    thoughts: &mut Rng,
    eye: Eye<G::State>,
) -> Fair {
    fair_told(game, bots, (dice, thoughts), eye, None)
}

/// The same for somebody who hears what happens, and may be one of the players.
pub fn fair_told<G: Game>(
    game: &G,
    bots: &mut [Box<dyn Bot<G> + '_>],
    (dice, thoughts): (&mut Rng, &mut Rng),
    eye: Eye<G::State>,
    told: Option<Told<G>>,
) -> Fair {
    let mut luck = PerSeat::new(game.seats(), 0.0);
    let roll = |state: &mut G::State, chance: &G::Chance| {
        let (before, roll) = (state.clone(), chance.roll(dice));
        game.roll(state, roll);
        if let Some(came) = luck_of(game, &before, chance, state, eye) {
            luck = PerSeat::from_fn(luck.seats(), |seat| luck[seat] + came[seat]);
        }
        roll
    };
    let choose = |seat: Seat, view: &G::View, legal: &[G::Action]| {
        bots[seat.index()].choose(&Decision { game, seat, view, legal }, thoughts)
    };
    let outcome = play_with(game, game.start(), roll, choose, told);
    Fair { outcome, luck }
}

/// How much luck it was that this came. Where the eye sees nothing in one of the rolls, none of them is luck.
fn luck_of<G: Game>(
    game: &G,
    before: &G::State,
    chance: &G::Chance,
    came: &G::State,
    eye: Eye<G::State>,
) -> Option<PerSeat<f64>> {
    let mut luck = eye(came)?;
    let odds = chance.odds();
    for (roll, ways) in odds.lines() {
        let mut after = before.clone();
        game.roll(&mut after, *roll);
        let (worth, part) = (eye(&after)?, *ways as f64 / odds.total() as f64);
        luck = PerSeat::from_fn(luck.seats(), |seat| luck[seat] - part * worth[seat]);
    }
    Some(luck)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Exact;
    use crate::analysis::tests::{pig, small_pig::SmallPig};
    use crate::arena::Score;
    use crate::{Judge, Random};

    const P1: Seat = Seat::at(0);

    fn solved() -> Exact<SmallPig> {
        Exact::of(&pig(2), Default::default()).unwrap()
    }

    fn at_random() -> [Box<dyn Bot<SmallPig>>; 2] {
        [Box::new(Random), Box::new(Random)]
    }

    /// What p1 won in so many games of these bots: as they ended, and without luck.
    fn played(
        mut bots: [Box<dyn Bot<SmallPig>>; 2],
        many: u64,
        eye: Eye<<SmallPig as Game>::State>,
    ) -> [Score; 2] {
        let (game, mut scores) = (pig(2), [Score::default(); 2]);
        for number in 0..many {
            let (mut dice, mut thoughts) = (Rng::stream(4, 2 * number), Rng::stream(4, 2 * number + 1));
            let fair = fair(&game, &mut bots, &mut dice, &mut thoughts, eye);
            scores[0].add(share(&fair.outcome)[P1]);
            scores[1].add(fair.shares()[P1]);
        }
        scores
    }

    #[test]
    fn between_players_who_play_best_all_is_luck_if_the_eye_knows_the_truth() {
        let (game, mut judge) = (pig(2), solved());
        let start = judge.worth(&game, &game.start()).unwrap().chances[P1];
        let mut eye = |state: &_| Some(judge.worth(&game, state).ok()?.chances);
        let [plain, fair] = played([Box::new(solved()), Box::new(solved())], 60, &mut eye);
        assert!(plain.half_width() > 0.1, "the dice decide: {plain:?}");
        assert!((fair.mean() - start).abs() < 1e-6 && fair.half_width() < 1e-6, "{fair:?}, not {start}");
    }

    #[test]
    fn an_eye_that_is_wrong_leaves_the_mean_as_it_is() {
        let (game, mut judge) = (pig(2), solved());
        // It takes the one for the other.
        let mut eye = |state: &_| {
            let right = judge.worth(&game, state).ok()?.chances;
            Some(PerSeat::from_fn(2, |seat| right[seat.other()]))
        };
        let [plain, fair] = played(at_random(), 2_000, &mut eye);
        assert!(fair.half_width() > plain.half_width(), "a wrong eye only adds noise");
        assert!((fair.mean() - plain.mean()).abs() < fair.half_width() + plain.half_width());
    }

    #[test]
    fn who_sees_nothing_takes_nothing_out() {
        let [plain, fair] = played(at_random(), 20, &mut |_| None);
        assert_eq!(plain, fair);
    }
}
