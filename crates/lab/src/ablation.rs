//! What a player loses who never does one thing.

use crate::compare::{Duel, Edge, Verdict};
use crate::measured;
use crate::{Cell, Figure, Looks};
use luckhouse_engine::BadWord;
use luckhouse_shelf::{Metric, find};
use luckhouse_solvers::Watch;

/// Less than this is not worth a rule: half a point in a hundred.
pub const WORTH: f64 = 0.005;

/// A bot that never does something, against the same bot who may.
#[derive(Clone, Debug, PartialEq)]
pub struct Ablation {
    /// What it does without.
    pub what: Metric,
    /// How often one player does it in a game who may.
    pub times: Figure,
    /// How much more it wins than the other; less than nothing, if it loses.
    pub edge: Edge,
    /// Why it is against the spirit of the game to do it, if it is.
    pub spirit: Option<&'static str>,
}

/// What a designer should know about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Whoever never does it loses.
    Missed,
    /// Whoever never does it loses next to nothing.
    NeverWorth,
    /// Whoever never does it wins more often.
    BetterWithout,
    /// Nobody does it anyway.
    Unused,
    /// More games would be needed.
    Open,
}

impl Ablation {
    /// What was found.
    pub fn finding(&self) -> Finding {
        match (self.edge.verdict(), self.times.value > 0.0) {
            (_, false) => Finding::Unused,
            (Verdict::Better, _) => Finding::BetterWithout,
            (_, true) if self.edge.edge.low > -WORTH => Finding::NeverWorth,
            (Verdict::Worse, _) => Finding::Missed,
            (Verdict::Open, _) => Finding::Open,
        }
    }

    /// The same in words.
    pub fn says(&self) -> String {
        let name = self.what.name;
        match (self.finding(), self.spirit) {
            (Finding::Missed, Some(why)) => format!("pays against the spirit of the game: {why}"),
            (Finding::Missed, None) => "worth having".into(),
            (Finding::NeverWorth, _) => {
                format!("never worth using: who does without {name} loses next to nothing")
            }
            (Finding::BetterWithout, _) => format!("a trap: who does without {name} wins more often"),
            (Finding::Unused, _) => "this bot never does it, so that nothing can be said".into(),
            (Finding::Open, _) => "no difference shown; more games would tell".into(),
        }
    }
}

/// Everything that a player of this game can do without.
///
/// # Errors
/// If there is no such game.
pub fn avoidable(game: &str) -> Result<Vec<Metric>, BadWord> {
    Ok(find(game)?.metrics().iter().filter(|what| what.chosen).copied().collect())
}

/// Let a bot play that never does this, against the same bot who may. The bots of the table do not matter. Nothing, if
/// somebody interrupts before the first look.
///
/// # Errors
/// If there is no such game, bot or use.
///
/// ```
/// use luckhouse_lab::{Cell, Finding, Looks, ablate};
/// let table = Cell::new("booty-dice", &[], &["steady", "steady"]);
/// let never_stops = ablate(&table, "steady", "stop", 1, &Looks::doubling(64, 128), &())?.unwrap();
/// assert_eq!(never_stops.finding(), Finding::Missed);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn ablate(
    table: &Cell,
    bot: &str,
    name: &str,
    seed: u64,
    looks: &Looks,
    watch: &dyn Watch,
) -> Result<Option<Ablation>, BadWord> {
    let duel = Duel::new(table, &format!("{bot}!{name}"), bot)?;
    let times = times(table, bot, name, seed, looks.ends()[0])?;
    let enough = |edge: &Edge| edge.verdict() != Verdict::Open || edge.edge.low > -WORTH;
    let Some(edge) = duel.run_until(seed, looks, watch, enough) else { return Ok(None) };
    let game = find(&table.game)?;
    let what = avoidable(&table.game)?.into_iter().find(|what| what.name == name);
    let what = what.expect("the duel has found it");
    let spirit = measured(game).spirit().iter().find(|(known, _)| *known == name).map(|(_, why)| *why);
    Ok(Some(Ablation { what, times, edge, spirit }))
}

/// How often one player does it in a game in which everybody may.
fn times(table: &Cell, bot: &str, name: &str, seed: u64, games: u64) -> Result<Figure, BadWord> {
    let bots = vec![bot.to_string(); table.bots.len()];
    let setup = Cell { bots, ..table.clone() }.check()?;
    let place = setup.game.metrics().iter().position(|what| what.name == name);
    let mut moments = crate::Moments::default();
    setup.each(seed, 0..games, &mut |_, seen| {
        let times = |place: usize| seen.metrics.iter().map(|(_, metrics)| i64::from(metrics[place])).sum();
        moments.add(place.map_or(0, times));
    });
    Ok(moments.mean(setup.seats() as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(low: f64, high: f64, times: f64) -> Ablation {
        let edge = Figure { value: f64::midpoint(low, high), low, high };
        Ablation {
            what: Metric::chosen("bluff", "say what is not so"),
            times: Figure::exact(times),
            edge: Edge { share: edge, even: 0.5, edge, rounds: 100, interrupted: false },
            spirit: None,
        }
    }

    #[test]
    fn what_is_not_worth_its_rule_is_called_out() {
        let cases = [
            (found(-0.2, -0.1, 2.0), Finding::Missed),
            (found(-0.004, 0.003, 2.0), Finding::NeverWorth),
            (found(0.01, 0.02, 2.0), Finding::BetterWithout),
            (found(-0.02, 0.02, 2.0), Finding::Open),
            (found(-0.02, 0.02, 0.0), Finding::Unused),
        ];
        for (without, expected) in cases {
            assert_eq!(without.finding(), expected, "{:?}", without.edge.edge);
        }
        let unfair = Ablation { spirit: Some("it is a lie"), ..found(-0.2, -0.1, 2.0) };
        assert_eq!(unfair.says(), "pays against the spirit of the game: it is a lie");
    }

    #[test]
    fn what_cannot_be_left_out_is_named() {
        let table = Cell::new("booty-dice", &[], &["random", "random"]);
        let wrong = ablate(&table, "steady", "mutiny", 1, &Looks::doubling(8, 8), &()).unwrap_err();
        assert!(wrong.to_string().starts_with("`mutiny` is not something that a player can do without"));
    }

    /// A shortened list is still a list of legal choices: every bot plays on, in every game, whatever it goes without.
    #[test]
    fn every_level_plays_every_game_without_anything() {
        for game in luckhouse_shelf::games::GAMES {
            let about = game.about();
            for (number, what) in avoidable(about.name).unwrap().iter().enumerate() {
                // In turn, so that it is quick: each level goes without some things, and each thing by some level.
                let level = ["random", "novice", "steady", "strong", "best"][number % 5];
                let bots = vec![format!("{level}!{}", what.name); about.seats[0]];
                let cell = Cell { nodes: Some(5), bots, ..Cell::new(about.name, short(about.name), &[]) };
                let tally = cell.check().unwrap().play(number as u64, 0..1);
                assert_eq!(tally.games, 1, "{} {level} without {}", about.name, what.name);
            }
        }
    }

    /// Long games and large sheets would take too long here.
    fn short(game: &str) -> &'static [(&'static str, &'static str)] {
        match game {
            "lantern" => &[("sheet", "short; Wolves: 4 X X; Dragon: X X X; rows: 2 2")],
            _ => &[("cap", "20")],
        }
    }
}
