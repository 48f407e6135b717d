//! The board in text, one's own side at the bottom, with a column of facts beside it.

use super::{ReynardsLuck, counts, hand, name};
use luckhouse_engine::{Game, Seat, Viewer};
use luckhouse_games::reynards_luck::{
    Duel, Ending, Fighter, Kind, Phase, Played, SeenPiece, Square, Standing, View,
};
use luckhouse_words::Words;

pub(super) fn draw(game: &ReynardsLuck, view: &View, viewer: Viewer, _words: &Words) -> String {
    let bottom = match viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat::at(0),
    };
    let board = board(game, view, bottom);
    let facts = facts(game, view, viewer, bottom);
    let mut text = String::new();
    for (line, fact) in board.iter().zip(&facts) {
        text += format!("{line}  {fact}").trim_end();
        text.push('\n');
    }
    for line in below(game, view) {
        text += &format!("{line}\n");
    }
    text
}

/// Eleven lines: the files, nine ranks, the files again.
fn board(game: &ReynardsLuck, view: &View, bottom: Seat) -> Vec<String> {
    // Blue looks at the board from the other side.
    let turn = |index: usize| if bottom == Seat::at(0) { index } else { Square::SIDE - 1 - index };
    let files: String =
        (0..Square::SIDE).map(|file| format!(" {}  ", char::from(b'a' + turn(file) as u8))).collect();
    let files = format!("   {files}");
    let mut lines = vec![files.clone()];
    for row in (0..Square::SIDE).rev() {
        let rank = turn(row);
        let cells = (0..Square::SIDE).filter_map(|file| Square::at(turn(file), rank));
        let cells: String = cells.map(|square| cell(game, view, square)).collect();
        lines.push(format!(" {} {cells}", rank + 1));
    }
    lines.push(files);
    lines
}

/// Four columns: the mark of a foxhead or shield, the side, the value, and who knows it.
fn cell(game: &ReynardsLuck, view: &View, square: Square) -> String {
    let layout = game.layout();
    let is_shield = Seat::all(2).any(|seat| layout.side(seat).shield == square);
    let mark = match (layout.foxheads.contains(&square), is_shield) {
        (true, _) => Some('◇'),
        (_, true) => Some('□'),
        _ => None,
    };
    match view.at(square) {
        Some(piece) => format!("{}{}", mark.unwrap_or(' '), piece_in_cell(piece)),
        None => format!(" {}  ", mark.unwrap_or('·')),
    }
}

fn piece_in_cell(piece: SeenPiece) -> String {
    let side = &name(piece.owner)[..1];
    let kind = match piece.kind {
        None => "?".into(),
        Some(Kind::Fox) => "F".into(),
        Some(kind) => kind.to_string(),
    };
    let standing = match piece.standing {
        Standing::Hidden => ' ',
        Standing::Revealed => '!',
        Standing::Turncoat => '*',
    };
    format!("{side}{kind}{standing}")
}

/// Eleven lines beside the board.
fn facts(game: &ReynardsLuck, view: &View, viewer: Viewer, bottom: Seat) -> Vec<String> {
    let who = match viewer {
        Viewer::Seat(seat) => format!("You are {} ({seat}), below", name(seat)),
        _ => "Red (p1) below, Blue (p2) above".into(),
    };
    let mut lines = vec![who, when(game, view), now(game, view)];
    lines.extend(side(game, view, bottom.other()));
    lines.extend(side(game, view, bottom));
    lines
}

fn when(game: &ReynardsLuck, view: &View) -> String {
    match view.phase {
        Phase::Place | Phase::Deal | Phase::Starter => "Before the first turn".into(),
        Phase::Over { .. } => format!("After {} turns", view.turns),
        _ => format!("Turn {} of {}", view.turns + 1, game.options().cap),
    }
}

fn side(game: &ReynardsLuck, view: &View, seat: Seat) -> [String; 4] {
    let hand_of = view.hands[seat.index()];
    let held = |square: &&Square| view.at(**square).is_some_and(|piece| piece.owner == seat);
    let foxheads = game.layout().foxheads.iter().filter(held).count();
    let pieces = match view.strength(seat) {
        1 => "1 piece".into(),
        strength => format!("{strength} pieces"),
    };
    [
        format!("{}: {pieces}, {foxheads} of 4 foxheads", name(seat)),
        format!("  hand {}{}", hand(hand_of.count, hand_of.cards), played(view.played[seat])),
        format!("  reserve {}", counts(&view.reserves[seat])),
        format!("  hides {}", counts(&view.hidden[seat])),
    ]
}

