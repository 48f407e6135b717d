//! What a choice would do now, and what is to be rolled.

use super::Fortuna;
use luckhouse_engine::{Game, Seat};
use luckhouse_games::fortuna::{
    BrickSet, Call, Calls, FalseChallenge, FortunaAction, FortunaChance, FortunaView, Group, KIT, Line, Pair,
    Pairings, Phase, Score, Spread, Throw, Wolf,
};
use serde::Serialize;
use ts_rs::TS;

/// What a choice would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum FortunaOutlook {
    /// The faces that two dice make: their own, their sum, their difference.
    Makes { faces: Vec<u8> },
    /// What two bricks come to.
    SumAndDifference { sum: u8, difference: u8 },
    /// What these dice are worth with the bricks that suit them best; the best of all choices or not.
    WorthWith { line: Line, points: u8, bricks: Pair, best: bool },
    /// What these bricks are worth with the chosen dice.
    Worth { line: Line, points: u8, best: bool },
    /// What the whole throw can come to at most, with this in a group (FO-22); the best of all choices or not.
    ComesTo { line: Line, points: u8, best: bool },
    /// When this call is right.
    When { call: Call },
    /// The same of a Wolf Grin, where one brick can make it (FO-21).
    WhenEither,
    /// The call is believed.
    Stands { call: Call },
    /// A wrong call costs the caller a marble; a right one whoever doubts it, if the table has agreed on that.
    Doubt { caller: Seat, doubter_pays: bool },
    /// With the marble back, so many are in hand.
    InHand { marbles: u8 },
    /// So many stay in hand. With none the game ends.
    StaysInHand { marbles: u8 },
    /// A marble of whoever chooses comes back.
    MarbleBack,
    /// No marble comes back.
    MarblesStay,
    /// The victim's marbles in hand, and how many would be left. With none the game ends.
    Takes { victim: Seat, in_hand: u8, left: u8 },
}

/// What this choice would do now. Where players call, nothing may name the score (FO-11).
pub(super) fn of(game: &Fortuna, view: &FortunaView, action: FortunaAction) -> Vec<FortunaOutlook> {
    let spoken = game.options().calls == Calls::Spoken;
    let in_hand = |seat: Seat| view.players[seat].marbles.in_hand();
    let outlook = match (view.phase, action) {
        (Phase::PickDice(_), FortunaAction::Dice(dice)) if spoken => makes(dice),
        (Phase::PickDice(throw), FortunaAction::Dice(dice)) if game.groups() > 1 => {
            let own = groups_of(throw, dice);
            let all = throw.dice_pairs().flat_map(|dice| groups_of(throw, dice));
            return comes_to(game, throw, own, all).into_iter().collect();
        }
        (Phase::PickDice(throw), FortunaAction::Dice(dice)) => {
            return worth_of_dice(game, throw.spread, dice).into_iter().collect();
        }
        (Phase::PickBricks { .. }, FortunaAction::Bricks(pair)) if spoken => {
            FortunaOutlook::SumAndDifference { sum: pair.sum(), difference: pair.difference() }
        }
        (Phase::PickBricks { throw, dice }, FortunaAction::Bricks(bricks)) if game.groups() > 1 => {
            let own = std::iter::once(Group { dice, bricks });
            return comes_to(game, throw, own, groups_of(throw, dice)).into_iter().collect();
        }
        (Phase::PickBricks { throw, dice }, FortunaAction::Bricks(bricks)) => {
            worth_of_bricks(game, throw.spread, dice, bricks)
        }
        (_, FortunaAction::Call(Call::WolfGrin)) if game.options().wolf == Wolf::Either => {
            FortunaOutlook::WhenEither
        }
        (_, FortunaAction::Call(call)) => FortunaOutlook::When { call },
        (Phase::Challenge { call, .. }, FortunaAction::Accept) => FortunaOutlook::Stands { call },
        (_, FortunaAction::Challenge) => {
            let doubter_pays = game.options().false_challenge == FalseChallenge::Marble;
            FortunaOutlook::Doubt { caller: view.on_turn, doubter_pays }
        }
        (Phase::OwnMarble(_), FortunaAction::Free) => {
            FortunaOutlook::InHand { marbles: in_hand(view.on_turn) + 1 }
        }
        (Phase::OwnMarble(_), FortunaAction::Leave) => {
            FortunaOutlook::StaysInHand { marbles: in_hand(view.on_turn) }
        }
        (_, FortunaAction::Free) => FortunaOutlook::MarbleBack,
        (_, FortunaAction::Leave) => FortunaOutlook::MarblesStay,
        (Phase::Take(scored), FortunaAction::Take(victim)) => {
            let left = in_hand(victim).saturating_sub(scored.score.line.takes());
            FortunaOutlook::Takes { victim, in_hand: in_hand(victim), left }
        }
        _ => return Vec::new(),
    };
    vec![outlook]
}

