//! The part of a rules page that is made from the list of options.

use crate::OptionLine;
use luckhouse_words::{Language, Words};

/// The options as a section of a rules page.
pub(crate) fn options_table(options: &[OptionLine]) -> String {
    let mut text = String::from("\n## Options\n\n");
    if options.is_empty() {
        return text + "None.\n";
    }
    text += "| option | values | default | what it does |\n|---|---|---|---|\n";
    let words = Words::in_language(Language::ENGLISH);
    for option in options {
        let OptionLine { key, default, .. } = option;
        let (about, values) = (option.about(&words), option.values(&words));
        let meaning = |word: &&str| format!("`{word}`: {}", option.meaning(word, &words));
        let meanings: Vec<String> = option.words.iter().map(meaning).collect();
        let colon = if meanings.is_empty() { "" } else { ". " };
        text += &format!("| `{key}` | {values} | {default} | {about}{colon}{} |\n", meanings.join("; "));
    }
    text
}
