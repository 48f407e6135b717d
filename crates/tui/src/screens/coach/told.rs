//! What the coach tells: a list of what cost most, and the board at the choice that one looks at.

use crate::board::Board;
use crate::games;
use crate::local::look_on::blank;
use crate::replay::players;
use crate::source::Situation;
use luckhouse_engine::{People, Seat, Viewer};
use luckhouse_shelf::coach::{Made, Reading};
use luckhouse_shelf::{CoachReport, read_log};
use luckhouse_words::Words;

/// A row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    Overview,
    /// A decision: the place of its moment, and its own in that.
    Decision(usize, usize),
    /// Every decision, shown below or not.
    Fold,
}

/// A report that is there, and where one is in it.
pub(super) struct Told {
    pub(super) report: CoachReport,
    pub(super) you: Option<Seat>,
    pub(super) rows: Vec<Row>,
    pub(super) selected: usize,
    pub(super) first: usize,
    /// Is every decision in the list?
    pub(super) unfolded: bool,
    /// Rows of the page above what is shown.
    pub(super) scrolled: usize,
    pub(super) board: Box<dyn Board>,
    /// The moment on the board, with the row that it belongs to.
    shown: Option<(Row, Situation)>,
}

impl Told {
    pub(super) fn new(report: CoachReport, you: Option<Seat>) -> Told {
        let board = games::board(&report.game);
        let mut told = Told {
            report,
            you,
            rows: Vec::new(),
            selected: 0,
            first: 0,
            unfolded: false,
            scrolled: 0,
            board,
            shown: None,
        };
        told.list();
        told
    }

    pub(super) fn reading<'a>(&'a self, words: Words<'a>) -> Reading<'a> {
        Reading { report: &self.report, words, you: self.you }
    }

    /// One's own mistakes first, the worst before the others; then everybody's, and every decision.
    fn list(&mut self) {
        let decisions = self.places();
        let of = |place: &(usize, usize)| &self.report.analysis.moments[place.0].decisions[place.1];
        let mut worst: Vec<_> = decisions.iter().filter(|place| of(place).label.is_some()).copied().collect();
        worst.sort_by(|a, b| of(b).loss.total_cmp(&of(a).loss));
        worst.sort_by_key(|place| Some(of(place).seat) != self.you);
        let row = |(moment, decision)| Row::Decision(moment, decision);
        self.rows = [Row::Overview].into_iter().chain(worst.into_iter().map(row)).collect();
        self.rows.push(Row::Fold);
        if self.unfolded {
            self.rows.extend(decisions.into_iter().map(row));
        }
    }

    fn places(&self) -> Vec<(usize, usize)> {
        let moments = self.report.analysis.moments.iter().enumerate();
        moments.flat_map(|(at, moment)| (0..moment.decisions.len()).map(move |own| (at, own))).collect()
    }

    pub(super) fn fold(&mut self) {
        self.unfolded = !self.unfolded;
        self.list();
    }

    pub(super) fn select(&mut self, row: usize) {
        self.selected = row.min(self.rows.len() - 1);
        self.scrolled = 0;
    }

    pub(super) fn row(&self) -> Row {
        self.rows[self.selected]
    }

    /// The decision of a row, if it is one.
    pub(super) fn made(&self, row: Row) -> Option<Made<'_>> {
        let Row::Decision(moment, decision) = row else { return None };
        let moment = &self.report.analysis.moments[moment];
        Some((moment, &moment.decisions[decision]))
    }

    /// The board at the decision that is selected, as whoever decided saw it.
    pub(super) fn at_the_board(
        &mut self,
        log: &str,
        people: Option<&People>,
        words: &Words,
    ) -> Option<(&mut dyn Board, &Situation)> {
        let row = self.row();
        let (event, seat) = self.made(row).map(|(moment, decision)| (moment.event, decision.seat))?;
        if self.shown.as_ref().is_none_or(|(shown, _)| *shown != row) {
            self.board.forget();
            self.shown = situation(log, event - 1, seat, people, words).map(|now| (row, now));
        }
        let (_, now) = self.shown.as_ref()?;
        Some((&mut *self.board, now))
    }
}

/// How things stood for a seat after so many events; nothing if that cannot be read.
fn situation(
    log: &str,
    events: usize,
    seat: Seat,
    people: Option<&People>,
    words: &Words,
) -> Option<Situation> {
    let table = read_log(log, events).ok()?;
    let mut now = blank(&*table);
    now.players = players(&*table, people);
    now.players.iter_mut().for_each(|player| player.you = player.seat == seat);
    now.seat = Some(seat);
    now.events = events;
    now.view = table.view(Viewer::Seat(seat));
    now.picture = table.picture(Viewer::Seat(seat), words);
    now.offers = table.offers(seat).into_iter().map(|offer| offer.labelled(now.game, words)).collect();
    Some(now)
}
