//! A careful player of Fortuna: plays the turn out in mind and looks at who would lead.

use crate::fortuna::pairing::{Paired, next_pick, pairings};
use luckhouse_engine::{Bot, Choices, Decision, Game, Imagine, Rng, Seat, SeatSet, Turn};
use luckhouse_games::fortuna::{Call, Fortuna, FortunaAction, FortunaState, Pairings, Phase, Throw};

/// Sees what every throw is worth, challenges wrong calls, and lets the game end only when it leads.
///
/// Marbles score nothing: they are the time that is left. Whoever leads wants little of it, whoever trails wants more.
#[derive(Clone, Copy, Debug, Default)]
pub struct CarefulFortuna;

impl Bot<Fortuna> for CarefulFortuna {
    fn choose(&mut self, decision: &Decision<Fortuna>, rng: &mut Rng) -> FortunaAction {
        let Decision { game, seat, view, legal } = *decision;
        let state = game.imagine(view, rng);
        if let Phase::Call(throw) = state.phase {
            return call(game, &state, seat, throw, rng);
        }
        if let Some(pick) = pair_up(game, &state, seat) {
            return pick;
        }
        let value = |action| outlook(game, after(game, &state, seat, action), seat);
        // What is usual, unless something else is better.
        let favourite = if legal.contains(&usual(game, &state)) { usual(game, &state) } else { legal[0] };
        let mut best = (favourite, value(favourite));
        for action in legal {
            let worth = value(*action);
            if worth > best.1 {
                best = (*action, worth);
            }
        }
        best.0
    }
}

/// The next choice on the way to the best pairing, where several groups are to be made (FO-22).
fn pair_up(game: &Fortuna, state: &FortunaState, me: Seat) -> Option<FortunaAction> {
    let (_, best) = best_pairing(game, state, me)?;
    next_pick(game, state, best.groups)
}

/// The pairing after which it looks best, and how good that is.
fn best_pairing(game: &Fortuna, state: &FortunaState, me: Seat) -> Option<(f64, Paired)> {
    let paired = pairings(game, state, &mut Pairings::new(game.options().scoring()))?.into_iter();
    let valued = paired.map(|paired| (outlook(game, paired.after.clone(), me), paired));
    valued.max_by(|one, other| one.0.total_cmp(&other.0))
}

/// The truth; but whoever leads with few marbles can want to be caught, since that brings the end nearer.
fn call(game: &Fortuna, state: &FortunaState, me: Seat, throw: Throw, rng: &mut Rng) -> FortunaAction {
    let right = right_call(game, throw);
    let wrong = loop {
        let call = rng.pick(&Call::ALL);
        if !game.is_right(throw, call) {
            break FortunaAction::Call(call);
        }
    };
    let value = |call| outlook(game, after(game, state, me, call), me);
    if value(wrong) > value(right) + WORTH_A_LIE { wrong } else { right }
}

fn right_call(game: &Fortuna, throw: Throw) -> FortunaAction {
    FortunaAction::Call(throw.groups.line(game.options().wolf).call())
}

/// The state after this choice, when the others who are asked as well do what is usual.
fn after(game: &Fortuna, state: &FortunaState, seat: Seat, action: FortunaAction) -> FortunaState {
    let mut choices = Choices::one(seat, action);
    if let Turn::Choose(asked) = game.turn(state) {
        asked.without(seat).iter().for_each(|other| choices.put(other, usual(game, state)));
    }
    let mut next = state.clone();
    game.choose(&mut next, &choices);
    next
}

/// What everybody is expected to do: challenge what is wrong, free what can be freed.
fn usual(game: &Fortuna, state: &FortunaState) -> FortunaAction {
    match state.phase {
        Phase::Challenge { throw, call } if game.is_right(throw, call) => FortunaAction::Accept,
        Phase::Challenge { .. } => FortunaAction::Challenge,
        _ => FortunaAction::Free,
    }
}

/// How good it is for `me` once this turn is over, from -1 (lost) to 1 (won).
fn outlook(game: &Fortuna, mut state: FortunaState, me: Seat) -> f64 {
    loop {
        match game.turn(&state) {
            Turn::Over(outcome) => return if_over(outcome.winners, game.opponents(state.starter, me), me),
            Turn::Roll(_) => return if_it_goes_on(game, &state, me),
            Turn::Choose(asked) if asked.only() == Some(me) => return best_outlook(game, &state, me),
            Turn::Choose(asked) => {
                let mut choices = Choices::none();
                asked.iter().for_each(|seat| choices.put(seat, expected(game, &state, seat)));
                game.choose(&mut state, &choices);
            }
        }
    }
}

