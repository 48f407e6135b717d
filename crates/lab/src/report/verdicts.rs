//! What a report says of a game before all figures. Each verdict is a type of its own; its words are made last, in `summary`.

use crate::compare::Line;
use crate::sequential::{ERROR, Z, deviations_of};
use crate::{Cell, Figure, Measure, Sample, Step, Surveyed, Tally};

/// Nearer to an equal share than this is even enough at a table: two points in a hundred.
pub const EVEN: f64 = 0.02;
/// A cap is there for the odd game: one in a hundred.
pub const CAPPED: f64 = 0.01;
/// Nobody can plan an evening if a long game is more than so many times as long as a short one.
pub const WIDE: f64 = 3.0;
/// A game drags if more of it than this is played after it is as good as won.
pub const DRAG: f64 = 1.0 / 3.0;
/// Of all that there is to win above even, somebody practised wins less than this from a beginner: luck decides.
pub const LUCK: f64 = 0.1;
/// And more than this: skill decides.
pub const SKILL: f64 = 0.5;
/// A game for one is as good as lost, or won, beyond this.
pub const HOPELESS: f64 = 0.05;

/// Is it fair, and if not, to whom?
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fairness {
    /// Nobody is more than [`EVEN`] from an equal share, neither for a seat nor for beginning.
    Fair {
        /// Nobody is farther from it than this.
        at_most: f64,
    },
    /// Somebody wins more than an equal share, or less.
    Uneven {
        /// Who.
        who: Who,
        /// By so much more.
        by: Figure,
    },
    /// More games would tell.
    Open {
        /// Nobody is farther from an equal share than this.
        at_most: f64,
    },
    /// The bots are not all the same, so that seats cannot be held against each other.
    Unlike,
    /// There is nobody to be fair to: what a player alone can hope for.
    Alone(Prospect, Figure),
    /// Nothing was played.
    Unknown,
}

/// Who has something from where they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Whoever has the first turn.
    Begins,
    /// This seat, counted from 0.
    Seat(usize),
}

/// What a player alone can hope for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Next to nothing.
    Lost,
    /// It can go either way.
    Contest,
    /// Next to everything.
    Won,
}

/// How long it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Length {
    /// Is one game about as long as another?
    pub spread: Spread,
    /// A tenth of all games have at most so many turns, half of them, nine tenths.
    pub turns: [Figure; 3],
}

/// Is one game about as long as another?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// The long ones are at most [`WIDE`] times as long as the short ones.
    Steady,
    /// They are longer than that.
    Wide,
    /// More games would tell.
    Open,
}

/// Does it come to an end by itself?
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ending {
    /// The cap ends next to no game.
    Itself(Figure),
    /// The cap ends more than [`CAPPED`] of all.
    Capped(Figure),
    /// More games would tell.
    Open(Figure),
}

/// How much is luck, between somebody practised and a beginner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    /// What decides.
    pub decides: Decides,
    /// Who was held against whom: the better bot and the weaker one.
    pub between: (&'static str, &'static str),
    /// What the better one wins; alone, how much more often.
    pub wins: Figure,
    /// What it would win if it were no better.
    pub even: f64,
}

/// What decides a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decides {
    /// Next to nothing but luck.
    Luck,
    /// Luck and skill.
    Both,
    /// Skill, most of the time.
    Skill,
    /// More rounds would tell.
    Open,
}

/// Does it drag?
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Drag {
    /// More than [`DRAG`] of it is played after it is as good as won: so much.
    Drags(Figure),
    /// It is over soon after it is won.
    Moves(Figure),
    /// More games would tell.
    Open(Figure),
}

/// What is to be put right first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// Somebody has too much from where they sit.
    Uneven(Who),
    /// The cap ends too many games.
    Capped,
    /// It goes on after it is won.
    Drags,
}

