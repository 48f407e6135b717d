//! Games as the lab counts them: who won, how long it took, what was used.

use crate::Shelved;
use crate::bots::{self, BotSpec, Strength};
use luckhouse_engine::{
    Bot, Chance, Choices, Event, Game, Outcome, PerSeat, Rng, Seat, SeatSet, Turn, Viewer,
};
use std::ops::Range;

/// Something that players do, or that happens to them, and that is worth counting: an action, a power, a combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// One lower-case word, or a few with hyphens: `raid`.
    pub name: &'static str,
    /// What it is, in one line.
    pub about: &'static str,
    /// Is it chosen, so that a player can do without? Otherwise it happens.
    pub chosen: bool,
}

/// The most uses that a game can have.
pub const MOST_USES: usize = 40;

/// How far a game has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Turns that are over, as the game counts them.
    pub turns: u32,
    /// Has it come to the end that the cap makes?
    pub capped: bool,
}

/// One game, as the lab counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Observed {
    /// How it ended.
    pub outcome: Outcome,
    /// How many turns it took, and whether the cap ended it.
    pub progress: Progress,
    /// How many choices were made; choices made at once count one each.
    pub choices: u32,
    /// How many rolls there were.
    pub rolls: u32,
    /// For how many of the choices it was counted what else could have been chosen.
    pub counted: u32,
    /// How many of those were between two things or more.
    pub real: u32,
    /// How many things there were to choose from in those, added up.
    pub width: u32,
    /// How often each seat used what [`Shelved::USES`] lists, in that order.
    pub uses: PerSeat<[u16; MOST_USES]>,
}

/// Random play does without lists of what is legal, and is much faster so: they are counted in one game of so many.
const LISTED: u64 = 16;

/// Play these games of a run, a bot for each seat, and show each to `each`.
pub(crate) fn play<G: Shelved>(
    game: &G,
    bots: &[BotSpec],
    seed: u64,
    games: Range<u64>,
    each: &mut dyn FnMut(u64, &Observed),
) {
    let mut legal = Vec::new();
    for index in games {
        let seated = bots.iter().map(|bot| Chooser::of(*bot)).collect();
        // A game has streams of its own, so that it does not matter who plays it, and when. Dice and thoughts come from
        // two, so that somebody who thinks more does not change the dice.
        let (dice, thoughts) = (Rng::stream(seed, 2 * index), Rng::stream(seed, 2 * index + 1));
        let list_all = index % LISTED == 0;
        let watched = Watched {
            game,
            seated,
            dice,
            thoughts,
            legal: &mut legal,
            list_all,
            seen: Observed::none(game.seats()),
        };
        each(index, &watched.to_the_end());
    }
}

impl Observed {
    fn none(seats: usize) -> Observed {
        Observed {
            outcome: Outcome { winners: SeatSet::EMPTY, scores: PerSeat::new(seats, 0) },
            progress: Progress::default(),
            choices: 0,
            rolls: 0,
            counted: 0,
            real: 0,
            width: 0,
            uses: PerSeat::new(seats, [0; MOST_USES]),
        }
    }

    fn used(&mut self, seat: Seat, what: usize) {
        let count = &mut self.uses[seat][what];
        *count = count.saturating_add(1);
    }
}

enum Chooser<G: Game> {
    Random,
    Bot(Box<dyn Bot<G>>),
}

impl<G: Shelved> Chooser<G> {
    fn of(spec: BotSpec) -> Chooser<G> {
        match spec {
            BotSpec { strength: Strength::Random, without: None, .. } => Chooser::Random,
            spec => Chooser::Bot(bots::sit_down(spec)),
        }
    }
}

/// A game that is played and counted.
struct Watched<'a, G: Game> {
    game: &'a G,
    seated: Vec<Chooser<G>>,
    dice: Rng,
    thoughts: Rng,
    legal: &'a mut Vec<G::Action>,
    list_all: bool,
    seen: Observed,
}

impl<G: Shelved> Watched<'_, G> {
    fn to_the_end(mut self) -> Observed {
        let mut state = self.game.start();
        loop {
            let event = match self.game.turn(&state) {
                Turn::Over(outcome) => {
                    self.seen.outcome = outcome;
                    self.seen.progress = self.game.progress(&state);
                    return self.seen;
                }
                Turn::Roll(chance) => {
                    self.seen.rolls += 1;
                    Event::Rolled(chance.roll(&mut self.dice))
                }
                Turn::Choose(seats) => Event::Chose(self.choices(&state, seats)),
            };
            self.happen(&mut state, &event);
        }
    }

    fn choices(&mut self, state: &G::State, seats: SeatSet) -> Choices<G::Action> {
        let mut choices = Choices::none();
        for seat in seats.iter() {
            let action = self.choice(state, seat);
            self.seen.choices += 1;
            if let Some(what) = self.game.use_of(action) {
                self.seen.used(seat, what);
            }
            choices.put(seat, action);
        }
        choices
    }

    fn choice(&mut self, state: &G::State, seat: Seat) -> G::Action {
        let chooser = &mut self.seated[seat.index()];
        if let (Chooser::Random, false) = (&chooser, self.list_all) {
            return self.game.any_legal(state, seat, self.legal, &mut self.thoughts);
        }
        self.legal.clear();
        self.game.legal(state, seat, self.legal);
        self.seen.counted += 1;
        if self.legal.len() > 1 {
            self.seen.real += 1;
            self.seen.width += self.legal.len() as u32;
        }
        match chooser {
            // What `any_legal` would have chosen.
            Chooser::Random => self.thoughts.pick(self.legal),
            Chooser::Bot(bot) => {
                let view = self.game.view(state, Viewer::Seat(seat));
                bot.choose(self.game, seat, &view, self.legal, &mut self.thoughts)
            }
        }
    }

    fn happen(&mut self, state: &mut G::State, event: &Event<G>) {
        let before = (G::HAPPENS).then(|| state.clone());
        match event {
            Event::Chose(choices) => self.game.choose(state, choices),
            Event::Rolled(roll) => self.game.roll(state, *roll),
            Event::Resigned(_) => {}
        }
        if let Some(before) = before {
            let (game, seen) = (self.game, &mut self.seen);
            game.happened(&before, event, state, &mut |seat, what| seen.used(seat, what));
        }
    }
}
