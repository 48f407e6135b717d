//! The dice and the bricks.

use super::{Fortuna, Kind, Means, Rows, Table};
use crate::board::Scene;
use crate::games::dice::tumbling_number;
use crate::games::frames::Frame;
use crate::games::texts::columns as width_of;
use crate::games::touch::TouchPen;
use crate::games::{lists, offers};
use crate::look::Role;
use luckhouse_games::fortuna::{FortunaView, Groups, Pair, Phase};
use luckhouse_words::say;
use ratatui::layout::Rect;

/// What lies open, and what is chosen of it.
#[derive(Default)]
pub(super) struct Open {
    pub(super) dice: Vec<u8>,
    pub(super) bricks: Vec<u8>,
    chosen_dice: Vec<Pair>,
    chosen_bricks: Vec<Pair>,
    /// How many groups are made of it, where there are several (FO-22).
    groups: usize,
}

impl Open {
    /// On this table now; at the end, in the last turn.
    pub(super) fn on(view: &FortunaView) -> Open {
        let phase = match (view.phase, view.last) {
            (Phase::Over, Some(last)) => Phase::Take(last.scored),
            (phase, _) => phase,
        };
        if let Phase::Bricks { dice } = phase {
            return Open { dice: dice.faces().collect(), ..Open::default() };
        }
        let Some(throw) = phase.open() else { return Open::default() };
        let waiting = match phase {
            Phase::PickBricks { dice, .. } => Some(dice),
            _ => None,
        };
        Open {
            dice: throw.spread.dice.faces().collect(),
            bricks: throw.spread.bricks.faces().collect(),
            chosen_dice: throw.groups.iter().map(|group| group.dice).chain(waiting).collect(),
            chosen_bricks: throw.groups.iter().map(|group| group.bricks).collect(),
            groups: groups(throw.groups, phase),
        }
    }
}

/// How many groups have a name: where there is only one, nobody needs to tell them apart.
fn groups(made: Groups, phase: Phase) -> usize {
    if made.len() > 1 || phase.throw().is_none() { made.len() } else { 0 }
}

/// Bricks of one kit, and in one row of the pile.
fn kit(table: &Table) -> usize {
    usize::from(table.static_data.kit).max(1)
}

/// How many rows the pile of all bricks has.
pub(super) fn kits(table: &Table) -> u16 {
    u16::try_from(table.static_data.bricks.len().div_ceil(kit(table))).unwrap_or(1).max(1)
}

/// One die or brick.
struct Piece {
    kind: Kind,
    place: usize,
    face: Option<u8>,
    chosen: bool,
    /// The letter of its group: dice and bricks with the same letter are scored together.
    group: Option<char>,
    fresh: bool,
}

pub(super) fn draw(pen: &mut TouchPen<Means>, scene: &Scene, table: &Table, board: &Fortuna, rows: &Rows) {
    let open = Open::on(&table.view);
    let dice = pieces(scene, table, &open, Kind::Dice);
    let bricks = pieces(scene, table, &open, Kind::Bricks);
    let columns = if rows.pile { kit(table).max(bricks.len()) } else { bricks.len() };
    let titles = [say!(scene.words, "terminal-fortuna-dice"), say!(scene.words, "terminal-fortuna-bricks")];
    let titles = titles.map(|title| title + " ");
    // The titles need room beside boxes of five, and a gap before each.
    let beside = titles.iter().map(|title| usize::from(width_of(title)) + 1).sum::<usize>();
    let room = usize::from(pen.width());
    let narrow = 5 * (dice.len() + columns) + beside > room;
    // A gap before each; twelve of each leave a box no more than its face.
    let tight = 4 * (dice.len() + columns) + 2 > room;
    let titles = if narrow { Default::default() } else { titles };
    let (width, die) = match (narrow, rows.die) {
        _ if tight => (3, 3),
        (true, _) => (4, 3),
        (false, 5) if dice.len() <= 2 => (9, 5),
        (false, _) => (5, 3),
    };
    let mut x = pen.write((1, rows.stage + 1), &titles[0], Role::Faint);
    for piece in &dice {
        piece_at(pen, scene, board, Rect::new(x, rows.stage, width, die), piece);
        x += width;
    }
    x = pen.write((x + 1, rows.stage + 1), &titles[1], Role::Faint);
    let first = Rect::new(x, rows.stage, width.min(5), 3);
    if rows.pile {
        pile(pen, scene, table, board, first, &bricks);
    } else {
        row(pen, scene, table, board, first, &bricks);
    }
}

