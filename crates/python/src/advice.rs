//! Those who think about a table: bots, judges, the coach. They think beside it, with Python let go.

use crate::errors::{NothingToSay, bad_word, refused};
use crate::json::object;
use crate::solving::Patience;
use crate::table::Table;
use luckhouse_engine::Rng;
use luckhouse_shelf::{BotSpec, Budget, GLANCE, NoCoach, find};
use luckhouse_words::{Language, Words};
use pyo3::prelude::*;
use serde_json::json;

/// The word that a bot would choose.
pub(crate) fn choose(
    asked: &Table,
    py: Python<'_>,
    level: &str,
    seed: Option<&Bound<'_, PyAny>>,
    seat: Option<&Bound<'_, PyAny>>,
    nodes: Option<u64>,
) -> PyResult<String> {
    let (seat, mut rng) = (asked.chooser(seat)?, Rng::seeded(crate::seats::seed(seed)?));
    let thought = {
        let table = &asked.lock().table;
        let game = find(table.about().name).map_err(|wrong| bad_word(&wrong))?;
        let mut bot = BotSpec::read(level, game).map_err(|wrong| bad_word(&wrong))?;
        bot.budget = nodes.map(Budget::nodes).or(bot.budget);
        table.ponder(seat, bot).map_err(|refusal| refused(&**table, &refusal))?
    };
    Ok(py.detach(move || thought(&mut rng)))
}

/// What a judge thinks of the choices of a seat, the best first.
pub(crate) fn judge<'py>(
    asked: &Table,
    py: Python<'py>,
    seat: Option<&Bound<'py, PyAny>>,
    nodes: Option<u64>,
    seed: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (seat, mut rng) = (asked.chooser(seat)?, Rng::seeded(crate::seats::seed(seed)?));
    let thought = {
        let table = &asked.lock().table;
        nodes.map_or_else(|| table.advise(seat), |nodes| table.judged(seat, Budget::nodes(nodes)))
    };
    let opinions = py.detach(move || thought(&mut rng));
    let opinions = opinions.map_err(|unclear| NothingToSay::new_err(unclear.to_string()))?;
    object(py, &json!(opinions))
}

/// The whole game looked back at.
pub(crate) fn coach<'py>(asked: &Table, py: Python<'py>, nodes: Option<u64>) -> PyResult<Bound<'py, PyAny>> {
    let (table, patience) = (asked.lock().table.fork(), Patience::new());
    let budget = nodes.map_or(GLANCE, Budget::nodes);
    let waiting = &patience;
    let report = py.detach(move || table.coach(budget, waiting));
    match report {
        Ok(report) => object(py, &json!(report)),
        Err(NoCoach::Stopped) => Err(patience.ended()),
        Err(nothing) => Err(NothingToSay::new_err(nothing.to_string())),
    }
}

/// The odds that matter to a seat now.
pub(crate) fn odds(asked: &Table, py: Python<'_>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
    let seat = asked.chooser(seat)?;
    let (name, work) = {
        let table = &asked.lock().table;
        (table.about().name, table.odds_apart(seat))
    };
    let reports = py.detach(move || work(&mut Rng::seeded(0)));
    let words = Words::in_language(Language::ENGLISH);
    Ok(reports.iter().map(|report| report.said(&words, name).to_string()).collect())
}
