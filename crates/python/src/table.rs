//! A table: a game in progress.

use crate::advice;
use crate::codec::{Codec, codec};
use crate::errors::{BadWord, Illegal, NotNow, bad_word, refused};
use crate::json::object;
use crate::seats::{seat, viewer};
use luckhouse_encode::returns;
use luckhouse_engine::{Refusal, Rng, Seat, SeatSet, Viewer};
use luckhouse_shelf::{AnyTable, Waiting};
use luckhouse_words::{Language, Words};
use numpy::{PyArray1, ToPyArray};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A game in progress. Whoever holds it sees everything; `view(seat)` is what a player may know.
#[pyclass(module = "luckhouse", frozen)]
pub(crate) struct Table {
    /// Only ever held for a moment, and never while Python is let go: those who think do it beside the table.
    inner: Mutex<Inner>,
    codec: Arc<dyn Codec>,
}

pub(crate) struct Inner {
    pub(crate) table: Box<dyn AnyTable>,
    rng: Rng,
    /// What is legal in this moment, once it was asked for.
    legal: Option<Legal>,
}

/// What a seat may choose: the words, and their places in the list of actions.
#[derive(Clone)]
struct Legal {
    seat: Seat,
    words: Vec<String>,
    places: Vec<usize>,
}

impl Inner {
    fn legal(&mut self, seat: Seat, codec: &dyn Codec) -> PyResult<&Legal> {
        let known = self.legal.take().filter(|legal| legal.seat == seat);
        let legal = known.map_or_else(|| self.list(seat, codec), Ok)?;
        Ok(self.legal.insert(legal))
    }

    fn list(&self, seat: Seat, codec: &dyn Codec) -> PyResult<Legal> {
        let words = self.table.legal(seat);
        let places = words.iter().map(|word| codec.index(seat, word)).collect::<Result<_, _>>();
        Ok(Legal { seat, places: places.map_err(|wrong| bad_word(&wrong))?, words })
    }

    /// Let something be done to the table, after which other things are legal.
    fn change(&mut self, deed: impl FnOnce(&mut dyn AnyTable) -> Result<(), Refusal>) -> PyResult<()> {
        self.legal = None;
        deed(&mut *self.table).map_err(|refusal| refused(&*self.table, &refusal))
    }
}

impl Table {
    /// A table with dice that follow from the seed.
    pub(crate) fn of(table: Box<dyn AnyTable>, seed: u64) -> PyResult<Table> {
        let codec = codec(&table.header()).map_err(|wrong| bad_word(&wrong))?;
        Ok(Table { inner: Mutex::new(Inner { table, rng: Rng::seeded(seed), legal: None }), codec })
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn seats(&self) -> usize {
        self.codec.seats()
    }

    /// The seat that was named, or the first that owes a choice.
    pub(crate) fn chooser(&self, given: Option<&Bound<'_, PyAny>>) -> PyResult<Seat> {
        if let Some(given) = given {
            return seat(given, self.seats());
        }
        let waiting = self.lock().table.waiting();
        let Waiting::Choice(seats) = waiting else { return Err(nobody(&waiting)) };
        seats.first().ok_or_else(|| nobody(&waiting))
    }
}

fn nobody(waiting: &Waiting) -> PyErr {
    let what = if matches!(waiting, Waiting::Roll) { "a roll" } else { "nothing, the game is over" };
    NotNow::new_err(format!("not the moment for a choice: the table waits for {what}"))
}

fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

#[pymethods]
impl Table {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.lock().table.about().name
    }

    /// How many play.
    #[getter(seats)]
    fn number_of_seats(&self) -> usize {
        self.seats()
    }

    /// Every option with its value.
    #[getter]
    fn options(&self) -> std::collections::BTreeMap<String, String> {
        self.lock().table.options()
    }

    /// The first line of the log.
    #[getter]
    fn header(&self) -> String {
        self.lock().table.header().to_string()
    }

