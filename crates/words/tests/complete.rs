//! Every language says everything that English says, with the same things put in.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use luckhouse_words::{Language, files};
use std::collections::{BTreeMap, BTreeSet};

type Found = BTreeMap<String, BTreeSet<String>>;

/// The help of the command line: its English stands in the program, whose tests hold every other language to it.
const HELP: &str = "help";

/// Every message of a language with the names of its arguments.
fn messages(language: Language) -> Found {
    messages_in(language, |file| file != HELP)
}

fn messages_in(language: Language, wanted: impl Fn(&str) -> bool) -> Found {
    let mut found = Found::new();
    for (_, file, text) in files().iter().filter(|(tag, file, _)| *tag == language.tag() && wanted(file)) {
        let resource =
            parse(*text).unwrap_or_else(|(_, errors)| panic!("{} {file}: {errors:?}", language.tag()));
        for entry in resource.body {
            if let Entry::Message(Message { id, value, .. }) = entry {
                let mut names = BTreeSet::new();
                value.iter().for_each(|value| arguments(value, &mut names));
                let twice = found.insert(id.name.into(), names);
                assert!(twice.is_none(), "{} {file}: `{}` is there twice", language.tag(), id.name);
            }
        }
    }
    found
}

fn arguments(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, into);
        }
    }
}

fn of_expression(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, into),
        Expression::Select { selector, variants } => {
            of_inline(selector, into);
            variants.iter().for_each(|variant| arguments(&variant.value, into));
        }
    }
}

/// A number and a form of a word are asked for under names made from the argument: they count as the argument itself.
fn of_inline(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.split('-').next().unwrap_or(id.name).into());
        }
        InlineExpression::MessageReference { id, .. } => {
            into.insert(format!("message {}", id.name));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, into),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| of_inline(argument, into));
        }
        _ => {}
    }
}

#[test]
fn every_language_says_everything() {
    let english = messages(Language::ENGLISH);
    for language in Language::all() {
        let own = messages(language);
        let missing: Vec<&String> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        let unknown: Vec<&String> = own.keys().filter(|id| !english.contains_key(*id)).collect();
        assert_eq!((missing, unknown), (vec![], vec![]), "missing and unknown in {}", language.tag());
    }
}

/// Everything that may be put into a message: its own arguments, and those of the messages that it is a part of.
fn given(english: &Found, id: &str) -> BTreeSet<String> {
    let parts = |id: &str| {
        let mut all = BTreeSet::from([format!("message {id}")]);
        let mut open = vec![id.to_string()];
        while let Some(id) = open.pop() {
            let found = english.get(&id).into_iter().flatten();
            open.extend(found.clone().filter_map(|name| name.strip_prefix("message ")).map(String::from));
            all.extend(found.cloned());
        }
        all
    };
    let wholes = english.keys().map(|whole| parts(whole));
    wholes.filter(|whole| whole.contains(&format!("message {id}"))).flatten().collect()
}

/// A language may leave an argument out (a life is a life, however many), but cannot have one that is never given.
#[test]
fn no_language_asks_for_what_is_not_given() {
    let english = messages(Language::ENGLISH);
    for language in Language::all() {
        for (id, names) in messages(language) {
            let given = given(&english, &id);
            let unknown: Vec<&String> = names.difference(&given).collect();
            assert!(unknown.is_empty(), "{} {id}: {unknown:?}", language.tag());
        }
    }
}

#[test]
fn every_language_but_english_has_the_same_help() {
    let helps = Language::all().into_iter().map(|language| messages_in(language, |file| file == HELP));
    let ids: Vec<Vec<String>> = helps.map(|help| help.into_keys().collect()).collect();
    let [english, first, others @ ..] = ids.as_slice() else { panic!("{ids:?}") };
    assert!(english.is_empty() && !first.is_empty());
    assert!(others.iter().all(|other| other == first));
}

#[test]
fn there_are_three_languages() {
    let tags: Vec<&str> = Language::all().into_iter().map(Language::tag).collect();
    assert_eq!(tags, ["en", "de", "fr"]);
}
