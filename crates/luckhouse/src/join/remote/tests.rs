//! A screen's side of real houses, without a screen.

use super::*;
use crate::join::door::Place;
use crate::join::seats::Kept;
use luckhouse_server::client::Address;
use luckhouse_server::client::api::Api;
use luckhouse_server::protocol::{Clock, OpenTable, Sit, Visibility};
use luckhouse_server::{Config, House, serve};
use luckhouse_shelf::games::GAMES;
use luckhouse_store::Memory;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle as Task;

/// Far longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(60);

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap()
}

/// A house that is open until it is closed or dropped.
struct Opened {
    runtime: Runtime,
    store: Arc<Memory>,
    at: SocketAddr,
    served: Option<(oneshot::Sender<()>, Task<()>)>,
}

impl Opened {
    fn new() -> Opened {
        let at = "127.0.0.1:0".parse().unwrap();
        let mut house = Opened { runtime: runtime(), store: Arc::default(), at, served: None };
        house.open();
        house
    }

    fn open(&mut self) {
        let config = Config { bot_pace: Duration::ZERO, ..Config::default() };
        let (stop, stopped) = oneshot::channel();
        let (store, at) = (Arc::clone(&self.store), self.at);
        let (at, task) = self.runtime.block_on(async move {
            let house = House::start(store, config).unwrap();
            let listener = TcpListener::bind(at).await.unwrap();
            let at = listener.local_addr().unwrap();
            let serving = serve(listener, house, async { drop(stopped.await) });
            (at, tokio::spawn(serving))
        });
        self.at = at;
        self.served = Some((stop, task));
    }

    fn close(&mut self) {
        let (stop, task) = self.served.take().unwrap();
        stop.send(()).unwrap();
        self.runtime.block_on(task).unwrap();
    }

    /// A table for a game with a bot at the last seat, and the seats of the others.
    fn table(&self, game: usize, bots: &[(u8, &str)], names: &[&str]) -> Vec<Link> {
        let order = |sit: Sit| OpenTable {
            game: GAMES[game].about().name.into(),
            options: [].into(),
            seats: GAMES[game].about().seats[0] as u8,
            bots: bots.iter().map(|(seat, bot)| (*seat, (*bot).into())).collect(),
            visibility: Visibility::Unlisted,
            clock: Clock::None,
            hints: true,
            dice: None,
            watchers_talk: true,
            sit: Some(sit),
        };
        let at = self.at;
        self.runtime.block_on(async move {
            let mut api = Api::over(TcpStream::connect(at).await.unwrap(), &at.to_string()).await.unwrap();
            let mut table: Option<String> = None;
            let mut links = Vec::new();
            for name in names {
                let sit = Sit { name: (*name).into(), seat: None, seals: false };
                let seated = match &table {
                    None => api.open(&order(sit)).await.unwrap(),
                    Some(table) => api.sit(table, &sit).await.unwrap(),
                };
                table = Some(seated.table.clone());
                let address: Address = format!("http://{at}/t/{}", seated.table).parse().unwrap();
                links.push(Link::new(Place::new(&address, Kept::new(&address, &seated), None)));
            }
            links
        })
    }
}

fn sit(link: Link) -> Remote {
    Remote::start(runtime(), link, None).unwrap()
}

/// Everything that is said until this is so.
fn until(remote: &mut Remote, what: &str, is_so: impl Fn(&Situation, &[Said]) -> bool) -> Vec<Said> {
    let (since, mut said) = (Instant::now(), Vec::new());
    while !is_so(&remote.stands.now, &said) {
        assert!(since.elapsed() < PATIENCE, "not {what}: {said:?}, {:?}", remote.stands.now.waiting);
        said.extend(remote.news());
        std::thread::sleep(Duration::from_millis(1));
    }
    said
}

fn has_line(said: &[Said], part: &str) -> bool {
    said.iter().any(|one| match one {
        Said::Line(line) | Said::Talk(line) => line.contains(part),
        Said::Gone(gone) => gone.why.contains(part),
        _ => false,
    })
}

/// Choose the last of what is offered until the game is over.
fn play(remote: &mut Remote) {
    loop {
        until(remote, "asked", |now, _| !now.offers.is_empty() || now.outcome.is_some());
        if remote.stands.now.outcome.is_some() {
            return;
        }
        remote.act(UserAction::Say(remote.stands.now.offers.last().unwrap().word.clone()));
        // One can choose again when what was chosen has happened.
        let before = remote.stands.now.events;
        until(remote, "done", |now, _| now.events > before);
    }
}

/// The game for two that ends soon whatever one does.
fn for_two() -> usize {
    GAMES.iter().position(|game| game.about().seats[0] == 2).unwrap()
}

