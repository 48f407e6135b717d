//! What the dice of the setup are for, and what an adventurer may be called in the end.

use luckhouse_engine::Game;
use luckhouse_games::lantern::{Assignment, Circles, ENOUGH, Five, Lantern, titles};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What lies on the table and never changes, beside the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StaticData {
    /// How many dice there are.
    pub dice: u8,
    /// A total of the setup below this may be rolled again.
    pub enough: u32,
    /// The most circles of one ability.
    pub circles: u8,
    /// Ones that are rolled again earn experience too.
    pub reroll_ones: bool,
    /// The places of the dice of the setup: first the abilities, in order.
    pub places: Vec<Place>,
    /// The titles, the best first.
    pub titles: Vec<TitleScore>,
}

/// Where a die of the setup can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Circles for Critical Hit.
    Crit,
    /// Circles for Counter Attack.
    Counter,
    /// Circles for Magic Spell.
    Magic,
    /// Circles for Constitution.
    Con,
    /// Experience at once.
    Xp,
    /// The scroll beside the campfire.
    Camp,
}

/// In the order of the places that an assignment is written with.
const PLACES: [Place; Assignment::PLACES.len()] =
    [Place::Crit, Place::Counter, Place::Magic, Place::Con, Place::Xp, Place::Camp];

/// A title, and the highest Adventure Score that it is given for; the last has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TitleScore {
    /// Which.
    pub title: Title,
    /// Circles crossed off.
    pub most: Option<u8>,
}

/// What an adventurer who came back is called (LN-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// Not one circle crossed off.
    Lord,
    /// Few.
    Swashbuckler,
    /// Some.
    Master,
    /// Many.
    Adventurer,
}

impl Title {
    /// In the order of the rules' own list.
    const ALL: [Title; 4] = [Title::Lord, Title::Swashbuckler, Title::Master, Title::Adventurer];

    /// The title for this Adventure Score.
    pub(super) fn of(score: u8, five: Five) -> Title {
        let place = titles(five).iter().position(|(most, _)| score <= *most);
        Title::ALL[place.unwrap_or(Title::ALL.len() - 1)]
    }
}

pub(super) fn of(game: &Lantern) -> StaticData {
    let title = |(title, (most, _)): (Title, (u8, &str))| {
        let most = Some(most).filter(|most| *most < u8::MAX);
        TitleScore { title, most }
    };
    StaticData {
        dice: Assignment::PLACES.len() as u8,
        enough: ENOUGH,
        circles: Circles::MOST,
        reroll_ones: game.options().reroll_ones,
        places: PLACES.to_vec(),
        titles: Title::ALL.into_iter().zip(titles(game.options().five)).map(title).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_games::lantern::{Ability, LanternOptions, title};
    use luckhouse_words::{Language, Words};
    use serde_json::Value;

    const FIVES: [Five; 2] = [Five::Better, Five::Worse];

    fn word(value: impl Serialize) -> Value {
        serde_json::to_value(value).unwrap()
    }

    #[test]
    fn places_and_abilities_are_written_as_in_the_log() {
        assert_eq!(PLACES.map(word), Assignment::PLACES.map(Value::from));
        assert_eq!(PLACES.map(word)[..4], Ability::ALL.map(word));
    }

    #[test]
    fn titles_are_those_of_the_rules() {
        let words = Words::in_language(Language::ENGLISH);
        for (score, five) in
            [0, 1, 5, 6, 15, 16, 28].into_iter().flat_map(|score| FIVES.map(|five| (score, five)))
        {
            let id = format!("lantern-title-{}", word(Title::of(score, five)).as_str().unwrap());
            assert_eq!(words.say(&id, &()), title(score, five));
        }
        let most = |five| {
            let game = Lantern::new(LanternOptions { five, ..Default::default() }, 1).unwrap();
            of(&game).titles.iter().map(|title| title.most).collect::<Vec<_>>()
        };
        assert_eq!(most(Five::Better), [Some(0), Some(5), Some(15), None]);
        assert_eq!(most(Five::Worse), [Some(0), Some(4), Some(15), None]);
    }
}
