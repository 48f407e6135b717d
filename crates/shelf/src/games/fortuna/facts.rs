//! What happened, with its consequences, in the order of a turn (FO-8).

use super::Fortuna;
use super::account::Account;
use crate::{Seen, Step};
use luckhouse_engine::{DiceSet, Game, Imagine, PerSeat, Rng, Seat, SeatSet, Turn};
use luckhouse_games::fortuna::{
    Call, FalseChallenge, FortunaAction, FortunaRoll, FortunaView, Group, Groups, Line, Marbles, Pair, Phase,
    Retrieve, Scored,
};
use serde::Serialize;
use ts_rs::TS;

/// What an event did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum FortunaFact {
    /// Two dice for the first turn.
    RollsForFirst { seat: Seat, dice: DiceSet, total: u8 },
    /// These share the highest total, and roll once more.
    Tie { seats: SeatSet },
    /// The first turn, and Gold.
    Starts { seat: Seat },
    /// The dice of a turn.
    Rolls { seat: Seat, dice: DiceSet },
    /// The bricks of a turn, the blank ones counted apart.
    Flips { seat: Seat, faces: Vec<u8>, blanks: u8 },
    /// Two of the dice were chosen.
    PicksDice { seat: Seat, dice: Pair },
    /// Two of the bricks were chosen.
    PicksBricks { seat: Seat, faces: Vec<u8>, blanks: u8 },
    /// A score was called.
    Calls { seat: Seat, call: Call },
    /// These let the call stand.
    Accept { seats: SeatSet },
    /// These doubt the call.
    Challenge { seats: SeatSet },
    /// The true score comes out.
    Named { line: Line, called: Verdict },
    /// The points of the turn.
    Scores { seat: Seat, points: u16, score: u16 },
    /// Marbles go into the dungeon.
    Loses { seat: Seat, marbles: u8, left: u8 },
    /// A marble comes back.
    Frees { seat: Seat, in_hand: u8 },
    /// These could have freed a marble.
    Leave { seats: SeatSet },
    /// The next turn begins.
    TurnPasses { to: Seat },
    /// A player gave up.
    Resigned { seat: Seat },
    /// The game is over.
    Over { winners: SeatSet, why: End },
}

/// How a call came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The house names the score.
    Silent,
    /// It was right.
    Right,
    /// It was wrong, and somebody challenged it.
    Caught,
    /// It was wrong, and nobody minded.
    Unseen,
}

/// Why a game ended (FO-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Somebody has no marble left.
    Marbles,
    /// The target was reached.
    Target,
    /// That was the last turn.
    Cap,
}

/// The event and all that came of it.
pub(super) fn of(game: &Fortuna, step: &Step<Fortuna>) -> Vec<FortunaFact> {
    let mut facts = match &step.event {
        Seen::Rolled(Some(roll)) => vec![rolled(&step.before, *roll)],
        Seen::Chose(choices) => chose(choices),
        Seen::Rolled(None) => Vec::new(),
        Seen::Resigned(seat) => vec![FortunaFact::Resigned { seat: *seat }],
    };
    if game.groups() > 1 {
        facts.extend(made_alone(step));
    }
    facts.extend(begun(&step.before, &step.after));
    facts.extend(named(&step.before, &step.after));
    facts.extend(changes(game, step));
    facts.extend(what_now(game, &step.before, &step.after));
    facts
}

fn rolled(before: &FortunaView, roll: FortunaRoll) -> FortunaFact {
    let seat = before.on_turn;
    match (roll, before.phase) {
        (FortunaRoll::Dice(dice), Phase::Starting(_)) => {
            FortunaFact::RollsForFirst { seat, dice, total: dice.total() as u8 }
        }
        (FortunaRoll::Dice(dice), _) => FortunaFact::Rolls { seat, dice },
        (FortunaRoll::Bricks(bricks), _) => {
            let (faces, blanks) = numbered(bricks.faces());
            FortunaFact::Flips { seat, faces, blanks }
        }
    }
}

/// The bricks that have a number, and how many have none.
fn numbered(bricks: impl Iterator<Item = u8>) -> (Vec<u8>, u8) {
    let (blank, faces): (Vec<u8>, Vec<u8>) = bricks.partition(|face| *face == 0);
    (faces, blank.len() as u8)
}

