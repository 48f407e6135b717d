//! `careful` for Lucky Shot: tries every choice on an imagined table, lets the dice that follow at once fall in all
//! ways, and takes what leaves the best position.

use luckhouse_engine::{Bot, Chance, Choices, Decision, DiceSet, Die, Game, Imagine, Rng, Seat, Turn};
use luckhouse_games::lucky_shot::{
    Action, Card, Fort, FortId, LuckyShot, Phase, Place, Purpose, Roll, State, Treasure, View, odds,
};

/// Wants treasures, bricks around them, and empty forts of different levels to put more into.
#[derive(Clone, Copy, Debug, Default)]
pub struct CarefulLuckyShot;

impl Bot<LuckyShot> for CarefulLuckyShot {
    fn choose(&mut self, decision: &Decision<LuckyShot>, rng: &mut Rng) -> Action {
        let Decision { game, seat, view, legal } = *decision;
        match view.phase {
            // A free try for a treasure costs nothing.
            Phase::Hunt => Action::Hunt,
            Phase::Salvage { .. } => Action::Salvage,
            Phase::Die { purpose: Purpose::Hunt } => Action::Die(hunting_die(view, seat)),
            Phase::Die { purpose: Purpose::Card } => {
                let gains = Gains::of(game, seat, view, rng);
                best(legal, |action| gains.of_die(action))
            }
            Phase::Put { die } => {
                let gains = Gains::of(game, seat, view, rng);
                best(legal, |action| gains.of_put(&view.card, action, die))
            }
            _ => {
                let state = game.imagine(view, rng);
                best(legal, |action| planned(game, &state, seat, action))
            }
        }
    }
}

fn best(legal: &[Action], worth: impl Fn(Action) -> f64) -> Action {
    let mut found = (f64::NEG_INFINITY, legal[0]);
    for action in legal {
        let worth = worth(*action);
        if worth > found.0 {
            found = (worth, *action);
        }
    }
    found.1
}

/// The level of one's strongest empty fort.
fn hunting_die(view: &View, seat: Seat) -> Die {
    let strongest = view.empty_forts(seat).max_by_key(|seen| seen.fort.standing());
    strongest.map_or(Die::all().next().expect("six faces"), |seen| seen.fort.level())
}

/// What each face is worth on each place of the card, as if it were used alone.
struct Gains([[f64; 6]; 4]);

impl Gains {
    fn of(game: &LuckyShot, seat: Seat, view: &View, rng: &mut Rng) -> Gains {
        let mut alone = View { phase: Phase::Act, chosen_die: false, ..view.clone() };
        let now = worth(game, &game.imagine(&alone, rng), seat);
        Gains(Place::ALL.map(|place| {
            let mut row = [0.0; 6];
            for (gain, die) in row.iter_mut().zip(Die::all()) {
                alone.card = Card::of(place, die);
                let state = game.imagine(&alone, rng);
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                let most = legal.iter().map(|action| after(game, &state, seat, *action));
                *gain = most.fold(now, f64::max) - now;
            }
            row
        }))
    }

    fn at(&self, place: Place, die: Die) -> f64 {
        self.0[place as usize][usize::from(die.face()) - 1]
    }

    /// What this die on that place, and the dice still to come, are worth together.
    fn of_put(&self, card: &Card, action: Action, die: Die) -> f64 {
        let Action::Put(place) = action else { return f64::NEG_INFINITY };
        let free: Vec<Place> = card.free().filter(|free| *free != place).collect();
        self.at(place, die) + self.of_rest(&free)
    }

    /// What the dice still to come are worth, when each is put where it is best.
    fn of_rest(&self, free: &[Place]) -> f64 {
        // One place stays without a die.
        if free.len() <= Place::ALL.len() - Card::DICE {
            return 0.0;
        }
        Die::all().map(|die| self.of_next(free, die)).sum::<f64>() / 6.0
    }

    fn of_next(&self, free: &[Place], die: Die) -> f64 {
        let put = |place: &Place| {
            let rest: Vec<Place> = free.iter().copied().filter(|other| other != place).collect();
            self.at(*place, die) + self.of_rest(&rest)
        };
        free.iter().map(put).fold(f64::NEG_INFINITY, f64::max)
    }

    /// What choosing this value for the first die is worth.
    fn of_die(&self, action: Action) -> f64 {
        match action {
            Action::Die(die) => self.of_next(&Place::ALL, die),
            _ => f64::NEG_INFINITY,
        }
    }
}

/// What a choice is worth; for one that only prepares another, together with the best that can follow.
fn planned(game: &LuckyShot, state: &State, seat: Seat, action: Action) -> f64 {
    let at_once = after(game, state, seat, action);
    if !matches!((state.phase(), action), (Phase::Act, Action::Level { .. })) {
        return at_once;
    }
    let mut next = state.clone();
    game.choose(&mut next, &Choices::one(seat, action));
    if next.phase() != Phase::Act {
        return at_once;
    }
    let mut legal = Vec::new();
    game.legal(&next, seat, &mut legal);
    // What could be done without the preparation is not its merit.
    let mut could = Vec::new();
    game.legal(state, seat, &mut could);
    let new = legal.iter().filter(|follow| !could.contains(follow));
    new.map(|follow| after(game, &next, seat, *follow)).fold(at_once, f64::max)
}

/// What a choice is worth when the dice that follow at once have fallen.
fn after(game: &LuckyShot, state: &State, seat: Seat, action: Action) -> f64 {
    let mut next = state.clone();
    game.choose(&mut next, &Choices::one(seat, action));
    settled(game, &next, seat)
}

