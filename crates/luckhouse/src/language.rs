//! The language of whoever sits at this terminal.

use crate::config::{self, Setting};
use crate::play::kept::warn;
use luckhouse_words::Language;
use std::ffi::OsString;
use std::io::stderr;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

/// Speak the language that was asked for, now or for every game, or that of the environment. One that was asked for by name and is
/// not spoken here is worth a line; what a computer is set to is nobody's mistake.
pub(crate) fn speak(asked: Option<&str>) {
    let always = config::variable(Setting::Language.variable());
    let asked = asked.or(always.as_deref());
    let (language, unknown) = Language::choose(asked, |name| std::env::var(name).ok());
    if let Some(unknown) = unknown.filter(|_| asked.is_some()) {
        warn(&unknown.to_string());
    }
    language.speak();
}

/// The language that is asked for by name, whatever else these arguments say.
pub(crate) fn asked(arguments: impl IntoIterator<Item = OsString>) -> Option<String> {
    let mut arguments = arguments.into_iter().map(|argument| argument.to_string_lossy().into_owned());
    let given = arguments.find(|argument| is_lang(argument))?;
    given.strip_prefix("--lang=").map(String::from).or_else(|| arguments.next())
}

/// These arguments as `clap` knows them: its `help` takes no options, and has been told the language already.
pub(crate) fn without_language_of_help(arguments: Vec<OsString>) -> Vec<OsString> {
    if arguments.get(1).is_none_or(|command| command != "help") {
        return arguments;
    }
    let (mut kept, mut rest) = (Vec::new(), arguments.into_iter());
    while let Some(argument) = rest.next() {
        match argument.to_string_lossy().as_ref() {
            "--lang" => drop(rest.next()),
            given if is_lang(given) => {}
            _ => kept.push(argument),
        }
    }
    kept
}

fn is_lang(argument: &str) -> bool {
    argument == "--lang" || argument.starts_with("--lang=")
}

/// Let messages that are missing or broken be heard of on stderr. Not beside a full screen, which they would be written over.
pub(crate) fn tell_of_missing_messages() {
    let lines = fmt::layer().with_writer(stderr).with_ansi(false).with_target(false).without_time();
    let words = Targets::new().with_target("luckhouse_words", LevelFilter::WARN);
    // A log that is there already hears of them, too.
    let _ = tracing_subscriber::registry().with(lines.with_filter(words)).try_init();
}
