//! What is alike in Reynard's Luck near the cap: walks after which the last turn is the same, and faces of the die that let
//! pieces do the same.

use crate::secrets::Alike as AlikeIn;
use luckhouse_engine::{Die, Game, Seat, Viewer};
use luckhouse_games::reynards_luck::{
    Action, Challenge, Deed, Phase, Reveal, ReynardsLuck, Roll, Square, SquareSet, State, View, reach,
};
use std::collections::BTreeSet;

/// What is alike in the last two turns before the cap (RL-20). Everything else stays apart.
#[derive(Clone, Copy, Debug, Default)]
pub struct NearTheCap;

/// What a choice comes to; two that are equal are alike.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Comes {
    /// To something of its own.
    Itself(Action),
    /// To the end of the game.
    End,
    /// To a last turn in which these can challenge those, so many squares away, and in which somebody can walk. Who
    /// walked is not forgotten, for it may tell what that piece is.
    LastTurn { walker: Square, lines: Vec<Line>, walks: bool },
}

/// Where a piece stands that can challenge; which piece it can challenge, by where that stood before; and how far off.
type Line = (Square, Square, usize);

impl AlikeIn<ReynardsLuck> for NearTheCap {
    fn choices(&self, game: &ReynardsLuck, state: &State, _: Seat, legal: &[Action]) -> Vec<usize> {
        let comes = comes(game, state, legal);
        let first = |one: &Comes| comes.iter().position(|other| other == one).unwrap_or(0);
        comes.iter().map(first).collect()
    }

    fn rolls(&self, game: &ReynardsLuck, state: &State, rolls: &[Roll]) -> Vec<usize> {
        if state.phase() != Phase::Roll {
            return (0..rolls.len()).collect();
        }
        // A 6 reaches all that any other face does.
        let (mut far, mut legal) = (state.clone(), Vec::new());
        game.roll(&mut far, Roll::Die(SIX));
        game.legal(&far, state.on_turn(), &mut legal);
        let comes = comes(game, &far, &legal);
        let lets = |roll: &Roll| {
            let near = legal.iter().zip(&comes).filter(|(action, _)| reaches(*roll, action));
            near.map(|(_, comes)| comes).collect::<BTreeSet<&Comes>>()
        };
        let all: Vec<BTreeSet<&Comes>> = rolls.iter().map(lets).collect();
        let first = |one: &BTreeSet<&Comes>| all.iter().position(|other| other == one).unwrap_or(0);
        all.iter().map(first).collect()
    }

    /// A card that is drawn is in the hand, and in which order they came does not matter.
    fn remembered(&self, roll: Roll) -> bool {
        !matches!(roll, Roll::Card(_))
    }
}

fn comes(game: &ReynardsLuck, state: &State, legal: &[Action]) -> Vec<Comes> {
    let itself = || legal.iter().copied().map(Comes::Itself).collect();
    let left = game.options().cap.saturating_sub(u32::from(state.turns()));
    let after = game.options().challenge == Challenge::After;
    match state.phase() {
        Phase::Act { .. } if left == 1 && !after => {
            let walks = |action: &Action| match action {
                Action::Go { deed: Deed::Move, .. } => Comes::End,
                other => Comes::Itself(*other),
            };
            legal.iter().map(walks).collect()
        }
        Phase::Act { .. } if left == 2 && !after && game.options().reveal == Reveal::Stays => {
            let table = Shape::of(game, state);
            legal.iter().map(|action| table.comes(*action)).collect()
        }
        // Whoever is captured counts the same wherever it or its captor stands.
        Phase::Advance { .. } | Phase::Return { .. } if left == 1 => vec![Comes::End; legal.len()],
        _ => itself(),
    }
}

/// Who stands where, when the last turn but one is played; it is told from what everybody sees.
struct Shape<'a> {
    game: &'a ReynardsLuck,
    own: SquareSet,
    rivals: SquareSet,
    /// Nothing but lines of challenge matters after this turn.
    plain: bool,
}

impl<'a> Shape<'a> {
    fn of(game: &'a ReynardsLuck, state: &State) -> Shape<'a> {
        let view = game.view(state, Viewer::Watcher);
        let [own, rivals] = [view.on_turn, view.on_turn.other()].map(|seat| squares(&view, seat));
        let no_reserves = Seat::all(2).all(|seat| view.reserves[seat].is_empty());
        Shape { game, own, rivals, plain: view.claim.is_none() && no_reserves }
    }

    fn comes(&self, action: Action) -> Comes {
        let Action::Go { from, to, deed: Deed::Move } = action else { return Comes::Itself(action) };
        let mut own = self.own.minus(one(from));
        own.put(to);
        let holds = self.game.layout().foxheads.iter().all(|head| own.contains(*head));
        let shields = Seat::all(2).map(|seat| self.game.layout().side(seat).shield);
        if !self.plain || holds || shields.into_iter().any(|shield| shield == from || shield == to) {
            return Comes::Itself(action);
        }
        let (mut lines, mut walks) = (Vec::new(), false);
        for rival in self.rivals.iter() {
            let reached = reach(rival, own.or(self.rivals), SIX);
            for target in reached.and(own).iter().filter(|target| self.game.may_challenge(rival, *target)) {
                lines.push((rival, if target == to { from } else { target }, rival.distance(target)));
            }
            walks |= !reached.minus(own).minus(self.rivals).is_empty();
        }
        lines.sort_unstable();
        Comes::LastTurn { walker: from, lines, walks }
    }
}

fn reaches(roll: Roll, action: &Action) -> bool {
    match (roll, action) {
        (Roll::Die(die), Action::Go { from, to, .. }) => from.distance(*to) <= usize::from(die.face()),
        _ => true,
    }
}

fn squares(view: &View, seat: Seat) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    view.pieces_of(seat).for_each(|piece| squares.put(piece.square));
    squares
}

fn one(square: Square) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    squares.put(square);
    squares
}

/// The farthest that a die lets a piece go.
const SIX: Die = match Die::new(6) {
    Some(six) => six,
    None => unreachable!(),
};
