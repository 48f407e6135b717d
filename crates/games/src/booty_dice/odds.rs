//! What six Booty dice can show: combos, a named face, gold, the win.

use super::resolution::PER_DIE;
use super::{BootyAction, BootyDice, BootyState, Curse, Face, Faces, Phase, ROLLS, Reading, Throw};
use luckhouse_engine::{Choices, Fraction, Game, Seat};

/// Something to hope for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combo {
    /// A Curse, as the option has it.
    Curse(Curse),
    /// Three or more W.
    Mutiny,
    /// Three or more X.
    Shipwreck,
    /// Three W and three X.
    MutinyAndShipwreck,
}

impl Combo {
    /// Does it stand in these six faces?
    pub fn stands(self, dice: Faces) -> bool {
        // Which faces a Curse needs matters to no other combo: none stands where a Curse of either kind does.
        let reading = Reading::of(dice, Curse::Five);
        match self {
            Combo::Curse(curse) => Reading::of(dice, curse).curse,
            Combo::Mutiny => reading.mutiny > 0,
            Combo::Shipwreck => reading.shipwreck > 0,
            Combo::MutinyAndShipwreck => reading.mutiny > 0 && reading.shipwreck > 0,
        }
    }
}

/// The chance that at least `n` of so many dice show one named face, when each die that does not is rolled again, up
/// to `rolls` rolls in all.
pub fn at_least(n: u32, dice: u32, rolls: u32) -> Fraction {
    Fraction { ways: (n..=dice).map(|k| exactly(k, dice, rolls).ways).sum(), total: 6u64.pow(rolls * dice) }
}

/// The chance that exactly `n` of so many dice show one named face in the end, rolled as in [`at_least`].
pub fn exactly(n: u32, dice: u32, rolls: u32) -> Fraction {
    let (all, miss) = (6u64.pow(rolls), 5u64.pow(rolls));
    let ways = choose(dice, n) * (all - miss).pow(n) * miss.pow(dice - n);
    Fraction { ways, total: all.pow(dice) }
}

fn choose(dice: u32, n: u32) -> u64 {
    (0..u64::from(n)).fold(1, |ways, k| ways * (u64::from(dice) - k) / (k + 1))
}

/// Doubloons that these six faces bring the roller, if there are enough to dig, to bury and to steal.
pub fn gold(dice: Faces, curse: Curse) -> i64 {
    let alone = Reading::of(dice, curse).alone;
    let of = |face| i64::from(PER_DIE) * i64::from(alone.count(face));
    of(Face::Doubloon) + of(Face::JollyRoger) - of(Face::Cross)
}

/// Would these six faces, resolved now, win the game for the roller who names the right targets?
pub fn wins_with(game: &BootyDice, state: &BootyState, dice: Faces) -> bool {
    let mut resolved = state.clone();
    game.resolve(&mut resolved, Throw { dice, rolls: ROLLS });
    some_choice_wins(game, &resolved, state.roller, BootyAction::Stop)
}

/// Every victim has to be tried: gold robbed from a pirate who is then cut down would have been plunder anyway. What
/// counts is how often each is named, not in which order, so only names in the order of the seats are tried.
fn some_choice_wins(game: &BootyDice, state: &BootyState, roller: Seat, last: BootyAction) -> bool {
    let wins_after = |action: BootyAction| {
        let mut next = state.clone();
        game.choose(&mut next, &Choices::one(roller, action));
        some_choice_wins(game, &next, roller, action)
    };
    let in_order = |action: &BootyAction| *action >= last;
    match state.phase {
        Phase::Over { winners } => winners.only() == Some(roller),
        Phase::Robbing { .. } => {
            state.victims().iter().map(BootyAction::Rob).filter(in_order).any(wins_after)
        }
        Phase::Attacking { .. } => {
            state.others().iter().map(BootyAction::Attack).filter(in_order).any(wins_after)
        }
        Phase::Naming | Phase::WhoStarts { .. } | Phase::Rolling { .. } | Phase::Deciding(_) => false,
    }
}
