//! What happened, with its consequences: what the event says itself, and what it changed beside that.

use super::table::{Spot, Table};
use crate::{Seen, Step};
use luckhouse_engine::{DiceSet, Die, Seat, SeatSet};
use luckhouse_games::lucky_shot::{
    Action, Fort, FortId, LuckyShot, Phase, Place, Purpose, Roll, TO_WIN, Treasure, TreasureSet, View,
};
use serde::Serialize;
use ts_rs::TS;

/// What an event did. `power` is the treasure whose power did it; without one, a die of the card did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum LuckyShotFact {
    /// Set-up: a die gave a first fort its level.
    FirstFort { seat: Seat, fort: FortId, level: Die, bricks: u8 },
    /// Set-up: a treasure for the first fort.
    Dealt { seat: Seat, treasure: Treasure, fort: FortId },
    /// Who begins.
    Starts { seat: Seat },
    /// A hunt begins.
    Hunts { seat: Seat, treasures: TreasureSet },
    /// No hunt in this turn.
    SkipsHunt { seat: Seat },
    /// The die of a hunt.
    HuntRoll { seat: Seat, die: Die, found: bool },
    /// The die of a hunt, chosen by the power of Volcano.
    HuntDie { seat: Seat, die: Die, found: bool },
    /// A die for the card, chosen by the power of Volcano.
    ChoosesDie { seat: Seat, die: Die },
    /// A die that could have been chosen is rolled.
    LetsDieDecide { seat: Seat },
    /// A die for the card.
    CardRoll { seat: Seat, die: Die },
    /// A die goes onto the card.
    Puts { seat: Seat, die: Die, place: Place },
    /// Bricks on a fort, and how many stand then.
    Builds { seat: Seat, fort: FortId, bricks: u8, standing: u8, power: Option<Treasure> },
    /// Bricks off a fort, and how many stand then.
    Attacks { seat: Seat, fort: FortId, bricks: u8, standing: u8, power: Option<Treasure> },
    /// A fort without bricks is gone, and what lay in it is loose.
    Destroyed { fort: FortId, treasure: Option<Treasure> },
    /// A try to capture a treasure.
    Raids { seat: Seat, treasure: Treasure, from: FortId, into: FortId },
    /// The dice of the owner of a raided fort.
    Defends { seat: Seat, dice: DiceSet, fort: FortId, blocked: bool },
    /// A treasure sets out from one fort to another.
    Moves { seat: Seat, treasure: Treasure, from: FortId, into: FortId, protected: bool },
    /// The die of somebody who may steal from a move.
    StealRoll { seat: Seat, die: Die, fort: FortId, matches: bool },
    /// Another level for a fort.
    Levels { seat: Seat, fort: FortId, from: Die, to: Die, power: Option<Treasure> },
    /// A new fort.
    Creates { seat: Seat, fort: FortId, level: Die, bricks: u8, power: Option<Treasure> },
    /// The die for a treasure in a new fort.
    FoundRoll { seat: Seat, die: Die, fort: FortId, found: bool },
    /// A try to salvage a loose treasure.
    Salvages { seat: Seat, treasure: Treasure },
    /// The die of that try.
    SalvageRoll { seat: Seat, die: Die, treasure: Treasure, found: bool },
    /// A loose treasure is left.
    LeavesTreasure { seat: Seat, treasure: Treasure },
    /// A power is left.
    LeavesPower { seat: Seat, power: Treasure },
    /// Of several treasures or forts, these were chosen.
    Takes { seat: Seat, treasure: Treasure },
    /// No more dice are used.
    Done { seat: Seat },
    /// A treasure that was set aside is Available.
    ComesIntoPlay { treasure: Treasure },
    /// A treasure lies in a fort now.
    Lies { treasure: Treasure, fort: FortId },
    /// A treasure is Available that was somebody's.
    Available { treasure: Treasure },
    /// Somebody has lost the last treasure, and all forts go.
    Out { seat: Seat },
    /// The power of Volcano waits for the next turn.
    WillChooseDie { seat: Seat },
    /// The next turn begins.
    TurnPasses { to: Seat },
    /// A player gave up.
    Resigned { seat: Seat },
    /// Nobody else is left.
    LastIn { winner: Seat },
    /// So many treasures win.
    Collected { winner: Seat, treasures: usize },
    /// The last turn is over, and one has most.
    HasMost { winner: Seat },
    /// The last turn is over, and several have most.
    Shared { winners: SeatSet },
}

