//! What can be done to dice: offers, and the dice that they need.

use crate::games::lists::alike;
use luckhouse_games::lantern::Ability;
use luckhouse_shelf::LabelledOffer;

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
    ability: Ability,
    dice: &[u8],
) -> Vec<(&'static str, &'a LabelledOffer)> {
    let fits = |offer: &&LabelledOffer| {
        offer.value.get(ability.to_string()).is_some()
            && dice_of(offer).is_some_and(|needed| alike(&needed, dice))
    };
    offers.iter().filter(fits).map(|offer| (text(ability, offer), offer)).collect()
}

fn text(ability: Ability, offer: &LabelledOffer) -> &'static str {
    match (ability, offer.value["counter"][1].as_str()) {
        (Ability::Crit, _) => "turn",
        (Ability::Counter, Some("up")) => "+1",
        (Ability::Counter, _) => "-1",
        (Ability::Magic, _) => "spell",
        (Ability::Con, _) => "roll",
    }
}

/// The offer of one more circle for an ability.
pub(super) fn gain(offers: &[LabelledOffer], ability: Ability) -> Option<&LabelledOffer> {
    offers.iter().find(|offer| offer.value["gain"] == ability.to_string())
}
