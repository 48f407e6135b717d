//! Vacations: where players have days, the clock of whoever is on vacation stands still.

use super::*;
use crate::members::Session;
use crate::protocol::{Clock, MyVacations, PlanVacation, Presence};
use crate::table::Newcomer;
use luckhouse_store::{Change, Json, Member, MemberChange, MemberId, Name, TableId, TokenHash};
use std::sync::atomic::{AtomicI64, Ordering};

const HOUR: u64 = 3600;
const DAY: u64 = 24 * HOUR;
const DAY_MS: i64 = DAY as i64 * 1000;

/// A player whom the house knows, signed in.
fn known(store: &dyn Store, name: &str) -> Session {
    let id = MemberId::new(name.to_lowercase()).unwrap();
    let member = Member {
        id: id.clone(),
        name: Name::new(name).unwrap(),
        settings: Json("{}".into()),
        created: Millis(0),
    };
    store.apply(Change::Member(MemberChange::Enroll(member))).unwrap();
    Session { member: id, hash: TokenHash([0; 32]), device: String::new(), added: Millis(0) }
}

fn newcomer(session: &Session) -> Newcomer {
    Newcomer { member: Some(session.member.clone()), address: None, bot: None }
}

/// Two who are known play with days for each choice: the one whose turn it is comes first.
struct Two {
    store: Arc<dyn Store>,
    house: Arc<House>,
    turn: (Session, Seated),
    other: (Session, Seated),
}

impl Two {
    async fn play(clock: Clock, config: Config) -> Two {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let (ann, ben) = (known(&*store, "Ann"), known(&*store, "Ben"));
        let house = House::start(Arc::clone(&store), config).unwrap();
        let order = OpenTable { clock, ..order("booty-dice", 2) };
        let at_one = house.open_as(order, newcomer(&ann)).await.unwrap();
        let at_two = house.sit_as(&at_one.table, sit("Ben"), newcomer(&ben)).await.unwrap();
        let first = Guest::sitting(&house, &at_one).await.now().waiting == [1];
        let (one, two) = ((ann, at_one), (ben, at_two));
        let (turn, other) = if first { (one, two) } else { (two, one) };
        Two { store, house, turn, other }
    }

    async fn days(days: u8) -> Two {
        Two::play(Clock::Days(days), config()).await
    }

    async fn watch(&self) -> Guest {
        Guest::sitting(&self.house, &self.other.1).await
    }

    /// How long is left of the time for the choice; nothing if it stands still.
    async fn left(&self) -> Option<i64> {
        let now = (self.house.config.clock)().0;
        self.watch().await.now().deadline.map(|deadline| (deadline - now) / (HOUR as i64 * 1000))
    }

    async fn is_late(&self) -> bool {
        self.watch().await.story.iter().any(|entry| matches!(entry.what, What::TimeUp { .. }))
    }
}

async fn plan(house: &Arc<House>, who: &Session, days: u32) -> Result<MyVacations, Problem> {
    house.plan_vacation(who, PlanVacation { from: None, days }).await
}

async fn hours(hours: u64) {
    tokio::time::sleep(Duration::from_secs(hours * HOUR)).await;
}

/// Until when each seat is said to be on vacation.
fn said(people: &Presence) -> Vec<bool> {
    people.seats.iter().map(|standing| standing.vacation.is_some()).collect()
}

#[tokio::test(start_paused = true)]
async fn the_clock_of_whoever_is_on_vacation_stands_still_and_goes_on_by_itself() {
    let two = Two::days(2).await;
    hours(24).await;
    let mut watching = two.watch().await;
    plan(&two.house, &two.turn.0, 5).await.unwrap();
    watching.settle().await;
    let away = usize::from(two.turn.1.seat.unwrap()) - 1;
    let told = watching.others.iter().rev().find_map(|told| match told {
        Outbound::People(people) => Some(said(people)),
        _ => None,
    });
    assert_eq!(told, Some((0..2).map(|seat| seat == away).collect()), "others see who is on vacation");
    assert_eq!(watching.now().deadline, None, "and that nobody's time runs");
    hours(4 * 24).await;
    assert!(!two.is_late().await);
    assert!(said(&two.house.info(&two.turn.1.table, None).await.unwrap().people)[away]);
    hours(25).await;
    assert_eq!(two.left().await, Some(22), "what was left is left");
    assert!(!said(&two.house.info(&two.turn.1.table, None).await.unwrap().people)[away]);
    hours(24).await;
    assert!(two.is_late().await);
}

