//! What can be done to dice: offers, and the dice that they need.

use crate::games::lists::alike;
use luckhouse_shelf::LabelledOffer;

/// The four abilities, as they are written and as they are called.
pub(super) const ABILITIES: [(&str, &str); 4] = [
    ("crit", "Critical Hit"),
    ("counter", "Counter Attack"),
    ("magic", "Magic Spell"),
    ("con", "Constitution"),
];

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
    offers: &'a [LabelledOffer],
    ability: &str,
    dice: &[u8],
) -> Vec<(&'static str, &'a LabelledOffer)> {
    let fits = |offer: &&LabelledOffer| {
        offer.value.get(ability).is_some() && dice_of(offer).is_some_and(|needed| alike(&needed, dice))
    };
    offers.iter().filter(fits).map(|offer| (text(ability, offer), offer)).collect()
}

fn text(ability: &str, offer: &LabelledOffer) -> &'static str {
    match (ability, offer.value["counter"][1].as_str()) {
        ("crit", _) => "turn",
        ("counter", Some("up")) => "+1",
        ("counter", _) => "-1",
        ("magic", _) => "spell",
        _ => "roll",
    }
}

/// The offer of one more circle for an ability.
pub(super) fn gain<'a>(offers: &'a [LabelledOffer], ability: &str) -> Option<&'a LabelledOffer> {
    offers.iter().find(|offer| offer.value["gain"] == ability)
}
