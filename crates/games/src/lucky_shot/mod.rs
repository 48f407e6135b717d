//! Forts & Treasures: Lucky Shot. Two or three players, six treasures, and forts of magic bricks.
//!
//! Read the files in the order in which the game is played: `setup`; `turn` for the hunt and the dice;
//! `act` for what the dice do, with `bricks` (Build, Attack), `raid` and `fortify`; `take` and `powers` for
//! treasures gained; `end`. Before them, the things on the table: `treasure`, `fort`, `card`, `state`.
//! The numbers LS-1 to LS-24 in comments are those of the rules that the tests are named by.

mod act;
mod action;
mod bricks;
mod card;
mod chance;
mod end;
mod fort;
mod fortify;
pub mod odds;
mod options;
mod powers;
mod raid;
mod setup;
mod sound;
mod state;
mod take;
#[cfg(test)]
mod tests;
mod treasure;
mod turn;
mod view;

pub use action::Action;
pub use bricks::MOST_AT_ONCE;
pub use card::{Card, Place, Slot};
pub use chance::{Luck, Roll};
pub use end::TO_WIN;
pub use fort::{Fort, FortId, FortSet};
pub use options::{Forest, LuckyShotOptions, Stolen, Volcano};
pub use state::{Loose, Phase, Purpose, Source, State, Take};
pub use treasure::{Treasure, TreasureSet};
pub use view::{FortView, PlayerView, View};

use luckhouse_engine::{
    About, BadWord, Choices, DiceSet, Die, Game, Imagine, Outcome, Rng, Seat, SeatSet, Turn, Viewer,
};

/// The rules of Lucky Shot, for one table.
#[derive(Clone, Debug)]
pub struct LuckyShot {
    options: LuckyShotOptions,
    seats: usize,
}

impl Game for LuckyShot {
    const ABOUT: About =
        About { name: "lucky-shot", title: "Forts & Treasures: Lucky Shot", seats: &[2, 3], edition: 1 };
    type Options = LuckyShotOptions;
    type State = State;
    type Action = Action;
    type Chance = Luck;
    type View = View;

    fn new(options: LuckyShotOptions, seats: usize) -> Result<LuckyShot, BadWord> {
        LuckyShot::ABOUT.check_seats(seats)?;
        Ok(LuckyShot { options, seats })
    }

    fn options(&self) -> &LuckyShotOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        self.set_up()
    }

    fn turn(&self, state: &State) -> Turn<Luck> {
        match state.phase {
            Phase::Hunt | Phase::Put { .. } | Phase::Act => Turn::of(state.on_turn),
            Phase::Salvage { .. } | Phase::Power { .. } => Turn::of(state.acting()),
            Phase::Die { .. } if state.chosen_die => Turn::of(state.on_turn),
            // The thief chooses on another player's turn.
            Phase::Take(take) => Turn::of(take.forts.owner()),
            Phase::Level { .. } | Phase::Die { .. } | Phase::Steal { .. } => Turn::Roll(Luck::DIE),
            Phase::SalvageDie { .. } | Phase::Found { .. } => Turn::Roll(Luck::DIE),
            Phase::Block { from, .. } => Turn::Roll(Luck::Dice(LuckyShot::blocking_dice(state, from))),
            Phase::Deal { .. } | Phase::Draw { .. } => Turn::Roll(Luck::Treasure(state.set_aside)),
            Phase::Starter => Turn::Roll(Luck::Starter(self.seats)),
            Phase::Over { winners } => Turn::Over(Outcome { winners, scores: self.scores(state) }),
        }
    }

    fn legal(&self, state: &State, _seat: Seat, into: &mut Vec<Action>) {
        match state.phase {
            Phase::Hunt => into.extend([Action::Hunt, Action::Skip]),
            Phase::Die { .. } => {
                into.extend(Die::all().map(Action::Die));
                into.push(Action::Leave);
            }
            Phase::Put { .. } => into.extend(state.card.free().map(Action::Put)),
            Phase::Act => LuckyShot::legal_acts(state, into),
            Phase::Salvage { .. } => into.extend([Action::Salvage, Action::Leave]),
            Phase::Take(take) => LuckyShot::legal_takes(take, into),
            Phase::Power { treasure } => LuckyShot::legal_powers(state, treasure, into),
            _ => {}
        }
    }

    fn choose(&self, state: &mut State, choices: &Choices<Action>) {
        let (_, action) = choices.iter().next().expect("one seat chooses");
        match (state.phase, action) {
            (Phase::Hunt, action) => self.hunt(state, action),
            (Phase::Die { purpose }, action) => self.choose_die(state, purpose, action),
            (Phase::Put { die }, Action::Put(place)) => self.put(state, die, place),
            (Phase::Act, action) => self.act(state, action),
            (Phase::Salvage { loose }, action) => self.salvage(state, loose, action),
            (Phase::Take(take), Action::Take { treasure, fort }) => {
                self.lay(state, take.source, treasure, fort);
            }
            (Phase::Power { .. }, action) => self.use_power(state, action),
            (phase, action) => unreachable!("nobody can `{action}` in {phase:?}"),
        }
    }

    fn roll(&self, state: &mut State, roll: Roll) {
        match (state.phase, roll) {
            (Phase::Starter, Roll::Starter(first)) => self.begin_turn(state, first.0),
            (Phase::Deal { seat }, Roll::Treasure(treasure)) => self.first_treasure(state, seat, treasure),
            (Phase::Draw { fort }, Roll::Treasure(treasure)) => self.drawn(state, fort, treasure),
            (Phase::Block { from, into }, Roll::Dice(dice)) => self.block(state, from, into, dice),
            (_, Roll::Dice(dice)) => self.rolled_die(state, single(dice)),
            (phase, roll) => unreachable!("`{roll}` cannot come up in {phase:?}"),
        }
    }

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        self.see(state)
    }

    fn sound(&self, state: &State) -> Result<(), String> {
        sound::check(state)
    }

    fn in_play(&self, state: &State) -> SeatSet {
        state.in_play
    }
}

impl LuckyShot {
    fn rolled_die(&self, state: &mut State, die: Die) {
        match state.phase {
            Phase::Level { seat } => self.first_level(state, seat, die),
            Phase::Die { purpose } => self.die(state, purpose, die),
            Phase::Steal { .. } => self.steal(state, die),
            Phase::SalvageDie { loose } => self.salvage_die(state, loose, die),
            Phase::Found { fort } => self.found(state, fort, die),
            phase => unreachable!("no single die is rolled in {phase:?}"),
        }
    }
}

/// The face of one die rolled alone.
fn single(dice: DiceSet) -> Die {
    Die::all().find(|die| dice.count(die.face()) > 0).expect("one die was rolled")
}

impl Imagine for LuckyShot {
    /// Nothing is hidden but an order that is not there before it is drawn: there is one state to imagine.
    fn imagine(&self, view: &View, _rng: &mut Rng) -> State {
        self.restore(view)
    }
}