use LuckyShotFact as Fact;

/// The event and all that came of it.
pub(super) fn of(step: &Step<LuckyShot>) -> Vec<Fact> {
    let (before, after) = (&step.before, &step.after);
    let first = match &step.event {
        Seen::Rolled(Some(roll)) => rolled(before, after, *roll),
        Seen::Chose(choices) => {
            let one = choices.iter().find_map(|(seat, action)| action.map(|action| (*seat, action)));
            one.and_then(|(seat, action)| chose(before, after, seat, action))
        }
        Seen::Rolled(None) => None,
        Seen::Resigned(seat) => Some(Fact::Resigned { seat: *seat }),
    };
    let mut facts = Vec::from_iter(first);
    let mut now = Table::of(before);
    facts.iter().for_each(|fact| now.apply(fact));
    consequences(&mut now, &Table::of(after), &mut facts);
    facts.extend(what_now(before, after));
    facts
}

fn rolled(before: &View, after: &View, roll: Roll) -> Option<Fact> {
    match roll {
        Roll::Starter(first) => Some(Fact::Starts { seat: first.0 }),
        Roll::Treasure(treasure) => Some(match before.phase {
            Phase::Deal { seat } => Fact::Dealt { seat, treasure, fort: FortId::new(seat, 0)? },
            _ => Fact::ComesIntoPlay { treasure },
        }),
        Roll::Dice(dice) => rolled_dice(before, after, dice),
    }
}

fn rolled_dice(before: &View, after: &View, dice: DiceSet) -> Option<Fact> {
    let (seat, die) = (before.acting(), Die::all().find(|die| dice.count(die.face()) > 0)?);
    Some(match before.phase {
        Phase::Level { seat } => {
            let fort = after.player(seat).forts.first()?;
            Fact::FirstFort { seat, fort: fort.name, level: fort.fort.level(), bricks: fort.fort.standing() }
        }
        Phase::Die { purpose: Purpose::Hunt } => Fact::HuntRoll { seat, die, found: fits(before, die) },
        Phase::Die { purpose: Purpose::Card } => Fact::CardRoll { seat, die },
        Phase::Block { from, .. } => {
            let blocked = before.card.die(Place::Raid).is_some_and(|raid| dice.count(raid.face()) > 0);
            Fact::Defends { seat: from.owner(), dice, fort: from, blocked }
        }
        Phase::Steal { from, waiting, .. } => {
            let matches = before.card.die(Place::Raid) == Some(die);
            Fact::StealRoll { seat: waiting.after(seat)?, die, fort: from, matches }
        }
        Phase::SalvageDie { loose } => {
            Fact::SalvageRoll { seat, die, treasure: loose.treasure, found: fits(before, die) }
        }
        Phase::Found { fort } => {
            Fact::FoundRoll { seat, die, fort, found: before.fort(fort)?.level() == die }
        }
        _ => return None,
    })
}

/// Has whoever acts an empty fort of the level of this die?
fn fits(view: &View, die: Die) -> bool {
    view.empty_forts(view.acting()).any(|seen| seen.fort.level() == die)
}

fn chose(before: &View, after: &View, seat: Seat, action: Action) -> Option<Fact> {
    Some(match (action, before.phase) {
        (Action::Hunt, _) => Fact::Hunts { seat, treasures: before.available },
        (Action::Skip, _) => Fact::SkipsHunt { seat },
        (Action::Die(die), Phase::Die { purpose: Purpose::Hunt }) => {
            Fact::HuntDie { seat, die, found: fits(before, die) }
        }
        (Action::Die(die), _) => Fact::ChoosesDie { seat, die },
        (Action::Take { treasure, .. }, _) => Fact::Takes { seat, treasure },
        (Action::Put(place), Phase::Put { die }) => Fact::Puts { seat, die, place },
        (Action::Salvage, Phase::Salvage { loose }) => Fact::Salvages { seat, treasure: loose.treasure },
        (Action::Leave, Phase::Salvage { loose }) => Fact::LeavesTreasure { seat, treasure: loose.treasure },
        (Action::Leave, Phase::Power { treasure }) => Fact::LeavesPower { seat, power: treasure },
        (Action::Leave, Phase::Die { .. }) => Fact::LetsDieDecide { seat },
        (Action::Done, _) => Fact::Done { seat },
        _ => return acted(before, after, seat, action),
    })
}

