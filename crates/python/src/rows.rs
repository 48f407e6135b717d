//! The lab's rows of games and choices: files of Parquet, read into arrays of NumPy's.

use crate::errors::LuckhouseError;
use crate::json::object;
use numpy::{PyArray1, PyArrayMethods};
use parquet::basic::Type as Kind;
use parquet::column::reader::get_typed_column_reader;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::schema::types::ColumnDescriptor;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};
use std::collections::HashMap;
use std::fmt::Display;
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

type Reader = SerializedFileReader<File>;

/// What the lab writes into the head of each file.
const PLAN: &str = "luckhouse.plan";

/// So many rows are read at once.
const PORTION: usize = 50_000;

/// The columns of a file that the lab wrote with `--rows`, each an array by its name.
///
/// Whole numbers are `int64`, yes and no `bool`, numbers that may be missing `float64` with NaN, words objects (`str`, or `None`), and
/// lists masked arrays with a row for each game, as wide as the longest list. `columns` names those that are wanted.
#[pyfunction]
#[pyo3(signature = (path, columns=None))]
pub(crate) fn rows<'py>(
    py: Python<'py>,
    path: PathBuf,
    columns: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let wanted = columns.map(names).transpose()?;
    let read = py.detach(move || guarded(&path, |reader| columns_of(reader, &path, wanted.as_deref())))?;
    let dict = PyDict::new(py);
    for (name, values) in read {
        dict.set_item(name, values.array(py)?)?;
    }
    Ok(dict)
}

