//! The verdicts of a report in words: what stands before everything else, and a table of all of them.

use super::Findings;
use super::document::{Document, Part, Table, in_percent};
use super::played::name;
use super::verdicts::{
    Change, Complaint, Decides, Drag, Ending, Fairness, Length, Luck, Prospect, Spread, Who,
};
use crate::{Cell, DataLine, Figure, Sample, Tally, between, decimal};
use luckhouse_words::{Words, say};

/// So many tables have a line of their own for each question. Of more, it is counted how many are what.
const LINES: usize = 5;

/// Everything that is said of one table.
struct Verdicts {
    table: String,
    seats: usize,
    fairness: Fairness,
    length: Option<Length>,
    ending: Option<Ending>,
    luck: Option<Luck>,
    drag: Option<Drag>,
    /// How far rolls move a chance, and what choices give away.
    swing: Option<[Figure; 2]>,
}

/// Puts the answers before all sections, and a table of every verdict after them.
pub(super) fn write(words: &Words, document: &mut Document, findings: &Findings) {
    let all: Vec<Verdicts> =
        findings.results.each().iter().map(|(cell, tally)| verdicts(words, findings, cell, tally)).collect();
    if findings.interrupted {
        document.lead.push(Part::Strong(say!(words, "terminal-lab-verdict-interrupted")));
    }
    document.lead.push(Part::Answers(answers(words, findings, &all)));
    document.lead.push(Part::Text(say!(words, "terminal-lab-verdict-sure")));
    if all.len() > 1 {
        let about = Part::Text(say!(words, "terminal-lab-verdict-every-about"));
        let parts = vec![about, Part::Table(every(words, &all))];
        document.section(say!(words, "terminal-lab-verdict-every"), parts);
    }
}

/// The verdicts on each table, each with the figure that it comes from; then all that was counted.
pub(super) fn lines(words: &Words, findings: &Findings) -> Vec<DataLine> {
    let of = |(cell, tally): &(Cell, &Tally)| {
        let one = verdicts(words, findings, cell, tally);
        cell.lines(one.lines().into_iter().map(|line| line.of_games(tally.games)).collect())
    };
    let verdicts: Vec<DataLine> = findings.results.each().iter().flat_map(of).collect();
    let surveyed =
        findings.surveyed.iter().flat_map(|(survey, found)| survey.table.lines(found.lines(survey.games)));
    verdicts.into_iter().chain(findings.results.lines()).chain(surveyed).collect()
}

impl Verdicts {
    fn lines(&self) -> Vec<DataLine> {
        let unknown = Figure { value: f64::NAN, low: f64::NAN, high: f64::NAN };
        let line = |measure: &str, figure: &Figure, word: &str| {
            DataLine::new("verdict", measure, figure).with_word(word)
        };
        let fair = match &self.fairness {
            Fairness::Uneven { by, .. } => *by,
            Fairness::Alone(_, wins) => *wins,
            Fairness::Fair { at_most } | Fairness::Open { at_most } => {
                Figure { low: -at_most, high: *at_most, ..unknown }
            }
            Fairness::Unlike | Fairness::Unknown => unknown,
        };
        let mut lines = vec![line("fair", &fair, self.fairness.word())];
        lines.extend(self.length.map(|found| line("length", &found.turns[1], found.spread.word())));
        lines.extend(self.ending.map(|found| line("ending", found.share(), found.word())));
        lines.extend(self.luck.map(|found| line("luck", &found.wins, found.decides.word())));
        lines.extend(self.drag.map(|found| line("drag", found.share(), found.word())));
        lines
    }
}

fn verdicts(words: &Words, findings: &Findings, cell: &Cell, tally: &Tally) -> Verdicts {
    let sample = findings.samples.iter().find(|(study, _)| study.cell == *cell).map(|(_, sample)| sample);
    let climbed = findings.climbs.iter().find(|(ladder, _)| {
        (&ladder.cell.options, ladder.cell.bots.len()) == (&cell.options, cell.bots.len())
    });
    Verdicts {
        table: name(words, cell),
        seats: cell.bots.len(),
        fairness: Fairness::of(cell, tally),
        length: Length::of(tally),
        ending: Ending::of(tally),
        luck: climbed.and_then(|(_, steps)| Luck::of(steps)),
        drag: sample.and_then(Drag::of),
        swing: sample.map(swing),
    }
}

fn swing(sample: &Sample) -> [Figure; 2] {
    [sample.part(|game| Some(game.luck)), sample.part(|game| Some(game.given_away))]
}

