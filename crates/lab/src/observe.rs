//! Games as the lab counts them: who won, how long it took, what was used.

use luckhouse_engine::{
    Bot, Chance, Choices, Decision, Event, Game, Outcome, PerSeat, Rng, Seat, SeatSet, Turn, Viewer,
};
use luckhouse_shelf::program::Party;
use luckhouse_shelf::{BotSpec, CatalogGame, MOST_METRICS, Progress, Strength};
use std::fmt::Write;
use std::ops::Range;

/// One game, as the lab counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Observed {
    /// How it ended.
    pub outcome: Outcome,
    /// How many turns it took, and whether the cap ended it.
    pub progress: Progress,
    /// Who had the first turn, if one of them had it alone.
    pub first: Option<Seat>,
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
    /// How often each seat used what [`METRICS`](luckhouse_shelf::Measure::METRICS) lists, in that order.
    pub metrics: PerSeat<[u16; MOST_METRICS]>,
}

/// One choice, as the lab writes it down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided<'a> {
    /// The number of the game.
    pub game: u64,
    /// The number of the choice in its game, counted from 0.
    pub number: u32,
    /// Whose choice.
    pub seat: Seat,
    /// How many things there were to choose from.
    pub choices: usize,
    /// What was chosen, as it stands in a log.
    pub word: &'a str,
    /// Which of the game's metrics it counts for, if any.
    pub what: Option<usize>,
    /// Could something else have been done, that does not count for the same?
    pub free: bool,
}

/// A head start: so many more of one of the game's gifts for each place behind whoever has the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// Which of [`GIFTS`](luckhouse_shelf::Measure::GIFTS).
    pub gift: usize,
    /// How many more for each place.
    pub more: u32,
}

/// Somebody who wants to see every choice.
type Told<'a> = &'a mut dyn FnMut(&Decided);

/// Random play does without lists of what is legal, and is much faster so: they are counted in one game of so many.
const LISTED: u64 = 16;

/// Play these games of a run, a bot for each seat, and show each to `each`; and every choice to whom it is told, if anybody.
pub(crate) fn play<G: CatalogGame>(
    game: &G,
    bots: &[BotSpec],
    seed: u64,
    games: Range<u64>,
    given: Option<Given>,
    each: &mut dyn FnMut(u64, &Observed),
    mut told: Option<Told>,
) {
    let (mut seated, mut legal, mut word) = (Vec::new(), Vec::new(), String::new());
    for index in games {
        // A bot may remember: everybody sits down anew.
        let party = Party::among(bots);
        seated.clear();
        seated.extend(bots.iter().map(|bot| Chooser::of(*bot, party.as_ref())));
        // A game has streams of its own, so that it does not matter who plays it, and when. Dice and thoughts come from
        // two, so that somebody who thinks more does not change the dice.
        let (dice, thoughts) = (Rng::stream(seed, 2 * index), Rng::stream(seed, 2 * index + 1));
        let list_all = index % LISTED == 0;
        let watched = Watched {
            game,
            party: party.as_ref(),
            seated: &mut seated,
            dice,
            thoughts,
            legal: &mut legal,
            list_all,
            seen: Observed::none(game.seats()),
            index,
            begun: false,
            given,
            word: &mut word,
            told: told.as_mut().map(|told| &mut **told as Told),
        };
        each(index, &watched.finish());
    }
}

impl Observed {
    fn none(seats: usize) -> Observed {
        Observed {
            outcome: Outcome { winners: SeatSet::EMPTY, scores: PerSeat::new(seats, 0) },
            progress: Progress::default(),
            first: None,
            choices: 0,
            rolls: 0,
            counted: 0,
            real: 0,
            width: 0,
            metrics: PerSeat::new(seats, [0; MOST_METRICS]),
        }
    }

    fn used(&mut self, seat: Seat, what: usize) {
        let count = &mut self.metrics[seat][what];
        *count = count.saturating_add(1);
    }
}

enum Chooser<G: Game> {
    Random,
    Bot(Box<dyn Bot<G>>),
}

impl<G: CatalogGame> Chooser<G> {
    fn of(spec: BotSpec, party: Option<&Party<G>>) -> Chooser<G> {
        match (spec, party) {
            (BotSpec { strength: Strength::Random, without: None, .. }, _) => Chooser::Random,
            (spec, Some(party)) => Chooser::Bot(party.sit_down(spec)),
            (spec, None) => Chooser::Bot(spec.sit_down()),
        }
    }
}

