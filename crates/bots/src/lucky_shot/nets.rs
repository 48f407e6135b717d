//! Trained networks: what the features of two or three players say together.

use super::features::{COUNT, Sheet};
use super::net::{INPUTS, facts_of};
use super::opinion::Chances;
use crate::models::{self, Kept};
use luckhouse_engine::{Game, Seat};
use luckhouse_games::lucky_shot::{LuckyShot, State};
use luckhouse_learn::{BadModel, Input, Judgement, Model, ModelKind, Shape};
use std::sync::{Arc, LazyLock};

/// Made by `cargo run --release -p luckhouse-bots --example lucky_shot_nets`.
static MODEL: Kept = Kept { file: "lucky-shot.model", bytes: include_bytes!("../../data/lucky-shot.model") };
static NETS: LazyLock<Option<Arc<Nets>>> =
    LazyLock::new(|| models::load(&MODEL, &Nets::kind(), Nets::of).map(Arc::new));

/// One network for two in play, and one for three.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Nets {
    of: [Option<Judgement>; 4],
}

/// What is told of a position: no list is longer.
pub(super) type Told = ([Input; 3 * INPUTS], usize);

impl Nets {
    /// Those that are kept with the program, if they can be read.
    pub fn kept() -> Option<&'static Arc<Nets>> {
        NETS.as_ref()
    }

    /// What their model is for.
    pub fn kind() -> ModelKind {
        ModelKind { game: LuckyShot::ABOUT.name.into(), features: 1 }
    }

    /// How large the network for so many in play is.
    pub fn shape(in_play: usize) -> Shape {
        Shape { inputs: INPUTS * in_play, first: 64, second: 32, outputs: in_play }
    }

    /// The networks of a model.
    ///
    /// # Errors
    /// If one has another shape than it must have.
    pub fn of(model: &Model) -> Result<Nets, BadModel> {
        let mut nets = Nets::default();
        for in_play in 2..=3 {
            if model.nets.iter().any(|(number, _)| usize::from(*number) == in_play) {
                let Shape { inputs, outputs, .. } = Nets::shape(in_play);
                nets.put(in_play, model.net(in_play as u8, inputs, outputs)?.clone());
            }
        }
        Ok(nets)
    }

    /// Use this network while so many are in play.
    pub fn put(&mut self, in_play: usize, net: Judgement) {
        self.of[in_play] = Some(net);
    }

    /// Everybody's chance, if there is a network for so many.
    pub(super) fn chances(&self, state: &State, sheets: &[Sheet; 3]) -> Option<Chances> {
        let in_play = state.in_play().len();
        let net = self.of[in_play].as_ref()?;
        let (order, (inputs, count)) = (order(state), told(state, sheets));
        let (mut said, mut chances) = ([0.0; 3], [0.0; 3]);
        net.chances(&inputs[..count], &mut said[..in_play]);
        order.iter().zip(said).take(in_play).for_each(|(seat, said)| chances[seat.index()] = f64::from(said));
        Some(chances)
    }
}

/// Those in play in the order of their turns, whose turn it is first.
pub(super) fn order(state: &State) -> [Seat; 3] {
    let mut order = [state.on_turn(); 3];
    for place in 1..state.in_play().len() {
        order[place] = state.in_play().after(order[place - 1]).unwrap_or(order[0]);
    }
    order
}

/// What a network is told of a position.
pub(super) fn told(state: &State, sheets: &[Sheet; 3]) -> Told {
    const { assert!(COUNT <= INPUTS) };
    let (mut told, mut count) = ([Input::there(0); 3 * INPUTS], 0);
    for (place, seat) in order(state).into_iter().take(state.in_play().len()).enumerate() {
        for (input, fact) in facts_of(state, seat, &sheets[seat.index()]).into_iter().enumerate() {
            let input = Input::of(place * INPUTS + input, fact);
            if input.amount != 0 {
                told[count] = input;
                count += 1;
            }
        }
    }
    (told, count)
}
