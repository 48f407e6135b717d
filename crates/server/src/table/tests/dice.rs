//! The part that players have in the dice.

use super::*;
use crate::protocol::{DiceWay, Secrecy, Stage, Why};
use luckhouse_engine::Seat;
use luckhouse_engine::fair::{
    Bytes, Chain, FairLine, Member, Secret, Terms, commitment, seat_seal, table_hash,
};

/// A guest with a part in the dice.
struct Player {
    guest: Guest,
    seat: Seat,
    table: Bytes,
    chain: Chain,
}

impl Player {
    async fn sitting(house: &Arc<House>, seated: &Seated) -> Player {
        let guest = Guest::sitting(house, seated).await;
        let (seat, table) = (Seat::at(usize::from(seated.seat.unwrap()) - 1), table_hash(&seated.table));
        let chain = Chain::new(&table, seat, 0, &Secret::new([seat.index() as u8 + 50; 32]));
        Player { guest, seat, table, chain }
    }

    fn bytes(&self, start: u8) -> Bytes {
        Bytes::new([10 * start + self.seat.index() as u8; 32])
    }

    async fn seal(&mut self, start: u8) -> Outbound {
        let seal = seat_seal(&self.table, start.into(), self.seat, &self.bytes(start)).to_string();
        let (id, anchor) = (self.guest.id(), Some(self.chain.anchor().to_string()));
        self.guest.say(Inbound::Seal { id, start, seal, anchor }).await
    }

    /// The lines about the dice, as they were told.
    fn fair(&self) -> Vec<FairLine> {
        let line = |entry: &Entry| match &entry.what {
            What::Fair { line } => Some(line.parse().unwrap()),
            _ => None,
        };
        self.guest.story.iter().filter_map(line).collect()
    }

    fn header(&self) -> String {
        let header = |told: &Outbound| match told {
            Outbound::Welcome { table, .. } => Some(table.header.clone()),
            _ => None,
        };
        self.guest.others.iter().find_map(header).unwrap()
    }

    /// The hash of the last list.
    fn list(&self) -> Bytes {
        let (mut terms, mut hash): (Option<Terms>, Option<Bytes>) = (None, None);
        for line in self.fair() {
            match line {
                FairLine::Terms(told) => terms = Some(told),
                FairLine::List(list) => {
                    hash = Some(list.hash(&self.table, &self.header(), terms.as_ref().unwrap()));
                }
                _ => {}
            }
        }
        hash.expect("a list was told")
    }

    async fn open(&mut self, start: u8) -> Outbound {
        self.guest.settle().await;
        let (id, list, bytes) = (self.guest.id(), self.list().to_string(), self.bytes(start).to_string());
        self.guest.say(Inbound::OpenDice { id, start, list, bytes }).await
    }

    /// The round that was told last, and what it asks of this seat.
    fn asked(&self) -> Option<(u64, Option<Member>)> {
        let fair = self.fair();
        let last = fair.iter().rev().find(|line| {
            matches!(line, FairLine::Round { .. } | FairLine::Links { .. } | FairLine::Missed { .. })
        });
        match last? {
            FairLine::Round { round, members } => {
                Some((*round, members.iter().copied().find(|member| member.seat == self.seat)))
            }
            _ => None,
        }
    }

    /// Give the link that is asked for.
    async fn link(&mut self) {
        self.guest.settle().await;
        let Some((round, Some(member))) = self.asked() else { return };
        let link = self.chain.link(member.place).unwrap().to_string();
        let said = Inbound::Link { round: round as u32, link };
        self.guest
            .handle
            .send(Box::new(TableMessage::Said(self.guest.subscription.number, said)))
            .await
            .unwrap();
        self.guest.settle().await;
    }
}

fn sealing(name: &str) -> Sit {
    Sit { seals: true, ..sit(name) }
}

async fn two(house: &Arc<House>, game: &str) -> (Player, Player) {
    let open = OpenTable { sit: Some(sealing("Ann")), ..order(game, 2) };
    let ann = house.open(open).await.unwrap();
    let ben = house.sit(&ann.table, sealing("Ben")).await.unwrap();
    let ann = Player::sitting(house, &ann).await;
    (ann, Player::sitting(house, &ben).await)
}

/// Two who have opened; the game has begun.
async fn begun(house: &Arc<House>, game: &str) -> (Player, Player) {
    let (mut ann, mut ben) = two(house, game).await;
    ann.seal(1).await;
    ben.seal(1).await;
    ann.open(1).await;
    ben.open(1).await;
    ann.guest.settle().await;
    (ann, ben)
}

