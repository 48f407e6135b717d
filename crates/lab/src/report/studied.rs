//! The sections of a report that come from the coach's look at a sample, and from better bots against weaker ones.

use super::Findings;
use super::document::{Document, Drawing, Part, Plot, Table, in_percent, number, percent, points};
use super::played::{name, set};
use crate::{Figure, Ladder, Sample, Step, Study, WIDTHS};
use luckhouse_words::{Words, say};

pub(super) fn write(words: &Words, document: &mut Document, findings: &Findings) {
    for (study, sample) in &findings.samples {
        let table = name(words, &study.cell);
        document
            .section(say!(words, "terminal-lab-report-course", table = &table), course(words, study, sample));
        document.section(say!(words, "terminal-lab-report-choices", table), choices(words, sample));
    }
    for (ladder, steps) in &findings.climbs {
        let title = match findings.climbs.len() {
            1 => say!(words, "terminal-lab-report-skill"),
            _ => say!(words, "terminal-lab-verdict-skill-of", table = set(words, &ladder.cell)),
        };
        document.section(title, skill(words, ladder, steps));
    }
}

/// The quantiles of the band, and how many single games are drawn.
const BANDS: [f64; 5] = [0.1, 0.25, 0.5, 0.75, 0.9];
const DRAWN: usize = 6;

fn course(words: &Words, study: &Study, sample: &Sample) -> Vec<Part> {
    let mut parts =
        vec![Part::Text(about(words, study, sample)), Part::Table(table_of_course(words, sample))];
    let bands: Vec<[f64; 5]> =
        sample.curves(&BANDS).iter().filter_map(|band| band.as_slice().try_into().ok()).collect();
    if !bands.is_empty() {
        let samples = sample.games.iter().filter_map(|game| game.curve.clone()).take(DRAWN).collect();
        parts.push(Part::Plot(Plot {
            title: say!(words, "terminal-lab-report-curve"),
            about: say!(words, "terminal-lab-report-curve-about"),
            drawing: Drawing::Curves { bands, samples },
        }));
    }
    parts
}

/// An empty table of what was measured.
fn measures(words: &Words) -> Table {
    Table::new(&[
        say!(words, "terminal-lab-column-measure"),
        say!(words, "terminal-lab-column-mean"),
        say!(words, "terminal-lab-interval"),
    ])
}

fn table_of_course(words: &Words, sample: &Sample) -> Table {
    let mut table = measures(words);
    let mut row = |what: String, [value, interval]: [String; 2]| table.row([what, value, interval]);
    let leads = sample.mean(|game| Some(f64::from(game.lead_changes)));
    row(say!(words, "terminal-lab-report-leads"), number(words, &leads));
    let mut share = |what: String, part: Figure| row(what, percent(words, &part));
    share(say!(words, "terminal-lab-report-decided"), sample.part(|game| game.decided));
    share(say!(words, "terminal-lab-report-sealed"), sample.part(|game| game.sealed));
    share(say!(words, "terminal-lab-report-drama"), sample.part(|game| game.drama));
    share(say!(words, "terminal-lab-report-comeback"), sample.part(|game| game.comeback));
    if sample.seats > 1 {
        let won = sample.part(|game| game.early_leader.map(|(won, _)| won));
        let chance = sample.part(|game| game.early_leader.map(|(_, chance)| chance));
        share(say!(words, "terminal-lab-report-early"), won);
        share(say!(words, "terminal-lab-report-early-chance"), chance);
    }
    if sample.seats > 2 {
        let made = sample.part(|game| Some(f64::from(u8::from(game.kingmaking > 0))));
        share(say!(words, "terminal-lab-report-kings"), made);
    }
    table
}

/// What was looked at, how far it can be off, and what is counted as what.
fn about(words: &Words, study: &Study, sample: &Sample) -> String {
    let error = sample.games.iter().map(|game| game.error).fold(0.0, f64::max);
    let games = sample.games.len();
    let mut sentences = vec![say!(words, "terminal-lab-report-looked", games, nodes = study.nodes)];
    sentences.push(if error < 0.0005 {
        say!(words, "terminal-lab-report-exact")
    } else {
        let mean = sample.games.iter().map(|game| game.error).sum::<f64>() / games.max(1) as f64;
        let (error, mean) = (points(words, error), points(words, mean));
        say!(words, "terminal-lab-report-off", error, mean)
    });
    if sample.left_out > 0 {
        sentences.push(say!(words, "terminal-lab-report-left-out", games = sample.left_out));
    }
    if sample.seats == 1 {
        sentences.push(say!(words, "terminal-lab-report-house"));
    }
    sentences.push(say!(words, "terminal-lab-report-leader"));
    if sample.seats > 2 {
        sentences.push(say!(words, "terminal-lab-report-king"));
    }
    sentences.join(" ")
}

