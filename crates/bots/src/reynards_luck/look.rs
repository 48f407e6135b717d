//! Looking ahead: turns of both sides, every roll of the die, duels by their odds, and an evaluation at the end.

use super::belief::{Belief, Class, mask};
use super::field::{Field, Man};
use super::survey::SIX;
use super::weights::Opinion;
use crate::Meter;
use luckhouse_engine::{Die, Seat};
use luckhouse_games::reynards_luck::{ReynardsLuck, Square, reach};
use luckhouse_learn::Judgement;

/// Somebody who looks ahead from one moment of one view.
pub(super) struct Look<'a> {
    pub(super) game: &'a ReynardsLuck,
    pub(super) belief: &'a Belief,
    pub(super) opinion: &'a Opinion,
    net: Option<&'static Judgement>,
    pub(super) costs: [f64; 7],
    /// Each position looked at is a node.
    pub(super) meter: Meter,
    /// The budget is spent: what is looked at from now on is only guessed.
    pub(super) tired: bool,
    /// How many acts are looked at again for each roll, when there is more than one turn to look ahead.
    pub(super) width: usize,
}

/// One thing that a piece can do on its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Act {
    pub(super) from: Square,
    pub(super) to: Square,
    far: usize,
    /// What it is worth to the side on turn, and what that side thinks it is.
    worth: f64,
    hope: f64,
}