fn makes(dice: Pair) -> FortunaOutlook {
    let made = |face: &u8| dice.shows(*face) || dice.sum() == *face || dice.difference() == *face;
    FortunaOutlook::Makes { faces: (1..=6).filter(made).collect() }
}

fn worth_of_dice(game: &Fortuna, spread: Spread, dice: Pair) -> Option<FortunaOutlook> {
    let bricks = spread.bricks.pairs().max_by_key(|bricks| rank(game, dice, *bricks))?;
    let Score { line, points } = Score::of(dice, bricks, game.options().scoring());
    let own = rank(game, dice, bricks);
    let best = Pair::among_dice(spread.dice)
        .all(|dice| spread.bricks.pairs().all(|bricks| rank(game, dice, bricks) <= own));
    Some(FortunaOutlook::WorthWith { line, points, bricks, best })
}

fn worth_of_bricks(game: &Fortuna, spread: Spread, dice: Pair, bricks: Pair) -> FortunaOutlook {
    let Score { line, points } = Score::of(dice, bricks, game.options().scoring());
    let best = spread.bricks.pairs().all(|other| rank(game, dice, other) <= rank(game, dice, bricks));
    FortunaOutlook::Worth { line, points, best }
}

fn rank(game: &Fortuna, dice: Pair, bricks: Pair) -> Rank {
    rank_of(Score::of(dice, bricks, game.options().scoring()))
}

/// Most points first; among equals whatever takes most, and then whatever costs least.
type Rank = (u8, u8, std::cmp::Reverse<u8>);

fn rank_of(score: Score) -> Rank {
    (score.points, score.line.takes(), std::cmp::Reverse(score.line as u8))
}

/// Every group that can be made with these dice now.
fn groups_of(throw: Throw, dice: Pair) -> impl Iterator<Item = Group> {
    throw.brick_pairs().map(move |bricks| Group { dice, bricks })
}

/// The best that the throw can come to with one of its own groups next, beside the best with one of all.
fn comes_to(
    game: &Fortuna,
    throw: Throw,
    mut own: impl Iterator<Item = Group>,
    mut all: impl Iterator<Item = Group>,
) -> Option<FortunaOutlook> {
    let mut pairings = Pairings::new(game.options().scoring());
    let after = |group| Throw { groups: throw.groups.with(group), ..throw };
    let mut best = |groups: &mut dyn Iterator<Item = Group>| {
        let scores = groups.filter_map(|group| pairings.after(&after(group)).best());
        scores.max_by_key(|score| rank_of(*score))
    };
    let (own, all) = (best(&mut own)?, best(&mut all)?);
    Some(FortunaOutlook::ComesTo { line: own.line, points: own.points, best: rank_of(own) >= rank_of(all) })
}

pub(super) fn ask_for_roll(chance: &FortunaChance) -> String {
    match chance {
        FortunaChance::First(seat) => format!("{seat}'s two dice for the first turn, like `dice 2 5`"),
        FortunaChance::Dice(dice) => {
            let faces = ["1", "2", "2", "3", "4", "4", "5", "6"].iter().cycle();
            let example = faces.skip(8 - dice % 8).take(*dice).copied().collect::<Vec<_>>().join(" ");
            format!("{dice} dice, like `dice {example}`")
        }
        FortunaChance::Bricks { bricks, kits } => {
            let faces = KIT.iter().rev().cycle().take(*bricks);
            let example = faces.fold(BrickSet::EMPTY, |set, face| set.with(*face));
            format!("{bricks} of the {} bricks, a blank is 0, like `bricks {example}`", KIT.len() * kits)
        }
    }
}
