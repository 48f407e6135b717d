//! Whole games.

use super::*;
use crate::protocol::{Stage, Visibility, Who, Why};
use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::{OddsReport, games::GAMES, read_log};
use luckhouse_words::{Language, Words};

/// Everybody takes a random offer whenever they owe a choice, until the game is over.
async fn play(guests: &mut [Guest], rng: &mut Rng) {
    while guests[0].now().stage != Stage::Over {
        for guest in guests.iter_mut() {
            guest.settle().await;
            while let Some(offer) = guest
                .now()
                .offers
                .first()
                .map(|_| rng.pick(&guest.now().offers.iter().collect::<Vec<_>>()).word.clone())
            {
                let answer = guest.choose(&offer).await;
                assert!(matches!(answer, Outbound::Done { .. }), "{offer}: {answer:?}");
            }
        }
    }
    for guest in guests {
        guest.settle().await;
    }
}

#[tokio::test(start_paused = true)]
async fn people_play_every_game_to_its_end_and_all_are_told_the_same() {
    for (index, game) in GAMES.iter().enumerate() {
        let house = house();
        let seats = *game.about().seats.last().unwrap() as u8;
        let ann = house.open(order(game.about().name, seats)).await.unwrap();
        let mut guests = vec![Guest::sitting(&house, &ann).await];
        for number in 1..seats {
            let seated = house.sit(&ann.table, sit(&format!("guest {number}"))).await.unwrap();
            guests.push(Guest::sitting(&house, &seated).await);
        }
        guests.push(Guest::come(&house, &ann.table, None, 0).await.unwrap());
        play(&mut guests, &mut Rng::seeded(index as u64)).await;
        let log = house.log(&ann.table, None).await.unwrap();
        for guest in &guests {
            assert_eq!(guest.lines().join("\n"), written(&log), "{}", game.about().name);
        }
        assert!(log.starts_with("# luckhouse log 2\n") && log.contains("\n# fair secret "), "{log}");
    }
}

/// The views that came with lines, by the number of lines before them.
fn views(guest: &Guest) -> Vec<(usize, serde_json::Value)> {
    let lines = guest.story.iter().filter_map(|entry| match &entry.what {
        What::Line { view, .. } => Some(view.clone()),
        _ => None,
    });
    lines.enumerate().filter_map(|(event, view)| Some((event + 1, view?))).collect()
}

#[tokio::test(start_paused = true)]
async fn whoever_shows_line_after_line_is_told_how_things_stood_between() {
    let house = house();
    let ann = house.open(order("reynards-luck", 2)).await.unwrap();
    let bob = house.sit(&ann.table, sit("Bob")).await.unwrap();
    let come = async |seated: &Seated| {
        let wishes = Wishes { pictures: None, views: true };
        Guest::wishing(&house, &seated.table, seated.token.as_deref(), 0, wishes).await.unwrap()
    };
    let mut guests = [come(&ann).await, come(&bob).await];
    let mut rng = Rng::seeded(3);
    for _ in 0..60 {
        for guest in &mut guests {
            guest.settle().await;
            let words: Vec<String> = guest.now().offers.iter().map(|offer| offer.word.clone()).collect();
            if !words.is_empty() {
                let word = &words[rng.below(words.len() as u64) as usize];
                guest.choose(word).await;
            }
        }
    }
    for guest in &mut guests {
        guest.settle().await;
    }
    assert_eq!(guests[0].now().stage, Stage::Playing);
    let told = guests.each_ref().map(views);
    play(&mut guests, &mut rng).await;
    let game = read_log(&house.log(&ann.table, None).await.unwrap(), usize::MAX).unwrap();
    for (seat, told) in told.into_iter().enumerate() {
        assert!(!told.is_empty());
        for (events, view) in told.into_iter().chain(views(&guests[seat])) {
            let stood = game.views(events..events + 1, Viewer::Seat(Seat::at(seat))).pop();
            assert_eq!(Some(view), stood, "what this seat could see then, though the game is over");
        }
    }
    let later = come(&ann).await;
    assert_eq!(views(&later), [], "whoever comes back sees no film");
}

fn written(log: &str) -> String {
    log.lines().filter(|line| !line.starts_with('#')).skip(1).collect::<Vec<_>>().join("\n")
}

