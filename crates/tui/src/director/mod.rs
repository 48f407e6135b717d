//! Decides what is seen when. Everything on a screen that speaks of the game asks here, and not the table: board, log,
//! prompt and choices name nothing before it was shown.

pub(crate) mod beats;
mod queue;
mod speed;
#[cfg(test)]
mod tests;

pub use speed::Speed;

use crate::games;
use crate::house::Manner;
use crate::source::{Situation, Told};
use beats::{Shot, beats_of};
use luckhouse_engine::Seat;
use queue::{Cue, Queue, Tempo};
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;

/// For so long after something was shown a key is still meant for it, and chooses nothing.
const GUARD: Duration = Duration::from_millis(300);

/// For so long a choice that can be taken back stays alone on the table, before dice fall.
const TAKE_BACK: Duration = Duration::from_millis(700);

/// What is on the screen, and what is still to be shown.
pub(crate) struct Director {
    queue: Queue<Shot>,
    /// What is on the screen.
    shown: Situation,
    /// The view before what is shown last.
    before: Value,
    /// How things stand, once everything is shown.
    latest: Situation,
    /// The view at the end of the queue.
    end: Value,
    speed: Speed,
    still: bool,
    clock: Duration,
    /// When what is in the air was thrown; nothing if all dice lie.
    thrown: Option<Duration>,
    /// Since when nothing can be chosen, because something is shown.
    closed: Option<Duration>,
    /// When one could choose again after that.
    opened: Option<Duration>,
    /// So many events have been shown for as long as they should be.
    settled: usize,
    /// The event that the last entry of the story tells.
    told: usize,
    /// How many entries of the story there were when each seat chose last.
    chose: BTreeMap<Seat, usize>,
    /// So many events were left out since it was last asked.
    left_out: usize,
}

impl Director {
    pub(crate) fn new(now: &Situation, manner: &Manner) -> Director {
        Director {
            queue: Queue::new(),
            shown: now.clone(),
            before: now.view.clone(),
            latest: now.clone(),
            end: now.view.clone(),
            speed: manner.speed,
            still: manner.still,
            clock: Duration::ZERO,
            thrown: None,
            closed: None,
            opened: None,
            settled: now.events,
            told: now.events,
            chose: BTreeMap::new(),
            left_out: 0,
        }
    }

    /// What is on the screen.
    pub(crate) fn now(&self) -> &Situation {
        &self.shown
    }

    /// The view before what is shown last.
    pub(crate) fn before(&self) -> &Value {
        &self.before
    }

    /// How far the dice in the air have tumbled; nothing once they lie.
    pub(crate) fn rolling(&self) -> Option<f32> {
        self.thrown.and_then(|began| self.queue.tumbled(self.clock, began))
    }

    /// Is there anything that was told and not shown?
    pub(crate) fn is_behind(&self) -> bool {
        self.queue.is_behind()
    }

    /// Has everything been shown for as long as it should be?
    pub(crate) fn is_idle(&self) -> bool {
        self.queue.is_idle()
    }

    /// May a key be a choice? Not one that was meant for what was just shown.
    pub(crate) fn is_open(&self) -> bool {
        let guarded = self.opened.is_some_and(|opened| self.clock < opened + GUARD);
        !self.is_behind() && !guarded
    }

    /// So many events have been seen.
    pub(crate) fn settled(&self) -> usize {
        self.settled
    }

    pub(crate) fn speed(&self) -> Speed {
        self.speed
    }

    /// Entries of the story from the last choice of whoever looks on; nothing if they have not chosen here.
    pub(crate) fn since(&self) -> Option<usize> {
        let since = *self.chose.get(&self.shown.seat?)?;
        Some(since.min(self.shown.story.len()))
    }

    /// How many events were left out since this was last asked.
    pub(crate) fn take_left_out(&mut self) -> usize {
        std::mem::take(&mut self.left_out)
    }