/// Which option to change first.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// This one: of all that were tried it helps most.
    This {
        /// Against what.
        complaint: Complaint,
        /// The option.
        key: &'static str,
        /// Its value.
        value: String,
        /// What is measured, as it is and with the value.
        measure: Measure,
        /// As it is.
        now: Figure,
        /// With the value.
        then: Figure,
    },
    /// There is something amiss, and no single option was shown to help.
    NoneHelps(Complaint),
    /// Nothing is amiss.
    NoneNeeded,
    /// Something is amiss, and the options were not tried.
    Untried(Complaint),
}

/// The same interval for one of so many statements, all of which shall be right together.
fn among(figure: Figure, statements: usize) -> Figure {
    let wider = deviations_of(ERROR / statements as f64) / Z;
    let Figure { value, low, high } = figure;
    Figure { value, low: value - wider * (value - low), high: value + wider * (high - value) }
}

impl Fairness {
    /// Of a table, from what was counted there.
    pub fn of(cell: &Cell, tally: &Tally) -> Fairness {
        let seats = cell.bots.len();
        match seats {
            _ if tally.games < 2 => Fairness::Unknown,
            1 => Fairness::alone(tally.wins_of(0)),
            _ if cell.bots.iter().any(|bot| *bot != cell.bots[0]) => Fairness::Unlike,
            _ => Fairness::between(&advantages(tally, seats)),
        }
    }

    fn alone(wins: Figure) -> Fairness {
        let prospect = match wins {
            Figure { high, .. } if high < HOPELESS => Prospect::Lost,
            Figure { low, .. } if low > 1.0 - HOPELESS => Prospect::Won,
            _ => Prospect::Contest,
        };
        Fairness::Alone(prospect, wins)
    }

    fn between(all: &[(Who, Figure)]) -> Fairness {
        let far = |by: &Figure| by.low.abs().max(by.high.abs());
        let at_most = all.iter().map(|(_, by)| far(by)).fold(0.0, f64::max);
        if at_most <= EVEN {
            return Fairness::Fair { at_most };
        }
        let shown = all.iter().filter(|(_, by)| !by.holds(0.0) && far(by) > EVEN);
        match shown.max_by(|(_, one), (_, other)| one.value.abs().total_cmp(&other.value.abs())) {
            Some((who, by)) => Fairness::Uneven { who: *who, by: *by },
            None => Fairness::Open { at_most },
        }
    }
}

/// What each seat, and whoever begins, wins above an equal share. All intervals hold together.
fn advantages(tally: &Tally, seats: usize) -> Vec<(Who, Figure)> {
    // What nobody wins nobody can have a share of.
    let won = 1.0 - tally.lost as f64 / tally.games as f64;
    let equal = Figure::exact(won / seats as f64);
    let seat = |seat: usize| (Who::Seat(seat), tally.wins_of(seat).minus(&equal));
    let begins = tally.first_share().map(|first| (Who::Begins, first.minus(&equal)));
    // First: of two who have the same from the same thing, beginning is the reason.
    let all = begins.into_iter().chain((0..seats).map(seat));
    all.map(|(who, by)| (who, among(by, seats + 1))).collect()
}

impl Length {
    /// From the turns of all games; nothing, if there are none.
    pub fn of(tally: &Tally) -> Option<Length> {
        let turns = [0.1, 0.5, 0.9].map(|share| tally.turns.quantile_figure(share));
        let [Some(short), Some(half), Some(long)] = turns else { return None };
        let spread = match (short, long) {
            (short, long) if long.low > WIDE * short.high => Spread::Wide,
            (short, long) if long.high <= WIDE * short.low => Spread::Steady,
            _ => Spread::Open,
        };
        Some(Length { spread, turns: [short, half, long] })
    }
}

impl Ending {
    /// From the games that the cap ended; nothing, if there are no games.
    pub fn of(tally: &Tally) -> Option<Ending> {
        let capped = Figure::share(tally.capped, tally.games);
        (tally.games > 0).then_some(match capped {
            Figure { low, .. } if low > CAPPED => Ending::Capped(capped),
            Figure { high, .. } if high <= CAPPED => Ending::Itself(capped),
            _ => Ending::Open(capped),
        })
    }
}

