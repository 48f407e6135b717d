//! One after the other, what happened is shown: the only place where anything at a table waits. It has no clock of its own.

use std::collections::VecDeque;
use std::time::Duration;

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// At least so long a throw lies still at normal speed.
pub(crate) const LEAST_STILL: Duration = ms(600);
/// A round of bots is to be over by then.
const ROUND: Duration = ms(14_500);
/// Nobody is shown what was longer ago.
pub(crate) const MOST_BEHIND: Duration = ms(20_000);
/// Whoever keeps others waiting is shown the rest within this.
pub(crate) const OWED: Duration = ms(1500);
/// However much there is to show, dice are in the air so long, and anything else is seen so long.
const LEAST_ROLL: Duration = ms(200);
const LEAST_HOLD: Duration = ms(80);

/// One thing that is shown: dice are in the air, and then it lies there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Beat<T> {
    pub(crate) shows: T,
    /// So long dice are in the air; nobody may name them yet.
    pub(crate) roll: Duration,
    /// So long it lies still.
    pub(crate) hold: Duration,
    /// Beats with the same are shown as one; none with others if there is none.
    pub(crate) like: Option<String>,
}

/// What can be shown as one.
pub(crate) trait Shown: Clone {
    /// This, and what comes right after it.
    fn join(&mut self, next: Self);
}

/// How everything is to go just now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tempo {
    /// Every length is multiplied by it; with 0 all is shown at once.
    pub(crate) factor: f64,
    /// Nothing moves: dice lie there at once.
    pub(crate) still: bool,
    /// Where many play, everything but lying dice is multiplied by it.
    pub(crate) brisk: f64,
    /// Somebody here plays, and wants to have their turn: a round is to be over in time.
    pub(crate) plays: bool,
    /// Others wait for this player, or a clock runs.
    pub(crate) owed: bool,
}

/// What is to be done on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cue<T> {
    /// The board takes it; dice are in the air for so long.
    Begin(T, Duration),
    /// It may be named. `live`: nothing else is to come, this is how things stand.
    Reveal { shows: T, live: bool },
    /// These were not shown.
    LeftOut(T),
}

/// What is on the screen.
struct Playing<T> {
    shows: T,
    lands: Duration,
    ends: Duration,
    landed: bool,
}

/// The queue. Times are those of whoever ticks.
pub(crate) struct Queue<T> {
    coming: VecDeque<Beat<T>>,
    playing: Option<Playing<T>>,
    /// By when all that is there has to be shown.
    until: Duration,
    /// Others wait.
    pressed: bool,
}

impl<T: Shown> Queue<T> {
    pub(crate) fn new() -> Queue<T> {
        Queue { coming: VecDeque::new(), playing: None, until: Duration::ZERO, pressed: false }
    }

    /// Is there anything that was told and not shown?
    pub(crate) fn is_behind(&self) -> bool {
        !self.coming.is_empty() || self.playing.as_ref().is_some_and(|playing| !playing.landed)
    }

    /// Has everything been shown for as long as it should be?
    pub(crate) fn is_idle(&self) -> bool {
        self.coming.is_empty() && self.playing.is_none()
    }

    /// How far the dice in the air have tumbled, from 0 to 1.
    pub(crate) fn tumbled(&self, now: Duration, began: Duration) -> Option<f32> {
        let playing = self.playing.as_ref().filter(|playing| !playing.landed)?;
        let whole = playing.lands.saturating_sub(began).as_secs_f32().max(f32::EPSILON);
        Some((now.saturating_sub(began).as_secs_f32() / whole).min(1.0))
    }

    /// This happened. `free`: whoever looks could choose, so that nothing has to be waited for.
    pub(crate) fn push(
        &mut self,
        beats: Vec<Beat<T>>,
        tempo: Tempo,
        now: Duration,
        free: bool,
    ) -> Vec<Cue<T>> {
        let free = free && !self.is_behind();
        if self.playing.is_none() || free {
            self.pressed = false;
            self.until = now + ROUND.mul_f64(tempo.factor.max(1.0));
        }
        beats.into_iter().for_each(|beat| self.add(beat));
        if tempo.factor == 0.0 {
            return self.skip(now);
        }
        let mut cues: Vec<_> = self.trim(tempo).into_iter().collect();
        if tempo.owed {
            self.press(now);
        }
        if free {
            self.playing = None;
        }
        cues.extend(self.tick(tempo, now));
        cues
    }

    /// So late it is.
    pub(crate) fn tick(&mut self, tempo: Tempo, now: Duration) -> Vec<Cue<T>> {
        let mut cues = Vec::new();
        loop {
            match &mut self.playing {
                None => match self.begin(tempo, now) {
                    Some(cue) => cues.extend(cue),
                    None => return cues,
                },
                Some(playing) if !playing.landed && playing.lands <= now => {
                    playing.landed = true;
                    let shows = playing.shows.clone();
                    cues.push(Cue::Reveal { shows, live: self.coming.is_empty() });
                }
                Some(playing) if playing.landed && playing.ends <= now => self.playing = None,
                Some(_) => return cues,
            }
        }
    }

