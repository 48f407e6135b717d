//! The part of a rules page that is made from the list of options.

use crate::OptionLine;

/// The options as a section of a rules page.
pub(crate) fn options_table(options: &[OptionLine]) -> String {
    let mut text = String::from("\n## Options\n\n");
    if options.is_empty() {
        return text + "None.\n";
    }
    text += "| option | values | default | what it does |\n|---|---|---|---|\n";
    for option in options {
        let OptionLine { key, values, default, about, .. } = option;
        let meanings: Vec<String> =
            option.meanings.iter().map(|(word, means)| format!("`{word}`: {means}")).collect();
        let colon = if meanings.is_empty() { "" } else { ". " };
        text += &format!("| `{key}` | {values} | {default} | {about}{colon}{} |\n", meanings.join("; "));
    }
    text
}
