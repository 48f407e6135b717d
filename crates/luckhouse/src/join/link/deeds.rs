//! What is done at the table, whatever screen shows it.

use super::super::proof::{self, Seen};
use super::super::seats::Kept;
use super::super::told;
use super::Link;
use crate::play::command::word_of;
use crate::play::kept;
use luckhouse_engine::fair::Record;
use luckhouse_server::client::Command;
use luckhouse_server::protocol::{Fact, Offer, Person, Presence, Stage, TableInfo, Who};
use luckhouse_shelf::{LabelledOffer, label};
use luckhouse_words::{Words, say};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

impl Link {
    /// Choose a word of the game, its number in the list, several with `;` between, or a shortcut. They are said one
    /// after the other, see [`next_word`](Link::next_word). If nothing can be chosen, why.
    pub(crate) fn choose(&mut self, text: &str) -> Result<(), String> {
        let words = text.split(';').map(str::trim).filter(|word| !word.is_empty()).map(String::from);
        let words: Vec<String> = words.collect();
        if words.is_empty() {
            return Ok(());
        }
        if self.client.is_at_rest() && !self.is_asked() {
            return Err(self.why_not());
        }
        self.words.extend(words);
        Ok(())
    }

    /// Are there words that were not said yet?
    pub(crate) fn has_words(&self) -> bool {
        !self.words.is_empty()
    }

    /// Say none of them.
    pub(crate) fn forget_words(&mut self) {
        self.words.clear();
    }

    /// Say the next of the words that were chosen at once, when the one before is done. If it cannot be said, why.
    pub(crate) fn next_word(&mut self) -> Result<(), String> {
        if self.words.is_empty() || !self.client.is_at_rest() {
            return Ok(());
        }
        if !self.is_asked() {
            self.words.clear();
            return Err(say!(Words::spoken(), "terminal-join-words-dropped"));
        }
        let (Some(word), Some(now)) = (self.words.pop_front(), self.client.now()) else { return Ok(()) };
        let shortcut = now.shortcuts.iter().find(|offer| offer.word.eq_ignore_ascii_case(&word));
        let offered = word_of(&word, now.offers.iter().map(|offer| offer.word.as_str()));
        if let Some(shortcut) = shortcut {
            let short = shortcut.word.clone();
            self.say(Command::Shortcut(short));
        } else if offered == "leave" && !now.offers.iter().any(|offer| offer.word == offered) {
            self.words.clear();
            return Err(say!(Words::spoken(), "terminal-join-leave-or-quit"));
        } else {
            self.say(Command::Choose(offered));
        }
        Ok(())
    }

    /// Why nothing can be chosen now.
    fn why_not(&self) -> String {
        let (people, words) = (self.client.people(), Words::spoken());
        match (self.client.seat(), self.stage()) {
            (None, _) => say!(words, "terminal-join-nothing-to-choose"),
            (_, Some(Stage::Over)) => say!(words, "terminal-join-it-is-over"),
            (_, Some(Stage::Playing)) => {
                let waiting = self.client.now().map_or(&[][..], |now| &now.waiting);
                let waiting: Vec<String> = waiting.iter().map(|seat| told::called(people, *seat)).collect();
                say!(words, "terminal-join-not-your-turn", names = waiting.join(", "))
            }
            _ => say!(words, "terminal-join-not-begun"),
        }
    }

    /// Let somebody be heard no more, or again. If nobody is meant, what was expected.
    pub(crate) fn mute(&mut self, name: &str, muted: bool) -> Result<(), String> {
        if name.is_empty() {
            return Err(say!(Words::spoken(), "terminal-join-mute-whom"));
        }
        let seats = self.client.people().map_or(Vec::new(), |people| people.seats.clone());
        let called = |person: &Person| person.name.eq_ignore_ascii_case(name);
        let found = seats.iter().find(|standing| {
            format!("p{}", standing.seat) == name || standing.person.as_ref().is_some_and(called)
        });
        let who = found.map_or(Who::Watcher(name.into()), |standing| Who::Seat(standing.seat));
        self.say(Command::Mute(who, muted));
        Ok(())
    }

