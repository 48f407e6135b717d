//! Raid: capture a treasure, or move one's own (LS-12, LS-13, LS-15).

use super::{Action, Fort, FortId, LuckyShot, Phase, Place, Source, State, Take, TreasureSet, odds};
use luckhouse_engine::{DiceSet, Die, SeatSet};

impl LuckyShot {
    /// LS-12: another player's treasure in a fort of the die's level, into any empty fort of one's own.
    pub(super) fn captures(state: &State, die: Die) -> impl Iterator<Item = Action> {
        let empties = state.empties(state.on_turn);
        let rich = move |fort: &Fort| !fort.is_empty() && fort.level() == die;
        let targets = state.all_forts().filter(move |(id, f)| id.owner() != state.on_turn && rich(f));
        targets.flat_map(move |(from, _)| empties.iter().map(move |into| Action::Raid { from, into }))
    }

    pub(super) fn capture(&self, state: &mut State, from: FortId, into: FortId) {
        state.card.spend(Place::Raid);
        state.phase = Phase::Block { from, into };
    }

    /// The dice that the owner of a raided fort rolls.
    pub(super) fn blocking_dice(state: &State, from: FortId) -> usize {
        odds::blocking_dice(state.fort(from).standing())
    }

    /// LS-12: any die equal to the raid die blocks.
    pub(super) fn block(&self, state: &mut State, from: FortId, into: FortId, dice: DiceSet) {
        if dice.count(raid_die(state).face()) > 0 {
            return self.go_on(state);
        }
        let treasure = state.fort_mut(from).lift().expect("only forts with a treasure are raided");
        state.fort_mut(into).lay(treasure);
        if self.settle(state) {
            self.gain_power(state, treasure);
        }
    }

    /// LS-13 and LS-15: from one's own fort into one's own empty fort, the die equal to either level.
    /// A ready Fortify die that equals either level too can protect it.
    pub(super) fn moves(state: &State, raid: Die, fortify: Option<Die>) -> impl Iterator<Item = Action> {
        let full = state.forts(state.on_turn).filter(|(_, fort)| !fort.is_empty());
        let ways = full.flat_map(move |from| state.empty_forts(state.on_turn).map(move |into| (from, into)));
        ways.flat_map(move |((from, left), (into, entered))| {
            let fits = |die: Die| left.level() == die || entered.level() == die;
            let plain = fits(raid).then_some(Action::Move { from, into, protected: false });
            let guard = fits(raid) && fortify.is_some_and(fits);
            let guarded = guard.then_some(Action::Move { from, into, protected: true });
            [plain, guarded].into_iter().flatten()
        })
    }

    pub(super) fn move_treasure(&self, state: &mut State, from: FortId, into: FortId, protected: bool) {
        state.card.spend(Place::Raid);
        let thieves = thieves(state);
        if protected {
            state.card.spend(Place::Fortify);
        }
        if protected || thieves.is_empty() {
            return self.arrive(state, from, into);
        }
        // LS-20: until the last thief has rolled, the treasure still lies where it comes from.
        state.phase = Phase::Steal { from, into, waiting: thieves, hits: SeatSet::EMPTY };
    }

    /// The die of the next thief, clockwise from the player on turn.
    pub(super) fn steal(&self, state: &mut State, die: Die) {
        let Phase::Steal { from, into, waiting, mut hits } = state.phase else {
            unreachable!("nobody steals in {:?}", state.phase)
        };
        let thief = waiting.after(state.on_turn).expect("a thief who rolled");
        if die == raid_die(state) {
            hits = hits.with(thief);
        }
        let waiting = waiting.without(thief);
        if !waiting.is_empty() {
            state.phase = Phase::Steal { from, into, waiting, hits };
        } else if hits.is_empty() {
            self.arrive(state, from, into);
        } else if let Some(thief) = hits.only() {
            let treasures = state.fort(from).treasure().into_iter().collect();
            let forts = state.empties(thief);
            self.take(state, Take { source: Source::Move(from), treasures, forts });
        } else {
            self.scatter(state, from);
        }
    }

    /// Nobody stole it.
    fn arrive(&self, state: &mut State, from: FortId, into: FortId) {
        let treasure = state.fort_mut(from).lift().expect("only a treasure is moved");
        state.fort_mut(into).lay(treasure);
        self.go_on(state);
    }

    /// LS-13: two thieves matched, and neither has it.
    fn scatter(&self, state: &mut State, from: FortId) {
        let lost: TreasureSet = state.fort_mut(from).lift().into_iter().collect();
        state.available = state.available.iter().chain(lost.iter()).collect();
        if self.settle(state) {
            self.go_on(state);
        }
    }
}

fn raid_die(state: &State) -> Die {
    state.card.die(Place::Raid).expect("a raid needs its die")
}

/// LS-13: every other player who has an empty fort.
fn thieves(state: &State) -> SeatSet {
    let others = state.in_play.without(state.on_turn);
    others.iter().filter(|seat| state.has_empty_fort(*seat)).collect()
}
