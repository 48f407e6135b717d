//! Trained networks for tables of three and more, and for two where every roll is resolved.

use super::beliefs::living;
use crate::models::{self, Kept};
use luckhouse_engine::{Game, PerSeat, Seat};
use luckhouse_games::booty_dice::{BootyDice, Pirate, Resolve};
use luckhouse_learn::{BadModel, Input, Judgement, Model, ModelKind, Shape};
use std::sync::LazyLock;

const GOAL: usize = 25;
const LIVES: usize = 10;
const SHIELDS: usize = 8;
/// Inputs for each pirate: doubloons, lives, shields, doubloons and lives.
const PIRATE: usize = GOAL + LIVES + SHIELDS + GOAL * LIVES;
const MOST_LIVING: usize = 6;
const TOLD: usize = 4;

/// Made by `cargo run --release -p luckhouse-bots --example booty_dice_nets`.
static MODEL: Kept = Kept { file: "booty-dice.model", bytes: include_bytes!("../../data/booty-dice.model") };
static NETS: LazyLock<Option<Nets>> = LazyLock::new(|| models::load(&MODEL, &Nets::kind(), Nets::of));

/// One network for each number of living pirates, for either way to resolve.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Nets {
    stop: [Option<Judgement>; MOST_LIVING + 1],
    each: [Option<Judgement>; MOST_LIVING + 1],
}

impl Nets {
    /// Those that are kept with the program, if they can be read.
    pub fn kept() -> Option<&'static Nets> {
        NETS.as_ref()
    }

    /// What their model is for.
    pub fn kind() -> ModelKind {
        ModelKind { game: BootyDice::ABOUT.name.into(), features: 1 }
    }

    /// How large the network for so many living pirates is.
    pub fn shape(living: usize) -> Shape {
        Shape { inputs: PIRATE * living, first: 64, second: 32, outputs: living }
    }

    /// The inputs for doubloons and lives together, pirate by pirate: they say what the two do not say by themselves.
    pub fn pairs(living: usize) -> impl Iterator<Item = std::ops::Range<usize>> {
        (0..living).map(|pirate| pirate * PIRATE + GOAL + LIVES + SHIELDS..(pirate + 1) * PIRATE)
    }

    /// The number of a network in a model.
    pub fn number(resolve: Resolve, living: usize) -> u8 {
        living as u8 + if resolve == Resolve::Each { 16 } else { 0 }
    }

    /// The networks of a model.
    ///
    /// # Errors
    /// If one has another shape than it must have.
    pub fn of(model: &Model) -> Result<Nets, BadModel> {
        let mut nets = Nets::default();
        for resolve in [Resolve::Stop, Resolve::Each] {
            for living in 2..=MOST_LIVING {
                let number = Nets::number(resolve, living);
                if model.nets.iter().any(|(own, _)| *own == number) {
                    let Shape { inputs, outputs, .. } = Nets::shape(living);
                    nets.put(resolve, living, model.net(number, inputs, outputs)?.clone());
                }
            }
        }
        Ok(nets)
    }

    /// Use this network for so many.
    pub fn put(&mut self, resolve: Resolve, living: usize, net: Judgement) {
        let nets = if resolve == Resolve::Each { &mut self.each } else { &mut self.stop };
        nets[living] = Some(net);
    }

    /// Everybody's chance when a turn begins, if there is a network for so many.
    pub fn chances(&self, game: &BootyDice, pirates: &PerSeat<Pirate>, roller: Seat) -> Option<PerSeat<f64>> {
        let options = game.options();
        let nets = if options.resolve == Resolve::Each { &self.each } else { &self.stop };
        let living = living(pirates);
        let net = nets[living].as_ref()?;
        let (mut inputs, mut said) = ([Input::there(0); TOLD * MOST_LIVING], [0.0; MOST_LIVING]);
        let order = order(pirates, roller);
        tell(pirates, &order[..living], options.goal, &mut inputs);
        net.chances(&inputs[..TOLD * living], &mut said[..living]);
        let mut chances = PerSeat::new(pirates.seats(), 0.0);
        order[..living].iter().zip(said).for_each(|(seat, chance)| chances[*seat] = f64::from(chance));
        Some(chances)
    }
}

/// What a network is told, and the seats in the order in which it speaks of them.
pub(super) fn inputs(pirates: &PerSeat<Pirate>, roller: Seat, goal: u32) -> (Vec<Input>, Vec<Seat>) {
    let (living, order) = (living(pirates), order(pirates, roller));
    let mut inputs = [Input::there(0); TOLD * MOST_LIVING];
    tell(pirates, &order[..living], goal, &mut inputs);
    (inputs[..TOLD * living].to_vec(), order[..living].to_vec())
}

/// The living in the order of their turns, the roller first.
fn order(pirates: &PerSeat<Pirate>, roller: Seat) -> [Seat; MOST_LIVING] {
    let (seats, mut order, mut count) = (pirates.seats(), [roller; MOST_LIVING], 0);
    for step in 0..seats {
        let seat = Seat::at((roller.index() + step) % seats);
        if pirates[seat].lives > 0 {
            order[count] = seat;
            count += 1;
        }
    }
    order
}

fn tell(pirates: &PerSeat<Pirate>, order: &[Seat], goal: u32, into: &mut [Input; TOLD * MOST_LIVING]) {
    for (place, seat) in order.iter().enumerate() {
        let Pirate { lives, shields, doubloons } = pirates[*seat];
        let gold = super::fit::gold(u32::from(doubloons), goal);
        let (lives, shields) = (usize::from(lives).min(LIVES) - 1, usize::from(shields).min(SHIELDS - 1));
        let both = GOAL + LIVES + SHIELDS + gold * LIVES + lives;
        let told = [gold, GOAL + lives, GOAL + LIVES + shields, both];
        let inputs = told.map(|input| Input::there(place * PIRATE + input));
        into[TOLD * place..TOLD * (place + 1)].copy_from_slice(&inputs);
    }
}
