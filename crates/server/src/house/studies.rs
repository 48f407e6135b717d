//! What documents are worth: a sketch at once, games of bots, and the exact answer where there is a solver for it.
//!
//! A study goes on as long as somebody asks for it. Whoever stops asking has cancelled it.

use super::{House, own};
use crate::ids;
use crate::protocol::{ExactWorth, Problem, Worth};
use crate::thinking::{Unanswered, busy, spread};
use luckhouse_engine::Rng;
use luckhouse_shelf::{AnyGame, BotGames, Cancel, Effort, Study, Watch};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Whoever has not asked for so long does not want to know any more.
const PATIENCE: Duration = Duration::from_secs(12);

/// So many studies are remembered.
const MOST: usize = 64;

/// No game of bots takes longer than this, and all of them together not much longer than ten times this.
const GAME_TIME: Duration = Duration::from_secs(6);

/// A longer work is not begun: it would take hours and gigabytes. The usual sheet of Lantern is a quarter of this.
const MOST_WORK: u64 = 150_000_000;

/// Which document: of which game, for which option, on one line.
type Key = (&'static str, String, String);

/// The studies that somebody asked for lately.
#[derive(Default)]
pub(super) struct Studies(Mutex<HashMap<Key, Arc<Asked>>>);

/// A study that somebody asked for, and what is found out by it.
struct Asked {
    key: Key,
    study: Study,
    asked: Mutex<Instant>,
    found: Mutex<Worth>,
}

impl House {
    /// Is this document looked at already?
    pub(crate) fn studies(&self, game: &dyn AnyGame, option: &str, line: &str) -> bool {
        own(&self.studies.0).contains_key(&(game.about().name, option.into(), line.into()))
    }

    /// What is known of a document, which is in order. The work on it begins with the first who asks.
    ///
    /// # Errors
    /// If too many others are looked at.
    pub(crate) fn study(
        self: &Arc<Self>,
        game: &'static dyn AnyGame,
        option: &str,
        line: String,
    ) -> Result<Worth, Problem> {
        let key = (game.about().name, option.to_string(), line);
        let mut all = own(&self.studies.0);
        if let Some(study) = all.get(&key) {
            *own(&study.asked) = Instant::now();
            return Ok(own(&study.found).clone());
        }
        make_room(&mut all)?;
        let (asked, found) = (Mutex::new(Instant::now()), Mutex::default());
        let study = Study::new(game, &key.1, &key.2);
        let study = Arc::new(Asked { key: key.clone(), study, asked, found });
        all.insert(key, Arc::clone(&study));
        tokio::spawn(Arc::clone(self).work_on(study));
        Ok(Worth::default())
    }

    async fn work_on(self: Arc<Self>, study: Arc<Asked>) {
        let done = self.find_out(&study).await;
        // What was left, or found no room to think, begins anew when it is asked for again.
        if done.is_err() || study.is_left() {
            own(&self.studies.0).remove(&study.key);
        }
        own(&study.found).over = true;
    }

    async fn find_out(&self, study: &Arc<Asked>) -> Result<(), Unanswered> {
        let (questions, time) = (&self.thinking.questions, self.config.thinking.question_time);
        let asked = Arc::clone(study);
        let sketch = questions.ask(time, move || asked.study.best_play(Effort::Sketch, &())).await?;
        own(&study.found).sketch = sketch.map(|found| found.chance);
        let (began, mut games) = (Instant::now(), BotGames::default());
        for played in 0..Study::GAMES {
            if study.is_left() || began.elapsed() > 10 * GAME_TIME {
                break;
            }
            let asked = Arc::clone(study);
            let play = move || asked.study.play(&mut Rng::seeded(ids::seed()));
            match questions.ask(GAME_TIME, play).await? {
                Some(table) => {
                    games.count(&*table);
                    own(&study.found).games = Some((&games).into());
                }
                // What takes too long once does so again.
                None if played == 0 => break,
                None => {}
            }
        }
        if sketch.is_some() {
            let (asked, thinking) = (Arc::clone(study), &self.config.thinking);
            let (time, threads) = (thinking.study_time, thinking.studies);
            let exact = self.thinking.studies.ask(time, move || asked.solve(threads)).await?;
            own(&study.found).exact = exact;
        }
        Ok(())
    }
}

/// Whatever nobody has asked for the longest goes first, but nothing that is still worked on.
fn make_room(all: &mut HashMap<Key, Arc<Asked>>) -> Result<(), Problem> {
    if all.len() < MOST {
        return Ok(());
    }
    let over = all.values().filter(|study| own(&study.found).over);
    let oldest = over.min_by_key(|study| *own(&study.asked)).map(|study| study.key.clone());
    all.remove(&oldest.ok_or_else(busy)?);
    Ok(())
}

impl Asked {
    fn is_left(&self) -> bool {
        own(&self.asked).elapsed() > PATIENCE
    }

    fn solve(&self, threads: usize) -> Option<ExactWorth> {
        let wanted = Wanted { asked: self, cancel: Cancel::here().unwrap_or_default() };
        let found = spread(threads, || self.study.best_play(Effort::Exact, &wanted))?;
        Some(ExactWorth { chance: found.chance, error: found.error? })
    }
}

/// An exact answer, as long as anybody wants it and there is time.
struct Wanted<'a> {
    asked: &'a Asked,
    /// What ends the thread that asked: those that work do not know of it.
    cancel: Cancel,
}

/// The solver says how far it is, and hears whether anybody still wants to know.
impl Watch for Wanted<'_> {
    fn go_on(&self, done: u64, of: u64) -> bool {
        own(&self.asked.found).progress = done as f64 / of.max(1) as f64;
        of <= MOST_WORK && !self.asked.is_left() && !self.cancel.is_over()
    }
}
