//! What is said at a table beside the game.

use super::keeper::Keeper;
use crate::protocol::{Outbound, Problem, TalkLine, Who, Why};
use luckhouse_store::{Change, ChatLine, CommandId, Done, Line, Say, Speaker};

impl Keeper {
    /// Somebody says something.
    pub(super) async fn talk(
        &mut self,
        guest: u64,
        id: &CommandId,
        speaker: Speaker,
        text: &str,
    ) -> Result<(), Problem> {
        if self.desk.settings.muted.contains(&who(&speaker)) {
            return Err(Problem::new(Why::House, "the host has muted you: you can still play and watch"));
        }
        let longest = self.house.config.limits.talk_length;
        if text.chars().count() > longest {
            return Err(Problem::new(Why::House, format!("too long: expected at most {longest} characters")));
        }
        let text = Line::new(text.trim()).map_err(super::wrong_word)?;
        let (table, at, command) = (self.desk.id.clone(), self.time(), Some(id.clone()));
        let say = Say { table, at, speaker: speaker.clone(), text: text.clone(), command };
        let saved = self.save(Change::Say(say), Some((guest, id.as_str()))).await;
        let saved = saved.map_err(|why| Problem::new(Why::NotSaved, format!("not said: {why}")))?;
        self.guests.send(guest, &Outbound::Done { id: id.to_string(), last: self.desk.last() });
        if let Done::Said(number) = saved {
            let line = ChatLine { number, at, speaker, text, hidden: false };
            let lines = vec![self.talk_line(&line)];
            self.guests.broadcast(&Outbound::Talk { lines, recent: false });
            self.desk.talk.add(line);
        }
        Ok(())
    }

    /// Send what was said after this number, but not more than the last lines.
    pub(super) fn send_talk(&mut self, guest: u64, last: u32) {
        let lines: Vec<TalkLine> = self.desk.talk.after(last).map(|line| self.talk_line(line)).collect();
        if !lines.is_empty() {
            self.guests.send(guest, &Outbound::Talk { lines, recent: true });
        }
    }

    pub(super) fn talk_line(&self, line: &ChatLine) -> TalkLine {
        let who = who(&line.speaker);
        let heard = !line.hidden && !self.desk.settings.muted.contains(&who);
        TalkLine { n: line.number.get(), at: line.at.0, who, text: heard.then(|| line.text.to_string()) }
    }
}

fn who(speaker: &Speaker) -> Who {
    match speaker {
        Speaker::Seat(number) => Who::Seat(number.get()),
        Speaker::Spectator(name) => Who::Watcher(name.to_string()),
    }
}
