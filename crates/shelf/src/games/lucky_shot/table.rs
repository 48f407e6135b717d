//! The table as facts change it: everything of a view but what it waits for.

use super::facts::LuckyShotFact as Fact;
use luckhouse_engine::{Die, Seat, SeatSet};
use luckhouse_games::lucky_shot::{Fort, FortId, Place, Slot, Treasure, TreasureSet, View};
use std::collections::BTreeMap;

/// What lies on the table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table {
    forts: BTreeMap<FortId, Wall>,
    available: TreasureSet,
    set_aside: TreasureSet,
    pub(super) in_play: SeatSet,
    pub(super) volcano: SeatSet,
    on_turn: Seat,
    chosen_die: bool,
    card: [Slot; 4],
    turns: u16,
}

#[derive(Clone, Debug, PartialEq)]
struct Wall {
    level: Die,
    built: u8,
    destroyed: u8,
    treasure: Option<Treasure>,
}

/// Where a treasure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    Aside,
    Middle,
    Fort(FortId),
    /// Its fort is gone, and somebody may salvage it.
    Loose,
}

impl Wall {
    fn of(fort: &Fort) -> Wall {
        Wall {
            level: fort.level(),
            built: fort.built(),
            destroyed: fort.destroyed(),
            treasure: fort.treasure(),
        }
    }
}

impl Table {
    pub(super) fn of(view: &View) -> Table {
        let seats = || Seat::all(view.players.len());
        Table {
            forts: view.forts().map(|seen| (seen.name, Wall::of(&seen.fort))).collect(),
            available: view.available,
            set_aside: view.set_aside,
            in_play: seats().filter(|seat| view.player(*seat).in_play).collect(),
            volcano: seats().filter(|seat| view.player(*seat).volcano).collect(),
            on_turn: view.on_turn,
            chosen_die: view.chosen_die || view.chosen_act,
            card: Place::ALL.map(|place| view.card.at(place)),
            turns: view.turns,
        }
    }

    pub(super) fn spot(&self, treasure: Treasure) -> Spot {
        let fort = self.forts.iter().find(|(_, wall)| wall.treasure == Some(treasure));
        match fort {
            Some((fort, _)) => Spot::Fort(*fort),
            None if self.available.contains(treasure) => Spot::Middle,
            None if self.set_aside.contains(treasure) => Spot::Aside,
            None => Spot::Loose,
        }
    }

    /// Forts without a brick, and what lies in them.
    pub(super) fn ruins(&self) -> Vec<(FortId, Option<Treasure>)> {
        let gone = self.forts.iter().filter(|(_, wall)| wall.built == wall.destroyed);
        gone.map(|(fort, wall)| (*fort, wall.treasure)).collect()
    }

    pub(super) fn apply(&mut self, fact: &Fact) {
        match *fact {
            Fact::FirstFort { fort, level, bricks, .. } => self.add(fort, level, bricks),
            Fact::Creates { fort, level, bricks, power, .. } => {
                self.spend(Place::Fortify, power);
                self.add(fort, level, bricks);
            }
            Fact::Builds { fort, bricks, power, .. } => {
                self.spend(Place::Build, power);
                self.change(fort, |wall| wall.built += bricks);
            }
            Fact::Attacks { fort, bricks, power, .. } => {
                self.spend(Place::Attack, power);
                self.change(fort, |wall| wall.destroyed += bricks);
            }
            Fact::Levels { fort, to, power, .. } => {
                self.spend(Place::Fortify, power);
                self.change(fort, |wall| wall.level = to);
            }
            Fact::Destroyed { fort, .. } => {
                self.forts.remove(&fort);
            }
            Fact::Dealt { treasure, fort, .. } | Fact::Lies { treasure, fort } => {
                self.lift(treasure);
                self.change(fort, |wall| wall.treasure = Some(treasure));
            }
            Fact::ComesIntoPlay { treasure } | Fact::Available { treasure } => {
                self.lift(treasure);
                self.available = self.available.with(treasure);
            }
            Fact::Out { seat } => {
                self.in_play = self.in_play.without(seat);
                self.forts.retain(|fort, _| fort.owner() != seat);
            }
            _ => self.apply_to_turn(fact),
        }
    }

    fn apply_to_turn(&mut self, fact: &Fact) {
        match *fact {
            Fact::Raids { .. } => self.spend(Place::Raid, None),
            Fact::Moves { protected, .. } => {
                self.spend(Place::Raid, None);
                if protected {
                    self.spend(Place::Fortify, None);
                }
            }
            Fact::Puts { die, place, .. } => self.card[place as usize] = Slot::Ready(die),
            Fact::HuntDie { .. } | Fact::ChoosesDie { .. } | Fact::LetsDieDecide { .. } => {
                self.chosen_die = false;
            }
            Fact::WillChooseDie { seat } => self.volcano = self.volcano.with(seat),
            Fact::Starts { seat } => self.on_turn = seat,
            Fact::TurnPasses { to } => {
                self.on_turn = to;
                self.turns += 1;
                self.card = [Slot::Empty; 4];
                self.chosen_die = self.volcano.contains(to);
                self.volcano = self.volcano.without(to);
            }
            // Only the cap lets most win: the last turn is over, and no other begins.
            Fact::HasMost { .. } | Fact::Shared { .. } => self.turns += 1,
            _ => {}
        }
    }

    fn add(&mut self, fort: FortId, level: Die, bricks: u8) {
        self.forts.insert(fort, Wall { level, built: bricks, destroyed: 0, treasure: None });
    }

    fn change(&mut self, fort: FortId, change: impl FnOnce(&mut Wall)) {
        if let Some(wall) = self.forts.get_mut(&fort) {
            change(wall);
        }
    }

    /// Take a treasure away from wherever it is.
    fn lift(&mut self, treasure: Treasure) {
        self.available = self.available.without(treasure);
        self.set_aside = self.set_aside.without(treasure);
        let holder = self.forts.values_mut().find(|wall| wall.treasure == Some(treasure));
        holder.into_iter().for_each(|wall| wall.treasure = None);
    }

    /// A power needs no die.
    fn spend(&mut self, place: Place, power: Option<Treasure>) {
        let slot = &mut self.card[place as usize];
        if let (Slot::Ready(die), None) = (*slot, power) {
            *slot = Slot::Used(die);
        }
    }
}
