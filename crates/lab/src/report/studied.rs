//! The sections of a report that come from the coach's look at a sample, and from better bots against weaker ones.

use super::Findings;
use super::document::{Document, Drawing, Part, Plot, Table, in_percent, number, percent, points};
use super::played::name;
use crate::{Figure, Ladder, Sample, Step, Study, WIDTHS};

pub(super) fn write(document: &mut Document, findings: &Findings) {
    for (study, sample) in &findings.samples {
        document.section(format!("How it goes: {}", name(&study.cell)), course(study, sample));
        document.section(format!("Luck and choices: {}", name(&study.cell)), choices(sample));
    }
    if let Some((ladder, steps)) = &findings.steps {
        document.section("Luck against skill", skill(ladder, steps));
    }
}

/// The quantiles of the band, and how many single games are drawn.
const BANDS: [f64; 5] = [0.1, 0.25, 0.5, 0.75, 0.9];
const DRAWN: usize = 6;

fn course(study: &Study, sample: &Sample) -> Vec<Part> {
    let mut table = Table::new(&["measure", "mean", "95 % interval"]);
    let mut row = |what: &str, [value, interval]: [String; 2]| table.row([what.into(), value, interval]);
    row("lead changes in a game", number(&sample.mean(|game| Some(f64::from(game.lead_changes)))));
    row(
        "decided: part of the game until the winner leads for good",
        percent(&sample.part(|game| game.decided)),
    );
    row("as good as won: part until the winner has 90 % for good", percent(&sample.part(|game| game.sealed)));
    row("drama: how far the winner is behind, over the game", percent(&sample.part(|game| game.drama)));
    row(
        "comeback: how far up the winner comes from the lowest point",
        percent(&sample.part(|game| game.comeback)),
    );
    if sample.seats > 1 {
        let won = sample.part(|game| game.early_leader.map(|(won, _)| won));
        let chance = sample.part(|game| game.early_leader.map(|(_, chance)| chance));
        row("whoever leads after a third of the game wins", percent(&won));
        row("the chance that the coach gave them then", percent(&chance));
    }
    if sample.seats > 2 {
        let made = sample.part(|game| Some(f64::from(u8::from(game.kingmaking > 0))));
        row("games in which a choice makes a king", percent(&made));
    }
    let mut parts = vec![Part::Text(about(study, sample)), Part::Table(table)];
    let bands: Vec<[f64; 5]> =
        sample.curves(&BANDS).iter().filter_map(|band| band.as_slice().try_into().ok()).collect();
    if !bands.is_empty() {
        let samples = sample.games.iter().filter_map(|game| game.curve.clone()).take(DRAWN).collect();
        parts.push(Part::Plot(Plot {
            title: "The winner's chance".into(),
            about: "From the start of a game to its end: half of the games lie in the dark band, four of five in the light \
                    one; the thick line is the median, the thin ones are single games."
                .into(),
            drawing: Drawing::Curves { bands, samples },
        }));
    }
    parts
}

fn about(study: &Study, sample: &Sample) -> String {
    let error = sample.games.iter().map(|game| game.error).fold(0.0, f64::max);
    let exact = if error < 0.0005 {
        "All chances are exact".into()
    } else {
        let mean = sample.games.iter().map(|game| game.error).sum::<f64>() / sample.games.len().max(1) as f64;
        format!(
            "A chance can be off by up to {}, {} in the mean over games; leads, drama and comebacks count only beyond \
             that, and luck is measured a little too high",
            points(error),
            points(mean)
        )
    };
    let left = match sample.left_out {
        0 => String::new(),
        some => format!(" Of {some} more there is nothing to say."),
    };
    let king = match sample.seats {
        ..=2 => "",
        _ => {
            " A choice makes a king if whoever makes it has less than 2 % and moves another by more than 5 points, and by \
             more than the coach can be off."
        }
    };
    let house = if sample.seats == 1 { " The rival of a player alone is the house." } else { "" };
    format!(
        "{} games, looked at with {} nodes for each decision. {exact}.{left}{house} Somebody leads who is at least 2 points \
         ahead of all others.{king}",
        sample.games.len(),
        study.nodes
    )
}

fn choices(sample: &Sample) -> Vec<Part> {
    let mut table = Table::new(&["measure", "mean", "95 % interval"]);
    let mut row = |what: &str, [value, interval]: [String; 2]| table.row([what.into(), value, interval]);
    row("luck of a roll: how far it moves a seat's chance", percent(&sample.part(|game| game.luck_per_roll)));
    row("luck of a game: how far all rolls move a seat", percent(&sample.part(|game| Some(game.luck))));
    row(
        "given away for certain by a seat's own choices",
        percent(&sample.part(|game| Some(game.given_away))),
    );
    row("accuracy", percent(&sample.part(|game| game.accuracy.map(|accuracy| accuracy / 100.0))));
    row("decisions in a game", number(&sample.mean(|game| Some(game.decisions.len() as f64))));
    let mut bars = vec![("all decisions".to_string(), sample.part(|game| game.mattered(2, usize::MAX)))];
    for (from, to, name) in WIDTHS {
        let group = sample.part(|game| game.mattered(from, to));
        if !group.value.is_nan() {
            bars.push((format!("{name} choices"), group));
        }
    }
    let plot = Plot {
        title: "How often a choice matters".into(),
        about: "Decisions in which the best is better than the next by more than one point, and by more than the coach can \
                be off: the mean over games, by how many things there were to choose from."
            .into(),
        drawing: Drawing::Bars { bars, line: None },
    };
    vec![Part::Table(table), Part::Plot(plot)]
}

fn skill(ladder: &Ladder, steps: &[Step]) -> Vec<Part> {
    let alone = ladder.cell.bots.len() == 1;
    let about = match alone {
        true => "How much more often the better one wins, with the same dice.",
        false => {
            "What the better one wins against weaker ones in all other seats, with the same dice and in every seat."
        }
    };
    let more = if alone { "more often" } else { "above an equal share" };
    let mut table = Table::new(&["", "wins", "95 % interval", more]);
    for Step { better, weaker, wins, even } in steps {
        let [value, interval] = percent(wins);
        let above = Figure { value: wins.value - even, low: wins.low - even, high: wins.high - even };
        table.row([format!("{better} against {weaker}"), value, interval, in_percent(&above)]);
    }
    let intro = format!("{about} {} rounds for each step.", ladder.rounds);
    let mut parts = vec![Part::Text(intro), Part::Table(table)];
    if !alone {
        let bars = steps
            .iter()
            .map(|step| (format!("{} against {}", step.better, step.weaker), step.wins))
            .collect();
        let line = steps.first().map(|step| (step.even, "no better".to_string()));
        let title = "A better bot".to_string();
        parts.push(Part::Plot(Plot { title, about: about.into(), drawing: Drawing::Bars { bars, line } }));
    }
    parts
}