    /// Write the game to a file, and say what came of it.
    pub(crate) fn save(&self, file: &str) -> String {
        if file.is_empty() {
            return say!(Words::spoken(), "terminal-table-save-what");
        }
        match kept::save(Path::new(file), &self.client.log().unwrap_or_default()) {
            Ok(()) => saved(file, self.is_over()) + &self.save_receipt(file),
            Err(error) => kept::not_saved(file, &error),
        }
    }

    /// Write what one kept of the dice beside the game.
    fn save_receipt(&self, file: &str) -> String {
        let record = self.client.record().filter(|record| self.is_over() || record.alarm().is_some());
        let Some(receipt) = record.and_then(Record::receipt) else { return String::new() };
        let beside = format!("{file}.receipt.json");
        let text = serde_json::to_string_pretty(&receipt).unwrap_or_default();
        match kept::save(Path::new(&beside), &text) {
            Ok(()) => format!(" {}", say!(Words::spoken(), "terminal-join-receipt", file, beside)),
            Err(error) => format!(" {}", kept::not_saved(&beside, &error)),
        }
    }

    /// What the log of the finished game proves of its dice.
    pub(crate) fn verdict(&self) -> String {
        let kept = self.place.kept.as_ref();
        let (seal, dice) = (kept.and_then(|kept| kept.seal.as_deref()), kept.and_then(Kept::dice));
        let seen = Seen { seal, dice: dice.as_ref(), record: self.client.record() };
        proof::verdict(&self.client.log().unwrap_or_default(), &seen)
    }

    /// What was changed at the table since this was last asked.
    pub(crate) fn table_changed(&mut self) -> Vec<String> {
        let Some(now) = self.client.table().map(Agreed::of) else { return Vec::new() };
        let before = self.agreed.replace(now).unwrap_or(now);
        let (again, words) = (now.rematch && !before.rematch, Words::spoken());
        let talk = (now.watchers_talk != before.watchers_talk).then(|| match now.watchers_talk {
            true => say!(words, "terminal-join-watchers-talk"),
            false => say!(words, "terminal-join-watchers-quiet"),
        });
        again.then(|| say!(words, "terminal-join-play-again")).into_iter().chain(talk).collect()
    }

    /// Who came and who went since this was last asked, apart from oneself.
    pub(crate) fn who_changed(&mut self) -> Vec<String> {
        let Some(now) = self.client.people().cloned() else { return Vec::new() };
        let before: Presence = self.people.replace(now.clone()).unwrap_or_else(|| now.clone());
        told::changes(&before, &now, self.client.seat(), milliseconds())
    }
}

/// What can change at a table while one sits there, apart from the people.
#[derive(Clone, Copy)]
pub(super) struct Agreed {
    rematch: bool,
    watchers_talk: bool,
}

impl Agreed {
    pub(super) fn of(table: &TableInfo) -> Agreed {
        Agreed { rematch: table.rematch.is_some(), watchers_talk: table.watchers_talk }
    }
}

/// What to say of a game that was written where the player wants it.
pub(crate) fn saved(file: &str, over: bool) -> String {
    match over {
        true => say!(Words::spoken(), "terminal-join-saved", file),
        false => say!(Words::spoken(), "terminal-join-saved-so-far"),
    }
}

/// Offers in these words.
pub(crate) fn labelled(words: &Words, game: &str, offers: &[Offer]) -> Vec<LabelledOffer> {
    let labelled = |offer: &Offer| LabelledOffer {
        word: offer.word.clone(),
        label: label(words, game, &Fact::bare(offer.outlook.clone())),
        value: offer.value.clone(),
    };
    offers.iter().map(labelled).collect()
}

/// The time, in milliseconds since 1970.
pub(crate) fn milliseconds() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
