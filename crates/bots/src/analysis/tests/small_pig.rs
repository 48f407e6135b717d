//! Pig in which nobody gathers more points than win: the same game, and small enough to be solved.

use luckhouse_engine::pig::{Pig, PigAction, PigDie, PigOptions, PigState, PigView};
use luckhouse_engine::{About, BadWord, Choices, Game, Imagine, Rng, RollOf, Seat, Turn, Viewer};

/// Pig, but for points that are of no use.
#[derive(Clone)]
pub(crate) struct SmallPig(Pig);

impl Game for SmallPig {
    const ABOUT: About = Pig::ABOUT;
    type Options = PigOptions;
    type State = PigState;
    type Action = PigAction;
    type Chance = PigDie;
    type View = PigView;

    fn new(options: PigOptions, seats: usize) -> Result<SmallPig, BadWord> {
        Pig::new(options, seats).map(SmallPig)
    }

    fn options(&self) -> &PigOptions {
        self.0.options()
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn start(&self) -> PigState {
        self.0.start()
    }

    fn turn(&self, state: &PigState) -> Turn<PigDie> {
        self.0.turn(state)
    }

    fn legal(&self, state: &PigState, seat: Seat, into: &mut Vec<PigAction>) {
        self.0.legal(state, seat, into);
    }

    fn choose(&self, state: &mut PigState, choices: &Choices<PigAction>) {
        self.0.choose(state, choices);
    }

    fn roll(&self, state: &mut PigState, roll: RollOf<SmallPig>) {
        self.0.roll(state, roll);
        let mut view = self.0.view(state, Viewer::Arbiter);
        let missing = self.0.options().goal - u32::from(view.scores[view.on_turn]).min(self.0.options().goal);
        view.points = view.points.min(missing as u16);
        *state = self.0.imagine(&view, &mut Rng::seeded(0));
    }

    fn view(&self, state: &PigState, viewer: Viewer) -> PigView {
        self.0.view(state, viewer)
    }
}

impl Imagine for SmallPig {
    fn imagine(&self, view: &PigView, rng: &mut Rng) -> PigState {
        self.0.imagine(view, rng)
    }
}