#[test]
fn a_game_is_played_to_its_end_and_its_dice_are_proved() {
    let house = Opened::new();
    let game = for_two();
    let mut remote = sit(house.table(game, &[(2, "random")], &["Ann"]).pop().unwrap());
    assert_eq!(remote.stands.now.game, GAMES[game].about().name);
    let names: Vec<&str> = remote.stands.now.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ann", "random"]);
    assert!(remote.stands.now.players[0].you && remote.stands.now.players[1].bot.is_some());
    play(&mut remote);
    assert!(remote.stands.now.outcome.is_some() && remote.stands.now.offers.is_empty());
    assert!(
        remote.stands.now.story.last().unwrap().contains("The log agrees with itself"),
        "{:?}",
        remote.stands.now.story
    );
    assert!(remote.farewell().contains("luckhouse join http://127.0.0.1"), "{}", remote.farewell());
    remote.act(UserAction::Rematch);
    until(&mut remote, "at another table", |now, _| now.outcome.is_none());
}

#[test]
fn one_is_told_what_others_say_and_do_and_what_is_asked_is_answered() {
    let house = Opened::new();
    let mut links = house.table(for_two(), &[], &["Ann", "Bob"]);
    let (mut bob, mut ann) = (sit(links.pop().unwrap()), sit(links.pop().unwrap()));
    until(&mut ann, "begun", |now, _| now.events > 2);
    bob.act(UserAction::Talk("\u{202e}good luck".into()));
    let said = until(&mut ann, "heard", |_, said| has_line(said, "good luck"));
    assert!(!format!("{said:?}").contains("202e"), "nobody turns the screen round: {said:?}");
    let since = Instant::now();
    while ann.stands.now.offers.is_empty() && bob.stands.now.offers.is_empty() {
        assert!(since.elapsed() < PATIENCE, "nobody is asked");
        ann.news();
        bob.news();
    }
    let (one, other) =
        if ann.stands.now.offers.is_empty() { (&mut bob, &mut ann) } else { (&mut ann, &mut bob) };
    one.act(UserAction::Odds);
    until(one, "told the odds", |_, said| said.iter().any(|one| matches!(one, Said::Odds(_))));
    one.act(UserAction::Hint);
    until(one, "advised", |_, said| said.iter().any(|one| matches!(one, Said::Opinions(_))));
    one.act(UserAction::Say("no such word".into()));
    until(one, "refused", |now, said| has_line(said, "no such word") && !now.offers.is_empty());
    other.act(UserAction::Resign);
    until(one, "over", |now, _| now.outcome.is_some());
}

#[test]
fn a_house_that_closes_and_opens_again_is_found_again() {
    let mut house = Opened::new();
    let mut remote = sit(house.table(for_two(), &[(2, "random")], &["Ann"]).pop().unwrap());
    until(&mut remote, "asked", |now, _| !now.offers.is_empty());
    house.close();
    until(&mut remote, "told", |now, said| has_line(said, "is lost") && now.waiting.contains("trying again"));
    house.open();
    until(&mut remote, "back", |_, said| has_line(said, "Connected again"));
    play(&mut remote);
}

#[test]
fn whoever_leaves_for_good_is_told_and_can_do_nothing_more() {
    let house = Opened::new();
    let mut remote = sit(house.table(for_two(), &[], &["Ann"]).pop().unwrap());
    assert!(remote.stands.now.waiting.contains("One seat is free"), "{}", remote.stands.now.waiting);
    remote.act(UserAction::Say("people".into()));
    until(&mut remote, "told who is here", |_, said| has_line(said, "p1  Ann\n  p2  free"));
    remote.act(UserAction::Say("leave table".into()));
    until(&mut remote, "gone", |now, said| has_line(said, "You have left") && now.waiting.contains("left"));
    remote.act(UserAction::Hint);
    assert_eq!(remote.news(), []);
}

#[test]
fn whoever_looks_on_sees_what_all_may_see_and_can_choose_nothing() {
    let house = Opened::new();
    let player = house.table(for_two(), &[(2, "random")], &["Ann"]).pop().unwrap();
    let address = player.place().address.clone();
    let mut watcher = sit(Link::new(Place::new(&address, None, Some("Cat".into()))));
    let mut ann = sit(player);
    assert_eq!((watcher.stands.now.seat, watcher.stands.now.offers.len()), (None, 0));
    watcher.act(UserAction::Talk("go on!".into()));
    until(&mut ann, "heard", |_, said| has_line(said, "Cat#") && has_line(said, ", who watches: go on!"));
    watcher.act(UserAction::Say("1".into()));
    until(&mut watcher, "refused", |_, said| has_line(said, "You look on"));
    play(&mut ann);
    until(&mut watcher, "over", |now, _| now.outcome.is_some());
    assert_eq!(watcher.stands.now.view, ann.stands.now.view, "nothing is hidden any more");
}

#[test]
fn a_table_that_is_not_there_is_a_clear_line() {
    let house = Opened::new();
    let address: Address = format!("http://{}/t/nowhere", house.at).parse().unwrap();
    let failed = Remote::start(runtime(), Link::new(Place::new(&address, None, None)), None).err().unwrap();
    assert!(failed.to_string().contains("/t/nowhere: "), "{failed}");
}
