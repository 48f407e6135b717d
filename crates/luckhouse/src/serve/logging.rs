//! Lines about what happens, on stderr.

use crate::failure::{Failure, usage};
use serde::{Deserialize, Serialize};
use std::io::stderr;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

/// How a line is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Form {
    /// For people
    Text,
    /// For programs
    Json,
}

/// Begin to write them. `LUCKHOUSE_LOG` says from which level on: error, warn, info (if not set), debug.
pub(super) fn start(form: Form) -> Result<(), Failure> {
    // Only our own lines: those of others may quote what was sent, and with it a token.
    let ours = Targets::new().with_target("luckhouse", level()?);
    let lines = fmt::layer().with_writer(stderr);
    let lines = match form {
        Form::Text => lines.with_ansi(false).with_target(false).boxed(),
        Form::Json => lines.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(ours)).init();
    Ok(())
}

fn level() -> Result<LevelFilter, Failure> {
    let Ok(word) = std::env::var("LUCKHOUSE_LOG") else { return Ok(LevelFilter::INFO) };
    word.parse().map_err(|_| usage!("terminal-usage-log-level", word))
}
