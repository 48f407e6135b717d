//! What is touched for each choice.

use super::super::steps::{Thing, Way, told_apart};
use super::card::place_name;
use super::treasures;
use luckhouse_engine::Die;
use luckhouse_games::lucky_shot::{Action, FortId, Phase, Place, Treasure};
use luckhouse_shelf::LabelledOffer;
use luckhouse_words::{Words, say};
use serde::Deserialize;

/// A thing that can be touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::games) enum Key {
    /// A place of the action card.
    Place(Place),
    /// A fort, by its name.
    Fort(FortId),
    /// A treasure.
    Treasure(Treasure),
    /// A face of a die, or a level.
    Face(Die),
    /// A fort that is not there yet.
    New,
    /// A button with a word.
    Word(String),
}

impl Thing for Key {
    fn called(&self, words: &Words) -> String {
        match self {
            Key::Place(place) => place_name(words, *place),
            Key::Fort(fort) => fort.to_string(),
            Key::Treasure(treasure) => treasures::name(words, *treasure),
            Key::Word(word) => words.term("terminal-lucky-shot", "button", word),
            Key::Face(face) => face.to_string(),
            Key::New => say!(words, "terminal-lucky-shot-new-fort"),
        }
    }
}

/// All ways to choose, and the place of the card that every use of a die would begin with.
pub(super) fn ways(offers: &[LabelledOffer], phase: &Phase) -> (Vec<Way<Key>>, Option<Key>) {
    let by_power = matches!(phase, Phase::Power { .. });
    let mut ways: Vec<Way<Key>> = offers.iter().map(|offer| Way::of(offer, keys(offer, by_power))).collect();
    let shared = shared(&ways);
    if shared.is_some() {
        for way in ways.iter_mut().filter(|way| way.keys.len() > 1) {
            way.keys.remove(0);
        }
    }
    (told_apart(ways, |word| Key::Word(word.into())), shared)
}

/// What all ways of more than one step begin with, which then need not be touched.
fn shared(ways: &[Way<Key>]) -> Option<Key> {
    let mut long = ways.iter().filter(|way| way.keys.len() > 1).map(|way| &way.keys[0]);
    let first = long.next()?;
    let alike = long.all(|key| key == first);
    // A fort is touched even if there is only one: it is where one looks.
    (alike && matches!(first, Key::Place(_) | Key::Treasure(_))).then(|| first.clone())
}

/// A power needs no die of the card.
fn keys(offer: &LabelledOffer, by_power: bool) -> Vec<Key> {
    let on = |place: Place, keys: Vec<Key>| -> Vec<Key> {
        let place = (!by_power).then_some(Key::Place(place));
        place.into_iter().chain(keys).collect()
    };
    match Action::deserialize(&offer.value) {
        Ok(Action::Die(face)) => vec![Key::Face(face)],
        Ok(Action::Take { treasure, fort }) => vec![Key::Treasure(treasure), Key::Fort(fort)],
        Ok(Action::Put(place)) => vec![Key::Place(place)],
        Ok(Action::Build { fort, .. }) => on(Place::Build, vec![Key::Fort(fort)]),
        Ok(Action::Attack { fort, .. }) => on(Place::Attack, vec![Key::Fort(fort)]),
        Ok(Action::Raid { from, into } | Action::Move { from, into, .. }) => {
            on(Place::Raid, vec![Key::Fort(from), Key::Fort(into)])
        }
        Ok(Action::Level { fort, level }) => on(Place::Fortify, vec![Key::Fort(fort), Key::Face(level)]),
        Ok(Action::Create) => on(Place::Fortify, vec![Key::New]),
        Ok(Action::CreateAt(level)) => vec![Key::New, Key::Face(level)],
        _ => vec![Key::Word(offer.word.clone())],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn offer(word: &str, value: Value) -> LabelledOffer {
        LabelledOffer { word: word.into(), label: String::new(), value }
    }

    fn keys_of(offers: &[LabelledOffer], phase: &Phase) -> Vec<String> {
        ways(offers, phase).0.iter().map(|way| format!("{:?}", way.keys)).collect()
    }

    #[test]
    fn a_die_is_touched_first_and_then_the_forts() {
        let offers = [
            offer("raid 2a 1b", json!({ "raid": { "from": "2a", "into": "1b" } })),
            offer("attack 2a", json!({ "attack": { "fort": "2a", "one": false } })),
            offer("attack 2a 1", json!({ "attack": { "fort": "2a", "one": true } })),
            offer("done", json!("done")),
        ];
        let keys = keys_of(&offers, &Phase::Act);
        assert_eq!(keys[0], "[Place(Raid), Fort(2a), Fort(1b)]");
        assert_eq!(keys[2], r#"[Place(Attack), Fort(2a), Word("attack 2a 1")]"#);
        assert_eq!(keys[3], r#"[Word("done")]"#);
    }

    #[test]
    fn what_all_have_in_common_need_not_be_touched() {
        let take = |fort: &str| offer(fort, json!({ "take": { "treasure": "sea", "fort": fort } }));
        assert_eq!(keys_of(&[take("1a"), take("1b")], &Phase::Hunt), ["[Fort(1a)]", "[Fort(1b)]"]);
        let build = offer("build 1a", json!({ "build": { "fort": "1a", "one": false } }));
        let (only, place) = ways(&[build, offer("done", json!("done"))], &Phase::Act);
        assert_eq!(only[0].keys, [Key::Fort("1a".parse().unwrap())]);
        assert_eq!(place, Some(Key::Place(Place::Build)));
    }

    #[test]
    fn an_offer_that_is_not_understood_is_a_button() {
        assert_eq!(keys_of(&[offer("sing", json!({ "sing": 3 }))], &Phase::Act), [r#"[Word("sing")]"#]);
    }
}
