//! All that the dice and bricks of a turn can be paired up to (FO-22), without trying every order of small choices.

use luckhouse_engine::{Choices, Game};
use luckhouse_games::fortuna::{
    Fortuna, FortunaAction, FortunaState, Group, Groups, Pairings, Phase, Score, Spread, Throw,
};

/// A pairing of all dice and bricks, and the game after it.
pub(crate) struct Paired {
    pub(crate) groups: Groups,
    pub(crate) after: FortunaState,
}

/// The best pairing of each line that can be the highest, where several groups are to be made; else nothing. Of the
/// pairings with the same highest line the one with the most points is as good as any.
pub(crate) fn pairings(game: &Fortuna, state: &FortunaState, known: &mut Pairings) -> Option<Vec<Paired>> {
    let throw = picking(game, state)?;
    let left = throw.left()?;
    let paired = match state.phase {
        Phase::PickBricks { dice, .. } => {
            let groups = throw.brick_pairs().map(|bricks| Group { dice, bricks });
            groups.flat_map(|group| best_with(known, left, group)).collect()
        }
        _ => best(known, left),
    };
    let scoring = game.options().scoring();
    let mut found: Vec<(Score, Groups)> = Vec::new();
    for groups in paired {
        let all: Groups = throw.groups.iter().chain(groups.iter()).collect();
        let score = all.score(scoring);
        match found.iter_mut().find(|(other, _)| other.line == score.line) {
            Some(other) if other.0.points >= score.points => {}
            Some(other) => *other = (score, all),
            None => found.push((score, all)),
        }
    }
    let after = |groups: Groups| Paired { groups, after: follow(game, state, groups) };
    Some(found.into_iter().map(|(_, groups)| after(groups)).collect())
}

/// The throw, while several groups are made of it.
fn picking(game: &Fortuna, state: &FortunaState) -> Option<Throw> {
    match state.phase {
        Phase::PickDice(throw) | Phase::PickBricks { throw, .. } if game.groups() > 1 => Some(throw),
        _ => None,
    }
}

fn best(known: &mut Pairings, spread: Spread) -> Vec<Groups> {
    let scores: Vec<Score> = known.reach(spread).scores().collect();
    scores.into_iter().filter_map(|score| known.groups(spread, score)).collect()
}

/// The same where this group is one of them.
fn best_with(known: &mut Pairings, spread: Spread, group: Group) -> Vec<Groups> {
    let Some(rest) = spread.without(group) else { return Vec::new() };
    best(known, rest).into_iter().map(|groups| groups.with(group)).collect()
}

/// Make these groups, one after the other.
fn follow(game: &Fortuna, state: &FortunaState, groups: Groups) -> FortunaState {
    let mut after = state.clone();
    while let Some(action) = next_pick(game, &after, groups) {
        let seat = after.on_turn;
        game.choose(&mut after, &Choices::one(seat, action));
    }
    after
}

/// The next choice of somebody who makes these groups; nothing once they are made.
pub(crate) fn next_pick(game: &Fortuna, state: &FortunaState, groups: Groups) -> Option<FortunaAction> {
    let mut missing: Vec<Group> = groups.iter().collect();
    for made in picking(game, state)?.groups.iter() {
        missing.swap_remove(missing.iter().position(|group| *group == made)?);
    }
    match state.phase {
        Phase::PickBricks { dice, .. } => {
            let group = missing.iter().find(|group| group.dice == dice)?;
            Some(FortunaAction::Bricks(group.bricks))
        }
        _ => missing.first().map(|group| FortunaAction::Dice(group.dice)),
    }
}
