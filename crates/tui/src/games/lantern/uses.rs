//! What can be done to dice: offers, and the dice that they need.

use crate::games::lists::alike;
use luckhouse_games::lantern::Ability;
use luckhouse_shelf::LabelledOffer;
use luckhouse_words::{Words, say};

/// The dice that an offer uses an ability on.
pub(super) fn dice_of(offer: &LabelledOffer) -> Option<Vec<u8>> {
    let value = offer.value.as_object()?;
    let face = |value: &serde_json::Value| u8::try_from(value.as_u64()?).ok();
    let (word, on) = value.iter().next()?;
    match (word.as_str(), on.as_array()) {
        ("crit" | "magic", _) => Some(vec![face(on)?]),
        ("counter", Some(die_and_step)) => Some(vec![face(die_and_step.first()?)?]),
        ("con", Some(dice)) => Some(dice.iter().filter_map(face).collect()),
        _ => None,
    }
}

/// The offers to use an ability on just these dice, each with what the button says.
pub(super) fn on<'a>(
    words: &Words,
    offers: &'a [LabelledOffer],
    ability: Ability,
    dice: &[u8],
) -> Vec<(String, &'a LabelledOffer)> {
    let fits = |offer: &&LabelledOffer| {
        offer.value.get(ability.to_string()).is_some()
            && dice_of(offer).is_some_and(|needed| alike(&needed, dice))
    };
    offers.iter().filter(fits).map(|offer| (text(words, ability, offer), offer)).collect()
}

fn text(words: &Words, ability: Ability, offer: &LabelledOffer) -> String {
    match (ability, offer.value["counter"][1].as_str()) {
        (Ability::Crit, _) => say!(words, "terminal-lantern-turn"),
        (Ability::Counter, Some("up")) => "+1".into(),
        (Ability::Counter, _) => "-1".into(),
        (Ability::Magic, _) => say!(words, "terminal-lantern-spell"),
        (Ability::Con, _) => say!(words, "terminal-lantern-roll"),
    }
}

/// The offer of one more circle for an ability.
pub(super) fn gain(offers: &[LabelledOffer], ability: Ability) -> Option<&LabelledOffer> {
    offers.iter().find(|offer| offer.value["gain"] == ability.to_string())
}
