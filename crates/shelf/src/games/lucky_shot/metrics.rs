//! What the lab counts of Lucky Shot: the places of the card, the acts, the powers, and what comes of raids and forts.

use crate::Progress;
use luckhouse_engine::{DiceSet, Die, Event, Game, Seat};
use luckhouse_games::lucky_shot::{Action, FortId, LuckyShot, Phase, Place, Purpose, Roll, State, Treasure};

crate::catalog::metrics! {
    Hunt chosen "hunt" "roll for an Available treasure before the turn";
    Skip chosen "skip" "do not hunt";
    PutAttack chosen "put-attack" "put a die on Attack";
    PutBuild chosen "put-build" "put a die on Build";
    PutRaid chosen "put-raid" "put a die on Raid";
    PutFortify chosen "put-fortify" "put a die on Fortify";
    Build chosen "build" "bricks on a fort, by die or by Plains";
    Attack chosen "attack" "bricks off a fort, by die or by Desert";
    Raid chosen "raid" "try to capture a treasure";
    Move chosen "move" "move a treasure unprotected";
    Guarded chosen "protected-move" "move a treasure with the Fortify die as a guard";
    Level chosen "level" "another level for a fort, by die, Sea or Swamp";
    Create chosen "create" "a new fort by the Fortify die";
    Salvage chosen "salvage" "roll for the treasure of a fort just destroyed";
    Leave chosen "leave" "leave a power, a salvage or the choice of a die";
    Done chosen "done" "end the turn with dice that could be used";
    Volcano chosen "power-volcano" "choose the first die of a turn";
    Forest chosen "power-forest" "a new fort of any level";
    Plains happens "power-plains" "use the power of Plains";
    Desert happens "power-desert" "use the power of Desert";
    Sea happens "power-sea" "use the power of Sea";
    Swamp happens "power-swamp" "use the power of Swamp";
    Hunted happens "hunted" "hunt with success";
    RaidWon happens "raid-won" "raid with success";
    RaidBlocked happens "raid-blocked" "raid, and be blocked";
    Stole happens "stole" "steal a treasure that moves";
    StolenFrom happens "stolen-from" "lose a treasure that moves to a thief";
    Scattered happens "scattered" "lose a treasure that moves to two thieves, who both go without";
    Salvaged happens "salvaged" "salvage with success";
    Found happens "found" "find a treasure in a new fort";
    Destroyed happens "fort-destroyed" "destroy a fort, one's own too";
    FortLost happens "fort-lost" "have a fort destroyed";
    OwnAttack happens "attack-own" "take bricks off one's own fort";
    GiftedBricks happens "build-for-other" "put bricks on another player's fort";
    KnockedOut happens "knocked-out" "lose the last treasure, and be out";
}

pub(super) fn of(action: Action) -> Option<usize> {
    let what = match action {
        Action::Hunt => What::Hunt,
        Action::Skip => What::Skip,
        Action::Put(Place::Attack) => What::PutAttack,
        Action::Put(Place::Build) => What::PutBuild,
        Action::Put(Place::Raid) => What::PutRaid,
        Action::Put(Place::Fortify) => What::PutFortify,
        Action::Build { .. } => What::Build,
        Action::Attack { .. } => What::Attack,
        Action::Raid { .. } => What::Raid,
        Action::Move { protected: false, .. } => What::Move,
        Action::Move { protected: true, .. } => What::Guarded,
        Action::Level { .. } => What::Level,
        Action::Create => What::Create,
        Action::Salvage => What::Salvage,
        Action::Leave => What::Leave,
        Action::Done => What::Done,
        Action::Die(_) => What::Volcano,
        Action::CreateAt(_) => What::Forest,
        Action::Take { .. } => return None,
    };
    Some(what as usize)
}