/// The card that lies face down beside the hand.
fn played(card: Played) -> String {
    match card {
        Played::Nothing => String::new(),
        Played::FaceDown => ", plays ?".into(),
        Played::Known(card) => format!(", plays {card}"),
    }
}

/// What the table waits for, in at most 39 columns.
fn now(game: &ReynardsLuck, view: &View) -> String {
    let seat = name(view.on_turn);
    match view.phase {
        Phase::Place => {
            let placed = view.pieces_of(view.on_turn).count();
            format!("{seat} arranges: {placed} of {} placed", game.layout().pieces.len())
        }
        Phase::Deal => "The cards are dealt".into(),
        Phase::Starter => "Lots are drawn for who starts".into(),
        Phase::Begin => format!("{seat} returns a piece, or rolls"),
        Phase::Roll => format!("{seat} rolls the die"),
        Phase::Act { die } => format!("{seat} rolled {die}: move or challenge"),
        Phase::Follow { at } => format!("{seat}'s {at} may challenge a neighbour"),
        Phase::Cards { from, to } => format!("{seat}'s {from} challenges {to}: choose cards"),
        Phase::Reveal { .. } => "Cards lie face down: pieces are shown".into(),
        Phase::Foxes { .. } => "A fox rolls for its value".into(),
        Phase::TurnCards { .. } => "The cards are turned".into(),
        Phase::Advance { duel } => format!("{seat} has won: advance to {}?", duel.to),
        Phase::Return { winner, captured, .. } => format!("{} may return the {captured}", name(winner)),
        Phase::Draw { .. } => "Hands are filled up to four".into(),
        Phase::Over { ending } => over(ending),
    }
}

fn over(ending: Ending) -> String {
    match ending {
        Ending::Foxheads { winner } => format!("Over: {} held the foxheads", name(winner)),
        Ending::Pieces { winner, .. } => format!("Over: {} is down to three", name(winner.other())),
        Ending::Cap => "Over: the turns have run out".into(),
    }
}

/// The lines below the board.
fn below(game: &ReynardsLuck, view: &View) -> Vec<String> {
    let mut lines = vec![format!(" Deck {} cards, spent {}", view.deck, counts(&view.spent))];
    if let Some(line) = to_place(game, view).or_else(|| confrontation(view)) {
        lines.push(line);
    }
    if let Some(seat) = view.claim {
        let (name, rival) = (name(seat), name(seat.other()));
        lines.push(format!(" {name} holds all four foxheads: unless {rival} breaks that now, {name} wins!"));
    }
    lines.push(" R4 known to its owner, R4! to both, R4* turncoat, F fox, ◇ foxhead, □ shield".into());
    lines
}

fn to_place(game: &ReynardsLuck, view: &View) -> Option<String> {
    let seat = view.on_turn;
    let left = view.to_place(seat).filter(|_| view.phase == Phase::Place)?;
    let next = game.layout().side(seat).formation.get(view.pieces_of(seat).count())?;
    Some(format!(" Next square {next}; left to place: {}", counts(&left)))
}

fn confrontation(view: &View) -> Option<String> {
    let duel = match view.phase {
        Phase::Foxes { duel } | Phase::TurnCards { duel } => duel,
        Phase::Advance { duel } | Phase::Return { duel, .. } | Phase::Draw { duel } => duel,
        Phase::Over { ending: Ending::Pieces { duel, .. } } => duel,
        _ => return None,
    };
    Some(format!(" Fight: {}", sums(view.on_turn, &duel)))
}

/// `Red d4: 4 + card 2 = 6, Blue d6: fox rolled 3 + card 2 = 5`
pub(super) fn sums(challenger: Seat, duel: &Duel) -> String {
    let one =
        |seat: Seat, square: Square, fighter: &Fighter| format!("{} {square}: {}", name(seat), sum(fighter));
    let first = one(challenger, duel.from, &duel.challenger);
    format!("{first}, {}", one(challenger.other(), duel.to, &duel.challenged))
}

/// Added up when the card is turned, which is last: every fox has rolled by then.
fn sum(fighter: &Fighter) -> String {
    let piece = match (fighter.kind, fighter.die) {
        (Kind::Fox, Some(die)) => format!("fox rolled {die}"),
        (kind, _) => kind.to_string(),
    };
    match fighter.card {
        Some(card) => format!("{piece} + card {card} = {}", fighter.total()),
        None => format!("{piece} + card ?"),
    }
}
