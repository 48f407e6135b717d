//! The help of the command line in other languages. English stands where the arguments are declared; here every text of the
//! finished command is looked up in `messages/LANGUAGE/help.ftl`, by the command's path and the argument's name.

use crate::examples;
use clap::builder::PossibleValue;
use clap::builder::styling::Style;
use clap::{Arg, Command};
use luckhouse_words::{Language, Words};

/// The command with its help in the language that is spoken here.
pub(crate) fn spoken(command: Command) -> Command {
    let words = Words::spoken();
    match words.language() {
        Language::ENGLISH => command,
        _ => Help { find: &|id| words.find(id) }.of(command),
    }
}

/// The help in one language. What it lacks stays English.
struct Help<'t> {
    /// A text by its name.
    find: &'t dyn Fn(&str) -> Option<String>,
}

impl Help<'_> {
    fn of(&self, mut command: Command) -> Command {
        // Only then is there what clap adds itself: `help`, `--help`, and global arguments everywhere.
        command.build();
        self.of_command(command, &[])
    }

    fn of_command(&self, command: Command, path: &[&str]) -> Command {
        let about = self.find(&[&["help", "command"], path].concat().join("-"));
        let longer = |argument: &Arg| argument.get_id() == "help" && argument.get_long_help().is_some();
        let long = command.get_arguments().any(longer);
        let command = match about {
            // What is below `help` is called like the commands beside it.
            _ if command.get_name() == "help" => command.about(self.word("help-command")),
            Some(about) => command.about(about),
            None => command,
        };
        let command = command
            .mut_args(|argument| self.of_argument(argument, path, long))
            .mut_subcommands(|below| self.of_below(below, path))
            .subcommand_value_name(self.value("COMMAND"));
        let mut command = self.with_examples(command, path);
        let (usage, template) = (self.usage(&mut command), self.template(&command));
        command.override_usage(usage).help_template(template)
    }

    fn of_below(&self, command: Command, path: &[&str]) -> Command {
        let name = command.get_name().to_string();
        match name.as_str() {
            "help" => self.of_command(command, path),
            name => self.of_command(command, &[path, &[name]].concat()),
        }
    }

    fn with_examples(&self, command: Command, path: &[&str]) -> Command {
        let Some(lines) = examples::of(&path.join(" ")).filter(|_| command.get_after_help().is_some()) else {
            return command;
        };
        let named = |line: &str| {
            ["FILE", "TABLE", "GAME"]
                .iter()
                .fold(line.to_string(), |line, name| line.replace(name, &self.value(name)))
        };
        let lines: Vec<String> = lines.iter().map(|line| named(line)).collect();
        command.after_help(examples::listed(&self.word("examples"), &lines))
    }

    /// How the command is typed. Clap leaves no other way to its own words in there.
    fn usage(&self, command: &mut Command) -> String {
        let title = styled(command.get_styles().get_usage(), "Usage:") + " ";
        let usage = command.render_usage().ansi().to_string();
        let below = |title: &str| format!("\n{:width$}", "", width = title.chars().count() + 1);
        usage
            .trim_start_matches(&title)
            .replace("[OPTIONS]", &self.word("some-options"))
            .replace(&below("Usage:"), &below(&self.word("usage")))
    }

    /// Clap's own template, with headings.
    fn template(&self, command: &Command) -> String {
        let shown = |argument: &&Arg| !argument.is_hide_set();
        let parts = [
            (command.get_subcommands().any(|below| !below.is_hide_set()), "commands", "{subcommands}"),
            (command.get_arguments().filter(shown).any(Arg::is_positional), "arguments", "{positionals}"),
            (
                command.get_arguments().filter(shown).any(|argument| !argument.is_positional()),
                "options",
                "{options}",
            ),
        ];
        let header = command.get_styles().get_header();
        let part =
            |(_, name, tag): &(bool, &str, &str)| format!("\n\n{}\n{tag}", styled(header, &self.word(name)));
        let parts: String = parts.iter().filter(|(any, _, _)| *any).map(part).collect();
        let usage = styled(command.get_styles().get_usage(), &self.word("usage"));
        format!("{{before-help}}{{about-with-newline}}\n{usage} {{usage}}{parts}{{after-help}}")
    }

    fn of_argument(&self, argument: Arg, path: &[&str], long: bool) -> Arg {
        let argument = self.with_value_names(argument);
        match argument.get_id().as_str() {
            "help" if long => argument.help(self.word("help-more")).long_help(self.word("help-summary")),
            "help" => argument.help(self.word("help")),
            "version" => argument.help(self.word("version")),
            name => match self.text(path, name).filter(|_| argument.get_help().is_some()) {
                Some(text) => self.explained(argument, &text, path, long),
                None => argument,
            },
        }
    }

    fn with_value_names(&self, argument: Arg) -> Arg {
        let names = argument.get_value_names().filter(|_| argument.get_action().takes_values());
        match names.map(|names| names.iter().map(|name| self.value(name)).collect::<Vec<_>>()) {
            Some(names) => argument.value_names(names),
            None => argument,
        }
    }

    /// The text, and after it what else clap says of an argument: its values, and which it has if none is given.
    fn explained(&self, argument: Arg, text: &str, path: &[&str], long: bool) -> Arg {
        let values = argument.get_possible_values();
        let described = self.described(&values, argument.get_id().as_str(), path);
        let list = |name, all: Vec<String>| format!("[{} {}]", self.word(name), all.join(", "));
        let names = values.iter().map(|value| value.get_name().to_string()).collect();
        let default = default_of(&argument).map(|value| list("default", vec![value]));
        let possible = Some(list("possible", names)).filter(|_| !values.is_empty());
        let joined = |parts: [Option<String>; 3], between| {
            parts.into_iter().flatten().collect::<Vec<_>>().join(between)
        };
        let short = joined([Some(text.to_string()), default.clone(), possible.clone()], " ");
        let argument = argument.hide_default_value(true).hide_possible_values(true).help(short);
        if !long {
            return argument;
        }
        let possible = possible.filter(|_| described.is_none());
        let notes = Some(joined([default, possible, None], "\n")).filter(|notes| !notes.is_empty());
        argument.long_help(joined([Some(text.to_string()), described, notes], "\n\n"))
    }

    /// A line for each value, where they have texts.
    fn described(&self, values: &[PossibleValue], name: &str, path: &[&str]) -> Option<String> {
        values.iter().find(|value| value.get_help().is_some())?;
        let widest = values.iter().map(|value| value.get_name().len()).max()? + 1;
        let line = |value: &PossibleValue| {
            let text = self.text(path, &format!("{name}-{}", value.get_name())).unwrap_or_default();
            format!("\n- {:widest$} {text}", format!("{}:", value.get_name()))
        };
        Some(self.word("possible-list") + &values.iter().map(line).collect::<String>())
    }

    /// The text of an argument of this command, or of one that means the same further up.
    fn text(&self, path: &[&str], name: &str) -> Option<String> {
        let name = name.replace('_', "-");
        (0..=path.len()).rev().find_map(|n| self.find(&[&["help"], &path[..n], &[&name]].concat().join("-")))
    }

    /// What stands for a value.
    fn value(&self, name: &str) -> String {
        let id = name.to_lowercase().replace(|c: char| !c.is_alphanumeric(), "-");
        self.find(&format!("help-value-{id}")).unwrap_or_else(|| name.to_string())
    }

    /// A word of the help itself.
    fn word(&self, name: &str) -> String {
        let id = format!("help-word-{name}");
        self.find(&id).unwrap_or(id)
    }

    /// French sets some signs off by a space: no line may end there.
    fn find(&self, id: &str) -> Option<String> {
        let text = (self.find)(id)?;
        Some(
            [":", ";", "!", "?", "%"]
                .iter()
                .fold(text, |text, sign| text.replace(&format!(" {sign}"), &format!("\u{a0}{sign}"))),
        )
    }
}

