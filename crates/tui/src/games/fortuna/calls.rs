//! What can be called: a row of names, or a table of them where there is room.

use super::{Means, Rows, Table, call_name};
use crate::board::Scene;
use crate::games::offers;
use crate::games::texts::columns;
use crate::games::touch::TouchPen;
use crate::games::views::word;
use crate::look::Role;
use luckhouse_games::fortuna::Phase;
use luckhouse_shelf::LabelledOffer;
use luckhouse_shelf::games::FortunaScoreLine;
use luckhouse_words::say;

pub(super) fn draw(pen: &mut TouchPen<Means>, scene: &Scene, table: &Table, rows: &Rows) {
    let mut x = 1;
    let names: Vec<u16> = table.calls().map(|line| columns(&call_name(scene, line.call)) + 2).collect();
    let worths = table.calls().map(|line| columns(&worth(scene, line))).max().unwrap_or(0);
    let wide = names.iter().copied().max().unwrap_or(0);
    // Where they would not fit with gaps, brackets are gap enough.
    let gap = u16::from(names.iter().sum::<u16>() + names.len() as u16 <= pen.width());
    for (index, line) in table.calls().enumerate() {
        let offer = offers::open(scene).iter().find(|offer| offer.value["call"] == line.call.word());
        if rows.tablet {
            let y = rows.calls + index as u16;
            let end = one(pen, scene, table, (1, y), line, offer);
            pen.write((end.max(wide + 3), y), &worth(scene, line), Role::Plain);
            let told = offer.map_or("", |offer| offer.label.as_str());
            pen.write((wide + worths + 5, y), told, Role::Faint);
        } else {
            x = one(pen, scene, table, (x, rows.calls), line, offer) + gap;
        }
    }
}

/// One name: a button if it can be called, marked if it has been.
fn one(
    pen: &mut TouchPen<Means>,
    scene: &Scene,
    table: &Table,
    (x, y): (u16, u16),
    line: &FortunaScoreLine,
    offer: Option<&LabelledOffer>,
) -> u16 {
    let name = call_name(scene, line.call);
    if let Some(offer) = offer {
        let (label, worth) = (&offer.label, worth(scene, line));
        let about = say!(scene.words, "terminal-fortuna-about-call", call = name, label, worth);
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
fn worth(scene: &Scene, line: &FortunaScoreLine) -> String {
    let (least, most, words) = (line.least, line.most, &scene.words);
    let points = words.say(&format!("fortuna-worth-{}", word(line.worth)), line);
    let range = if least == most { None } else { Some(say!(words, "terminal-fortuna-range", least, most)) };
    let marbles = (line.takes > 0).then(|| say!(words, "terminal-fortuna-takes", marbles = line.takes));
    [Some(points), range, marbles].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