pub(super) fn happened(
    _game: &LuckyShot,
    before: &State,
    event: &Event<LuckyShot>,
    after: &State,
    count: &mut dyn FnMut(Seat, usize),
) {
    let mut count = |seat, what: What| count(seat, what as usize);
    match event {
        Event::Chose(choices) => {
            choices.iter().for_each(|(seat, action)| chose(before, seat, action, after, &mut count));
        }
        Event::Rolled(Roll::Dice(dice)) => rolled(before, *dice, &mut count),
        Event::Rolled(_) | Event::Resigned(_) => {}
    }
    let out = before.in_play().minus(after.in_play());
    out.iter().for_each(|seat| count(seat, What::KnockedOut));
}

fn chose(before: &State, seat: Seat, action: Action, after: &State, count: &mut dyn FnMut(Seat, What)) {
    match (before.phase(), action) {
        (Phase::Power { .. }, Action::Leave) => {}
        (Phase::Power { treasure: Treasure::Plains }, _) => count(seat, What::Plains),
        (Phase::Power { treasure: Treasure::Desert }, _) => count(seat, What::Desert),
        (Phase::Power { treasure: Treasure::Sea }, _) => count(seat, What::Sea),
        (Phase::Power { treasure: Treasure::Swamp }, _) => count(seat, What::Swamp),
        (Phase::Die { purpose: Purpose::Hunt }, Action::Die(die)) if fits(before, seat, die) => {
            count(seat, What::Hunted);
        }
        _ => {}
    }
    match action {
        Action::Build { fort, .. } if fort.owner() != seat => count(seat, What::GiftedBricks),
        Action::Attack { fort, .. } => attacked(seat, fort, after, count),
        _ => {}
    }
}

fn attacked(seat: Seat, fort: FortId, after: &State, count: &mut dyn FnMut(Seat, What)) {
    if fort.owner() == seat {
        count(seat, What::OwnAttack);
    }
    if after.forts(fort.owner()).all(|(id, _)| id != fort) {
        count(seat, What::Destroyed);
        count(fort.owner(), What::FortLost);
    }
}

fn rolled(before: &State, dice: DiceSet, count: &mut dyn FnMut(Seat, What)) {
    let seat = before.acting();
    let raid = before.card().die(Place::Raid);
    let die = || Die::all().find(|die| dice.count(die.face()) > 0);
    match before.phase() {
        Phase::Die { purpose: Purpose::Hunt } if die().is_some_and(|die| fits(before, seat, die)) => {
            count(seat, What::Hunted);
        }
        Phase::Block { .. } => {
            let blocked = raid.is_some_and(|raid| dice.count(raid.face()) > 0);
            count(seat, if blocked { What::RaidBlocked } else { What::RaidWon });
        }
        Phase::Steal { waiting, hits, .. } => {
            let Some(last) = waiting.only() else { return };
            let thieves = if die() == raid { hits.with(last) } else { hits };
            match thieves.only() {
                Some(thief) => {
                    count(thief, What::Stole);
                    count(seat, What::StolenFrom);
                }
                None if thieves.is_empty() => {}
                None => count(seat, What::Scattered),
            }
        }
        Phase::SalvageDie { .. } if die().is_some_and(|die| fits(before, seat, die)) => {
            count(seat, What::Salvaged);
        }
        Phase::Found { fort } => {
            let level = before.forts(seat).find(|(id, _)| *id == fort).map(|(_, fort)| fort.level());
            if level == die() {
                count(seat, What::Found);
            }
        }
        _ => {}
    }
}

/// Has this player an empty fort of the level of this die?
fn fits(state: &State, seat: Seat, die: Die) -> bool {
    state.empty_forts(seat).any(|(_, fort)| fort.level() == die)
}

pub(super) fn progress(game: &LuckyShot, state: &State) -> Progress {
    let turns = u32::from(state.turns());
    let over = matches!(state.phase(), Phase::Over { .. });
    let capped = over && turns >= game.options().cap;
    // A turn that wins is not ended, but it is over.
    Progress { turns: turns + u32::from(over && !capped), capped }
}
