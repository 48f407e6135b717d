//! What happened, in sentences, with its consequences.

use super::{Fortuna, names};
use crate::prose::{count, list, paragraph};
use crate::{Seen, Step};
use luckhouse_engine::{Game, Imagine, Rng, Seat, SeatSet, Turn};
use luckhouse_games::fortuna::{
    BrickSet, FortunaAction, FortunaRoll, FortunaView, Phase, Retrieve, Scored, Starting,
};

pub(super) fn tell(game: &Fortuna, step: &Step<Fortuna>) -> String {
    let mut sentences = match &step.event {
        Seen::Rolled(Some(roll)) => vec![rolled(&step.before, *roll)],
        Seen::Chose(choices) => chose(choices),
        Seen::Rolled(None) => Vec::new(),
        Seen::Resigned(seat) => vec![format!("{seat} gives up.")],
    };
    sentences.extend(begun(&step.before, &step.after));
    sentences.extend(named(&step.before, &step.after));
    sentences.extend(changes(game, step));
    sentences.extend(over(game, &step.after));
    paragraph(sentences)
}

fn rolled(before: &FortunaView, roll: FortunaRoll) -> String {
    let seat = before.on_turn;
    match (roll, before.phase) {
        (FortunaRoll::Dice(dice), Phase::Starting(_)) => {
            format!("{seat} rolls {dice} for the first turn: {}.", dice.total())
        }
        (FortunaRoll::Dice(dice), _) => format!("{seat} rolls {dice}."),
        (FortunaRoll::Bricks(bricks), _) => format!("{seat} flips {}.", flipped(bricks)),
    }
}

/// `3 5 and a blank`.
fn flipped(bricks: BrickSet) -> String {
    let faces: Vec<String> = bricks.faces().filter(|face| *face > 0).map(|face| face.to_string()).collect();
    let blanks = match bricks.counts()[0] {
        0 => return faces.join(" "),
        1 => "a blank".to_string(),
        blanks => format!("{blanks} blanks"),
    };
    if faces.is_empty() { blanks } else { format!("{} and {blanks}", faces.join(" ")) }
}

/// What was chosen, those who chose the same together.
fn chose(choices: &[(Seat, Option<FortunaAction>)]) -> Vec<String> {
    let all = |wanted| {
        let same = move |(seat, action): &(Seat, _)| (*action == Some(wanted)).then_some(*seat);
        choices.iter().filter_map(same)
    };
    let mut told = Vec::new();
    for (seat, action) in choices {
        let Some(action) = *action else { continue };
        let (who, s) = (list(all(action)), if all(action).count() == 1 { "s" } else { "" });
        let sentence = match action {
            FortunaAction::Dice(dice) => format!("{seat} scores with dice {dice}."),
            FortunaAction::Bricks(bricks) => format!("{seat} scores with bricks {}.", names::bricks(bricks)),
            FortunaAction::Call(call) => format!("{seat} calls {}.", names::call(call)),
            FortunaAction::Accept => format!("{who} accept{s}."),
            FortunaAction::Challenge => format!("{who} challenge{s}!"),
            FortunaAction::Leave => format!("{who} leave{s} a marble in the dungeon."),
            // What is freed and taken is told with the marbles themselves.
            FortunaAction::Free | FortunaAction::Take(_) => continue,
        };
        if !told.contains(&sentence) {
            told.push(sentence);
        }
    }
    told
}

/// Who has the first turn, or who rolls again for it.
fn begun(before: &FortunaView, after: &FortunaView) -> Option<String> {
    let Phase::Starting(was) = before.phase else { return None };
    match after.phase {
        Phase::Starting(Starting { contenders, .. }) if contenders != was.contenders => {
            Some(format!("{} tie and roll again.", list(contenders.iter())))
        }
        // Everybody tied: the round begins once more with the same.
        Phase::Starting(now) if now.totals.as_slice().iter().all(Option::is_none) => {
            Some(format!("{} tie and roll again.", list(now.contenders.iter())))
        }
        Phase::Starting(_) => None,
        _ => Some(format!("{} has the first turn, and is Gold.", after.on_turn)),
    }
}

