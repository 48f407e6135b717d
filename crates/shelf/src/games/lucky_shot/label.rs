//! What each choice would do now, in a few words.

use super::{hunt_chance, power, thieves};
use crate::prose::count;
use luckhouse_engine::{Die, Fraction, Game};
use luckhouse_games::lucky_shot::{
    Action, Forest, Fort, FortId, LuckyShot, Phase, Place, Purpose, View, odds,
};

pub(super) fn label(game: &LuckyShot, view: &View, action: Action) -> String {
    match action {
        Action::Hunt => hunt(view),
        Action::Skip if view.chosen_die => "do not hunt; choose the first die for the card instead".into(),
        Action::Skip => "do not hunt".into(),
        Action::Die(die) => chosen_die(view, die),
        Action::Take { treasure, fort } => into_fort(view, fort, power(treasure)),
        Action::Put(place) => put(view, place),
        Action::Build { fort, one } => build(view, fort, one),
        Action::Attack { fort, one } => attack(view, fort, one),
        Action::Raid { from, into } => raid(view, from, into),
        Action::Move { from, protected, .. } => moved(view, from, protected),
        Action::Level { fort, level } => with(view, fort, |f| format!("from level {} to {level}", f.level())),
        Action::Create => match view.card.ready(Place::Fortify) {
            Some(die) => new_fort(view, die, true),
            None => String::new(),
        },
        Action::CreateAt(level) => new_fort(view, level, game.options().forest == Forest::Full),
        Action::Salvage => salvage(view),
        Action::Leave => leave(view).into(),
        Action::Done => done(view),
    }
}

fn with(view: &View, fort: FortId, label: impl Fn(&Fort) -> String) -> String {
    view.fort(fort).map_or_else(String::new, label)
}

fn in_percent(chance: Fraction) -> String {
    format!("{:.0} %", 100.0 * chance.as_f64())
}

fn hunt(view: &View) -> String {
    let one_of = if view.available.len() > 1 { "one of " } else { "" };
    match view.chosen_die {
        true => format!("choose the die and take {one_of}{}", view.available),
        false => format!("roll for {}: {}", view.available, hunt_chance(view)),
    }
}

/// There is a die for a treasure if one is Available or can become so (LS-16).
fn new_fort(view: &View, level: Die, full: bool) -> String {
    let treasure = full && !(view.available.is_empty() && view.set_aside.is_empty());
    let hope = if treasure { ", and a try for a treasure" } else { "" };
    format!("a new fort of level {level} with 1 brick{hope}")
}

fn chosen_die(view: &View, die: Die) -> String {
    let matching = view.empty_forts(view.on_turn).find(|seen| seen.fort.level() == die);
    match (view.phase, matching) {
        (Phase::Die { purpose: Purpose::Hunt }, Some(seen)) => {
            format!("takes a treasure into {}", seen.name)
        }
        (Phase::Die { purpose: Purpose::Hunt }, None) => "finds nothing".into(),
        _ => of_level(view, die)
            .map_or("no fort has this level".into(), |forts| format!("the level of {forts}")),
    }
}

/// The forts of this level, the first few by name.
fn of_level(view: &View, level: Die) -> Option<String> {
    const NAMED: usize = 5;
    let mut names: Vec<String> =
        view.forts().filter(|seen| seen.fort.level() == level).map(|seen| seen.name.to_string()).collect();
    if names.len() > NAMED {
        names.truncate(NAMED);
        names.push("…".into());
    }
    (!names.is_empty()).then(|| names.join(", "))
}

fn into_fort(view: &View, fort: FortId, power: &str) -> String {
    with(view, fort, |f| {
        let gain = if matches!(view.phase, Phase::Take(take) if take.forts.owner() != view.on_turn) {
            "no power when stolen"
        } else {
            power
        };
        format!("level {}, {}; {gain}", f.level(), count(f.standing(), "brick"))
    })
}

fn put(view: &View, place: Place) -> String {
    let Phase::Put { die } = view.phase else { return String::new() };
    let does = match place {
        Place::Attack => "bricks off a fort",
        Place::Build => "bricks on a fort",
        Place::Raid => "capture or move a treasure",
        Place::Fortify => "change a level, create, or protect",
    };
    match of_level(view, die) {
        Some(forts) if place != Place::Fortify => format!("the {die}: {does}; matches {forts}"),
        _ => format!("the {die}: {does}"),
    }
}

/// Bricks that a die on this place, or a power, puts on or takes off.
fn strength(view: &View, place: Place, fort: &Fort, one: bool) -> u8 {
    let by_power = matches!(view.phase, Phase::Power { .. });
    let two = by_power || view.card.ready(place) == Some(fort.level());
    if two && !one { 2 } else { 1 }
}

fn build(view: &View, fort: FortId, one: bool) -> String {
    with(view, fort, |f| {
        let bricks = strength(view, Place::Build, f, one).min(f.room());
        let now = f.standing();
        format!("{}: {now} -> {}", count(bricks, "brick"), now + bricks)
    })
}

fn attack(view: &View, fort: FortId, one: bool) -> String {
    with(view, fort, |f| {
        let bricks = strength(view, Place::Attack, f, one).min(f.standing());
        let left = f.standing() - bricks;
        let end = match (left, f.treasure()) {
            (0, Some(treasure)) => format!(", destroyed; {treasure} is loose"),
            (0, None) => ", destroyed".into(),
            _ => String::new(),
        };
        format!("{} off: {} -> {left}{end}", count(bricks, "brick"), f.standing())
    })
}

fn raid(view: &View, from: FortId, into: FortId) -> String {
    with(view, from, |f| {
        let treasure = f.treasure().map_or("nothing", |treasure| treasure.name());
        let chance = odds::raid_succeeds(f.standing());
        let dice = dice(odds::blocking_dice(f.standing()));
        format!("capture {treasure} into {into}: {} ({dice} to block)", in_percent(chance))
    })
}

fn moved(view: &View, from: FortId, protected: bool) -> String {
    with(view, from, |f| {
        let treasure = f.treasure().map_or("nothing", |treasure| treasure.name());
        match (protected, thieves(view)) {
            (true, _) => format!("{treasure}, safe; uses the Fortify die too"),
            (false, 0) => format!("{treasure}; nobody can steal it"),
            (false, thieves) => {
                let arrives = in_percent(odds::move_odds(thieves).arrives);
                format!("{treasure}; arrives {arrives}, {thieves} may steal")
            }
        }
    })
}

fn salvage(view: &View) -> String {
    let Phase::Salvage { loose } = view.phase else { return String::new() };
    format!("roll for {}: {}", loose.treasure, hunt_chance(view))
}

fn leave(view: &View) -> &'static str {
    match view.phase {
        Phase::Salvage { .. } => "let it become Available",
        Phase::Die { .. } => "roll the die after all",
        _ => "do not use the power",
    }
}

fn done(view: &View) -> String {
    let left = Place::ALL.into_iter().filter(|place| view.card.ready(*place).is_some()).count();
    format!("end your turn, {} unused", dice(left))
}

fn dice(number: usize) -> String {
    format!("{number} {}", if number == 1 { "die" } else { "dice" })
}
