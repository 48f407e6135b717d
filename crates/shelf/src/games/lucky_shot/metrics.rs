//! What the lab counts of Lucky Shot: the places of the card, the acts, the powers, and what comes of raids and forts.

use crate::Progress;
use luckhouse_engine::{DiceSet, Die, Event, Game, Seat};
use luckhouse_games::lucky_shot::{Action, FortId, LuckyShot, Phase, Place, Purpose, Roll, State, Treasure};

crate::catalog::metrics! {
    "lucky-shot":
    Hunt chosen "hunt";
    Skip chosen "skip";
    PutAttack chosen "put-attack";
    PutBuild chosen "put-build";
    PutRaid chosen "put-raid";
    PutFortify chosen "put-fortify";
    Build chosen "build";
    Attack chosen "attack";
    Raid chosen "raid";
    Move chosen "move";
    Guarded chosen "protected-move";
    Level chosen "level";
    Create chosen "create";
    Salvage chosen "salvage";
    Leave chosen "leave";
    Done chosen "done";
    Volcano chosen "power-volcano";
    Forest chosen "power-forest";
    Plains happens "power-plains";
    Desert happens "power-desert";
    Sea happens "power-sea";
    Swamp happens "power-swamp";
    Hunted happens "hunted";
    RaidWon happens "raid-won";
    RaidBlocked happens "raid-blocked";
    Stole happens "stole";
    StolenFrom happens "stolen-from";
    Scattered happens "scattered";
    Salvaged happens "salvaged";
    Found happens "found";
    Destroyed happens "fort-destroyed";
    FortLost happens "fort-lost";
    OwnAttack happens "attack-own";
    GiftedBricks happens "build-for-other";
    KnockedOut happens "knocked-out";
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