impl Luck {
    /// From the step of the ladder between a beginner and somebody practised.
    pub fn of(steps: &[Step]) -> Option<Luck> {
        let step = steps.iter().find(|step| step.weaker == "novice")?;
        let part = |wins: f64| (wins - step.even) / (1.0 - step.even);
        let decides = match [part(step.wins.low), part(step.wins.high)] {
            [_, high] if high < LUCK => Decides::Luck,
            [low, _] if low > SKILL => Decides::Skill,
            [low, high] if low >= LUCK && high <= SKILL => Decides::Both,
            _ => Decides::Open,
        };
        Some(Luck { decides, between: (step.better, step.weaker), wins: step.wins, even: step.even })
    }
}

impl Drag {
    /// From games that the coach looked at; nothing, if none of them has one winner.
    pub fn of(sample: &Sample) -> Option<Drag> {
        let after = sample.part(|game| game.sealed.map(|sealed| 1.0 - sealed));
        (!after.value.is_nan()).then_some(match after {
            Figure { low, .. } if low > DRAG => Drag::Drags(after),
            Figure { high, .. } if high <= DRAG => Drag::Moves(after),
            _ => Drag::Open(after),
        })
    }
}

impl Complaint {
    /// What is worst about a table, if anything is.
    pub fn of(fairness: &Fairness, ending: Option<&Ending>, drag: Option<&Drag>) -> Option<Complaint> {
        match (fairness, ending, drag) {
            (Fairness::Uneven { who, .. }, _, _) => Some(Complaint::Uneven(*who)),
            (_, Some(Ending::Capped(_)), _) => Some(Complaint::Capped),
            (_, _, Some(Drag::Drags(_))) => Some(Complaint::Drags),
            _ => None,
        }
    }

    /// What shows whether it is better, and what it should be: a share, or as little as can be.
    fn measure(self, seats: usize) -> Option<(Measure, f64)> {
        let even = 1.0 / seats as f64;
        match self {
            Complaint::Uneven(Who::Begins) => Some((Measure::First, even)),
            Complaint::Uneven(Who::Seat(0)) => Some((Measure::Wins, even)),
            Complaint::Uneven(Who::Seat(_)) => None,
            Complaint::Capped => Some((Measure::Caps, 0.0)),
            Complaint::Drags => Some((Measure::Turns, 0.0)),
        }
    }
}

impl Change {
    /// Which value of which option helps most against what is amiss, at a table with so many seats.
    pub fn of(complaint: Option<Complaint>, surveyed: Option<&Surveyed>, seats: usize) -> Change {
        let Some(complaint) = complaint else { return Change::NoneNeeded };
        let Some(surveyed) = surveyed else { return Change::Untried(complaint) };
        let Some((measure, wanted)) = complaint.measure(seats) else { return Change::NoneHelps(complaint) };
        let tried = surveyed.effects.len();
        let helps = surveyed.effects.iter().filter_map(|effect| {
            let line = effect.found.lines.iter().find(|line| line.measure == measure)?;
            Some((effect, *line, nearer(line, wanted, tried)?))
        });
        let best = helps.max_by(|(_, _, one), (_, _, other)| one.total_cmp(other));
        best.map_or(Change::NoneHelps(complaint), |(effect, line, _)| Change::This {
            complaint,
            key: effect.key,
            value: effect.value.clone(),
            measure,
            now: line.b,
            then: line.a,
        })
    }
}

/// By how much the value comes nearer to what is wanted, if that is shown: for one of so many that were tried.
fn nearer(line: &Line, wanted: f64, tried: usize) -> Option<f64> {
    let nearer = (line.b.value - wanted).abs() - (line.a.value - wanted).abs();
    let shown = !among(line.difference, tried.max(1)).holds(0.0);
    (shown && nearer > 0.0).then_some(nearer)
}