fn styled(style: &Style, text: &str) -> String {
    format!("{}{text}{}", style.render(), style.render_reset())
}

/// The value of an argument that is not given.
fn default_of(argument: &Arg) -> Option<String> {
    let values = argument.get_default_values().iter().filter(|_| argument.get_action().takes_values());
    let values: Vec<String> = values.map(|value| value.to_string_lossy().into_owned()).collect();
    Some(values.join(" ")).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_words::files;
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    fn others() -> Vec<Language> {
        Language::all().into_iter().filter(|language| *language != Language::ENGLISH).collect()
    }

    fn in_language(language: Language, command: Command) -> Command {
        Help { find: &|id| Words::in_language(language).find(id) }.of(command)
    }

    /// Every text of a command and of all below it, with its place.
    fn texts(command: &Command, path: &str) -> Vec<(String, String)> {
        let path = format!("{path} {}", command.get_name());
        let about = command.get_about().map(|text| (path.clone(), text.to_string()));
        let own = command.get_arguments().flat_map(|argument| {
            let place = format!("{path} {}", argument.get_id());
            let both = [argument.get_help(), argument.get_long_help()].into_iter().flatten();
            both.map(move |text| (place.clone(), text.to_string())).collect::<Vec<_>>()
        });
        let below = command.get_subcommands().flat_map(|below| texts(below, &path));
        about.into_iter().chain(own).chain(below).collect()
    }

    #[test]
    fn every_text_is_said_in_every_language() {
        let mut english = crate::command();
        english.build();
        let english = texts(&english, "");
        assert!(english.len() > 400, "{}", english.len());
        for language in others() {
            let own: BTreeSet<_> = texts(&in_language(language, crate::command()), "").into_iter().collect();
            let same: Vec<_> = english.iter().filter(|text| own.contains(text)).collect();
            assert!(same.is_empty(), "not in {}: {same:#?}", language.tag());
        }
    }

    #[test]
    fn every_text_of_the_catalogue_is_used() {
        for language in others() {
            let (used, missing) = (RefCell::new(BTreeSet::new()), RefCell::new(BTreeSet::new()));
            let find = |id: &str| {
                let found = Words::in_language(language).find(id);
                let into = if found.is_some() { &used } else { &missing };
                into.borrow_mut().insert(id.to_string());
                found
            };
            Help { find: &find }.of(crate::command());
            let fixed = |id: &&String| {
                ["help-value-", "help-word-", "help-command"].iter().any(|start| id.starts_with(start))
            };
            assert_eq!(missing.borrow().iter().find(fixed), None, "{}", language.tag());
            let text =
                files().iter().find(|(tag, name, _)| (*tag, *name) == (language.tag(), "help")).unwrap().2;
            let ids = text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
            let unused: Vec<&str> =
                ids.filter(|id| !id.starts_with('#') && !used.borrow().contains(*id)).collect();
            assert_eq!(unused, Vec::<&str>::new(), "{}", language.tag());
        }
    }

    /// The short and the long help of a command and of all below it.
    fn pages(command: &mut Command) -> Vec<String> {
        let own = [command.render_help().to_string(), command.render_long_help().to_string()];
        let below = command.get_subcommands_mut().flat_map(pages).collect::<Vec<_>>();
        own.into_iter().chain(below).collect()
    }

    #[test]
    fn no_word_of_clap_is_left_and_no_line_too_long() {
        const CLAP: [&str; 10] = [
            "Usage:",
            "Options:",
            "Commands:",
            "Arguments:",
            "[default",
            "ossible values",
            "Print ",
            "COMMAND]",
            "COMMAND>",
            "Examples",
        ];
        for language in others() {
            let pages = pages(&mut in_language(language, crate::command().term_width(80)));
            for page in &pages {
                assert_eq!(CLAP.iter().find(|word| page.contains(**word)), None, "{page}");
                assert!(!page.contains("help-"), "a name instead of a text: {page}");
                // How a command is typed stands in one line, as long as it is.
                let wide =
                    page.lines().find(|line| line.chars().count() > 80 && !line.contains("luckhouse "));
                assert_eq!(wide, None, "{page}");
            }
        }
    }

    #[test]
    fn arguments_are_read_alike_in_every_language() {
        for language in others() {
            let command = in_language(language, crate::command());
            let read = |words: &str| command.clone().try_get_matches_from(words.split(' '));
            let matches = read("luckhouse --plain lab run fortuna --seed 7 --lang de").unwrap();
            let run = matches.subcommand().and_then(|(_, lab)| lab.subcommand()).unwrap().1;
            assert_eq!(run.get_one::<u64>("seed"), Some(&7));
            assert_eq!(run.get_one::<u64>("judge"), Some(&0), "what it has if not given");
            assert!(run.get_flag("plain"));
            assert!(read("luckhouse play --fly").is_err());
        }
    }
}