/// What a seat is expected to choose within somebody else's plans.
fn expected(game: &Fortuna, state: &FortunaState, seat: Seat) -> FortunaAction {
    match state.phase {
        Phase::Call(throw) => right_call(game, throw),
        Phase::Challenge { .. } | Phase::Reward { .. } | Phase::OwnMarble(_) => usual(game, state),
        _ => {
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            legal[0]
        }
    }
}

fn best_outlook(game: &Fortuna, state: &FortunaState, me: Seat) -> f64 {
    if let Phase::Call(throw) = state.phase {
        return outlook(game, after(game, state, me, right_call(game, throw)), me);
    }
    if let Some((value, _)) = best_pairing(game, state, me) {
        return value;
    }
    let mut legal = Vec::new();
    game.legal(state, me, &mut legal);
    let values = legal.iter().map(|action| outlook(game, after(game, state, me, *action), me));
    values.fold(f64::NEG_INFINITY, f64::max)
}

fn if_over(winners: SeatSet, opponents: SeatSet, me: Seat) -> f64 {
    match (winners.contains(me), winners.and(opponents).is_empty()) {
        (false, _) => -1.0,
        (true, true) => 1.0,
        // A shared win is worth no more than an even game: with any lead it is better to go on.
        (true, false) => 0.0,
    }
}

/// The lead, held against what could still change while there are marbles.
fn if_it_goes_on(game: &Fortuna, state: &FortunaState, me: Seat) -> f64 {
    let standing = |seat| f64::from(game.standing(state, seat));
    let opponents = game.opponents(state.starter, me).iter().map(standing);
    let lead = standing(me) - opponents.fold(0.0, f64::max);
    let haste: f64 =
        state.players.as_slice().iter().map(|player| 1.0 / f64::from(player.marbles.in_hand())).sum();
    lead / (lead.abs() + SWING / haste)
}

/// How much better it must be to be caught. Less would have it lie in the first turn.
const WORTH_A_LIE: f64 = 0.05;

