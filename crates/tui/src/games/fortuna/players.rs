//! Everybody's marbles and score.

use super::{Means, Table};
use crate::board::Scene;
use crate::games::names::seat_and_name;
use crate::games::offers;
use crate::games::texts::{bar, columns, fit};
use crate::games::touch::TouchPen;
use crate::look::Role;
use luckhouse_engine::Seat;
use luckhouse_games::fortuna::{Colour, PlayerView};
use luckhouse_words::say;
use ratatui::layout::Rect;

/// More than so many sit in two columns.
const MOST_IN_A_COLUMN: usize = 4;

/// How many rows they need.
pub(super) fn rows(players: usize) -> u16 {
    let rows = if players > MOST_IN_A_COLUMN { players.div_ceil(2) } else { players };
    u16::try_from(rows).unwrap_or(0)
}

pub(super) fn draw(pen: &mut TouchPen<Means>, scene: &Scene, table: &Table, airy: bool) {
    let players = table.view.players.as_slice();
    let rows = usize::from(rows(players.len())).max(1);
    let width = if players.len() > MOST_IN_A_COLUMN { pen.width() / 2 } else { pen.width() };
    let step = 1 + u16::from(airy);
    for (seat, player) in table.view.players.iter() {
        let index = seat.index();
        let at = Rect::new(width * (index / rows) as u16, 1 + step * (index % rows) as u16, width, 1);
        row(pen, scene, table, at, seat, player);
    }
}

fn row(pen: &mut TouchPen<Means>, scene: &Scene, table: &Table, at: Rect, seat: Seat, player: PlayerView) {
    let before = table.before.players[seat];
    let role = |same: bool, usual: Role| if same { usual } else { Role::Fresh };
    let turn = table.view.on_turn == seat;
    let sign = if turn { pen.sign("▶", ">") } else { " " };
    pen.write((at.x, at.y), sign, Role::Strong);
    let wide = at.width > 55;
    let name = fit(&seat_and_name(scene, seat), at.width.saturating_sub(28).clamp(8, 20));
    let mut x = pen.write((at.x + 2, at.y), &name, Role::Seat(seat.index()));
    let widest = [Colour::Gold, Colour::Black].map(|colour| columns(&colour_name(scene, colour)));
    let colour = player.colour.map_or_else(String::new, |colour| colour_name(scene, colour));
    x = pen.write((x + 1, at.y), &fit(&colour, widest[0].max(widest[1])), Role::Faint);
    let [held, lost] = [player.marbles.in_hand(), player.marbles.in_dungeon()].map(usize::from);
    let marbles = pen.sign("●", "*").repeat(held) + &pen.sign("○", ".").repeat(lost);
    x = pen.write((x + 1, at.y), &marbles, role(before.marbles == player.marbles, Role::Plain));
    x = pen.write(
        (x + 1, at.y),
        &format!("{:>4}", player.score),
        role(before.score == player.score, Role::Gold),
    );
    if wide {
        let width = at.width.saturating_sub(x - at.x + 12);
        pen.write((x + 1, at.y), &bar(scene.look, player.score.into(), track(table), width), Role::Gold);
    }
    take(pen, scene, at, seat);
}

/// Whoever marbles can be taken from can be touched.
fn take(pen: &mut TouchPen<Means>, scene: &Scene, at: Rect, seat: Seat) {
    let id = seat.to_string();
    let Some(offer) = offers::open(scene).iter().find(|offer| offer.value["take"] == id) else { return };
    let tag = format!("[{}]", say!(scene.words, "terminal-fortuna-take"));
    pen.write((at.right().saturating_sub(columns(&tag) + 2), at.y), &tag, Role::Choice);
    let (who, label) = (seat_and_name(scene, seat), &offer.label);
    let about = say!(scene.words, "terminal-fortuna-about-take", who, label);
    pen.spot(at, about, Means::Say(offer.word.clone()));
}

fn colour_name(scene: &Scene, colour: Colour) -> String {
    match colour {
        Colour::Gold => say!(scene.words, "terminal-fortuna-gold"),
        Colour::Black => say!(scene.words, "terminal-fortuna-black"),
    }
}

/// The score at the end of the bar: the target, or the next half hundred that everybody fits in.
fn track(table: &Table) -> u32 {
    let scores = table.view.players.iter().map(|(_, player)| u32::from(player.score));
    let highest = scores.max().unwrap_or(0);
    table.static_data.target.filter(|target| highest <= *target).unwrap_or((highest + 1).next_multiple_of(50))
}
