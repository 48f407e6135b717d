//! What can be tried now with its chance, what the dice to come can show, and how safe one's treasures are.

use super::super::{hunt_chance, thieves};
use crate::saying::{figure, sayings};
use crate::{OddsReport, Saying};
use luckhouse_engine::{Fraction, Game, Imagine, Rng, Seat};
use luckhouse_games::lucky_shot::{Action, Card, FortId, LuckyShot, Phase, Purpose, Treasure, View, odds};
use serde::Serialize;

/// What a table of odds of Lucky Shot says.
#[derive(Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
enum Odds {
    Tries,
    Succeeds,
    Try,
    Hunt,
    Salvage,
    Raid { treasure: Option<Treasure>, from: FortId, into: FortId },
    Move { treasure: Option<Treasure>, from: FortId, into: FortId },
    MoveProtected { treasure: Option<Treasure>, from: FortId, into: FortId },
    ChosenDie,
    DiceToCome { dice: u32 },
    Shown,
    Wanted,
    Levels { levels: u8 },
    Treasures,
    GetsThrough,
    Treasure,
    Fort,
    Bricks,
    Held { treasure: Treasure },
    In { fort: FortId },
}
sayings!(Odds);

/// What matters now.
pub(in super::super) fn here(game: &LuckyShot, view: &View, seat: Seat) -> Vec<OddsReport> {
    let mut reports = Vec::new();
    if view.acting() == seat {
        reports.extend(tries(game, view, seat));
        reports.extend(dice_to_come(view));
    }
    reports.extend(own_treasures(view, seat));
    reports
}

fn tries(game: &LuckyShot, view: &View, seat: Seat) -> Option<OddsReport> {
    let mut legal = Vec::new();
    // There is one state that fits a view, whatever the generator.
    game.legal(&game.imagine(view, &mut Rng::seeded(0)), seat, &mut legal);
    let mut report = OddsReport::of(Odds::Tries, [Odds::Succeeds, Odds::Try]);
    for (chance, what) in legal.into_iter().filter_map(|action| attempt(view, action)) {
        report.row([Saying::from(chance), what.into()]);
    }
    if view.chosen_die {
        report.note(Odds::ChosenDie);
    }
    (!report.rows.is_empty()).then_some(report)
}

/// A choice that is followed by dice, and its chance.
fn attempt(view: &View, action: Action) -> Option<(Fraction, Odds)> {
    let held = |from| view.fort(from).and_then(luckhouse_games::lucky_shot::Fort::treasure);
    Some(match action {
        Action::Hunt => (hunt_chance(view), Odds::Hunt),
        Action::Salvage => (hunt_chance(view), Odds::Salvage),
        Action::Raid { from, into } => {
            let chance = odds::raid_succeeds(view.fort(from)?.standing());
            (chance, Odds::Raid { treasure: held(from), from, into })
        }
        Action::Move { from, into, protected: false } => {
            (odds::move_odds(thieves(view)).arrives, Odds::Move { treasure: held(from), from, into })
        }
        Action::Move { from, into, protected: true } => {
            (odds::move_odds(0).arrives, Odds::MoveProtected { treasure: held(from), from, into })
        }
        _ => return None,
    })
}

fn dice_to_come(view: &View) -> Option<OddsReport> {
    let on_card = 4 - view.card.free().count();
    // A die that is chosen is as good as in hand.
    let in_hand = match view.phase {
        Phase::Put { .. } => 1,
        Phase::Die { purpose: Purpose::Card } if view.chosen_die => 1,
        Phase::Die { .. } => 0,
        _ => return None,
    };
    let dice = Card::DICE.saturating_sub(on_card + in_hand) as u32;
    if dice == 0 {
        return None;
    }
    let mut report = OddsReport::of(Odds::DiceToCome { dice }, [Odds::Shown, Odds::Wanted]);
    for levels in 1..=3u8 {
        report.row([Saying::from(odds::some_match(dice, levels)), Odds::Levels { levels }.into()]);
    }
    Some(report)
}

fn own_treasures(view: &View, seat: Seat) -> Option<OddsReport> {
    let columns = [Odds::GetsThrough, Odds::Treasure, Odds::Fort, Odds::Bricks];
    let mut report = OddsReport::of(Odds::Treasures, columns);
    for seen in &view.player(seat).forts {
        let Some(treasure) = seen.fort.treasure() else { continue };
        let bricks = seen.fort.standing();
        let chance = Saying::from(odds::raid_succeeds(bricks));
        let (held, fort) = (Odds::Held { treasure }, Odds::In { fort: seen.name });
        report.row([chance, held.into(), fort.into(), figure(bricks)]);
    }
    (!report.rows.is_empty()).then_some(report)
}
