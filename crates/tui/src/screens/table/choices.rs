//! The list of choices: what is offered, what of it fits what is picked and typed.

use super::command::Command;
use crate::board::{Board, Spot};
use crate::source::Situation;
use luckhouse_shelf::LabelledOffer;
use luckhouse_words::{Words, say};

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The word that is said.
    pub(crate) word: String,
    /// What it means.
    pub(crate) label: String,
    pub(crate) does: Does,
}

/// What comes of taking a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Does {
    Say(String),
    SitDown,
    Command(Command),
    /// Touches the spot with this place on the board.
    Touch(usize),
}

impl Choice {
    fn of(offer: &LabelledOffer) -> Choice {
        Choice { word: offer.word.clone(), label: offer.label.clone(), does: Does::Say(offer.word.clone()) }
    }

    fn command(word: &str, label: impl Into<String>, command: Command) -> Choice {
        Choice { word: word.into(), label: label.into(), does: Does::Command(command) }
    }

    /// What can be touched on the board.
    pub(crate) fn of_spot(place: usize, spot: &Spot) -> Choice {
        Choice { word: spot.about.clone(), label: String::new(), does: Does::Touch(place) }
    }

    /// Was exactly this typed?
    pub(crate) fn is(&self, typed: &str) -> bool {
        self.word.eq_ignore_ascii_case(typed.trim())
    }
}

/// Everything that can be chosen now and fits what is picked on the board.
pub(crate) fn all(now: &Situation, board: &dyn Board, has_log: bool, words: &Words) -> Vec<Choice> {
    if now.outcome.is_some() {
        return after_the_end(has_log, words);
    }
    if let Some(seat) = now.hand_over {
        let label = say!(words, "terminal-table-takes-screen", seat);
        return vec![Choice { word: say!(words, "terminal-table-sit-down"), label, does: Does::SitDown }];
    }
    if now.by_hand.is_some() {
        let (word, label) =
            (say!(words, "terminal-table-house-rolls"), say!(words, "terminal-table-or-type"));
        return vec![Choice { word, label, does: Does::Say(String::new()) }];
    }
    let offers = now.offers.iter().filter(|offer| !board.by_touch() && board.fits(offer));
    offers.chain(&now.shortcuts).map(Choice::of).collect()
}

fn after_the_end(has_log: bool, words: &Words) -> Vec<Choice> {
    let again = say!(words, "terminal-table-once-more");
    let mut choices = vec![Choice::command("rematch", again, Command::Rematch)];
    if has_log {
        let back = say!(words, "terminal-table-look-back");
        choices.push(Choice::command("replay", back, Command::LookBack));
        choices.push(Choice::command("coach", say!(words, "terminal-table-coach"), Command::Coach));
    }
    choices.push(Choice::command("leave", say!(words, "terminal-table-get-up"), Command::Leave));
    choices
}

/// Those that begin with what is typed; if there are none, those that have it anywhere.
pub(crate) fn narrowed(choices: &[Choice], typed: &str) -> Vec<Choice> {
    let typed = typed.trim().to_lowercase();
    let begins = |choice: &Choice| choice.word.to_lowercase().starts_with(&typed);
    let has = |choice: &Choice| format!("{} {}", choice.word, choice.label).to_lowercase().contains(&typed);
    let some_begin = choices.iter().any(begins);
    choices.iter().filter(|choice| if some_begin { begins(choice) } else { has(choice) }).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_narrows_the_list() {
        let choice = |word: &str, label: &str| Choice::command(word, label, Command::Help);
        let all = [choice("roll XW", "keep C"), choice("roll X", ""), choice("stop", "end the roll")];
        let words = |typed: &str| -> Vec<String> {
            narrowed(&all, typed).into_iter().map(|choice| choice.word).collect()
        };
        assert_eq!(words("ROLL x"), ["roll XW", "roll X"]);
        assert_eq!(words("keep"), ["roll XW"]);
        assert_eq!(words(""), ["roll XW", "roll X", "stop"]);
        assert!(words("nothing like it").is_empty());
        assert!(all[1].is(" Roll x ") && !all[0].is("roll x"));
    }
}