/// What was chosen, those who chose the same together. What is freed and taken is reported with the marbles themselves.
fn chose(choices: &[(Seat, Option<FortunaAction>)]) -> Vec<FortunaFact> {
    let mut facts = Vec::new();
    for (seat, action) in choices {
        let (seat, seats) = (*seat, who_chose(choices, *action));
        let fact = match *action {
            Some(FortunaAction::Dice(dice)) => FortunaFact::PicksDice { seat, dice },
            Some(FortunaAction::Bricks(pair)) => picks_bricks(seat, pair),
            Some(FortunaAction::Call(call)) => FortunaFact::Calls { seat, call },
            Some(FortunaAction::Accept) => FortunaFact::Accept { seats },
            Some(FortunaAction::Challenge) => FortunaFact::Challenge { seats },
            Some(FortunaAction::Leave) => FortunaFact::Leave { seats },
            Some(FortunaAction::Free | FortunaAction::Take(_)) | None => continue,
        };
        if !facts.contains(&fact) {
            facts.push(fact);
        }
    }
    facts
}

fn picks_bricks(seat: Seat, pair: Pair) -> FortunaFact {
    let (faces, blanks) = numbered([pair.low(), pair.high()].into_iter());
    FortunaFact::PicksBricks { seat, faces, blanks }
}

/// What came into groups by itself, since there was no other choice (FO-22): everybody is told of every group.
fn made_alone(step: &Step<Fortuna>) -> Vec<FortunaFact> {
    let (before, after, seat) = (&step.before, &step.after, step.before.on_turn);
    let mut made: Vec<Group> = now_made(before, after).iter().collect();
    let known = before.phase.open().map_or(Groups::EMPTY, |throw| throw.groups);
    for group in known.iter() {
        take_out(&mut made, |other| *other == group);
    }
    let mut facts = Vec::new();
    let mut picked = match (before.phase, &step.event) {
        (Phase::PickDice(_), Seen::Chose(choices)) => match choices.as_slice() {
            [(_, Some(FortunaAction::Dice(dice)))] => Some(*dice),
            _ => None,
        },
        (Phase::PickBricks { dice, .. }, Seen::Chose(choices)) => {
            let [(_, Some(FortunaAction::Bricks(bricks)))] = choices.as_slice() else { return facts };
            take_out(&mut made, |group| *group == Group { dice, bricks: *bricks });
            None
        }
        _ => None,
    };
    if let Some(group) = picked.and_then(|dice| take_out(&mut made, |group| group.dice == dice)) {
        facts.push(picks_bricks(seat, group.bricks));
        picked = None;
    }
    for Group { dice, bricks } in made {
        facts.extend([FortunaFact::PicksDice { seat, dice }, picks_bricks(seat, bricks)]);
    }
    if let Phase::PickBricks { dice, .. } = after.phase
        && picked.is_none()
        && before.phase != after.phase
    {
        facts.push(FortunaFact::PicksDice { seat, dice });
    }
    facts
}

/// The groups of the throw after a step; of a turn that it has ended, those that were scored.
fn now_made(before: &FortunaView, after: &FortunaView) -> Groups {
    let ended = after.last.filter(|_| after.turns > before.turns).map(|last| last.scored.throw);
    ended.or(after.phase.open()).map_or(Groups::EMPTY, |throw| throw.groups)
}

fn take_out(groups: &mut Vec<Group>, test: impl Fn(&Group) -> bool) -> Option<Group> {
    groups.iter().position(test).map(|place| groups.remove(place))
}

fn who_chose(choices: &[(Seat, Option<FortunaAction>)], wanted: Option<FortunaAction>) -> SeatSet {
    choices.iter().filter(|(_, action)| *action == wanted).map(|(seat, _)| *seat).collect()
}

/// Who has the first turn, or who rolls again for it.
fn begun(before: &FortunaView, after: &FortunaView) -> Option<FortunaFact> {
    let Phase::Starting(was) = before.phase else { return None };
    let Phase::Starting(now) = after.phase else {
        return after.starter.map(|seat| FortunaFact::Starts { seat });
    };
    // Where everybody tied, the round begins once more with the same.
    let again = now.contenders != was.contenders || now.totals.as_slice().iter().all(Option::is_none);
    (before != after && again).then_some(FortunaFact::Tie { seats: now.contenders })
}

/// The true score, when it comes out.
fn named(before: &FortunaView, after: &FortunaView) -> Option<FortunaFact> {
    let scored = come_out(before, after)?;
    let called = match scored.called {
        None => Verdict::Silent,
        Some(_) if scored.was_right() => Verdict::Right,
        Some(called) if called.challengers.is_empty() => Verdict::Unseen,
        Some(_) => Verdict::Caught,
    };
    Some(FortunaFact::Named { line: scored.score.line, called })
}

