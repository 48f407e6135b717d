//! A small house of one table with the fair dice of protocol 2, and guests who are honest clients. Tests let it cheat by
//! changing what it tells.

use luckhouse_engine::fair::{
    Act, Bytes, Checked, Dice, DiceMode, Facts, FairLine, HouseKey, ListedSeat, Member, Opened, PublicKey,
    Receipt, Record, Rounds, SealList, Secret, Seen, Signature, Terms, Told, Witness, check_log, commitment,
    house_seal, step_digest, table_hash,
};
use luckhouse_engine::{Event, Game, Header, Rng, Seat, SeatSet, Table, Turn, Viewer};
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
        let (game, event) = (self.table.game(), *self.table.events().last().expect("an event"));
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

    /// The story from this entry on, as a seat reads it. With the end, nothing is hidden.
    pub fn told(&self, seat: Seat, from: usize) -> Vec<(u64, Told)> {
        let over = self.is_over();
        let told = |(index, tale): (usize, &Tale)| {
            let told = match tale {
                Tale::Play(whole, _) if over => Told::Line(whole.clone()),
                Tale::Play(_, seats) => Told::Line(seats[seat.index()].clone()),
                Tale::Fair(line) => Told::Fair(line.to_string()),
                Tale::TakenBack(keep) => Told::TakenBack { keep: *keep },
                Tale::Gone => Told::Other,
            };
            (index as u64 + 1, told)
        };
        self.story.iter().enumerate().skip(from).map(told).collect()
    }

    /// Was the secret told?
    pub fn is_over(&self) -> bool {
        matches!(self.story.last(), Some(Tale::Fair(FairLine::Secret(_))))
    }

    /// What a seat has seen while the game lasted, with the house's signature; none before the list.
    pub fn step(&self, seat: Seat) -> Option<(u64, Bytes, Signature)> {
        let hash = self.list.as_ref()?.1;
        let mut steps = self.steps.borrow_mut();
        let (worked, all) = &mut *steps;
        for tale in self.story.iter().skip(*worked) {
            match tale {
                Tale::Fair(FairLine::Signed(_)) => {
                    *all = Seat::all(self.sealed.len()).map(|seat| Seen::new(&hash, seat)).collect();
                }
                Tale::Fair(FairLine::Salt { .. } | FairLine::Secret(_)) => break,
                Tale::Fair(line) => all.iter_mut().for_each(|seen| seen.add(line.to_string().into())),
                Tale::Play(_, seats) => {
                    all.iter_mut().zip(seats).for_each(|(seen, line)| seen.add(line.as_str().into()));
                }
                Tale::TakenBack(_) | Tale::Gone => {}
            }
            *worked += 1;
        }
        let seen = all.get(seat.index())?;
        let signature = self.sign(&step_digest(&hash, seat, seen.lines(), &seen.now()));
        Some((seen.lines(), seen.now(), signature))
    }

    /// The story was changed: what everybody has seen is worked out anew.
    pub fn retell(&mut self) {
        self.steps = RefCell::default();
    }

    /// The whole log.
    pub fn log(&self) -> String {
        let mut text = format!("# luckhouse log 2\n{}\n", self.header());
        for seat in Seat::all(self.sealed.len()) {
            let bot = self.terms.bots.iter().find(|(bot, _)| *bot == seat);
            match bot {
                Some((_, kind)) => text.push_str(&format!("# seat {seat} bot {kind}\n")),
                None => text.push_str(&format!("# seat {seat} person Guest of {seat}\n")),
            }
        }
        for tale in &self.story {
            match tale {
                Tale::Play(line, _) => text.push_str(&format!("{line}\n")),
                Tale::Fair(line) => text.push_str(&format!("{line}\n")),
                Tale::TakenBack(_) | Tale::Gone => {}
            }
        }
        text
    }

    /// The log, checked.
    ///
    /// # Errors
    /// If it is not as it must be.
    pub fn check(&self) -> Result<Checked, luckhouse_engine::fair::Broken> {
        check_log::<G>(&self.log())
    }
}

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
