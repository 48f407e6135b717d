//! Somebody who plays by chance, comes back when a connection breaks, and remembers everything that was acknowledged.

use crate::nodes::Running;
use luckhouse_engine::Rng;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::client::{Client, Command, Happened, Ticket};
use luckhouse_server::protocol::{Inbound, OpenTable, Seated, Sit, Stage};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// A seat at a table, and the nodes at which it is asked for, one after the other.
pub(crate) struct Guest {
    pub(crate) client: Client,
    pub(crate) chose: usize,
    /// How often a connection was opened.
    pub(crate) came: usize,
    rng: Rng,
}

impl Guest {
    pub(crate) fn new(seated: &Seated, seed: u64) -> Guest {
        let (table, token) = (seated.table.clone(), seated.token.clone());
        let ticket = Ticket { table, token, ..Ticket::default() };
        Guest { client: Client::new(ticket, seed), chose: 0, came: 0, rng: Rng::seeded(seed) }
    }

    /// Play until it is over, or the two have chosen often enough.
    async fn play(&mut self, nodes: &[String], enough: &Enough) {
        let playing = async {
            while self.evening(&nodes[self.came % nodes.len()], enough).await.is_none() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(60), playing).await.expect("the table goes on");
    }

    /// One connection. `None` if it broke.
    async fn evening(&mut self, authority: &str, enough: &Enough) -> Option<()> {
        self.came += 1;
        let stream = TcpStream::connect(authority).await.ok()?;
        let mut wire = Wire::open(stream, authority).await.ok()?;
        wire.say(&self.client.hello()).await.ok()?;
        loop {
            let settled = self.client.is_welcome() && self.client.is_settled();
            if settled && (enough.is_reached() || self.is_over()) {
                wire.close().await;
                return Some(());
            }
            // Whoever waits for the other looks now and then whether it is enough.
            let Ok(heard) = timeout(Duration::from_millis(200), wire.hear()).await else { continue };
            let heard = heard.ok()?;
            for happened in wire.pass_on(&mut self.client, &heard).await.ok()? {
                match happened {
                    Happened::Done(Inbound::Choose { .. }) => {
                        self.chose += 1;
                        enough.chosen.fetch_add(1, Ordering::SeqCst);
                    }
                    Happened::Refused { text, .. } => panic!("{text}"),
                    Happened::Missed | Happened::Bye { .. } => return None,
                    _ => {}
                }
            }
            self.choose(&mut wire, enough).await?;
        }
    }

    async fn choose(&mut self, wire: &mut Wire<TcpStream>, enough: &Enough) -> Option<()> {
        let ready = self.client.is_welcome() && self.client.is_settled() && !enough.is_reached();
        let Some(now) = self.client.now().filter(|now| ready && !now.offers.is_empty()) else {
            return Some(());
        };
        let word = now.offers[self.rng.below(now.offers.len() as u64) as usize].word.clone();
        wire.command(&mut self.client, Command::Choose(word)).await.ok()?;
        Some(())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.client.now().is_some_and(|now| now.stage == Stage::Over)
    }
}

/// How often the two have chosen, and how often they are to.
struct Enough {
    chosen: AtomicUsize,
    wanted: usize,
}

impl Enough {
    fn is_reached(&self) -> bool {
        self.chosen.load(Ordering::SeqCst) >= self.wanted
    }
}

/// Let two play until the game is over, or they have chosen so often together.
pub(crate) async fn play(
    (ann, anns): (&mut Guest, &[String]),
    (ben, bens): (&mut Guest, &[String]),
    choices: usize,
) {
    let enough = Enough { chosen: AtomicUsize::new(0), wanted: choices };
    tokio::join!(ann.play(anns, &enough), ben.play(bens, &enough));
}

/// Ann opens a table for two here, and Ben sits down there.
pub(crate) async fn pair(game: &str, ann: &Running, ben: &Running) -> [Seated; 2] {
    let sit = |name: &str| Sit { name: name.into(), seat: None, seals: false };
    let order = OpenTable { seats: 2, sit: Some(sit("Ann")), ..OpenTable::of(game) };
    let first = ann.api().await.open(&order).await.unwrap();
    let second = ben.api().await.sit(&first.table, &sit("Ben")).await.unwrap();
    [first, second]
}
