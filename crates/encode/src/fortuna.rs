//! Fortuna in numbers. Nothing is secret but choices made at once, and those are in no view.

use crate::encode::{around, from};
use crate::{Encode, Sink};
use luckhouse_engine::{Game, Seat, SeatSet};
use luckhouse_games::fortuna::{
    Call, Called, Colour, Fortuna, FortunaAction, FortunaView, Groups, Line, Pair, Phase, PlayerView, Scored,
};

/// Pairs of two faces from 1 to 6, and from 0 to 6.
const DICE: usize = 21;
const BRICKS: usize = 28;
const CALL: usize = DICE + BRICKS;
const ACCEPT: usize = CALL + Call::ALL.len();
const TAKE: usize = ACCEPT + 4;
/// What a score is divided by. Long games go beyond it.
const MANY_POINTS: f32 = 100.0;
/// More dice or bricks never lie open.
const MOST_OPEN: f32 = Seat::MAX as f32;
/// The most that one group of a throw can score.
const MOST_POINTS: f32 = 24.0;

impl Encode for Fortuna {
    fn action_parts(&self) -> Vec<(&'static str, usize)> {
        let answers = [("accept", 1), ("challenge", 1), ("free", 1), ("leave", 1), ("take", self.seats())];
        let mut parts = vec![("dice", DICE), ("bricks", BRICKS), ("call", Call::ALL.len())];
        parts.extend(answers);
        parts
    }

    #[inline]
    fn index(&self, seat: Seat, action: FortunaAction) -> usize {
        match action {
            FortunaAction::Dice(pair) => place(pair.low() - 1, pair.high() - 1),
            FortunaAction::Bricks(pair) => DICE + place(pair.low(), pair.high()),
            FortunaAction::Call(call) => CALL + call as usize,
            FortunaAction::Accept => ACCEPT,
            FortunaAction::Challenge => ACCEPT + 1,
            FortunaAction::Free => ACCEPT + 2,
            FortunaAction::Leave => ACCEPT + 3,
            FortunaAction::Take(victim) => TAKE + from(seat, victim, self.seats()),
        }
    }

    fn observe(&self, view: &FortunaView, seat: Seat, sink: &mut impl Sink) {
        let seats = self.seats();
        let mut each = |name, of: fn(PlayerView) -> f32| {
            sink.part(name, seats);
            for (place, player) in around(seat, seats).enumerate() {
                sink.set(place, of(view.players[player]));
            }
        };
        each("score", |player| f32::from(player.score) / MANY_POINTS);
        each("marbles", |player| f32::from(player.marbles.in_hand()) / 3.0);
        each("gold", |player| f32::from(u8::from(player.colour == Some(Colour::Gold))));
        sink.one_of("on turn", seats, Some(from(seat, view.on_turn, seats)));
        sink.number("turns", f32::from(view.turns) / self.options().cap as f32);
        tell_phase(&view.phase, self, seat, sink);
        let last = view.last;
        sink.one_of("last turn", seats, last.map(|last| from(seat, last.seat, seats)));
        tell_scored(&LAST, last.map(|last| last.scored), self, seat, sink);
    }
}

/// The place of a pair in the list of all pairs.
const fn place(low: u8, high: u8) -> usize {
    high as usize * (high as usize + 1) / 2 + low as usize
}

/// What the parts of a scored throw are called.
struct ScoredNames {
    line: &'static str,
    points: &'static str,
    called: &'static str,
    right: &'static str,
    challengers: &'static str,
}

const NOW: ScoredNames = ScoredNames {
    line: "scored line",
    points: "scored points",
    called: "called",
    right: "call was right",
    challengers: "challengers",
};

const LAST: ScoredNames = ScoredNames {
    line: "last line",
    points: "last points",
    called: "last called",
    right: "last call was right",
    challengers: "last challengers",
};

