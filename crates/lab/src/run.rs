//! Playing a plan on all cores. Portions come to their end in any order; as they are whole numbers, their sum is the same.

use crate::parts::{BadParts, Parts};
use crate::run_portion::Player;
use crate::{Plan, Results, Shard, Tally, rows_file};
use luckhouse_solvers::Watch;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How a plan is played, which changes nothing of what comes out.
#[derive(Clone, Debug)]
pub struct How {
    /// How many workers; 0 for one on each core.
    pub workers: usize,
    /// Which part of it.
    pub shard: Shard,
    /// Where finished portions are kept, and what is there already is not played again.
    pub folder: Option<PathBuf>,
}

/// What was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What came out, as far as it was played.
    pub results: Results,
    /// Why it ended.
    pub end: End,
    /// Lines in the folder that were not believed, because they were written only in part or changed since. Their
    /// portions are played again.
    pub damaged: usize,
}

/// Why a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Everything was played.
    Whole,
    /// Every seat's share is known as well as was asked for, before everything was played.
    Reached,
    /// A shard was played, and others are still to be joined to it.
    Part,
    /// Somebody interrupted it.
    Interrupted,
}

impl Plan {
    /// Play it.
    ///
    /// ```
    /// use luckhouse_lab::{End, Grid, How, Plan};
    /// let bots = vec![vec!["random".to_string()]];
    /// let grid = Grid { game: "booty-dice".into(), options: vec![], seats: vec![2], bots, nodes: None };
    /// let played = Plan::new(grid, 1000, 1)?.run(&How::default(), &())?;
    /// assert_eq!((played.end, played.results.cells[0].games), (End::Whole, 1000));
    /// # Ok::<(), luckhouse_lab::BadParts>(())
    /// ```
    ///
    /// # Errors
    /// If the plan is impossible, or something cannot be written. What was finished before stays where it was kept.
    pub fn run(&self, how: &How, watch: &dyn Watch) -> Result<Played, BadParts> {
        let player = Player::new(self, how.folder.as_deref())?;
        let mut parts = how.folder.as_deref().map(|folder| Parts::open(folder, self)).transpose()?;
        let before = parts.as_mut().map(|parts| std::mem::take(&mut parts.done)).unwrap_or_default();
        let run = Run {
            plan: self,
            shard: how.shard,
            player,
            watch,
            over: AtomicBool::new(false),
            done: AtomicU64::new(0),
            of: AtomicU64::new(0),
            books: Mutex::new(Books { cells: Vec::new(), parts, wrong: None }),
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(how.workers).build();
        let pool = pool.map_err(|error| BadParts::Workers(error.to_string()))?;
        pool.install(|| run.finish(before))
    }
}

impl Default for How {
    fn default() -> How {
        How { workers: 0, shard: Shard::WHOLE, folder: None }
    }
}

struct Run<'a> {
    plan: &'a Plan,
    shard: Shard,
    player: Player<'a>,
    watch: &'a dyn Watch,
    over: AtomicBool,
    done: AtomicU64,
    of: AtomicU64,
    books: Mutex<Books>,
}

/// What is shared by all workers.
struct Books {
    cells: Vec<Tally>,
    parts: Option<Parts>,
    wrong: Option<BadParts>,
}

