//! What each choice would do now.

use luckhouse_engine::{Choices, DiceSet, Die, Game, Imagine, Rng, Seat, Viewer};
use luckhouse_games::lantern::odds::at_once;
use luckhouse_games::lantern::{Ability, ENOUGH, Lantern, LanternAction, LanternView, Phase};
use serde::Serialize;
use ts_rs::TS;

/// What a choice would do.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum LanternOutlook {
    /// The dice of the setup are rolled again: their total is below what is enough.
    RollsAllAgain { total: u32, enough: u32 },
    /// The dice of the setup stay.
    Keeps { total: u32 },
    /// The circles of all abilities together.
    Uses { uses: u8 },
    /// A die is turned.
    Becomes { from: Die, face: Die },
    /// One die is rolled again.
    RollsOne { face: Die },
    /// These dice are rolled again.
    Rolls { dice: DiceSet },
    /// Circles of an ability that are left, now and then.
    MoreCircles { ability: Ability, left: u8, then: u8 },
    /// The chance that this roll clears the zone.
    Clears { ways: u32, total: u32, percent: f64 },
    /// The zone is cleared.
    Cleared,
    /// Nothing that is left could fill the boxes.
    Lost,
}

/// What this choice would do now.
pub(super) fn of(game: &Lantern, view: &LanternView, action: LanternAction) -> Vec<LanternOutlook> {
    let dice = view.dice().unwrap_or(DiceSet::EMPTY);
    let (first, then) = match action {
        LanternAction::Again => (LanternOutlook::RollsAllAgain { total: dice.total(), enough: ENOUGH }, None),
        LanternAction::Keep => (LanternOutlook::Keeps { total: dice.total() }, None),
        LanternAction::Assign(assignment) => {
            let uses = Ability::ALL.iter().map(|ability| assignment.ability(*ability)).sum();
            (LanternOutlook::Uses { uses }, None)
        }
        LanternAction::Crit(from) => return turned(game, view, action, from, Die::new(7 - from.face())),
        LanternAction::Counter(from, way) => return turned(game, view, action, from, way.from(from)),
        LanternAction::Magic(face) => {
            let kept = dice.without(face.face());
            (LanternOutlook::RollsOne { face }, hope(game, view, action, kept))
        }
        LanternAction::Con(again) => {
            let kept = dice.minus(again).unwrap_or(DiceSet::EMPTY);
            (LanternOutlook::Rolls { dice: again }, hope(game, view, action, kept))
        }
        LanternAction::Gain(ability) => {
            let left = view.abilities[ability].left;
            (LanternOutlook::MoreCircles { ability, left, then: left + 1 }, None)
        }
    };
    [Some(first), then].into_iter().flatten().collect()
}

fn turned(
    game: &Lantern,
    view: &LanternView,
    action: LanternAction,
    from: Die,
    face: Option<Die>,
) -> Vec<LanternOutlook> {
    let becomes = face.map(|face| LanternOutlook::Becomes { from, face });
    [becomes, consequence(game, view, action)].into_iter().flatten().collect()
}

/// Whether the zone is cleared by this, or the game lost.
fn consequence(game: &Lantern, view: &LanternView, action: LanternAction) -> Option<LanternOutlook> {
    // Nothing is hidden in Lantern, so the imagined state is the state and the generator is not asked.
    let mut state = game.imagine(view, &mut Rng::seeded(0));
    game.choose(&mut state, &Choices::one(Seat::at(0), action));
    match game.view(&state, Viewer::Watcher).phase {
        Phase::Fight(_) | Phase::Reroll(_) => None,
        Phase::Lost(_) => Some(LanternOutlook::Lost),
        _ => Some(LanternOutlook::Cleared),
    }
}

/// The chance that this roll clears the zone, if there is one.
fn hope(game: &Lantern, view: &LanternView, action: LanternAction, kept: DiceSet) -> Option<LanternOutlook> {
    consequence(game, view, action).or_else(|| {
        let chance = at_once(&view.boxes()?, kept);
        // Six dice fall in 46,656 ways, so that both fit.
        let (ways, total) = (u32::try_from(chance.ways).ok()?, u32::try_from(chance.total).ok()?);
        let percent = (1000.0 * chance.as_f64()).round() / 10.0;
        (ways > 0).then_some(LanternOutlook::Clears { ways, total, percent })
    })
}
