//! Fortuna that forgets what no longer matters, so that the generic solver can see it whole.

use luckhouse_engine::{BadWord, Choices, Game, RollOf, Seat, Turn, Viewer};
use luckhouse_games::fortuna::odds::{brick_pairs, dice_pairs};
use luckhouse_games::fortuna::{
    Call, Fortuna, FortunaAction, FortunaChance, FortunaOptions, FortunaState, FortunaView, Pair, Phase,
    Score, Scored, Throw,
};
use std::collections::HashMap;

/// What a throw is worth, and which calls of it are right.
type Kind = (Score, Vec<Call>);

fn kind(game: &Fortuna, throw: Throw) -> Kind {
    let right = Call::ALL.into_iter().filter(|call| game.is_right(throw, *call)).collect();
    (throw.groups.score(game.options().scoring()), right)
}

/// The rules of [`Fortuna`] as they are, but after every event the turn before is forgotten, and dice and bricks that lie
/// open are exchanged for the first that score the same. Turns are counted only up to a low cap.
#[derive(Clone)]
pub(crate) struct Forgetful {
    game: Fortuna,
    alike: HashMap<Kind, Throw>,
}

impl Forgetful {
    fn forget(&self, state: &mut FortunaState) {
        state.last = None;
        if self.game.options().cap >= 100 {
            state.turns = 0;
        }
        match &mut state.phase {
            Phase::Call(throw) | Phase::Challenge { throw, .. } => *throw = self.first_like(*throw),
            // Whether a challenge has cost a marble still matters for the player's own (FO-19).
            Phase::Reward { scored, .. } => scored.throw = self.first_like(scored.throw),
            Phase::OwnMarble(scored) | Phase::Take(scored) => {
                *scored = Scored { throw: self.first_like(scored.throw), called: None, ..*scored };
            }
            _ => {}
        }
    }

    fn first_like(&self, throw: Throw) -> Throw {
        self.alike[&kind(&self.game, throw)]
    }
}

fn every_throw() -> impl Iterator<Item = Throw> {
    use luckhouse_engine::DiceSet;
    use luckhouse_games::fortuna::{BrickSet, Group, Groups, Spread};
    let throw = |dice: Pair, bricks: Pair| {
        let all = BrickSet::EMPTY.with(bricks.low()).with(bricks.high());
        let spread = Spread { dice: DiceSet::of(&[dice.low(), dice.high()]), bricks: all };
        Throw { spread, groups: Groups::one(Group { dice, bricks }) }
    };
    let (dice, bricks) = (dice_pairs(), brick_pairs(1));
    let pairs: Vec<Pair> = dice.lines().iter().map(|(pair, _)| *pair).collect();
    let twos: Vec<Pair> = bricks.lines().iter().map(|(two, _)| *two).collect();
    pairs.into_iter().flat_map(move |pair| twos.clone().into_iter().map(move |two| throw(pair, two)))
}

impl Game for Forgetful {
    const ABOUT: luckhouse_engine::About = Fortuna::ABOUT;
    type Options = FortunaOptions;
    type State = FortunaState;
    type Action = FortunaAction;
    type Chance = FortunaChance;
    type View = FortunaView;

    fn new(options: FortunaOptions, seats: usize) -> Result<Forgetful, BadWord> {
        let game = Fortuna::new(options, seats)?;
        let mut alike = HashMap::new();
        for throw in every_throw() {
            alike.entry(kind(&game, throw)).or_insert(throw);
        }
        Ok(Forgetful { game, alike })
    }

    fn options(&self) -> &FortunaOptions {
        self.game.options()
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn start(&self) -> FortunaState {
        self.game.start()
    }

    fn turn(&self, state: &FortunaState) -> Turn<FortunaChance> {
        self.game.turn(state)
    }

    fn legal(&self, state: &FortunaState, seat: Seat, into: &mut Vec<FortunaAction>) {
        self.game.legal(state, seat, into);
    }

    fn choose(&self, state: &mut FortunaState, choices: &Choices<FortunaAction>) {
        self.game.choose(state, choices);
        self.forget(state);
    }

    fn roll(&self, state: &mut FortunaState, roll: RollOf<Forgetful>) {
        self.game.roll(state, roll);
        self.forget(state);
    }

    fn view(&self, state: &FortunaState, viewer: Viewer) -> FortunaView {
        self.game.view(state, viewer)
    }
}
