//! With what chance a player makes each choice: to work out what somebody could take who knows it.

use super::Opinion;
use super::lookahead::LookaheadBot;
use crate::careful::CarefulReynardsLuck;
use crate::{Budget, Level, Wandering};
use luckhouse_engine::{Bot, Decision, Rng};
use luckhouse_games::reynards_luck::{Phase, ReynardsLuck};

/// Players who cannot say how they mix are asked so often: for each piece that they place, and for anything else.
const ASKED: [u64; 2] = [2_000, 100];

/// The chance of each legal choice.
pub type Mix = Box<dyn FnMut(&Decision<ReynardsLuck>) -> Vec<f64>>;

/// How a player of this level mixes its choices, when nobody hurries it: exactly for the levels that look ahead, for the others by asking
/// often.
///
/// ```
/// use luckhouse_bots::{Level, reynards_luck::mix};
/// use luckhouse_engine::{Decision, Game, Seat, Viewer};
/// use luckhouse_games::reynards_luck::{ReynardsLuck, ReynardsLuckOptions};
/// let game = ReynardsLuck::new(ReynardsLuckOptions::default(), 2)?;
/// let (state, mut legal, seat) = (game.start(), Vec::new(), Seat::at(0));
/// game.legal(&state, seat, &mut legal);
/// let view = game.view(&state, Viewer::Seat(seat));
/// let chances = mix(Level::Best)(&Decision { game: &game, seat, view: &view, legal: &legal });
/// assert!(chances.len() == 7 && (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn mix(level: Level) -> Mix {
    let unhurried = Budget::nodes(u64::MAX);
    match level {
        Level::Novice => often(Wandering { player: CarefulReynardsLuck, percent: 40 }),
        Level::Steady => often(CarefulReynardsLuck),
        Level::Strong => exactly(super::strong(unhurried)),
        Level::Best => exactly(super::best(unhurried)),
    }
}

/// The same for somebody like the best with another opinion: to try what is new.
pub fn trial_mix(opinion: Opinion) -> Mix {
    exactly(LookaheadBot { opinion, ..super::best(Budget::nodes(u64::MAX)) })
}

fn exactly(mut bot: LookaheadBot) -> Mix {
    Box::new(move |decision| bot.mix(decision, &mut Rng::seeded(0)))
}

fn often(mut bot: impl Bot<ReynardsLuck> + 'static) -> Mix {
    Box::new(move |decision| {
        let many = ASKED[usize::from(decision.view.phase != Phase::Place)];
        let mut chances = vec![0.0; decision.legal.len()];
        for index in 0..many {
            let chosen = bot.choose(decision, &mut Rng::stream(17, index));
            let place = decision.legal.iter().position(|action| *action == chosen);
            chances[place.expect("players choose what is legal")] += 1.0 / many as f64;
        }
        chances
    })
}
