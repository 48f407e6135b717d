//! Honest clients, and what goes between them and the house.

use super::{FairHouse, luck};
use luckhouse_engine::fair::{Act, Bytes, Facts, Receipt, Record, Rounds, Witness};
use luckhouse_engine::{Game, Rng, Seat, SeatSet, Turn};

/// An honest client at the house's table.
#[derive(Clone)]
pub struct Guest {
    /// Its part in the dice.
    pub witness: Witness,
    /// What is on its disk.
    pub disk: Record,
    seat: Seat,
    heard: usize,
    rng: Rng,
}

impl Guest {
    /// Somebody sits down.
    pub fn new<G: Game>(house: &FairHouse<G>, seat: Seat) -> Guest {
        let witness = Witness::new(&facts(house, seat), None);
        let disk = witness.record().clone();
        Guest { witness, disk, seat, heard: 0, rng: Rng::seeded(seat.index() as u64 + 100) }
    }

    /// Where.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Their program ends, and starts again with what is on its disk.
    pub fn restart<G: Game>(&mut self, house: &FairHouse<G>) -> Vec<Act> {
        self.witness = Witness::new(&facts(house, self.seat), Some(self.disk.clone()));
        self.told_anew(house)
    }

    /// The house tells everything anew.
    pub fn told_anew<G: Game>(&mut self, house: &FairHouse<G>) -> Vec<Act> {
        self.witness.reconnected();
        let Guest { witness, rng, seat, .. } = self;
        let mut acts = witness.hear_anew(&house.told(*seat, 0), &mut || luck(rng));
        self.heard = house.story.len();
        acts.extend(self.step(house));
        acts
    }

    /// The house tells what is new.
    pub fn hear<G: Game>(&mut self, house: &FairHouse<G>) -> Vec<Act> {
        if house.is_over() && self.heard < house.story.len() {
            return self.told_anew(house);
        }
        let told = house.told(self.seat, self.heard);
        let Guest { witness, rng, .. } = self;
        let mut acts = witness.hear(&told, &mut || luck(rng));
        self.heard = house.story.len();
        acts.extend(self.step(house));
        acts
    }

    fn step<G: Game>(&mut self, house: &FairHouse<G>) -> Vec<Act> {
        let step = house.step(self.seat);
        let acts = step.map(|(lines, seen, signature)| self.witness.hear_step(lines, seen, signature));
        self.disk = self.witness.record().clone();
        acts.unwrap_or_default()
    }

    /// Choose at random, and commit where that is asked for. The word and salt of a choice that can be made at once.
    ///
    /// # Panics
    /// If there is no list.
    pub fn chooses<G: Game>(&mut self, house: &FairHouse<G>, word: &str) -> Option<(Bytes, Bytes)> {
        if !house.must_commit(self.seat) {
            return None;
        }
        let at_once = match house.table.turn() {
            Turn::Choose(seats) if seats.len() > 1 => seats,
            _ => SeatSet::EMPTY,
        };
        let committed = self.witness.commit(word, luck(&mut self.rng), at_once).expect("a list");
        self.disk = self.witness.record().clone();
        Some((committed.commitment, committed.salt))
    }

    /// What may be shown to everybody.
    pub fn receipt(&self) -> Option<Receipt> {
        self.disk.receipt()
    }

    /// Why the house is not believed any more.
    pub fn alarm(&self) -> Option<&str> {
        self.disk.alarm()
    }
}

fn facts<G: Game>(house: &FairHouse<G>, seat: Seat) -> Facts {
    let terms = vec!["clock=none".into(), "hints=off".into()];
    Facts { table: house.id.clone(), seat, header: house.header(), key: house.key(), terms }
}

/// Carry words between an honest house and its guests until nobody has anything to say.
pub fn carry<G: Game>(house: &mut FairHouse<G>, guests: &mut [Guest]) {
    loop {
        let mut quiet = true;
        for guest in guests.iter_mut() {
            for act in guest.hear(house) {
                quiet = false;
                answer(house, guest.seat, &act);
            }
        }
        let listed = house.list.is_some();
        let sealed = guests.iter().all(|guest| house.sealed[guest.seat.index()].is_some());
        if !listed && sealed && !guests.is_empty() {
            house.make_list();
        } else if house.dice.is_some()
            && house.waits_for_round()
            && !house.rounds.as_ref().is_some_and(Rounds::is_open)
        {
            house.begin_round(guests.iter().map(Guest::seat).collect());
        } else if quiet {
            return;
        }
    }
}

/// What an honest house does with what a guest says.
pub fn answer<G: Game>(house: &mut FairHouse<G>, seat: Seat, act: &Act) {
    match act {
        Act::Seal { seal, anchor, .. } => house.sealed[seat.index()] = Some((*seal, *anchor)),
        Act::Open { bytes, .. } => {
            house.opens(seat, *bytes);
            if house.dice.is_some() {
                house.roll();
            }
        }
        Act::Link { link, .. } => house.gives(seat, *link),
        Act::Anchor { chain, anchor } => house.anchors(seat, *chain, *anchor),
        Act::OpenChoice { word, salt } => house.chooses(seat, word, Some(*salt)),
        Act::Alarm(_) | Act::Notice(_) => {}
    }
}

/// One moment of a game: everybody who owes a choice makes one, at random.
///
/// # Panics
/// If the house breaks the rules.
pub fn play_on<G: Game>(house: &mut FairHouse<G>, guests: &mut [Guest]) {
    carry(house, guests);
    let owed = house.table.owed();
    let at_once = owed.len() > 1;
    let mut open = Vec::new();
    for seat in owed.iter() {
        let Some(guest) = guests.iter_mut().find(|guest| guest.seat == seat) else {
            open.push((seat, house.commits_itself(seat)));
            continue;
        };
        let word = guest.rng.pick(&house.table.legal(seat)).to_string();
        match guest.chooses(house, &word) {
            Some((commitment, _)) if at_once => house.commits(seat, commitment),
            Some((commitment, salt)) => {
                house.commits(seat, commitment);
                house.chooses(seat, &word, Some(salt));
            }
            None => house.chooses(seat, &word, None),
        }
    }
    open.into_iter().for_each(|(seat, (word, salt))| house.chooses(seat, &word, salt));
    carry(house, guests);
}

/// Play a whole game with honest guests on these seats; bots have the others.
///
/// # Panics
/// If the house breaks the rules, or an honest guest raises an alarm.
pub fn whole_game<G: Game>(game: G, terms: &str, people: &[usize], seed: u64) -> (FairHouse<G>, Vec<Guest>) {
    let mut house = FairHouse::open(game, terms, seed);
    let mut guests: Vec<Guest> = people.iter().map(|seat| Guest::new(&house, Seat::at(*seat))).collect();
    while !matches!(house.table.turn(), Turn::Over(_)) {
        play_on(&mut house, &mut guests);
        assert!(guests.iter().all(|guest| guest.alarm().is_none()), "{:?}", guests[0].alarm());
    }
    house.end();
    carry(&mut house, &mut guests);
    (house, guests)
}
