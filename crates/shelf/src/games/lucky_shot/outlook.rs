//! What a choice would do now.

use super::{hunt_chance, thieves};
use luckhouse_engine::{Die, Fraction, Game};
use luckhouse_games::lucky_shot::{
    Action, Forest, Fort, FortId, LuckyShot, MOST_AT_ONCE, Phase, Place, Purpose, Source, Stolen, Take,
    Treasure, TreasureSet, View, odds,
};
use serde::Serialize;
use ts_rs::TS;

/// What a choice would do. `ways` of `total` is the chance that it succeeds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum LuckyShotOutlook {
    /// A hunt by a die that is chosen.
    HuntChosen { treasures: TreasureSet },
    /// A hunt by a die.
    Hunt {
        treasures: TreasureSet,
        #[ts(type = "number")]
        ways: u64,
        #[ts(type = "number")]
        total: u64,
    },
    /// No hunt.
    Skip,
    /// No hunt; the first die of the card is chosen.
    SkipForDie,
    /// This die takes a treasure into a fort.
    TakesInto { fort: FortId },
    /// This die takes nothing.
    FindsNothing,
    /// The die is the level of these forts, and of so many others.
    Matches { forts: Vec<FortId>, others: usize },
    /// No fort has the level of the die.
    MatchesNone,
    /// The fort that a treasure would lie in.
    Into { level: Die, bricks: u8 },
    /// What its power does.
    Gain { gain: Treasure },
    /// What is stolen brings no power.
    NoGain,
    /// A die on a place of the card, and what it does there.
    Put { die: Die, does: Place },
    /// Bricks on a fort.
    Build { bricks: u8, from: u8, to: u8 },
    /// Bricks off a fort.
    Attack { bricks: u8, from: u8, to: u8 },
    /// It falls.
    Destroys,
    /// It falls, and what lay in it is loose.
    SetsLoose { treasure: Treasure },
    /// A capture, and how many dice may block it.
    Raid {
        treasure: Treasure,
        into: FortId,
        dice: usize,
        #[ts(type = "number")]
        ways: u64,
        #[ts(type = "number")]
        total: u64,
    },
    /// A move that the Fortify die protects.
    MoveProtected { treasure: Treasure },
    /// A move that nobody can steal from.
    MoveUnseen { treasure: Treasure },
    /// A move that so many may steal from.
    Move {
        treasure: Treasure,
        thieves: u32,
        #[ts(type = "number")]
        ways: u64,
        #[ts(type = "number")]
        total: u64,
    },
    /// Another level.
    Level { from: Die, to: Die },
    /// A new fort.
    Create { level: Die, bricks: u8 },
    /// And a die for a treasure in it.
    TryForTreasure,
    /// A roll for a loose treasure.
    Salvage {
        treasure: Treasure,
        #[ts(type = "number")]
        ways: u64,
        #[ts(type = "number")]
        total: u64,
    },
    /// A loose treasure becomes Available.
    LeaveTreasure,
    /// The die is rolled, not chosen.
    LeaveDie,
    /// The power is not used.
    LeavePower,
    /// The turn is over, with so many dice unused.
    EndTurn { dice: usize },
}

use LuckyShotOutlook as Outlook;

/// What this choice would do now.
pub(super) fn of(game: &LuckyShot, view: &View, action: Action) -> Vec<Outlook> {
    let with =
        |fort, outlook: &dyn Fn(&Fort) -> Vec<Outlook>| view.fort(fort).map(outlook).unwrap_or_default();
    match action {
        Action::Hunt => vec![hunt(view)],
        Action::Skip if view.chosen_die || view.chosen_act => vec![Outlook::SkipForDie],
        Action::Skip => vec![Outlook::Skip],
        Action::Die(die) => vec![chosen_die(view, die)],
        Action::Take { treasure, fort } => with(fort, &|fort| take(game, view, treasure, fort)),
        Action::Put(place) => put(view, place),
        Action::Build { fort, one } => with(fort, &|fort| vec![build(view, fort, one)]),
        Action::Attack { fort, one } => with(fort, &|fort| attack(view, fort, one)),
        Action::Raid { from, into } => with(from, &|fort| raid(fort, into).into_iter().collect()),
        Action::Move { from, protected, .. } => {
            with(from, &|fort| moved(view, fort, protected).into_iter().collect())
        }
        Action::Level { fort, level } => {
            with(fort, &|fort| vec![Outlook::Level { from: fort.level(), to: level }])
        }
        Action::Create => {
            view.card.ready(Place::Fortify).map_or_else(Vec::new, |die| create(view, die, true))
        }
        Action::CreateAt(level) => create(view, level, game.options().forest == Forest::Full),
        Action::Salvage => salvage(view).into_iter().collect(),
        Action::Leave => vec![leave(view)],
        Action::Done => vec![done(view)],
    }
}

