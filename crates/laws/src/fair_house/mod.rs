//! A small house of one table with the fair dice of protocol 2, and guests who are honest clients. Tests let it cheat by
//! changing what it tells.

mod guest;
mod play;
mod story;

pub use guest::{Guest, answer, carry, play_on, whole_game};

use luckhouse_engine::fair::{
    Bytes, Dice, FairLine, HouseKey, ListedSeat, Opened, PublicKey, Rounds, SealList, Secret, Seen,
    Signature, Terms, house_seal, table_hash,
};
use luckhouse_engine::{Game, Header, Rng, Seat, Table};
use std::cell::RefCell;

/// Something in the story of the house.
#[derive(Clone)]
pub enum Tale {
    /// A line of play: as the log has it, and as each seat reads it while the game lasts.
    Play(String, Vec<String>),
    /// A line about dice.
    Fair(FairLine),
    /// What came after this number was taken back.
    TakenBack(u64),
    /// Was taken back.
    Gone,
}

/// A house with one table. All of it is open to the tests, so that they can cheat.
#[derive(Clone)]
pub struct FairHouse<G: Game> {
    /// The game.
    pub table: Table<G>,
    /// The name of the table.
    pub id: String,
    /// What was agreed.
    pub terms: Terms,
    /// What the house's key follows from.
    pub key_seed: [u8; 32],
    /// The secret of the current start.
    pub secret: Secret,
    /// Which start it is.
    pub start: u64,
    /// The list before.
    pub previous: Bytes,
    /// What was sealed, by seat.
    pub sealed: Vec<Option<(Bytes, Option<Bytes>)>>,
    /// The list that counts, and its hash.
    pub list: Option<(SealList, Bytes)>,
    /// What was opened.
    pub opened: Opened,
    /// Chains and rounds.
    pub rounds: Option<Rounds>,
    /// Links of the open round.
    pub given: Opened,
    /// The round whose links the rolls are drawn with.
    pub links: (u64, Opened),
    /// The dice, once they are made.
    pub dice: Option<Dice>,
    /// Everything that was told.
    pub story: Vec<Tale>,
    /// What opens the committed choices: event, seat, word, salt.
    pub salts: Vec<(u64, Seat, String, Bytes)>,
    /// Where the house's own luck comes from.
    pub rng: Rng,
    /// What each seat has seen, worked out up to some entry of the story.
    steps: RefCell<(usize, Vec<Seen>)>,
}

/// 32 bytes of luck.
pub fn luck(rng: &mut Rng) -> [u8; 32] {
    std::array::from_fn(|_| rng.below(256) as u8)
}

impl<G: Game> FairHouse<G> {
    /// A table with these terms, like `dice=together clock=none away=60s hints=off p2=steady`.
    ///
    /// # Panics
    /// If the terms cannot be read.
    pub fn open(game: G, terms: &str, seed: u64) -> FairHouse<G> {
        let mut rng = Rng::seeded(seed);
        let (key_seed, secret, seats) = (luck(&mut rng), Secret::new(luck(&mut rng)), game.seats());
        let mut house = FairHouse {
            table: Table::open(game),
            id: format!("t{seed}"),
            terms: terms.parse().expect("terms"),
            key_seed,
            secret,
            start: 1,
            previous: SealList::NONE,
            sealed: vec![None; seats],
            list: None,
            opened: Vec::new(),
            rounds: None,
            given: Vec::new(),
            links: (0, Vec::new()),
            dice: None,
            story: Vec::new(),
            salts: Vec::new(),
            rng,
            steps: RefCell::default(),
        };
        let (id, key) = (house.id.clone(), house.key());
        house.tell(FairLine::Table { id, key });
        house
    }

    /// By which the house signs.
    pub fn key(&self) -> PublicKey {
        HouseKey::from_seed(&self.key_seed).public()
    }

    fn sign(&self, digest: &Bytes) -> Signature {
        HouseKey::from_seed(&self.key_seed).sign(digest)
    }

    /// The header of the log.
    pub fn header(&self) -> String {
        Header::of(self.table.game()).to_string()
    }

    fn tid(&self) -> Bytes {
        table_hash(&self.id)
    }

    /// Tell a line about the dice.
    pub fn tell(&mut self, line: FairLine) {
        self.story.push(Tale::Fair(line));
    }

    /// Who is a bot.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.terms.bots.iter().any(|(bot, _)| *bot == seat)
    }

    /// Make the list, sign it and tell it.
    pub fn make_list(&mut self) {
        let listed = |(seat, sealed): (Seat, &Option<(Bytes, Option<Bytes>)>)| match sealed {
            _ if self.is_bot(seat) => ListedSeat::Bot,
            None => ListedSeat::Person { seal: None, anchor: None },
            Some((seal, anchor)) => ListedSeat::Person { seal: Some(*seal), anchor: *anchor },
        };
        let seats = Seat::all(self.sealed.len()).zip(&self.sealed).map(listed).collect();
        let house = house_seal(&self.tid(), self.start, &self.secret);
        let list = SealList { start: self.start, previous: self.previous, house, seats };
        self.tell_list(list);
    }

    /// Sign this list and tell it.
    pub fn tell_list(&mut self, list: SealList) {
        let hash = list.hash(&self.tid(), &self.header(), &self.terms);
        self.tell(FairLine::Terms(self.terms.clone()));
        self.tell(FairLine::List(list.clone()));
        let signature = self.sign(&hash);
        self.tell(FairLine::Signed(signature));
        self.rounds = Some(Rounds::new(&self.tid(), &list));
        (self.list, self.opened) = (Some((list, hash)), Vec::new());
    }

    /// Somebody opens. When all have, the dice are made.
    ///
    /// # Panics
    /// If there is no list.
    pub fn opens(&mut self, seat: Seat, bytes: Bytes) {
        if self.opened.iter().any(|(whose, _)| *whose == seat) {
            return;
        }
        self.opened.push((seat, bytes));
        self.opened.sort_by_key(|(seat, _)| *seat);
        self.tell(FairLine::Opened(seat, bytes));
        let (list, hash) = self.list.as_ref().expect("a list");
        if list.sealed().count() == self.opened.len() {
            self.dice = Some(Dice::new(&self.secret, hash, &self.opened));
        }
    }

    /// These did not open: the start is void, bots take their seats, and all seal anew.
    ///
    /// # Panics
    /// If there is no list.
    pub fn void(&mut self, missing: &[Seat]) {
        let secret = *self.secret.open();
        self.tell(FairLine::Void { start: self.start, secret, missing: missing.to_vec() });
        let (_, hash) = self.list.take().expect("a list");
        for seat in missing.iter().filter(|_| self.start == 1) {
            self.terms.bots.push((*seat, "steady".into()));
        }
        self.terms.bots.sort();
        (self.previous, self.start) = (hash, self.start + 1);
        (self.secret, self.opened) = (Secret::new(luck(&mut self.rng)), Vec::new());
        self.sealed.iter_mut().for_each(|sealed| *sealed = None);
    }
}
