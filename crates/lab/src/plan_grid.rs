//! Every set of options with every number of seats and every group of bots: the cells of a plan.

use crate::{BadPlan, Cell};
use serde::{Deserialize, Serialize};

/// Every set of options, with every number of seats, with every group of bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grid {
    /// The name of the game.
    pub game: String,
    /// Options, each with the values to try.
    pub options: Vec<(String, Vec<String>)>,
    /// Numbers of seats.
    pub seats: Vec<usize>,
    /// Groups of bots: one for each seat, and the last stands for the rest.
    pub bots: Vec<Vec<String>>,
    /// The most that a bot looks at for a choice, if not as its level does in the lab.
    pub nodes: Option<u64>,
}

/// The most cells of a grid.
pub const MOST_CELLS: usize = 10_000;

impl Grid {
    /// The cells: the first option changes slowest, then the seats, then the bots.
    ///
    /// # Errors
    /// If there are none, too many, or something stands in it twice.
    pub fn cells(&self) -> Result<Vec<Cell>, BadPlan> {
        self.check_lists()?;
        let mut sets = vec![Vec::new()];
        for (key, values) in &self.options {
            let with = |set: &Vec<(String, String)>| -> Vec<Vec<_>> {
                values.iter().map(|value| [&set[..], &[(key.clone(), value.clone())]].concat()).collect()
            };
            sets = sets.iter().flat_map(with).collect();
        }
        let mut cells: Vec<Cell> = Vec::new();
        for options in sets {
            for seats in &self.seats {
                for group in &self.bots {
                    let (game, bots) = (self.game.clone(), seated(group, *seats)?);
                    cells.push(Cell { game, options: options.clone(), bots, nodes: self.nodes });
                }
            }
        }
        each_once(&cells, "cell", |cell| format!("--bots {}", cell.bots.join(",")))?;
        Ok(cells)
    }

    fn check_lists(&self) -> Result<(), BadPlan> {
        let options = self.options.iter().map(|(key, values)| (key.as_str(), values.len()));
        let lists: Vec<(&str, usize)> =
            options.chain([("seats", self.seats.len()), ("bots", self.bots.len())]).collect();
        if let Some((name, _)) = lists.iter().find(|(_, values)| *values == 0) {
            return Err(BadPlan::Empty(name.to_string()));
        }
        let cells = lists.iter().map(|(_, values)| *values as u128).product();
        if cells > MOST_CELLS as u128 {
            return Err(BadPlan::TooLarge(cells));
        }
        let keys: Vec<&String> = self.options.iter().map(|(key, _)| key).collect();
        each_once(&keys, "option", ToString::to_string)?;
        for (key, values) in &self.options {
            each_once(values, "value", |value| format!("{key}={}", shortened(value)))?;
        }
        each_once(&self.seats, "number", |seats| format!("--seats {seats}"))?;
        each_once(&self.bots, "group", |group| group.join(","))
    }
}

/// A bot for each seat; the last of the group stands for the rest.
fn seated(group: &[String], seats: usize) -> Result<Vec<String>, BadPlan> {
    if group.len() > seats {
        return Err(BadPlan::TooManyBots { group: group.join(","), named: group.len(), seats });
    }
    let last = group.last().ok_or_else(|| BadPlan::Empty("bots".into()))?;
    let mut bots = group.to_vec();
    bots.resize(seats, last.clone());
    Ok(bots)
}

fn each_once<T: Ord>(things: &[T], kind: &'static str, name: impl Fn(&T) -> String) -> Result<(), BadPlan> {
    let mut sorted: Vec<&T> = things.iter().collect();
    sorted.sort();
    match sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(BadPlan::Twice { what: name(pair[0]), kind }),
        None => Ok(()),
    }
}

/// A value in one short line: the text of a document is long.
pub(crate) fn shortened(value: &str) -> String {
    const LONGEST: usize = 30;
    let line = value.lines().next().unwrap_or_default();
    let short: String = line.chars().take(LONGEST).collect();
    if short == value { short } else { format!("{short}…") }
}
