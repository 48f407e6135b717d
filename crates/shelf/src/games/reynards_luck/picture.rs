//! The board in text, one's own side at the bottom, with a column of facts beside it.

use super::{ReynardsLuck, counts, hand};
use luckhouse_engine::{Game, Seat, Viewer};
use luckhouse_games::reynards_luck::{
    Ending, Fighter, Kind, Phase, Played, SeenPiece, Square, Standing, View,
};
use luckhouse_words::{Words, say};

pub(super) fn draw(game: &ReynardsLuck, view: &View, viewer: Viewer, words: &Words) -> String {
    // Sides and pieces are put into messages by their words.
    let shown = &Shown { game, view, words: &words.about(ReynardsLuck::ABOUT.name) };
    let bottom = match viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat::at(0),
    };
    let board = board(shown, bottom);
    let facts = facts(shown, viewer, bottom);
    let mut text = String::new();
    for (line, fact) in board.iter().zip(&facts) {
        text += format!("{line}  {fact}").trim_end();
        text.push('\n');
    }
    for line in below(shown) {
        text += &format!(" {line}\n");
    }
    text
}

/// What is drawn, and in which words.
struct Shown<'s> {
    game: &'s ReynardsLuck,
    view: &'s View,
    words: &'s Words<'s>,
}

impl Shown<'_> {
    /// What a side is called.
    fn side(&self, seat: Seat) -> String {
        self.words.term("reynards-luck", "side", ["red", "blue"][seat.index()])
    }
}

/// Eleven lines: the files, nine ranks, the files again.
fn board(shown: &Shown, bottom: Seat) -> Vec<String> {
    // Blue looks at the board from the other side.
    let turn = |index: usize| if bottom == Seat::at(0) { index } else { Square::SIDE - 1 - index };
    let files: String =
        (0..Square::SIDE).map(|file| format!(" {}  ", char::from(b'a' + turn(file) as u8))).collect();
    let files = format!("   {files}");
    let mut lines = vec![files.clone()];
    for row in (0..Square::SIDE).rev() {
        let rank = turn(row);
        let cells = (0..Square::SIDE).filter_map(|file| Square::at(turn(file), rank));
        let cells: String = cells.map(|square| cell(shown, square)).collect();
        lines.push(format!(" {} {cells}", rank + 1));
    }
    lines.push(files);
    lines
}

/// Four columns: the mark of a foxhead or shield, the side, the value, and who knows it.
fn cell(shown: &Shown, square: Square) -> String {
    let layout = shown.game.layout();
    let is_shield = Seat::all(2).any(|seat| layout.side(seat).shield == square);
    let mark = match (layout.foxheads.contains(&square), is_shield) {
        (true, _) => Some('◇'),
        (_, true) => Some('□'),
        _ => None,
    };
    match shown.view.at(square) {
        Some(piece) => format!("{}{}", mark.unwrap_or(' '), piece_in_cell(shown, piece)),
        None => format!(" {}  ", mark.unwrap_or('·')),
    }
}

