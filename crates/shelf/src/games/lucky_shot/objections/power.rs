//! Against what the power of a treasure is used for (LS-17).

use super::{ShotObjection as No, bricks, standing};
use luckhouse_engine::{Die, Seat};
use luckhouse_games::lucky_shot::{Action, Fort, FortId, MOST_AT_ONCE, Treasure, View};

pub(super) fn against(view: &View, own: Seat, treasure: Treasure, action: Action) -> Option<No> {
    match (treasure, action) {
        (_, Action::Leave) => None,
        (Treasure::Plains, Action::Build { fort, one }) => build(view, fort, one).err(),
        (Treasure::Desert, Action::Attack { fort, one }) => attack(view, fort, one).err(),
        (Treasure::Sea, Action::Level { fort, level }) => {
            change(view, fort, level, (fort.owner() != own).then_some(No::OnlyOwn { fort })).err()
        }
        (Treasure::Swamp, Action::Level { fort, level }) => {
            change(view, fort, level, (fort.owner() == own).then_some(No::OnlyForeign { fort })).err()
        }
        (Treasure::Forest, Action::CreateAt(_)) => None,
        (Treasure::Forest, Action::Create) => Some(No::SayLevel),
        (treasure, _) => Some(No::PowerFirst { treasure }),
    }
}

fn build(view: &View, id: FortId, one: bool) -> Result<(), No> {
    let fort = standing(view, id)?;
    if fort.room() == 0 {
        return Err(No::FullFort { fort: id, most: Fort::MOST_BRICKS });
    }
    if one { Err(No::BothBricks) } else { Ok(()) }
}

fn attack(view: &View, id: FortId, one: bool) -> Result<(), No> {
    bricks(id, MOST_AT_ONCE.min(standing(view, id)?.standing()), one)
}

/// Another level for a fort, unless it is of the wrong side.
fn change(view: &View, id: FortId, level: Die, wrong_side: Option<No>) -> Result<(), No> {
    let fort = standing(view, id)?;
    match wrong_side {
        Some(wrong) => Err(wrong),
        None if fort.level() == level => Err(No::SameLevel { fort: id, level }),
        None => Ok(()),
    }
}