/// The dice or bricks that lie open or are in the air.
fn pieces(scene: &Scene, table: &Table, open: &Open, kind: Kind) -> Vec<Piece> {
    let earlier = Open::on(&table.before);
    let (faces, chosen, old) = match kind {
        Kind::Dice => (&open.dice, &open.chosen_dice, &earlier.dice),
        Kind::Bricks => (&open.bricks, &open.chosen_bricks, &earlier.bricks),
    };
    // All of a kind lie open at once: they are new if they were not there at all.
    let fresh = scene.rolling.is_none() && old.is_empty();
    let chosen = places(faces, chosen);
    let lying = faces.iter().enumerate().map(|(place, face)| Piece {
        kind,
        place,
        face: Some(*face),
        chosen: chosen[place].is_some(),
        group: chosen[place].filter(|index| *index < open.groups).and_then(letter),
        fresh,
    });
    let coming = if faces.is_empty() { coming(scene, table, kind) } else { 0 };
    let air = (0..coming).map(|place| {
        let face = scene.rolling.map(|rolling| tumbling_number(rolling, place));
        Piece { kind, place, face, chosen: false, group: None, fresh: false }
    });
    lying.chain(air).collect()
}

/// How many are about to be rolled or flipped.
fn coming(scene: &Scene, table: &Table, kind: Kind) -> usize {
    let many = usize::from(table.static_data.spread);
    match (&table.view.phase, kind) {
        (Phase::Starting(_), Kind::Dice) => usize::from(table.static_data.scored),
        (Phase::Dice, Kind::Dice) => many,
        (Phase::Bricks { .. }, Kind::Bricks) if scene.rolling.is_some() => many,
        _ => 0,
    }
}

/// Which of the chosen pairs each place belongs to; among equal faces the outermost stand for them.
fn places(faces: &[u8], chosen: &[Pair]) -> Vec<Option<usize>> {
    let mut places = vec![None; faces.len()];
    for (index, pair) in chosen.iter().enumerate() {
        let free = |place: &usize, face: u8| faces[*place] == face && places[*place].is_none();
        let low = (0..faces.len()).find(|place| free(place, pair.low()));
        let high = (0..faces.len()).rev().find(|place| free(place, pair.high()) && Some(*place) != low);
        low.into_iter().chain(high).for_each(|place| places[place] = Some(index));
    }
    places
}

/// The groups are A, B, C and so on.
fn letter(index: usize) -> Option<char> {
    ('A'..='Z').nth(index)
}

fn piece_at(pen: &mut TouchPen<Means>, scene: &Scene, board: &Fortuna, at: Rect, piece: &Piece) {
    let mine = board.kind == piece.kind;
    let picked = mine && board.picked.contains(&piece.place);
    let role = match piece {
        _ if picked => Role::Picked,
        Piece { fresh: true, .. } => Role::Fresh,
        Piece { face: None, .. } => Role::Faint,
        Piece { kind: Kind::Bricks, .. } => Role::Gold,
        _ => Role::Plain,
    };
    let frame = if picked || piece.chosen { Frame::Heavy } else { Frame::Thin };
    // A blank brick is an empty box.
    pen.die(at, piece.face.filter(|face| *face > 0), frame, role);
    if let Some(letter) = piece.group {
        pen.middle((at.x, at.bottom() - 1), at.width, &letter.to_string(), role);
    }
    if let (true, Some(about)) = (mine && !piece.chosen, about(scene, board, piece)) {
        pen.spot(at, about, Means::Pick(piece.place));
    }
}

/// What touching it does, if anything can be scored with it and what is picked.
fn about(scene: &Scene, board: &Fortuna, piece: &Piece) -> Option<String> {
    let face = piece.face?;
    let (words, place) = (&scene.words, piece.place + 1);
    let thing = match (piece.kind, face) {
        (Kind::Dice, face) => say!(words, "terminal-fortuna-die", place, face),
        (Kind::Bricks, 0) => say!(words, "terminal-fortuna-blank", place),
        (Kind::Bricks, face) => say!(words, "terminal-fortuna-brick", place, face),
    };
    let offers = offers::open(scene);
    let mut faces = board.picked_faces();
    if board.picked.contains(&piece.place) {
        return (!offers.is_empty()).then(|| say!(words, "terminal-fortuna-not-this", thing));
    }
    faces.push(face);
    if let Some(offer) = board.pair_offer(offers, &faces) {
        let (label, two) = (&offer.label, pair_text(&faces));
        return Some(say!(words, "terminal-fortuna-score", thing, two, label));
    }
    let leads = offers
        .iter()
        .any(|offer| super::pair(offer, piece.kind).is_some_and(|two| lists::among(&faces, &two)));
    leads.then(|| say!(words, "terminal-fortuna-score-and-another", thing))
}

