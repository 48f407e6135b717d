//! The six dice, and what the zone's boxes still need.

use super::{Journey, Lantern, Means, Plan, is_setup, uses};
use crate::board::Scene;
use crate::games::dice::tumbling_number;
use crate::games::frames::Frame;
use crate::games::pen::Pen;
use crate::games::touch::TouchPen;
use crate::games::{lists, offers};
use crate::look::Role;
use luckhouse_engine::DiceSet;
use luckhouse_games::lantern::{Mark, Phase};
use luckhouse_words::say;
use ratatui::layout::Rect;

/// All dice, and below them the boxes.
pub(super) fn draw(
    pen: &mut TouchPen<Means>,
    scene: &Scene,
    journey: &Journey,
    board: &Lantern,
    plan: &Plan,
) {
    if journey.view.phase == Phase::Reward {
        pen.write((2, plan.dice + 1), &say!(scene.words, "terminal-lantern-full-row"), Role::Good);
        return;
    }
    for (place, die) in journey.dice.iter().enumerate() {
        let (width, height) = plan.die;
        let at = Rect::new(2 + place as u16 * width, plan.dice, width, height);
        one(pen, scene, journey, board, at, place, *die);
    }
    needs(pen, scene, journey, plan.dice + plan.die.1 + 1);
}

fn one(
    pen: &mut TouchPen<Means>,
    scene: &Scene,
    journey: &Journey,
    board: &Lantern,
    at: Rect,
    place: usize,
    die: Option<u8>,
) {
    let picked = board.picked.contains(&place) || board.draft.hand == Some(place);
    let placed = board.draft.place_of(place).is_some();
    let role = match die {
        _ if picked => Role::Picked,
        _ if placed => Role::Faint,
        None => Role::Faint,
        Some(_) if journey.fresh.get(place) == Some(&true) => Role::Fresh,
        Some(_) => Role::Plain,
    };
    let air = scene.rolling.map(|rolling| tumbling_number(rolling, place));
    pen.die(at, die.or(air), if picked { Frame::Heavy } else { Frame::Thin }, role);
    let below = match die {
        None => say!(scene.words, "terminal-lantern-rolls"),
        _ if placed => say!(scene.words, "terminal-lantern-put"),
        _ => String::new(),
    };
    pen.middle((at.x, at.bottom()), at.width, &below, Role::Faint);
    if let Some(about) = die.and_then(|die| about(scene, board, place, die)) {
        pen.spot(at, about, Means::Die(place));
    }
}

/// What touching a die does, if anything can be done with it and what is picked.
fn about(scene: &Scene, board: &Lantern, place: usize, face: u8) -> Option<String> {
    let (offers, words) = (offers::open(scene), &scene.words);
    let thing = say!(words, "terminal-lantern-die", place = place + 1, face);
    let about = match board.setup {
        true if board.draft.hand == Some(place) => Some(say!(words, "terminal-lantern-put-down", thing)),
        true => Some(say!(words, "terminal-lantern-take-up", thing)),
        false if board.picked.contains(&place) => Some(say!(words, "terminal-lantern-not-this", thing)),
        false => None,
    };
    if about.is_some() {
        return about.filter(|_| !offers.is_empty());
    }
    let mut faces = board.picked_faces();
    faces.push(face);
    let leads = |dice: Vec<u8>| lists::among(&faces, &dice);
    let found = offers.iter().any(|offer| uses::dice_of(offer).is_some_and(leads));
    found.then(|| say!(words, "terminal-lantern-do-something", thing))
}

/// The boxes of the zone, those that a die fills ticked, in the way that the dice come nearest to.
fn needs(pen: &mut Pen, scene: &Scene, journey: &Journey, y: u16) {
    let view = &journey.view;
    let Some(boxes) = view.boxes().filter(|_| !is_setup(view)) else { return };
    let lying: Vec<u8> = journey.dice.iter().flatten().copied().collect();
    let mut left = DiceSet::of(&lying);
    let target = boxes.nearest(left);
    let tick = pen.sign("✓", "+");
    let (mut x, mut missing) = (2, 0);
    for mark in boxes.marks() {
        let face = match mark {
            Mark::Face(face) => Some(face),
            Mark::Cross => target.cross,
            Mark::Ring => target.ring,
        };
        let found = face.filter(|face| left.count(*face) > 0);
        left = found.map_or(left, |face| left.without(face));
        missing += usize::from(found.is_none());
        let (tick, role) = if found.is_some() { (tick, Role::Good) } else { (" ", Role::Plain) };
        x = pen.write((x, y), &format!("[{mark}{tick}]"), role) + 1;
    }
    let kinds = [("X", target.cross), ("O", target.ring)];
    let with = kinds.iter().filter_map(|(kind, face)| Some(format!("{kind} = {}", (*face)?)));
    let told = match missing {
        0 => say!(scene.words, "terminal-lantern-all-filled"),
        missing => say!(scene.words, "terminal-lantern-still-empty", missing, boxes = boxes.count()),
    };
    let with = with.collect::<Vec<_>>().join(", ");
    pen.write((2, y + 1), [with, told].join("  ").trim_start(), Role::Faint);
}
