//! What can be called: a row of names, or a table of them where there is room.

use super::view::Call;
use super::{Means, Rows, Table};
use crate::board::Scene;
use crate::games::offers;
use crate::games::touch::TouchPen;
use crate::look::Role;
use luckhouse_shelf::LabelledOffer;

pub(super) fn draw(pen: &mut TouchPen<Means>, scene: &Scene, table: &Table, rows: &Rows) {
    let mut x = 1;
    for (index, call) in table.scenery.calls.iter().enumerate() {
        let offer = offers::open(scene).iter().find(|offer| offer.value["call"] == *call.word);
        if rows.tablet {
            let y = rows.calls + index as u16;
            let end = one(pen, table, 1, y, call, offer);
            pen.write((end.max(15), y), &worth(call), Role::Plain);
            let told = offer.map_or("", |offer| offer.label.as_str());
            pen.write((58, y), told, Role::Faint);
        } else {
            x = one(pen, table, x, rows.calls, call, offer) + 1;
        }
    }
}

/// One name: a button if it can be called, marked if it has been.
fn one(
    pen: &mut TouchPen<Means>,
    table: &Table,
    x: u16,
    y: u16,
    call: &Call,
    offer: Option<&LabelledOffer>,
) -> u16 {
    if let Some(offer) = offer {
        let about = format!("call {}: {} ({})", call.name, offer.label, worth(call).trim());
        return pen.button((x, y), &call.name, about, Means::Say(offer.word.clone()));
    }
    let truth = table.view.scored().is_some_and(|scored| scored.score.line == call.word);
    match (table.view.call() == Some(&call.word), truth) {
        (true, _) => pen.write((x, y), &format!("\"{}\"", call.name), Role::Strong),
        (_, true) => pen.write((x, y), &format!("={}=", call.name), Role::Good),
        _ => pen.write((x, y), &format!(" {} ", call.name), Role::Faint),
    }
}

/// What it is worth: points, and marbles.
fn worth(call: &Call) -> String {
    let range =
        if call.least == call.most { String::new() } else { format!(", {} to {}", call.least, call.most) };
    let marbles = match call.takes {
        0 => String::new(),
        1 => ", takes a marble".into(),
        many => format!(", takes {many} marbles"),
    };
    format!("{}{range}{marbles}", call.points)
}
