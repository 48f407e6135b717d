//! The rest of a turn, played out by the rules: everybody chooses what is best for them at its end.

use super::outlook::Outlook;
use super::{pairing, quick};
use crate::{Advice, best_of, share};
use luckhouse_engine::{Choices, Game, Outcome, PerSeat, Rng, Seat, Turn};
use luckhouse_games::fortuna::{Fortuna, FortunaAction, FortunaState, Pairings, Phase, Score};
use std::cell::RefCell;

/// What the end of a game is worth: opponents share a win, but it is whole for each of a team.
pub(super) fn result(game: &Fortuna, outcome: &Outcome) -> PerSeat<f64> {
    if !game.options().teams {
        return share(outcome);
    }
    let both = outcome.winners.len() == game.seats();
    let won = if both { 0.5 } else { 1.0 };
    PerSeat::from_fn(game.seats(), |seat| if outcome.winners.contains(seat) { won } else { 0.0 })
}

/// Looks to the end of the turn, and no further.
pub(super) struct Ahead<'a> {
    pub(super) game: &'a Fortuna,
    pub(super) outlook: &'a Outlook,
    /// What dice and bricks can be paired up to, as far as that has been looked at (FO-22).
    pairings: RefCell<Pairings>,
}

impl<'a> Ahead<'a> {
    pub(super) fn new(game: &'a Fortuna, outlook: &'a Outlook) -> Ahead<'a> {
        Ahead { game, outlook, pairings: RefCell::new(Pairings::new(game.options().scoring())) }
    }

    /// The game after each pairing that is worth a look, where several groups are to be made.
    pub(super) fn paired(&self, state: &FortunaState) -> Option<Vec<FortunaState>> {
        let paired = pairing::pairings(self.game, state, &mut self.pairings.borrow_mut())?;
        Some(paired.into_iter().map(|paired| paired.after).collect())
    }

    /// The chances of all seats after this choice, when the others who are asked as well do what is usual.
    pub(super) fn after(&self, state: &FortunaState, seat: Seat, action: FortunaAction) -> PerSeat<f64> {
        self.chances(&self.chosen(state, seat, action))
    }

    /// The state after it.
    pub(super) fn chosen(&self, state: &FortunaState, seat: Seat, action: FortunaAction) -> FortunaState {
        let mut choices = Choices::one(seat, action);
        if let Turn::Choose(asked) = self.game.turn(state) {
            let others = asked.without(seat);
            others.iter().for_each(|other| choices.put(other, self.usual(state, other)));
        }
        let mut next = state.clone();
        self.game.choose(&mut next, &choices);
        next
    }

    /// What somebody does who is asked together with others.
    fn usual(&self, state: &FortunaState, seat: Seat) -> FortunaAction {
        // There is nothing to draw in a challenge or a reward.
        quick::choice(self.game, state, seat, &mut Rng::seeded(0))
    }

    /// The chances of all seats, whatever the state waits for.
    pub(super) fn chances(&self, state: &FortunaState) -> PerSeat<f64> {
        match self.game.turn(state) {
            Turn::Over(outcome) => result(self.game, &outcome),
            // What the roll will bring is not looked at: the outlook is that of the turn.
            Turn::Roll(_) => self.outlook.chances(self.game, state),
            Turn::Choose(asked) => match asked.only() {
                Some(seat) => self.best(state, seat),
                None => {
                    let first = asked.first().expect("somebody is asked");
                    self.after(state, first, self.usual(state, first))
                }
            },
        }
    }

    /// What a choice leads to if the answer of the one who is asked next, before the next roll, is any.
    pub(super) fn hope(&self, state: &FortunaState, seat: Seat, action: FortunaAction) -> f64 {
        let next = self.chosen(state, seat, action);
        match self.game.turn(&next) {
            Turn::Choose(asked) if asked.only().is_some_and(|other| other != seat) => {
                let other = asked.first().expect("one is asked");
                let answers = self.each(&next, other);
                answers.iter().map(|(_, chances)| chances[seat]).sum::<f64>() / answers.len() as f64
            }
            _ => self.chances(&next)[seat],
        }
    }

    fn best(&self, state: &FortunaState, seat: Seat) -> PerSeat<f64> {
        let ways: Vec<PerSeat<f64>> = match self.paired(state) {
            Some(paired) => paired.iter().map(|after| self.chances(after)).collect(),
            None => self.each(state, seat).into_iter().map(|(_, chances)| chances).collect(),
        };
        ways.into_iter()
            .reduce(|best, next| if next[seat] > best[seat] { next } else { best })
            .expect("a legal action")
    }

    /// What each legal action leads to. Those that come to the same are looked at once.
    pub(super) fn each(&self, state: &FortunaState, seat: Seat) -> Vec<(FortunaAction, PerSeat<f64>)> {
        let mut legal = Vec::new();
        self.game.legal(state, seat, &mut legal);
        let mut known: Vec<(Kind, PerSeat<f64>)> = Vec::new();
        let mut ways = Vec::with_capacity(legal.len());
        for action in legal {
            let kind = self.kind(state, action);
            let found = known.iter().find(|(other, _)| *other == kind).map(|(_, chances)| *chances);
            let chances = found.unwrap_or_else(|| self.after(state, seat, action));
            known.push((kind, chances));
            ways.push((action, chances));
        }
        ways
    }

    fn kind(&self, state: &FortunaState, action: FortunaAction) -> Kind {
        match (state.phase, action) {
            (Phase::PickBricks { dice, .. }, FortunaAction::Bricks(bricks)) if self.game.groups() == 1 => {
                Kind::Scores(Score::of(dice, bricks, self.game.options().scoring()))
            }
            (Phase::Call(throw), FortunaAction::Call(call)) => Kind::Calls(self.game.is_right(throw, call)),
            _ => Kind::Other(action),
        }
    }
}

/// Actions of one kind come to the same.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Scores(Score),
    /// Right or wrong; which wrong call it is does not matter.
    Calls(bool),
    Other(FortunaAction),
}

/// Chances that are closer than this are equal: neither tables nor outlooks are exact to the last digit.
const EQUAL: f64 = 1e-9;

/// The best of several; of equals the right call, and else the first.
pub(super) fn pick(game: &Fortuna, state: &FortunaState, advice: &[Advice<FortunaAction>]) -> FortunaAction {
    let right = |action| match (state.phase, action) {
        (Phase::Call(throw), FortunaAction::Call(call)) => game.is_right(throw, call),
        _ => false,
    };
    let equals = || equally_good(advice).map(|advice| advice.action);
    equals().find(|action| right(*action)).or(equals().next()).expect("a legal action")
}

/// Among choices that are equally good against best play, the one that gains most if the other then errs. So a wrong
/// call is made where it would be a mistake to challenge it.
pub(super) fn pick_with_hope(
    game: &Fortuna,
    state: &FortunaState,
    advice: &[Advice<FortunaAction>],
    hope: impl Fn(FortunaAction) -> f64,
) -> FortunaAction {
    let hopes = equally_good(advice).map(|advice| Advice { chance: hope(advice.action), ..*advice });
    pick(game, state, &hopes.collect::<Vec<_>>())
}

fn equally_good(advice: &[Advice<FortunaAction>]) -> impl Iterator<Item = &Advice<FortunaAction>> {
    let best = best_of(advice).chance;
    advice.iter().filter(move |advice| advice.chance >= best - EQUAL)
}
