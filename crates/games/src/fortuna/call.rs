//! The call and the challenge (FO-9 to FO-11).

use super::{
    Call, Called, FalseChallenge, Fortuna, FortunaAction, FortunaState, Overlap, Phase, Retrieve, Scored,
    Throw,
};
use luckhouse_engine::{Choices, Seat, SeatSet};

impl Fortuna {
    /// What the throw truly is, now that the challenge is over or there is none.
    pub(super) fn scored(&self, throw: Throw, called: Option<Called>) -> Scored {
        Scored { throw, called, score: throw.groups.score(self.options.scoring()) }
    }

    /// Is this the right call for the throw (FO-9, FO-20)? Where there are several groups, it names the highest line of all
    /// (FO-22).
    pub fn is_right(&self, throw: Throw, call: Call) -> bool {
        let wolf = self.options.wolf;
        match self.options.overlap {
            Overlap::Strict => throw.groups.line(wolf).call() == call,
            Overlap::Any => throw.groups.fit(call, wolf),
        }
    }

    pub(super) fn answer(
        &self,
        state: &mut FortunaState,
        throw: Throw,
        call: Call,
        answers: &Choices<FortunaAction>,
    ) {
        let challenged = |(seat, answer)| (answer == FortunaAction::Challenge).then_some(seat);
        let challengers: SeatSet = answers.iter().filter_map(challenged).collect();
        let scored =
            self.scored(throw, Some(Called { call, challengers, right: self.is_right(throw, call) }));
        match scored.was_right() {
            true => self.pay_for_doubt(state, scored, challengers),
            false => self.reward_doubt(state, scored, challengers),
        }
    }

    /// The call was right (FO-10).
    fn pay_for_doubt(&self, state: &mut FortunaState, scored: Scored, challengers: SeatSet) {
        if self.options.false_challenge == FalseChallenge::Marble {
            challengers.iter().for_each(|seat| state.players[seat].marbles.lose(1));
        }
        self.score(state, scored);
    }

    /// The call was wrong: one marble, however many challenged, and none if nobody did (FO-10).
    fn reward_doubt(&self, state: &mut FortunaState, scored: Scored, challengers: SeatSet) {
        if !challengers.is_empty() {
            state.players[state.on_turn].marbles.lose(1);
        }
        let can_free = |seat: &Seat| state.players[*seat].marbles.in_dungeon() > 0;
        let rewarded: SeatSet = challengers.iter().filter(can_free).collect();
        if self.options.retrieve == Retrieve::May && !rewarded.is_empty() {
            state.phase = Phase::Reward { scored, challengers: rewarded };
            return;
        }
        rewarded.iter().for_each(|seat| state.players[seat].marbles.free());
        self.score(state, scored);
    }

    pub(super) fn reward(&self, state: &mut FortunaState, scored: Scored, choices: &Choices<FortunaAction>) {
        for (seat, choice) in choices.iter() {
            if choice == FortunaAction::Free {
                state.players[seat].marbles.free();
            }
        }
        self.score(state, scored);
    }
}
