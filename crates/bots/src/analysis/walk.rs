//! Going through a game from its first event to the last.

use super::decisions::{consider, mean_accuracy};
use super::report::Labels;
use super::shares::shares;
use super::telling::tells_accuracy;
use super::values::Values;
use super::{Analysis, Balance, Cause, Moment, NoAnalysis, Reporter, Share};
use crate::{Judge, Unclear, Worth};
use luckhouse_engine::{Event, Game, PerSeat, Seat, Table, Turn, Viewer};
use luckhouse_solvers::Watch;

/// How many turning points there are, at most, and how much must change at one.
const TURNING: (usize, f64) = (5, 0.05);

/// What has been found on the way so far.
pub(super) struct Walk<'a, G: Game> {
    values: Values<'a, G>,
    reporter: &'a dyn Reporter<G>,
    /// What the position here is worth, if that is clear.
    here: Option<Worth>,
    /// The first and the last position that were clear.
    start: Option<PerSeat<f64>>,
    last: Option<PerSeat<f64>>,
    unclear: Option<Unclear>,
    moments: Vec<Moment>,
}

impl<'a, G: Game> Walk<'a, G> {
    pub(super) fn through(
        table: &'a Table<G>,
        judge: &'a mut dyn Judge<G>,
        reporter: &'a dyn Reporter<G>,
        watch: &'a dyn Watch,
    ) -> Result<Analysis, NoAnalysis> {
        let mut steps = Vec::with_capacity(table.events().len());
        table.retrace(|before, event, after| steps.push((before.clone(), *event, after.clone())));
        let values = Values::new(table.game(), judge, watch, steps.len() as u64);
        let (here, start, last, unclear) = (None, None, None, None);
        let mut walk = Walk { values, reporter, here, start, last, unclear, moments: Vec::new() };
        let first = walk.values.of(&table.game().start());
        walk.arrive(first)?;
        for (number, (before, event, after)) in steps.iter().enumerate() {
            let ends = number + 1 == steps.len();
            let worth = walk.worth_after(ends.then_some(table), after);
            walk.event(before, event, after, worth)?;
            walk.values.step()?;
        }
        walk.report(matches!(table.turn(), Turn::Over(_)))
    }

    /// What a position is worth. Only the table knows that somebody who gave up has ended the game.
    fn worth_after(&mut self, end: Option<&Table<G>>, after: &G::State) -> Result<Worth, NoAnalysis> {
        match end.map(Table::turn) {
            Some(Turn::Over(outcome)) => {
                Ok(Worth { chances: self.values.judge.result(self.values.game, &outcome), error: 0.0 })
            }
            _ => self.values.of(after),
        }
    }

    /// Come to the next position.
    fn arrive(&mut self, worth: Result<Worth, NoAnalysis>) -> Result<(), NoAnalysis> {
        self.here = match worth {
            Ok(worth) => Some(worth),
            Err(NoAnalysis::Unclear(why)) => {
                self.unclear.get_or_insert(why);
                None
            }
            Err(NoAnalysis::Stopped) => return Err(NoAnalysis::Stopped),
        };
        self.last = self.here.map(|worth| worth.chances).or(self.last);
        self.start = self.start.or(self.last);
        Ok(())
    }

    fn event(
        &mut self,
        before: &G::State,
        event: &Event<G>,
        after: &G::State,
        worth: Result<Worth, NoAnalysis>,
    ) -> Result<(), NoAnalysis> {
        let (clear_before, last) = (self.here, self.last);
        self.arrive(worth)?;
        let mut moment = self.moment(before, event, after);
        if let (Some(last), Some(here)) = (last, self.here) {
            moment.change = difference(last, here.chances);
        }
        match (clear_before, self.here) {
            (Some(from), Some(to)) => self.explain(&mut moment, before, event, after, [from, to])?,
            _ => moment.cause = Cause::Unclear,
        }
        self.moments.push(moment);
        Ok(())
    }