impl Run<'_> {
    fn finish(self, mut before: BTreeMap<u64, Tally>) -> Result<Played, BadParts> {
        self.books().cells = self.player.none();
        self.of.store(self.expected(), Ordering::Relaxed);
        let (mut from, mut whole) = (0, true);
        for checkpoint in self.plan.checkpoints() {
            whole &= self.play(from..checkpoint, &mut before);
            from = checkpoint;
            if self.over.load(Ordering::Relaxed) || self.reached() {
                break;
            }
        }
        let stopped = self.over.load(Ordering::Relaxed);
        let Books { cells, parts, wrong } = self.books.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(wrong) = wrong {
            return Err(wrong);
        }
        let results = Results { plan: self.plan.clone(), cells };
        let end = match (stopped, whole) {
            (true, _) => End::Interrupted,
            (false, false) => End::Part,
            (false, true) if from < self.plan.portions() => End::Reached,
            (false, true) => End::Whole,
        };
        if let (Some(parts), End::Whole | End::Reached) = (&parts, end) {
            conclude(parts, &results, from)?;
        }
        Ok(Played { results, end, damaged: parts.map_or(0, |parts| parts.damaged) })
    }

    /// Plays these portions of every cell, but for those that are kept already. Are they all there now?
    fn play(&self, portions: Range<u64>, before: &mut BTreeMap<u64, Tally>) -> bool {
        let each = self.plan.portions();
        let all = (0..self.plan.cells()).flat_map(|cell| portions.clone().map(move |n| cell * each + n));
        let (mut whole, mut left) = (true, Vec::new());
        for portion in all {
            match before.remove(&portion) {
                Some(tally) => {
                    self.count(tally.games);
                    self.books().cells[self.plan.place(portion).0].merge(&tally);
                }
                None if self.shard.takes(portion) => left.push(portion),
                None => whole = false,
            }
        }
        // One by one: portions take different times, and none should wait for a neighbour.
        left.into_par_iter().with_max_len(1).for_each(|portion| self.portion(portion));
        whole
    }

    fn portion(&self, portion: u64) {
        if self.over.load(Ordering::Relaxed) {
            return;
        }
        match self.player.play(portion, &|games| self.count(games)) {
            Ok((tally, true)) => self.keep(portion, &tally),
            Ok((tally, false)) => self.count_in(portion, &tally),
            Err(wrong) => self.stop(wrong),
        }
    }

    /// So many more games are played. Shall it go on?
    fn count(&self, games: u64) -> bool {
        let done = self.done.fetch_add(games, Ordering::Relaxed) + games;
        if !self.watch.go_on(done, self.of.load(Ordering::Relaxed).max(done)) {
            self.over.store(true, Ordering::Relaxed);
        }
        !self.over.load(Ordering::Relaxed)
    }

    fn keep(&self, portion: u64, tally: &Tally) {
        let mut books = self.books();
        let kept = books.parts.as_mut().map_or(Ok(()), |parts| parts.add(portion, tally));
        match kept {
            Ok(()) => books.cells[self.plan.place(portion).0].merge(tally),
            Err(wrong) => {
                drop(books);
                self.stop(wrong);
            }
        }
    }

    /// A part of a portion cannot be gone on from, but where nothing is kept anyway it is told with the rest.
    fn count_in(&self, portion: u64, tally: &Tally) {
        let mut books = self.books();
        if books.parts.is_none() {
            books.cells[self.plan.place(portion).0].merge(tally);
        }
    }

    fn stop(&self, wrong: BadParts) {
        self.over.store(true, Ordering::Relaxed);
        self.books().wrong.get_or_insert(wrong);
    }

    fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many games there will be, as far as one can know.
    fn expected(&self) -> u64 {
        let half = self.plan.until.map(|half| f64::from(half) / 1e6);
        let games = half.map_or(u64::MAX, crate::Figure::games_for).min(self.plan.games);
        let all = games * self.plan.cells();
        all / self.shard.of()
    }

    fn reached(&self) -> bool {
        let books = self.books();
        self.plan.until.is_some_and(|half| crate::run_results::widest(&books.cells) <= f64::from(half) / 1e6)
    }
}

/// Joins the rows and writes the sum, after so many portions of each cell.
pub(crate) fn conclude(parts: &Parts, results: &Results, portions: u64) -> Result<(), BadParts> {
    let (plan, each) = (&parts.plan, parts.plan.portions());
    for kind in &plan.rows {
        let all = (0..plan.cells()).flat_map(|cell| (0..portions).map(move |n| cell * each + n));
        let pieces: Vec<PathBuf> = all.map(|portion| Parts::piece(&parts.folder, *kind, portion)).collect();
        let whole = parts.folder.join(format!("{kind}.parquet"));
        // Played to the end before: the pieces are joined and gone.
        if whole.exists() {
            continue;
        }
        rows_file::join(&crate::rows::columns(*kind, results.metrics()), &plan.to_json(), &pieces, &whole)?;
    }
    parts.conclude(&results.to_json())?;
    // They are in the whole now.
    let _ = std::fs::remove_dir_all(parts.folder.join("rows"));
    Ok(())
}
