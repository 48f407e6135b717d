//! What games of one person against bots say, and what they do not.

use super::*;
use crate::house::ladder::{bots_now, ladder_rating, person_now};
use crate::protocol::Clock;
use luckhouse_club::rating::measured_bots;
use luckhouse_store::conformance::sample;
use luckhouse_store::{Done, Entries, Kind, Memory, NewTable, Player, SeatKind, Stage, TokenHash};

const HEADER: &str = "booty-dice seats 2 edition 1";
const HOUR: i64 = DAY / 24;

/// One game: everything that may speak for or against it.
struct Game<'a> {
    header: &'a str,
    others: Vec<Seat>,
    winner: u8,
    lines: &'a [&'a str],
    notes: &'a [&'a str],
    hinted: bool,
    at: i64,
}

fn game<'a>() -> Game<'a> {
    Game {
        header: HEADER,
        others: vec![bot(2, "steady")],
        winner: 1,
        lines: &[],
        notes: &[],
        hinted: false,
        at: HOUR,
    }
}

fn bot(seat: u8, word: &str) -> Seat {
    let player = Player {
        number: sample::number(seat),
        name: sample::name(word),
        kind: SeatKind::Bot(sample::name(word)),
    };
    Seat { player, token: None, member: None, contribution: None }
}

fn house() -> Memory {
    let store = Memory::default();
    ["m", "n"].iter().for_each(|who| drop(store.apply(sample::enroll(who, who)).unwrap()));
    store
}

/// The game is played by `m` at the first seat, and settled.
fn settle(store: &Memory, game: Game<'_>) -> Summary {
    let id = format!("t{}", store.members().played(&sample::member_id("m"), None, None, 999).unwrap().len());
    let settings = Settings { clock: Clock::None, hinted: game.hinted, hints: true, ..Settings::default() };
    let of: Header = game.header.parse().unwrap();
    let new = NewTable {
        header: sample::line(game.header),
        game: sample::name(&of.game),
        settings: settings.kept(),
        ..sample::table(&id, 1)
    };
    store.apply(Change::Open(new)).unwrap();
    let own = Seat { member: Some(sample::member_id("m")), ..sample::person(1, "Ann", None) };
    for seat in [vec![own], game.others].concat() {
        store.apply(sample::sit(&id, seat)).unwrap();
    }
    let lines = game.notes.iter().map(|note| (Kind::Note, note));
    for (number, (kind, line)) in (1..).zip(lines.chain(game.lines.iter().map(|line| (Kind::Play, line)))) {
        let entries = Entries::one(sample::entry(kind, line));
        let done = store
            .apply(Change::Append(luckhouse_store::Append { entries, ..sample::play(&id, number, "-") }));
        assert!(matches!(done, Ok(Done::Appended { .. })), "{done:?}");
    }
    let scores = vec![0; of.seats];
    let over = json(&Outcome { winners: vec![game.winner], scores });
    store.apply(sample::mark(&id, game.at, Stage::Over(over))).unwrap();
    let next = next_settlement(store, false).unwrap().unwrap();
    store.apply(Change::Member(next.clone())).unwrap();
    // The same once more is refused, whoever sends it.
    assert!(matches!(store.apply(Change::Member(next)), Err(StoreError::NotNext(_))));
    let played = store.members().played(&sample::member_id("m"), None, None, 1).unwrap();
    serde_json::from_str(&played[0].summary.0).unwrap()
}

fn pool() -> Pool {
    "booty-dice/2".parse().unwrap()
}

fn own(store: &Memory) -> Rating {
    person_now(store, &sample::member_id("m"), &pool(), Millis(HOUR)).unwrap()
}

fn level(store: &Memory, level: &str) -> Rating {
    let all = bots_now(store, &pool()).unwrap();
    all.into_iter().find(|(bot, _)| bot.level == level).unwrap().1
}

#[test]
fn a_game_against_a_bot_moves_both_and_no_rating_among_people() {
    let store = house();
    let before = level(&store, "steady");
    let summary = settle(&store, game());
    assert_eq!(
        (summary.bots.clone(), summary.share, summary.rating),
        (vec!["steady".to_string()], Some(1.0), None)
    );
    let (from, to) = summary.against.unwrap();
    assert!(from == 1500 && to > 1500);
    assert_eq!((own(&store).shown().0, own(&store).games), (to, 1));
    let after = level(&store, "steady");
    assert!(after.mean < before.mean && after.games == 1, "{before:?} {after:?}");
    assert_eq!(
        level(&store, "best"),
        measured_bots(&pool())[3].1,
        "whoever did not play stays as the lab found them"
    );
    let ratings = store.members().ratings(&sample::member_id("m")).unwrap();
    assert_eq!(ratings.len(), 1);
    assert!(ladder_rating(&ratings[0]).is_some());
    let lost = settle(&store, Game { winner: 2, ..game() });
    assert!(lost.against.is_some_and(|(before, after)| after < before) && lost.share == Some(0.0));
}