    fn moment(&self, before: &G::State, event: &Event<G>, after: &G::State) -> Moment {
        let game = self.values.game;
        Moment {
            event: self.moments.len() + 1,
            cause: match event {
                Event::Rolled(_) => Cause::Roll,
                Event::Chose(_) => Cause::Choice,
                Event::Resigned(_) => Cause::Resignation,
            },
            line: event.line(game, before, Viewer::Arbiter),
            facts: self.reporter.event(game, before, event, after),
            chances: self.here.map(|worth| worth.chances),
            error: self.here.map_or(0.0, |worth| worth.error),
            change: PerSeat::new(game.seats(), 0.0),
            luck: PerSeat::new(game.seats(), 0.0),
            shares: Vec::new(),
            decisions: Vec::new(),
        }
    }

    /// Whose doing was it?
    fn explain(
        &mut self,
        moment: &mut Moment,
        before: &G::State,
        event: &Event<G>,
        after: &G::State,
        [from, to]: [Worth; 2],
    ) -> Result<(), NoAnalysis> {
        match event {
            Event::Rolled(_) => {
                let came = self.values.as_foreseen(before, after)?;
                moment.luck = difference(from.chances, came.chances);
            }
            Event::Chose(played) => {
                let considered = consider(&mut self.values, self.reporter, before, played, moment.event);
                let change = [from.chances, to.chances];
                moment.shares = shares(&mut self.values, before, change, played, &considered.best)?;
                moment.decisions = considered.decisions;
            }
            Event::Resigned(seat) => moment.shares = vec![Share { seat: *seat, change: moment.change }],
        }
        Ok(())
    }

    fn report(self, over: bool) -> Result<Analysis, NoAnalysis> {
        let (Some(start), Some(result)) = (self.start, self.last) else {
            let nothing = || Unclear("nothing can be said of this game".into());
            return Err(NoAnalysis::Unclear(self.unclear.unwrap_or_else(nothing)));
        };
        let moments = self.moments;
        Ok(Analysis {
            seats: start.seats(),
            over,
            start,
            result,
            error: moments.iter().map(|moment| moment.error).fold(0.0, f64::max),
            turning: turning(&moments),
            players: Seat::all(start.seats())
                .map(|seat| balance(seat, start[seat], result[seat], &moments))
                .collect(),
            unclear: self.unclear.map(|why| why.to_string()),
            moments,
        })
    }
}

fn difference(from: PerSeat<f64>, to: PerSeat<f64>) -> PerSeat<f64> {
    PerSeat::from_fn(from.seats(), |seat| to[seat] - from[seat])
}

/// The places of the moments with the largest swing, as far as it can be told.
fn turning(moments: &[Moment]) -> Vec<usize> {
    let (most, least) = TURNING;
    let mut places: Vec<usize> =
        (0..moments.len()).filter(|at| moments[*at].swing() >= least && moments[*at].can_be_told()).collect();
    places.sort_by(|a, b| moments[*b].swing().total_cmp(&moments[*a].swing()));
    places.truncate(most);
    places
}

fn balance(seat: Seat, start: f64, result: f64, moments: &[Moment]) -> Balance {
    let shares = || moments.iter().flat_map(|moment| &moment.shares);
    let luck: f64 = moments.iter().map(|moment| moment.luck[seat]).sum();
    let own: f64 = shares().filter(|share| share.seat == seat).map(|share| share.change[seat]).sum();
    let others: f64 = shares().filter(|share| share.seat != seat).map(|share| share.change[seat]).sum();
    let changed: f64 = moments.iter().map(|moment| moment.change[seat]).sum();
    let decisions: Vec<_> = moments
        .iter()
        .flat_map(|moment| &moment.decisions)
        .filter(|decision| decision.seat == seat)
        .collect();
    let mut labels = Labels::default();
    decisions.iter().filter_map(|decision| decision.label).for_each(|label| labels.count(label));
    Balance {
        seat,
        start,
        luck,
        own,
        others,
        rest: changed - luck - own - others,
        result,
        accuracy: mean_accuracy(decisions.iter().copied()).filter(|_| tells_accuracy(&decisions, own)),
        decisions: decisions.len(),
        labels,
    }
}
