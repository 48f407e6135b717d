//! `luckhouse serve`: the house on the network.

mod house_key;
mod listen;
mod logging;
mod mail;
mod place;
mod settings;
mod signals;

pub(crate) use listen::open_files;

use crate::failure::{Failure, interrupted, usage};
use crate::files;
use luckhouse_server::traces::{self, BadCollector, Collector};
use luckhouse_server::{Config, House, http};
use luckhouse_store::Store;
use settings::Settings;
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
    /// Where to listen; port 0 takes any that is free (127.0.0.1:7070, if not given)
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// The folder of the data (the user's place for such things, if not given)
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Keep what the house knows in this database, which other houses may share: postgres://USER@HOST/DATABASE
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    /// Be one of several nodes at that database, which the others reach at this address of the machine: 10.0.0.5:7071
    #[arg(long, value_name = "ADDRESS")]
    node: Option<String>,
    /// A file of settings; flags count more
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print all settings as such a file, and open nothing
    #[arg(long)]
    print_config: bool,
    /// One setting of the file, like `limits.talk=30`; may be given more than once
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// The proxies in front, which say who asks (X-Forwarded-For): addresses, networks, or `loopback`
    #[arg(long, value_name = "ADDRESSES")]
    behind_proxy: Option<String>,
    /// A name of the house, like `play.example.org`; may be given more than once
    #[arg(long, value_name = "NAME")]
    name: Vec<String>,
    /// Pages from there may connect too, like `https://example.org`; may be given more than once
    #[arg(long, value_name = "URL")]
    origin: Vec<String>,
    /// The limits for one address do not hold for this machine
    #[arg(long)]
    trust_loopback: bool,
    /// Where /metrics is, instead of at the house
    #[arg(long, value_name = "ADDRESS")]
    metrics_listen: Option<String>,
    /// Send traces to this collector of OpenTelemetry (OTLP over HTTP): http://127.0.0.1:4318
    #[arg(long, value_name = "URL")]
    traces: Option<String>,
    /// How lines about what happens are written, on stderr (text, if not given)
    #[arg(long, value_name = "FORM")]
    log: Option<logging::Form>,
    /// How long somebody may be missed before a bot plays for them (60, if not given)
    #[arg(long, value_name = "SECONDS")]
    grace: Option<u32>,
    /// Forget finished games after so many days (never, if not given)
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    keep_games: Option<u32>,
    /// Forget talk after so many days (never, if not given)
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    keep_talk: Option<u32>,
    /// The least time that a bot takes for a choice (0, if not given: screens show it as slowly as they like)
    #[arg(long, value_name = "MS")]
    bot_pace: Option<u32>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let settings = settings(args)?;
    let config = settings.config()?;
    if args.print_config {
        return Ok(write!(std::io::stdout().lock(), "{}", settings.print()?)?);
    }
    let collector = args.traces.as_deref().map(collector).transpose()?;
    let data = data_folder(&settings)?;
    logging::start(settings.house.log)?;
    let config = Config { limits: listen::allow_many(config.limits), ..config };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        collector.into_iter().for_each(traces::start);
        let served = open(&settings, &data, config).await;
        traces::finish().await;
        served
    });
    // A bot may still think; what was acknowledged is on disk already.
    runtime.shutdown_timeout(Duration::from_secs(2));
    served
}