/// Each question, with what there is to say.
fn answers(words: &Words, findings: &Findings, all: &[Verdicts]) -> Vec<(String, Vec<String>)> {
    let fair = |one: &Verdicts| Some(fairness(words, &one.fairness));
    let long = |one: &Verdicts| one.length.as_ref().map(|found| length(words, found));
    let ends = |one: &Verdicts| one.ending.as_ref().map(|found| ending(words, found));
    let lucky = |one: &Verdicts| luck(words, one);
    let drags = |one: &Verdicts| one.drag.as_ref().map(|found| drag(words, found));
    let kind = |one: &Verdicts| short_fairness(words, &one.fairness);
    let change = vec![change(words, findings, &all[0])];
    let questions = [
        (say!(words, "terminal-lab-verdict-question-fair"), sentences(words, all, fair, Some(&kind))),
        (say!(words, "terminal-lab-verdict-question-length"), sentences(words, all, long, None)),
        (say!(words, "terminal-lab-verdict-question-ending"), sentences(words, all, ends, None)),
        (say!(words, "terminal-lab-verdict-question-luck"), sentences(words, all, lucky, None)),
        (say!(words, "terminal-lab-verdict-question-drag"), sentences(words, all, drags, None)),
        (say!(words, "terminal-lab-verdict-question-change"), change),
    ];
    questions.into_iter().filter(|(_, lines)| !lines.is_empty()).collect()
}

/// A line for each table that something is said of, and one if the same is said of all; of a large grid the first few, after
/// how many are what, and with where the others are.
fn sentences(
    words: &Words,
    all: &[Verdicts],
    say: impl Fn(&Verdicts) -> Option<String>,
    kind: Option<&dyn Fn(&Verdicts) -> String>,
) -> Vec<String> {
    let said: Vec<(&Verdicts, String)> = all.iter().filter_map(|one| Some((one, say(one)?))).collect();
    let alike = said.windows(2).all(|two| two[0].1 == two[1].1) && said.len() == all.len();
    if alike {
        return said.into_iter().take(1).map(|(_, verdict)| verdict).collect();
    }
    let counted = kind.filter(|_| said.len() > LINES).map(|kind| {
        let verdicts = counted(all.iter().map(kind));
        say!(words, "terminal-lab-verdict-counted", tables = all.len(), verdicts)
    });
    let more = (said.len() > LINES).then(|| format!("… {}", say!(words, "terminal-lab-verdict-every")));
    let named = said
        .into_iter()
        .take(LINES)
        .map(|(one, verdict)| say!(words, "terminal-lab-verdict-of", table = one.table, verdict));
    counted.into_iter().chain(named).chain(more).collect()
}

/// `3 × fair, 2 × not fair`, in the order in which they come.
fn counted(kinds: impl Iterator<Item = String>) -> String {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for kind in kinds {
        match counts.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => *count += 1,
            None => counts.push((kind, 1)),
        }
    }
    counts.iter().map(|(kind, count)| format!("{count} × {kind}")).collect::<Vec<_>>().join(", ")
}

fn points(words: &Words, share: f64) -> String {
    decimal(words, 100.0 * share, 1)
}

fn fairness(words: &Words, found: &Fairness) -> String {
    match found {
        Fairness::Fair { at_most } => {
            say!(words, "terminal-lab-verdict-fair", points = points(words, *at_most))
        }
        Fairness::Uneven { who, by } => uneven(words, *who, by),
        Fairness::Open { at_most } => {
            say!(words, "terminal-lab-verdict-fairness-open", points = points(words, *at_most))
        }
        Fairness::Unlike => say!(words, "terminal-lab-verdict-unlike"),
        Fairness::Alone(prospect, wins) => {
            let (prospect, wins) = (prospect.word(), in_percent(words, wins));
            say!(words, "terminal-lab-verdict-alone", prospect, wins)
        }
        Fairness::Unknown => say!(words, "terminal-lab-verdict-unplayed"),
    }
}

fn uneven(words: &Words, who: Who, by: &Figure) -> String {
    let who = match who {
        Who::Begins => "begins".to_string(),
        Who::Seat(seat) => format!("p{}", seat + 1),
    };
    let (way, ends) =
        if by.value < 0.0 { ("less", [-by.high, -by.low]) } else { ("more", [by.low, by.high]) };
    let interval = between(words, ends.map(|end| 100.0 * end), 1);
    let points = points(words, by.value.abs());
    say!(words, "terminal-lab-verdict-uneven", who, points, way, interval)
}

fn length(words: &Words, found: &Length) -> String {
    let [short, half, long] = found.turns.map(|turns| decimal(words, turns.value, 0));
    let interval = between(words, [found.turns[1].low, found.turns[1].high], 0);
    let spread = found.spread.word();
    say!(words, "terminal-lab-verdict-length", half, interval, short, long, spread)
}

fn ending(words: &Words, found: &Ending) -> String {
    let (ending, share) = (found.word(), in_percent(words, found.share()));
    say!(words, "terminal-lab-verdict-ending", ending, share)
}

fn luck(words: &Words, one: &Verdicts) -> Option<String> {
    let Luck { decides, between: (better, weaker), wins, even } = one.luck?;
    let (decides, wins) = (decides.word(), in_percent(words, &wins));
    let verdict = match one.seats {
        1 => say!(words, "terminal-lab-verdict-luck-alone", decides, better, weaker, wins),
        _ => {
            let even = super::document::points(words, even);
            say!(words, "terminal-lab-verdict-luck", decides, better, weaker, wins, even)
        }
    };
    let swing = one.swing.as_ref().map(|swing| {
        let [luck, given] = [0, 1].map(|place: usize| in_percent(words, &swing[place]));
        say!(words, "terminal-lab-verdict-swing", luck, given)
    });
    Some([verdict].into_iter().chain(swing).collect::<Vec<_>>().join(" "))
}

