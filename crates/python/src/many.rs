//! Many games at once, in arrays of NumPy's.

use crate::codec::AnyBatch;
use crate::errors::not_legal;
use crate::shelf::Setup;
use luckhouse_encode::Slices;
use numpy::{Element, PyArray, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

type Array<T, D> = Py<PyArray<T, D>>;
type One = numpy::Ix1;
type Two = numpy::Ix2;

/// More games at once than anybody needs, and few enough to be counted.
const MOST_GAMES: i64 = 1 << 20;
const MOST_THREADS: i64 = 256;

/// Many games of one kind, stepped together. Chance is rolled inside, and a game that ends is followed by the next.
#[pyclass(module = "luckhouse")]
pub(crate) struct Vec {
    batch: Box<dyn AnyBatch>,
    threads: usize,
    games: usize,
    observations: Array<f32, Two>,
    masks: Array<bool, Two>,
    rewards: Array<f32, Two>,
    done: Array<bool, One>,
    to_move: Array<u8, One>,
    sampled: Array<i64, One>,
}

/// A whole number from 1 on.
fn number(given: &Bound<'_, PyAny>, what: &str, most: i64) -> PyResult<usize> {
    let number = given.extract::<i64>().ok().filter(|number| (1..=most).contains(number));
    let wrong =
        || PyValueError::new_err(format!("`{given}` is not a number of {what}: expected 1 to {most}"));
    Ok(number.ok_or_else(wrong)? as usize)
}

/// An array of zeros, made by NumPy itself, which refuses what does not fit into memory.
fn zeros<T: Element, D: numpy::ndarray::Dimension>(
    py: Python<'_>,
    shape: &[usize],
    kind: &str,
) -> PyResult<Array<T, D>> {
    let shape = pyo3::types::PyTuple::new(py, shape)?;
    let array = py.import("numpy")?.call_method1("zeros", (shape, kind))?;
    Ok(array.cast_into::<PyArray<T, D>>()?.unbind())
}

/// The same memory, to look at only.
fn shown<'py, T: Element, D: numpy::ndarray::Dimension>(
    py: Python<'py>,
    array: &Array<T, D>,
) -> PyResult<Bound<'py, PyAny>> {
    let view = array.bind(py).call_method0("view")?;
    let only_read = PyDict::new(py);
    only_read.set_item("write", false)?;
    view.call_method("setflags", (), Some(&only_read))?;
    Ok(view)
}

/// The rows of all arrays, held for writing as long as this lives.
struct Held<'py> {
    observations: PyReadwriteArray<'py, f32, Two>,
    masks: PyReadwriteArray<'py, bool, Two>,
    rewards: PyReadwriteArray<'py, f32, Two>,
    done: PyReadwriteArray<'py, bool, One>,
    to_move: PyReadwriteArray<'py, u8, One>,
}

impl Held<'_> {
    fn slices(&mut self) -> PyResult<Slices<'_>> {
        Ok(Slices {
            observations: self.observations.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            done: self.done.as_slice_mut()?,
            seats: self.to_move.as_slice_mut()?,
        })
    }
}

impl Vec {
    fn hold<'py>(&self, py: Python<'py>) -> PyResult<Held<'py>> {
        Ok(Held {
            observations: self.observations.bind(py).try_readwrite()?,
            masks: self.masks.bind(py).try_readwrite()?,
            rewards: self.rewards.bind(py).try_readwrite()?,
            done: self.done.bind(py).try_readwrite()?,
            to_move: self.to_move.bind(py).try_readwrite()?,
        })
    }

    fn write(&mut self, py: Python<'_>) -> PyResult<()> {
        let mut held = self.hold(py)?;
        let (rows, batch, threads) = (held.slices()?, &mut self.batch, self.threads);
        py.detach(|| batch.write(rows, threads));
        Ok(())
    }
}

#[pymethods]
impl Vec {
    #[new]
    #[pyo3(signature = (game, n, seats=None, threads=None, seed=None, **options))]
    fn new(
        py: Python<'_>,
        game: &str,
        n: &Bound<'_, PyAny>,
        seats: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Vec> {
        let codec = Setup::of(game, seats, options)?.codec()?;
        let games = number(n, "games", MOST_GAMES)?;
        let threads = threads.map_or(Ok(1), |given| number(given, "threads", MOST_THREADS))?;
        let seed = crate::seats::seed(seed)?;
        let batch = py.detach(|| codec.batch(games, seed));
        let batch = batch.map_err(|wrong| PyValueError::new_err(wrong.to_string()))?;
        let mut many = Vec {
            threads,
            games,
            observations: zeros(py, &[games, codec.width()], "float32")?,
            masks: zeros(py, &[games, codec.actions()], "bool")?,
            rewards: zeros(py, &[games, codec.seats()], "float32")?,
            done: zeros(py, &[games], "bool")?,
            to_move: zeros(py, &[games], "uint8")?,
            sampled: zeros(py, &[games], "int64")?,
            batch,
        };
        many.write(py)?;
        Ok(many)
    }

    /// One action for every game: an array of whole numbers, each a place of its mask that is true.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = whole_numbers(actions, self.games)?;
        let mut held = self.hold(py)?;
        let (rows, batch, threads) = (held.slices()?, &mut self.batch, self.threads);
        let chosen = actions.as_slice()?;
        py.detach(|| batch.step(chosen, rows, threads)).map_err(|wrong| not_legal(&wrong))
    }

    /// A legal action at random for every game, each as likely. The array is used again by the next call.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let mut held = self.sampled.bind(py).try_readwrite()?;
        let (into, batch) = (held.as_slice_mut()?, &mut self.batch);
        py.detach(|| batch.sample(into));
        shown(py, &self.sampled)
    }

    /// Begin all games anew.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = crate::seats::seed(seed)?;
        let batch = &mut self.batch;
        py.detach(|| batch.reset(seed));
        self.write(py)
    }

    fn __len__(&self) -> usize {
        self.games
    }

    /// What the seat to move sees, game by game.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        shown(py, &self.observations)
    }

    /// Which actions are legal for it.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        shown(py, &self.masks)
    }

    /// What the last step brought each seat: 0 until a game ends.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        shown(py, &self.rewards)
    }

    /// Whether the last step ended the game. What is seen then is the start of the next.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        shown(py, &self.done)
    }

    /// The seat that is to move, counted from 0.
    #[getter]
    fn to_move<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        shown(py, &self.to_move)
    }
}

/// An array of so many whole numbers.
fn whole_numbers<'py>(given: &Bound<'py, PyAny>, games: usize) -> PyResult<PyReadonlyArray1<'py, i64>> {
    let array = given.extract::<PyReadonlyArray1<'py, i64>>().map_err(|_| {
        let kind = given.get_type().name().map_or_else(|_| "that".into(), |name| name.to_string());
        PyTypeError::new_err(format!(
            "a {kind} of this type is no list of actions: expected an array of {games} int64"
        ))
    })?;
    if array.len() != games || !array.is_contiguous() {
        let sentence =
            format!("{} actions in this shape: expected {games} in one row, one for each game", array.len());
        return Err(PyValueError::new_err(sentence));
    }
    Ok(array)
}