/// The true score, when it comes out.
fn named(before: &FortunaView, after: &FortunaView) -> Option<String> {
    if before.phase.scored().is_some() {
        return None;
    }
    let scored = out(before, after)?;
    let name = names::as_told(scored.score.line);
    Some(match (scored.called, scored.was_right()) {
        (None, _) => format!("That is {name}."),
        (Some(_), true) => format!("The call was right: it is {name}."),
        (Some(called), false) if called.challengers.is_empty() => {
            format!("The call was wrong, and nobody minded: it is {name}.")
        }
        (Some(_), false) => format!("The call was wrong and costs a marble: it is {name}."),
    })
}

/// What was scored in this turn, if that has just come out.
fn out(before: &FortunaView, after: &FortunaView) -> Option<Scored> {
    let ended = after.last.filter(|_| after.turns > before.turns).map(|last| last.scored);
    after.phase.scored().or(ended)
}

/// Everybody's points and marbles, as far as they have moved.
fn changes(game: &Fortuna, step: &Step<Fortuna>) -> Vec<String> {
    let mut told = Vec::new();
    for (seat, now) in step.after.players.iter() {
        let was = step.before.players[seat];
        if now.score > was.score {
            let points = count(now.score - was.score, "point");
            told.push(format!("{seat} scores {points}, {} in all.", now.score));
        }
        told.extend(marbles(game, step, seat));
    }
    told
}

/// What a seat has lost and freed, in the order of a turn (FO-8): the caller pays for a wrong call before a marble
/// comes back, the others free theirs before the score takes one.
fn marbles(game: &Fortuna, step: &Step<Fortuna>, seat: Seat) -> Vec<String> {
    let in_hand = |view: &FortunaView| view.players[seat].marbles.in_hand();
    let (had, has, back) = (in_hand(&step.before), in_hand(&step.after), freed(game, step, seat));
    let lost = had + back - has;
    let pays_first = seat == step.before.on_turn;
    let loses = |left: u8| format!("{seat} loses {}, {left} left.", count(lost, "marble"));
    let frees = |held: u8| format!("{seat} frees a marble, {held} in hand.");
    match (lost, back) {
        (0, 0) => Vec::new(),
        (0, _) => vec![frees(has)],
        (_, 0) => vec![loses(has)],
        _ if pays_first => vec![loses(has - back), frees(has)],
        _ => vec![frees(had + back), loses(has)],
    }
}

/// How many marbles of a seat came back in this step, 0 or 1. One that went in the same step would hide it, if only
/// the marbles before and after were compared.
fn freed(game: &Fortuna, step: &Step<Fortuna>, seat: Seat) -> u8 {
    let (was, now) = (step.before.players[seat].marbles, step.after.players[seat].marbles);
    let challengers = caught(step);
    let always = game.options().retrieve == Retrieve::Always;
    if always && challengers.contains(seat) {
        return u8::from(was.in_dungeon() > 0);
    }
    // Who chooses to free one loses none in the same step: a caller who was caught is asked before the score takes.
    let paid = u8::from(seat == step.before.on_turn && !challengers.is_empty());
    (now.in_hand() + paid).saturating_sub(was.in_hand())
}

/// Those who challenged a wrong call, in the step in which it comes out.
fn caught(step: &Step<Fortuna>) -> SeatSet {
    let answered = matches!(step.before.phase, Phase::Challenge { .. });
    let wrong = out(&step.before, &step.after).filter(|scored| answered && !scored.was_right());
    wrong.and_then(|scored| scored.called).map_or(SeatSet::EMPTY, |called| called.challengers)
}

fn over(game: &Fortuna, after: &FortunaView) -> Option<String> {
    // Nothing is hidden in Fortuna, so that what is imagined is what is.
    let Turn::Over(outcome) = game.turn(&game.imagine(after, &mut Rng::seeded(0))) else { return None };
    let winners = list(outcome.winners.iter());
    Some(match outcome.winners.len() {
        1 => format!("The game is over: {winners} wins."),
        _ => format!("The game is over: {winners} win together."),
    })
}
