//! Reynard's Luck in numbers, from what the seat may know. Blue sees the board turned round.

use crate::{Encode, Sink};
use luckhouse_engine::{Die, Game, Seat};
use luckhouse_games::reynards_luck::{
    Action, Bag, Card, Duel, Fighter, Kind, Phase, Played, ReynardsLuck, SeenPiece, Sort, Square, Standing,
    View,
};

/// Kinds of pieces; there are as many cards.
const KINDS: usize = Kind::ALL.len();
const ROLL: usize = KINDS;
const RETURN: usize = ROLL + 1;
const GO: usize = RETURN + KINDS;
const CARD: usize = GO + WAY_COUNT;
const WAY_COUNT: usize = ways().count;
/// The numbers of one square: own, the other's, which kind if it is known, known to both, turncoat.
const OF_SQUARE: usize = 4 + KINDS;
/// More of one kind, or cards of one value, are not worth telling apart.
const MANY: f32 = 8.0;
const MANY_CARDS: f32 = 40.0;

/// Ways from square to square along a line, as far as a die can reach.
struct Ways {
    place: [[u16; Square::COUNT]; Square::COUNT],
    count: usize,
}

static WAYS: Ways = ways();

const fn ways() -> Ways {
    let mut ways = Ways { place: [[0; Square::COUNT]; Square::COUNT], count: 0 };
    let mut from = 0;
    while from < Square::COUNT {
        let mut to = 0;
        while to < Square::COUNT {
            if is_way(from, to) {
                ways.place[from][to] = ways.count as u16;
                ways.count += 1;
            }
            to += 1;
        }
        from += 1;
    }
    ways
}

const fn is_way(from: usize, to: usize) -> bool {
    let files = (from % Square::SIDE).abs_diff(to % Square::SIDE);
    let ranks = (from / Square::SIDE).abs_diff(to / Square::SIDE);
    let far = if files > ranks { files } else { ranks };
    (files == 0 || ranks == 0 || files == ranks) && far >= 1 && far <= 6
}

/// A square as this seat sees the board.
fn place(seat: Seat, square: Square) -> usize {
    if seat.index() == 0 { square.index() } else { Square::COUNT - 1 - square.index() }
}

impl Encode for ReynardsLuck {
    fn action_parts(&self) -> Vec<(&'static str, usize)> {
        let mut parts = vec![("place", KINDS), ("roll", 1), ("return", KINDS), ("go", WAY_COUNT)];
        parts.extend([("card", KINDS), ("advance", 1), ("stay", 1), ("keep", 1)]);
        parts
    }

    #[inline]
    fn index(&self, seat: Seat, action: Action) -> usize {
        match action {
            Action::Place(kind) => kind.place(),
            Action::Roll => ROLL,
            Action::Return(kind) => RETURN + kind.place(),
            // Whether it moves or challenges, the square tells.
            Action::Go { from, to, .. } => GO + usize::from(WAYS.place[place(seat, from)][place(seat, to)]),
            Action::Card(card) => CARD + card.place(),
            Action::Advance => CARD + KINDS,
            Action::Stay => CARD + KINDS + 1,
            Action::Keep => CARD + KINDS + 2,
        }
    }

    fn observe(&self, view: &View, seat: Seat, sink: &mut impl Sink) {
        sink.part("board", Square::COUNT * OF_SQUARE);
        for piece in &view.pieces {
            tell_piece(piece, seat, sink);
        }
        let both = [seat, seat.other()];
        for (name, other) in ["own hidden kinds", "other's hidden kinds"].into_iter().zip(both) {
            bag(name, &view.hidden[other], MANY, sink);
        }
        for (name, other) in ["own reserve", "other's reserve"].into_iter().zip(both) {
            bag(name, &view.reserves[other], MANY, sink);
        }
        bag("own hand", &view.hand(seat).unwrap_or(Bag::EMPTY), MANY, sink);
        sink.number("other's hand", f32::from(view.hands[seat.other().index()].count) / MANY);
        let played = match view.played[seat] {
            Played::Known(card) => Some(card.place()),
            Played::Nothing | Played::FaceDown => None,
        };
        sink.one_of("own card played", KINDS, played);
        sink.flag("other's card lies there", view.played[seat.other()] != Played::Nothing);
        bag("spent cards", &view.spent, MANY, sink);
        sink.number("deck", f32::from(view.deck) / MANY_CARDS);
        sink.flag("own turn", view.on_turn == seat);
        sink.one_of("claim", 2, view.claim.map(|claim| usize::from(claim != seat)));
        sink.number("turns", f32::from(view.turns) / self.options().cap as f32);
        tell_phase(view.phase, seat, sink);
    }
}

