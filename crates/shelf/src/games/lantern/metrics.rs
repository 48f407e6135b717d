//! What the lab counts of Lantern: the abilities, the rewards, and where journeys end.

use crate::Progress;
use luckhouse_engine::{Event, Game, Seat};
use luckhouse_games::lantern::{Ability, Lantern, LanternAction, LanternState, Phase, Task};

crate::catalog::metrics! {
    Again chosen "again" "roll a low setup again";
    Keep chosen "keep" "keep a low setup";
    Crit chosen "crit" "use a Critical Hit";
    Counter chosen "counter" "use a Counter Attack";
    Magic chosen "magic" "use a Magic Spell";
    Con chosen "con" "use Constitution";
    GainCrit chosen "gain-crit" "take a reward as a Critical Hit";
    GainCounter chosen "gain-counter" "take a reward as a Counter Attack";
    GainMagic chosen "gain-magic" "take a reward as a Magic Spell";
    GainCon chosen "gain-con" "take a reward as Constitution";
    AtOnce happens "cleared-at-once" "clear a zone with the first roll";
    Reward happens "reward" "fill a row of experience";
    Campfire happens "campfire" "rest at a campfire";
    Failed1 happens "failed-1" "lose in zone 1";
    Failed2 happens "failed-2" "lose in zone 2";
    Failed3 happens "failed-3" "lose in zone 3";
    Failed4 happens "failed-4" "lose in zone 4";
    Failed5 happens "failed-5" "lose in zone 5";
    Failed6 happens "failed-6" "lose in zone 6";
    Failed7 happens "failed-7" "lose in zone 7";
    Failed8 happens "failed-8" "lose in zone 8";
    Failed9 happens "failed-9" "lose in zone 9";
    Failed10 happens "failed-10" "lose in zone 10";
    Failed11 happens "failed-11" "lose in zone 11";
    Failed12 happens "failed-12" "lose in zone 12";
    Failed13 happens "failed-13" "lose in zone 13";
    Failed14 happens "failed-14" "lose in zone 14";
    Failed15 happens "failed-15" "lose in zone 15";
    Failed16 happens "failed-16" "lose in zone 16";
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