impl<'a> Look<'a> {
    pub(super) fn new(
        game: &'a ReynardsLuck,
        belief: &'a Belief,
        opinion: &'a Opinion,
        meter: Meter,
    ) -> Look<'a> {
        let (net, costs) = (opinion.net(game), opinion.weights.card_costs());
        Look { game, belief, opinion, net, costs, meter, tired: false, width: 3 }
    }

    /// The chance of whoever begins a turn now, by looking so many turns ahead.
    pub(super) fn turn(&mut self, field: &Field, turns: usize) -> f64 {
        if turns == 0 || field.over.is_some() || field.turns_left == 0 || self.tired {
            self.tired |= !self.meter.go_on();
            return self.opinion.weights.chance(self.net, self.game, self.belief, field);
        }
        let rolling = self.rolling(field, turns);
        self.returns(field)
            .into_iter()
            .fold(rolling, |best, class| best.max(self.bring_back(field, class, turns - 1)))
    }

    /// The same, if no piece is returned: the mean over the die, with the best act for each roll.
    pub(super) fn rolling(&mut self, field: &Field, turns: usize) -> f64 {
        let mut acts = self.acts(field);
        if acts.is_empty() {
            return self.after(field, field.mover, turns - 1);
        }
        let seen = self.as_seen_by_the_other(field);
        for act in &mut acts {
            act.hope = match &seen {
                Some(seen) => self.hope(seen, act.from, act.to),
                None => self.act(field, act.from, act.to, 0),
            };
            act.worth = act.hope;
        }
        acts.sort_by(|one, other| other.hope.total_cmp(&one.hope));
        if turns > 1 || seen.is_some() {
            let width = if seen.is_some() { 1 } else { self.width };
            acts = hopeful(acts, width);
            for act in &mut acts {
                act.worth = self.act(field, act.from, act.to, turns - 1);
            }
        }
        if seen.is_none() {
            acts.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        }
        let best = |die: usize| acts.iter().find(|act| act.far <= die).map_or(0.0, |act| act.worth);
        (1..=6).map(best).sum::<f64>() / 6.0
    }

    /// The field as the side on turn sees it, if that is not the viewer: it must choose without knowing what hides.
    fn as_seen_by_the_other(&self, field: &Field) -> Option<Field> {
        let me = self.belief.me.filter(|me| *me != field.mover)?;
        let mut seen = field.clone();
        for square in field.held(me).iter() {
            if let Some(man) = field.at(square).filter(|man| man.masked) {
                seen.put(square, Man { class: mask(self.game, Seat::at(me), square), ..man });
            }
        }
        Some(seen)
    }

    /// What an act looks to be worth to a side that sees no hand.
    fn hope(&mut self, seen: &Field, from: Square, to: Square) -> f64 {
        match (seen.at(from), seen.at(to)) {
            (Some(man), Some(enemy)) => {
                let [win, tie, lose] = self.ends(seen, from, to, seen.mover, 0);
                self.belief.blind(man, enemy).mean(win, tie, lose)
            }
            _ => self.act(seen, from, to, 0),
        }
    }

    /// Everything that a piece of the side on turn could do with a high roll.
    fn acts(&self, field: &Field) -> Vec<Act> {
        let (own, occupied) = (field.held(field.mover), field.occupied());
        let mut acts = Vec::with_capacity(200);
        for from in own.iter() {
            for to in reach(from, occupied, SIX).minus(own).iter() {
                // A move and a challenge after it, in one turn, are not looked at (RL-21).
                if occupied.contains(to) && !self.game.may_challenge(from, to) {
                    continue;
                }
                acts.push(Act { from, to, far: from.distance(to), worth: 0.0, hope: 0.0 });
            }
        }
        acts
    }

    /// What an act is worth to the side on turn, by looking so many turns ahead after it.
    pub(super) fn act(&mut self, field: &Field, from: Square, to: Square, turns: usize) -> f64 {
        let side = field.mover;
        match (field.at(from), field.at(to)) {
            (Some(man), Some(enemy)) => {
                let ends = self.ends(field, from, to, side, turns);
                self.belief.duel(man, enemy, ends, &self.costs)
            }
            _ => {
                let mut next = field.clone();
                next.step(from, to);
                self.after(&next, side, turns)
            }
        }
    }

    /// The best act with this roll, at a glance.
    pub(super) fn best_act(&mut self, field: &Field, die: Die) -> f64 {
        let acts = self.acts(field).into_iter().filter(|act| act.far <= usize::from(die.face()));
        acts.map(|act| self.act(field, act.from, act.to, 0)).fold(0.0, f64::max)
    }

    /// The best challenge of a neighbour after a move, or none (RL-21).
    pub(super) fn best_follow(&mut self, field: &Field, at: Square) -> f64 {
        let stay = self.after(field, field.mover, 0);
        let acts = self.acts(field).into_iter();
        let challenges = acts.filter(|act| act.from == at && field.at(act.to).is_some());
        challenges.map(|act| self.act(field, act.from, act.to, 0)).fold(stay, f64::max)
    }

    /// What winning, tying and losing a confrontation are worth to this side, whoever is on turn.
    pub(super) fn ends(
        &mut self,
        field: &Field,
        from: Square,
        to: Square,
        side: usize,
        turns: usize,
    ) -> [f64; 3] {
        let mut won = field.clone();
        won.capture(to);
        let mut lost = field.clone();
        lost.capture(from);
        let captured = field.at(to).map_or(0, |man| man.class);
        let own = field.at(from).map_or(0, |man| man.class);
        let lost = self.settled(lost, 1 - field.mover, own);
        let ends = [
            self.won(&won, from, to, captured, turns),
            self.after(field, field.mover, turns),
            self.after(&lost, field.mover, turns),
        ];
        if side == field.mover { ends } else { [1.0 - ends[2], 1.0 - ends[1], 1.0 - ends[0]] }
    }

    /// After a won challenge: stay or advance, whichever looks better; and the captive comes back, if it can.
    fn won(&mut self, won: &Field, from: Square, to: Square, captured: Class, turns: usize) -> f64 {
        let side = won.mover;
        let stayed = self.settled(won.clone(), side, captured);
        let mut advanced = won.clone();
        advanced.step(from, to);
        let advanced = self.settled(advanced, side, captured);
        let [stay, advance] = [&stayed, &advanced].map(|field| self.after(field, side, 0));
        if turns == 0 {
            return stay.max(advance);
        }
        self.after(if advance > stay { &advanced } else { &stayed }, side, turns)
    }

    /// The captive goes to the winner's shield, if that is empty (RL-14).
    fn settled(&self, mut field: Field, winner: usize, captured: Class) -> Field {
        let shield = self.shield(winner);
        if field.over.is_none() && field.at(shield).is_none() {
            field.bring_back(winner, captured, shield);
        }
        field
    }

    fn shield(&self, side: usize) -> Square {
        self.game.layout().side(Seat::at(side)).shield
    }

    /// What it is worth to this side that the turn ends here, looking so many turns on.
    pub(super) fn after(&mut self, field: &Field, side: usize, turns: usize) -> f64 {
        let mut next = field.clone();
        next.end_turn(&self.game.layout().foxheads);
        let chance = self.turn(&next, turns);
        if next.mover == side { chance } else { 1.0 - chance }
    }

    /// What could be returned instead of rolling (RL-8).
    fn returns(&self, field: &Field) -> Vec<Class> {
        if field.at(self.shield(field.mover)).is_some() {
            return Vec::new();
        }
        let reserve = field.reserves[field.mover].iter().enumerate();
        reserve.filter(|(_, count)| **count > 0).map(|(class, _)| class as Class).collect()
    }

    /// What it is worth to return a piece of this class instead of rolling.
    pub(super) fn bring_back(&mut self, field: &Field, class: Class, turns: usize) -> f64 {
        let mut next = field.clone();
        next.bring_back(field.mover, class, self.shield(field.mover));
        self.after(&next, field.mover, turns)
    }

    /// What it is worth to the winner of a duel to let the captive come back, or to keep it (RL-14).
    pub(super) fn captive(
        &mut self,
        field: &Field,
        winner: usize,
        class: Option<Class>,
        turns: usize,
    ) -> f64 {
        let mut next = field.clone();
        if let Some(class) = class {
            next.bring_back(winner, class, self.shield(winner));
        }
        self.after(&next, winner, turns)
    }

    /// What it is worth to have this piece here, and then to bring the captive back or not.
    pub(super) fn advanced(
        &mut self,
        field: &Field,
        step: Option<(Square, Square)>,
        captured: Class,
        turns: usize,
    ) -> f64 {
        let mut next = field.clone();
        if let Some((from, to)) = step {
            next.step(from, to);
        }
        let side = field.mover;
        let kept = self.captive(&next, side, None, turns);
        if next.at(self.shield(side)).is_some() {
            return kept;
        }
        kept.max(self.captive(&next, side, Some(captured), turns))
    }
}

/// The few best for each roll, of acts in order.
fn hopeful(acts: Vec<Act>, width: usize) -> Vec<Act> {
    let mut chosen = [0_usize; 6];
    let mut hopes = |act: &Act| {
        let hopes = chosen[act.far - 1..].iter().any(|count| *count < width);
        chosen[act.far - 1..].iter_mut().for_each(|count| *count += 1);
        hopes
    };
    acts.into_iter().filter(|act| hopes(act)).collect()
}