/// The plan of the run that a file of rows comes from, as plain data: with it every row can be made again.
#[pyfunction]
pub(crate) fn plan(py: Python<'_>, path: PathBuf) -> PyResult<Bound<'_, PyAny>> {
    let read = move || {
        guarded(&path, |reader| {
            let text = plan_of(reader, &path)?;
            serde_json::from_str(&text).map_err(|wrong| damaged(&path, wrong))
        })
    };
    let plan: serde_json::Value = py.detach(read)?;
    object(py, &plan)
}

/// A list of names, as Python has it; a text is a list of letters to it, and never meant here.
fn names(given: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    given.extract().map_err(|_| {
        PyTypeError::new_err(format!(
            "`{given}` is not a list of columns: expected names, like [\"winners\", \"turns\"]"
        ))
    })
}

/// Look into a file of the lab. Whatever is wrong with it, a panic of the reader included, is an exception.
fn guarded<T>(path: &Path, look: impl FnOnce(&Reader) -> PyResult<T>) -> PyResult<T> {
    let file = File::open(path).map_err(|wrong| {
        PyErr::from(std::io::Error::new(wrong.kind(), format!("{}: {wrong}", path.display())))
    })?;
    let open = || {
        let reader = Reader::new(file).map_err(|wrong| foreign(path, wrong))?;
        plan_of(&reader, path)?;
        look(&reader)
    };
    catch_unwind(AssertUnwindSafe(open)).unwrap_or_else(|_| Err(damaged(path, "it cannot be read")))
}

fn plan_of(reader: &Reader, path: &Path) -> PyResult<String> {
    let head = reader.metadata().file_metadata().key_value_metadata();
    let plan = head.into_iter().flatten().find(|line| line.key == PLAN);
    plan.and_then(|line| line.value.clone()).ok_or_else(|| foreign(path, format!("it has no `{PLAN}`")))
}

fn foreign(path: &Path, why: impl Display) -> PyErr {
    LuckhouseError::new_err(format!(
        "{} is not a file of rows: expected games.parquet or decisions.parquet, as `luckhouse lab run … --rows` writes them ({why})",
        path.display()
    ))
}

fn damaged(path: &Path, why: impl Display) -> PyErr {
    LuckhouseError::new_err(format!(
        "{} is damaged: run `luckhouse lab run` once more ({why})",
        path.display()
    ))
}

/// The values of one column.
enum Values {
    Whole(Vec<i64>),
    Yes(Vec<bool>),
    Real(Vec<f64>),
    Text(Texts),
    Wholes(Lists),
}

/// Words, each of which is kept once.
#[derive(Default)]
struct Texts {
    known: Vec<String>,
    /// For each row the place of its word among them, if it has one.
    places: Vec<Option<usize>>,
}

/// Lists of whole numbers, one behind the other.
#[derive(Default)]
struct Lists {
    all: Vec<i64>,
    lengths: Vec<usize>,
}

/// What stands in a column as Parquet keeps it: the values that are there, and levels that say where.
struct Stored<T> {
    values: Vec<T>,
    there: Vec<i16>,
    goes_on: Vec<i16>,
}

/// Those columns of a file that are wanted, in the order of the file.
fn columns_of(reader: &Reader, path: &Path, wanted: Option<&[String]>) -> PyResult<Vec<(String, Values)>> {
    let schema = reader.metadata().file_metadata().schema_descr();
    let name = |place: usize| schema.column(place).path().parts()[0].clone();
    let there: Vec<String> = (0..schema.num_columns()).map(name).collect();
    if let Some(unknown) = wanted.into_iter().flatten().find(|name| !there.contains(name)) {
        let expected = there.join(", ");
        return Err(LuckhouseError::new_err(format!(
            "`{unknown}` is not a column of {}: expected {expected}",
            path.display()
        )));
    }
    let places = 0..there.len();
    let wanted = places.filter(|place| wanted.is_none_or(|wanted| wanted.contains(&there[*place])));
    wanted.map(|place| Ok((there[place].clone(), column(reader, path, place)?))).collect()
}

fn column(reader: &Reader, path: &Path, place: usize) -> PyResult<Values> {
    let column = reader.metadata().file_metadata().schema_descr().column(place);
    let wrong = |wrong: ParquetError| damaged(path, wrong);
    Ok(match (column.physical_type(), column.max_def_level(), column.max_rep_level()) {
        (Kind::INT64, 0, 0) => {
            Values::Whole(stored::<Int64Type>(reader, place, &column).map_err(wrong)?.values)
        }
        (Kind::BOOLEAN, 0, 0) => {
            Values::Yes(stored::<BoolType>(reader, place, &column).map_err(wrong)?.values)
        }
        (Kind::DOUBLE, 1, 0) => {
            Values::Real(stored::<DoubleType>(reader, place, &column).map_err(wrong)?.reals())
        }
        (Kind::BYTE_ARRAY, 0 | 1, 0) => {
            let texts = stored::<ByteArrayType>(reader, place, &column).map_err(wrong)?.texts();
            Values::Text(texts.map_err(wrong)?)
        }
        (Kind::INT64, 1, 1) => {
            Values::Wholes(stored::<Int64Type>(reader, place, &column).map_err(wrong)?.lists())
        }
        _ => return Err(foreign(path, format!("the lab writes no column like `{}`", column.path()))),
    })
}

/// All values of a column, group of rows by group.
fn stored<D: DataType>(
    reader: &Reader,
    place: usize,
    column: &ColumnDescriptor,
) -> Result<Stored<D::T>, ParquetError> {
    let mut all = Stored { values: Vec::new(), there: Vec::new(), goes_on: Vec::new() };
    for group in 0..reader.num_row_groups() {
        let group = reader.get_row_group(group)?;
        let mut from = get_typed_column_reader::<D>(group.get_column_reader(place)?);
        loop {
            let there = (column.max_def_level() > 0).then_some(&mut all.there);
            let goes_on = (column.max_rep_level() > 0).then_some(&mut all.goes_on);
            if from.read_records(PORTION, there, goes_on, &mut all.values)?.0 == 0 {
                break;
            }
        }
    }
    Ok(all)
}

impl<T> Stored<T> {
    /// Every row, with nothing where it has no value.
    fn maybe(self) -> Vec<Option<T>> {
        let mut values = self.values.into_iter();
        if self.there.is_empty() {
            return values.map(Some).collect();
        }
        self.there.into_iter().map(|there| if there > 0 { values.next() } else { None }).collect()
    }
}

impl Stored<f64> {
    fn reals(self) -> Vec<f64> {
        self.maybe().into_iter().map(|value| value.unwrap_or(f64::NAN)).collect()
    }
}

impl Stored<ByteArray> {
    fn texts(self) -> Result<Texts, ParquetError> {
        let (mut texts, mut places) = (Texts::default(), HashMap::new());
        for value in self.maybe() {
            let place = value.map(|value| {
                let text = value.as_utf8()?;
                let next = texts.known.len();
                Ok::<usize, ParquetError>(*places.entry(text.to_owned()).or_insert_with(|| {
                    texts.known.push(text.to_owned());
                    next
                }))
            });
            texts.places.push(place.transpose()?);
        }
        Ok(texts)
    }
}

impl Stored<i64> {
    fn lists(self) -> Lists {
        let mut lengths: Vec<usize> = Vec::new();
        for (there, goes_on) in self.there.into_iter().zip(self.goes_on) {
            let one = usize::from(there > 0);
            match lengths.last_mut() {
                Some(length) if goes_on > 0 => *length += one,
                _ => lengths.push(one),
            }
        }
        Lists { all: self.values, lengths }
    }
}

impl Lists {
    /// A row for each list, as wide as the longest, and what of it is filled up.
    fn padded(&self) -> (usize, Vec<i64>, Vec<bool>) {
        let most = self.lengths.iter().copied().max().unwrap_or(0);
        let (mut numbers, mut hidden, mut rest) = (Vec::new(), Vec::new(), self.all.as_slice());
        for length in &self.lengths {
            let (list, behind) = rest.split_at(*length);
            rest = behind;
            numbers.extend(list.iter().copied().chain(std::iter::repeat_n(0, most - length)));
            hidden.extend((0..most).map(|place| place >= *length));
        }
        (most, numbers, hidden)
    }
}

impl Values {
    fn array(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        Ok(match self {
            Values::Whole(values) => PyArray1::from_vec(py, values).into_any(),
            Values::Yes(values) => PyArray1::from_vec(py, values).into_any(),
            Values::Real(values) => PyArray1::from_vec(py, values).into_any(),
            Values::Text(texts) => objects(py, &texts)?,
            Values::Wholes(lists) => masked(py, &lists)?,
        })
    }
}

fn objects<'py>(py: Python<'py>, texts: &Texts) -> PyResult<Bound<'py, PyAny>> {
    let known: Vec<Bound<'py, PyString>> = texts.known.iter().map(|text| PyString::new(py, text)).collect();
    let list = PyList::new(py, texts.places.iter().map(|place| place.map(|place| &known[place])))?;
    py.import("numpy")?.call_method1("array", (list, "object"))
}

fn masked<'py>(py: Python<'py>, lists: &Lists) -> PyResult<Bound<'py, PyAny>> {
    let (most, numbers, hidden) = lists.padded();
    let shape = [lists.lengths.len(), most];
    let numbers = PyArray1::from_vec(py, numbers).reshape(shape)?;
    let hidden = PyArray1::from_vec(py, hidden).reshape(shape)?;
    py.import("numpy.ma")?.call_method1("masked_array", (numbers, hidden))
}