fn piece_in_cell(shown: &Shown, piece: SeenPiece) -> String {
    let side: String = shown.side(piece.owner).chars().take(1).collect();
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
fn facts(shown: &Shown, viewer: Viewer, bottom: Seat) -> Vec<String> {
    let who = match viewer {
        Viewer::Seat(seat) => {
            say!(shown.words, "terminal-picture-reynards-luck-you", side = shown.side(seat), seat)
        }
        _ => say!(shown.words, "terminal-picture-reynards-luck-watcher"),
    };
    let mut lines = vec![who, when(shown), now(shown)];
    lines.extend(side(shown, bottom.other()));
    lines.extend(side(shown, bottom));
    lines
}

fn when(shown: &Shown) -> String {
    let Shown { game, view, words } = *shown;
    match view.phase {
        Phase::Place | Phase::Deal | Phase::Starter => say!(words, "terminal-reynards-luck-before"),
        Phase::Over { .. } => say!(words, "terminal-picture-reynards-luck-over", turns = view.turns),
        _ => say!(words, "terminal-reynards-luck-turn", turn = view.turns + 1, cap = game.options().cap),
    }
}

fn side(shown: &Shown, seat: Seat) -> [String; 4] {
    let Shown { game, view, words } = *shown;
    let hand_of = view.hands[seat.index()];
    let held = |square: &&Square| view.at(**square).is_some_and(|piece| piece.owner == seat);
    let foxheads = game.layout().foxheads.iter().filter(held).count();
    let (side, pieces) = (shown.side(seat), view.strength(seat));
    let hand = hand(hand_of.count, hand_of.cards) + &played(shown, view.played[seat]);
    [
        say!(words, "terminal-picture-reynards-luck-side", side, pieces, foxheads),
        format!("  {}", say!(words, "terminal-picture-reynards-luck-hand", hand)),
        format!(
            "  {}",
            say!(words, "terminal-picture-reynards-luck-reserve", pieces = counts(&view.reserves[seat]))
        ),
        format!(
            "  {}",
            say!(words, "terminal-picture-reynards-luck-hides", pieces = counts(&view.hidden[seat]))
        ),
    ]
}

/// The card that lies face down beside the hand.
fn played(shown: &Shown, card: Played) -> String {
    let card = match card {
        Played::Nothing => return String::new(),
        Played::FaceDown => "?".into(),
        Played::Known(card) => card.to_string(),
    };
    format!(", {}", say!(shown.words, "terminal-picture-reynards-luck-plays", card))
}

/// What the table waits for, in at most 39 columns.
fn now(shown: &Shown) -> String {
    let Shown { game, view, words } = *shown;
    let (who, text) = (shown.side(view.on_turn), |square: Square| square.to_string());
    match view.phase {
        Phase::Place => {
            let (placed, all) = (view.pieces_of(view.on_turn).count(), game.layout().pieces.len());
            say!(words, "terminal-picture-reynards-luck-place", who, placed, all)
        }
        Phase::Deal => say!(words, "terminal-picture-reynards-luck-deal"),
        Phase::Starter => say!(words, "terminal-picture-reynards-luck-starter"),
        Phase::Begin => say!(words, "terminal-picture-reynards-luck-begin", who),
        Phase::Roll => say!(words, "terminal-picture-reynards-luck-roll", who),
        Phase::Act { die } => say!(words, "terminal-picture-reynards-luck-act", who, die),
        Phase::Follow { at } => say!(words, "terminal-picture-reynards-luck-follow", who, square = text(at)),
        Phase::Cards { from, to } => {
            say!(words, "terminal-picture-reynards-luck-cards", who, from = text(from), square = text(to))
        }
        Phase::Reveal { .. } => say!(words, "terminal-picture-reynards-luck-reveal"),
        Phase::Foxes { .. } => say!(words, "terminal-picture-reynards-luck-foxes"),
        Phase::TurnCards { .. } => say!(words, "terminal-picture-reynards-luck-turn-cards"),
        Phase::Advance { duel } => {
            say!(words, "terminal-picture-reynards-luck-advance", who, square = text(duel.to))
        }
        Phase::Return { winner, captured, .. } => {
            say!(words, "terminal-picture-reynards-luck-return", who = shown.side(winner), kind = captured)
        }
        Phase::Draw { .. } => say!(words, "terminal-picture-reynards-luck-draw"),
        Phase::Over { ending } => over(shown, ending),
    }
}

fn over(shown: &Shown, ending: Ending) -> String {
    let words = shown.words;
    match ending {
        Ending::Foxheads { winner } => {
            say!(words, "terminal-picture-reynards-luck-ended-foxheads", who = shown.side(winner))
        }
        Ending::Pieces { winner, .. } => {
            say!(words, "terminal-picture-reynards-luck-ended-pieces", who = shown.side(winner.other()))
        }
        Ending::Cap => say!(words, "terminal-picture-reynards-luck-ended-cap"),
    }
}

/// The lines below the board.
fn below(shown: &Shown) -> Vec<String> {
    let Shown { view, words, .. } = *shown;
    let (cards, spent) = (view.deck, counts(&view.spent));
    let mut lines = vec![say!(words, "terminal-picture-reynards-luck-deck", cards, spent)];
    lines.extend(to_place(shown).or_else(|| confrontation(shown)));
    if let Some(seat) = view.claim {
        let (who, rival) = (shown.side(seat), shown.side(seat.other()));
        lines.push(say!(words, "terminal-picture-reynards-luck-claim", who, rival));
    }
    lines.push(say!(words, "terminal-picture-reynards-luck-legend"));
    lines
}

fn to_place(shown: &Shown) -> Option<String> {
    let Shown { game, view, words } = *shown;
    let seat = view.on_turn;
    let left = view.to_place(seat).filter(|_| view.phase == Phase::Place)?;
    let next = game.layout().side(seat).formation.get(view.pieces_of(seat).count())?;
    let (next, left) = (next.to_string(), counts(&left));
    Some(say!(words, "terminal-picture-reynards-luck-next", next, left))
}

/// `Fight: Red d4: 4 + card 2 = 6, Blue d6: fox rolled 3 + card 2 = 5`
fn confrontation(shown: &Shown) -> Option<String> {
    let duel = match shown.view.phase {
        Phase::Foxes { duel } | Phase::TurnCards { duel } => duel,
        Phase::Advance { duel } | Phase::Return { duel, .. } | Phase::Draw { duel } => duel,
        Phase::Over { ending: Ending::Pieces { duel, .. } } => duel,
        _ => return None,
    };
    let challenger = shown.view.on_turn;
    let one = |seat: Seat, square: Square, fighter: &Fighter| {
        format!("{} {square}: {}", shown.side(seat), sum(shown, fighter))
    };
    let first = one(challenger, duel.from, &duel.challenger);
    let second = one(challenger.other(), duel.to, &duel.challenged);
    Some(say!(shown.words, "terminal-picture-reynards-luck-fight", first, second))
}

/// Added up when the card is turned, which is last: every fox has rolled by then.
fn sum(shown: &Shown, fighter: &Fighter) -> String {
    let piece = match (fighter.kind, fighter.die) {
        (Kind::Fox, Some(die)) => say!(shown.words, "terminal-picture-reynards-luck-fox-rolled", die),
        (kind, _) => shown.words.term("reynards-luck", "kind", &kind.to_string()),
    };
    let (card, total) = match fighter.card {
        Some(card) => (card.to_string(), format!(" = {}", fighter.total())),
        None => ("?".into(), String::new()),
    };
    say!(shown.words, "terminal-picture-reynards-luck-sum", piece, card) + &total
}
