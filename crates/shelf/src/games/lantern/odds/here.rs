//! What matters now: what can still be filled, here and in the zones ahead.

use crate::saying::sayings;
use crate::{OddsReport, Saying};
use luckhouse_engine::{DiceSet, Die, Fraction};
use luckhouse_games::lantern::odds::{MOST_REROLLS, at_once, setup_totals, still, with_rerolls};
use luckhouse_games::lantern::{Ability, Boxes, LanternView, Phase, Task};
use serde::Serialize;

/// What a table of odds of Lantern says.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
enum Odds {
    RollingAgain { total: u32 },
    ChanceOf,
    Then,
    More,
    Same,
    Less,
    AtOnce,
    Ability,
    OnDice,
    By { ability: Ability },
    Dice { dice: DiceSet },
    None,
    LessLikely { more: usize },
    Still,
    BestPlay,
    Constitutions { uses: u32 },
    Ahead { uses: u32 },
    OnEntering,
    WithUses { uses: u32 },
    Zone,
    InZone { zone: usize, place: String },
}
sayings!(Odds);

/// The best uses are as many as a player reads at a glance.
const SHOWN: usize = 8;

/// What matters now.
pub(in super::super) fn here(view: &LanternView) -> Vec<OddsReport> {
    let mut reports = match (view.phase, view.boxes()) {
        (Phase::Offer(dice), _) => vec![rolling_again(dice)],
        (Phase::Fight(dice), Some(boxes)) => {
            [Some(clearing(view, &boxes, dice)), still_filled(view, &boxes, dice)]
                .into_iter()
                .flatten()
                .collect()
        }
        _ => Vec::new(),
    };
    reports.extend(ahead(view));
    reports
}

fn rolling_again(dice: DiceSet) -> OddsReport {
    let (totals, now) = (setup_totals(), dice.total());
    let mut report = OddsReport::of(Odds::RollingAgain { total: now }, [Odds::ChanceOf, Odds::Then]);
    report.row([Saying::from(totals.chance(|total| total > now)), Odds::More.into()]);
    report.row([Saying::from(totals.chance(|total| total == now)), Odds::Same.into()]);
    report.row([Saying::from(totals.chance(|total| total < now)), Odds::Less.into()]);
    report
}

/// Every use that could clear the zone at once, the best first.
fn clearing(view: &LanternView, boxes: &Boxes, dice: DiceSet) -> OddsReport {
    let mut uses = uses(view, boxes, dice);
    uses.retain(|(chance, ..)| chance.ways > 0);
    uses.sort_by(|a, b| b.0.as_f64().total_cmp(&a.0.as_f64()).then((a.1, a.2).cmp(&(b.1, b.2))));
    let mut report = OddsReport::of(Odds::AtOnce, [Odds::ChanceOf, Odds::Ability, Odds::OnDice]);
    for (chance, ability, dice) in uses.iter().take(SHOWN) {
        let by = Odds::By { ability: *ability };
        report.row([Saying::from(*chance), by.into(), Odds::Dice { dice: *dice }.into()]);
    }
    match uses.len() {
        0 => report.note(Odds::None),
        found if found > SHOWN => report.note(Odds::LessLikely { more: found - SHOWN }),
        _ => {}
    }
    report
}

/// Everything there is a circle for, with its chance to clear the zone: the ability, and the dice it is used on.
fn uses(view: &LanternView, boxes: &Boxes, dice: DiceSet) -> Vec<(Fraction, Ability, DiceSet)> {
    let left = |ability| view.abilities[ability].left > 0;
    let faces = || Die::all().filter(|die| dice.count(die.face()) > 0);
    let one = |die: Die| DiceSet::EMPTY.with(die.face());
    let mut all = Vec::new();
    if left(Ability::Magic) {
        all.extend(faces().map(|die| (at_once(boxes, dice.without(die.face())), Ability::Magic, one(die))));
    }
    if left(Ability::Con) {
        let some = dice.subsets().into_iter().filter(|again| !again.is_empty());
        all.extend(some.filter_map(|again| Some((at_once(boxes, dice.minus(again)?), Ability::Con, again))));
    }
    for ability in [Ability::Crit, Ability::Counter].into_iter().filter(|ability| left(*ability)) {
        let fills = |die: &Die| {
            let rest = dice.without(die.face());
            turned(ability, *die).into_iter().any(|face| boxes.filled_by(rest.with(face.face())))
        };
        all.extend(faces().filter(fills).map(|die| (Fraction { ways: 1, total: 1 }, ability, one(die))));
    }
    all
}

/// What a die can be turned to.
fn turned(ability: Ability, die: Die) -> Vec<Die> {
    let face = die.face();
    let faces = match ability {
        Ability::Crit => vec![7 - face],
        _ => vec![face - 1, face + 1],
    };
    faces.into_iter().filter_map(Die::new).collect()
}

/// The chance to fill the boxes from these dice with all the Constitutions that are left, or fewer.
fn still_filled(view: &LanternView, boxes: &Boxes, dice: DiceSet) -> Option<OddsReport> {
    let most = u32::from(view.abilities[Ability::Con].left).min(MOST_REROLLS);
    let mut report = OddsReport::of(Odds::Still, [Odds::ChanceOf, Odds::Ability]);
    for uses in 1..=most {
        report.row([Saying::from(still(boxes, dice, uses)), Odds::Constitutions { uses }.into()]);
    }
    report.note(Odds::BestPlay);
    (most > 0).then_some(report)
}

/// The zones to come: the chance that six dice fill their boxes, and with the Constitutions that are left.
fn ahead(view: &LanternView) -> Option<OddsReport> {
    // Before the setup is done there are no circles, and the first zone lies ahead too.
    let (setup, over) = match view.phase {
        Phase::Setup | Phase::Offer(_) | Phase::Assign(_) => (true, false),
        Phase::Won(_) | Phase::Lost(_) => (false, true),
        _ => (false, false),
    };
    let uses = if setup { 1 } else { u32::from(view.abilities[Ability::Con].left).min(MOST_REROLLS) };
    let done = if setup { 0 } else { usize::from(view.zone) };
    let with = (uses > 0).then_some(Odds::WithUses { uses });
    let columns = [Some(Odds::OnEntering), with, Some(Odds::Zone)];
    let mut report = OddsReport::of(Odds::Ahead { uses }, columns.into_iter().flatten());
    for (index, zone) in view.sheet.zones().iter().enumerate().skip(done) {
        let Task::Fight(boxes) = zone.task else { continue };
        let mut row = vec![Saying::from(with_rerolls(&boxes, 0))];
        row.extend((uses > 0).then(|| Saying::from(with_rerolls(&boxes, uses))));
        row.push(Odds::InZone { zone: index + 1, place: zone.name.clone() }.into());
        report.row(row);
    }
    (!over && !report.rows.is_empty()).then_some(report)
}
