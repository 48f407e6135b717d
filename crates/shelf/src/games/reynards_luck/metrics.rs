//! What the lab counts of Reynard's Luck: deeds, cards, confrontations, captures by kind, foxheads, and how it ends.

use crate::Progress;
use luckhouse_engine::{Event, Seat};
use luckhouse_games::reynards_luck::{
    Action, Deed, Duel, Ending, Kind, Phase, ReynardsLuck, Roll as Came, Sort, State,
};

crate::catalog::metrics! {
    "reynards-luck":
    Roll chosen "roll";
    Return chosen "return";
    Move chosen "move";
    Challenge chosen "challenge";
    Card1 chosen "card-1";
    Card2 chosen "card-2";
    Card3 chosen "card-3";
    Card4 chosen "card-4";
    Card5 chosen "card-5";
    Card6 chosen "card-6";
    Card7 chosen "card-7";
    Advance chosen "advance";
    Stay chosen "stay";
    Keep chosen "keep";
    Won happens "challenge-won";
    Lost happens "challenge-lost";
    Tied happens "challenge-tied";
    Captured1 happens "captured-1";
    Captured2 happens "captured-2";
    Captured3 happens "captured-3";
    Captured4 happens "captured-4";
    Captured5 happens "captured-5";
    Captured6 happens "captured-6";
    CapturedFox happens "captured-fox";
    FoxFights happens "fox-fights";
    Foxheads happens "foxheads";
    ByFoxheads happens "wins-by-foxheads";
    ByPieces happens "wins-by-pieces";
}

pub(super) fn of(action: Action) -> Option<usize> {
    let what = match action {
        Action::Place(_) => return None,
        Action::Roll => What::Roll,
        Action::Return(_) => What::Return,
        Action::Go { deed: Deed::Move, .. } => What::Move,
        Action::Go { deed: Deed::Challenge, .. } => What::Challenge,
        Action::Card(card) => return Some(What::Card1 as usize + card.place()),
        Action::Advance => What::Advance,
        Action::Stay => What::Stay,
        Action::Keep => What::Keep,
    };
    Some(what as usize)
}

pub(super) fn happened(
    _game: &ReynardsLuck,
    before: &State,
    event: &Event<ReynardsLuck>,
    after: &State,
    count: &mut dyn FnMut(Seat, usize),
) {
    let seat = before.on_turn();
    match (before.phase(), event) {
        (Phase::TurnCards { duel }, Event::Rolled(Came::Cards(cards))) => {
            let [own, other] = [cards[seat.index()], cards[seat.other().index()]];
            let mut duel = duel;
            (duel.challenger.card, duel.challenged.card) = (Some(own), Some(other));
            fought(seat, &duel, count);
        }
        (Phase::Foxes { duel }, Event::Rolled(_)) => count(fox(seat, &duel), What::FoxFights as usize),
        _ => {}
    }
    if after.turns() > before.turns() && after.claim() == Some(seat) {
        count(seat, What::Foxheads as usize);
    }
    match after.phase() {
        Phase::Over { ending: Ending::Foxheads { winner } } => count(winner, What::ByFoxheads as usize),
        Phase::Over { ending: Ending::Pieces { winner, .. } } => count(winner, What::ByPieces as usize),
        _ => {}
    }
}

fn fought(challenger: Seat, duel: &Duel, count: &mut dyn FnMut(Seat, usize)) {
    let Some(winner) = duel.winner(challenger) else { return count(challenger, What::Tied as usize) };
    let won = winner == challenger;
    let captured = if won { duel.challenged.kind } else { duel.challenger.kind };
    count(challenger, if won { What::Won } else { What::Lost } as usize);
    count(winner, What::Captured1 as usize + captured.place());
}

/// Whose fox rolls now: the challenger's first.
fn fox(challenger: Seat, duel: &Duel) -> Seat {
    let own = duel.challenger.kind == Kind::Fox && duel.challenger.die.is_none();
    if own { challenger } else { challenger.other() }
}

pub(super) fn progress(_game: &ReynardsLuck, state: &State) -> Progress {
    let Phase::Over { ending } = state.phase() else {
        return Progress { turns: state.turns().into(), capped: false };
    };
    // A turn that ends the game in a confrontation is not ended, but it is over.
    let open = matches!(ending, Ending::Pieces { .. });
    Progress { turns: u32::from(state.turns()) + u32::from(open), capped: ending == Ending::Cap }
}
