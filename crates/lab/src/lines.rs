//! What was found as data: a line for each figure, and the same columns whatever was asked. `docs/lab-data.md` explains them.

use crate::{
    Ablation, Candidate, Cell, Contrast, Counts, Edge, Figure, Finding, Handicap, MetricTally, Order, Orders,
    PART, RandomTally, Results, Surveyed, Tally, Tuned, Tuning, Verdict,
};
use luckhouse_shelf::{HeadStart, Metric, Saying, find};
use serde::Serialize;

/// One figure, with all that is needed to know what it is of.
///
/// ```
/// use luckhouse_lab::{DataLine, Figure};
/// let line = DataLine::new("p1", "wins", &Figure::share(50, 100)).of_games(100);
/// assert_eq!((line.value, line.games), (Some(0.5), Some(100)));
/// assert_eq!(DataLine::new("p1", "wins", &Figure::share(0, 0)).value, None, "never NaN");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct DataLine {
    /// The table, as the head of a log writes it, and who plays there.
    pub table: String,
    /// What the figure is of: a seat, an option, a use, a bot.
    pub subject: String,
    /// What is measured.
    pub measure: String,
    /// The figure: shares from 0 to 1, lengths in turns, choices or rolls, times in seconds. None, if nobody knows.
    pub value: Option<f64>,
    /// The lower end of its 95 % interval.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
    /// How many games it comes from; none, if it is exact.
    pub games: Option<u64>,
    /// What was concluded from it, or what is no number.
    pub word: Option<String>,
}