#[tokio::test(start_paused = true)]
async fn nobody_elses_clock_stands_still() {
    let two = Two::days(2).await;
    plan(&two.house, &two.other.0, 14).await.unwrap();
    assert_eq!(two.left().await, Some(47));
    hours(49).await;
    assert!(two.is_late().await);
}

#[tokio::test(start_paused = true)]
async fn clocks_of_minutes_and_games_of_tournaments_run_on() {
    let two = Two::play(Clock::Seconds(60), config()).await;
    plan(&two.house, &two.turn.0, 14).await.unwrap();
    let here = two.watch().await;
    assert!(here.now().deadline.is_some());
    let info = two.house.info(&two.turn.1.table, None).await.unwrap();
    assert_eq!(said(&info.people), [false, false]);
    // The same game, of a tournament.
    let two = Two::days(1).await;
    let id = TableId::new(two.turn.1.table.as_str()).unwrap();
    let listed = two.store.load(&id).unwrap().listed;
    let mut settings = crate::table::Settings::of(&listed.settings).unwrap();
    settings.tournament = Some(crate::table::OfTournament { id: "t".into(), game: 1 });
    let (at, visibility) = (listed.changed, listed.visibility);
    two.house.stop().await;
    two.store.apply(Change::Edit { table: id, at, visibility, settings: settings.kept() }).unwrap();
    let house = next_house(&two.store);
    let again = Two { house, ..two };
    plan(&again.house, &again.turn.0, 14).await.unwrap();
    assert!(again.left().await.is_some());
}

#[tokio::test(start_paused = true)]
async fn beginning_and_ending_often_stretches_nothing() {
    let two = Two::days(2).await;
    for _ in 0..5 {
        let told = plan(&two.house, &two.turn.0, 1).await.unwrap();
        hours(1).await;
        two.house.end_vacation(&two.turn.0, told.runs.unwrap().from).await.unwrap();
        hours(5).await;
    }
    // Thirty hours have passed, five of them on vacation.
    assert_eq!(two.left().await, Some(48 - 25 - 1));
    assert_eq!(two.house.my_vacations(&two.turn.0).await.unwrap().left, 21 - 5, "each counts a day");
}

#[tokio::test(start_paused = true)]
async fn a_vacation_holds_over_a_house_that_is_killed_and_one_that_is_closed() {
    let two = Two::days(2).await;
    plan(&two.house, &two.turn.0, 10).await.unwrap();
    hours(24).await;
    let two = Two { house: next_house(&two.store), ..two };
    assert_eq!(two.left().await, None);
    hours(3 * 24).await;
    two.house.stop().await;
    let two = Two { house: next_house(&two.store), ..two };
    assert_eq!(two.left().await, None, "and it is not forgotten while the table is awake again");
    hours(5 * 24).await;
    assert!(!two.is_late().await);
    hours(24 + 1).await;
    assert_eq!(two.left().await, Some(46));
}

#[tokio::test(start_paused = true)]
async fn a_vacation_that_is_planned_begins_by_itself_and_whoever_sits_down_later_brings_it_along() {
    let two = Two::days(3).await;
    let from = Some((two.house.config.clock)().0 + DAY_MS);
    let planned = PlanVacation { from, days: 3 };
    two.house.plan_vacation(&two.turn.0, planned).await.unwrap();
    assert_eq!(two.left().await, Some(71));
    hours(25).await;
    assert_eq!(two.left().await, None);
    // At a new table of the same player it holds from the beginning.
    let order = OpenTable { clock: Clock::Days(1), ..order("booty-dice", 2) };
    let next = two.house.open_as(order, newcomer(&two.turn.0)).await.unwrap();
    two.house.sit_as(&next.table, sit("Eve"), Newcomer::default()).await.unwrap();
    let people = two.house.info(&next.table, None).await.unwrap().people;
    assert_eq!(said(&people), [true, false]);
    hours(3 * 24).await;
    assert_eq!(two.left().await, Some(46));
}

/// How far the wall's clock has jumped. One test only may use it.
static JUMPED: AtomicI64 = AtomicI64::new(0);

fn jumping() -> Millis {
    Millis(clock().0 + 100 * DAY_MS + JUMPED.load(Ordering::SeqCst))
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_is_set_back_makes_no_vacation_longer() {
    let two = Two::play(Clock::Days(2), Config { clock: jumping, ..config() }).await;
    plan(&two.house, &two.turn.0, 3).await.unwrap();
    hours(24).await;
    JUMPED.fetch_sub(50 * DAY_MS, Ordering::SeqCst);
    hours(2 * 24 + 1).await;
    assert_eq!(two.left().await, Some(46), "it ended when three days had passed");
    assert_eq!(two.house.my_vacations(&two.turn.0).await.unwrap().runs, None);
}