#[tokio::test(start_paused = true)]
async fn nobody_opens_before_everybody_is_listed() {
    let house = house();
    let (mut ann, mut ben) = two(&house, "booty-dice").await;
    assert_eq!(ann.guest.now().stage, Stage::Opening);
    ann.seal(1).await;
    assert!(ann.fair().is_empty(), "there is no list before everybody has sealed");
    let early = Inbound::OpenDice { id: "o".into(), start: 1, list: "0".repeat(64), bytes: "1".repeat(64) };
    assert_eq!(why(&ann.guest.say(early).await), Why::House);
    ben.seal(1).await;
    ann.guest.settle().await;
    assert_eq!(ann.list(), ben.list());
    assert_eq!(why(&ann.seal(1).await), Why::House, "what is listed cannot be replaced");
    let other = Inbound::OpenDice { id: "x".into(), start: 1, list: "0".repeat(64), bytes: "1".repeat(64) };
    assert_eq!(why(&ann.guest.say(other).await), Why::House, "another list");
    let (list, id) = (ann.list().to_string(), "y".to_string());
    let wrong = Inbound::OpenDice { id, start: 1, list, bytes: "1".repeat(64) };
    assert_eq!(why(&ann.guest.say(wrong).await), Why::House, "other bytes");
    assert_eq!(why(&ann.guest.say(Inbound::Leave { id: "l".into() }).await), Why::House);
    assert!(matches!(ann.open(1).await, Outbound::Done { .. }));
    assert_eq!(why(&ann.open(1).await), Why::House, "once");
    assert_eq!(ann.guest.now().stage, Stage::Opening);
    ben.open(1).await;
    assert_eq!(ben.guest.now().stage, Stage::Playing);
}

#[tokio::test(start_paused = true)]
async fn a_roll_waits_for_every_link_and_nothing_can_be_done_meanwhile() {
    let house = house();
    let (mut ann, mut ben) = begun(&house, "booty-dice").await;
    assert_eq!(ann.guest.now().round, Some(1));
    assert!(ann.guest.lines().is_empty() && ann.guest.now().offers.is_empty());
    let wrong = Inbound::Link { round: 1, link: "2".repeat(64) };
    ann.guest.handle.send(Box::new(TableMessage::Said(ann.guest.subscription.number, wrong))).await.unwrap();
    ann.guest.settle().await;
    assert!(matches!(ann.guest.others.last(), Some(Outbound::Refused { why: Why::House, .. })));
    ann.link().await;
    assert!(ann.guest.lines().is_empty(), "one link is missing");
    ben.link().await;
    ann.guest.settle().await;
    let lines = ann.guest.lines();
    assert!(lines[0].ends_with("starts") && lines[1].starts_with("* "), "one round serves both: {lines:?}");
    assert_eq!(ann.guest.now().round, None);
    // The next roll needs other links.
    let (mover, other) =
        if ann.guest.now().offers.is_empty() { (&mut ben, &mut ann) } else { (&mut ann, &mut ben) };
    mover.guest.choose("roll all").await;
    assert_eq!((mover.guest.now().round, mover.asked().unwrap().1.unwrap().place), (Some(2), 2));
    assert_eq!(why(&mover.guest.say(Inbound::TakeBack { id: "t".into() }).await), Why::Rules);
    mover.link().await;
    other.link().await;
    assert_eq!(other.guest.now().round, None);
}

#[tokio::test(start_paused = true)]
async fn whoever_resigns_while_dice_roll_has_resigned_when_they_lie() {
    let house = house();
    let (mut ann, mut ben) = begun(&house, "booty-dice").await;
    let resign = Inbound::Resign { id: "r".into() };
    ann.guest.handle.send(Box::new(TableMessage::Said(ann.guest.subscription.number, resign))).await.unwrap();
    ann.guest.settle().await;
    assert!(ann.guest.lines().is_empty(), "the dice come first");
    ann.link().await;
    ben.link().await;
    ann.guest.settle().await;
    let lines = ann.guest.lines();
    assert!(lines[1].starts_with("* "), "what came up counts: {lines:?}");
    assert_eq!(lines.last().unwrap(), &format!("{} resigns", ann.seat));
    assert_eq!(ann.guest.now().stage, Stage::Over);
    assert!(ann.guest.others.iter().any(|told| matches!(told, Outbound::Done { id, .. } if id == "r")));
}

