//! What happened and who is here, in sentences.

use luckhouse_engine::{PerSeat, Seat};
use luckhouse_server::protocol::{Entry, Fact, Outcome, Presence, Standing, TalkLine, What, Who};
use luckhouse_shelf::paragraph;
use luckhouse_words::{Words, say};

/// What happened, for somebody who reads; nothing where there is nothing to say.
pub(crate) fn sentence(game: &str, entry: &Entry, people: Option<&Presence>) -> Option<String> {
    let (name, words) = (|seat: u8| called(people, seat), Words::spoken());
    let text = match &entry.what {
        What::Line { facts, .. } => paragraph(&words, game, &Fact::bare(facts.clone())),
        What::Sealed { seat, word: Some(word) } => {
            say!(words, "terminal-join-chose", who = name(*seat), word)
        }
        What::Sealed { seat, word: None } => say!(words, "terminal-join-has-chosen", who = name(*seat)),
        What::TakenBack { seat, .. } => say!(words, "terminal-join-takes-back", who = name(*seat)),
        What::Unsealed { seat } => say!(words, "terminal-join-thinks-again", who = name(*seat)),
        What::Came { seat, name } => {
            say!(words, "terminal-join-sits-down", who = name, seat = format!("p{seat}"))
        }
        What::Went { seat, name } => {
            say!(words, "terminal-join-goes-away", who = name, seat = format!("p{seat}"))
        }
        What::BotPlays { seat, bot } => {
            say!(words, "terminal-join-bot-plays", bot, who = name(*seat))
        }
        What::Back { seat } => say!(words, "terminal-join-is-back", who = name(*seat)),
        What::TimeUp { seat } => say!(words, "terminal-join-time-up", who = name(*seat)),
        What::Began => say!(words, "terminal-join-began"),
        What::Closed { text, .. } => say!(words, "terminal-join-closed", text),
        What::Fair { .. } | What::Kept | What::Proof { .. } | What::Gone => String::new(),
    };
    (!text.is_empty()).then_some(text)
}

/// The house is not believed any more.
pub(crate) fn alarm(text: &str) -> String {
    format!("\n{}\n", say!(Words::spoken(), "terminal-join-alarm", text))
}

/// When the game begins: the words by which players know that they were all told the same.
pub(crate) fn words(entries: &[Entry], words: Option<String>) -> Option<String> {
    let began = entries.iter().any(|entry| entry.what == What::Began);
    let words = words.filter(|_| began)?;
    Some(say!(Words::spoken(), "terminal-join-words", words))
}

/// The seat, and who sits there.
pub(crate) fn called(people: Option<&Presence>, seat: u8) -> String {
    let standing = people.and_then(|people| people.seats.iter().find(|standing| standing.seat == seat));
    match standing.and_then(|standing| standing.person.as_ref()) {
        Some(person) => format!("p{seat} ({})", person.name),
        None => format!("p{seat}"),
    }
}

/// What somebody said; nothing if they are not heard.
pub(crate) fn talk(line: &TalkLine, people: Option<&Presence>) -> Option<String> {
    let who = match &line.who {
        Who::Seat(seat) => called(people, *seat),
        Who::Watcher(name) => say!(Words::spoken(), "terminal-join-who-watches", who = name),
    };
    Some(format!("{who}: {}", line.text.as_ref()?))
}

/// Everybody, line by line.
pub(crate) fn everybody(people: &Presence) -> String {
    let lines = people.seats.iter().map(|standing| format!("  p{}  {}\n", standing.seat, state(standing)));
    let watchers = match people.watchers {
        0 => String::new(),
        watchers => format!("  {}\n", say!(Words::spoken(), "terminal-join-watchers", watchers)),
    };
    lines.chain([watchers]).collect()
}

fn state(standing: &Standing) -> String {
    let words = Words::spoken();
    match &standing.person {
        None => match &standing.kept_for {
            Some(name) => say!(words, "terminal-join-free-kept", who = name),
            None => say!(words, "terminal-join-free"),
        },
        Some(person) => match (&person.bot, person.human) {
            (Some(bot), true) => say!(words, "terminal-join-for-whom-bot", who = person.name, bot),
            (Some(bot), false) if *bot == person.name => say!(words, "terminal-join-a-bot", bot),
            (Some(bot), false) => say!(words, "terminal-join-named-bot", who = person.name, bot),
            (None, _) if standing.here => person.name.clone(),
            (None, _) => say!(words, "terminal-join-person-away", who = person.name),
        },
    }
}