fn hunt(view: &View) -> Outlook {
    let treasures = view.available;
    if view.chosen_die {
        return Outlook::HuntChosen { treasures };
    }
    let Fraction { ways, total } = hunt_chance(view);
    Outlook::Hunt { treasures, ways, total }
}

/// There is a die for a treasure if one is Available or can become so (LS-16).
fn create(view: &View, level: Die, full: bool) -> Vec<Outlook> {
    let treasure = full && !(view.available.is_empty() && view.set_aside.is_empty());
    let fort = Outlook::Create { level, bricks: Fort::NEW_BRICKS };
    std::iter::once(fort).chain(treasure.then_some(Outlook::TryForTreasure)).collect()
}

fn chosen_die(view: &View, die: Die) -> Outlook {
    let matching = view.empty_forts(view.on_turn).find(|seen| seen.fort.level() == die);
    match (view.phase, matching) {
        (Phase::Die { purpose: Purpose::Hunt }, Some(seen)) => Outlook::TakesInto { fort: seen.name },
        (Phase::Die { purpose: Purpose::Hunt }, None) => Outlook::FindsNothing,
        _ => matches(view, die).unwrap_or(Outlook::MatchesNone),
    }
}

/// The forts of this level, the first few by name.
fn matches(view: &View, level: Die) -> Option<Outlook> {
    const NAMED: usize = 4;
    let mut forts: Vec<FortId> =
        view.forts().filter(|seen| seen.fort.level() == level).map(|seen| seen.name).collect();
    let others = forts.len().saturating_sub(NAMED);
    forts.truncate(NAMED);
    (!forts.is_empty()).then_some(Outlook::Matches { forts, others })
}

fn take(game: &LuckyShot, view: &View, treasure: Treasure, fort: &Fort) -> Vec<Outlook> {
    let stolen = matches!(view.phase, Phase::Take(Take { source: Source::Move(_), .. }));
    let gain = if stolen && game.options().stolen == Stolen::Quiet {
        Outlook::NoGain
    } else {
        Outlook::Gain { gain: treasure }
    };
    vec![Outlook::Into { level: fort.level(), bricks: fort.standing() }, gain]
}

fn put(view: &View, place: Place) -> Vec<Outlook> {
    let Phase::Put { die } = view.phase else { return Vec::new() };
    let matches = matches(view, die).filter(|_| place != Place::Fortify);
    std::iter::once(Outlook::Put { die, does: place }).chain(matches).collect()
}

/// Bricks that a die on this place, or a power, puts on or takes off.
fn strength(view: &View, place: Place, fort: &Fort, one: bool) -> u8 {
    let by_power = matches!(view.phase, Phase::Power { .. });
    let two = by_power || view.card.ready(place) == Some(fort.level());
    if two && !one { MOST_AT_ONCE } else { 1 }
}

fn build(view: &View, fort: &Fort, one: bool) -> Outlook {
    let bricks = strength(view, Place::Build, fort, one).min(fort.room());
    Outlook::Build { bricks, from: fort.standing(), to: fort.standing() + bricks }
}

fn attack(view: &View, fort: &Fort, one: bool) -> Vec<Outlook> {
    let bricks = strength(view, Place::Attack, fort, one).min(fort.standing());
    let to = fort.standing() - bricks;
    let end = match (to, fort.treasure()) {
        (0, Some(treasure)) => Some(Outlook::SetsLoose { treasure }),
        (0, None) => Some(Outlook::Destroys),
        _ => None,
    };
    std::iter::once(Outlook::Attack { bricks, from: fort.standing(), to }).chain(end).collect()
}

fn raid(fort: &Fort, into: FortId) -> Option<Outlook> {
    let Fraction { ways, total } = odds::raid_succeeds(fort.standing());
    let dice = odds::blocking_dice(fort.standing());
    Some(Outlook::Raid { treasure: fort.treasure()?, into, dice, ways, total })
}

fn moved(view: &View, fort: &Fort, protected: bool) -> Option<Outlook> {
    let (treasure, thieves) = (fort.treasure()?, thieves(view));
    let Fraction { ways, total } = odds::move_odds(thieves).arrives;
    Some(match (protected, thieves) {
        (true, _) => Outlook::MoveProtected { treasure },
        (false, 0) => Outlook::MoveUnseen { treasure },
        (false, _) => Outlook::Move { treasure, thieves, ways, total },
    })
}

fn salvage(view: &View) -> Option<Outlook> {
    let Phase::Salvage { loose } = view.phase else { return None };
    let Fraction { ways, total } = hunt_chance(view);
    Some(Outlook::Salvage { treasure: loose.treasure, ways, total })
}

fn leave(view: &View) -> Outlook {
    match view.phase {
        Phase::Salvage { .. } => Outlook::LeaveTreasure,
        Phase::Die { .. } => Outlook::LeaveDie,
        _ => Outlook::LeavePower,
    }
}

fn done(view: &View) -> Outlook {
    let left = Place::ALL.into_iter().filter(|place| view.card.ready(*place).is_some());
    Outlook::EndTurn { dice: left.count() }
}
