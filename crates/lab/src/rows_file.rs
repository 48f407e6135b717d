//! Rows as Parquet: columns written one by one, in groups of rows, the plan in the file's own head.

use crate::parts::{BadParts, unwritten};
use crate::rows_columns::{Column, Shape, Value};
use parquet::basic::Compression;
use parquet::column::reader::{ColumnReader, get_typed_column_reader};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::{ColumnDescriptor, TypePtr};
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A group of rows is closed when it has so many: small ones are large on the disk, large ones in memory.
const GROUP: usize = 50_000;

/// The values of one column, with Parquet's levels: whether a value is there, and whether it goes on with a list.
struct Stored<T> {
    values: Vec<T>,
    there: Vec<i16>,
    goes_on: Vec<i16>,
}

impl<T> Stored<T> {
    fn new() -> Stored<T> {
        Stored { values: Vec::new(), there: Vec::new(), goes_on: Vec::new() }
    }

    fn maybe(&mut self, value: Option<T>) {
        self.there.push(i16::from(value.is_some()));
        self.values.extend(value);
    }

    fn list(&mut self, list: Vec<T>) {
        let lines = list.len().max(1);
        self.there.extend(std::iter::repeat_n(i16::from(!list.is_empty()), lines));
        self.goes_on.extend((0..lines).map(|line| i16::from(line > 0)));
        self.values.extend(list);
    }

    fn write<D: DataType<T = T>>(&self, mut into: SerializedColumnWriter<'_>) -> Result<(), ParquetError> {
        let (there, goes_on) = (some(&self.there), some(&self.goes_on));
        into.typed::<D>().write_batch(&self.values, there, goes_on)?;
        into.close()
    }

    /// All values of a column that was written.
    fn read<D: DataType<T = T>>(
        &mut self,
        from: ColumnReader,
        column: &ColumnDescriptor,
    ) -> Result<(), ParquetError> {
        let mut from = get_typed_column_reader::<D>(from);
        let Stored { values, there, goes_on } = self;
        loop {
            let there = (column.max_def_level() > 0).then_some(&mut *there);
            let goes_on = (column.max_rep_level() > 0).then_some(&mut *goes_on);
            if from.read_records(GROUP, there, goes_on, values)?.0 == 0 {
                return Ok(());
            }
        }
    }
}

/// Levels are left out where all of them are the same.
fn some(levels: &[i16]) -> Option<&[i16]> {
    (!levels.is_empty()).then_some(levels)
}

enum Values {
    Whole(Stored<i64>),
    Yes(Stored<bool>),
    Real(Stored<f64>),
    Text(Stored<ByteArray>),
}

impl Values {
    fn none(shape: Shape) -> Values {
        match shape {
            Shape::Whole | Shape::Wholes => Values::Whole(Stored::new()),
            Shape::Yes => Values::Yes(Stored::new()),
            Shape::MaybeReal => Values::Real(Stored::new()),
            Shape::Text | Shape::MaybeText => Values::Text(Stored::new()),
        }
    }

    fn push(&mut self, value: Value) {
        match (self, value) {
            (Values::Whole(stored), Value::Whole(value)) => stored.values.push(value),
            (Values::Whole(stored), Value::Wholes(list)) => stored.list(list),
            (Values::Yes(stored), Value::Yes(value)) => stored.values.push(value),
            (Values::Real(stored), Value::MaybeReal(value)) => stored.maybe(value),
            (Values::Text(stored), Value::Text(value)) => stored.values.push(value.into()),
            (Values::Text(stored), Value::MaybeText(value)) => stored.maybe(value.map(ByteArray::from)),
            _ => unreachable!("the value of a column has the column's shape"),
        }
    }

    fn write(&self, into: SerializedColumnWriter<'_>) -> Result<(), ParquetError> {
        match self {
            Values::Whole(stored) => stored.write::<Int64Type>(into),
            Values::Yes(stored) => stored.write::<BoolType>(into),
            Values::Real(stored) => stored.write::<DoubleType>(into),
            Values::Text(stored) => stored.write::<ByteArrayType>(into),
        }
    }