/// A game that is played and counted.
struct Watched<'a, G: CatalogGame> {
    game: &'a G,
    /// Those who are programs, and hear what happens.
    party: Option<&'a Party<G>>,
    seated: &'a mut [Chooser<G>],
    dice: Rng,
    thoughts: Rng,
    legal: &'a mut Vec<G::Action>,
    list_all: bool,
    seen: Observed,
    index: u64,
    begun: bool,
    given: Option<Given>,
    word: &'a mut String,
    told: Option<Told<'a>>,
}

impl<G: CatalogGame> Watched<'_, G> {
    fn finish(mut self) -> Observed {
        let mut state = self.game.start();
        loop {
            let event = match self.game.turn(&state) {
                Turn::Over(outcome) => {
                    self.seen.outcome = self.party.map_or(outcome, |party| party.end(self.game, outcome));
                    self.seen.progress = self.game.progress(&state);
                    return self.seen;
                }
                Turn::Roll(chance) => {
                    self.seen.rolls += 1;
                    Event::Rolled(chance.roll(&mut self.dice))
                }
                Turn::Choose(seats) => {
                    self.give(&mut state, seats);
                    Event::Chose(self.choices(&state, seats))
                }
            };
            self.happen(&mut state, &event);
        }
    }

    /// Whoever is about to have the first turn gets nothing, and who comes later the more.
    fn give(&mut self, state: &mut G::State, seats: SeatSet) {
        let (Some(Given { gift, more }), Some(first)) = (self.given.take_if(|_| !self.begun), seats.only())
        else {
            return;
        };
        let (mut view, mut seat) = (self.game.view(state, Viewer::Arbiter), first);
        for place in 1..self.game.seats() as u32 {
            seat = seat.next(self.game.seats());
            // What nobody can bear is not given: whoever asks looks at that first.
            self.game.give(&mut view, seat, gift, place * more);
        }
        *state = self.game.imagine(&view, &mut self.thoughts);
    }

    fn choices(&mut self, state: &G::State, seats: SeatSet) -> Choices<G::Action> {
        let mut choices = Choices::none();
        for seat in seats.iter() {
            let action = self.choice(state, seat);
            let what = self.game.metric_of(action);
            self.tell(seat, action, what);
            self.seen.choices += 1;
            if let Some(what) = what {
                self.seen.used(seat, what);
            }
            if !self.begun && !self.game.prepares(action) {
                self.begun = true;
                self.seen.first = seats.only();
            }
            choices.put(seat, action);
        }
        choices
    }

    fn tell(&mut self, seat: Seat, action: G::Action, what: Option<usize>) {
        let Some(told) = &mut self.told else { return };
        self.word.clear();
        write!(self.word, "{action}").expect("there is room in memory");
        let (game, number, choices) = (self.index, self.seen.choices, self.legal.len());
        let free = self.legal.iter().any(|action| self.game.metric_of(*action) != what);
        told(&Decided { game, number, seat, choices, word: self.word, what, free });
    }

    fn choice(&mut self, state: &G::State, seat: Seat) -> G::Action {
        let chooser = &mut self.seated[seat.index()];
        let counted = self.list_all || matches!(chooser, Chooser::Bot(_));
        if !counted && self.told.is_none() {
            return self.game.any_legal(state, seat, self.legal, &mut self.thoughts);
        }
        self.legal.clear();
        self.game.legal(state, seat, self.legal);
        self.seen.counted += u32::from(counted);
        if counted && self.legal.len() > 1 {
            self.seen.real += 1;
            self.seen.width += self.legal.len() as u32;
        }
        match chooser {
            // What `any_legal` would have chosen.
            Chooser::Random => self.thoughts.pick(self.legal),
            Chooser::Bot(bot) => {
                let view = self.game.view(state, Viewer::Seat(seat));
                bot.choose(
                    &Decision { game: self.game, seat, view: &view, legal: self.legal },
                    &mut self.thoughts,
                )
            }
        }
    }

    fn happen(&mut self, state: &mut G::State, event: &Event<G>) {
        let before = (G::HAPPENS || self.party.is_some()).then(|| state.clone());
        match event {
            Event::Chose(choices) => self.game.choose(state, choices),
            Event::Rolled(roll) => self.game.roll(state, *roll),
            Event::Resigned(_) => {}
        }
        if let Some(before) = before {
            self.party.into_iter().for_each(|party| party.happened(&before, event, state));
            let (game, seen) = (self.game, &mut self.seen);
            game.happened(&before, event, state, &mut |seat, what| seen.used(seat, what));
        }
    }
}
