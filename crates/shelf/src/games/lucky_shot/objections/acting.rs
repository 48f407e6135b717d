//! Against what is done with the dice on the card (LS-8 to LS-16).

use super::{ShotObjection as No, bricks, standing};
use luckhouse_engine::{Die, Seat};
use luckhouse_games::lucky_shot::{Action, Fort, FortId, MOST_AT_ONCE, Place, Slot, View};

pub(super) fn against(view: &View, own: Seat, action: Action) -> Option<No> {
    match action {
        Action::Done => None,
        Action::Hunt | Action::Skip => Some(No::HuntIsOver),
        Action::Die(_) => Some(No::NoChosenDie),
        Action::Put(_) => Some(No::AllPut),
        Action::Take { .. } => Some(No::NothingToTake),
        Action::Salvage => Some(No::NothingToSalvage),
        Action::Leave => Some(No::NothingToLeave),
        Action::CreateAt(_) => Some(No::OnlyForest),
        Action::Build { fort, one } => build(view, fort, one).err(),
        Action::Attack { fort, one } => attack(view, fort, one).err(),
        Action::Raid { from, into } => raid(view, own, from, into).err(),
        Action::Move { from, into, protected } => moves(view, own, from, into, protected).err(),
        Action::Level { fort, level } => change_level(view, fort, level).err(),
        Action::Create => create(view, own).err(),
    }
}

/// The die on a place of the card, if it can still be used.
fn die(view: &View, place: Place) -> Result<Die, No> {
    match view.card.at(place) {
        Slot::Ready(die) => Ok(die),
        Slot::Used(_) => Err(No::DieUsed { place }),
        Slot::Empty => Err(No::NoDie { place }),
    }
}

fn strength(fort: &Fort, die: Die) -> u8 {
    if fort.level() == die { MOST_AT_ONCE } else { 1 }
}

fn build(view: &View, id: FortId, one: bool) -> Result<(), No> {
    let die = die(view, Place::Build)?;
    let fort = standing(view, id)?;
    if fort.room() == 0 {
        return Err(No::FullFort { fort: id, most: Fort::MOST_BRICKS });
    }
    bricks(id, strength(fort, die).min(fort.room()), one)
}

fn attack(view: &View, id: FortId, one: bool) -> Result<(), No> {
    let die = die(view, Place::Attack)?;
    let fort = standing(view, id)?;
    bricks(id, strength(fort, die).min(fort.standing()), one)
}

/// LS-12
fn raid(view: &View, own: Seat, from: FortId, into: FortId) -> Result<(), No> {
    let die = die(view, Place::Raid)?;
    let fort = standing(view, from)?;
    if from.owner() == own {
        return Err(No::RaidsOwn { fort: from });
    }
    if fort.is_empty() {
        return Err(No::NothingInFort { fort: from });
    }
    if fort.level() != die {
        return Err(No::RaidLevel { fort: from, level: fort.level(), die });
    }
    empty_own(view, own, into).map(|_| ())
}

/// LS-13, LS-15
fn moves(view: &View, own: Seat, from: FortId, into: FortId, protected: bool) -> Result<(), No> {
    let raid = die(view, Place::Raid)?;
    let left = standing(view, from)?;
    if from.owner() != own {
        return Err(No::MovesForeign { fort: from });
    }
    if left.is_empty() {
        return Err(No::NothingInFort { fort: from });
    }
    let (left, entered) = (left.level(), empty_own(view, own, into)?.level());
    let fits = |die: Die| left == die || entered == die;
    if !fits(raid) {
        return Err(No::MoveLevel { from, into, left, entered, die: raid });
    }
    if protected {
        let die = die(view, Place::Fortify)?;
        if !fits(die) {
            return Err(No::GuardLevel { from, into, left, entered, die });
        }
    }
    Ok(())
}

/// A treasure goes into an empty fort of one's own.
fn empty_own(view: &View, own: Seat, into: FortId) -> Result<&Fort, No> {
    let fort = standing(view, into)?;
    if into.owner() != own {
        return Err(No::IntoForeign { fort: into });
    }
    match fort.treasure() {
        Some(treasure) => Err(No::FortHolds { fort: into, treasure }),
        None => Ok(fort),
    }
}

/// LS-14
fn change_level(view: &View, id: FortId, level: Die) -> Result<(), No> {
    let die = die(view, Place::Fortify)?;
    let fort = standing(view, id)?;
    if level != die {
        return Err(No::LevelIsDie { die });
    }
    if fort.level().face().abs_diff(die.face()) != 1 {
        return Err(No::LevelApart { fort: id, level: fort.level(), die });
    }
    Ok(())
}

/// LS-16
fn create(view: &View, own: Seat) -> Result<(), No> {
    die(view, Place::Fortify)?;
    if view.player(own).letters < FortId::LETTERS { Ok(()) } else { Err(No::NoMoreForts) }
}