#[test]
fn what_is_no_game_of_one_against_the_houses_bots_moves_nothing() {
    let token = |byte| Some(TokenHash([byte; 32]));
    let member = Seat { member: Some(sample::member_id("n")), ..bot(2, "best") };
    let others = [
        ("other rules", Game { header: "booty-dice(goal=30) seats 2 edition 1", ..game() }),
        ("a hint", Game { hinted: true, ..game() }),
        ("a bot with a character", Game { others: vec![bot(2, "strong:grudge")], ..game() }),
        ("a bot at random", Game { others: vec![bot(2, "random")], ..game() }),
        ("a guest", Game { others: vec![sample::person(2, "Ben", Some(1))], ..game() }),
        (
            "a guest for whom a bot ended it",
            Game { others: vec![Seat { token: token(2), ..bot(2, "best") }], ..game() },
        ),
        (
            "a player for whom a bot ended it",
            Game { others: vec![Seat { token: token(3), ..member }], ..game() },
        ),
        (
            "a guest among bots",
            Game {
                header: "booty-dice seats 3 edition 1",
                others: vec![bot(2, "best"), sample::person(3, "Ben", Some(4))],
                ..game()
            },
        ),
        ("a bot that won it for them", Game { notes: &["p1 bot steady", "p1 back"], ..game() }),
    ];
    for (what, game) in others {
        let store = house();
        let summary = settle(&store, game);
        assert_eq!((summary.against, summary.bots.len(), summary.share), (None, 0, None), "{what}");
        assert_eq!((store.members().bots().unwrap(), own(&store)), (vec![], Rating::new()), "{what}");
    }
}

#[test]
fn nobody_is_saved_by_letting_a_bot_lose_for_them() {
    let store = house();
    let lost = settle(&store, Game { winner: 2, notes: &["p1 bot steady"], ..game() });
    assert!(lost.against.is_some_and(|(before, after)| after < before));
    // A bot at another seat that was somebody's is not this one's.
    let won = settle(&store, Game { notes: &["p2 bot steady"], ..game() });
    assert!(won.against.is_some());
}

#[test]
fn the_same_bots_again_and_again_count_less_and_then_not() {
    let store = house();
    let gains: Vec<f64> = (0..9)
        .map(|number| {
            let before = own(&store).mean;
            let beaten = settle(&store, Game { others: vec![bot(2, "novice")], at: HOUR + number, ..game() });
            assert!(beaten.against.is_some(), "a win is a win");
            own(&store).mean - before
        })
        .collect();
    assert!(gains[0] > 0.0 && gains[3] < gains[2] / 1.5, "{gains:?}");
    assert_eq!(gains[7..], [0.0, 0.0]);
    let moved = level(&store, "novice");
    assert_eq!(moved.games, 7);
    // Another level counts, and the same one does on another day.
    settle(&store, Game { at: HOUR + 20, ..game() });
    let known = own(&store);
    assert_eq!(known.games, 8);
    settle(&store, Game { others: vec![bot(2, "novice")], at: HOUR + 2 * DAY, ..game() });
    let later = person_now(&store, &sample::member_id("m"), &pool(), Millis(HOUR + 2 * DAY)).unwrap();
    assert_eq!(later.games, 9);
}

#[test]
fn resignations_in_series_count_less_and_then_not() {
    let store = house();
    let resigned =
        |number: i64| Game { winner: 2, lines: &["p1 resigns"], at: HOUR + number * 2 * DAY, ..game() };
    let all: Vec<(i32, i32)> =
        (0..5).map(|number| settle(&store, resigned(number)).against.unwrap()).collect();
    let lost: Vec<i32> = all.iter().map(|(before, after)| before - after).collect();
    assert!(lost[0] > lost[1] && lost[1] > lost[2] && lost[2] > 0, "{lost:?}");
    assert_eq!(lost[3..], [0, 0]);
}

#[test]
fn several_bots_at_a_table_are_rated_once_for_each_level() {
    let store = house();
    let others = vec![bot(2, "novice"), bot(3, "best"), bot(4, "novice")];
    let summary = settle(&store, Game { header: "booty-dice seats 4 edition 1", others, ..game() });
    assert_eq!(summary.bots, ["novice", "best", "novice"]);
    let kept: Vec<String> =
        store.members().bots().unwrap().into_iter().map(|one| one.bot.to_string()).collect();
    assert_eq!(kept, ["booty-dice/4/best", "booty-dice/4/novice"]);
}
