//! Reynard's Luck: hidden pieces, cards and a die, for two.
//!
//! To read the rules in the order in which they are played: [`layout`], `setup`, `turn`, `confrontation`, `ending`.
//! p1 is Red and p2 is Blue.

mod action;
mod bag;
mod board;
mod card;
mod confrontation;
mod duel;
mod ending;
pub mod layout;
mod luck;
pub mod odds;
mod options;
mod piece;
mod setup;
mod square;
mod state;
#[cfg(test)]
mod tests;
mod turn;
mod view;

pub use action::{Action, Deed};
pub use bag::{Bag, Sort};
pub use board::{Board, reach};
pub use card::Card;
pub use duel::{Duel, Fighter};
pub use ending::TOO_FEW;
pub use layout::{Layout, Side};
pub use luck::{Luck, Roll};
pub use options::{Challenge, Reveal, ReynardsLuckOptions};
pub use piece::{Kind, Piece, Standing};
pub use square::{Square, SquareSet};
pub use state::{Ending, HAND, Phase, State};
pub use view::{Played, SeenHand, SeenPiece, View};

use luckhouse_engine::{
    About, Actor, BadWord, Choices, Game, Imagine, Rng, RollOf, Seat, SeatSet, Turn, Viewer,
};

/// The rules of Reynard's Luck, for one table.
#[derive(Clone, Debug)]
pub struct ReynardsLuck {
    options: ReynardsLuckOptions,
}

impl ReynardsLuck {
    /// What the table is laid with.
    pub fn layout(&self) -> &Layout {
        &self.options.layout
    }
}

impl Game for ReynardsLuck {
    const ABOUT: About = About { name: "reynards-luck", title: "Reynard's Luck", seats: &[2], edition: 1 };
    type Options = ReynardsLuckOptions;
    type State = State;
    type Action = Action;
    type Chance = Luck;
    type View = View;

    fn new(options: ReynardsLuckOptions, seats: usize) -> Result<ReynardsLuck, BadWord> {
        ReynardsLuck::ABOUT.check_seats(seats)?;
        Ok(ReynardsLuck { options })
    }

    fn options(&self) -> &ReynardsLuckOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        self.set_up()
    }

    fn turn(&self, state: &State) -> Turn<Luck> {
        match state.phase {
            Phase::Place
            | Phase::Begin
            | Phase::Act { .. }
            | Phase::Follow { .. }
            | Phase::Advance { .. } => Turn::of(state.on_turn),
            Phase::Return { winner, .. } => Turn::of(winner),
            // Even a hand of four equal cards is asked for: anything else would tell the opponent of it.
            Phase::Cards { .. } => Turn::Choose(SeatSet::all(2)),
            Phase::Deal | Phase::Draw { .. } => Turn::Roll(Luck::Card(state.deck)),
            Phase::Starter => Turn::Roll(Luck::Starter),
            Phase::Reveal { from, to, .. } => Turn::Roll(Luck::Reveal {
                challenger: state.fighter_on(from).kind,
                challenged: state.fighter_on(to).kind,
            }),
            Phase::Roll | Phase::Foxes { .. } => Turn::Roll(Luck::Die),
            Phase::TurnCards { .. } => Turn::Roll(Luck::Cards(state.played())),
            Phase::Over { ending } => Turn::Over(self.outcome(state, ending)),
        }
    }

    fn legal(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        match state.phase {
            Phase::Place => self.legal_places(state, seat, into),
            Phase::Begin => self.legal_begin(state, seat, into),
            Phase::Act { die } => self.legal_acts(state, seat, die, into),
            Phase::Follow { at } => self.legal_follows(state, seat, at, into),
            Phase::Cards { .. } => self.legal_cards(state, seat, into),
            Phase::Advance { .. } => into.extend([Action::Advance, Action::Stay]),
            Phase::Return { captured, .. } => into.extend([Action::Return(captured), Action::Keep]),
            _ => {}
        }
    }

    fn choose(&self, state: &mut State, choices: &Choices<Action>) {
        match state.phase {
            Phase::Cards { from, to } => {
                let cards = [0, 1].map(|seat| match choices.of(Seat::at(seat)) {
                    Action::Card(card) => card,
                    other => unreachable!("`{other}` is not a card"),
                });
                self.lay_cards(state, from, to, cards);
            }
            Phase::Return { duel, winner, .. } => {
                if let Action::Return(kind) = choices.of(winner) {
                    self.put_on_shield(state, winner, kind);
                }
                self.draw_up(state, duel);
            }
            Phase::Advance { duel } => {
                self.advance(state, duel, choices.of(state.on_turn) == Action::Advance);
            }
            _ => match choices.of(state.on_turn) {
                Action::Place(kind) => self.place(state, kind),
                Action::Roll => state.phase = Phase::Roll,
                Action::Return(kind) => {
                    self.put_on_shield(state, state.on_turn, kind);
                    self.end_turn(state);
                }
                act => self.act(state, act),
            },
        }
    }

    fn roll(&self, state: &mut State, roll: RollOf<ReynardsLuck>) {
        match (state.phase, roll) {
            (Phase::Deal, Roll::Card(card)) => self.deal(state, card),
            (Phase::Starter, Roll::Starts(first)) => self.starts(state, first.0),
            (Phase::Roll, Roll::Die(die)) => self.rolled(state, die),
            (Phase::Reveal { from, to }, Roll::Meets(..)) => self.meet(state, from, to),
            (Phase::Foxes { duel }, Roll::Die(die)) => self.fox_rolled(state, duel, die),
            (Phase::TurnCards { duel }, Roll::Cards(..)) => self.turn_cards(state, duel),
            (Phase::Draw { duel }, Roll::Card(card)) => {
                state.draw(card);
                self.draw_up(state, duel);
            }
            (phase, roll) => unreachable!("`{roll}` cannot come up in {phase:?}"),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn sound(&self, state: &State) -> Result<(), String> {
        self.nothing_is_lost(state)
    }

    fn sees(&self, before: &State, actor: Actor, viewer: Viewer) -> bool {
        self.may_read(before, actor, viewer)
    }
}

impl Imagine for ReynardsLuck {
    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        self.imagined(view, rng)
    }
}