fn choices(words: &Words, sample: &Sample) -> Vec<Part> {
    let mut table = measures(words);
    let mut row = |what: String, [value, interval]: [String; 2]| table.row([what, value, interval]);
    let mut share = |what: String, part: Figure| row(what, percent(words, &part));
    share(say!(words, "terminal-lab-report-luck-of-roll"), sample.part(|game| game.luck_per_roll));
    share(say!(words, "terminal-lab-report-luck-of-game"), sample.part(|game| Some(game.luck)));
    share(say!(words, "terminal-lab-report-given-away"), sample.part(|game| Some(game.given_away)));
    let accuracy = sample.part(|game| game.accuracy.map(|accuracy| accuracy / 100.0));
    share(say!(words, "terminal-lab-report-accuracy"), accuracy);
    let decisions = sample.mean(|game| Some(game.decisions.len() as f64));
    row(say!(words, "terminal-lab-report-decisions"), number(words, &decisions));
    vec![Part::Table(table), Part::Plot(mattered(words, sample))]
}

/// How often a choice matters, by how many things there were to choose from.
fn mattered(words: &Words, sample: &Sample) -> Plot {
    let all = sample.part(|game| game.mattered(2, usize::MAX));
    let mut bars = vec![(say!(words, "terminal-lab-report-all-decisions"), all)];
    for (from, to) in WIDTHS {
        let group = sample.part(|game| game.mattered(from, to));
        if !group.value.is_nan() {
            bars.push((things(words, from, to), group));
        }
    }
    Plot {
        title: say!(words, "terminal-lab-report-matters"),
        about: say!(words, "terminal-lab-report-matters-about"),
        drawing: Drawing::Bars { bars, line: None },
    }
}

/// `2 choices`, `3 to 5 choices`, `16 and more choices`.
fn things(words: &Words, from: usize, to: usize) -> String {
    match to {
        usize::MAX => say!(words, "terminal-lab-report-things-more", from),
        to if to == from => say!(words, "terminal-lab-report-things", from),
        to => say!(words, "terminal-lab-report-things-to", from, to),
    }
}

fn skill(words: &Words, ladder: &Ladder, steps: &[Step]) -> Vec<Part> {
    let alone = ladder.cell.bots.len() == 1;
    let about = match alone {
        true => say!(words, "terminal-lab-report-skill-alone"),
        false => say!(words, "terminal-lab-report-skill-together"),
    };
    let rounds = say!(words, "terminal-lab-report-rounds", rounds = ladder.rounds);
    let mut parts =
        vec![Part::Text(format!("{about} {rounds}")), Part::Table(table_of_skill(words, alone, steps))];
    if !alone {
        let bars = steps.iter().map(|step| (against(words, step), step.wins)).collect();
        let line = steps.first().map(|step| (step.even, say!(words, "terminal-lab-report-no-better")));
        let title = say!(words, "terminal-lab-report-better");
        parts.push(Part::Plot(Plot { title, about, drawing: Drawing::Bars { bars, line } }));
    }
    parts
}

fn against(words: &Words, step: &Step) -> String {
    say!(words, "terminal-lab-report-against", better = step.better, weaker = step.weaker)
}

fn table_of_skill(words: &Words, alone: bool, steps: &[Step]) -> Table {
    let more = match alone {
        true => say!(words, "terminal-lab-report-more-often"),
        false => say!(words, "terminal-lab-report-above"),
    };
    let (wins, interval) = (say!(words, "terminal-lab-measure-wins"), say!(words, "terminal-lab-interval"));
    let mut table = Table::new(&[String::new(), wins, interval, more]);
    for step in steps {
        let Step { wins, even, .. } = step;
        let [value, interval] = percent(words, wins);
        let above = Figure { value: wins.value - even, low: wins.low - even, high: wins.high - even };
        table.row([against(words, step), value, interval, in_percent(words, &above)]);
    }
    table
}