fn pair_text(faces: &[u8]) -> String {
    let mut faces = faces.to_vec();
    faces.sort_unstable();
    faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// Only those that lie open, and how many do not.
fn row(
    pen: &mut TouchPen<Means>,
    scene: &Scene,
    table: &Table,
    board: &Fortuna,
    first: Rect,
    bricks: &[Piece],
) {
    let mut at = first;
    for brick in bricks {
        piece_at(pen, scene, board, at, brick);
        at.x += at.width;
    }
    let hidden = table.static_data.bricks.len().saturating_sub(bricks.len());
    let text = format!(" {}", say!(scene.words, "terminal-fortuna-face-down", bricks = hidden));
    if at.x + width_of(&text) <= pen.width() {
        pen.write((at.x, first.y + 1), &text, Role::Faint);
    }
}

/// All bricks, most of them face down.
fn pile(
    pen: &mut TouchPen<Means>,
    scene: &Scene,
    table: &Table,
    board: &Fortuna,
    first: Rect,
    bricks: &[Piece],
) {
    let slots = slots(bricks.len(), table.static_data.bricks.len(), table.view.turns.into());
    let shade = pen.sign("▒", ":").repeat(usize::from(first.width.saturating_sub(2)));
    let mut open = bricks.iter();
    for slot in 0..table.static_data.bricks.len() {
        let (column, line) = ((slot % kit(table)) as u16, (slot / kit(table)) as u16);
        let at = Rect { x: first.x + column * first.width, y: first.y + line * first.height, ..first };
        match slots.contains(&slot).then(|| open.next()).flatten() {
            Some(brick) => piece_at(pen, scene, board, at, brick),
            None => {
                pen.frame(at, Frame::Thin, Role::Faint);
                pen.lines((at.x + 1, at.y + 1), [shade.as_str()], Role::Faint);
            }
        }
    }
}

/// Where in the pile bricks are turned over. Nobody knows it, so it is made up: the same for the same turn.
fn slots(open: usize, all: usize, turn: u32) -> Vec<usize> {
    let mut free: Vec<usize> = (0..all).collect();
    let mut seed = turn.wrapping_mul(2_654_435_761).wrapping_add(12_345);
    let mut taken = Vec::new();
    for _ in 0..open.min(all) {
        seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        taken.push(free.swap_remove((seed >> 8) as usize % free.len()));
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn among_equal_faces_the_outermost_are_chosen() {
        let all = |faces: &[u8], pairs: &[(u8, u8)]| {
            let pairs: Vec<Pair> = pairs.iter().map(|(one, other)| Pair::of(*one, *other)).collect();
            places(faces, &pairs)
        };
        assert_eq!(all(&[2, 3, 3, 3], &[(3, 3)]), [None, Some(0), None, Some(0)]);
        assert_eq!(all(&[2, 3, 5], &[(2, 5)]), [Some(0), None, Some(0)]);
        assert_eq!(all(&[2, 3], &[]), [None, None]);
        // Each serves one group only, the outermost the first.
        assert_eq!(all(&[3, 3, 3, 3], &[(3, 3), (3, 3)]), [Some(0), Some(1), Some(1), Some(0)]);
        assert_eq!(all(&[1, 3, 3, 5], &[(1, 3), (3, 5)]), [Some(0), Some(1), Some(0), Some(1)]);
    }

    #[test]
    fn every_open_brick_has_a_slot_of_its_own() {
        for turn in 0..50 {
            let slots = slots(8, 32, turn);
            let different: std::collections::BTreeSet<_> = slots.iter().collect();
            assert!(different.len() == 8 && slots.iter().all(|slot| *slot < 32), "{slots:?}");
        }
        assert_eq!(slots(3, 2, 1).len(), 2);
    }
}
