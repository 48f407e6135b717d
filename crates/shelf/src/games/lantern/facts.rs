//! What happened, with its consequences, in order: a zone may lead on to a campfire, and that to a reward.

use super::account::Account;
use super::static_data::Title;
use crate::{Seen, Step};
use luckhouse_engine::{DiceSet, Die, Game, Seat};
use luckhouse_games::lantern::{
    Abilities, Ability, Assignment, ENOUGH, Lantern, LanternAction, LanternView, Phase, Sheet, Task,
};
use serde::Serialize;
use ts_rs::TS;

/// What an event did. Zones are told by their number, from 1, and their name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum LanternFact {
    /// Six dice for the setup; so few that they may be rolled again, or enough.
    SetupRolled { dice: DiceSet, total: u8, enough: bool },
    /// The dice of the setup are taken up again.
    RollsAllAgain,
    /// The dice of the setup stay, although they are low.
    KeepsDice,
    /// Each die of the setup has its place.
    SetsOut { crit: u8, counter: u8, magic: u8, con: u8, xp: u8, camp: u8 },
    /// All six dice of the setup are the same, and there is nothing to choose.
    SetsOutAlike { face: u8 },
    /// The next fight lies ahead.
    Reaches { zone: u8, place: String },
    /// Six dice are rolled in a zone.
    Enters { zone: u8, place: String, dice: DiceSet },
    /// An ability turns a die.
    Turns { ability: Ability, left: u8, from: Die, to: Die },
    /// An ability takes dice up to roll them again.
    TakesUp { ability: Ability, left: u8, dice: DiceSet },
    /// These were rolled again; with those that stayed all six.
    RollsAgain { dice: DiceSet, all: DiceSet },
    /// Experience circles are crossed off: so many now, so many of all in all.
    Experience { gained: u8, crossed: u8, circles: u8 },
    /// The boxes of a zone are filled.
    Cleared { zone: u8, place: String },
    /// A night at a campfire.
    Rests { zone: u8, place: String },
    /// A full row waits for its reward.
    RewardDue,
    /// One more circle.
    Gains { ability: Ability, left: u8, from: Source },
    /// One more circle, if there had been room for it.
    NoRoom { from: Source },
    /// The last zone is cleared.
    Won { score: u8, title: Title },
    /// Nothing that is left could fill the boxes.
    Lost { zone: u8, place: String },
    /// The adventurer gave up.
    Resigned { seat: Seat },
}

/// Where a circle comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A full row of experience (LN-10).
    Row,
    /// A night at the fire (LN-12).
    Fire,
}

/// The event and all that came of it.
pub(super) fn of(game: &Lantern, step: &Step<Lantern>) -> Vec<LanternFact> {
    let mut journey = Journey::from(&step.before);
    match &step.event {
        Seen::Rolled(Some(roll)) => journey.rolled(game, step, *roll),
        Seen::Chose(choices) => {
            choices.iter().filter_map(|(_, action)| *action).for_each(|action| journey.chose(step, action));
        }
        Seen::Resigned(seat) => return vec![LanternFact::Resigned { seat: *seat }],
        Seen::Rolled(None) => {}
    }
    journey.comes_of_it(game, step);
    journey.facts
}

/// The sheet while something happens on it, and what has been reported.
struct Journey<'v> {
    sheet: &'v Sheet,
    zone: u8,
    abilities: Abilities,
    scroll: u8,
    experience: u8,
    rewarded: u8,
    facts: Vec<LanternFact>,
}

