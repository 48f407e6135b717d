//! How far judges are off when they say how much better one choice is than another: held against games that careful
//! players play to the end after each of the two, in the same worlds and with the same dice.

use luckhouse_bots::arena::{Score, play_on};
use luckhouse_bots::{Advice, Budget, Judge, Level, Player, best_of, share};
use luckhouse_bots::{booty_dice, fortuna, lucky_shot, reynards_luck};
use luckhouse_engine::{Decision, Game, Imagine, Rng, Seat};
use luckhouse_games::booty_dice::{BootyDice, BootyOptions};
use luckhouse_games::fortuna::{Fortuna, FortunaOptions};
use luckhouse_games::lucky_shot::{LuckyShot, LuckyShotOptions};
use luckhouse_games::reynards_luck::{ReynardsLuck, ReynardsLuckOptions};

/// Games that a moment is taken from.
const MOMENTS: u64 = 120;

/// What is said to cost less than this is not looked at: nobody is blamed for it.
const LEAST: f64 = 0.03;

/// A moment at which the judge would have done something else than was done.
struct Moment<G: Game> {
    seat: Seat,
    view: G::View,
    best: Advice<G::Action>,
    played: Advice<G::Action>,
}

/// A judge, and what is needed to try what it says.
struct Trial<'a, G: Game> {
    game: G,
    judge: Box<dyn Judge<G>>,
    careful: &'a dyn Fn() -> Player<G>,
    /// How often each moment is played out after both choices.
    times: u64,
}

impl<G: Imagine> Trial<'_, G> {
    /// A moment of a game of careful players, who do anything at all one time in five.
    fn moment(&mut self, number: u64) -> Option<Moment<G>> {
        let (game, mut rng) = (&self.game, Rng::stream(515, 2 * number));
        let (mut bot, mut asked) = ((self.careful)().bot(None), Vec::new());
        play_on(game, game.start(), &mut Rng::stream(515, 2 * number + 1), |seat, view, legal| {
            let strays = rng.below(5) == 0;
            let action = if strays {
                rng.pick(legal)
            } else {
                bot.choose(&Decision { game, seat, view, legal }, &mut rng)
            };
            asked.push((seat, view.clone(), legal.to_vec(), action));
            action
        });
        (0..30).find_map(|_| {
            let (seat, view, legal, action) = &asked[rng.below(asked.len() as u64) as usize];
            let advice = self.judge.think(&Decision { game, seat: *seat, view, legal }, &mut rng);
            let played = *advice.iter().find(|advice| advice.action == *action)?;
            let best = best_of(&advice);
            let costly = best.chance - played.chance >= LEAST;
            costly.then(|| Moment { seat: *seat, view: view.clone(), best, played })
        })
    }

    /// How much more is won after the best choice than after the one that was played.
    fn played_out(&self, moment: &Moment<G>, number: u64) -> Score {
        let mut score = Score::default();
        for time in 0..self.times {
            let seed = number * self.times + time;
            let world = self.game.imagine(&moment.view, &mut Rng::stream(616, seed));
            let [best, played] = [moment.best.action, moment.played.action]
                .map(|action| self.won(&world, moment.seat, action, seed));
            score.add(best - played);
        }
        score
    }

    fn won(&self, world: &G::State, seat: Seat, action: G::Action, seed: u64) -> f64 {
        let (mut dice, mut thoughts) = (Rng::stream(717, seed), Rng::stream(818, seed));
        let (mut bot, mut first) = ((self.careful)().bot(None), Some(action));
        let outcome = play_on(&self.game, world.clone(), &mut dice, |asked, view, legal| {
            match first.take_if(|_| asked == seat) {
                Some(action) => action,
                None => bot.choose(&Decision { game: &self.game, seat: asked, view, legal }, &mut thoughts),
            }
        });
        share(&outcome)[seat]
    }

    /// Half of the 95 % interval of how far what is said is off, without the noise of the games, and what it is said to
    /// be off at most, on average.
    fn off(&mut self) -> (f64, f64) {
        let (mut squares, mut said, mut found, mut count) = (0.0, 0.0, 0.0, 0.0);
        let mut admitted = 0.0;
        for number in 0..MOMENTS {
            let Some(moment) = self.moment(number) else { continue };
            let score = self.played_out(&moment, number);
            let loss = moment.best.chance - moment.played.chance;
            squares += (loss - score.mean()).powi(2) - (score.half_width() / 1.96).powi(2);
            (said, found, count) = (said + loss, found + score.mean(), count + 1.0);
            admitted += moment.best.paired_error + moment.played.paired_error;
        }
        let off = 1.96 * (squares / count).max(0.0).sqrt();
        let name = G::ABOUT.name;
        let (said, found, admitted) = (said / count, found / count, admitted / count);
        println!(
            "{name}, {} seats: {count} moments, off by {off:.3}, {admitted:.3} admitted; \
             said to cost {said:.3}, cost {found:.3}",
            self.game.seats()
        );
        assert!(count >= 50.0, "{count} moments tell too little");
        (off, admitted)
    }
}

/// The judge of a game as the coach asks it, and those who play on: how well, and how often.
fn holds<G: Imagine>(
    game: G,
    judge: fn(Budget) -> Box<dyn Judge<G>>,
    careful: impl Fn() -> Player<G>,
    times: u64,
) {
    let judge = judge(Budget::nodes(200_000));
    let (off, admitted) = Trial { game, judge, careful: &careful, times }.off();
    assert!(off <= admitted, "off by {off:.3}, only {admitted:.3} admitted");
}

const ALL: Budget = Budget::nodes(u64::MAX);

#[test]
#[ignore = "long: make long"]
fn differences_in_lucky_shot_are_no_further_off_than_the_judge_says() {
    for seats in [2, 3] {
        let game = LuckyShot::new(LuckyShotOptions::default(), seats).unwrap();
        holds(game, lucky_shot::judge, || lucky_shot::player(Level::Steady, ALL), 60);
    }
}

#[test]
#[ignore = "long: make long"]
fn differences_in_reynards_luck_are_no_further_off_than_the_judge_says() {
    let game = ReynardsLuck::new(ReynardsLuckOptions::default(), 2).unwrap();
    // Without time to look ahead they are quick, and still know what they are about.
    let at_a_glance = || reynards_luck::player(Level::Strong, Budget::nodes(0));
    holds(game, reynards_luck::judge, at_a_glance, 30);
}

#[test]
#[ignore = "long: make long"]
fn differences_in_booty_dice_are_no_further_off_than_the_judge_says() {
    for seats in [3, 4, 5, 6] {
        let game = BootyDice::new(BootyOptions::default(), seats).unwrap();
        holds(game, booty_dice::judge, || booty_dice::player(Level::Best, ALL), 60);
    }
}

#[test]
#[ignore = "long: make long"]
fn differences_in_fortuna_are_no_further_off_than_the_judge_says() {
    for seats in [4, 6, 8] {
        let game = Fortuna::new(FortunaOptions::default(), seats).unwrap();
        holds(game, fortuna::judge, || fortuna::player(Level::Strong, ALL), 60);
    }
}