fn tell_piece(piece: &SeenPiece, seat: Seat, sink: &mut impl Sink) {
    let start = place(seat, piece.square) * OF_SQUARE;
    sink.set(start + usize::from(piece.owner != seat), 1.0);
    if let Some(kind) = piece.kind {
        sink.set(start + 2 + kind.place(), 1.0);
    }
    match piece.standing {
        Standing::Hidden => {}
        Standing::Revealed => sink.set(start + 2 + KINDS, 1.0),
        Standing::Turncoat => sink.set(start + 3 + KINDS, 1.0),
    }
}

fn bag<T: Sort>(name: &'static str, bag: &Bag<T>, most: f32, sink: &mut impl Sink) {
    sink.counts(name, &T::ALL.map(|one| bag.count(one)), most);
}

fn tell_phase(phase: Phase, seat: Seat, sink: &mut impl Sink) {
    let (number, die, squares) = moment(phase);
    sink.one_of("phase", 15, Some(number));
    sink.one_of("die", 6, die.map(|die| usize::from(die.face()) - 1));
    sink.one_of("from", Square::COUNT, squares.map(|(from, _)| place(seat, from)));
    sink.one_of("to", Square::COUNT, squares.map(|(_, to)| place(seat, to)));
    let duel = duel(phase);
    tell_fighter(
        ["challenger", "challenger's card", "challenger's die"],
        duel.map(|duel| duel.challenger),
        sink,
    );
    tell_fighter(
        ["challenged", "challenged's card", "challenged's die"],
        duel.map(|duel| duel.challenged),
        sink,
    );
    let captured = match phase {
        Phase::Return { captured, .. } => Some(captured.place()),
        _ => None,
    };
    sink.one_of("captured", KINDS, captured);
}

fn tell_fighter(names: [&'static str; 3], fighter: Option<Fighter>, sink: &mut impl Sink) {
    sink.one_of(names[0], KINDS, fighter.map(|fighter| fighter.kind.place()));
    sink.one_of(names[1], KINDS, fighter.and_then(|fighter| fighter.card).map(Card::place));
    let die = fighter.and_then(|fighter| fighter.die);
    sink.number(names[2], die.map_or(0.0, |die| f32::from(die.face()) / 6.0));
}

/// The number of the phase, its die, and the squares that it is about.
fn moment(phase: Phase) -> (usize, Option<Die>, Option<(Square, Square)>) {
    let about = |duel: Duel| Some((duel.from, duel.to));
    match phase {
        Phase::Place => (0, None, None),
        Phase::Deal => (1, None, None),
        Phase::Starter => (2, None, None),
        Phase::Begin => (3, None, None),
        Phase::Roll => (4, None, None),
        Phase::Act { die } => (5, Some(die), None),
        Phase::Follow { at } => (6, None, Some((at, at))),
        Phase::Cards { from, to } => (7, None, Some((from, to))),
        Phase::Reveal { from, to } => (8, None, Some((from, to))),
        Phase::Foxes { duel } => (9, None, about(duel)),
        Phase::TurnCards { duel } => (10, None, about(duel)),
        Phase::Advance { duel } => (11, None, about(duel)),
        Phase::Return { duel, .. } => (12, None, about(duel)),
        Phase::Draw { duel } => (13, None, about(duel)),
        Phase::Over { .. } => (14, None, None),
    }
}

fn duel(phase: Phase) -> Option<Duel> {
    match phase {
        Phase::Foxes { duel } | Phase::TurnCards { duel } | Phase::Advance { duel } => Some(duel),
        Phase::Return { duel, .. } | Phase::Draw { duel } => Some(duel),
        _ => None,
    }
}