/// What is done with a die of the card, or by a power.
fn acted(before: &View, after: &View, seat: Seat, action: Action) -> Option<Fact> {
    let treasure_of = |fort| before.fort(fort).and_then(Fort::treasure);
    let power = power(before);
    Some(match action {
        Action::Build { fort, .. } => {
            let standing = after.fort(fort)?.standing();
            Fact::Builds { seat, fort, bricks: standing - before.fort(fort)?.standing(), standing, power }
        }
        Action::Attack { fort, .. } => {
            let standing = after.fort(fort).map_or(0, Fort::standing);
            Fact::Attacks { seat, fort, bricks: before.fort(fort)?.standing() - standing, standing, power }
        }
        Action::Raid { from, into } => Fact::Raids { seat, treasure: treasure_of(from)?, from, into },
        Action::Move { from, into, protected } => {
            Fact::Moves { seat, treasure: treasure_of(from)?, from, into, protected }
        }
        Action::Level { fort, level } => {
            Fact::Levels { seat, fort, from: before.fort(fort)?.level(), to: level, power }
        }
        Action::Create | Action::CreateAt(_) => {
            let new = after.player(seat).forts.iter().find(|seen| before.fort(seen.name).is_none())?;
            let (level, bricks) = (new.fort.level(), new.fort.standing());
            Fact::Creates { seat, fort: new.name, level, bricks, power }
        }
        _ => return None,
    })
}

fn power(before: &View) -> Option<Treasure> {
    match before.phase {
        Phase::Power { treasure } => Some(treasure),
        _ => None,
    }
}

/// What is different beside what the event said itself, in the order in which the rules do it.
fn consequences(now: &mut Table, after: &Table, facts: &mut Vec<Fact>) {
    let mut say = |now: &mut Table, fact: Fact| {
        now.apply(&fact);
        facts.push(fact);
    };
    for (fort, treasure) in now.ruins() {
        say(now, Fact::Destroyed { fort, treasure });
    }
    for treasure in Treasure::ALL {
        match (now.spot(treasure), after.spot(treasure)) {
            (was, is) if was == is => {}
            (_, Spot::Fort(fort)) => say(now, Fact::Lies { treasure, fort }),
            (Spot::Aside, Spot::Middle) => say(now, Fact::ComesIntoPlay { treasure }),
            (_, Spot::Middle) => say(now, Fact::Available { treasure }),
            _ => {}
        }
    }
    for seat in now.in_play.minus(after.in_play).iter() {
        say(now, Fact::Out { seat });
    }
    for seat in after.volcano.minus(now.volcano).iter() {
        say(now, Fact::WillChooseDie { seat });
    }
}

/// How the game ended, or who is next.
fn what_now(before: &View, after: &View) -> Option<Fact> {
    let Phase::Over { winners } = after.phase else {
        return (after.turns > before.turns).then_some(Fact::TurnPasses { to: after.on_turn });
    };
    let in_play = Table::of(after).in_play;
    Some(match winners.only() {
        Some(winner) if in_play.len() == 1 => Fact::LastIn { winner },
        Some(winner) if after.treasures(winner) >= TO_WIN => {
            Fact::Collected { winner, treasures: after.treasures(winner) }
        }
        Some(winner) => Fact::HasMost { winner },
        None => Fact::Shared { winners },
    })
}

/// Do the facts lead from the table before to the one after?
pub(super) fn account(step: &Step<LuckyShot>, facts: &[Fact]) -> Result<(), String> {
    let (mut table, after) = (Table::of(&step.before), Table::of(&step.after));
    facts.iter().for_each(|fact| table.apply(fact));
    if table == after {
        return Ok(());
    }
    Err(format!("the facts lead to {table:?}, the step to {after:?}"))
}
