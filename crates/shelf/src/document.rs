//! Documents that an option takes: sheets and layouts, in every form that somebody needs.

use luckhouse_engine::{BadWord, Options, Phrase, phrase};
use serde_json::Value;

/// A document that was read and checked.
///
/// ```
/// use luckhouse_shelf::find;
/// let sheet = find("lantern")?.document("sheet", "door; Door: 6; rows: 9")?;
/// assert_eq!((sheet.called.as_str(), &sheet.parts["zone"][0]["boxes"]), ("door", &"6".into()));
/// assert!(sheet.file.starts_with("name = \"door\"\nrows = [9]\n"));
/// let wrong = find("lantern")?.document("sheet", "door; Door: 6; rows: 99").unwrap_err();
/// assert_eq!(wrong.fault.unwrap().rule, "row");
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// What it is called.
    pub called: String,
    /// As a table carries it: its name if it ships, else all of it on one line.
    pub line: String,
    /// The text of a file that says the same.
    pub file: String,
    /// What that file says, as data.
    pub parts: Value,
}

impl Document {
    /// Read what would be the value of this option.
    pub(crate) fn read<O: Options>(key: &str, value: &str) -> Result<Document, BadWord> {
        let (field, mut options) = (O::field(key)?, O::default());
        let file = field.file(&options);
        file.ok_or_else(|| BadWord::new(key, phrase!("kind-document-option"), documents::<O>()))?;
        field.put(&mut options, value)?;
        let file = field.file(&options).unwrap_or_default();
        Ok(Document {
            called: field.word(&options),
            line: field.get(&options),
            parts: toml::from_str(&file).expect("a test reads back every file that is written"),
            file,
        })
    }
}

/// The options that take documents.
fn documents<O: Options>() -> Phrase {
    let takes = O::FIELDS.iter().filter(|field| field.file(&O::default()).is_some());
    let keys: Vec<&str> = takes.map(|field| field.key).collect();
    if keys.is_empty() { phrase!("expected-no-documents") } else { Phrase::words(keys) }
}
