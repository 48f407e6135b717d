//! A table: a game in progress, with its log, and nothing happening that the rules do not allow.

use crate::fair::{Dice, Draw, Opened, v1::FairDice};
use crate::log::{is_hidden, lines};
use crate::refusal::{Awaited, Expected, NoUndo, Refusal};
use crate::{
    Actor, Chance, Choices, Event, Events, Game, Header, History, LogError, LogFault, Outcome, PerSeat, Rng,
    RollOf, Seat, SeatSet, Turn, Viewer,
};
use std::sync::Arc;

/// The state before every so many events is kept, so that what happened last can be gone through again without
/// playing the whole game.
const KEPT_EVERY: usize = 8;

/// A game in progress: rules, log, state, and the choices that are still sealed. A copy of it costs the same
/// however long the game is.
///
/// ```
/// use luckhouse_engine::{Game, Rng, Seat, Table};
/// use luckhouse_engine::pig::{Pig, PigAction, PigOptions};
///
/// let mut table = Table::open(Pig::new(PigOptions::default(), 2)?);
/// let p1 = Seat::at(0);
/// table.choose(p1, PigAction::Roll).unwrap();
/// table.rolled("5".parse()?).unwrap();
/// table.choose(p1, PigAction::Hold).unwrap();
/// assert_eq!(table.whole_log(), "pig seats 2 edition 1\np1 roll\n* 5\np1 hold\n");
/// // The same game again, checked line by line.
/// assert_eq!(Table::<Pig>::read(&table.whole_log()).unwrap().state(), table.state());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone)]
pub struct Table<G: Game> {
    game: Arc<G>,
    state: G::State,
    events: Events<G>,
    /// The states before events 0, 8, 16, and so on.
    kept: History<Arc<G::State>>,
    sealed: Choices<G::Action>,
    resigned: SeatSet,
    /// How many rolls there were.
    rolls: u64,
    /// How many draws each owner had: nobody first, then by seat.
    draws: [u32; Seat::MAX + 1],
}

impl<G: Game> Table<G> {
    /// A new table, before the first event.
    pub fn open(game: G) -> Table<G> {
        Table {
            state: game.start(),
            game: Arc::new(game),
            events: Events::default(),
            kept: History::default(),
            sealed: Choices::none(),
            resigned: SeatSet::EMPTY,
            rolls: 0,
            draws: [0; Seat::MAX + 1],
        }
    }

    /// The table that a whole log leads to. Every line is checked against the rules.
    pub fn read(log: &str) -> Result<Table<G>, LogError> {
        Table::read_until(log, usize::MAX)
    }

    /// The table after the first `events` events of a log, the rest of which is not looked at.
    pub fn read_until(log: &str, events: usize) -> Result<Table<G>, LogError> {
        let at = |line| move |fault| LogError { line, fault };
        let (line, header) = Header::of_log(log)?;
        let rules = header.rules::<G>().map_err(LogFault::Word).map_err(at(line))?;
        let mut table = Table::open(rules);
        for (number, line) in lines(log).skip(1).take(events) {
            table.read_line(line).map_err(at(number))?;
        }
        Ok(table)
    }