#[tokio::test(start_paused = true)]
async fn odds_are_told_as_tables_that_read_as_they_do_on_a_terminal() {
    let house = house();
    let ann = house.open(order("lantern", 1)).await.unwrap();
    let mut guest = Guest::sitting(&house, &ann).await;
    let expected = loop {
        let game = read_log(&house.log(&ann.table, None).await.unwrap(), usize::MAX).unwrap();
        let reports = game.odds_here(Seat::at(0));
        if !reports.is_empty() {
            break reports;
        }
        let first = guest.now().offers[0].word.clone();
        guest.choose(&first).await;
    };
    let id = guest.id();
    let answer = guest.say(Inbound::Odds { id }).await;
    let Outbound::Odds { reports, .. } = answer else { panic!("{answer:?}") };
    let reports: Vec<OddsReport> = reports.into_iter().map(OddsReport::from).collect();
    assert_eq!(reports, expected);
    let german = Words::in_language(Language::find("de").unwrap());
    let said: Vec<String> =
        reports.iter().map(|report| report.said(&german, "lantern").to_string()).collect();
    assert!(said.join("").contains("Die Zonen, die noch kommen"), "{said:?}");
}

#[tokio::test(start_paused = true)]
async fn bots_play_with_a_person_and_with_one_another() {
    let house = house();
    let bots = [(2, "steady".into()), (3, "random".into())].into();
    let ann = house.open(OpenTable { bots, ..order("booty-dice", 3) }).await.unwrap();
    let mut guests = [Guest::sitting(&house, &ann).await];
    play(&mut guests, &mut Rng::seeded(1)).await;
    let by = |seat: &str| guests[0].lines().iter().filter(|line| line.starts_with(seat)).count();
    assert!(by("p1 ") > 0 && by("p2 ") > 0 && by("p3 ") > 0);
}

