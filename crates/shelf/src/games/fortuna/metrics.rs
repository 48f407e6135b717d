//! What the lab counts of Fortuna: calls and challenges, true scores, and what becomes of the marbles.

use crate::Progress;
use luckhouse_engine::{Event, Game, Seat};
use luckhouse_games::fortuna::{
    Call, Fortuna, FortunaAction, FortunaState, LastTurn, Line, Marbles, Phase, Scored,
};

crate::catalog::metrics! {
    CallCheese chosen "call-cheese" "call Cheese, rightly or not";
    CallHappiness chosen "call-happiness" "call Happiness, rightly or not";
    CallSmile chosen "call-smile" "call Smile, rightly or not";
    CallGrin chosen "call-grin" "call Grin, rightly or not";
    CallHalfSmile chosen "call-half-smile" "call Half-smile, rightly or not";
    CallWolfGrin chosen "call-wolf-grin" "call Wolf-grin, rightly or not";
    CallPlain chosen "call-plain" "call a plain score, rightly or not";
    Accept chosen "accept" "accept a call";
    Challenge chosen "challenge" "challenge a call";
    Free chosen "free" "free a marble from the dungeon";
    Leave chosen "leave" "leave a marble in the dungeon";
    Take chosen "take" "name who loses marbles, where there is more than one";
    Pick chosen "pick" "pick dice or bricks out of a full spread";
    Cheese happens "cheese" "score a Cheese";
    Happiness happens "happiness" "score a Happiness";
    Smile happens "smile" "score a Smile";
    Grin happens "grin" "score a Grin";
    HalfSmile happens "half-smile" "score a Half-smile";
    WolfGrin happens "wolf-grin" "score a Wolf-grin";
    Plain happens "plain" "score a plain brick or two";
    Miss happens "miss" "score nothing, and lose a marble";
    WrongCall happens "wrong-call" "call something else than it is";
    Caught happens "caught" "be challenged for a wrong call";
    RightChallenge happens "right-challenge" "challenge a call that is wrong";
    FalseChallenge happens "false-challenge" "challenge a call that is right";
    MarbleLost happens "marble-lost" "have fewer marbles in hand than before";
    MarblesGone happens "marbles-gone" "have no marble left, which ends the game";
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