/// Who came and who went since, apart from oneself.
pub(super) fn changes(before: &Presence, after: &Presence, own: Option<u8>, now: i64) -> Vec<String> {
    let pairs = before.seats.iter().zip(&after.seats);
    let others = pairs.filter(|(_, after)| Some(after.seat) != own);
    others.filter_map(|(before, standing)| change(before, standing, after, now)).collect()
}

fn change(before: &Standing, after: &Standing, people: &Presence, now: i64) -> Option<String> {
    let same =
        before.person.as_ref().map(|person| &person.name) == after.person.as_ref().map(|person| &person.name);
    let human = after.person.as_ref().is_some_and(|person| person.human);
    if !human || !same {
        // Who sits down and who goes away stands in the story.
        return None;
    }
    let (who, words) = (called(Some(people), after.seat), Words::spoken());
    let seconds = |at: i64| (at - now).max(0) / 1000;
    match (before.here, after.here, after.bot_at) {
        (true, false, Some(at)) => Some(say!(words, "terminal-join-away-for", who, seconds = seconds(at))),
        (true, false, None) => Some(say!(words, "terminal-join-away", who)),
        (false, true, _) => Some(say!(words, "terminal-join-here", who)),
        _ => None,
    }
}

/// How a game ended, as the rest of the program has it.
pub(crate) fn outcome(outcome: &Outcome) -> luckhouse_engine::Outcome {
    let seats = outcome.scores.len().min(Seat::MAX);
    let fits = |seat: &&u8| (1..=seats).contains(&usize::from(**seat));
    luckhouse_engine::Outcome {
        winners: outcome.winners.iter().filter(fits).map(|seat| Seat::at(usize::from(*seat) - 1)).collect(),
        scores: PerSeat::from_fn(seats, |seat| outcome.scores[seat.index()]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_server::protocol::Person;

    fn standing(seat: u8, name: &str, here: bool) -> Standing {
        let person = Some(Person { name: name.into(), bot: None, human: true, program: false });
        Standing {
            seat,
            person,
            kept_for: None,
            here,
            bot_at: None,
            vacation: None,
            sealed: true,
            opened: true,
        }
    }

    fn people(here: bool) -> Presence {
        let seats = vec![standing(1, "Ann", true), standing(2, "Bob", here)];
        Presence { seats, watchers: 1, muted: Vec::new() }
    }

    #[test]
    fn one_hears_who_goes_and_who_comes_back() {
        let mut gone = people(false);
        gone.seats[1].bot_at = Some(61_000);
        let told = changes(&people(true), &gone, Some(1), 1000);
        assert_eq!(told, ["p2 (Bob) is not connected. If they do not come back, a bot plays in 60 s."]);
        assert_eq!(changes(&gone, &people(true), Some(1), 1000), ["p2 (Bob) is connected."]);
        assert!(changes(&people(true), &gone, Some(2), 1000).is_empty(), "one knows about oneself");
    }

    #[test]
    fn everybody_is_listed() {
        let mut all = people(false);
        all.seats.push(Standing { person: None, ..standing(3, "", false) });
        let kept_for = Some("Cleo".into());
        all.seats.push(Standing { person: None, kept_for, ..standing(4, "", false) });
        let lines = ["  p1  Ann", "  p2  Bob, not connected", "  p3  free", "  p4  free, kept for Cleo"];
        assert_eq!(everybody(&all), format!("{}\n  One watches.\n", lines.join("\n")));
    }

    #[test]
    fn whoever_is_mute_is_not_heard() {
        let line =
            |text: Option<&str>| TalkLine { n: 1, at: 0, who: Who::Seat(2), text: text.map(Into::into) };
        assert_eq!(talk(&line(Some("hi")), Some(&people(true))).unwrap(), "p2 (Bob): hi");
        assert_eq!(talk(&line(None), None), None);
    }
}