#[tokio::test(start_paused = true)]
async fn a_table_goes_on_where_it_was_in_the_next_house() {
    for game in ["booty-dice", "reynards-luck", "fortuna"] {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let mut house = next_house(&store);
        let ann = house.open(order(game, 2)).await.unwrap();
        let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
        let mut rng = Rng::seeded(3);
        for round in 0..12 {
            let mut guests = [Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await];
            for guest in &mut guests {
                guest.name = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"][round];
                guest.settle().await;
                if !guest.now().offers.is_empty() {
                    let word = rng.pick(&guest.now().offers.iter().collect::<Vec<_>>()).word.clone();
                    guest.choose(&word).await;
                }
            }
            for guest in &mut guests {
                guest.settle().await;
            }
            let before: Vec<_> =
                guests.iter().map(|guest| (guest.story.clone(), guest.now().clone())).collect();
            // The old house is left as a killed one would be: nothing is said to it.
            house = next_house(&store);
            let again = [Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await];
            let after: Vec<_> =
                again.iter().map(|guest| (guest.story.clone(), guest.now().clone())).collect();
            assert_eq!(before, after, "{game}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_back_is_told_the_rest() {
    let house = house();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    house.sit(&ann.table, sit("Ben")).await.unwrap();
    let first = Guest::sitting(&house, &ann).await;
    for from in 0..first.last() {
        let again = Guest::come(&house, &ann.table, ann.token.as_deref(), from).await.unwrap();
        assert_eq!(again.story, first.story[from as usize..]);
        assert_eq!(again.now, first.now);
    }
    let ahead = Guest::come(&house, &ann.table, ann.token.as_deref(), 9999).await.unwrap();
    assert_eq!(ahead.story, first.story, "who has too much is told everything anew");
}

#[tokio::test(start_paused = true)]
async fn a_choice_can_be_taken_back_and_the_log_shows_it_no_more() {
    let house = house();
    let ann = house.open(order("reynards-luck", 2)).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let (mut ann_here, mut ben_here) =
        (Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await);
    let before = ann_here.lines();
    let word = ann_here.now().offers[0].word.clone();
    ann_here.choose(&word).await;
    assert!(ann_here.now().may_take_back && !ben_here.now().may_take_back);
    let id = ann_here.id();
    ann_here.say(Inbound::TakeBack { id }).await;
    ben_here.settle().await;
    assert_eq!((ann_here.lines(), ben_here.lines().len()), (before.clone(), before.len()));
    let again = Guest::sitting(&house, &ann).await;
    assert_eq!(again.lines(), before);
    assert!(again.story.iter().any(|entry| entry.what == What::Gone));
    let id = ann_here.id();
    assert_eq!(why(&ann_here.say(Inbound::TakeBack { id }).await), Why::Rules);
}

#[tokio::test(start_paused = true)]
async fn wrong_words_and_wrong_moments_are_refused_and_change_nothing() {
    let house = house();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let mut alone = Guest::sitting(&house, &ann).await;
    assert_eq!(why(&alone.choose("stop").await), Why::Rules, "the game has not begun");
    house.sit(&ann.table, sit("Ben")).await.unwrap();
    alone.settle().await;
    let before = alone.last();
    assert_eq!(why(&alone.choose("dance").await), Why::Word);
    assert_eq!(why(&alone.choose("rob p1").await), Why::Rules);
    let id = alone.id();
    assert_eq!(why(&alone.say(Inbound::Shortcut { id, word: "all".into(), luck: None }).await), Why::Word);
    let id = "no good".to_string();
    alone
        .handle
        .send(Box::new(TableMessage::Said(alone.subscription.number, Inbound::Resign { id })))
        .await
        .unwrap();
    alone.settle().await;
    assert!(matches!(alone.others.last(), Some(Outbound::Refused { id: None, why: Why::Word, .. })));
    assert_eq!(alone.last(), before);
}

#[tokio::test(start_paused = true)]
async fn seats_are_taken_once_and_tables_are_as_private_as_they_say() {
    let house = house();
    let private = OpenTable { visibility: Visibility::Private, ..order("booty-dice", 2) };
    let ann = house.open(private).await.unwrap();
    assert_eq!(house.hello_as(&ann.table, None).await, Some(Why::NotYours));
    assert_eq!(house.hello_as(&ann.table, Some("00")).await, Some(Why::NotYours));
    assert_eq!(house.hello_as("nowhere", None).await, Some(Why::NoTable));
    assert_eq!(house.log(&ann.table, None).await.unwrap_err().why, Why::NotYours);
    let taken = Sit { seat: Some(1), ..sit("Ben") };
    assert_eq!(house.sit(&ann.table, taken).await.unwrap_err().why, Why::Full);
    assert_eq!(house.sit(&ann.table, Sit { seat: Some(3), ..sit("Ben") }).await.unwrap_err().why, Why::House);
    assert_eq!(house.sit(&ann.table, Sit { seat: Some(0), ..sit("Ben") }).await.unwrap_err().why, Why::Word);
    assert_eq!(house.sit(&ann.table, sit("\n")).await.unwrap_err().why, Why::Word);
    house.sit(&ann.table, sit("Ben")).await.unwrap();
    assert_eq!(house.sit(&ann.table, sit("Cas")).await.unwrap_err().why, Why::Full);
}

#[tokio::test(start_paused = true)]
async fn orders_that_cannot_be_are_refused() {
    let house = house();
    let fine = || order("booty-dice", 2);
    let wrong = [
        order("ludo", 2),
        order("booty-dice", 9),
        OpenTable { options: [("gaol".into(), "30".into())].into(), ..fine() },
        OpenTable { bots: [(3, "steady".into())].into(), ..fine() },
        OpenTable { bots: [(0, "steady".into())].into(), ..fine() },
        OpenTable { bots: [(2, "stronk".into())].into(), ..fine() },
        OpenTable { bots: [(1, "steady".into()), (2, "steady".into())].into(), ..fine() },
        OpenTable {
            bots: [(1, "steady".into())].into(),
            sit: Some(Sit { seat: Some(1), ..sit("Ann") }),
            ..fine()
        },
        OpenTable { sit: Some(sit("")), ..fine() },
        OpenTable { clock: crate::protocol::Clock::Seconds(1), ..fine() },
        OpenTable { clock: crate::protocol::Clock::Days(99), ..fine() },
    ];
    for order in wrong {
        assert!(house.open(order.clone()).await.is_err(), "{order:?}");
    }
    assert!(house.open(fine()).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn talk_is_numbered_said_once_and_can_be_muted() {
    let house = house();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let mut host = Guest::sitting(&house, &ann).await;
    let mut eve = Guest::come(&house, &ann.table, None, 0).await.unwrap();
    let talk = |id: &str, text: &str| Inbound::Talk { id: id.into(), text: text.into() };
    for _ in 0..2 {
        assert!(matches!(eve.say(talk("t1", "hello")).await, Outbound::Done { .. }));
    }
    host.say(talk("t1", "good evening")).await;
    let who = eve.others.iter().find_map(|told| match told {
        Outbound::Talk { lines, .. } => Some(lines[0].who.clone()),
        _ => None,
    });
    let who = who.unwrap();
    assert!(matches!(&who, Who::Watcher(name) if name.starts_with("Eve#")));
    host.say(Inbound::Mute { id: "m".into(), who, muted: true }).await;
    assert_eq!(why(&eve.say(talk("t2", "boo")).await), Why::House);
    let mute = Inbound::Mute { id: "m".into(), who: Who::Seat(1), muted: true };
    assert_eq!(why(&eve.say(mute).await), Why::House);
    let late = Guest::sitting(&house, &ann).await;
    let lines = late.others.iter().find_map(|told| match told {
        Outbound::Talk { lines, .. } => {
            Some(lines.iter().map(|line| (line.n, line.text.clone())).collect::<Vec<_>>())
        }
        _ => None,
    });
    assert_eq!(lines.unwrap(), [(1, None), (2, Some("good evening".into()))]);
}

#[tokio::test(start_paused = true)]
async fn hints_are_given_where_the_table_has_them() {
    let house = house();
    for hints in [true, false] {
        let bots = [(2, "random".into())].into();
        let ann = house.open(OpenTable { hints, bots, ..order("booty-dice", 2) }).await.unwrap();
        let mut ann = Guest::sitting(&house, &ann).await;
        while ann.now().offers.is_empty() {
            tokio::task::yield_now().await;
            ann.settle().await;
        }
        match ann.say(Inbound::Hint { id: "h".into() }).await {
            Outbound::Hint { opinions, .. } => assert!(hints && opinions.len() == ann.now().offers.len()),
            other => assert!(!hints && why(&other) == Why::House),
        }
        assert!(matches!(ann.say(Inbound::Odds { id: "o".into() }).await, Outbound::Odds { .. }));
    }
}

#[tokio::test]
async fn a_seat_has_one_open_question_and_whoever_goes_has_none() {
    let thinking = crate::Thinking { questions: 1, ..Default::default() };
    let house = House::start(Arc::new(Memory::default()), Config { thinking, ..config() }).unwrap();
    let ann = house.open(OpenTable { hints: true, ..order("booty-dice", 2) }).await.unwrap();
    house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut here = Guest::sitting(&house, &ann).await;
    // Somebody keeps the only thread busy.
    let waiting = tokio::spawn({
        let house = Arc::clone(&house);
        async move { house.thinking.questions.ask(Duration::from_secs(60), spin).await }
    });
    tokio::task::yield_now().await;
    here.handle
        .send(Box::new(TableMessage::Said(here.subscription.number, Inbound::Hint { id: "first".into() })))
        .await
        .unwrap();
    let second = here.say(Inbound::Odds { id: "second".into() }).await;
    assert_eq!(why(&second), Why::TooFast);
    // Who goes takes the question along: the seat can ask anew at once.
    let mut again = Guest::sitting(&house, &ann).await;
    here.leave().await;
    waiting.abort();
    assert!(matches!(again.say(Inbound::Odds { id: "third".into() }).await, Outbound::Odds { .. }));
}

/// Works for as long as somebody waits for it.
fn spin() {
    while !luckhouse_shelf::Cancel::is_time_up() {
        std::thread::yield_now();
    }
}

#[tokio::test(start_paused = true)]
async fn resigning_ends_a_game_of_two_and_everybody_can_play_again() {
    let house = house();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let token = |seated: &Seated| seated.token.clone().unwrap();
    let early = house.rematch(&ann.table, &token(&ann), Default::default()).await.unwrap_err();
    assert_eq!(early.why, Why::Rules);
    let mut ben_here = Guest::sitting(&house, &ben).await;
    let id = ben_here.id();
    ben_here.say(Inbound::Resign { id }).await;
    assert_eq!(ben_here.now().outcome.as_ref().unwrap().winners, [1]);
    let again = [
        house.rematch(&ann.table, &token(&ann), Default::default()).await.unwrap(),
        house.rematch(&ann.table, &token(&ben), Default::default()).await.unwrap(),
        house.rematch(&ann.table, &token(&ann), Default::default()).await.unwrap(),
    ];
    assert_eq!(again[0], again[2], "asking again gives the same seat");
    assert_eq!((again[0].table.clone(), again[1].seat), (again[1].table.clone(), Some(2)));
    assert_ne!(again[0].table, ann.table);
    let mut new = Guest::sitting(&house, &again[1]).await;
    new.settle().await;
    assert_eq!(new.now().stage, Stage::Playing);
    assert!(house.rematch(&ann.table, &"0".repeat(64), Default::default()).await.is_err());
}

impl House {
    async fn hello_as(self: &Arc<Self>, table: &str, token: Option<&str>) -> Option<Why> {
        Guest::come(self, table, token, 0).await.err().map(|problem| problem.why)
    }
}
