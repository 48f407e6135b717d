//! `steady` in Reynard's Luck against somebody who does nothing but run for the foxheads.

use luckhouse_bots::arena::{Maker, swapped};
use luckhouse_bots::reynards_luck::player;
use luckhouse_bots::{Budget, Level};
use luckhouse_engine::{Bot, Decision, Game, Rng, Seat};
use luckhouse_games::reynards_luck::{Action, Deed, ReynardsLuck, ReynardsLuckOptions, Square, View};

/// Takes the shortest way to the next foxhead that it does not hold, and challenges whoever stands there.
struct Runner;

impl Runner {
    /// How much nearer a step brings a piece to a foxhead where none of its own stands.
    fn nearer(game: &ReynardsLuck, view: &View, seat: Seat, from: Square, to: Square) -> i32 {
        let foxheads = &game.layout().foxheads;
        if foxheads.contains(&from) {
            return -10;
        }
        let own = |square: &Square| view.at(*square).is_some_and(|piece| piece.owner == seat);
        let open = || foxheads.iter().filter(|square| !own(square));
        let far = |here: Square| open().map(|foxhead| foxhead.distance(here) as i32).min().unwrap_or(0);
        far(from) - far(to)
    }
}

impl Bot<ReynardsLuck> for Runner {
    fn choose(&mut self, decision: &Decision<ReynardsLuck>, rng: &mut Rng) -> Action {
        let Decision { game, seat, view, legal } = *decision;
        let likes = |action: &Action| match *action {
            Action::Go { from, to, deed: Deed::Move } => 2 * Runner::nearer(game, view, seat, from, to),
            Action::Go { from, to, deed: Deed::Challenge } => {
                let goal = game.layout().foxheads.contains(&to);
                2 * Runner::nearer(game, view, seat, from, to) + if goal { 1 } else { -9 }
            }
            Action::Card(card) => i32::from(card.value()),
            Action::Advance => 1,
            Action::Roll | Action::Return(_) => 0,
            Action::Place(_) | Action::Stay | Action::Keep => -1,
        };
        let most = legal.iter().map(likes).max().expect("somebody who is asked has a choice");
        let best: Vec<Action> = legal.iter().copied().filter(|action| likes(action) == most).collect();
        rng.pick(&best)
    }
}

#[test]
fn the_steady_win_more_than_half_against_a_runner() {
    let game = ReynardsLuck::new(ReynardsLuckOptions::default(), 2).unwrap();
    let steady: Maker<ReynardsLuck> = &|| player(Level::Steady, Budget::of(Level::Steady)).bot(None);
    let score = swapped(&game, steady, &|| Box::new(Runner), 61, 0..100);
    println!(
        "steady against a runner: {:.3} ± {:.3} in {} pairs",
        score.mean(),
        score.half_width(),
        score.count()
    );
    assert!(score.mean() - score.half_width() > 0.5, "{:.3} ± {:.3}", score.mean(), score.half_width());
}
