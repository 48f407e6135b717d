//! One portion: played on one thread, counted, and its rows written.

use crate::measured;
use crate::parts::{BadParts, Parts, unwritten};
use crate::rows::{DECISION, DecisionRow, GAME, GameRow, columns};
use crate::rows_columns::Value;
use crate::rows_file::Rows;
use crate::rows_judged::{Verdict, Verdicts};
use crate::{BadPlan, Plan, RowKind, Setup, Tally};
use crate::{Decided, Observed};
use luckhouse_engine::Seat;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Everybody who plays in a plan, ready to play.
pub(crate) struct Player<'a> {
    plan: &'a Plan,
    header: String,
    setups: Vec<Table>,
    folder: Option<PathBuf>,
}

/// A cell, with the words for it in rows.
struct Table {
    setup: Setup,
    header: String,
    bots: String,
}

/// A worker looks up about so often, to say how far it is and to hear whether it shall go on.
const LOOK_UP: Duration = Duration::from_millis(20);

impl<'a> Player<'a> {
    pub(crate) fn new(plan: &'a Plan, folder: Option<&Path>) -> Result<Player<'a>, BadParts> {
        let setups: Result<Vec<Table>, BadPlan> = plan.check()?.into_iter().map(Table::new).collect();
        let folder = folder.filter(|_| !plan.rows.is_empty()).map(Path::to_path_buf);
        if folder.is_some() && cfg!(not(feature = "parquet")) {
            return Err(BadParts::NoParquet);
        }
        if let Some(rows) = folder.as_ref().map(|folder| folder.join("rows")) {
            std::fs::create_dir_all(&rows).map_err(unwritten(&rows))?;
        }
        Ok(Player { plan, header: plan.to_json(), setups: setups?, folder })
    }

    /// Empty books for every cell.
    pub(crate) fn none(&self) -> Vec<Tally> {
        self.setups.iter().map(|table| table.setup.none()).collect()
    }

    /// Plays a portion, and writes its rows. If it shall not go on, what was played of it, without rows. Is it whole?
    pub(crate) fn play(&self, portion: u64, go_on: &dyn Fn(u64) -> bool) -> Result<(Tally, bool), BadParts> {
        let (cell, games) = self.plan.place(portion);
        let mut book = Book::new(cell, &self.setups[cell], self.rows(), self.plan.judged);
        let (mut next, mut step) = (games.start, 1);
        while next < games.end {
            let slice = next..(next + step).min(games.end);
            let began = Instant::now();
            book.play(self.plan.seed, slice.clone());
            if began.elapsed() < LOOK_UP / 2 {
                step *= 2;
            }
            let shall = go_on(slice.end - next);
            next = slice.end;
            if !shall && next < games.end {
                return Ok((book.tally, false));
            }
        }
        if let Some(folder) = &self.folder {
            for (kind, rows) in &book.rows {
                rows.write(&self.header, &Parts::piece(folder, *kind, portion))?;
            }
        }
        Ok((book.tally, true))
    }

    /// Rows are made only where there is a place to keep them.
    fn rows(&self) -> &[RowKind] {
        if self.folder.is_some() { &self.plan.rows } else { &[] }
    }
}

impl Table {
    fn new(setup: Setup) -> Result<Table, BadPlan> {
        let header = setup.game.open(&setup.options, setup.seats())?.header().to_string();
        let bots: Vec<String> = setup.bots.iter().map(ToString::to_string).collect();
        Ok(Table { header, bots: bots.join(","), setup })
    }
}

/// What comes of a portion.
struct Book<'a> {
    cell: usize,
    table: &'a Table,
    tally: Tally,
    rows: Vec<(RowKind, Rows)>,
    judged: u64,
}

impl<'a> Book<'a> {
    fn new(cell: usize, table: &'a Table, kinds: &[RowKind], judged: u64) -> Book<'a> {
        let metrics = table.setup.game.metrics();
        let rows = kinds.iter().map(|kind| (*kind, Rows::new(columns(*kind, metrics)))).collect();
        Book { cell, table, tally: table.setup.none(), rows, judged }
    }

    fn play(&mut self, seed: u64, games: Range<u64>) {
        let Book { cell, table, tally, rows, judged } = self;
        let Setup { game, options, bots } = &table.setup;
        let (mut of_games, mut of_decisions) = (None, None);
        for (kind, rows) in rows {
            match kind {
                RowKind::Games => of_games = Some(rows),
                RowKind::Decisions => of_decisions = Some(rows),
            }
        }
        let mut each = |number, seen: &Observed| {
            tally.add(seen);
            if let Some(rows) = &mut of_games {
                add_game(rows, *cell, table, number, seen);
            }
        };
        let verdicts = match &of_decisions {
            Some(_) => Verdicts::of(&table.setup, seed, games.start..games.end.min(*judged)),
            None => Verdicts::default(),
        };
        let mut told = of_decisions
            .map(|rows| |decided: &Decided| add_decision(rows, *cell, table, decided, verdicts.on(decided)));
        let told = told.as_mut().map(|told| told as &mut dyn FnMut(&Decided));
        let played = measured(*game).observe_choices(options, bots, seed, games, &mut each, told);
        played.expect("the options were checked");
    }
}

fn add_game(rows: &mut Rows, cell: usize, table: &Table, game: u64, seen: &Observed) {
    let row = GameRow { cell, table: &table.header, bots: &table.bots, game, seen };
    let used = |what: usize| {
        Value::Wholes(Seat::all(table.setup.seats()).map(|seat| seen.metrics[seat][what].into()).collect())
    };
    let metrics = (0..table.setup.game.metrics().len()).map(used);
    rows.add(GAME.iter().map(|field| (field.value)(&row)).chain(metrics));
}

fn add_decision(rows: &mut Rows, cell: usize, table: &Table, decided: &Decided, verdict: Option<Verdict>) {
    let row = DecisionRow { cell, decided, metrics: table.setup.game.metrics(), verdict };
    rows.add(DECISION.iter().map(|field| (field.value)(&row)));
}
