//! What a player loses who never does one thing.

use crate::compare::{Duel, Edge, Verdict};
use crate::measured;
use crate::{Cell, Decided, Figure, Looks, Observed, Setup};
use luckhouse_engine::BadWord;
use luckhouse_shelf::{Metric, find};
use luckhouse_solvers::Watch;
use luckhouse_words::{Words, say};

/// Less than this is not worth a rule: half a point in a hundred.
pub const WORTH: f64 = 0.005;

/// A bot that never does something, against the same bot who may.
#[derive(Clone, Debug, PartialEq)]
pub struct Ablation {
    /// What it does without.
    pub what: Metric,
    /// How often one player does it in a game who may.
    pub times: Figure,
    /// What else they could have done then.
    pub freedom: Freedom,
    /// How much more it wins than the other; less than nothing, if it loses.
    pub edge: Edge,
    /// The message that says why it is against the spirit of the game to do it, if it is.
    pub spirit: Option<&'static str>,
}

/// What else there was to do, whenever something was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Freedom {
    /// Nothing, ever.
    #[default]
    None,
    /// Only the same in another way: whom it hits, or with what.
    Naming,
    /// Something else, at least once.
    Free,
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
    /// Whoever does it has no other choice.
    Compulsory,
    /// Whoever does it chooses whom or what, never whether.
    Naming,
    /// More games would be needed.
    Open,
}

impl Ablation {
    /// What was found.
    pub fn finding(&self) -> Finding {
        match self.freedom {
            _ if self.times.value <= 0.0 => return Finding::Unused,
            Freedom::None => return Finding::Compulsory,
            Freedom::Naming => return Finding::Naming,
            Freedom::Free => {}
        }
        match self.edge.verdict() {
            Verdict::Better => Finding::BetterWithout,
            _ if self.edge.edge.low > -WORTH => Finding::NeverWorth,
            Verdict::Worse => Finding::Missed,
            Verdict::Open => Finding::Open,
        }
    }

    /// The same in words.
    pub fn said(&self, words: &Words) -> String {
        let name = self.what.name;
        match (self.finding(), self.spirit) {
            (Finding::Missed, Some(why)) => {
                say!(words, "terminal-lab-without-spirit", why = words.say(why, &()))
            }
            (Finding::Missed, None) => say!(words, "terminal-lab-without-worth"),
            (Finding::NeverWorth, _) => say!(words, "terminal-lab-without-never", name),
            (Finding::BetterWithout, _) => say!(words, "terminal-lab-without-trap", name),
            (Finding::Unused, _) => say!(words, "terminal-lab-without-unused"),
            (Finding::Compulsory, _) => say!(words, "terminal-lab-without-compulsory"),
            (Finding::Naming, _) => say!(words, "terminal-lab-without-naming"),
            (Finding::Open, _) => say!(words, "terminal-lab-without-open"),
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
    let (times, freedom) = times(table, bot, name, seed, looks.ends()[0])?;
    let enough = |edge: &Edge| edge.verdict() != Verdict::Open || edge.edge.low > -WORTH;
    let Some(edge) = duel.run_until(seed, looks, watch, enough) else { return Ok(None) };
    let game = find(&table.game)?;
    let what = avoidable(&table.game)?.into_iter().find(|what| what.name == name);
    let what = what.expect("the duel has found it");
    let spirit = measured(game).spirit().iter().find(|(known, _)| *known == name).map(|(_, why)| *why);
    Ok(Some(Ablation { what, times, freedom, edge, spirit }))
}

/// How often one player does it in a game in which everybody may, and what else there was to do then.
fn times(table: &Cell, bot: &str, name: &str, seed: u64, games: u64) -> Result<(Figure, Freedom), BadWord> {
    let bots = vec![bot.to_string(); table.bots.len()];
    let Setup { game, options, bots } = Cell { bots, ..table.clone() }.check()?;
    let place = game.metrics().iter().position(|what| what.name == name);
    let (mut moments, mut freedom) = (crate::Moments::default(), Freedom::default());
    let mut each = |_: u64, seen: &Observed| {
        let times = |place: usize| seen.metrics.iter().map(|(_, metrics)| i64::from(metrics[place])).sum();
        moments.add(place.map_or(0, times));
    };
    let mut told = |decided: &Decided| {
        if decided.what.is_some() && decided.what == place {
            freedom = match freedom {
                Freedom::Free => Freedom::Free,
                _ if decided.free => Freedom::Free,
                _ if decided.choices > 1 => Freedom::Naming,
                known => known,
            };
        }
    };
    measured(game).observe_choices(&options, &bots, seed, 0..games, &mut each, Some(&mut told))?;
    Ok((moments.mean(bots.len() as f64), freedom))
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_words::Language;

    fn found(low: f64, high: f64, times: f64) -> Ablation {
        let edge = Figure { value: f64::midpoint(low, high), low, high };
        Ablation {
            what: Metric::chosen("bluff", "say what is not so"),
            times: Figure::exact(times),
            freedom: Freedom::Free,
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
        let unfair = Ablation { spirit: Some("fortuna-spirit-leave"), ..found(-0.2, -0.1, 2.0) };
        let said = unfair.said(&Words::in_language(Language::ENGLISH));
        assert_eq!(said, "pays against the spirit of the game: a marble is left in the dungeon on purpose");
    }

    #[test]
    fn what_is_never_chosen_freely_is_told_from_what_is_never_worth_it() {
        let found = |freedom| Ablation { freedom, ..found(-0.001, 0.001, 2.0) }.finding();
        assert_eq!(found(Freedom::Free), Finding::NeverWorth);
        assert_eq!(found(Freedom::Naming), Finding::Naming);
        assert_eq!(found(Freedom::None), Finding::Compulsory);
    }

    /// Whom to rob is chosen where there is more than one to rob; whether, never. Whether to stop is.
    #[test]
    fn a_victim_is_named_and_a_stop_is_chosen() {
        let table = Cell::new("booty-dice", &[], &["random"; 3]);
        let freedom = |name: &str| times(&table, "random", name, 1, 32).unwrap();
        let ((robs, named), (stops, chosen)) = (freedom("rob"), freedom("stop"));
        assert!(robs.value > 0.0 && stops.value > 0.0, "{robs:?} {stops:?}");
        assert_eq!((named, chosen), (Freedom::Naming, Freedom::Free));
        let without = ablate(&table, "random", "rob", 1, &Looks::doubling(8, 8), &()).unwrap().unwrap();
        assert_eq!(without.finding(), Finding::Naming);
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