    pub(crate) fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
        if speed == Speed::None {
            self.skip();
        }
    }

    /// Show how things stand now.
    pub(crate) fn skip(&mut self) {
        let cues = self.queue.skip(self.clock);
        self.play(cues);
    }

    /// So late it is. Has anything changed?
    pub(crate) fn tick(&mut self, clock: Duration) -> bool {
        self.clock = clock;
        let cues = self.queue.tick(self.tempo(), clock);
        let changed = !cues.is_empty() || self.thrown.is_some();
        self.play(cues);
        if self.queue.is_idle() {
            self.settled = self.latest.events;
        }
        changed
    }

    /// This happened, and now things stand like this.
    pub(crate) fn hear(&mut self, told: &[Told], now: &Situation) {
        let back = now.events < self.latest.events;
        let jumped = told.is_empty() && now.events != self.latest.events;
        let free = !self.is_behind() && self.could_choose();
        self.latest.clone_from(now);
        if back || jumped {
            return self.leap();
        }
        if !told.is_empty() {
            let (mut beats, tempo) = (beats_of(told, &self.end, games::beats(now.game)), self.tempo());
            if let Some(last) = beats.last_mut().filter(|_| now.may_undo && now.offers.is_empty()) {
                last.hold = last.hold.max(TAKE_BACK.div_f64(tempo.brisk));
            }
            self.end.clone_from(&now.view);
            let cues = self.queue.push(beats, tempo, self.clock, free);
            return self.play(cues);
        }
        self.end.clone_from(&now.view);
        if !self.is_behind() {
            self.show_latest();
        }
    }

    /// How things stand, without a film.
    fn leap(&mut self) {
        self.queue.clear();
        self.thrown = None;
        self.closed = None;
        self.chose.values_mut().for_each(|at| *at = (*at).min(self.latest.story.len()));
        self.settled = self.latest.events;
        self.end.clone_from(&self.latest.view);
        self.show_latest();
        self.before.clone_from(&self.latest.view);
    }

    fn could_choose(&self) -> bool {
        !self.shown.offers.is_empty() || self.shown.by_hand.is_some()
    }

    fn tempo(&self) -> Tempo {
        let players = &self.latest.players;
        let others = players.len().saturating_sub(1).max(1);
        let asked = !self.latest.offers.is_empty();
        Tempo {
            factor: self.speed.factor(),
            still: self.still,
            brisk: (2.5 / others as f64).min(1.0),
            plays: players.iter().any(|player| player.bot.is_none() && player.in_play),
            owed: asked && self.latest.others_wait,
        }
    }

    fn play(&mut self, cues: Vec<Cue<Shot>>) {
        for cue in cues {
            match cue {
                Cue::Begin(shot, roll) => self.begin(shot, roll),
                Cue::Reveal { shows, live } => self.reveal(shows, live),
                Cue::LeftOut(shot) => self.left_out += shot.lines.len(),
            }
        }
    }

    fn begin(&mut self, shot: Shot, roll: Duration) {
        self.closed.get_or_insert(self.clock);
        self.settled = self.shown.events;
        self.thrown = (!roll.is_zero()).then_some(self.clock);
        self.before = std::mem::replace(&mut self.shown.view, shot.view);
        self.shown.offers.clear();
        self.shown.shortcuts.clear();
        self.shown.by_hand = None;
        self.shown.may_undo = self.latest.may_undo;
        if !shot.actors.is_empty() {
            let acts = |seat| shot.actors.contains(&seat);
            self.shown.players.iter_mut().for_each(|player| player.chooses = acts(player.seat));
        }
    }

    fn reveal(&mut self, shot: Shot, live: bool) {
        self.thrown = None;
        self.shown.events = shot.events();
        for (event, sentences) in shot.lines {
            self.tell(event, sentences);
        }
        for actor in shot.actors {
            self.chose.insert(actor, self.shown.story.len());
        }
        if live {
            self.show_latest();
            let film = self.closed.take().is_some_and(|closed| closed < self.clock);
            self.opened = film.then_some(self.clock);
        }
    }

    /// More of an event goes to what was said of it.
    fn tell(&mut self, event: usize, sentences: Vec<String>) {
        let text = sentences.into_iter().filter(|sentence| !sentence.is_empty());
        let text = text.collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return;
        }
        match self.shown.story.last_mut().filter(|_| self.told == event) {
            Some(entry) => *entry = format!("{entry} {text}"),
            None => self.shown.story.push(text),
        }
        self.told = event;
    }

    fn show_latest(&mut self) {
        let other_eyes = self.shown.seat != self.latest.seat;
        if other_eyes {
            // What another has seen is not for these eyes.
            self.before.clone_from(&self.latest.view);
        }
        self.shown.clone_from(&self.latest);
        self.told = self.latest.events;
    }
}
