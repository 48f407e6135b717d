//! Choices said ahead: made for whoever is away, given up as soon as they do not fit, and told to nobody else.

use super::*;
use crate::protocol::{
    AheadBranch, AheadStep, Clock, LookAhead, MyPlan, PlanAhead, Prospect, Stage, TableInfo, Visibility,
};
use AheadStep::{AnyRoll, Anything};
use luckhouse_store::{Change, Json, SeatNumber, TableId};
use serde_json::json;
use std::sync::atomic::{AtomicU32, Ordering};

/// Two play with days for each choice: the one whose turn it is, and the one who says something ahead.
struct Two {
    store: Arc<dyn Store>,
    house: Arc<House>,
    turn: Seated,
    away: Seated,
}

impl Two {
    async fn play(game: &str) -> Two {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let house = next_house(&store);
        let order = OpenTable { clock: Clock::Days(3), visibility: Visibility::Public, ..order(game, 2) };
        let ann = house.open(order).await.unwrap();
        let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
        let first = house.info(&ann.table, None).await.unwrap().waiting == [1];
        let (turn, away) = if first { (ann, ben) } else { (ben, ann) };
        Two { store, house, turn, away }
    }

    fn table(&self) -> &str {
        &self.away.table
    }

    fn token(&self) -> &str {
        self.away.token.as_deref().unwrap()
    }

    async fn plan(&self, branches: Vec<AheadBranch>) -> Result<MyPlan, Problem> {
        let after = self.look(&[]).await?.after;
        self.house.plan_ahead(self.table(), self.token(), PlanAhead { after, branches }).await
    }

    async fn look(&self, steps: &[AheadStep]) -> Result<Prospect, Problem> {
        let order = LookAhead { after: None, steps: steps.to_vec() };
        self.house.look_ahead(self.table(), self.token(), order).await
    }

    /// What is kept, as the disk has it.
    fn kept(&self) -> usize {
        self.store.load(&self.table().parse::<TableId>().unwrap()).unwrap().plans.len()
    }

    async fn info(&self) -> TableInfo {
        self.house.info(self.table(), None).await.unwrap()
    }

    async fn is_their_turn(&self) -> bool {
        self.info().await.waiting == [self.away.seat.unwrap()]
    }

    /// The lines of whoever is away.
    async fn own_lines(&self) -> Vec<String> {
        let seat = format!("p{} ", self.away.seat.unwrap());
        let log = self.house.log(self.table(), self.away.token.as_deref()).await.unwrap();
        log.lines().filter(|line| line.starts_with(&seat)).map(String::from).collect()
    }

    /// Somebody at a seat, whose commands have names of their own.
    async fn guest(&self, seated: &Seated) -> Guest {
        static COMMANDS: AtomicU32 = AtomicU32::new(0);
        let commands = COMMANDS.fetch_add(1000, Ordering::SeqCst);
        Guest { commands, ..Guest::sitting(&self.house, seated).await }
    }

    /// The one whose turn it is says this word, and whatever comes first before it.
    async fn play_turn(&self, word: &str) {
        let mut here = self.guest(&self.turn).await;
        while !here.now().offers.is_empty() {
            let words: Vec<String> = here.now().offers.iter().map(|offer| offer.word.clone()).collect();
            let said = words.iter().find(|known| *known == word).unwrap_or(&words[0]).clone();
            here.choose(&said).await;
            if said == word {
                break;
            }
        }
        here.leave().await;
    }
}

fn branch(when: &[AheadStep], choose: &str, then: Vec<AheadBranch>) -> AheadBranch {
    AheadBranch { when: when.to_vec(), choose: choose.into(), then }
}

/// The same word, whatever happens, so many times.
fn always(word: &str, times: usize) -> Vec<AheadBranch> {
    (0..times).fold(Vec::new(), |then, _| vec![branch(&[Anything], word, then)])
}

fn reason(refused: Result<impl std::fmt::Debug, Problem>) -> String {
    refused.unwrap_err().reason.unwrap().0["name"].as_str().unwrap().into()
}