fn drag(words: &Words, found: &Drag) -> String {
    let (drag, share) = (found.word(), in_percent(words, found.share()));
    say!(words, "terminal-lab-verdict-drag", drag, share)
}

/// What to change at the first table of the grid.
fn change(words: &Words, findings: &Findings, first: &Verdicts) -> String {
    let complaint = Complaint::of(&first.fairness, first.ending.as_ref(), first.drag.as_ref());
    let surveyed = findings.surveyed.as_ref().map(|(_, surveyed)| surveyed);
    let amiss =
        |complaint: Complaint| say!(words, "terminal-lab-verdict-amiss", complaint = complaint.word());
    match Change::of(complaint, surveyed, first.seats) {
        Change::This { complaint, key, value, measure, now, then } => {
            let (option, amiss, title) = (format!("`{key}={value}`"), amiss(complaint), measure.said(words));
            let [now, then] = [now, then].map(|figure| measure.show(words, &figure));
            say!(words, "terminal-lab-verdict-change", option, amiss, measure = title, now, then)
        }
        Change::NoneHelps(complaint) => {
            say!(words, "terminal-lab-verdict-change-no-help", amiss = amiss(complaint))
        }
        Change::NoneNeeded => say!(words, "terminal-lab-verdict-change-none"),
        Change::Untried(complaint) => {
            say!(words, "terminal-lab-verdict-change-untried", amiss = amiss(complaint))
        }
    }
}

/// A row for each table of the grid.
fn every(words: &Words, all: &[Verdicts]) -> Table {
    let mut table = Table::new(&[
        say!(words, "terminal-lab-column-table"),
        say!(words, "terminal-lab-verdict-column-fair"),
        say!(words, "terminal-lab-verdict-column-length"),
        say!(words, "terminal-lab-verdict-column-ending"),
        say!(words, "terminal-lab-verdict-column-luck"),
        say!(words, "terminal-lab-verdict-column-drag"),
    ]);
    for one in all {
        let none = || "–".to_string();
        let turns = one.length.map_or_else(none, |found| {
            let [short, half, long] = found.turns.map(|turns| decimal(words, turns.value, 0));
            say!(words, "terminal-lab-verdict-short-length", short, half, long)
        });
        let capped = one.ending.map_or_else(none, |found| in_percent(words, found.share()));
        let luck = one.luck.map_or_else(none, |found| {
            say!(words, "terminal-lab-verdict-short-luck", decides = found.decides.word())
        });
        let drag = one.drag.map_or_else(none, |found| in_percent(words, found.share()));
        table.row([one.table.clone(), short_fairness(words, &one.fairness), turns, capped, luck, drag]);
    }
    table
}

fn short_fairness(words: &Words, found: &Fairness) -> String {
    say!(words, "terminal-lab-verdict-short-fairness", fairness = found.word())
}

impl Fairness {
    /// The word that messages choose by, and that data has.
    pub fn word(&self) -> &'static str {
        match self {
            Fairness::Fair { .. } => "fair",
            Fairness::Uneven { .. } => "uneven",
            Fairness::Open { .. } => "open",
            Fairness::Unlike => "unlike",
            Fairness::Alone(prospect, _) => prospect.word(),
            Fairness::Unknown => "unknown",
        }
    }
}

impl Prospect {
    fn word(self) -> &'static str {
        match self {
            Prospect::Lost => "lost",
            Prospect::Contest => "contest",
            Prospect::Won => "won",
        }
    }
}

impl Spread {
    fn word(self) -> &'static str {
        match self {
            Spread::Steady => "steady",
            Spread::Wide => "wide",
            Spread::Open => "open",
        }
    }
}

impl Ending {
    fn word(&self) -> &'static str {
        match self {
            Ending::Itself(_) => "itself",
            Ending::Capped(_) => "capped",
            Ending::Open(_) => "open",
        }
    }

    /// The games that the cap ended.
    fn share(&self) -> &Figure {
        let (Ending::Itself(share) | Ending::Capped(share) | Ending::Open(share)) = self;
        share
    }
}

impl Decides {
    fn word(self) -> &'static str {
        match self {
            Decides::Luck => "luck",
            Decides::Both => "both",
            Decides::Skill => "skill",
            Decides::Open => "open",
        }
    }
}

impl Drag {
    fn word(&self) -> &'static str {
        match self {
            Drag::Drags(_) => "drags",
            Drag::Moves(_) => "moves",
            Drag::Open(_) => "open",
        }
    }

    /// The part of a game after it is as good as won.
    fn share(&self) -> &Figure {
        let (Drag::Drags(share) | Drag::Moves(share) | Drag::Open(share)) = self;
        share
    }
}

impl Complaint {
    fn word(self) -> &'static str {
        match self {
            Complaint::Uneven(_) => "uneven",
            Complaint::Capped => "capped",
            Complaint::Drags => "drags",
        }
    }
}
