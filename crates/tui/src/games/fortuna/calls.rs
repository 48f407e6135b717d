//! What can be called: a row of names, or a table of them where there is room.

use super::{Means, Rows, Table, call_name};
use crate::board::Scene;
use crate::games::offers;
use crate::games::touch::TouchPen;
use crate::games::views::word;
use crate::look::Role;
use luckhouse_games::fortuna::Phase;
use luckhouse_shelf::LabelledOffer;
use luckhouse_shelf::games::FortunaScoreLine;
use luckhouse_words::Words;

pub(super) fn draw(pen: &mut TouchPen<Means>, scene: &Scene, table: &Table, rows: &Rows) {
    let mut x = 1;
    for (index, line) in table.calls().enumerate() {
        let offer = offers::open(scene).iter().find(|offer| offer.value["call"] == line.call.word());
        if rows.tablet {
            let y = rows.calls + index as u16;
            let end = one(pen, table, 1, y, line, offer);
            pen.write((end.max(15), y), &worth(line), Role::Plain);
            let told = offer.map_or("", |offer| offer.label.as_str());
            pen.write((58, y), told, Role::Faint);
        } else {
            x = one(pen, table, x, rows.calls, line, offer) + 1;
        }
    }
}

/// One name: a button if it can be called, marked if it has been.
fn one(
    pen: &mut TouchPen<Means>,
    table: &Table,
    x: u16,
    y: u16,
    line: &FortunaScoreLine,
    offer: Option<&LabelledOffer>,
) -> u16 {
    let name = call_name(line.call);
    if let Some(offer) = offer {
        let about = format!("call {name}: {} ({})", offer.label, worth(line));
        return pen.button((x, y), &name, about, Means::Say(offer.word.clone()));
    }
    let phase = table.view.phase;
    let called = matches!(phase, Phase::Challenge { call, .. } if call == line.call);
    let truth = phase.scored().is_some_and(|scored| scored.score.line == line.line);
    match (called, truth) {
        (true, _) => pen.write((x, y), &format!("\"{name}\""), Role::Strong),
        (_, true) => pen.write((x, y), &format!("={name}="), Role::Good),
        _ => pen.write((x, y), &format!(" {name} "), Role::Faint),
    }
}

/// What it is worth: points, and marbles.
fn worth(line: &FortunaScoreLine) -> String {
    let range =
        if line.least == line.most { String::new() } else { format!(", {} to {}", line.least, line.most) };
    let marbles = match line.takes {
        0 => String::new(),
        1 => ", takes a marble".into(),
        many => format!(", takes {many} marbles"),
    };
    let id = format!("fortuna-worth-{}", word(line.worth));
    format!("{}{range}{marbles}", Words::spoken().say(&id, line))
}