/// The worth of a position in which something may still be rolled for a treasure.
fn settled(game: &LuckyShot, state: &State, seat: Seat) -> f64 {
    match state.phase() {
        Phase::Salvage { .. } => after(game, state, seat, Action::Salvage),
        Phase::Take(take) => {
            let mut legal = Vec::new();
            game.legal(state, take.forts.owner(), &mut legal);
            let mut next = state.clone();
            game.choose(&mut next, &Choices::one(take.forts.owner(), legal[0]));
            settled(game, &next, seat)
        }
        Phase::Block { from, .. } => raided(game, state, seat, from),
        Phase::Steal { .. } | Phase::SalvageDie { .. } | Phase::Draw { .. } | Phase::Found { .. } => {
            over_all_rolls(game, state, seat)
        }
        Phase::Power { treasure } => worth(game, state, seat) + power(treasure),
        _ => worth(game, state, seat),
    }
}

/// A raid gets through or not; which dice did not block it is all the same.
fn raided(game: &LuckyShot, state: &State, seat: Seat, from: FortId) -> f64 {
    let target = state.forts(from.owner()).find(|(id, _)| *id == from);
    let (_, fort) = target.expect("a raided fort stands");
    let roll = |face: u8| {
        let mut next = state.clone();
        let faces = [face; 8];
        game.roll(&mut next, Roll::Dice(DiceSet::of(&faces[..odds::blocking_dice(fort.standing())])));
        settled(game, &next, seat)
    };
    let level = fort.level().face();
    let through = odds::raid_succeeds(fort.standing()).as_f64();
    through * roll(level % 6 + 1) + (1.0 - through) * roll(level)
}

fn over_all_rolls(game: &LuckyShot, state: &State, seat: Seat) -> f64 {
    let Turn::Roll(luck) = game.turn(state) else { return worth(game, state, seat) };
    let odds = luck.odds();
    let all = odds.lines().iter().map(|(roll, ways)| {
        let mut next = state.clone();
        game.roll(&mut next, *roll);
        *ways as f64 * settled(game, &next, seat)
    });
    all.sum::<f64>() / odds.total() as f64
}

/// What a power yet to be used is worth, roughly.
fn power(treasure: Treasure) -> f64 {
    match treasure {
        Treasure::Forest => 35.0,
        Treasure::Desert | Treasure::Plains => 20.0,
        Treasure::Sea | Treasure::Swamp | Treasure::Volcano => 8.0,
    }
}

/// The worth of a position: mine, less those of the others, of whom the strongest counts most.
fn worth(game: &LuckyShot, state: &State, seat: Seat) -> f64 {
    if let Turn::Over(outcome) = game.turn(state) {
        let won = outcome.winners.contains(seat);
        return if won { 10_000.0 / outcome.winners.len() as f64 } else { -10_000.0 };
    }
    let in_play = game.in_play(state);
    if !in_play.contains(seat) {
        return -10_000.0;
    }
    let others = in_play.without(seat).iter().map(|other| holdings(state, other));
    let (sum, most) = others.fold((0.0, 0.0), |(sum, most), x| (sum + x, f64::max(most, x)));
    holdings(state, seat) - 0.6 * most - 0.4 * sum
}

/// What one player has, in points that make sense only against each other.
fn holdings(state: &State, seat: Seat) -> f64 {
    const TREASURES: [f64; 5] = [0.0, 160.0, 300.0, 480.0, 2_000.0];
    const EMPTY: [f64; 4] = [0.0, 30.0, 48.0, 56.0];
    let held = state.treasures(seat);
    // Whoever loses the last one is out.
    let care = if held == 1 { 90.0 } else { 60.0 };
    let (mut points, mut empties, mut levels) = (TREASURES[held.min(4)], 0, 0u8);
    for (_, fort) in state.forts(seat) {
        if fort.is_empty() {
            empties += 1;
            levels |= 1 << fort.level().face();
            points += 1.5 * f64::from(fort.standing().min(6));
        } else {
            points += care * safety(fort);
        }
    }
    let hunting = if state.available().is_empty() { 4.0 } else { 14.0 };
    points + EMPTY[empties.min(3)] + hunting * f64::from(levels.count_ones())
}

/// From 0, about to fall, towards 1. The tenth brick is worth less than the second.
fn safety(fort: &Fort) -> f64 {
    1.0 - 0.78f64.powi(i32::from(fort.standing()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use luckhouse_engine::{Table, Viewer};
    use luckhouse_games::lucky_shot::LuckyShotOptions;

    fn winner(seats: usize, careful: Seat, seed: u64) -> bool {
        let mut table = Table::open(LuckyShot::new(LuckyShotOptions::default(), seats).unwrap());
        let mut rng = Rng::stream(3, seed);
        loop {
            if let Turn::Over(outcome) = table.turn() {
                return outcome.winners.only() == Some(careful);
            }
            if table.roll(&mut rng).is_some() {
                continue;
            }
            let seat = table.owed().first().unwrap();
            let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
            let action = if seat == careful {
                CarefulLuckyShot
                    .choose(&Decision { game: table.game(), seat, view: &view, legal: &legal }, &mut rng)
            } else {
                Random.choose(&Decision { game: table.game(), seat, view: &view, legal: &legal }, &mut rng)
            };
            table.choose(seat, action).unwrap();
        }
    }

    #[test]
    fn careful_beats_random_clearly() {
        for (seats, least) in [(2, 180), (3, 160)] {
            let won = (0..200).filter(|n| winner(seats, Seat::at((*n % 2) as usize), *n)).count();
            assert!(won >= least, "{won} of 200 with {seats} seats");
        }
    }
}
