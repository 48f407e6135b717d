//! `luckhouse config`: what somebody wants in every game, in a file of their own. What a command or the environment says goes before.

mod file;
mod setting;

use crate::failure::{Failure, failed, unwritten, usage};
use crate::files::{self, print_json};
use crate::play::kept::warn;
use file::{Settings, Wrong, place, with};
use luckhouse_words::{Words, say};
use serde::Serialize;
pub(crate) use setting::Setting;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::sync::OnceLock;
use std::{env, fs, io};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print all of it for machines
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Set something for every game from now on
    Set {
        /// Which setting: `bot`, `colours`, `language`, `pictures` or `speed`
        setting: String,
        /// What it is from now on
        value: String,
    },
    /// Let something be as it is where nobody has set it
    Unset {
        /// Which setting
        setting: String,
    },
    /// Where the file is
    Path,
}

/// What the file says; it is read once.
fn settings() -> &'static Settings {
    static SETTINGS: OnceLock<Settings> = OnceLock::new();
    SETTINGS.get_or_init(Settings::read)
}

/// A variable of the environment, or else what the file says in its place.
pub(crate) fn variable(name: &str) -> Option<String> {
    let set = Setting::NAMES.iter().find(|(_, setting)| setting.variable() == name);
    let here = env::var(name).ok();
    let Some((_, setting)) = set else { return here };
    here.filter(|value| !value.is_empty()).or_else(|| settings().get(*setting).map(String::from))
}

/// Say what is wrong with the file, a line each: it stops nobody from playing.
pub(crate) fn tell_of_mistakes() {
    settings().wrong.iter().for_each(|wrong| warn(&said(wrong)));
}

fn said(wrong: &Wrong) -> String {
    let (words, file) = (Words::spoken(), place().unwrap_or_default().display().to_string());
    match wrong {
        Wrong::Unread(error) => say!(words, "terminal-config-unread", file, error),
        Wrong::Unknown(found) => {
            let known = any_of(&Setting::NAMES.map(|(name, _)| name));
            say!(words, "terminal-config-unknown", file, found, known)
        }
        Wrong::Value(setting, found) => {
            let values = any_of(&setting.values());
            say!(words, "terminal-config-value", file, setting = setting.name(), found, values)
        }
    }
}

fn any_of(words: &[&str]) -> String {
    Words::spoken().either(words.iter().map(ToString::to_string))
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        None if args.json => print_json(&Setting::NAMES.map(|(_, setting)| Line::of(setting))),
        None => show(),
        Some(Command::Set { setting, value }) => {
            let setting = read(setting)?;
            if !setting.values().contains(&value.as_str()) {
                let values = any_of(&setting.values());
                return Err(usage!("terminal-usage-setting", setting = setting.name(), value, values));
            }
            change(setting, Some(value))
        }
        Some(Command::Unset { setting }) => change(read(setting)?, None),
        Some(Command::Path) => Ok(writeln!(io::stdout(), "{}", home()?.display())?),
    }
}

fn read(name: &str) -> Result<Setting, Failure> {
    let unknown = || {
        let known = any_of(&Setting::NAMES.map(|(name, _)| name));
        usage!("terminal-usage-settings", name, known)
    };
    Setting::named(name).ok_or_else(unknown)
}

fn home() -> Result<PathBuf, Failure> {
    place().ok_or_else(|| failed!("terminal-config-nowhere"))
}

/// What one thing is, and who says so.
#[derive(Serialize)]
struct Line {
    setting: &'static str,
    value: String,
    from: From,
}

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "kebab-case")]
enum From {
    Environment,
    File,
    Default,
}

impl Line {
    fn of(setting: Setting) -> Line {
        let here = env::var(setting.variable()).ok().filter(|value| !value.is_empty());
        let kept = settings().get(setting).map(String::from);
        let (value, from) = match (here, kept) {
            (Some(value), _) => (value, From::Environment),
            (None, Some(value)) => (value, From::File),
            (None, None) => (setting.default().into(), From::Default),
        };
        Line { setting: setting.name(), value, from }
    }
}

fn show() -> Result<(), Failure> {
    let (words, mut out) = (Words::spoken(), io::stdout().lock());
    for (_, setting) in Setting::NAMES {
        let Line { setting: name, value, from } = Line::of(setting);
        let from = match from {
            From::Environment => setting.variable().into(),
            From::File => say!(words, "terminal-config-file"),
            From::Default => say!(words, "terminal-config-default"),
        };
        let values = any_of(&setting.values());
        writeln!(out, "{name:<10} {value:<8} {}", say!(words, "terminal-config-from", from, values))?;
    }
    writeln!(out, "\n{}", say!(words, "terminal-config-where", file = home()?.display().to_string()))?;
    Ok(())
}

/// Change one line of the file. One that nobody can read is not written over.
fn change(setting: Setting, value: Option<&str>) -> Result<(), Failure> {
    let file = home()?;
    let text = match fs::read_to_string(&file) {
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        read => read.map_err(|error| unwritten(&file, &error))?,
    };
    let text = with(&text, setting, value);
    if let Some(wrong @ Wrong::Unread(_)) = Settings::of(&text).wrong.first() {
        return Err(Failure::Failed(said(wrong)));
    }
    let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| files::write(&file, text)).map_err(|error| unwritten(&file, &error))
}