impl DataLine {
    /// The columns, in their order.
    pub const COLUMNS: [&'static str; 8] =
        ["table", "subject", "measure", "value", "low", "high", "games", "word"];

    /// A figure of something.
    pub fn new(subject: impl Into<String>, measure: impl Into<String>, figure: &Figure) -> DataLine {
        let [value, low, high] = [figure.value, figure.low, figure.high].map(known);
        let (subject, measure) = (subject.into(), measure.into());
        DataLine { subject, measure, value, low, high, ..DataLine::default() }
    }

    /// From so many games.
    #[must_use]
    pub fn of_games(self, games: u64) -> DataLine {
        DataLine { games: Some(games), ..self }
    }

    /// With what is concluded.
    #[must_use]
    pub fn with_word(self, word: impl Into<String>) -> DataLine {
        DataLine { word: Some(word.into()), ..self }
    }

    /// At this table.
    #[must_use]
    pub fn at(self, table: &str) -> DataLine {
        DataLine { table: table.into(), ..self }
    }
}

fn known(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

/// A table as the head of a log writes it, and who plays there: `booty-dice(goal=30) seats 2 edition 1, steady,random`.
pub(crate) fn title(cell: &Cell) -> String {
    let table = find(&cell.game).and_then(|game| game.open(&cell.options, cell.bots.len()));
    let header = table.map_or_else(|_| cell.game.clone(), |table| table.header().to_string());
    format!("{header}, {}", cell.bots.join(","))
}

impl Cell {
    /// These figures, of this table.
    pub fn lines(&self, lines: Vec<DataLine>) -> Vec<DataLine> {
        let table = title(self);
        lines.into_iter().map(|line| line.at(&table)).collect()
    }
}

impl Results {
    /// Every figure of every cell.
    pub fn lines(&self) -> Vec<DataLine> {
        let of = |(cell, tally): &(Cell, &Tally)| cell.lines(tally.lines(self.metrics()));
        self.each().iter().flat_map(of).collect()
    }
}

impl Tally {
    /// Every figure of it, with what is counted of the game.
    pub fn lines(&self, metrics: &[Metric]) -> Vec<DataLine> {
        let seat = |seat: usize| DataLine::new(format!("p{}", seat + 1), "wins", &self.wins_of(seat));
        let mut lines: Vec<DataLine> = (0..self.wins.len()).map(seat).collect();
        lines.extend(self.first_share().map(|first| DataLine::new("first turn", "wins", &first)));
        for (measure, count) in [("shared", self.shared), ("nobody", self.lost), ("capped", self.capped)] {
            lines.push(DataLine::new("game", measure, &Figure::share(count, self.games)));
        }
        for (measure, counts) in [("turns", &self.turns), ("choices", &self.choices), ("rolls", &self.rolls)]
        {
            lines.extend(lengths(measure, counts));
        }
        lines.push(DataLine::new("choice", "real", &Figure::share(self.real, self.counted)));
        for (what, counted) in metrics.iter().zip(&self.metrics) {
            lines.extend(counted.lines(what.name, self.games));
        }
        lines.into_iter().map(|line| line.of_games(self.games)).collect()
    }
}

/// The mean, and the numbers that a tenth, half and nine tenths do not exceed.
fn lengths(measure: &str, counts: &Counts) -> Vec<DataLine> {
    let mean = DataLine::new("game", measure, &counts.mean());
    let quantiles = [(0.1, "10%"), (0.5, "50%"), (0.9, "90%")].into_iter().filter_map(|(share, name)| {
        Some(DataLine::new("game", format!("{measure} {name}"), &counts.quantile_figure(share)?))
    });
    [mean].into_iter().chain(quantiles).collect()
}

impl MetricTally {
    fn lines(&self, name: &str, games: u64) -> Vec<DataLine> {
        let times =
            Figure { low: f64::NAN, high: f64::NAN, ..Figure::exact(self.times as f64 / games as f64) };
        vec![
            DataLine::new(name, "times", &times),
            DataLine::new(name, "wins with", &self.with.share(PART)),
            DataLine::new(name, "wins without", &self.without.share(PART)),
        ]
    }
}

impl RandomTally {
    /// Every figure of it.
    pub fn lines(&self) -> Vec<DataLine> {
        let share = |subject: String, measure: &str, count| {
            DataLine::new(subject, measure, &Figure::share(count, self.games))
        };
        let mut lines: Vec<DataLine> =
            self.wins.iter().map(|(seat, wins)| share(seat.to_string(), "wins", wins)).collect();
        lines.push(share("game".into(), "shared", self.shared));
        lines.push(share("game".into(), "nobody", self.lost));
        lines.push(DataLine::new("game", "choices", &self.mean_choices()));
        lines.into_iter().map(|line| line.of_games(self.games)).collect()
    }
}

impl Edge {
    /// What A wins, and how much more than even.
    pub fn lines(&self, a: &str, b: &str, seats: u64) -> Vec<DataLine> {
        let word = match self.verdict() {
            Verdict::Better => a,
            Verdict::Worse => b,
            Verdict::Open => "open",
        };
        let lines = [
            DataLine::new(a, "wins", &self.share),
            DataLine::new(a, "more than even", &self.edge).with_word(word),
        ];
        lines.into_iter().map(|line| line.of_games(self.rounds * seats)).collect()
    }
}

impl Contrast {
    /// Each measure of A, of B, and their difference.
    pub fn lines(&self) -> Vec<DataLine> {
        let of = |line: &crate::Line| {
            let word = match (line.difference.holds(0.0), line.is_settled()) {
                (false, _) => "differs",
                (true, true) => "same",
                (true, false) => "open",
            };
            let name = line.measure.name();
            [
                DataLine::new("A", name, &line.a),
                DataLine::new("B", name, &line.b),
                DataLine::new("A less B", name, &line.difference).with_word(word),
            ]
        };
        self.lines.iter().flat_map(of).map(|line| line.of_games(self.games)).collect()
    }
}

impl Surveyed {
    /// Each measure as it is, and what each value changes.
    pub fn lines(&self, games: u64) -> Vec<DataLine> {
        let base = self.base.iter().map(|line| DataLine::new("as it is", line.measure.name(), &line.a));
        let effects = self.effects.iter().flat_map(|effect| {
            let name = format!("{}={}", effect.key, effect.value);
            let word = |figure: &Figure| if figure.holds(0.0) { "same" } else { "differs" };
            let line = |measure: &str, figure: &Figure| {
                DataLine::new(&*name, format!("{measure} more"), figure).with_word(word(figure))
            };
            let mut lines: Vec<DataLine> = effect
                .found
                .lines
                .iter()
                .map(|found| line(found.measure.name(), &found.difference))
                .collect();
            lines.push(line("skill", &effect.found.skill));
            lines
        });
        let skill = DataLine::new("as it is", "skill", &self.skill);
        base.chain([skill]).chain(effects).map(|line| line.of_games(games)).collect()
    }
}

impl Ablation {
    /// How often it is done, and what whoever does without it wins more.
    pub fn lines(&self, seats: u64) -> Vec<DataLine> {
        let word = match self.finding() {
            Finding::Missed => "worth having",
            Finding::NeverWorth => "never worth using",
            Finding::BetterWithout => "trap",
            Finding::Unused => "unused",
            Finding::Compulsory => "compulsory",
            Finding::Naming => "never chosen freely",
            Finding::Open => "open",
        };
        let name = self.what.name;
        vec![
            DataLine::new(name, "times", &self.times),
            DataLine::new(name, "wins more without", &self.edge.edge)
                .of_games(self.edge.rounds * seats)
                .with_word(word),
        ]
    }
}

impl Handicap {
    /// What whoever begins wins with each head start, exactly.
    pub fn lines(&self) -> Vec<DataLine> {
        let line = |start: &HeadStart| {
            let figure = Figure::around(start.play.chance, start.play.error.unwrap_or(f64::INFINITY));
            DataLine::new(named(start.gift.as_ref()), "first turn wins", &figure)
        };
        with_nearest(self.starts.iter().map(line).collect(), self.nearest)
    }
}

impl Orders {
    /// What each wins by when they have their first turn, with each head start; then who is farthest from even.
    pub fn lines(&self) -> Vec<DataLine> {
        let of = |start: &Order| {
            let name = named(start.gift.as_ref());
            let turn = |(place, figure): (usize, &Figure)| {
                DataLine::new(&*name, format!("turn {} wins", place + 1), figure)
            };
            let mut lines: Vec<DataLine> = start.turns.iter().enumerate().map(turn).collect();
            lines.push(DataLine::new(&*name, "farthest from even", &start.farthest(self.even)));
            lines.into_iter().map(|line| line.of_games(start.games)).collect::<Vec<_>>()
        };
        let each = self.starts.first().map_or(0, |start| start.turns.len() + 1);
        with_nearest(self.starts.iter().flat_map(of).collect(), (self.nearest + 1) * each - 1)
    }
}

/// The name of a gift and how many: `gift-doubloons 3`.
fn named(gift: Option<&Saying>) -> String {
    let fact = serde_json::to_value(gift).unwrap_or_default();
    fact["name"].as_str().map_or("as it is".into(), |name| format!("{name} {}", fact["more"]))
}

fn with_nearest(lines: Vec<DataLine>, nearest: usize) -> Vec<DataLine> {
    let word = |(place, line): (usize, DataLine)| {
        if place == nearest { line.with_word("nearest to even") } else { line }
    };
    lines.into_iter().enumerate().map(word).collect()
}

impl Tuned {
    /// Each aim of each candidate, the rules of today first; then how far it misses, and how far it is from today.
    pub fn lines(&self, tuning: &Tuning) -> Vec<DataLine> {
        let start = ("as it is".to_string(), &self.start);
        let best = self.best.iter().map(|candidate| (candidate.settings(), candidate));
        [start].into_iter().chain(best).flat_map(|(name, one)| one.lines(&name, tuning)).collect()
    }
}

impl Candidate {
    fn lines(&self, name: &str, tuning: &Tuning) -> Vec<DataLine> {
        let aims = tuning.aims.iter().zip(&self.figures).map(|(aim, figure)| {
            let word = if aim.is_met_by(figure) { "met" } else { "not shown to be met" };
            DataLine::new(name, aim.to_string(), figure).with_word(word)
        });
        let whole = [
            DataLine::new(name, "missed by", &Figure::exact(self.miss())),
            DataLine::new(name, "away", &Figure::exact(self.away)),
        ];
        aims.chain(whole).map(|line| line.of_games(self.games)).collect()
    }
}
