//! What the lab counts of Fortuna: calls and challenges, true scores, and what becomes of the marbles.

use crate::Progress;
use luckhouse_engine::{Event, Game, Seat};
use luckhouse_games::fortuna::{
    Call, Fortuna, FortunaAction, FortunaState, LastTurn, Line, Marbles, Phase, Scored,
};

crate::catalog::metrics! {
    "fortuna":
    CallCheese chosen "call-cheese";
    CallHappiness chosen "call-happiness";
    CallSmile chosen "call-smile";
    CallGrin chosen "call-grin";
    CallHalfSmile chosen "call-half-smile";
    CallWolfGrin chosen "call-wolf-grin";
    CallPlain chosen "call-plain";
    Accept chosen "accept";
    Challenge chosen "challenge";
    Free chosen "free";
    Leave chosen "leave";
    Take chosen "take";
    Pick chosen "pick";
    Cheese happens "cheese";
    Happiness happens "happiness";
    Smile happens "smile";
    Grin happens "grin";
    HalfSmile happens "half-smile";
    WolfGrin happens "wolf-grin";
    Plain happens "plain";
    Miss happens "miss";
    WrongCall happens "wrong-call";
    Caught happens "caught";
    RightChallenge happens "right-challenge";
    FalseChallenge happens "false-challenge";
    MarbleLost happens "marble-lost";
    MarblesGone happens "marbles-gone";
}

pub(super) fn of(action: FortunaAction) -> Option<usize> {
    let what = match action {
        FortunaAction::Call(Call::Cheese) => What::CallCheese,
        FortunaAction::Call(Call::Happiness) => What::CallHappiness,
        FortunaAction::Call(Call::Smile) => What::CallSmile,
        FortunaAction::Call(Call::Grin) => What::CallGrin,
        FortunaAction::Call(Call::HalfSmile) => What::CallHalfSmile,
        FortunaAction::Call(Call::WolfGrin) => What::CallWolfGrin,
        FortunaAction::Call(Call::Plain) => What::CallPlain,
        FortunaAction::Accept => What::Accept,
        FortunaAction::Challenge => What::Challenge,
        FortunaAction::Free => What::Free,
        FortunaAction::Leave => What::Leave,
        FortunaAction::Take(_) => What::Take,
        FortunaAction::Dice(_) | FortunaAction::Bricks(_) => What::Pick,
    };
    Some(what as usize)
}

fn of_line(line: Line) -> What {
    match line {
        Line::Cheese => What::Cheese,
        Line::Happiness => What::Happiness,
        Line::Smile => What::Smile,
        Line::Grin => What::Grin,
        Line::HalfSmile => What::HalfSmile,
        Line::WolfGrin => What::WolfGrin,
        Line::Plain => What::Plain,
        Line::Miss => What::Miss,
    }
}

pub(super) fn happened(
    _game: &Fortuna,
    before: &FortunaState,
    _event: &Event<Fortuna>,
    after: &FortunaState,
    count: &mut dyn FnMut(Seat, usize),
) {
    for ((seat, was), (_, is)) in before.players.iter().zip(after.players.iter()) {
        if is.marbles.in_hand() < was.marbles.in_hand() {
            count(seat, What::MarbleLost as usize);
        }
        let gone = Marbles::are_gone;
        if gone(is.marbles) && after.phase == Phase::Over && before.phase != Phase::Over {
            count(seat, What::MarblesGone as usize);
        }
    }
    if let Some(LastTurn { seat, scored }) = after.last.filter(|_| after.turns > before.turns) {
        count(seat, of_line(scored.score.line) as usize);
        challenged(seat, &scored, count);
    }
}

/// What came of the call, now that the turn is over and the true score is known.
fn challenged(caller: Seat, scored: &Scored, count: &mut dyn FnMut(Seat, usize)) {
    let Some(called) = scored.called else { return };
    let right = scored.was_right();
    if !right {
        count(caller, What::WrongCall as usize);
    }
    if !right && !called.challengers.is_empty() {
        count(caller, What::Caught as usize);
    }
    let doubt = if right { What::FalseChallenge } else { What::RightChallenge };
    called.challengers.iter().for_each(|seat| count(seat, doubt as usize));
}

pub(super) fn progress(game: &Fortuna, state: &FortunaState) -> Progress {
    let turns = u32::from(state.turns);
    let marbles = state.players.seats_where(|player| player.marbles.are_gone()).is_empty();
    let target = game.options().target;
    let reached = |seat| target.is_some_and(|target| game.standing(state, seat) >= target);
    let other_end = !marbles || Seat::all(game.seats()).any(reached);
    Progress { turns, capped: state.phase == Phase::Over && !other_end }
}