#[tokio::test(start_paused = true)]
async fn a_plan_runs_several_turns_while_its_owner_is_away() {
    let two = Two::play("booty-dice").await;
    let told = two.plan(always("stop", 12)).await.unwrap();
    assert_eq!((told.made, two.kept()), (0, 1));
    let mut made = 0;
    for _ in 0..6 {
        two.play_turn("stop").await;
        if two.is_their_turn().await || two.info().await.stage == Stage::Over {
            break;
        }
        made += 1;
        let told = two.house.my_plan(two.table(), two.token()).await.unwrap();
        assert_eq!((told.made, told.branches.len()), (made, 1));
        assert_eq!(told.branches[0].choose.value, "stop", "and it says what that means");
    }
    assert!(made >= 2, "{made}");
    let lines = two.own_lines().await;
    assert!(lines.iter().filter(|line| line.ends_with(" stop")).count() >= 2, "{lines:?}");
    // It is their choice like any other: nothing stands in the log beside it.
    let log = two.house.log(two.table(), None).await.unwrap();
    assert!(!log.contains("ahead"), "{log}");
}

/// The steps to one's own turn, if the others choose this word where they can.
async fn way(two: &Two, word: &str) -> Vec<AheadStep> {
    let mut steps = Vec::new();
    loop {
        let found = two.look(&steps).await.unwrap();
        if let Some(roll) = found.rolls.first() {
            steps.push(if found.rolls.len() == 1 { AheadStep::Line(roll.line.clone()) } else { AnyRoll });
            continue;
        }
        let choice = found.choices.first().unwrap();
        if Some(choice.seat) == two.away.seat {
            return steps;
        }
        let offer = choice.offers.iter().find(|offer| offer.word == word).unwrap_or(&choice.offers[0]);
        steps.push(AheadStep::Line(format!("p{} {}", choice.seat, offer.word)));
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_looks_ahead_is_led_from_choice_to_choice_and_what_fits_is_chosen() {
    let two = Two::play("booty-dice").await;
    let steps = way(&two, "stop").await;
    let found = two.look(&steps).await.unwrap();
    assert!(found.choices.iter().any(|choice| Some(choice.seat) == two.away.seat && !choice.at_once));
    let told = two.plan(vec![branch(&steps, "stop", vec![])]).await.unwrap();
    let meaning = &told.branches[0].when;
    assert_eq!(meaning.iter().map(|told| told.step.clone()).collect::<Vec<_>>(), steps);
    assert_eq!(meaning[0].choices[0].offer.value, "stop");
    two.play_turn("stop").await;
    assert!(!two.is_their_turn().await);
    let told = two.house.my_plan(two.table(), two.token()).await.unwrap();
    assert_eq!((told.made, told.branches), (1, vec![]), "what was made is told until one chooses by hand");
    let mut here = two.guest(&two.away).await;
    two.play_turn("stop").await;
    here.settle().await;
    let word = here.now().offers[0].word.clone();
    here.choose(&word).await;
    assert_eq!(two.kept(), 0);
}

#[tokio::test(start_paused = true)]
async fn what_does_not_fit_is_dropped_and_waits_for_a_hand() {
    let two = Two::play("booty-dice").await;
    let mut steps = way(&two, "stop").await;
    // They roll, and were thought to stop.
    let roll = two.look(&[]).await.unwrap().choices[0]
        .offers
        .iter()
        .map(|offer| offer.word.clone())
        .find(|word| word != "stop");
    let roll = roll.expect("whoever begins may roll again");
    two.plan(vec![branch(&steps, "stop", vec![])]).await.unwrap();
    let mut here = two.guest(&two.turn).await;
    here.choose(&roll).await;
    assert_eq!(two.kept(), 1, "it is not their turn yet");
    here.leave().await;
    two.play_turn("stop").await;
    assert!(two.is_their_turn().await && two.own_lines().await.is_empty());
    assert_eq!(two.kept(), 0);
    // The first that fits counts.
    let two = Two::play("booty-dice").await;
    let other = format!("p{} {roll}", two.turn.seat.unwrap());
    steps = way(&two, "stop").await;
    let first = branch(&[AheadStep::Line(other), Anything], "roll all", vec![]);
    let known = two.look(&[]).await.unwrap().choices[0].offers.iter().any(|offer| offer.word == roll);
    let branches = if known { vec![first] } else { vec![] };
    let branches = branches.into_iter().chain([branch(&[Anything], "stop", vec![])]).collect();
    two.plan(branches).await.unwrap();
    two.play_turn("stop").await;
    assert!(two.own_lines().await[0].ends_with(" stop"), "{steps:?}");
}

#[tokio::test(start_paused = true)]
async fn a_plan_is_kept_over_restarts() {
    let two = Two::play("booty-dice").await;
    two.plan(always("stop", 3)).await.unwrap();
    two.house.stop().await;
    let two = Two { house: next_house(&two.store), ..two };
    let told = two.house.my_plan(two.table(), two.token()).await.unwrap();
    assert_eq!((told.made, told.branches.len()), (0, 1));
    two.play_turn("stop").await;
    assert_eq!(two.own_lines().await.len(), 1);
}

/// It was killed when their turn had come, and before it had chosen for them.
#[tokio::test(start_paused = true)]
async fn a_house_that_was_killed_in_between_chooses_when_it_is_open_again() {
    let two = Two::play("booty-dice").await;
    let after = two.look(&[]).await.unwrap().after;
    two.play_turn("stop").await;
    two.house.stop().await;
    let plan = json!({ "after": after, "branches": always("stop", 1) }).to_string();
    let (table, seat) = (two.table().parse().unwrap(), SeatNumber::new(two.away.seat.unwrap()).unwrap());
    two.store.apply(Change::PlanAhead { table, seat, plan: Some(Json(plan)) }).unwrap();
    let two = Two { house: next_house(&two.store), ..two };
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(two.own_lines().await.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn what_was_planned_upon_is_taken_back_and_so_is_the_plan() {
    let two = Two::play("lucky-shot").await;
    let mut here = two.guest(&two.turn).await;
    for _ in 0..30 {
        let Some(offer) = here.now().offers.first().cloned() else { return };
        here.choose(&offer.word).await;
        if !here.now().may_take_back || two.is_their_turn().await || here.now().offers.is_empty() {
            continue;
        }
        two.plan(vec![branch(&[Anything], &two.own_word().await, vec![])]).await.unwrap();
        assert_eq!(two.kept(), 1);
        let id = here.id();
        here.say(Inbound::TakeBack { id }).await;
        assert_eq!(two.kept(), 0);
        return;
    }
    panic!("nothing could be taken back");
}

impl Two {
    /// Something that whoever is away may choose next.
    async fn own_word(&self) -> String {
        let found = self.look(&[Anything]).await.unwrap();
        let own = found.choices.iter().find(|choice| Some(choice.seat) == self.away.seat).unwrap();
        own.offers[0].word.clone()
    }
}

#[tokio::test(start_paused = true)]
async fn who_leaves_or_gives_up_has_said_nothing_ahead() {
    let two = Two::play("booty-dice").await;
    two.plan(always("stop", 3)).await.unwrap();
    let mut away = two.guest(&two.away).await;
    let id = away.id();
    away.say(Inbound::Leave { id }).await;
    assert_eq!(two.kept(), 0);
    let two = Two::play("booty-dice").await;
    two.plan(always("stop", 3)).await.unwrap();
    let mut away = two.guest(&two.away).await;
    let id = away.id();
    away.say(Inbound::Resign { id }).await;
    assert_eq!((two.kept(), two.info().await.stage), (0, Stage::Over));
    assert_eq!(reason(two.plan(always("stop", 1)).await), "game-over");
    two.house.drop_plan(two.table(), two.token()).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn whoever_is_late_is_played_for_and_what_they_said_is_dropped() {
    let two = Two::play("booty-dice").await;
    let told = two.plan(vec![branch(
        &[AheadStep::Line(format!("p{} stop", two.turn.seat.unwrap()))],
        "stop",
        vec![],
    )]);
    // That is not their turn yet: a throw comes first.
    assert_eq!(reason(told.await), "ahead-not-asked");
    two.plan(always("stop", 1)).await.unwrap();
    two.house.drop_plan(two.table(), two.token()).await.unwrap();
    assert_eq!(two.kept(), 0);
    two.play_turn("stop").await;
    assert!(two.is_their_turn().await);
    tokio::time::sleep(Duration::from_secs(4 * 24 * 3600)).await;
    assert!(!two.own_lines().await.is_empty(), "the house has chosen");
}

/// Everything that this one hears, but for pongs.
async fn heard(guest: &mut Guest) -> String {
    guest.settle().await;
    format!("{:?}{:?}{:?}", guest.story, guest.now, guest.others)
}

#[tokio::test(start_paused = true)]
async fn nobody_else_learns_of_a_plan() {
    let two = Two::play("booty-dice").await;
    let mut others =
        [two.guest(&two.turn).await, Guest::come(&two.house, two.table(), None, 0).await.unwrap()];
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut before = Vec::new();
    for guest in &mut others {
        before.push(heard(guest).await);
    }
    let seen = |info: TableInfo, log: String| (serde_json::to_string(&info).unwrap(), log);
    let all = seen(two.info().await, two.house.log(two.table(), two.turn.token.as_deref()).await.unwrap());
    let listed = two.store.load(&two.table().parse().unwrap()).unwrap().listed;
    two.plan(always("stop", 3)).await.unwrap();
    two.house.drop_plan(two.table(), two.token()).await.unwrap();
    two.plan(always("stop", 3)).await.unwrap();
    tokio::time::sleep(Duration::from_secs(1)).await;
    for (guest, before) in others.iter_mut().zip(before) {
        assert_eq!(heard(guest).await, before);
    }
    let now = seen(two.info().await, two.house.log(two.table(), two.turn.token.as_deref()).await.unwrap());
    assert_eq!(now, all);
    assert_eq!(two.store.load(&two.table().parse().unwrap()).unwrap().listed, listed);
    let token = two.turn.token.as_deref().unwrap();
    assert_eq!(reason(two.house.my_plan(two.table(), token).await), "ahead-your-turn");
}

#[tokio::test(start_paused = true)]
async fn only_what_can_be_is_planned() {
    let two = Two::play("booty-dice").await;
    let (own, other) = (two.away.seat.unwrap(), two.turn.seat.unwrap());
    let line = |text: String| AheadStep::Line(text);
    let wrong = [
        (vec![], "ahead-nothing"),
        (vec![branch(&[Anything, AnyRoll], "stop", vec![])], "ahead-last"),
        (vec![branch(&[line(format!("p{own} stop"))], "stop", vec![])], "ahead-own"),
        (vec![branch(&[], "stop", vec![])], "ahead-not-asked"),
        (vec![branch(&[AnyRoll], "stop", vec![])], "ahead-cannot-be"),
        (vec![branch(&[line("p9 stop".into())], "stop", vec![])], "not-now"),
        (vec![branch(&[line("nonsense".into())], "stop", vec![])], "ahead-cannot-be"),
        (vec![branch(&[line(format!("p{other} dance"))], "stop", vec![])], "bad-word"),
        (vec![branch(&[line("x".repeat(400))], "stop", vec![])], "ahead-word-long"),
        (vec![branch(&vec![AnyRoll; 40], "stop", vec![])], "ahead-long"),
        (always("stop", 17), "ahead-deep"),
        ((0..60).map(|_| branch(&[line("x".repeat(290))], "stop", vec![])).collect(), "ahead-large"),
        ((0..65).map(|_| branch(&[Anything], "stop", vec![])).collect(), "ahead-many"),
    ];
    for (branches, why) in wrong {
        assert_eq!(reason(two.plan(branches).await), why);
    }
    assert_eq!(reason(two.look(&vec![AnyRoll; 300]).await), "ahead-long");
    let steps = way(&two, "stop").await;
    let rob = two.plan(vec![branch(&steps, &format!("rob p{other}"), vec![])]).await;
    assert!(rob.is_err(), "nobody is asked that with any dice");
    assert_eq!(two.kept(), 0);
    let late = PlanAhead { after: 9999, branches: always("stop", 1) };
    assert_eq!(reason(two.house.plan_ahead(two.table(), two.token(), late).await), "ahead-too-late");
    let turn = two.turn.token.as_deref().unwrap();
    assert_eq!(
        reason(two.house.look_ahead(two.table(), turn, LookAhead::default()).await),
        "ahead-your-turn"
    );
    assert_eq!(reason(two.house.my_plan(two.table(), "no-token").await), "wrong-token");
}

#[tokio::test(start_paused = true)]
async fn a_plan_that_comes_late_counts_if_it_fits_what_happened_meanwhile() {
    let two = Two::play("booty-dice").await;
    let after = two.look(&[]).await.unwrap().after;
    two.play_turn("stop").await;
    assert!(two.is_their_turn().await);
    let never = branch(&[AnyRoll, Anything], "stop", vec![]);
    let order = |branches| PlanAhead { after, branches };
    let refused = two.house.plan_ahead(two.table(), two.token(), order(vec![never])).await;
    assert_eq!(reason(refused), "ahead-cannot-be");
    two.house.plan_ahead(two.table(), two.token(), order(always("stop", 1))).await.unwrap();
    assert!(two.own_lines().await[0].ends_with(" stop"));
}

#[tokio::test(start_paused = true)]
async fn clocks_of_seconds_secrets_and_bots_have_no_plans() {
    let house = house();
    for (game, clock, why) in [
        ("booty-dice", Clock::Seconds(60), "ahead-clock"),
        ("reynards-luck", Clock::Days(3), "ahead-secrets"),
        ("reynards-luck", Clock::None, "ahead-secrets"),
    ] {
        let ann = house.open(OpenTable { clock, ..order(game, 2) }).await.unwrap();
        let look = || house.look_ahead(&ann.table, ann.token.as_deref().unwrap(), LookAhead::default());
        assert_eq!(reason(look().await), "not-begun");
        let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
        for seated in [&ann, &ben] {
            let token = seated.token.as_deref().unwrap();
            assert_eq!(reason(house.look_ahead(&ann.table, token, LookAhead::default()).await), why);
        }
        assert!(!house.info(&ann.table, None).await.unwrap().ahead);
    }
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    assert!(house.info(&ann.table, None).await.unwrap().ahead);
}

/// What is sealed in a choice made at once is no part of what can be looked at.
#[tokio::test(start_paused = true)]
async fn looking_ahead_shows_no_sealed_choice_and_no_roll_to_come() {
    let two = Two::play("booty-dice").await;
    let steps = way(&two, "stop").await;
    let rolls = steps.iter().position(|step| *step == AnyRoll).unwrap();
    let found = two.look(&steps[..rolls]).await.unwrap();
    assert!(found.rolls.len() > 100 && found.sure, "everything that can come up: {}", found.rolls.len());
    let seen: Vec<Prospect> = vec![two.look(&steps[..rolls]).await.unwrap(), found];
    assert_eq!(seen[0], seen[1]);
}

/// Four at Fortuna, of whom three answer a call at once: their guests, the one who called first.
async fn called(house: &Arc<House>) -> Vec<(Seated, Guest)> {
    let ann = house.open(order("fortuna", 4)).await.unwrap();
    let mut all = vec![ann.clone()];
    for name in ["Ben", "Cat", "Dan"] {
        all.push(house.sit(&ann.table, sit(name)).await.unwrap());
    }
    let mut guests = Vec::new();
    for (seated, name) in all.into_iter().zip(["a", "b", "c", "d"]) {
        guests.push((seated.clone(), Guest { name, ..Guest::sitting(house, &seated).await }));
    }
    for _ in 0..99 {
        let place = guests.iter().position(|(_, guest)| !guest.now().offers.is_empty()).unwrap();
        let (_, guest) = &mut guests[place];
        let word = guest.now().offers[0].word.clone();
        guest.choose(&word).await;
        for (_, guest) in &mut guests {
            guest.settle().await;
        }
        let asked = guests.iter().filter(|(_, guest)| !guest.now().offers.is_empty()).count();
        if asked > 1 {
            guests.swap(0, place);
            return guests;
        }
    }
    panic!("nobody was called");
}

#[tokio::test(start_paused = true)]
async fn what_is_sealed_is_seen_by_nobody_who_looks_ahead() {
    let house = house();
    let mut guests = called(&house).await;
    let (caller, _) = &guests[0];
    let (caller, sealer) = (caller.clone(), guests[1].0.clone());
    let look = |who: &Seated| {
        let (house, table, token) = (Arc::clone(&house), who.table.clone(), who.token.clone().unwrap());
        async move { house.look_ahead(&table, &token, LookAhead::default()).await }
    };
    let before = look(&caller).await.unwrap();
    assert!(before.choices.len() > 1 && before.choices.iter().all(|choice| choice.at_once));
    for word in ["accept", "challenge"] {
        let (_, guest) = &mut guests[1];
        guest.choose(word).await;
        assert_eq!(look(&caller).await.unwrap(), before, "{word}");
        assert_eq!(reason(look(&sealer).await), "ahead-at-once");
        let id = guest.id();
        guest.say(Inbound::TakeBack { id }).await;
    }
    assert_eq!(reason(look(&sealer).await), "ahead-your-turn");
}
