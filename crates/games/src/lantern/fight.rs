//! In a zone: enter, roll, and use abilities until the boxes are filled or cannot be (LN-6 to LN-9, LN-14).

use super::reach::{Uses, within_reach};
use super::{Ability, Boxes, Lantern, LanternAction, LanternState, Phase, Step, Task};
use luckhouse_engine::{DiceSet, Die};

impl Lantern {
    /// Come into the zone that the state is in.
    pub(super) fn enter(&self, state: &mut LanternState) {
        match self.task(state) {
            Task::Fight(_) => state.phase = Phase::Enter,
            Task::Rest => self.rest(state),
        }
    }

    /// LN-6: all six dice, and every 1 is experience.
    pub(super) fn entered(&self, state: &mut LanternState, dice: DiceSet) {
        self.gain_experience(state, dice.count(1));
        self.judge(state, dice);
    }

    /// LN-8: one circle for one use. A die that is turned never earns experience (LN-7).
    pub(super) fn use_ability(&self, state: &mut LanternState, dice: DiceSet, action: LanternAction) {
        match action {
            LanternAction::Crit(die) => {
                state.abilities.crit.cross_off();
                self.judge(state, dice.without(die.face()).with(7 - die.face()));
            }
            LanternAction::Counter(die, step) => {
                state.abilities.counter.cross_off();
                let turned = step.from(die).expect("a legal step stays on the die");
                self.judge(state, dice.without(die.face()).with(turned.face()));
            }
            LanternAction::Magic(die) => {
                state.abilities.magic.cross_off();
                self.pick_up(state, dice.without(die.face()));
            }
            LanternAction::Con(again) => {
                state.abilities.con.cross_off();
                self.pick_up(state, dice.minus(again).expect("only dice that are there are rolled again"));
            }
            _ => unreachable!("not a use of an ability: {action}"),
        }
    }

    /// LN-7: whether ones that are rolled again count is an option.
    pub(super) fn rerolled(&self, state: &mut LanternState, kept: DiceSet, roll: DiceSet) {
        if self.options.reroll_ones {
            self.gain_experience(state, roll.count(1));
        }
        self.judge(state, kept.plus(roll));
    }

    /// LN-6: circles are crossed off row by row; beyond the last row nothing happens.
    pub(super) fn gain_experience(&self, state: &mut LanternState, circles: u8) {
        state.experience = (state.experience + circles).min(self.options.sheet.circles());
    }

    /// What fills the boxes clears the zone (LN-9); what can no longer fill them loses the game (LN-14).
    fn judge(&self, state: &mut LanternState, dice: DiceSet) {
        let boxes = self.boxes(state);
        if boxes.filled_by(dice) {
            self.cleared(state, dice);
        } else if within_reach(&boxes, dice, Uses::left(&state.abilities)) {
            state.phase = Phase::Fight(dice);
        } else {
            state.phase = Phase::Lost(dice);
        }
    }

    /// Some dice are taken up to be rolled. If even the best roll would not do, it need not happen (LN-14).
    fn pick_up(&self, state: &mut LanternState, kept: DiceSet) {
        let hope = within_reach(&self.boxes(state), kept, Uses::left(&state.abilities));
        state.phase = if hope { Phase::Reroll(kept) } else { Phase::Lost(kept) };
    }

    fn boxes(&self, state: &LanternState) -> Boxes {
        match self.task(state) {
            Task::Fight(boxes) => boxes,
            Task::Rest => unreachable!("no dice are rolled at a campfire"),
        }
    }
}

/// Every use of an ability, in order.
pub(super) fn uses(state: &LanternState, dice: DiceSet, into: &mut Vec<LanternAction>) {
    let can = |ability: Ability| state.abilities[ability].left > 0;
    let faces = || Die::all().filter(|die| dice.count(die.face()) > 0);
    if can(Ability::Crit) {
        into.extend(faces().map(LanternAction::Crit));
    }
    if can(Ability::Counter) {
        let steps = |die: Die| [Step::Up, Step::Down].map(|step| (die, step));
        let inside = faces().flat_map(steps).filter(|(die, step)| step.from(*die).is_some());
        into.extend(inside.map(|(die, step)| LanternAction::Counter(die, step)));
    }
    if can(Ability::Magic) {
        into.extend(faces().map(LanternAction::Magic));
    }
    if can(Ability::Con) {
        choices_of_dice(dice, into);
    }
}

/// Every set of one or more of these dice, in order: counted up like an odometer, whose last wheel are the sixes.
fn choices_of_dice(dice: DiceSet, into: &mut Vec<LanternAction>) {
    let most = dice.counts();
    let mut counts = [0; 6];
    loop {
        let mut wheel = 6;
        while wheel > 0 && counts[wheel - 1] == most[wheel - 1] {
            wheel -= 1;
            counts[wheel] = 0;
        }
        if wheel == 0 {
            return;
        }
        counts[wheel - 1] += 1;
        into.push(LanternAction::Con(DiceSet::from_counts(counts)));
    }
}