fn tell_phase(phase: &Phase, game: &Fortuna, seat: Seat, sink: &mut impl Sink) {
    sink.one_of("phase", 11, Some(number(phase)));
    let spread = phase.spread();
    sink.counts("open dice", &spread.map_or([0; 6], |spread| spread.dice.counts()), MOST_OPEN);
    sink.counts("open bricks", &spread.map_or([0; 7], |spread| spread.bricks.counts()), MOST_OPEN);
    match game.groups() {
        1 => tell_choice(phase, sink),
        groups => tell_groups(phase, groups, sink),
    }
    let call = match phase {
        Phase::Challenge { call, .. } => Some(*call as usize),
        _ => None,
    };
    sink.one_of("call to answer", Call::ALL.len(), call);
    tell_scored(&NOW, phase.scored(), game, seat, sink);
}

/// The two dice and two bricks that are scored.
fn tell_choice(phase: &Phase, sink: &mut impl Sink) {
    let group = phase.throw().and_then(|throw| throw.groups.iter().next());
    pair("chosen dice", group.map(|group| group.dice).or(dice_for_bricks(phase)), sink);
    pair("chosen bricks", group.map(|group| group.bricks), sink);
}

/// The dice that bricks are chosen for, and the groups that are made (FO-22).
fn tell_groups(phase: &Phase, groups: usize, sink: &mut impl Sink) {
    pair("chosen dice", dice_for_bricks(phase), sink);
    sink.part("groups", groups * 2 * FACES);
    let made = phase.open().map_or(Groups::EMPTY, |throw| throw.groups);
    for (place, group) in made.iter().enumerate() {
        for (half, two) in [group.dice, group.bricks].into_iter().enumerate() {
            let first = (2 * place + half) * FACES;
            for (face, count) in counts(two).into_iter().enumerate() {
                sink.set(first + face, f32::from(count) / 2.0);
            }
        }
    }
}

fn dice_for_bricks(phase: &Phase) -> Option<Pair> {
    match phase {
        Phase::PickBricks { dice, .. } => Some(*dice),
        _ => None,
    }
}

fn tell_scored(
    names: &ScoredNames,
    scored: Option<Scored>,
    game: &Fortuna,
    seat: Seat,
    sink: &mut impl Sink,
) {
    let (seats, most) = (game.seats(), MOST_POINTS * game.groups() as f32);
    let called: Option<Called> = scored.and_then(|scored| scored.called);
    sink.one_of(names.line, Line::ALL.len(), scored.map(|scored| scored.score.line as usize));
    sink.number(names.points, scored.map_or(0.0, |scored| f32::from(scored.score.points) / most));
    sink.one_of(names.called, Call::ALL.len(), called.map(|called| called.call as usize));
    sink.flag(names.right, called.is_some_and(|called| called.right));
    let challengers = called.map_or(SeatSet::EMPTY, |called| called.challengers);
    sink.part(names.challengers, seats);
    challengers.iter().for_each(|other| sink.set(from(seat, other, seats), 1.0));
}

/// How many faces a brick can show: 0, the blank, to 6.
const FACES: usize = 7;

/// How many of each face from 0 to 6.
fn counts(pair: Pair) -> [u8; FACES] {
    let mut counts = [0; FACES];
    counts[usize::from(pair.low())] += 1;
    counts[usize::from(pair.high())] += 1;
    counts
}

fn pair(name: &'static str, pair: Option<Pair>, sink: &mut impl Sink) {
    sink.counts(name, &pair.map_or([0; FACES], counts), 2.0);
}

fn number(phase: &Phase) -> usize {
    match phase {
        Phase::Starting(_) => 0,
        Phase::Dice => 1,
        Phase::Bricks { .. } => 2,
        Phase::PickDice(_) => 3,
        Phase::PickBricks { .. } => 4,
        Phase::Call(_) => 5,
        Phase::Challenge { .. } => 6,
        Phase::Reward { .. } => 7,
        Phase::OwnMarble(_) => 8,
        Phase::Take(_) => 9,
        Phase::Over => 10,
    }
}
