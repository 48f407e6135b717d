//! What a turn comes to, once everybody has chosen best (FO-8 to FO-10).

use super::throws::{Throw, throws};
use luckhouse_games::fortuna::{Calls, FalseChallenge, FortunaOptions, OwnMarble, Refund, Retrieve};

/// What a spot is worth to the player on turn: something that can be compared.
pub(super) trait Prospect: Copy {
    /// Is it better for the player on turn?
    fn beats(self, other: Self) -> bool;
}

impl Prospect for f64 {
    fn beats(self, other: f64) -> bool {
        self > other
    }
}

/// The best for the player on turn; the first of equals.
fn best<P: Prospect>(one: P, other: P) -> P {
    if other.beats(one) { other } else { one }
}

/// The best for the other; the first of equals.
fn worst<P: Prospect>(one: P, other: P) -> P {
    if one.beats(other) { other } else { one }
}

/// The rules of a turn, as far as they matter for two.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    /// Those without points first.
    pub(super) throws: Vec<Throw>,
    pub(super) retrieve: Retrieve,
    /// A marble that a challenge has cost stays lost for this turn (FO-19).
    no_refund: bool,
    /// A right call can be challenged, at the cost of a marble.
    doubt_costs: bool,
    pub(super) target: Option<i32>,
}

impl Rules {
    pub(super) fn new(options: &FortunaOptions) -> Rules {
        let spoken = options.calls == Calls::Spoken;
        let mut throws = throws(options.scoring());
        throws.sort_by_key(|throw| throw.points);
        Rules {
            throws,
            retrieve: options.retrieve,
            no_refund: options.refund == Refund::Never,
            doubt_costs: spoken && options.false_challenge == FalseChallenge::Marble,
            target: options.target.map(|target| target as i32),
        }
    }

    /// The throws that leave the scores as they are, and the others.
    pub(super) fn without_and_with_points(&self) -> (&[Throw], &[Throw]) {
        self.throws.split_at(self.throws.partition_point(|throw| throw.points == 0))
    }

    /// Can calls and challenges change anything, if both play best?
    pub(super) fn calls_matter(&self) -> bool {
        self.doubt_costs
    }

    /// What this throw comes to for the player on turn. `after` says what marbles are worth at the end of the turn,
    /// this player's first.
    pub(super) fn comes_to<P: Prospect>(
        &self,
        throw: &Throw,
        (own, other): (u8, u8),
        after: &impl Fn(u8, u8) -> P,
    ) -> P {
        let accepted = self.scored(throw, (own, other), 3, after);
        if !self.doubt_costs {
            // A wrong call can be accepted as well: it is never better than the right one.
            return accepted;
        }
        let right = self.scored(throw, (own, other - 1), 3, after);
        let wrong = self.caught(throw, (own, other), after);
        worst(accepted, best(right, wrong))
    }

    /// A wrong call was challenged: the caller loses a marble, the challenger may free one.
    fn caught<P: Prospect>(&self, throw: &Throw, (own, other): (u8, u8), after: &impl Fn(u8, u8) -> P) -> P {
        let most = if self.no_refund { 2 } else { 3 };
        let with = |other| self.scored(throw, (own - 1, other), most, after);
        match (other < 3, self.retrieve) {
            (false, _) => with(other),
            (true, Retrieve::Always) => with(other + 1),
            (true, Retrieve::May) => worst(with(other + 1), with(other)),
        }
    }

    /// Points are the same whatever is called: the player's own marble is left, which comes back up to so many in hand,
    /// then the other's.
    fn scored<P: Prospect>(
        &self,
        throw: &Throw,
        (own, other): (u8, u8),
        most: u8,
        after: &impl Fn(u8, u8) -> P,
    ) -> P {
        let end = |own| after(own, other.saturating_sub(throw.takes));
        match throw.own {
            OwnMarble::Lost => end(own.saturating_sub(1)),
            OwnMarble::Back if own < most && self.retrieve == Retrieve::Always => end(own + 1),
            OwnMarble::Back if own < most => best(end(own + 1), end(own)),
            OwnMarble::Back | OwnMarble::Stays => end(own),
        }
    }
}