#[tokio::test(start_paused = true)]
async fn who_gives_no_link_voids_the_round_and_is_asked_no_more_after_two() {
    let house = house();
    let (mut ann, mut ben) = begun(&house, "booty-dice").await;
    ann.link().await;
    tokio::time::sleep(Duration::from_secs(11)).await;
    ann.guest.settle().await;
    let missed = |player: &Player| {
        let count =
            |line: &&FairLine| matches!(line, FairLine::Missed { missing, .. } if *missing == [Seat::at(1)]);
        player.fair().iter().filter(count).count()
    };
    assert_eq!(missed(&ann), 1);
    let (round, member) = ann.asked().unwrap();
    assert_eq!((round, member.unwrap().place), (2, 2), "the link that was given is used up");
    ben.guest.settle().await;
    assert_eq!(ben.asked().unwrap().1, None, "the round goes on without the one who missed");
    // A new chain from the next round on.
    ben.chain = Chain::new(&ben.table, ben.seat, 1, &Secret::new([77; 32]));
    let anchor = |chain: u32, player: &Player| Inbound::Anchor {
        id: format!("a{chain}"),
        chain,
        anchor: player.chain.anchor().to_string(),
    };
    assert_eq!(why(&ben.guest.say(anchor(2, &ben)).await), Why::House, "chain 1 comes next");
    assert!(matches!(ben.guest.say(anchor(1, &ben)).await, Outbound::Done { .. }));
    ann.link().await;
    let mover = if ann.guest.now().offers.is_empty() { &mut ben } else { &mut ann };
    mover.guest.settle().await;
    mover.guest.choose("roll all").await;
    ben.guest.settle().await;
    let (round, member) = ben.asked().unwrap();
    assert_eq!((round, member.unwrap().chain), (3, 1));
    tokio::time::sleep(Duration::from_secs(11)).await;
    ann.guest.settle().await;
    // Ann gave nothing either: both missed, and nobody is left to ask.
    assert_eq!(ann.asked(), None);
    assert!(ann.guest.now().round.is_none());
    let third = Chain::new(&ben.table, ben.seat, 2, &Secret::new([78; 32]));
    ben.chain = third;
    assert_eq!(why(&ben.guest.say(anchor(2, &ben)).await), Why::House, "two misses: out");
    ann.chain = Chain::new(&ann.table, ann.seat, 1, &Secret::new([79; 32]));
    assert!(matches!(ann.guest.say(anchor(1, &ann)).await, Outbound::Done { .. }));
    assert_eq!(ann.guest.now().round, Some(4), "one who can give links is enough");
}

#[tokio::test(start_paused = true)]
async fn who_does_not_open_voids_the_start_and_all_draw_anew() {
    let house = house();
    let (mut ann, mut ben) = two(&house, "booty-dice").await;
    ann.seal(1).await;
    ben.seal(1).await;
    ann.open(1).await;
    tokio::time::sleep(house.config.opening + Duration::from_secs(1)).await;
    ann.guest.settle().await;
    let void = ann.fair().into_iter().find_map(|line| match line {
        FairLine::Void { start, missing, .. } => Some((start, missing)),
        _ => None,
    });
    assert_eq!(void, Some((1, vec![Seat::at(1)])));
    assert_eq!(ann.guest.now().stage, Stage::Opening, "Ann is to seal anew");
    let first = ann.list();
    assert!(matches!(ann.seal(2).await, Outbound::Done { .. }));
    let second = ann.fair().into_iter().rev().find_map(|line| match line {
        FairLine::List(list) => Some(list),
        _ => None,
    });
    let second = second.unwrap();
    assert_eq!((second.start, second.previous), (2, first), "lists are chained");
    assert_eq!(second.seats[1], luckhouse_engine::fair::ListedSeat::Bot, "a bot plays for Ben");
    ann.open(2).await;
    assert_eq!(ann.guest.now().stage, Stage::Playing);
}

#[tokio::test(start_paused = true)]
async fn after_two_void_starts_the_table_closes() {
    let house = house();
    let (mut ann, mut ben) = two(&house, "booty-dice").await;
    ann.seal(1).await;
    ben.seal(1).await;
    ann.open(1).await;
    for start in 1..=2 {
        tokio::time::sleep(house.config.opening + Duration::from_secs(1)).await;
        ann.guest.settle().await;
        if start == 1 {
            ann.seal(2).await;
        }
    }
    let void = |line: &&FairLine| matches!(line, FairLine::Void { .. });
    assert_eq!(ann.fair().iter().filter(void).count(), 2, "every secret is opened");
    assert_eq!(ann.guest.now().stage, Stage::Over);
    assert!(ann.guest.story.iter().any(|entry| matches!(entry.what, What::Closed { .. })));
    assert_eq!(why(&ann.seal(3).await), Why::House);
}

#[tokio::test(start_paused = true)]
async fn a_table_is_taken_up_in_the_middle_of_a_round() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let first = next_house(&store);
    let open =
        OpenTable { sit: Some(sealing("Ann")), dice: Some(DiceWay::Together), ..order("booty-dice", 2) };
    let open = OpenTable { bots: [(2, "novice".to_string())].into(), ..open };
    let seated = first.open(open).await.unwrap();
    let mut ann = Player::sitting(&first, &seated).await;
    ann.seal(1).await;
    ann.open(1).await;
    assert_eq!(ann.guest.now().round, Some(1));
    first.stop().await;
    let second = next_house(&store);
    let mut again = Player::sitting(&second, &seated).await;
    assert_eq!(again.guest.now().round, Some(1));
    assert_eq!(again.fair(), ann.fair(), "the same list, the same round");
    again.link().await;
    assert!(again.guest.lines()[0].ends_with("starts"));
}