    /// Show how things stand now.
    pub(crate) fn skip(&mut self, now: Duration) -> Vec<Cue<T>> {
        let mut cues = Vec::new();
        if let Some(playing) = self.playing.take().filter(|playing| !playing.landed) {
            let live = self.coming.is_empty();
            cues.push(Cue::Reveal { shows: playing.shows, live });
        }
        if let Some(rest) = joined(self.coming.drain(..)) {
            cues.push(Cue::Begin(rest.clone(), Duration::ZERO));
            cues.push(Cue::Reveal { shows: rest, live: true });
        }
        self.until = now;
        cues
    }

    /// Forget what was to be shown: things stand otherwise now.
    pub(crate) fn clear(&mut self) {
        self.coming.clear();
        self.playing = None;
    }

    fn add(&mut self, beat: Beat<T>) {
        match self.coming.back_mut() {
            Some(last) if last.roll.is_zero() && last.like.is_some() && last.like == beat.like => {
                last.hold = last.hold.max(beat.hold);
                last.shows.join(beat.shows);
            }
            _ => self.coming.push_back(beat),
        }
    }

    /// Others wait: what is shown now is soon over, and so is the rest.
    fn press(&mut self, now: Duration) {
        if std::mem::replace(&mut self.pressed, true) {
            return;
        }
        self.until = now + OWED;
        if let Some(playing) = &mut self.playing {
            playing.lands = playing.lands.min(now + OWED / 4);
            playing.ends = playing.ends.min(playing.lands.max(now) + OWED / 4);
        }
    }

    /// What cannot be shown in time is left out, the oldest first; the newest is always shown.
    fn trim(&mut self, tempo: Tempo) -> Option<Cue<T>> {
        let most = if tempo.owed { 2 * OWED } else { MOST_BEHIND };
        let long = |beat: &Beat<T>| match beat.roll.is_zero() {
            _ if tempo.owed => beat.roll + beat.hold,
            true => LEAST_HOLD.mul_f64(tempo.factor),
            false => (LEAST_ROLL + LEAST_STILL).mul_f64(tempo.factor),
        };
        let mut sum = Duration::ZERO;
        let kept = self.coming.iter().rev().take_while(|beat| {
            sum += long(beat);
            sum <= most
        });
        let left = self.coming.len() - kept.count().clamp(1, self.coming.len().max(1)).min(self.coming.len());
        let left_out = joined(self.coming.drain(..left))?;
        let catch_up =
            Beat { shows: left_out.clone(), roll: Duration::ZERO, hold: Duration::ZERO, like: None };
        self.coming.push_front(catch_up);
        Some(Cue::LeftOut(left_out))
    }

    fn begin(&mut self, tempo: Tempo, now: Duration) -> Option<Vec<Cue<T>>> {
        let (roll, hold) = self.lengths(tempo, now)?;
        let beat = self.coming.pop_front()?;
        let (lands, ends) = (now + roll, now + roll + hold);
        self.playing = Some(Playing { shows: beat.shows.clone(), lands, ends, landed: false });
        Some(vec![Cue::Begin(beat.shows, roll)])
    }

    /// As long as the game wants the next beat, or as there is time for it.
    fn lengths(&self, tempo: Tempo, now: Duration) -> Option<(Duration, Duration)> {
        let all: Vec<Natural> = self.coming.iter().map(|beat| Natural::of(beat, tempo)).collect();
        let own = *all.first()?;
        let whole: Duration = all.iter().map(|each| each.roll + each.hold).sum();
        let left = self.until.saturating_sub(now);
        if whole <= left || !(tempo.plays || self.pressed) {
            return Some((own.roll, own.hold));
        }
        if self.pressed {
            let by = left.as_secs_f64() / whole.as_secs_f64();
            return Some((own.roll.mul_f64(by), own.hold.mul_f64(by)));
        }
        let fixed: Duration = all.iter().map(|each| each.fixed).sum();
        let spare = (whole - fixed).as_secs_f64().max(0.001);
        let by = (left.saturating_sub(fixed).as_secs_f64() / spare).min(1.0);
        let least = |length: Duration, least: Duration| match length.is_zero() {
            true => length,
            false => length.mul_f64(by).max(least).min(length),
        };
        let still = if own.fixed.is_zero() { LEAST_HOLD.mul_f64(tempo.factor) } else { own.fixed };
        Some((least(own.roll, LEAST_ROLL.mul_f64(tempo.factor)), least(own.hold, still)))
    }
}

/// How long a beat is if there is time.
#[derive(Clone, Copy)]
struct Natural {
    roll: Duration,
    hold: Duration,
    /// So long it is seen at least.
    fixed: Duration,
}

impl Natural {
    fn of<T>(beat: &Beat<T>, tempo: Tempo) -> Natural {
        let brisk = tempo.brisk * tempo.factor;
        let thrown = !beat.roll.is_zero();
        let fixed = if thrown { LEAST_STILL.mul_f64(tempo.factor) } else { Duration::ZERO };
        let roll = if tempo.still { Duration::ZERO } else { beat.roll.mul_f64(brisk) };
        Natural { roll, hold: beat.hold.mul_f64(brisk).max(fixed), fixed }
    }
}

fn joined<T: Shown>(beats: impl Iterator<Item = Beat<T>>) -> Option<T> {
    beats.map(|beat| beat.shows).reduce(|mut all, next| {
        all.join(next);
        all
    })
}