impl<'v> Journey<'v> {
    fn from(view: &'v LanternView) -> Journey<'v> {
        Journey {
            sheet: &view.sheet,
            zone: view.zone,
            abilities: view.abilities,
            scroll: view.scroll,
            experience: view.experience,
            rewarded: view.rewarded,
            facts: Vec::new(),
        }
    }

    fn place(&self) -> String {
        self.sheet.zones()[usize::from(self.zone) - 1].name.clone()
    }

    fn rolled(&mut self, game: &Lantern, step: &Step<Lantern>, dice: DiceSet) {
        match step.before.phase {
            Phase::Setup => {
                let (total, enough) = (dice.total() as u8, dice.total() >= ENOUGH);
                self.facts.push(LanternFact::SetupRolled { dice, total, enough });
                self.sets_out_alike(step, dice);
            }
            Phase::Reroll(kept) => {
                self.facts.push(LanternFact::RollsAgain { dice, all: kept.plus(dice) });
                if game.options().reroll_ones {
                    self.learn(dice.count(1));
                }
            }
            _ => {
                self.facts.push(LanternFact::Enters { zone: self.zone, place: self.place(), dice });
                self.learn(dice.count(1));
            }
        }
    }

    fn chose(&mut self, step: &Step<Lantern>, action: LanternAction) {
        match action {
            LanternAction::Again => self.facts.push(LanternFact::RollsAllAgain),
            LanternAction::Keep => {
                self.facts.push(LanternFact::KeepsDice);
                self.sets_out_alike(step, step.before.dice().unwrap_or(DiceSet::EMPTY));
            }
            LanternAction::Assign(assignment) => {
                let [crit, counter, magic, con, xp, camp] = assignment.faces();
                self.facts.push(LanternFact::SetsOut { crit, counter, magic, con, xp, camp });
                self.sets_out(assignment);
            }
            LanternAction::Crit(from) => self.turns(Ability::Crit, from, Die::new(7 - from.face())),
            LanternAction::Counter(from, way) => self.turns(Ability::Counter, from, way.from(from)),
            LanternAction::Magic(die) => self.takes_up(Ability::Magic, DiceSet::of(&[die.face()])),
            LanternAction::Con(dice) => self.takes_up(Ability::Con, dice),
            LanternAction::Gain(ability) => self.gains(ability, Source::Row),
        }
    }

    fn sets_out_alike(&mut self, step: &Step<Lantern>, dice: DiceSet) {
        if let (Some(face), true) = (dice.faces().next(), step.after.scroll > 0) {
            self.facts.push(LanternFact::SetsOutAlike { face });
            self.sets_out(Assignment::new([face; 6]));
        }
    }

    fn sets_out(&mut self, assignment: Assignment) {
        for ability in Ability::ALL {
            self.abilities[ability].left = assignment.ability(ability);
        }
        self.scroll = assignment.campfire();
        self.learn(assignment.experience());
    }

    fn turns(&mut self, ability: Ability, from: Die, to: Option<Die>) {
        let left = self.crosses_off(ability);
        self.facts.extend(to.map(|to| LanternFact::Turns { ability, left, from, to }));
    }

    fn takes_up(&mut self, ability: Ability, dice: DiceSet) {
        let left = self.crosses_off(ability);
        self.facts.push(LanternFact::TakesUp { ability, left, dice });
    }

    fn crosses_off(&mut self, ability: Ability) -> u8 {
        let circles = &mut self.abilities[ability];
        (circles.left, circles.crossed) = (circles.left - 1, circles.crossed + 1);
        circles.left
    }

    /// LN-6: beyond the last row nothing happens.
    fn learn(&mut self, circles: u8) {
        let all = self.sheet.circles();
        let crossed = (self.experience + circles).min(all);
        let gained = crossed - self.experience;
        self.experience = crossed;
        if gained > 0 {
            self.facts.push(LanternFact::Experience { gained, crossed, circles: all });
        }
    }

    /// One more circle, or no room for it (LN-11).
    fn gains(&mut self, ability: Ability, from: Source) {
        self.rewarded += u8::from(from == Source::Row);
        let circles = &mut self.abilities[ability];
        if circles.has_room() {
            circles.left += 1;
            self.facts.push(LanternFact::Gains { ability, left: circles.left, from });
        } else {
            self.facts.push(LanternFact::NoRoom { from });
        }
    }

    /// Where the adventurer is led by it.
    fn comes_of_it(&mut self, game: &Lantern, Step { before, after, .. }: &Step<Lantern>) {
        let (zone, place) = (self.zone, self.place());
        let on = matches!(after.phase, Phase::Enter | Phase::Reward | Phase::Won(_));
        match before.phase {
            Phase::Setup | Phase::Offer(_) | Phase::Assign(_) if after.scroll > 0 => self.comes_into_zone(),
            Phase::Reward => self.leaves(),
            Phase::Enter | Phase::Fight(_) | Phase::Reroll(_) if on => {
                self.facts.push(LanternFact::Cleared { zone, place });
                match after.phase {
                    Phase::Won(_) => self.facts.push(won(game, after)),
                    _ => self.leaves(),
                }
            }
            _ if matches!(after.phase, Phase::Lost(_)) => self.facts.push(LanternFact::Lost { zone, place }),
            _ => {}
        }
    }

    fn comes_into_zone(&mut self) {
        let (zone, place) = (self.zone, self.place());
        if self.sheet.zones()[usize::from(zone) - 1].task != Task::Rest {
            return self.facts.push(LanternFact::Reaches { zone, place });
        }
        self.facts.push(LanternFact::Rests { zone, place });
        self.gains(Ability::Con, Source::Fire);
        self.learn(self.scroll);
        self.leaves();
    }

    /// LN-10: a reward for each full row, then on to the next zone.
    fn leaves(&mut self) {
        while self.rewarded < self.sheet.full_rows(self.experience) {
            let mut room = self.abilities.with_room();
            match (room.next(), room.next()) {
                (Some(_), Some(_)) => return self.facts.push(LanternFact::RewardDue),
                (Some(only), None) => self.gains(only, Source::Row),
                (None, _) => self.gains(Ability::Con, Source::Row),
            }
        }
        self.zone += 1;
        self.comes_into_zone();
    }
}

fn won(game: &Lantern, after: &LanternView) -> LanternFact {
    let score = after.abilities.crossed();
    LanternFact::Won { score, title: Title::of(score, game.options().five) }
}

/// Do the facts lead from one view to the other?
pub(super) fn account(step: &Step<Lantern>, facts: &[LanternFact]) -> Result<(), String> {
    let mut account = Account::of(&step.before);
    facts.iter().for_each(|fact| account.apply(fact));
    let expected = Account::of(&step.after);
    if account == expected {
        return Ok(());
    }
    Err(format!("the facts lead to {account:?}, the step to {expected:?}"))
}