/// What the file says, and the flags, which count more.
fn settings(args: &Args) -> Result<Settings, Failure> {
    let mut settings = args.config.as_deref().map(Settings::read).transpose()?.unwrap_or_default();
    for word in &args.set {
        settings = settings.set(word)?;
    }
    let (house, names) = (&mut settings.house, &mut settings.names);
    args.listen.iter().for_each(|listen| house.listen.clone_from(listen));
    args.data.iter().for_each(|data| house.data.clone_from(data));
    args.store.iter().for_each(|store| house.store.clone_from(store));
    args.node.iter().for_each(|node| house.node.clone_from(node));
    house.log = args.log.unwrap_or(house.log);
    house.grace_s = args.grace.unwrap_or(house.grace_s);
    house.bot_pace_ms = args.bot_pace.unwrap_or(house.bot_pace_ms);
    house.keep_games_days = args.keep_games.unwrap_or(house.keep_games_days);
    house.keep_talk_days = args.keep_talk.unwrap_or(house.keep_talk_days);
    house.trust_loopback |= args.trust_loopback;
    names.names.extend(args.name.iter().cloned());
    names.origins.extend(args.origin.iter().cloned());
    args.metrics_listen.iter().for_each(|listen| settings.metrics.listen.clone_from(listen));
    if let Some(proxies) = &args.behind_proxy {
        settings.proxy.trusted = proxies.split(',').map(|word| word.trim().to_string()).collect();
    }
    Ok(settings)
}

fn collector(word: &str) -> Result<Collector, Failure> {
    word.parse().map_err(|BadCollector(word)| usage!("terminal-usage-collector", word))
}

fn data_folder(settings: &Settings) -> Result<PathBuf, Failure> {
    files::house_folder(Some(settings.house.data.as_path()).filter(|data| !data.as_os_str().is_empty()))
}

async fn open(settings: &Settings, data: &Path, config: Config) -> Result<(), Failure> {
    let signals = Signals::listen()?;
    let listener = listen::bind(&settings.house.listen).await?;
    let metrics = match settings.metrics.listen.as_str() {
        "" => None,
        address => Some(listen::bind(address).await?),
    };
    let nodes = listen::nodes(&settings.house).await?;
    let here = listener.local_addr()?;
    let connections = config.limits.connections;
    let (behind_proxy, names) = (!config.proxies.is_empty(), config.names.clone());
    let node = nodes.as_ref().map(|nodes| nodes.address.clone());
    let opened = place::open(&settings.house.store, data, node.as_ref(), settings.archive.place())?;
    let config = Config { house_key: Arc::new(opened.key), ..config };
    let house = House::start(Arc::clone(&opened.store), config)?;
    let orders = orders(data, &house);
    say_where(here, &opened.place);
    listen::warn_of_few(settings.limits.connections, connections);
    if !here.ip().is_loopback() && !behind_proxy {
        tracing::warn!(
            "others can reach this address, and what they send can be read on the way: put a proxy with TLS in front, \
             and tell its address with --behind-proxy"
        );
    }
    if let Some(metrics) = metrics {
        tracing::info!(at = %metrics.local_addr()?, "/metrics has an address of its own");
        tokio::spawn(http::serve_metrics(metrics, names));
    }
    let served = until_stopped((listener, nodes), house, signals).await;
    drop(orders);
    close(opened.store).await;
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

/// Leave the data in its place. Somebody may still think or read, so that the store is not dropped by itself.
async fn close(store: Arc<dyn Store>) {
    let closed = tokio::task::spawn_blocking(move || store.close());
    if tokio::time::timeout(CLOSING, closed).await.is_err() {
        tracing::warn!("the disk takes too long: what was acknowledged is safe in the log beside the data");
    }
}

/// One line for people and programs. If nobody reads it, the house is open all the same.
fn say_where(here: SocketAddr, place: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "Luckhouse is open at http://{here}/ (data in {place})");
    let _ = out.flush();
}

/// Serve until a signal comes. Who cannot wait until everything is closed sends a second one.
async fn until_stopped(
    (listener, nodes): (TcpListener, Option<listen::Nodes>),
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
    let served = async {
        match nodes {
            Some(nodes) => {
                let nodes = listen::quick(nodes.listener);
                luckhouse_server::serve_node(listener, nodes, house, stopped).await;
            }
            None => luckhouse_server::serve(listener, house, stopped).await,
        }
    };
    tokio::select! {
        () = served => {
            tracing::info!("closed");
            Ok(())
        }
        () = twice => Err(interrupted!("terminal-interrupted-serve")),
    }
}
