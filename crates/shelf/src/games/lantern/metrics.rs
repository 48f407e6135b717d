//! What the lab counts of Lantern: the abilities, the rewards, and where journeys end.

use crate::Progress;
use luckhouse_engine::{Event, Game, Seat};
use luckhouse_games::lantern::{Ability, Lantern, LanternAction, LanternState, Phase, Task};

crate::catalog::metrics! {
    "lantern":
    Again chosen "again";
    Keep chosen "keep";
    Crit chosen "crit";
    Counter chosen "counter";
    Magic chosen "magic";
    Con chosen "con";
    GainCrit chosen "gain-crit";
    GainCounter chosen "gain-counter";
    GainMagic chosen "gain-magic";
    GainCon chosen "gain-con";
    AtOnce happens "cleared-at-once";
    Reward happens "reward";
    Campfire happens "campfire";
    Failed1 happens "failed-1";
    Failed2 happens "failed-2";
    Failed3 happens "failed-3";
    Failed4 happens "failed-4";
    Failed5 happens "failed-5";
    Failed6 happens "failed-6";
    Failed7 happens "failed-7";
    Failed8 happens "failed-8";
    Failed9 happens "failed-9";
    Failed10 happens "failed-10";
    Failed11 happens "failed-11";
    Failed12 happens "failed-12";
    Failed13 happens "failed-13";
    Failed14 happens "failed-14";
    Failed15 happens "failed-15";
    Failed16 happens "failed-16";
}

pub(super) fn of(action: LanternAction) -> Option<usize> {
    let what = match action {
        LanternAction::Again => What::Again,
        LanternAction::Keep => What::Keep,
        LanternAction::Assign(_) => return None,
        LanternAction::Crit(_) => What::Crit,
        LanternAction::Counter(..) => What::Counter,
        LanternAction::Magic(_) => What::Magic,
        LanternAction::Con(_) => What::Con,
        LanternAction::Gain(Ability::Crit) => What::GainCrit,
        LanternAction::Gain(Ability::Counter) => What::GainCounter,
        LanternAction::Gain(Ability::Magic) => What::GainMagic,
        LanternAction::Gain(Ability::Con) => What::GainCon,
    };
    Some(what as usize)
}

pub(super) fn happened(
    game: &Lantern,
    before: &LanternState,
    _event: &Event<Lantern>,
    after: &LanternState,
    count: &mut dyn FnMut(Seat, usize),
) {
    let mut count = |what: usize| count(Seat::at(0), what);
    if before.phase() == Phase::Enter && !matches!(after.phase(), Phase::Fight(_) | Phase::Lost(_)) {
        count(What::AtOnce as usize);
    }
    (before.rewarded()..after.rewarded()).for_each(|_| count(What::Reward as usize));
    let zones = game.options().sheet.zones();
    // Whoever comes into a zone has not been there; the first is reached when the setup ends.
    let first = if travels(before) { before.zone() + 1 } else { 0 };
    let reached = if travels(after) { after.zone() + 1 } else { 0 };
    for zone in first..reached {
        if matches!(zones[usize::from(zone)].task, Task::Rest) {
            count(What::Campfire as usize);
        }
    }
    if matches!(after.phase(), Phase::Lost(_)) {
        count(What::Failed1 as usize + usize::from(after.zone()));
    }
}

fn travels(state: &LanternState) -> bool {
    !matches!(state.phase(), Phase::Setup | Phase::Offer(_) | Phase::Assign(_))
}

/// A zone left behind is a turn. There is no cap: the circles run out.
pub(super) fn progress(game: &Lantern, state: &LanternState) -> Progress {
    let won = matches!(state.phase(), Phase::Won(_));
    let turns = if won { game.options().sheet.zones().len() } else { usize::from(state.zone()) };
    Progress { turns: turns as u32, capped: false }
}