/// What was scored in this turn, if that has come out in this very step.
fn come_out(before: &FortunaView, after: &FortunaView) -> Option<Scored> {
    if before.phase.scored().is_some() {
        return None;
    }
    let ended = after.last.filter(|_| after.turns > before.turns).map(|last| last.scored);
    after.phase.scored().or(ended)
}

/// Everybody's points and marbles, as far as they have moved. A marble can go and come back in the same step, so what the
/// call costs and earns is worked out; what then is still to be seen is what the score has done.
fn changes(game: &Fortuna, step: &Step<Fortuna>) -> Vec<FortunaFact> {
    let (before, after, seat) = (&step.before, &step.after, step.before.on_turn);
    let mut marbles = Moves::from(before);
    if let Some(scored) = come_out(before, after) {
        marbles.settle_call(game, seat, &scored);
    }
    if let (Phase::Reward { .. }, Seen::Chose(choices)) = (before.phase, &step.event) {
        who_chose(choices, Some(FortunaAction::Free)).iter().for_each(|seat| marbles.free(seat));
    }
    let (was, score) = (before.players[seat].score, after.players[seat].score);
    if score > was {
        marbles.facts.push(FortunaFact::Scores { seat, points: score - was, score });
    }
    // The player's own marble moves before those of the others.
    for seat in [seat].into_iter().chain(SeatSet::all(game.seats()).without(seat).iter()) {
        marbles.until(seat, after.players[seat].marbles);
    }
    marbles.facts
}

/// Marbles on their way, and what has been reported of it.
struct Moves {
    marbles: PerSeat<Marbles>,
    facts: Vec<FortunaFact>,
}

impl Moves {
    fn from(view: &FortunaView) -> Moves {
        let marbles = PerSeat::from_fn(view.players.seats(), |seat| view.players[seat].marbles);
        Moves { marbles, facts: Vec::new() }
    }

    /// What a call costs whoever made it or doubted it, and what it earns at once (FO-10).
    fn settle_call(&mut self, game: &Fortuna, caller: Seat, scored: &Scored) {
        let challengers = scored.called.map_or(SeatSet::EMPTY, |called| called.challengers);
        if scored.was_right() {
            if game.options().false_challenge == FalseChallenge::Marble {
                challengers.iter().for_each(|seat| self.lose(seat, 1));
            }
            return;
        }
        if !challengers.is_empty() {
            self.lose(caller, 1);
        }
        if game.options().retrieve == Retrieve::Always {
            challengers.iter().for_each(|seat| self.free(seat));
        }
    }

    fn lose(&mut self, seat: Seat, marbles: u8) {
        let had = self.marbles[seat].in_hand();
        self.marbles[seat].lose(marbles);
        let left = self.marbles[seat].in_hand();
        if left < had {
            self.facts.push(FortunaFact::Loses { seat, marbles: had - left, left });
        }
    }

    fn free(&mut self, seat: Seat) {
        if self.marbles[seat].in_dungeon() > 0 {
            self.marbles[seat].free();
            self.facts.push(FortunaFact::Frees { seat, in_hand: self.marbles[seat].in_hand() });
        }
    }

    /// Whatever is left to happen to this seat.
    fn until(&mut self, seat: Seat, marbles: Marbles) {
        self.lose(seat, self.marbles[seat].in_hand().saturating_sub(marbles.in_hand()));
        while self.marbles[seat] < marbles {
            self.free(seat);
        }
    }
}

/// How the game ended, or who is next.
fn what_now(game: &Fortuna, before: &FortunaView, after: &FortunaView) -> Option<FortunaFact> {
    if after.turns == before.turns {
        return None;
    }
    // Nothing is hidden in Fortuna, so that what is imagined is what is.
    let Turn::Over(outcome) = game.turn(&game.imagine(after, &mut Rng::seeded(0))) else {
        return Some(FortunaFact::TurnPasses { to: after.on_turn });
    };
    let gone = after.players.as_slice().iter().any(|player| player.marbles.are_gone());
    let why = match u32::from(after.turns) >= game.options().cap {
        _ if gone => End::Marbles,
        true => End::Cap,
        false => End::Target,
    };
    Some(FortunaFact::Over { winners: outcome.winners, why })
}

/// Do the facts lead from one view to the other?
pub(super) fn account(game: &Fortuna, step: &Step<Fortuna>, facts: &[FortunaFact]) -> Result<(), String> {
    let mut account = Account::of(game, &step.before);
    facts.iter().for_each(|fact| account.apply(fact));
    let expected = Account::of(game, &step.after);
    if account == expected {
        return Ok(());
    }
    Err(format!("the facts lead to {account:?}, the step to {expected:?}"))
}
