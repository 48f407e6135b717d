//! Why a choice is not legal now.

mod acting;
mod power;

use crate::Objection;
use luckhouse_engine::{Die, Seat};
use luckhouse_games::lucky_shot::{Action, Fort, FortId, Phase, Place, Treasure, View};
use serde::Serialize;

/// What speaks against a choice.
#[derive(Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
enum ShotObjection {
    /// Whether to hunt is asked first (LS-6).
    HuntFirst,
    /// The hunt is over.
    HuntIsOver,
    /// Volcano's die is chosen first (LS-18).
    ChooseDieFirst,
    /// Only Volcano lets one choose a die (LS-18).
    NoChosenDie,
    /// The die must be put on the card (LS-7).
    PutFirst { die: Die },
    /// A die lies there already (LS-7).
    PlaceTaken { place: Place },
    /// All three dice are on the card (LS-7).
    AllPut,
    /// No die lies there.
    NoDie { place: Place },
    /// The die there has been used (LS-8).
    DieUsed { place: Place },
    /// No such fort stands.
    NoFort { fort: FortId },
    /// No room for another brick (LS-5).
    FullFort { fort: FortId, most: u8 },
    /// There is only one brick to build or to destroy, and no other number to ask for.
    OneAnyway { fort: FortId },
    /// Plains builds both bricks.
    BothBricks,
    /// One's own fort is not raided (LS-12).
    RaidsOwn { fort: FortId },
    /// A fort without a treasure.
    NothingInFort { fort: FortId },
    /// The Raid die is not the level of the fort (LS-12).
    RaidLevel { fort: FortId, level: Die, die: Die },
    /// A treasure goes into a fort of one's own.
    IntoForeign { fort: FortId },
    /// A fort that holds a treasure takes no other.
    FortHolds { fort: FortId, treasure: Treasure },
    /// Another player's treasure is not moved (LS-13).
    MovesForeign { fort: FortId },
    /// The Raid die is neither level (LS-13).
    MoveLevel { from: FortId, into: FortId, left: Die, entered: Die, die: Die },
    /// The Fortify die is neither level (LS-15).
    GuardLevel { from: FortId, into: FortId, left: Die, entered: Die, die: Die },
    /// The new level is what the Fortify die shows (LS-14).
    LevelIsDie { die: Die },
    /// Not one above or below the Fortify die (LS-14).
    LevelApart { fort: FortId, level: Die, die: Die },
    /// There are no letters for more forts.
    NoMoreForts,
    /// Only Forest builds a fort of any level (LS-17).
    OnlyForest,
    /// A new fort needs a level (LS-17).
    SayLevel,
    /// No treasure is to be taken now.
    NothingToTake,
    /// A treasure is to be laid first.
    TakeFirst,
    /// Not one of the treasures that can be taken.
    NotThatTreasure { treasure: Treasure },
    /// Not one of the forts it can go into.
    NotThatFort { fort: FortId },
    /// No treasure is loose.
    NothingToSalvage,
    /// One is (LS-11).
    SalvageFirst { treasure: Treasure },
    /// No power and no salvage to leave.
    NothingToLeave,
    /// A power waits (LS-17).
    PowerFirst { treasure: Treasure },
    /// Sea changes a fort of one's own (LS-17).
    OnlyOwn { fort: FortId },
    /// Swamp changes an opposing fort (LS-17).
    OnlyForeign { fort: FortId },
    /// It has that level.
    SameLevel { fort: FortId, level: Die },
}

/// What speaks against this choice of whoever is asked now.
pub(super) fn against(view: &View, seat: Seat, action: Action) -> Option<Objection> {
    use ShotObjection as No;
    let objection = match (view.phase, action) {
        (Phase::Hunt, Action::Hunt | Action::Skip) => None,
        (Phase::Hunt, _) => Some(No::HuntFirst),
        (Phase::Die { .. }, Action::Die(_) | Action::Leave) => None,
        (Phase::Die { .. }, _) => Some(No::ChooseDieFirst),
        (Phase::Put { .. }, Action::Put(place)) => view.card.die(place).map(|_| No::PlaceTaken { place }),
        (Phase::Put { die }, _) => Some(No::PutFirst { die }),
        (Phase::Act, action) => acting::against(view, seat, action),
        (Phase::Salvage { .. }, Action::Salvage | Action::Leave) => None,
        (Phase::Salvage { loose }, _) => Some(No::SalvageFirst { treasure: loose.treasure }),
        (Phase::Take(take), Action::Take { treasure, fort }) => {
            if !take.treasures.contains(treasure) {
                Some(No::NotThatTreasure { treasure })
            } else {
                let fits = take.forts.iter().any(|possible| possible == fort);
                (!fits).then_some(No::NotThatFort { fort })
            }
        }
        (Phase::Take(_), _) => Some(No::TakeFirst),
        (Phase::Power { treasure }, action) => power::against(view, seat, treasure, action),
        _ => None,
    };
    objection.map(|objection| Objection::of(&objection))
}

/// The fort, or that it does not stand.
fn standing(view: &View, fort: FortId) -> Result<&Fort, ShotObjection> {
    view.fort(fort).ok_or(ShotObjection::NoFort { fort })
}

/// Of so many bricks that are possible at a fort, all or only one.
fn bricks(fort: FortId, possible: u8, one: bool) -> Result<(), ShotObjection> {
    if one && possible < 2 { Err(ShotObjection::OneAnyway { fort }) } else { Ok(()) }
}
