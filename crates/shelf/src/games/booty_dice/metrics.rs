//! What the lab counts of Booty Dice: choices, faces, combos, and how pirates leave and win.

use crate::Progress;
use luckhouse_engine::{Event, Game, Seat};
use luckhouse_games::booty_dice::{
    BootyAction, BootyDice, BootyRoll, BootyState, Face, Phase, ROLLS, Reading, Resolve, SoFar, Throw,
};

crate::catalog::metrics! {
    "booty-dice":
    Stop chosen "stop";
    RollSome chosen "roll-some";
    RollAll chosen "roll-all";
    Rob chosen "rob";
    Attack chosen "attack";
    Doubloons happens "doubloons";
    Crosses happens "crosses";
    JollyRogers happens "jolly-rogers";
    Cutlasses happens "cutlasses";
    Planks happens "planks";
    Shields happens "shields";
    Curse happens "curse";
    Mutiny happens "mutiny";
    Shipwreck happens "shipwreck";
    Wounded happens "wounded";
    Sunk happens "sunk";
    Drowned happens "drowned";
    Gold happens "wins-by-gold";
    Last happens "wins-alive";
}

/// The faces that act alone, in the order of [`Face::ALL`].
const FACES: [What; 6] =
    [What::Doubloons, What::Crosses, What::JollyRogers, What::Cutlasses, What::Planks, What::Shields];

pub(super) fn of(action: BootyAction) -> Option<usize> {
    let what = match action {
        BootyAction::Stop => What::Stop,
        BootyAction::Roll(_) => What::RollSome,
        BootyAction::RollAll => What::RollAll,
        BootyAction::Rob(_) => What::Rob,
        BootyAction::Attack(_) => What::Attack,
        // Before the first turn, and with one option only.
        BootyAction::Begin(_) => return None,
    };
    Some(what as usize)
}

pub(super) fn happened(
    game: &BootyDice,
    before: &BootyState,
    event: &Event<BootyDice>,
    after: &BootyState,
    count: &mut dyn FnMut(Seat, usize),
) {
    let roller = before.roller();
    if let Some((throw, so_far)) = resolving(game, before, event) {
        resolved(&game.reading(throw, so_far), &mut |what| count(roller, what as usize));
    }
    for ((seat, was), (_, is)) in before.pirates().iter().zip(after.pirates().iter()) {
        if is.lives == was.lives {
            continue;
        }
        if seat != roller {
            count(seat, What::Wounded as usize);
        }
        if is.lives == 0 {
            count(seat, if seat == roller { What::Drowned } else { What::Sunk } as usize);
        }
    }
    if let (Some(winner), false) = (winner(after), progress(game, after).capped) {
        let alone = after.pirates().seats_where(|pirate| pirate.lives > 0).len() == 1;
        count(winner, if alone { What::Last } else { What::Gold } as usize);
    }
}

/// The dice that begin to do what they show (BD-4).
fn resolving(game: &BootyDice, before: &BootyState, event: &Event<BootyDice>) -> Option<(Throw, SoFar)> {
    let each = game.options().resolve == Resolve::Each;
    match (before.phase(), event) {
        (Phase::Rolling { kept, rolls }, Event::Rolled(BootyRoll::Dice(dice))) => {
            let throw = Throw { dice: kept.plus(*dice), rolls: rolls + 1 };
            let so_far = SoFar { rolled: *dice, ..before.so_far() };
            (each || throw.rolls == ROLLS).then_some((throw, so_far))
        }
        (Phase::Deciding(throw), Event::Chose(choices)) => {
            let stops = choices.of(before.roller()) == BootyAction::Stop && !each;
            stops.then_some((throw, before.so_far()))
        }
        _ => None,
    }
}

fn resolved(reading: &Reading, count: &mut dyn FnMut(What)) {
    for (face, what) in Face::ALL.into_iter().zip(FACES) {
        if reading.alone.count(face) > 0 {
            count(what);
        }
    }
    let combos = [
        (reading.curse, What::Curse),
        (reading.mutiny > 0, What::Mutiny),
        (reading.shipwreck > 0, What::Shipwreck),
    ];
    combos.into_iter().filter(|(there, _)| *there).for_each(|(_, what)| count(what));
}

fn winner(state: &BootyState) -> Option<Seat> {
    match state.phase() {
        Phase::Over { winners } => winners.only(),
        _ => None,
    }
}

pub(super) fn progress(game: &BootyDice, state: &BootyState) -> Progress {
    let turns = u32::from(state.turns());
    let over = matches!(state.phase(), Phase::Over { .. });
    let capped = over && turns >= game.options().cap;
    // A turn that wins is not ended, but it is over.
    Progress { turns: turns + u32::from(over && !capped), capped }
}
