//! What one player was acknowledged and told, held against the log that the house has kept.

use luckhouse_server::client::Client;
use luckhouse_server::protocol::{Entry, What};

/// What is wrong with a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Broken {
    #[error("the house refused what it had offered: {0}")]
    Refused(String),
    #[error("`{line}` was acknowledged or told, and is not there in\n{log}")]
    Lost { line: String, log: String },
    #[error("`{line}` was acknowledged once, and is there more than once in\n{log}")]
    Doubled { line: String, log: String },
    #[error("`{line}` does not stand where it was acknowledged or told in\n{log}")]
    OutOfOrder { line: String, log: String },
}

/// Everything that one player knows for sure.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    seat: u8,
    /// So many choices were not answered yet: each may be in the log or not.
    unanswered: usize,
    /// What was chosen and acknowledged, in this order.
    acknowledged: Vec<String>,
    /// The lines that could be read whole, as they were told first, by their numbers.
    seen: Vec<(u32, String)>,
    /// All lines, as they are known at the end. There is a question mark where something was hidden from this player.
    told: Vec<String>,
    /// What was chosen in secret and stands in no line that was told.
    sealed: Vec<String>,
}

impl History {
    pub(crate) fn of(seat: u8) -> History {
        History { seat, ..History::default() }
    }

    pub(crate) fn chose(&mut self, word: String) {
        self.acknowledged.push(word);
    }

    /// What the house tells. Whoever comes back may be told again.
    pub(crate) fn hear(&mut self, entries: Vec<Entry>) {
        for Entry { n, what, .. } in entries {
            if let What::Line { line, .. } = what
                && !line.contains('?')
                && !self.seen.iter().any(|(number, seen)| *number == n && *seen == line)
            {
                self.seen.push((n, line));
            }
        }
    }

    /// How this player's story stands when they go.
    pub(crate) fn end(&mut self, client: &Client) {
        self.unanswered = client.again().len();
        for Entry { what, .. } in client.story() {
            match what {
                What::Line { line, .. } => {
                    self.told.push(line.clone());
                    self.sealed.clear();
                }
                What::Sealed { word: Some(word), .. } => self.sealed.push(word.clone()),
                _ => {}
            }
        }
        self.seen.sort_by_key(|(number, _)| *number);
    }

    /// The log of the house, as this player may read it or whole, has everything that they were acknowledged and told: once, and in
    /// that order.
    ///
    /// # Errors
    /// The first thing for which that is not so.
    pub(crate) fn hold(&self, log: &str) -> Result<(), Broken> {
        let lines: Vec<&str> = log.lines().filter(|line| !line.starts_with('#')).skip(1).collect();
        self.hold_choices(&lines, log)?;
        let mut rest = lines.iter();
        let misplaced = self.seen.iter().map(|(_, line)| line).find(|line| !rest.any(|kept| kept == line));
        let secret = |line: &str| line.contains('?');
        let differs = |(told, kept): &(&String, &&str)| told != kept && !secret(told) && !secret(kept);
        let wrong = misplaced.or_else(|| Some(self.told.iter().zip(&lines).find(differs)?.0));
        let wrong = wrong.or_else(|| self.told.get(lines.len()));
        wrong.map_or(Ok(()), |line| {
            let (there, line, log) = (lines.contains(&line.as_str()), line.clone(), log.to_string());
            Err(if there { Broken::OutOfOrder { line, log } } else { Broken::Lost { line, log } })
        })
    }

    fn hold_choices(&self, lines: &[&str], log: &str) -> Result<(), Broken> {
        let own = format!("p{} ", self.seat);
        let mut kept: Vec<&str> = lines
            .iter()
            .flat_map(|line| line.split(" | "))
            .filter_map(|part| part.strip_prefix(&own))
            .collect();
        // A secret choice that waits is in no line yet. If there are lines that this player has not been told, it is in one.
        if lines.len() <= self.told.len() {
            kept.extend(self.sealed.iter().map(String::as_str));
        }
        let most = self.acknowledged.len() + self.unanswered;
        if (self.acknowledged.len()..=most).contains(&kept.len())
            && kept[..self.acknowledged.len()] == self.acknowledged
        {
            return Ok(());
        }
        let often = |words: &[&str], word: &str| words.iter().filter(|other| **other == word).count();
        let acknowledged: Vec<&str> = self.acknowledged.iter().map(String::as_str).collect();
        let more = |those: &[&str], than: &[&str]| {
            those
                .iter()
                .find(|word| often(those, word) > often(than, word))
                .map(|word| format!("{own}{word}"))
        };
        let log = log.to_string();
        Err(match (more(&acknowledged, &kept), more(&kept, &acknowledged)) {
            (Some(line), _) => Broken::Lost { line, log },
            (None, Some(line)) => Broken::Doubled { line, log },
            (None, None) => Broken::OutOfOrder { line: acknowledged.join(", "), log },
        })
    }
}

/// The checker is one that finds something.
#[test]
fn what_is_lost_doubled_or_out_of_order_is_found() {
    let seen = ["p1 roll", "* 6", "p1 hold", "p2 roll"].map(String::from);
    let history = History {
        acknowledged: vec!["roll".into(), "hold".into()],
        seen: (1..).zip(seen.clone()).collect(),
        told: seen.to_vec(),
        ..History::of(1)
    };
    let hold = |lines: &str| history.hold(&format!("pig seats 2 edition 1\n# remark\n{lines}"));
    hold("p1 roll\n* 6\np1 hold\np2 roll\n").unwrap();
    hold("p1 roll\n* 6\np1 hold\np2 roll\n* 3\np2 hold\n").unwrap();
    let lost = ["p1 roll\n* 6\n", "p1 roll\n* 5\np1 hold\np2 roll\n", "p1 roll\n* 6\np1 hold\n", ""];
    assert!(lost.iter().all(|lines| matches!(hold(lines), Err(Broken::Lost { .. }))));
    let doubled = hold("p1 roll\n* 6\np1 hold\np2 roll\np1 hold\n");
    assert!(matches!(doubled, Err(Broken::Doubled { .. })), "{doubled:?}");
    let unanswered = History { unanswered: 1, ..history.clone() };
    unanswered.hold("pig seats 2 edition 1\np1 roll\n* 6\np1 hold\np2 roll\np1 hold\n").unwrap();
    let turned = ["p1 hold\n* 6\np1 roll\np2 roll\n", "p1 roll\n* 6\np2 roll\np1 hold\n"];
    assert!(turned.iter().all(|lines| matches!(hold(lines), Err(Broken::OutOfOrder { .. }))));
}
