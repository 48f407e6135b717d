//! Who is asked, who looks, and what they may see.

use super::Local;
use crate::source::{Player, Said, Situation, Told};
use luckhouse_engine::{Seat, SeatSet, Viewer};
use luckhouse_shelf::{AnyTable, LabelledOffer, News, Offer, Waiting};
use luckhouse_words::{Words, say};
use serde_json::Value;

/// Every event after the first `from`, as this viewer may know it.
pub(crate) fn told(table: &dyn AnyTable, from: usize, viewer: Viewer, words: &Words) -> Vec<Told> {
    let (game, views) = (table.about().name, table.views(from + 1..table.events() + 1, viewer));
    let event = |((news, view), events): ((News, Value), usize)| Told {
        events,
        sentences: news.facts.iter().map(|fact| words.fact(game, fact)).collect(),
        facts: news.facts,
        view: Some(view),
        actors: Told::actors(&news.line),
    };
    table.news(from, viewer).into_iter().zip(views).zip(from + 1..).map(event).collect()
}

/// What never changes of a table; everything else is still to be filled in.
pub(crate) fn blank(table: &dyn AnyTable) -> Situation {
    Situation {
        game: table.about().name,
        title: table.about().title.into(),
        options: table.options(),
        static_data: table.static_data(),
        players: Vec::new(),
        seat: None,
        view: Value::Null,
        picture: String::new(),
        offers: Vec::new(),
        shortcuts: Vec::new(),
        by_hand: None,
        story: Vec::new(),
        events: 0,
        others_wait: false,
        chances: None,
        may_undo: false,
        hand_over: None,
        outcome: None,
        waiting: String::new(),
    }
}

impl Local {
    /// The person who has to choose now, if no bot comes first. Whoever is at the screen goes on, if it is also
    /// their turn.
    pub(super) fn asked(&self) -> Option<Seat> {
        let Waiting::Choice(seats) = self.table.waiting() else { return None };
        if !self.bots_of(seats).is_empty() {
            return None;
        }
        self.at_screen.filter(|seat| seats.contains(*seat)).or(seats.first())
    }

    /// Does anybody here know something that another may not see?
    fn is_secret(&self) -> bool {
        let people = self.seating.people;
        people.len() > 1 && people.iter().any(|person| self.table.has_secrets(person))
    }

    /// Somebody else has to sit down first, and nobody else may look.
    fn hand_over(&self) -> Option<Seat> {
        let seat = self.asked().filter(|seat| self.at_screen != Some(*seat))?;
        let Waiting::Choice(seats) = self.table.waiting() else { return None };
        let at_once = seats.len() > 1 || self.table.sealed_beside(seat);
        (self.seating.people.len() > 1 && (at_once || self.is_secret())).then_some(seat)
    }

    /// Whoever is asked has the screen, where there is nothing to hide.
    pub(super) fn seat_next(&mut self) {
        if self.by_hand().is_some() && self.is_secret() {
            // The dice are for all to see, the last player's pieces are not.
            self.at_screen = None;
        }
        let next = self.asked().filter(|seat| self.at_screen != Some(*seat));
        if next.is_some() && !self.queue.is_empty() {
            // Nobody speaks for another player.
            self.queue.clear();
            self.said.push(Said::Line(say!(self.words, "terminal-local-words-dropped")));
        }
        if next.is_some() && self.hand_over().is_none() {
            self.at_screen = next;
        }
    }

    /// Who looks at the screen now.
    pub(super) fn viewer(&self) -> Viewer {
        match self.table.waiting() {
            // When it is over, nothing is hidden.
            Waiting::Over(_) => Viewer::Arbiter,
            _ if self.hand_over().is_some() => Viewer::Watcher,
            _ => self.at_screen.map_or(Viewer::Watcher, Viewer::Seat),
        }
    }

    /// Look at the table again.
    pub(super) fn refresh(&mut self) {
        let (viewer, hand_over) = (self.viewer(), self.hand_over());
        self.tell(viewer);
        let seat = self.at_screen.filter(|_| hand_over.is_none());
        let asked = self.asked().filter(|_| hand_over.is_none());
        let offers = asked.map(|seat| self.offers(seat)).unwrap_or_default();
        let now = &mut self.now;
        now.events = self.table.events();
        now.seat = seat;
        now.view = self.table.view(viewer);
        now.picture = self.table.picture(viewer, &self.words);
        now.offers = offers;
        now.hand_over = hand_over;
        now.outcome = match self.table.waiting() {
            Waiting::Over(outcome) => Some(outcome),
            _ => None,
        };
        self.now.shortcuts = asked.map(|seat| self.shortcuts(seat)).unwrap_or_default();
        self.now.by_hand = self.by_hand();
        self.now.may_undo = self.undoer().is_some();
        self.now.players = self.players();
        self.now.waiting = self.waiting();
    }