#[tokio::test(start_paused = true)]
async fn choices_made_at_once_are_committed_before_anybody_says_them() {
    let house = house();
    let (mut ann, mut ben) = begun(&house, "reynards-luck").await;
    confront(&mut ann, &mut ben).await;
    let event = ann.guest.lines().len() as u64 + 1;
    let word = ann.guest.now().offers[0].word.clone();
    let salt = Bytes::new([9; 32]);
    let commit = commitment(&ann.list(), event, ann.seat, &word, &salt).to_string();
    assert!(matches!(
        ann.guest.say(Inbound::Commit { id: "k1".into(), commit: commit.clone() }).await,
        Outbound::Done { .. }
    ));
    let early = Inbound::Choose { id: "k2".into(), word: word.clone(), salt: Some(salt.to_string()) };
    assert_eq!(why(&ann.guest.say(early).await), Why::Rules, "not before all have committed");
    assert!(ann.guest.now().offers.is_empty() && ann.guest.now().may_take_back);
    ann.guest.say(Inbound::TakeBack { id: "k3".into() }).await;
    assert!(!ann.guest.now().offers.is_empty(), "a commitment can be taken back");
    ann.guest.say(Inbound::Commit { id: "k4".into(), commit }).await;
    ben.guest.settle().await;
    let theirs = ben.guest.now().offers[0].word.clone();
    ben.guest.choose(&theirs).await;
    ann.guest.settle().await;
    assert_eq!(why(&ann.guest.say(Inbound::TakeBack { id: "k5".into() }).await), Why::Rules);
    let other = Inbound::Choose { id: "k6".into(), word: word.clone(), salt: Some("1".repeat(64)) };
    assert_eq!(why(&ann.guest.say(other).await), Why::House, "another salt");
    let open = Inbound::Choose { id: "k7".into(), word: word.clone(), salt: Some(salt.to_string()) };
    assert!(matches!(ann.guest.say(open).await, Outbound::Done { .. }));
    assert!(ann.guest.lines().iter().any(|line| line.starts_with(&format!("{} {word} | ", ann.seat))
        || line.contains(&format!("| {} {word}", ann.seat))));
}

/// Play at random until both choose at once.
async fn confront(ann: &mut Player, ben: &mut Player) {
    let mut rng = luckhouse_engine::Rng::seeded(5);
    for _ in 0..2000 {
        let mut met = false;
        for player in [&mut *ann, &mut *ben] {
            player.link().await;
            let now = player.guest.now();
            met |= now.secrecy == Secrecy::AtOnce;
            if met {
                continue;
            }
            if !now.offers.is_empty() && now.stage == Stage::Playing {
                let words: Vec<String> = now.offers.iter().map(|offer| offer.word.clone()).collect();
                let attack = words.iter().find(|word| word.starts_with("challenge")).cloned();
                let word = attack.unwrap_or_else(|| words[rng.below(words.len() as u64) as usize].clone());
                player.guest.choose(&word).await;
            }
        }
        if met {
            return ann.guest.settle().await;
        }
    }
    panic!("nobody met");
}

#[tokio::test(start_paused = true)]
async fn who_committed_and_does_not_open_has_chosen_the_first_legal_thing() {
    let house = house();
    let (mut ann, mut ben) = begun(&house, "reynards-luck").await;
    confront(&mut ann, &mut ben).await;
    ann.guest.say(Inbound::Commit { id: "k1".into(), commit: "3".repeat(64) }).await;
    ben.guest.settle().await;
    let theirs = ben.guest.now().offers[0].word.clone();
    ben.guest.choose(&theirs).await;
    let before = ann.guest.lines().len();
    tokio::time::sleep(Duration::from_secs(20)).await;
    ann.guest.settle().await;
    assert!(
        ann.fair().iter().any(|line| matches!(line, FairLine::Unopened { seat, .. } if *seat == ann.seat))
    );
    assert!(ann.guest.lines().len() > before);
}

#[tokio::test(start_paused = true)]
async fn the_secret_is_told_to_nobody_before_the_end() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let (mut ann, mut ben) = begun(&house, "booty-dice").await;
    ann.link().await;
    ben.link().await;
    ann.guest.settle().await;
    assert!(!ann.fair().iter().any(|line| matches!(line, FairLine::Secret(_))));
    ann.guest.say(Inbound::Resign { id: "r".into() }).await;
    assert!(matches!(ann.fair().last(), Some(FairLine::Secret(_))), "the last line opens it");
    let steps = ann.guest.others.iter().filter(|told| matches!(told, Outbound::Step { .. })).count();
    assert!(steps > 0, "what was seen is signed");
}
