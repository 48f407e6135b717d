//! What a host can set: in a file, and by flags, which count more.

use super::logging::Form;
use super::mail::MailSettings;
use crate::failure::{Failure, usage};
use luckhouse_server::{BadProxy, Config, Limits, NotOneWord, Notices, Proxies, Thinking, WordList, http};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use toml::{Table, Value};

/// Everything that can be set, as it stands in the file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Settings {
    pub(super) house: House,
    pub(super) limits: Limits,
    pub(super) thinking: Thinking,
    pub(super) proxy: Proxy,
    pub(super) names: Names,
    pub(super) metrics: Metrics,
    pub(super) talk: Talk,
    pub(super) archive: ArchiveSettings,
    pub(super) notices: Notices,
    pub(super) mail: MailSettings,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct House {
    pub(super) listen: String,
    /// Nothing: the user's place for such things.
    pub(super) data: PathBuf,
    /// Nothing: in the folder.
    pub(super) store: String,
    /// Nothing: it is alone.
    pub(super) node: String,
    pub(super) log: Form,
    pub(super) grace_s: u32,
    pub(super) opening_s: u32,
    pub(super) come_s: u32,
    pub(super) bot_pace_ms: u32,
    pub(super) allowance_s: u32,
    pub(super) rest_s: u32,
    pub(super) expire_empty_s: u32,
    pub(super) expire_unbegun_s: u32,
    pub(super) disk_ms: u32,
    pub(super) trust_loopback: bool,
    /// Nothing: for ever.
    pub(super) keep_games_days: u32,
    /// Nothing: for ever.
    pub(super) keep_talk_days: u32,
    /// Nothing: for ever.
    pub(super) keep_reports_days: u32,
    /// Nothing: for ever.
    pub(super) keep_deeds_days: u32,
    /// Nothing: for ever.
    pub(super) keep_accounts_days: u32,
    pub(super) vacation_days: u32,
    pub(super) vacation_at_once_days: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Proxy {
    pub(super) trusted: Vec<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Names {
    pub(super) names: Vec<String>,
    pub(super) origins: Vec<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Metrics {
    /// Nothing: where the house listens.
    pub(super) listen: String,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Talk {
    /// Nothing: every word is welcome.
    pub(super) words: Vec<PathBuf>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct ArchiveSettings {
    /// Nothing: every game stays in the database.
    pub(super) folder: PathBuf,
    pub(super) after_days: u32,
}

impl Default for ArchiveSettings {
    fn default() -> ArchiveSettings {
        ArchiveSettings { folder: PathBuf::new(), after_days: 30 }
    }
}

impl ArchiveSettings {
    /// Where it is, if there is one.
    pub(super) fn place(&self) -> Option<&Path> {
        Some(self.folder.as_path()).filter(|folder| !folder.as_os_str().is_empty())
    }
}

impl Talk {
    /// The words of all these files.
    fn list(&self) -> Result<WordList, Failure> {
        let mut list = WordList::default();
        for path in &self.words {
            let text = std::fs::read_to_string(path).map_err(|error| {
                usage!("terminal-usage-words", file = shown(path), error = error.to_string())
            })?;
            list.add(&text).map_err(|NotOneWord { line, found }| {
                usage!("terminal-usage-words-line", file = shown(path), line, found)
            })?;
        }
        Ok(list)
    }
}

impl Default for House {
    fn default() -> House {
        let config = Config::default();
        House {
            listen: "127.0.0.1:7070".into(),
            data: PathBuf::new(),
            store: String::new(),
            node: String::new(),
            log: Form::Text,
            grace_s: config.grace.as_secs() as u32,
            opening_s: config.opening.as_secs() as u32,
            come_s: config.come.as_secs() as u32,
            bot_pace_ms: config.bot_pace.as_millis() as u32,
            allowance_s: config.allowance.as_secs() as u32,
            rest_s: config.rest.as_secs() as u32,
            expire_empty_s: config.expire_empty.as_secs() as u32,
            expire_unbegun_s: config.expire_unbegun.as_secs() as u32,
            disk_ms: config.disk.as_millis() as u32,
            trust_loopback: config.trust_loopback,
            keep_games_days: in_days(config.keep_games),
            keep_talk_days: in_days(config.keep_talk),
            keep_reports_days: in_days(config.keep_reports),
            keep_deeds_days: in_days(config.keep_deeds),
            keep_accounts_days: in_days(config.keep_accounts),
            vacation_days: config.vacation_days,
            vacation_at_once_days: config.vacation_at_once,
        }
    }
}

impl Settings {
    /// What stands in the file, and the defaults of what does not.
    pub(super) fn read(path: &Path) -> Result<Settings, Failure> {
        let text = std::fs::read_to_string(path).map_err(|error| {
            usage!("terminal-usage-config", file = shown(path), error = error.to_string())
        })?;
        toml::from_str(&text).map_err(|error| {
            let line =
                error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
            let what = error.message().replace('\n', " ");
            usage!("terminal-usage-config-line", file = shown(path), line, what)
        })
    }

    /// The same with one value changed: `limits.talk=30`.
    pub(super) fn set(&self, word: &str) -> Result<Settings, Failure> {
        let wrong = || usage!("terminal-usage-set", word);
        let no_value = |why: String| usage!("terminal-usage-set-value", word, why);
        let (key, value) = word.split_once('=').ok_or_else(wrong)?;
        let (section, key) = key.trim().split_once('.').ok_or_else(wrong)?;
        let mut all = Table::try_from(self).map_err(|error| no_value(error.to_string()))?;
        let place = all.get_mut(section).and_then(Value::as_table_mut).ok_or_else(wrong)?;
        let known = place.get_mut(key).ok_or_else(wrong)?;
        *known = read_value(value.trim());
        all.try_into().map_err(|error: toml::de::Error| no_value(error.message().into()))
    }

    /// What the house needs to know of it.
    pub(super) fn config(&self) -> Result<Config, Failure> {
        let Names { names, origins } = self.names.clone();
        if let Some(wrong) = origins.iter().find(|origin| !http::is_origin(origin)) {
            return Err(usage!("terminal-usage-origin", word = wrong));
        }
        if let Some(wrong) = names.iter().find(|name| !http::is_name(name)) {
            return Err(usage!("terminal-usage-house-name", word = wrong));
        }
        let proxies = self.proxies()?;
        let mail = self.mail.mail()?;
        self.check_url(mail.is_some())?;
        if self.house.trust_loopback && !proxies.is_empty() {
            return Err(usage!("terminal-usage-proxy-loopback"));
        }
        Ok(Config {
            limits: self.limits,
            thinking: self.thinking,
            grace: Duration::from_secs(self.house.grace_s.into()),
            opening: Duration::from_secs(self.house.opening_s.into()),
            come: Duration::from_secs(self.house.come_s.into()),
            bot_pace: Duration::from_millis(self.house.bot_pace_ms.into()),
            allowance: Duration::from_secs(self.house.allowance_s.into()),
            rest: Duration::from_secs(self.house.rest_s.into()),
            expire_empty: Duration::from_secs(self.house.expire_empty_s.into()),
            expire_unbegun: Duration::from_secs(self.house.expire_unbegun_s.into()),
            disk: Duration::from_millis(self.house.disk_ms.into()),
            trust_loopback: self.house.trust_loopback,
            keep_games: days(self.house.keep_games_days),
            keep_talk: days(self.house.keep_talk_days),
            archive_after: self.archive.place().and(days(self.archive.after_days)),
            keep_reports: days(self.house.keep_reports_days),
            keep_deeds: days(self.house.keep_deeds_days),
            keep_accounts: self.accounts()?,
            vacation_days: self.house.vacation_days,
            vacation_at_once: self.house.vacation_at_once_days,
            metrics_apart: !self.metrics.listen.is_empty(),
            names: names.into_iter().chain(listen_name(&self.house.listen)).collect(),
            origins,
            proxies,
            words: Arc::new(self.talk.list()?),
            notices: self.notices.clone(),
            mail: mail.map(Arc::new),
            ..Config::default()
        })
    }

    /// Links in letters lead somewhere, and services know whom to write to.
    fn check_url(&self, mail: bool) -> Result<(), Failure> {
        let Notices { url, contact, .. } = &self.notices;
        if !url.is_empty() && !http::is_origin(url) {
            return Err(usage!("terminal-usage-notices-url", word = url.as_str()));
        }
        if mail && url.is_empty() && self.names.names.is_empty() {
            return Err(usage!("terminal-usage-mail-url"));
        }
        let known = contact.is_empty() || contact.starts_with("mailto:") || contact.starts_with("https://");
        if known { Ok(()) } else { Err(usage!("terminal-usage-notices-contact", word = contact.as_str())) }
    }

    /// How long accounts are kept. Whoever is signed in may be away for longer than too few days.
    fn accounts(&self) -> Result<Option<Duration>, Failure> {
        match self.house.keep_accounts_days {
            days @ 1..LEAST_ACCOUNT_DAYS => {
                Err(usage!("terminal-usage-keep-accounts", days, least = LEAST_ACCOUNT_DAYS))
            }
            kept => Ok(days(kept)),
        }
    }

    fn proxies(&self) -> Result<Proxies, Failure> {
        if self.proxy.trusted.is_empty() {
            return Ok(Proxies::default());
        }
        self.proxy.trusted.join(",").parse().map_err(|BadProxy(word)| usage!("terminal-usage-proxies", word))
    }

    /// All of it as a file: what is as it would be anyway stands in remarks.
    pub(super) fn print(&self) -> Result<String, Failure> {
        let table = |settings: &Settings| {
            Table::try_from(settings).map_err(|error| Failure::Failed(error.to_string()))
        };
        let (own, usual) = (table(self)?, table(&Settings::default())?);
        let mut text =
            String::from("# What `luckhouse serve --config FILE` reads. Remarks show the defaults.\n");
        for (section, values) in &own {
            text += &format!("\n[{section}]\n");
            for (key, value) in values.as_table().into_iter().flatten() {
                text += &format!("# {}\n", about(section, key));
                let mark = if usual[section].get(key) == Some(value) { "#" } else { "" };
                text += &format!("{mark}{key} = {value}\n");
            }
        }
        Ok(text)
    }
}

pub(super) fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// A browser stays signed in for 90 days: its player has not gone before that.
const LEAST_ACCOUNT_DAYS: u32 = 91;

fn in_days(kept: Option<Duration>) -> u32 {
    kept.map_or(0, |kept| (kept.as_secs() / (24 * 60 * 60)) as u32)
}

/// So many days; none for ever.
fn days(days: u32) -> Option<Duration> {
    (days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 60 * 60))
}

/// A value of TOML; what is none is text.
fn read_value(text: &str) -> Value {
    let read = toml::from_str::<Table>(&format!("value = {text}")).ok();
    read.and_then(|mut table| table.remove("value")).unwrap_or_else(|| Value::String(text.into()))
}

/// The name in the address where the house listens, if it is one.
fn listen_name(listen: &str) -> Option<String> {
    let host = listen.rsplit_once(':')?.0;
    (http::is_name(host) && host.parse::<std::net::IpAddr>().is_err()).then(|| host.to_string())
}

/// What each value means.
const ABOUT: &[(&str, &str, &str)] = &[
    ("house", "listen", "Where to listen; port 0 takes any that is free."),
    ("house", "data", "The folder of the data; empty: the user's place for such things."),
    (
        "house",
        "store",
        "The database of the house, \"postgres://USER@HOST/DATABASE\"; empty: a file in the folder.",
    ),
    (
        "house",
        "node",
        "Where other nodes at that database reach this one: \"10.0.0.5:7071\"; nothing: it is alone.",
    ),
    ("house", "log", "How lines about what happens are written: text or json."),
    ("house", "grace_s", "How long somebody may be missed before a bot plays for them, in seconds."),
    ("house", "opening_s", "How long somebody may take to open what they sealed for the dice, in seconds."),
    ("house", "come_s", "How long somebody may take to come to their game of a tournament, in seconds."),
    ("house", "bot_pace_ms", "The least time that a bot takes for a choice, in milliseconds."),
    (
        "house",
        "allowance_s",
        "A clock waits at most so many seconds while a player is shown what happened before.",
    ),
    ("house", "rest_s", "A table that nobody looks at is put away after so many seconds."),
    (
        "house",
        "expire_empty_s",
        "A table that waits for people goes after so many seconds if nobody has a seat.",
    ),
    (
        "house",
        "expire_unbegun_s",
        "A table that waits for people goes after so many seconds if not all have come.",
    ),
    ("house", "disk_ms", "Whoever waits for the disk is told so after so many milliseconds."),
    ("house", "trust_loopback", "Do the limits for one address not hold for this machine?"),
    ("house", "keep_games_days", "Finished games are forgotten after so many days; 0: never."),
    ("house", "keep_talk_days", "Talk is forgotten after so many days; 0: never."),
    ("house", "keep_reports_days", "Reports that nobody closes are forgotten after so many days; 0: never."),
    (
        "house",
        "keep_deeds_days",
        "What was done by hand, with the networks that it names, is forgotten after so many days; 0: never.",
    ),
    (
        "house",
        "keep_accounts_days",
        "Accounts of players whom nobody has seen for so many days go, at least 91; 0: never.",
    ),
    (
        "house",
        "vacation_days",
        "Players of games whose turns take days can be on vacation so many days in any 365; 0: never.",
    ),
    ("house", "vacation_at_once_days", "So many of these days at most in a row."),
    ("limits", "message", "The longest message on a socket, in bytes."),
    ("limits", "body", "The longest body of a request, in bytes."),
    ("limits", "connections", "Connections in all, for each node."),
    (
        "limits",
        "connections_per_address",
        "Connections from one address; 16 times as many from a /48 of IPv6.",
    ),
    ("limits", "tables", "Tables that are not over; when there are more, the emptiest and oldest goes."),
    ("limits", "tables_per_address", "Tables opened and games imported from one address in an hour."),
    ("limits", "requests_per_minute", "Requests from one address in a minute."),
    (
        "limits",
        "costly_per_minute",
        "Requests for coach, proof, replay and import from one address in a minute.",
    ),
    ("limits", "watchers", "Those who watch one table."),
    ("limits", "messages", "Messages of one connection in ten seconds."),
    ("limits", "talk", "Lines of talk of one seat, or of one who watches, in a minute."),
    ("limits", "talk_per_address", "Lines of talk from one address in a minute."),
    ("limits", "talk_lines", "Lines of talk at one table."),
    ("limits", "talk_length", "The longest line of talk, in characters."),
    ("limits", "waiting", "What may wait for a client that is slow to read, in messages."),
    ("thinking", "bots", "Threads on which bots think; as many as there are cores, if not set."),
    ("thinking", "questions", "Threads for hints, odds, proof, replay and import; half as many, if not set."),
    ("thinking", "coach", "Threads for the coach."),
    ("thinking", "studies", "Threads that solve a sheet of one's own, while nobody else wants the cores."),
    ("thinking", "reviews", "Threads on which the coach looks at ended games of players; 0 looks at none."),
    ("thinking", "bots_waiting", "So many bots may wait for a thread; others ask again later."),
    ("thinking", "questions_waiting", "So many questions may wait for a thread; more are refused."),
    ("thinking", "bot_time_ms", "No bot thinks longer than this, in milliseconds."),
    (
        "thinking",
        "wait_ms",
        "When bots or questions would wait longer than this for a thread, each gets less time.",
    ),
    ("thinking", "question_time_ms", "No hint, odds, proof, replay or import takes longer than this."),
    ("thinking", "coach_time_ms", "No report of the coach takes longer than this."),
    (
        "thinking",
        "study_time_ms",
        "No answer about what a sheet of one's own is worth takes longer than this.",
    ),
    ("thinking", "review_time_ms", "The coach leaves an ended game alone that takes longer than this."),
    ("thinking", "reports", "So many bytes of the coach's reports are kept."),
    ("thinking", "solved", "So many bytes of what judges have worked out about open tables are kept."),
    ("proxy", "trusted", "Who may say by X-Forwarded-For who asks: addresses, networks, or \"loopback\"."),
    (
        "names",
        "names",
        "What the house is called, besides its addresses and localhost: \"play.example.org\".",
    ),
    ("names", "origins", "Pages of these origins may connect too: \"https://example.org\"."),
    (
        "talk",
        "words",
        "Files of words that nobody may be called or say, one for each language, one word a line: \"/etc/luckhouse/words.en\".",
    ),
    (
        "archive",
        "folder",
        "Where finished games go as compressed files, out of the database; a mounted bucket will do; empty: they stay.",
    ),
    ("archive", "after_days", "They go so many days after they ended; 0: only by `luckhouse archive`."),
    (
        "notices",
        "push",
        "Are browsers told when something waits for their player, where the player wants that?",
    ),
    (
        "notices",
        "after_s",
        "So many seconds it may be somebody's turn, at tables with days or no clock, before they are told; 30 or more.",
    ),
    (
        "notices",
        "retry_s",
        "What could not be told is tried again after so many seconds, and later each time.",
    ),
    (
        "notices",
        "url",
        "Where the house is found, for links in mail: \"https://play.example.org\"; empty: by its first name.",
    ),
    (
        "notices",
        "contact",
        "How those who run a push service reach you: \"mailto:host@example.org\"; empty: by the house's address.",
    ),
    ("notices", "loopback", "May what is pushed go to this machine, without TLS? Only for tests."),
    (
        "mail",
        "server",
        "The server that takes mail, \"smtp.example.org:465\"; empty: the house writes no letters.",
    ),
    ("mail", "security", "How the way there is encrypted: tls, starttls or none."),
    ("mail", "from", "Who writes: \"Luckhouse <dice@example.org>\"."),
    ("mail", "user", "Who signs in there; empty: nobody."),
    ("mail", "password_file", "The file with the password for that."),
    ("mail", "every_s", "A player gets one letter in so many seconds at most, about all that waits."),
    ("metrics", "listen", "Where /metrics is instead of at the house: \"127.0.0.1:9090\"."),
];

fn about(section: &str, key: &str) -> &'static str {
    ABOUT.iter().find(|(of, name, _)| *of == section && *name == key).map_or("", |(_, _, about)| about)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_explained_and_nothing_else_is() {
        let table = Table::try_from(Settings::default()).unwrap();
        let keys = table.iter().flat_map(|(section, values)| {
            values.as_table().unwrap().keys().map(move |key| (section.as_str(), key.as_str()))
        });
        let mut keys: Vec<(&str, &str)> = keys.collect();
        let mut explained: Vec<(&str, &str)> =
            ABOUT.iter().map(|(section, key, _)| (*section, *key)).collect();
        keys.sort_unstable();
        explained.sort_unstable();
        assert_eq!(keys, explained);
    }

    #[test]
    fn what_is_printed_is_read_again() {
        let changed = Settings::default().set("limits.talk=30").unwrap();
        let changed = changed.set("names.names=[\"play.example.org\"]").unwrap();
        let text = changed.print().unwrap();
        assert_eq!(toml::from_str::<Settings>(&text).unwrap(), changed);
        let plain: String = text
            .lines()
            .filter(|line| !line.starts_with("# "))
            .map(|line| line.trim_start_matches('#').to_string() + "\n")
            .collect();
        assert_eq!(toml::from_str::<Settings>(&plain).unwrap(), changed, "{plain}");
        assert!(text.contains("\ntalk = 30\n") && text.contains("\n#messages = "), "{text}");
    }

    #[test]
    fn one_value_is_set_or_it_is_said_why_not() {
        let settings = Settings::default().set("house.listen=127.0.0.1:0").unwrap();
        assert_eq!(settings.house.listen, "127.0.0.1:0");
        for (wrong, says) in [
            ("talk=3", "SECTION.KEY=VALUE"),
            ("limits.talk", "SECTION.KEY=VALUE"),
            ("limits.chat=3", "--print-config"),
            ("limits.talk=many", "invalid type"),
            ("limits.talk=-1", "invalid value"),
        ] {
            let text = Settings::default().set(wrong).unwrap_err().to_string();
            assert!(text.contains(wrong) && text.contains(says), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for (set, says) in [
            ("names.names=[\"https://a.example\"]", "is not the name of a house"),
            ("names.origins=[\"a.example\"]", "is not the origin of a page"),
            ("proxy.trusted=[\"proxy\"]", "names no proxy"),
            ("proxy.trusted=[\"0.0.0.0/0\"]", "names no proxy"),
            ("house.keep_accounts_days=90", "91"),
            ("house.keep_accounts_days=1", "91"),
        ] {
            let text = Settings::default().set(set).unwrap().config().unwrap_err().to_string();
            assert!(text.contains(says), "{text}");
        }
        let list = std::env::temp_dir().join(format!("luckhouse-words-{}", std::process::id()));
        let set = |path: &Path| Settings::default().set(&format!("talk.words=[{path:?}]")).unwrap();
        let missing = set(&list).config().unwrap_err().to_string();
        assert!(missing.contains(&shown(&list)) && missing.lines().count() == 1, "{missing}");
        std::fs::write(&list, "fine\nnot fine\n").unwrap();
        let wrong = set(&list).config().unwrap_err().to_string();
        assert!(wrong.contains("line 2") && wrong.contains("`not fine`"), "{wrong}");
        std::fs::write(&list, "# remarks\nfine\n").unwrap();
        assert!(set(&list).config().unwrap().words.is_in("This is FINE."));
        std::fs::remove_file(&list).unwrap();
        let both = Settings::default().set("proxy.trusted=[\"loopback\"]").unwrap();
        assert!(both.set("house.trust_loopback=true").unwrap().config().is_err());
    }

    #[test]
    fn the_name_to_listen_at_is_a_name_of_the_house() {
        assert_eq!(listen_name("play.example.org:80"), Some("play.example.org".into()));
        assert_eq!((listen_name("127.0.0.1:0"), listen_name("[::1]:80")), (None, None));
    }
}