    fn tell(&mut self, viewer: Viewer) {
        let (told_to, told) = self.told;
        let from = if told_to == viewer && told <= self.table.events() { told } else { 0 };
        if from == 0 {
            self.now.story.clear();
        }
        self.now.story.extend(self.table.story(from, viewer, &self.words));
        self.told = (viewer, self.table.events());
        self.report(viewer);
    }

    /// Say what is new, event by event.
    fn report(&mut self, viewer: Viewer) {
        let (from, to) = (self.reported.min(self.table.events()), self.table.events());
        self.reported = to;
        if from < to {
            let told = told(&*self.table, from, viewer, &self.words);
            self.said.extend(told.into_iter().map(Said::Happened));
        }
    }

    fn shortcuts(&self, seat: Seat) -> Vec<LabelledOffer> {
        let all = self.table.shortcuts(seat, &mut self.thoughts.clone());
        self.labelled(all.into_iter().map(|(offer, _)| offer))
    }

    fn offers(&self, seat: Seat) -> Vec<LabelledOffer> {
        self.labelled(self.table.offers(seat))
    }

    /// Offers in the language that is spoken here, with players by their names.
    fn labelled(&self, offers: impl IntoIterator<Item = Offer>) -> Vec<LabelledOffer> {
        let names = |id: &str| match id.parse() {
            Ok(seat) if !self.by_seats => self.name(seat),
            _ => id.into(),
        };
        let words = self.words.called(&names);
        offers.into_iter().map(|offer| offer.labelled(self.now.game, &words)).collect()
    }

    /// Whose choice could be taken back. Where there are secrets, only whoever is at the screen is asked.
    pub(super) fn undoer(&self) -> Option<Seat> {
        let own = self.at_screen.map_or(SeatSet::EMPTY, SeatSet::one);
        let may = if self.is_secret() { own } else { self.seating.people };
        may.iter().find(|seat| self.table.may_undo(*seat).is_ok())
    }

    fn players(&self) -> Vec<Player> {
        let choose = match self.table.waiting() {
            Waiting::Choice(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        let people = self.seating.people.minus(self.table.resigned());
        let player = |seat| Player {
            seat,
            name: self.name(seat),
            you: self.now.seat == Some(seat),
            bot: (!people.contains(seat)).then(|| self.seating.bots[seat].to_string()),
            chooses: choose.contains(seat),
            in_play: self.table.in_play().contains(seat),
        };
        Seat::all(self.table.header().seats).map(player).collect()
    }

    fn name(&self, seat: Seat) -> String {
        let people = self.seating.people;
        if self.table.resigned().contains(seat) {
            let bot = self.seating.bots[seat].to_string();
            return say!(self.words, "terminal-local-for-who-gave-up", bot);
        }
        match people.iter().position(|person| person == seat) {
            None => self.seating.bots[seat].to_string(),
            Some(_) if people.len() == 1 => say!(self.words, "terminal-local-you"),
            Some(place) => say!(self.words, "terminal-local-person", number = place + 1),
        }
    }

    fn waiting(&self) -> String {
        if let Some(seat) = self.hand_over() {
            return say!(self.words, "terminal-local-hand-over", seat);
        }
        let words = &self.words;
        match self.table.waiting() {
            Waiting::Over(_) => say!(words, "terminal-local-over"),
            Waiting::Roll => match self.by_hand() {
                Some(what) => say!(words, "terminal-local-by-hand", what),
                None => say!(words, "terminal-table-dice-roll"),
            },
            Waiting::Choice(seats) => match self.bots_of(seats).first() {
                Some(seat) => say!(words, "terminal-local-thinks", seat, name = self.name(seat)),
                None if self.seating.people.len() > 1 => {
                    let choice_of = |seat| say!(words, "terminal-local-choice-of", seat);
                    self.asked().map_or_else(String::new, choice_of)
                }
                None => say!(words, "terminal-local-your-choice"),
            },
        }
    }
}
