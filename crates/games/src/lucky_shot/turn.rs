//! The way through a turn: the hunt, three dice put on the card, and on to the act (LS-6 to LS-8, LS-18).

use super::{Action, Card, LuckyShot, Phase, Place, Purpose, Source, State, Take, Volcano};
use luckhouse_engine::{Die, Seat};

impl LuckyShot {
    pub(super) fn begin_turn(&self, state: &mut State, seat: Seat) {
        state.on_turn = seat;
        state.card = Card::default();
        state.thief = None;
        // LS-18: what was gained earlier counts now; what is gained from now on waits again.
        let chooses = state.volcano.contains(seat);
        // LS-23: for whichever die comes first, or for the card.
        state.chosen_die = chooses && self.options.volcano == Volcano::Any;
        state.chosen_act = chooses && self.options.volcano == Volcano::Act;
        state.volcano = state.volcano.without(seat);
        // LS-6
        if !state.available.is_empty() && state.has_empty_fort(seat) {
            state.phase = Phase::Hunt;
        } else {
            self.card_die(state);
        }
    }

    /// The next die is one for the card.
    fn card_die(&self, state: &mut State) {
        state.chosen_die |= std::mem::take(&mut state.chosen_act);
        state.phase = Phase::Die { purpose: Purpose::Card };
    }

    /// `hunt` or `skip`.
    pub(super) fn hunt(&self, state: &mut State, action: Action) {
        match action {
            Action::Hunt => state.phase = Phase::Die { purpose: Purpose::Hunt },
            _ => self.card_die(state),
        }
    }

    /// A die that Volcano lets the player choose, or `none` to roll it after all.
    pub(super) fn choose_die(&self, state: &mut State, purpose: Purpose, action: Action) {
        state.chosen_die = false;
        if let Action::Die(die) = action {
            self.die(state, purpose, die);
        }
    }

    /// A die of the turn shows this.
    pub(super) fn die(&self, state: &mut State, purpose: Purpose, die: Die) {
        match purpose {
            Purpose::Hunt => self.hunted(state, die),
            Purpose::Card => state.phase = Phase::Put { die },
        }
    }

    fn hunted(&self, state: &mut State, die: Die) {
        let forts = state.matching(state.on_turn, die);
        if forts.is_empty() {
            return self.go_on(state);
        }
        self.take(state, Take { source: Source::Available, treasures: state.available, forts });
    }

    /// LS-7
    pub(super) fn put(&self, state: &mut State, die: Die, place: Place) {
        state.card.put(place, die);
        self.go_on(state);
    }

    /// Nothing is pending: the next die, the next act, or the next player.
    pub(super) fn go_on(&self, state: &mut State) {
        state.thief = None;
        if !state.card.is_full() {
            self.card_die(state);
        } else if self.can_act(state) {
            state.phase = Phase::Act;
        } else {
            self.end_turn(state);
        }
    }
}