/// The points that can still change hands when one marble is left, by trial.
const SWING: f64 = 20.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use luckhouse_engine::{Options, Table, Viewer};
    use luckhouse_games::fortuna::FortunaOptions;

    /// Not one of those that the player's figures were found with.
    const SEED: u64 = 20_261_115;

    /// How many of the games p1 wins, shared wins by their share, when p1 is careful and the others play at random.
    fn wins(options: &str, seats: usize, games: u64) -> f64 {
        let game = Fortuna::new(FortunaOptions::read(options).unwrap(), seats).unwrap();
        (0..games).map(|n| share(&game, &mut Rng::stream(SEED, n))).sum()
    }

    fn share(game: &Fortuna, rng: &mut Rng) -> f64 {
        let mut table = Table::open(game.clone());
        loop {
            match table.turn() {
                Turn::Over(outcome) if outcome.winners.contains(Seat::at(0)) => {
                    return 1.0 / outcome.winners.len() as f64;
                }
                Turn::Over(_) => return 0.0,
                Turn::Roll(_) => drop(table.roll(rng)),
                Turn::Choose(seats) => {
                    for seat in seats.iter() {
                        let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
                        let action = match seat.index() {
                            0 => CarefulFortuna
                                .choose(&Decision { game, seat, view: &view, legal: &legal }, rng),
                            _ => Random.choose(&Decision { game, seat, view: &view, legal: &legal }, rng),
                        };
                        table.choose(seat, action).unwrap();
                    }
                }
            }
        }
    }

    /// The classic game is mostly luck: being careful decides when it ends, and little else.
    #[test]
    fn careful_beats_random_for_two() {
        let won = wins("", 2, 3000);
        println!("careful wins {won} of 3000");
        // Half of them and three standard deviations.
        assert!(won > 1500.0 + 3.0 * 750f64.sqrt(), "{won} of 3000");
    }

    #[test]
    fn careful_beats_three_at_random_where_there_is_much_to_choose() {
        let won = wins("spread=full", 4, 200);
        println!("careful wins {won} of 200");
        // A quarter of them and six standard deviations.
        assert!(won > 50.0 + 6.0 * 37.5f64.sqrt(), "{won} of 200");
    }

    #[test]
    fn careful_beats_three_at_random_where_everything_is_paired_up() {
        let won = wins("spread=grand", 4, 200);
        println!("careful wins {won} of 200");
        assert!(won > 50.0 + 6.0 * 37.5f64.sqrt(), "{won} of 200");
    }

    #[test]
    fn pairs_up_what_scores_most() {
        // A Happiness of 14, and dice 1 4 make both the 3 and the 5: more than a Smile with the rest.
        let open = "* dice 1 2 4 5\n* bricks 2 3 5 5\n";
        assert_eq!(chosen("spread=grand", 4, open, 0), "dice 1 4");
        assert_eq!(chosen("spread=grand", 4, &format!("{open}p1 dice 1 4\n"), 0), "bricks 3 5");
        // With the other dice taken already, the best of what is left.
        assert_eq!(chosen("spread=grand", 4, &format!("{open}p1 dice 2 4\n"), 0), "bricks 2 3");
        assert_eq!(
            chosen("spread=grand", 4, &format!("{open}p1 dice 2 4\np1 bricks 2 3\n"), 0),
            "call smile"
        );
    }

    #[test]
    fn a_team_wins_together() {
        // p1's Smile wins for Gold, alone or in a team, if p4's last marble goes.
        let start = "* dice 5 6\n* bricks 5 6\np1 take p4\n* dice 1 2\n* bricks 5 6\n";
        let events = format!(
            "{start}* dice 1 2\n* bricks 5 6\n* dice 1 5\n* bricks 3 5\np4 leave\n* dice 2 4\n* bricks 2 5\n"
        );
        assert_eq!(chosen("calls=house, teams=on", 4, &events, 0), "take p4");
    }

    fn chosen(options: &str, seats: usize, events: &str, seat: usize) -> String {
        let first = format!("* dice 6 6\n{}", "* dice 1 1\n".repeat(seats - 1));
        let log = format!("fortuna({options}) seats {seats} edition 1\n{first}{events}");
        let table = Table::<Fortuna>::read(&log).unwrap();
        let seat = Seat::at(seat);
        let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        CarefulFortuna
            .choose(&Decision { game: table.game(), seat, view: &view, legal: &legal }, &mut Rng::seeded(1))
            .to_string()
    }

    const MISS: &str = "* dice 1 2\n* bricks 5 6\n";

    #[test]
    fn calls_the_truth_and_accepts_it() {
        let open = "* dice 2 4\n* bricks 2 5\n";
        assert_eq!(chosen("", 2, open, 0), "call smile");
        assert_eq!(chosen("", 2, &format!("{open}p1 call smile\n"), 1), "accept");
        assert_eq!(chosen("", 2, MISS, 0), "call plain");
    }

    #[test]
    fn challenges_a_wrong_call_when_it_leads() {
        let plain = "* dice 1 5\n* bricks 3 5\np1 call plain\np2 accept\n";
        assert_eq!(chosen("", 2, &format!("{plain}{MISS}p2 call grin\n"), 0), "challenge");
    }

    #[test]
    fn frees_a_marble_when_it_trails_and_leaves_it_when_it_leads() {
        let low = "* dice 1 5\n* bricks 1 3\n";
        let high = "* dice 2 6\n* bricks 4 6\n";
        let trails = format!("{MISS}{high}{low}");
        assert_eq!(chosen("calls=house", 2, &trails, 0), "free");
        let leads = format!("{MISS}{low}{high}");
        assert_eq!(chosen("calls=house", 2, &leads, 0), "leave");
    }

    #[test]
    fn chooses_the_dice_and_bricks_that_score_most() {
        let open = "* dice 1 3 4 6\n* bricks 0 0 3 6\n";
        assert_eq!(chosen("spread=full", 4, open, 0), "dice 3 6");
        assert_eq!(chosen("spread=full", 4, &format!("{open}p1 dice 3 6\n"), 0), "bricks 3 6");
    }

    #[test]
    fn takes_the_last_marble_only_to_win() {
        let cheese = "* dice 5 6\n* bricks 5 6\n";
        let smile = "* dice 2 4\n* bricks 2 5\n";
        let plain = "* dice 1 5\n* bricks 3 5\n";
        // p4 has one marble left; p2 would end the game behind p1.
        let behind = format!("{cheese}p1 take p4\n{smile}");
        assert_ne!(chosen("calls=house", 4, &behind, 1), "take p4");
        // A round later p1 is on turn, and leads.
        let ahead = format!("{cheese}p1 take p4\n{MISS}{MISS}{plain}p4 leave\n{smile}");
        assert_eq!(chosen("calls=house", 4, &ahead, 0), "take p4");
    }
}
