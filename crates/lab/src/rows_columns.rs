//! What the columns of rows are, and what stands in them.

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// What its values are.
    pub shape: Shape,
    /// What it says.
    pub about: String,
}

/// What the values of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A whole number.
    Whole,
    /// Yes or no.
    Yes,
    /// Words.
    Text,
    /// Words, or null.
    MaybeText,
    /// A number, or null.
    MaybeReal,
    /// A list of whole numbers.
    Wholes,
}

/// A value of a column of the same shape.
#[cfg_attr(not(feature = "parquet"), expect(dead_code, reason = "there is no file to write them to"))]
pub(crate) enum Value<'a> {
    Whole(i64),
    Yes(bool),
    Text(&'a str),
    MaybeText(Option<&'a str>),
    MaybeReal(Option<f64>),
    Wholes(Vec<i64>),
}

impl Column {
    /// As Parquet's own words for schemas say it.
    pub fn schema(&self) -> String {
        let name = &self.name;
        match self.shape {
            Shape::Whole => format!("required int64 {name};"),
            Shape::Yes => format!("required boolean {name};"),
            Shape::Text => format!("required binary {name} (UTF8);"),
            Shape::MaybeText => format!("optional binary {name} (UTF8);"),
            Shape::MaybeReal => format!("optional double {name};"),
            Shape::Wholes => format!(
                "required group {name} (LIST) {{ repeated group list {{ required int64 element; }} }}"
            ),
        }
    }
}
