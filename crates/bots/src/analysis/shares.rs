//! Who of several that chose at once did how much.

use super::values::Values;
use super::{NoAnalysis, Share};
use luckhouse_engine::{Choices, Game, PerSeat, Seat};

/// The change of one moment, divided among those who chose in it. The parts add up to the whole.
///
/// Who chose alone did all of it. Of several, each is held against what would have been best for them to choose:
/// let one after the other turn from that to what they played, and give each the change at their turn; the mean over
/// all orders is their part (Shapley's value). What changed beside that, because all best choices together need not
/// lead to what was expected before, is divided evenly. So it is too where nothing can be said of what might have been.
pub(super) fn shares<G: Game>(
    values: &mut Values<'_, G>,
    state: &G::State,
    [before, after]: [PerSeat<f64>; 2],
    played: &Choices<G::Action>,
    best: &Choices<G::Action>,
) -> Result<Vec<Share>, NoAnalysis> {
    let seats: Vec<Seat> = played.seats().iter().collect();
    let even = |from: PerSeat<f64>, to: PerSeat<f64>| {
        PerSeat::from_fn(from.seats(), |seat| (to[seat] - from[seat]) / seats.len() as f64)
    };
    let worths = match might_have_been(values, state, after, played, best) {
        Ok(worths) if seats.len() > 1 => worths,
        Err(NoAnalysis::Stopped) => return Err(NoAnalysis::Stopped),
        _ => {
            let change = even(before, after);
            return Ok(seats.iter().map(|seat| Share { seat: *seat, change }).collect());
        }
    };
    let beside = even(before, worths[0]);
    let share = |(place, seat): (usize, &Seat)| {
        let own = shapley(&worths, seats.len(), place);
        Share { seat: *seat, change: PerSeat::from_fn(beside.seats(), |seat| beside[seat] + own[seat]) }
    };
    Ok(seats.iter().enumerate().map(share).collect())
}

/// The worth after each mixture: those whose bit is set did as they did, the others what was best for them.
fn might_have_been<G: Game>(
    values: &mut Values<'_, G>,
    state: &G::State,
    after: PerSeat<f64>,
    played: &Choices<G::Action>,
    best: &Choices<G::Action>,
) -> Result<Vec<PerSeat<f64>>, NoAnalysis> {
    let seats: Vec<Seat> = played.seats().iter().collect();
    let all = (1usize << seats.len()) - 1;
    let worth = |mixture: usize| {
        if mixture == all || seats.len() == 1 {
            return Ok(after);
        }
        let mut choices = *best;
        let turned = seats.iter().enumerate().filter(|(place, _)| mixture >> place & 1 == 1);
        turned.for_each(|(_, seat)| choices.put(*seat, played.of(*seat)));
        let mut state = state.clone();
        values.game.choose(&mut state, &choices);
        Ok(values.of(&state)?.chances)
    };
    (0..=all).map(worth).collect()
}

/// The mean over all orders of what the one at this place adds at their turn.
fn shapley(worths: &[PerSeat<f64>], players: usize, place: usize) -> PerSeat<f64> {
    let factorial = |n: usize| (1..=n).map(|i| i as f64).product::<f64>();
    let own = 1usize << place;
    let mut part = PerSeat::new(worths[0].seats(), 0.0);
    for mixture in (0..worths.len()).filter(|mixture| mixture & own == 0) {
        let before = mixture.count_ones() as usize;
        let weight = factorial(before) * factorial(players - before - 1) / factorial(players);
        let (from, to) = (&worths[mixture], &worths[mixture | own]);
        part = PerSeat::from_fn(part.seats(), |seat| part[seat] + weight * (to[seat] - from[seat]));
    }
    part
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three who are worth something only together get a third each; one who does it alone gets all.
    #[test]
    fn parts_are_fair_and_add_up() {
        let worths = |of: fn(usize) -> f64| (0..8).map(|m| PerSeat::new(1, of(m))).collect::<Vec<_>>();
        let parts = |of| [0, 1, 2].map(|place| shapley(&worths(of), 3, place)[Seat::at(0)]);
        let close = |found: [f64; 3], expected: [f64; 3]| {
            found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-12)
        };
        assert!(close(parts(|m| f64::from(u8::from(m == 7))), [1.0 / 3.0; 3]));
        assert!(close(parts(|m| f64::from(u8::from(m & 2 != 0))), [0.0, 1.0, 0.0]));
        assert!(close(parts(|m| f64::from(u8::from(m & 3 == 3))), [0.5, 0.5, 0.0]));
    }
}
