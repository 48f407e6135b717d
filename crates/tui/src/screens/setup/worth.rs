//! What a document is worth, found out on a thread of its own as long as somebody looks at it.

use crate::games::drawing::Drawing;
use luckhouse_engine::{Rng, Seat};
use luckhouse_shelf::{AnyGame, BotGames, Cancel, Effort, Study};
use luckhouse_words::{Words, say};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// No game of bots takes longer than this.
const GAME_TIME: Duration = Duration::from_secs(6);

/// What is found out about one document. Whoever drops it does not want to know any more.
pub(crate) struct Worth {
    /// The document, on one line.
    line: String,
    found: Arc<Mutex<Found>>,
    cancel: Cancel,
    /// So much of it was shown.
    seen: u32,
}

#[derive(Default)]
struct Found {
    sketch: Option<f64>,
    games: BotGames,
    /// How often something was found out.
    news: u32,
}

impl Worth {
    /// Begin to find out.
    pub(super) fn of(game: &'static dyn AnyGame, option: &str, line: &str, seed: u64) -> Worth {
        let (found, cancel) = (Arc::default(), Cancel::default());
        let worth = Worth { line: line.into(), found: Arc::clone(&found), cancel: cancel.clone(), seen: 0 };
        let study = Study::new(game, option, line);
        let work = move || cancel.during(|| find_out(&study, &found, &cancel, Rng::seeded(seed)));
        // Without a thread nothing is found out, and nothing is said.
        let _ = thread::Builder::new().name("worth".into()).spawn(work);
        worth
    }

    pub(super) fn is_about(&self, line: &str) -> bool {
        self.line == line
    }

    /// Was anything found out since this was asked last?
    pub(super) fn has_news(&mut self) -> bool {
        let news = locked(&self.found).news;
        std::mem::replace(&mut self.seen, news) != news
    }

    /// What is known, sentence by sentence.
    pub(super) fn told(&self, words: &Words, drawing: &dyn Drawing) -> Vec<String> {
        let found = locked(&self.found);
        let sketch = found.sketch.map(|ways| say!(words, "terminal-worth-sketch", ways, total = 1));
        let games = (found.games.played > 0).then(|| played(words, &found.games, drawing));
        let told: Vec<String> = sketch.into_iter().chain(games).collect();
        if told.is_empty() { vec![say!(words, "terminal-worth-begins")] } else { told }
    }
}

impl Drop for Worth {
    fn drop(&mut self) {
        self.cancel.leave();
    }
}

/// What bots made of it: how often whoever plays alone won, or how often each side did.
fn played(words: &Words, games: &BotGames, drawing: &dyn Drawing) -> String {
    if let [wins] = games.wins[..] {
        return say!(words, "terminal-worth-won", wins, games = games.played);
    }
    let side = |(seat, wins): (Seat, &u32)| {
        say!(words, "terminal-worth-side", side = drawing.player(words, seat), wins = *wins)
    };
    let sides = words.listed(Seat::all(games.wins.len()).zip(&games.wins).map(side));
    say!(words, "terminal-worth-sides", games = games.played, sides, turns = games.mean_turns())
}

/// The sketch first, then one game after the other.
fn find_out(study: &Study, found: &Mutex<Found>, cancel: &Cancel, mut rng: Rng) {
    let sketch = study.best_play(Effort::Sketch, cancel);
    tell(found, |found| found.sketch = sketch.map(|best| best.chance));
    for played in 0..Study::GAMES {
        let in_time = cancel.until(Instant::now() + GAME_TIME);
        match in_time.during(|| study.play(&mut rng)) {
            _ if cancel.has_left() => return,
            Some(table) => tell(found, |found| found.games.count(&*table)),
            // What takes too long once does so again.
            None if played == 0 => return,
            None => {}
        }
    }
}

fn tell(found: &Mutex<Found>, what: impl FnOnce(&mut Found)) {
    let mut found = locked(found);
    what(&mut found);
    found.news += 1;
}

/// Whoever fell over while writing leaves what was there.
fn locked(found: &Mutex<Found>) -> MutexGuard<'_, Found> {
    found.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_shelf::find;

    #[test]
    fn whoever_leaves_ends_the_work() {
        let worth = Worth::of(find("lantern").unwrap(), "sheet", "last-fortress", 1);
        let found = Arc::clone(&worth.found);
        drop(worth);
        // The thread has the other one.
        while Arc::strong_count(&found) > 1 {
            thread::yield_now();
        }
        assert!(locked(&found).games.played < Study::GAMES, "all games were played for nobody");
    }
}