    fn read(&mut self, from: ColumnReader, column: &ColumnDescriptor) -> Result<(), ParquetError> {
        match self {
            Values::Whole(stored) => stored.read::<Int64Type>(from, column),
            Values::Yes(stored) => stored.read::<BoolType>(from, column),
            Values::Real(stored) => stored.read::<DoubleType>(from, column),
            Values::Text(stored) => stored.read::<ByteArrayType>(from, column),
        }
    }
}

/// Rows that are being gathered.
pub(crate) struct Rows {
    columns: Vec<Column>,
    values: Vec<Values>,
}

impl Rows {
    pub(crate) fn new(columns: Vec<Column>) -> Rows {
        let values = columns.iter().map(|column| Values::none(column.shape)).collect();
        Rows { columns, values }
    }

    /// One more row, value by value.
    pub(crate) fn add<'a>(&mut self, row: impl Iterator<Item = Value<'a>>) {
        self.values.iter_mut().zip(row).for_each(|(values, value)| values.push(value));
    }

    /// All of them as one file with one row group, and the plan in its head.
    pub(crate) fn write(&self, plan: &str, file: &Path) -> Result<(), BadParts> {
        let write = || -> Result<(), ParquetError> {
            let mut writer = writer(File::create(file)?, schema(&self.columns), plan)?;
            self.write_group(&mut writer)?;
            writer.close().map(drop)
        };
        write().map_err(|error| wrong(file, error))
    }

    fn write_group(&self, writer: &mut SerializedFileWriter<File>) -> Result<(), ParquetError> {
        let mut group = writer.next_row_group()?;
        for values in &self.values {
            let column = group.next_column()?.expect("a column for each");
            values.write(column)?;
        }
        group.close().map(drop)
    }

    /// The rows of a file, added to these. How many are they?
    fn read(&mut self, file: &Path) -> Result<usize, ParquetError> {
        let named = |error| io::Error::other(format!("{}: {error}", file.display()));
        let reader = SerializedFileReader::new(File::open(file).map_err(named)?)?;
        for place in 0..reader.num_row_groups() {
            let group = reader.get_row_group(place)?;
            for (place, values) in self.values.iter_mut().enumerate() {
                values
                    .read(group.get_column_reader(place)?, &group.metadata().schema_descr().column(place))?;
            }
        }
        Ok(reader.metadata().file_metadata().num_rows() as usize)
    }
}

fn schema(columns: &[Column]) -> TypePtr {
    let lines: Vec<String> = columns.iter().map(Column::schema).collect();
    let message = format!("message row {{ {} }}", lines.join(" "));
    Arc::new(parse_message_type(&message).expect("the names of columns are plain"))
}

fn writer<W: Write + Send>(
    into: W,
    schema: TypePtr,
    plan: &str,
) -> Result<SerializedFileWriter<W>, ParquetError> {
    let head = KeyValue::new("luckhouse.plan".to_string(), plan.to_string());
    let properties = WriterProperties::builder()
        .set_created_by(format!("luckhouse {}", env!("CARGO_PKG_VERSION")))
        .set_compression(Compression::SNAPPY)
        .set_key_value_metadata(Some(vec![head]))
        .build();
    SerializedFileWriter::new(into, schema, Arc::new(properties))
}

/// The rows of all these files in one, in this order, and in large groups however small the pieces are.
pub(crate) fn join(columns: &[Column], plan: &str, pieces: &[PathBuf], whole: &Path) -> Result<(), BadParts> {
    let beside = whole.with_extension("new");
    let join = || -> Result<(), ParquetError> {
        let mut writer = writer(File::create(&beside)?, schema(columns), plan)?;
        let (mut rows, mut count) = (Rows::new(columns.to_vec()), 0);
        for (number, piece) in pieces.iter().enumerate() {
            count += rows.read(piece)?;
            if count >= GROUP || number + 1 == pieces.len() {
                rows.write_group(&mut writer)?;
                (rows, count) = (Rows::new(columns.to_vec()), 0);
            }
        }
        writer.close()?;
        Ok(std::fs::rename(&beside, whole)?)
    };
    join().map_err(|error| {
        let _ = std::fs::remove_file(&beside);
        wrong(whole, error)
    })
}

fn wrong(file: &Path, error: ParquetError) -> BadParts {
    let error = match error {
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(inner) => io::Error::other(inner),
        },
        other => io::Error::other(other),
    };
    unwritten(file)(error)
}
