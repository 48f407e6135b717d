//! `luckhouse serve`: the house on the network.

mod listen;
mod logging;
mod signals;

use crate::failure::Failure;
use crate::files;
use luckhouse_server::{Config, House, http};
use luckhouse_store::{Sqlite, Store};
use signals::Signals;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// How long the store may take to leave everything in its place.
const CLOSING: Duration = Duration::from_secs(10);

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7070")]
    listen: String,
    /// The folder of the data (the user's place for such things, if not given)
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A proxy stands in front and says who asks (X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,
    /// Pages from there may connect too, like `https://example.org`; may be given more than once
    #[arg(long, value_name = "URL")]
    origin: Vec<String>,
    /// How lines about what happens are written, on stderr
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: logging::Form,
    /// How long somebody may be missed before a bot plays for them
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    grace: u32,
    /// Forget finished games after so many days (never, if not given)
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    keep_games: Option<u32>,
    /// Forget talk after so many days (never, if not given)
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    keep_talk: Option<u32>,
    /// The least time that a bot takes for a choice
    #[arg(long, value_name = "MS", default_value_t = 700)]
    bot_pace: u32,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let config = config(args)?;
    let data = files::house_folder(args.data.as_deref())?;
    logging::start(args.log)?;
    listen::allow_many();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(open(&args.listen, &data, config));
    // A bot may still think; what was acknowledged is on disk already.
    runtime.shutdown_timeout(Duration::from_secs(2));
    served
}

fn config(args: &Args) -> Result<Config, Failure> {
    if let Some(wrong) = args.origin.iter().find(|origin| !http::is_origin(origin)) {
        let expected = "a scheme and a host, like https://example.org";
        return Err(Failure::Usage(format!("`{wrong}` is not the origin of a page: expected {expected}")));
    }
    Ok(Config {
        grace: Duration::from_secs(args.grace.into()),
        bot_pace: Duration::from_millis(args.bot_pace.into()),
        origins: args.origin.clone(),
        behind_proxy: args.behind_proxy,
        keep_games: args.keep_games.map(days),
        keep_talk: args.keep_talk.map(days),
        ..Config::default()
    })
}

fn days(days: u32) -> Duration {
    Duration::from_secs(u64::from(days) * 24 * 60 * 60)
}

async fn open(address: &str, data: &Path, config: Config) -> Result<(), Failure> {
    let signals = Signals::listen()?;
    let listener = listen::bind(address).await?;
    let here = listener.local_addr()?;
    let behind_proxy = config.behind_proxy;
    let store = Arc::new(Sqlite::open(data).map_err(|error| Failure::Failed(error.to_string()))?);
    if let Some(notice) = store.notice() {
        tracing::warn!("{notice}");
    }
    let house = House::start(Arc::clone(&store) as Arc<dyn Store>, config);
    let house = house.map_err(|error| Failure::Failed(error.to_string()))?;
    let orders = orders(data, &house);
    say_where(here, data);
    if !here.ip().is_loopback() && !behind_proxy {
        tracing::warn!(
            "others can reach this address, and what they send can be read on the way: put a proxy with TLS in front, \
             and give --behind-proxy"
        );
    }
    let served = until_stopped(listener, house, signals).await;
    drop(orders);
    close(store).await;
    served
}

/// Let `luckhouse admin` reach this house, until this is dropped. Without it the house is open all the same.
#[cfg(unix)]
fn orders(data: &Path, house: &Arc<House>) -> Option<tokio::task::JoinSet<()>> {
    let socket = match luckhouse_server::admin::Socket::open(data) {
        Ok(socket) => socket,
        Err(why) => {
            tracing::warn!(%why, "`luckhouse admin` cannot reach this house: its socket cannot be opened");
            return None;
        }
    };
    let mut task = tokio::task::JoinSet::new();
    task.spawn(luckhouse_server::admin::serve(socket, Arc::clone(house)));
    Some(task)
}

#[cfg(not(unix))]
fn orders(_: &Path, _: &Arc<House>) {}

/// Leave the data in one file. Somebody may still think or read, so that the store is not dropped by itself.
async fn close(store: Arc<Sqlite>) {
    let closed = tokio::task::spawn_blocking(move || store.close());
    if tokio::time::timeout(CLOSING, closed).await.is_err() {
        tracing::warn!("the disk takes too long: what was acknowledged is safe in the log beside the data");
    }
}

/// One line for people and programs. If nobody reads it, the house is open all the same.
fn say_where(here: SocketAddr, data: &Path) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "Luckhouse is open at http://{here}/ (data in {})", data.display());
    let _ = out.flush();
}

/// Serve until a signal comes. Who cannot wait until everything is closed sends a second one.
async fn until_stopped(
    listener: TcpListener,
    house: Arc<House>,
    mut signals: Signals,
) -> Result<(), Failure> {
    let (stop, stopped) = oneshot::channel::<()>();
    let stopped = async {
        // Whether it is said or dropped: it is time.
        let _ = stopped.await;
        tracing::info!("closing");
    };
    let twice = async {
        signals.next().await;
        drop(stop);
        signals.next().await;
    };
    let listener = listen::quick(listener);
    tokio::select! {
        () = luckhouse_server::serve(listener, house, stopped) => {
            tracing::info!("closed");
            Ok(())
        }
        () = twice => Err(Failure::Interrupted("stopped at once; what was acknowledged is safe".into())),
    }
}