    fn read_line(&mut self, line: &str) -> Result<(), LogFault> {
        if is_hidden(line) {
            return Err(LogFault::Hidden);
        }
        Ok(self.apply(Event::read(line)?)?)
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state, secrets included: for the rules and for tests, not for players.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What has happened.
    pub fn events(&self) -> &Events<G> {
        &self.events
    }

    /// Those who gave up.
    pub fn resigned(&self) -> SeatSet {
        self.resigned
    }

    /// What this viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// What the table waits for. In a game of one or two, whoever resigns ends it.
    pub fn turn(&self) -> Turn<G::Chance> {
        let seats = self.game.seats();
        if seats > 2 || self.resigned.is_empty() {
            return self.game.turn(&self.state);
        }
        let winners = SeatSet::all(seats).minus(self.resigned);
        let scores = PerSeat::from_fn(seats, |seat| i32::from(winners.contains(seat)));
        Turn::Over(Outcome { winners, scores })
    }

    /// Those who still owe a choice: asked, and not yet sealed.
    pub fn owed(&self) -> SeatSet {
        match self.turn() {
            Turn::Choose(seats) => seats.minus(self.sealed.seats()),
            _ => SeatSet::EMPTY,
        }
    }

    /// Those who have chosen, and wait for others who choose at the same time.
    pub fn sealed(&self) -> SeatSet {
        self.sealed.seats()
    }

    /// What this seat may choose now, in order; nothing if it owes no choice.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if matches!(self.turn(), Turn::Choose(seats) if seats.contains(seat)) {
            self.game.legal(&self.state, seat, &mut legal);
        }
        legal
    }

    /// A seat chooses. The choice is sealed until everybody who was asked has chosen.
    pub fn choose(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        let action = self.game.meant(&self.state, action);
        self.check_choice(seat, action)?;
        self.sealed.put(seat, action);
        if self.owed().is_empty() {
            let choices = std::mem::replace(&mut self.sealed, Choices::none());
            self.happens(Event::Chose(choices));
        }
        Ok(())
    }

    /// This came up: dice rolled by hand, by a fair source, or read from a log.
    pub fn rolled(&mut self, roll: RollOf<G>) -> Result<(), Refusal> {
        let Turn::Roll(chance) = self.turn() else {
            return Err(self.not_now("roll"));
        };
        if !chance.allows(roll) {
            return Err(Refusal::Impossible {
                roll: roll.to_string(),
                expected: Expected::of(chance.odds().lines().iter().map(|(roll, _)| roll)),
            });
        }
        self.happened(&chance, roll);
        Ok(())
    }

    fn happened(&mut self, chance: &G::Chance, roll: RollOf<G>) {
        if !chance.is_certain() {
            self.draws[self.draw_owner()] += 1;
        }
        self.rolls += 1;
        self.happens(Event::Rolled(roll));
    }

    fn happens(&mut self, event: Event<G>) {
        if self.events.len().is_multiple_of(KEPT_EVERY) {
            self.kept.push(Arc::new(self.state.clone()));
        }
        event.happen(&self.game, &mut self.state);
        self.events.push(event);
    }

    /// Let happen what happens, if the table waits for a roll.
    pub fn roll(&mut self, rng: &mut Rng) -> Option<RollOf<G>> {
        let Turn::Roll(chance) = self.turn() else {
            return None;
        };
        let roll = chance.roll(rng);
        self.happened(&chance, roll);
        Some(roll)
    }

    /// Let chance happen as the fair dice of this table say, if the table waits for it.
    pub fn roll_fair(&mut self, dice: &FairDice) -> Option<RollOf<G>> {
        let Turn::Roll(chance) = self.turn() else { return None };
        // A roll is never taken back, so that the rolls in the log are all there ever were.
        let roll = dice.draw(self.rolls, &chance.odds());
        self.rolled(roll).ok()?;
        Some(roll)
    }

    /// Does the table wait for chance of which only one thing can come?
    pub fn waits_for_certain(&self) -> bool {
        matches!(self.turn(), Turn::Roll(chance) if chance.is_certain())
    }

    /// Let chance happen as the dice of protocol 2 say, with the links of a round, if the table waits for it.
    /// What can come in one way only is not drawn.
    pub fn draw(&mut self, dice: &Dice, round: u64, links: &Opened) -> Option<RollOf<G>> {
        let Turn::Roll(chance) = self.turn() else { return None };
        let odds = chance.odds();
        let roll = match odds.lines() {
            [(only, _)] => *only,
            _ => dice.draw(&self.next_draw(round, links), &odds),
        };
        self.happened(&chance, roll);
        Some(roll)
    }

    /// Which draw the next one is.
    pub fn next_draw(&self, round: u64, links: &Opened) -> Draw {
        let owner = self.draw_owner();
        Draw { round, owner: owner as u64, count: self.draws[owner].into(), links: links.clone() }
    }

    /// Who owns the next draw, counted from 1: whoever chose last, if it was one seat alone; 0 otherwise.
    fn draw_owner(&self) -> usize {
        let chose = self.events.iter().rev().find_map(|event| match event {
            Event::Chose(choices) => Some(choices.seats()),
            Event::Rolled(_) | Event::Resigned(_) => None,
        });
        chose.and_then(SeatSet::only).map_or(0, |seat| seat.index() + 1)
    }

    /// May others than this seat not read what it chooses now?
    pub fn hides_choice(&self, seat: Seat) -> bool {
        !self.game.sees(&self.state, Actor::Seat(seat), Viewer::Watcher)
    }

    /// A player gives up. In a larger game somebody else must play the seat on.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        let in_play = seat.index() < self.game.seats() && self.game.in_play(&self.state).contains(seat);
        if matches!(self.turn(), Turn::Over(_)) || !in_play || self.resigned.contains(seat) {
            return Err(self.not_now(&seat.to_string()));
        }
        self.resigned = self.resigned.with(seat);
        self.happens(Event::Resigned(seat));
        Ok(())
    }

    /// Take back this seat's last choice: a sealed one, or the last event of the log if it was this seat's alone
    /// and showed nobody anything new. Never across a roll or another player's choice, sealed or not.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_undo(seat)?;
        if self.sealed.take(seat).is_none() {
            self.state = self.state_before(self.events.len() - 1);
            self.events.pop();
            self.kept.truncate(self.events.len().div_ceil(KEPT_EVERY));
        }
        Ok(())
    }

    /// May this seat take back its last choice? If not, why.
    pub fn may_undo(&self, seat: Seat) -> Result<(), Refusal> {
        if self.sealed.seats().contains(seat) {
            return Ok(());
        }
        if !self.sealed.seats().is_empty() {
            return Err(Refusal::Undo(NoUndo::OthersChose));
        }
        let Some(Event::Chose(last)) = self.events.last() else {
            return Err(Refusal::Undo(NoUndo::NotYours));
        };
        if last.seats() != SeatSet::one(seat) {
            return Err(Refusal::Undo(NoUndo::OthersChose));
        }
        if self.game.reveals(&self.state_before(self.events.len() - 1), &last) {
            return Err(Refusal::Undo(NoUndo::Shown));
        }
        Ok(())
    }

    /// The header, and all lines as they are for the arbiter.
    pub fn whole_log(&self) -> String {
        self.log(Viewer::Arbiter)
    }

    /// The header, and each line as this viewer may read it. When the game is over, everybody may read everything.
    pub fn log(&self, viewer: Viewer) -> String {
        let mut text = format!("{}\n", Header::of(self.game()));
        for line in self.lines(viewer) {
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    /// The lines of the log, without the header, as this viewer may read them.
    pub fn lines(&self, viewer: Viewer) -> Vec<String> {
        let over = matches!(self.turn(), Turn::Over(_));
        let viewer = if over { Viewer::Arbiter } else { viewer };
        let mut lines = Vec::with_capacity(self.events.len());
        self.retrace(|before, event, _| lines.push(event.line(&self.game, before, viewer)));
        lines
    }

    /// Go through the whole game again: every event, with the state before and after it.
    pub fn retrace(&self, visit: impl FnMut(&G::State, &Event<G>, &G::State)) {
        self.retrace_from(0, visit);
    }

    /// Go through what happened after the first `from` events again. It costs no more in a long game than in a short
    /// one.
    pub fn retrace_from(&self, from: usize, mut visit: impl FnMut(&G::State, &Event<G>, &G::State)) {
        if from >= self.events.len() {
            return;
        }
        let mut before = self.state_before(from);
        for event in self.events.iter_from(from) {
            let mut after = before.clone();
            event.happen(&self.game, &mut after);
            visit(&before, &event, &after);
            before = after;
        }
    }

    /// The state after the first `events` events.
    pub fn state_before(&self, events: usize) -> G::State {
        if events >= self.events.len() {
            return self.state.clone();
        }
        let Some(kept) = self.kept.get(events / KEPT_EVERY) else { return self.game.start() };
        let mut state = G::State::clone(kept);
        for event in self.events.iter_from(events - events % KEPT_EVERY).take(events % KEPT_EVERY) {
            event.happen(&self.game, &mut state);
        }
        state
    }

    /// One whole event, checked.
    pub fn apply(&mut self, event: Event<G>) -> Result<(), Refusal> {
        match event {
            Event::Rolled(roll) => self.rolled(roll),
            Event::Resigned(seat) => self.resign(seat),
            Event::Chose(choices) => self.apply_choices(&choices),
        }
    }

    fn apply_choices(&mut self, choices: &Choices<G::Action>) -> Result<(), Refusal> {
        for (seat, action) in choices.iter() {
            self.check_choice(seat, self.game.meant(&self.state, action))?;
        }
        let missing = self.owed().minus(choices.seats());
        if !missing.is_empty() {
            return Err(Refusal::Missing { seats: missing });
        }
        for (seat, action) in choices.iter() {
            self.choose(seat, action)?;
        }
        Ok(())
    }

    fn check_choice(&self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        if !self.owed().contains(seat) {
            return Err(self.not_now(&seat.to_string()));
        }
        let legal = self.legal(seat);
        if legal.contains(&action) {
            return Ok(());
        }
        Err(Refusal::NotLegal { seat, word: action.to_string(), expected: Expected::of(legal.iter()) })
    }

    fn not_now(&self, who: &str) -> Refusal {
        Refusal::NotNow {
            who: who.into(),
            waiting: match self.turn() {
                Turn::Choose(_) => Awaited::Choice(self.owed()),
                Turn::Roll(_) => Awaited::Roll,
                Turn::Over(_) => Awaited::Nothing,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pig::{Pig, PigAction, PigOptions};

    const P1: Seat = Seat::at(0);
    const P2: Seat = Seat::at(1);

    fn table(seats: usize) -> Table<Pig> {
        Table::open(Pig::new(PigOptions::default(), seats).unwrap())
    }

    #[test]
    fn only_the_seat_on_turn_may_choose() {
        let wrong = table(2).choose(P2, PigAction::Roll).unwrap_err();
        let text = "not the moment for p2: the table waits for a choice of p1";
        assert_eq!(wrong.to_string(), text);
    }

    #[test]
    fn a_choice_is_taken_back_but_never_a_roll() {
        let mut table = table(2);
        table.choose(P1, PigAction::Roll).unwrap();
        table.undo(P1).unwrap();
        assert!(table.events().is_empty());
        table.choose(P1, PigAction::Roll).unwrap();
        table.roll(&mut Rng::seeded(3)).unwrap();
        assert!(matches!(table.undo(P1), Err(Refusal::Undo(_))));
    }

    #[test]
    fn another_players_choice_is_not_taken_back() {
        let mut table = table(2);
        table.choose(P1, PigAction::Roll).unwrap();
        table.rolled("4".parse().unwrap()).unwrap();
        table.choose(P1, PigAction::Hold).unwrap();
        assert!(table.undo(P2).is_err());
        assert!(table.undo(P1).is_ok());
    }

    #[test]
    fn resigning_hands_a_game_of_two_to_the_other() {
        let mut table = table(2);
        table.resign(P1).unwrap();
        let Turn::Over(outcome) = table.turn() else { panic!() };
        assert_eq!(outcome.winners, SeatSet::one(P2));
        assert!(table.choose(P1, PigAction::Roll).is_err());
        assert!(table.resign(P2).is_err());
        let again = Table::<Pig>::read(&table.whole_log()).unwrap();
        assert_eq!(again.turn(), table.turn());
    }

    #[test]
    fn resigning_a_larger_game_lets_it_go_on() {
        let mut table = table(3);
        table.resign(P2).unwrap();
        assert_eq!(table.resigned(), SeatSet::one(P2));
        assert_eq!(table.owed(), SeatSet::one(P1));
        assert!(table.resign(Seat::at(7)).is_err(), "nobody sits there");
    }

    #[test]
    fn wrong_logs_name_the_line() {
        let cases = [
            ("", "line 1: the log is empty"),
            ("ludo seats 2 edition 1", "line 1: `ludo` is not the game here"),
            ("pig seats 2 edition 1\n\n# remark\np1 jump", "line 4: `jump` is not an action of pig"),
            ("pig seats 2 edition 1\np2 roll", "line 2: not the moment for p2"),
            ("pig seats 2 edition 1\np1 hold", "line 2: p1 may not `hold` now: expected `roll`"),
            ("pig seats 2 edition 1\np1", "line 2: `p1` is not a line of a log"),
            ("pig seats 2 edition 1\np13 roll", "line 2: `p13` is not a seat"),
            ("pig seats 2 edition 1\np1 roll\n* ?", "line 3: this line is hidden"),
            (
                "pig seats 2 edition 1\np1 roll | p1 roll",
                "line 2: `p1 roll | p1 roll` is not a line of a log",
            ),
            ("pig seats 2 edition 1\np1 roll | p2 resigns", "line 2: `p1 roll | p2` is not a seat"),
            ("pig seats 2 edition 1\np2 resigns | p1 nonsense", "line 2: `resigns` is not an action of pig"),
            ("pig(goal=3, goal=4) seats 2 edition 1", "line 1: `goal=4` is not an option that is new here"),
            ("pig seats 2 edition 1\n* 4", "line 2: not the moment for roll"),
        ];
        for (log, complaint) in cases {
            let wrong = Table::<Pig>::read(log).err().unwrap().to_string();
            assert!(wrong.starts_with(complaint), "{wrong}");
        }
    }

    #[test]
    fn a_mark_of_the_byte_order_is_passed_over() {
        assert!(Table::<Pig>::read("\u{feff}pig seats 2 edition 1\r\np1 roll\r\n").is_ok());
    }

    #[test]
    fn any_part_of_a_game_is_gone_through_as_it_was_played() {
        let (mut table, mut rng) = (table(3), Rng::seeded(5));
        let mut states = vec![table.state().clone()];
        for number in 0..200 {
            match table.owed().only() {
                Some(seat) => {
                    let choice = table.legal(seat)[usize::from(number % 5 == 4) % table.legal(seat).len()];
                    table.choose(seat, choice).unwrap();
                    if number % 3 == 0 {
                        table.undo(seat).unwrap();
                        assert_eq!(table.state(), states.last().unwrap());
                        continue;
                    }
                }
                None => drop(table.roll(&mut rng)),
            }
            states.push(table.state().clone());
            assert_eq!(table.kept.len(), table.events().len().div_ceil(KEPT_EVERY));
        }
        assert!(table.events().len() > 50);
        for from in 0..=table.events().len() {
            assert_eq!(table.state_before(from), states[from]);
            let mut place = from;
            table.retrace_from(from, |before, event, after| {
                assert_eq!((before, after), (&states[place], &states[place + 1]));
                let mut again = states[place].clone();
                event.happen(table.game(), &mut again);
                assert_eq!(&again, after);
                place += 1;
            });
            assert_eq!(place, table.events().len());
        }
    }

    #[test]
    fn a_log_can_be_read_up_to_any_event() {
        let log = "pig seats 2 edition 1\np1 roll\n* 4\np1 hold\nnonsense";
        assert!(Table::<Pig>::read(log).is_err());
        let table = Table::<Pig>::read_until(log, 2).unwrap();
        assert_eq!(table.events().len(), 2);
    }
}