    /// What the table waits for: `"choose"`, `"roll"` or `"over"`.
    #[getter]
    fn turn(&self) -> &'static str {
        match self.lock().table.waiting() {
            Waiting::Choice(_) => "choose",
            Waiting::Roll => "roll",
            Waiting::Over(_) => "over",
        }
    }

    /// The seats that owe a choice. Two or more choose in secret, at once.
    #[getter]
    fn to_move(&self) -> Vec<usize> {
        match self.lock().table.waiting() {
            Waiting::Choice(seats) => numbers(seats),
            Waiting::Roll | Waiting::Over(_) => Vec::new(),
        }
    }

    /// The seats that are not out.
    #[getter]
    fn in_play(&self) -> Vec<usize> {
        numbers(self.lock().table.in_play())
    }

    /// How many events there have been.
    #[getter]
    fn events(&self) -> usize {
        self.lock().table.events()
    }

    /// The words that a seat may choose from; without a seat, those of the first that owes a choice.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        let seat = self.chooser(seat)?;
        Ok(self.lock().legal(seat, &*self.codec)?.words.clone())
    }

    /// The same with what each would do: dicts of `word`, `outlook` and `value`.
    #[pyo3(signature = (seat=None))]
    fn offers<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.chooser(seat)?;
        let offers = self.lock().table.offers(seat);
        object(py, &serde_json::to_value(offers).unwrap_or_default())
    }

    /// What can come up now, each word with its exact chance, a `fractions.Fraction`; `None` if nothing is rolled.
    #[getter]
    fn chance<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(lines) = self.lock().table.chance() else { return Ok(None) };
        let total: u64 = lines.iter().map(|(_, ways)| ways).sum();
        let (fraction, odds) = (py.import("fractions")?.getattr("Fraction")?, PyDict::new(py));
        for (word, ways) in lines {
            odds.set_item(word, fraction.call1((ways, total))?)?;
        }
        Ok(Some(odds))
    }

    /// The same as whole numbers: each word with the ways in which it can come up.
    #[getter]
    fn ways(&self) -> Option<Vec<(String, u64)>> {
        self.lock().table.chance()
    }

    /// Say a word: a choice of the seat, or what came up where the table waits for a roll.
    #[pyo3(signature = (word, seat=None))]
    fn apply(&self, word: &str, seat: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        if self.turn() == "roll" && seat.is_none() {
            return self.lock().change(|table| table.rolled(word));
        }
        let seat = self.chooser(seat)?;
        self.lock().change(|table| table.choose(seat, word))
    }

    /// Let chance happen, by this seed or by the table's own dice. What came up, as a word.
    #[pyo3(signature = (seed=None))]
    fn roll(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let fresh = seed.map(|given| crate::seats::seed(Some(given))).transpose()?;
        let inner = &mut *self.lock();
        if inner.table.waiting() != Waiting::Roll {
            let sentence = "not the moment for a roll: the table waits for a choice, or the game is over";
            return Err(NotNow::new_err(sentence));
        }
        inner.legal = None;
        let before = inner.table.events();
        match fresh {
            Some(seed) => inner.table.roll(&mut Rng::seeded(seed)),
            None => inner.table.roll(&mut inner.rng),
        }
        let lines = inner.table.lines_since(before, &[Viewer::Arbiter]);
        Ok(lines[0].first().map(|line| line.trim_start_matches("* ").to_string()).unwrap_or_default())
    }

    /// Take back the last choice of a seat, if it showed nobody anything new.
    fn undo(&self, seat: &Bound<'_, PyAny>) -> PyResult<()> {
        let seat = crate::seats::seat(seat, self.seats())?;
        self.lock().change(|table| table.undo(seat))
    }

    /// A seat gives up.
    fn resign(&self, seat: &Bound<'_, PyAny>) -> PyResult<()> {
        let seat = crate::seats::seat(seat, self.seats())?;
        self.lock().change(|table| table.resign(seat))
    }

    /// The same table with the same dice to come, to try something out on.
    fn copy(&self) -> Table {
        let inner = self.lock();
        let (table, rng, legal) = (inner.table.fork(), inner.rng.clone(), inner.legal.clone());
        Table { inner: Mutex::new(Inner { table, rng, legal }), codec: Arc::clone(&self.codec) }
    }

    fn __copy__(&self) -> Table {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Table {
        self.copy()
    }

    /// A table is kept as its log, with new dice for what comes after it.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let inner = self.lock();
        if inner.table.sealed_beside(Seat::at(Seat::MAX - 1)) {
            let sentence =
                "a choice lies sealed, which no log holds: let the others choose too, then pickle the table";
            return Err(Illegal::new_err(sentence));
        }
        Ok((py.import("luckhouse")?.getattr("read")?, (inner.table.log(Viewer::Arbiter),)))
    }

    fn __repr__(&self) -> String {
        let table = &self.lock().table;
        format!("<luckhouse.Table {} after {} events>", table.header(), table.events())
    }

    /// What a seat may know, as plain data; without a seat, what everybody sees.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = viewer(seat, self.seats())?;
        let view = self.lock().table.view(viewer);
        object(py, &view)
    }

    /// The table in plain text, as a seat or everybody sees it.
    #[pyo3(signature = (seat=None))]
    fn picture(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        Ok(self.lock().table.picture(viewer(seat, self.seats())?, &Words::in_language(Language::ENGLISH)))
    }

    /// What has happened after the first `since` events, as a seat or everybody may know it: dicts of `line` and `facts`.
    #[pyo3(signature = (since=0, seat=None))]
    fn facts<'py>(
        &self,
        py: Python<'py>,
        since: usize,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyList>> {
        let news = self.lock().table.news(since, viewer(seat, self.seats())?);
        let all = PyList::empty(py);
        for event in news {
            let dict = PyDict::new(py);
            dict.set_item("line", event.line)?;
            dict.set_item("facts", object(py, &event.facts.into())?)?;
            all.append(dict)?;
        }
        Ok(all)
    }

    /// The whole log, from which `luckhouse.read` makes the table again.
    #[getter]
    fn log(&self) -> String {
        self.lock().table.log(Viewer::Arbiter)
    }

    /// The log as a seat or everybody may read it; what is hidden is a `?`.
    #[pyo3(signature = (seat=None))]
    fn log_of(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        Ok(self.lock().table.log(viewer(seat, self.seats())?))
    }

    /// How the game ended: a dict of `winners` and `scores`; `None` while it lasts.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Waiting::Over(outcome) = self.lock().table.waiting() else { return Ok(None) };
        let dict = PyDict::new(py);
        dict.set_item("winners", numbers(outcome.winners))?;
        dict.set_item("scores", outcome.scores.as_slice().to_vec())?;
        Ok(Some(dict))
    }

    /// What the game brought each seat, from -1 to 1 and 0 in all; `None` while it lasts.
    #[getter]
    fn returns(&self) -> Option<Vec<f32>> {
        match self.lock().table.waiting() {
            Waiting::Over(outcome) => Some(returns(&outcome).as_slice().to_vec()),
            Waiting::Choice(_) | Waiting::Roll => None,
        }
    }

    /// How long the fixed list of actions is.
    #[getter]
    fn actions(&self) -> usize {
        self.codec.actions()
    }

    /// The places of the legal words in the list of actions, in the order of `legal`.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<usize>> {
        let seat = self.chooser(seat)?;
        Ok(self.lock().legal(seat, &*self.codec)?.places.clone())
    }

    /// The legal word with this place in the list of actions.
    #[pyo3(signature = (action, seat=None))]
    fn word(&self, action: i64, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let seat = self.chooser(seat)?;
        let inner = &mut *self.lock();
        let legal = inner.legal(seat, &*self.codec)?;
        let found = legal.places.iter().position(|place| i64::try_from(*place) == Ok(action));
        found.map(|at| legal.words[at].clone()).ok_or_else(|| {
            let sentence =
                format!("{seat} may not choose action {action} now: expected one of `legal_actions`");
            Illegal::new_err(sentence)
        })
    }

    /// The place of a word in the list of actions, whether or not it is legal now.
    #[pyo3(signature = (word, seat=None))]
    fn action(&self, word: &str, seat: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
        let seat = self.chooser(seat)?;
        let meant = self.lock().table.canonical(word).map_err(|wrong| BadWord::new_err(wrong.to_string()))?;
        self.codec.index(seat, &meant).map_err(|wrong| bad_word(&wrong))
    }

    /// What a seat sees, in numbers; without a seat, the first that owes a choice.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.chooser(seat)?;
        let view = self.lock().table.written_view(Viewer::Seat(seat));
        let row = self.codec.observation(seat, view.get());
        Ok(row.map_err(|wrong| PyRuntimeError::new_err(wrong.to_string()))?.to_pyarray(py))
    }

    /// Begin the table's own dice anew from a seed.
    fn reseed(&self, seed: &Bound<'_, PyAny>) -> PyResult<()> {
        self.lock().rng = Rng::seeded(crate::seats::seed(Some(seed))?);
        Ok(())
    }

    /// The word that a bot would choose. It sees what the seat sees, and the table stays as it is.
    #[pyo3(signature = (level="strong", seed=None, seat=None, nodes=None))]
    fn choose(
        &self,
        py: Python<'_>,
        level: &str,
        seed: Option<&Bound<'_, PyAny>>,
        seat: Option<&Bound<'_, PyAny>>,
        nodes: Option<u64>,
    ) -> PyResult<String> {
        advice::choose(self, py, level, seed, seat, nodes)
    }

    /// What a judge who sees what the seat sees thinks of its choices, the best first: dicts of `word`, `chance`, `error`,
    /// `paired_error`, `outlook`, `why`, `beside` and `line`. With `nodes` it thinks for that long, and says the same on every machine.
    #[pyo3(signature = (seat=None, nodes=None, seed=None))]
    fn judge<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        nodes: Option<u64>,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        advice::judge(self, py, seat, nodes, seed)
    }

    /// The whole game looked back at: moments, what was lost by choices and by luck, as plain data.
    #[pyo3(signature = (nodes=None))]
    fn coach<'py>(&self, py: Python<'py>, nodes: Option<u64>) -> PyResult<Bound<'py, PyAny>> {
        advice::coach(self, py, nodes)
    }

    /// The odds that matter to a seat now, as tables in plain text.
    #[pyo3(signature = (seat=None))]
    fn odds(&self, py: Python<'_>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        advice::odds(self, py, seat)
    }
}
