//! Rounds, rolls and choices.

use super::{FairHouse, Tale, luck};
use luckhouse_engine::fair::{Bytes, DiceMode, FairLine, Member, commitment};
use luckhouse_engine::{Event, Game, Seat, SeatSet, Turn, Viewer};

impl<G: Game> FairHouse<G> {
    /// Does the game wait for a round of links?
    pub fn waits_for_round(&self) -> bool {
        let waits = matches!(self.table.turn(), Turn::Roll(_)) && !self.table.waits_for_certain();
        self.terms.dice == DiceMode::Together && waits && self.links.0 == 0
    }

    /// Open a round with these, as far as they can be asked.
    ///
    /// # Panics
    /// If the house itself would break the protocol.
    pub fn begin_round(&mut self, seats: SeatSet) {
        let rounds = self.rounds.as_mut().expect("a list");
        let members: Vec<Member> = seats.iter().filter_map(|seat| rounds.member(seat)).collect();
        let line = FairLine::Round { round: rounds.last() + 1, members };
        rounds.hear(&line).expect("a good round");
        self.given.clear();
        self.tell(line);
    }

    /// Somebody gives a link. When all have, the rolls are drawn.
    ///
    /// # Panics
    /// If the link is wrong.
    pub fn gives(&mut self, seat: Seat, link: Bytes) {
        if self.given.iter().any(|(whose, _)| *whose == seat) {
            return;
        }
        self.given.push((seat, link));
        self.given.sort_by_key(|(seat, _)| *seat);
        let rounds = self.rounds.as_mut().expect("a list");
        if rounds.members().len() == self.given.len() {
            let (round, links) = (rounds.last(), self.given.clone());
            let line = FairLine::Links { round, links: links.clone() };
            rounds.hear(&line).expect("good links");
            self.tell(line);
            self.links = (round, links);
            self.roll();
        }
    }

    /// The others missed the round.
    ///
    /// # Panics
    /// If nobody did.
    pub fn miss(&mut self) {
        let rounds = self.rounds.as_mut().expect("a list");
        let given: SeatSet = self.given.iter().map(|(seat, _)| *seat).collect();
        let members: SeatSet = rounds.members().iter().map(|member| member.seat).collect();
        let missing = members.minus(given).iter().collect();
        let line = FairLine::Missed { round: rounds.last(), missing, given: std::mem::take(&mut self.given) };
        rounds.hear(&line).expect("somebody missed");
        self.tell(line);
    }

    /// A new chain of a seat.
    ///
    /// # Panics
    /// If its number is wrong.
    pub fn anchors(&mut self, seat: Seat, chain: u64, anchor: Bytes) {
        let line = FairLine::Anchor { seat, chain, anchor };
        self.rounds.as_mut().expect("a list").hear(&line).expect("a good anchor");
        self.tell(line);
    }

    /// Let all rolls happen that can.
    ///
    /// # Panics
    /// If the dice are not made yet.
    pub fn roll(&mut self) {
        while matches!(self.table.turn(), Turn::Roll(_)) && !self.waits_for_round() {
            let before = self.table.state().clone();
            let (round, links) = self.links.clone();
            self.table.draw(self.dice.as_ref().expect("dice"), round, &links);
            self.told_event(&before);
        }
    }

    fn told_event(&mut self, before: &G::State) {
        let (game, event) = (self.table.game(), self.table.events().last().expect("an event"));
        let line = |viewer| event.line(game, before, viewer);
        let seats = Seat::all(game.seats()).map(|seat| line(Viewer::Seat(seat))).collect();
        let whole = line(Viewer::Arbiter);
        if !matches!(event, Event::Rolled(_)) {
            self.links = (0, Vec::new());
        }
        self.story.push(Tale::Play(whole, seats));
    }

    /// The number of the next event.
    pub fn next_event(&self) -> u64 {
        self.table.events().len() as u64 + 1
    }

    /// Must this seat commit to what it chooses now?
    pub fn must_commit(&self, seat: Seat) -> bool {
        matches!(self.table.turn(), Turn::Choose(seats) if seats.len() > 1) || self.table.hides_choice(seat)
    }

    /// A seat commits.
    pub fn commits(&mut self, seat: Seat, commitment: Bytes) {
        self.tell(FairLine::Choice { event: self.next_event(), seat, commitment });
    }

    /// A choice is made, or opened; then whatever rolls follow.
    ///
    /// # Panics
    /// If the rules do not allow it.
    pub fn chooses(&mut self, seat: Seat, word: &str, salt: Option<Bytes>) {
        let (before, events) = (self.table.state().clone(), self.table.events().len());
        self.salts.extend(salt.map(|salt| (self.next_event(), seat, word.to_string(), salt)));
        self.table.choose(seat, word.parse().expect("a word")).expect("a legal choice");
        if self.table.events().len() > events {
            self.told_event(&before);
            self.roll();
        }
    }

    /// A bot, or the house for somebody, commits to a random choice: its word and salt.
    ///
    /// # Panics
    /// If there is no list.
    pub fn commits_itself(&mut self, seat: Seat) -> (String, Option<Bytes>) {
        let word = self.rng.pick(&self.table.legal(seat)).to_string();
        let salt = self.must_commit(seat).then(|| Bytes::new(luck(&mut self.rng)));
        if let Some(salt) = &salt {
            let hash = self.list.as_ref().expect("a list").1;
            let commitment = commitment(&hash, self.next_event(), seat, &word, salt);
            self.commits(seat, commitment);
        }
        (word, salt)
    }

    /// The last choice is taken back.
    ///
    /// # Panics
    /// If it may not be.
    pub fn takes_back(&mut self, seat: Seat) {
        self.table.undo(seat).expect("may be taken back");
        let place =
            self.story.iter().rposition(|tale| matches!(tale, Tale::Play(..))).expect("a line of play");
        self.story[place] = Tale::Gone;
        self.retell();
        self.story.push(Tale::TakenBack(place as u64));
        let event = self.next_event();
        if self.salts.pop_if(|(number, whose, _, _)| (*number, *whose) == (event, seat)).is_some() {
            self.tell(FairLine::Undone { event, seat });
        }
    }

    /// Tell what opens everything.
    pub fn end(&mut self) {
        let mut salts = self.salts.clone();
        salts.sort_by_key(|(event, seat, _, _)| (*event, *seat));
        for (event, seat, _, salt) in salts {
            self.tell(FairLine::Salt { event, seat, salt });
        }
        self.tell(FairLine::Secret(*self.secret.open()));
    }
}
