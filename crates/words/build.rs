//! Lists the message files, so that a language is a folder and needs no line of code, and every English message with its
//! arguments, so that a message that is not there cannot be asked for.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What messages need: arguments by name, and other messages that are parts of them.
type Found = BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)>;

fn main() {
    let messages = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../messages");
    println!("cargo::rerun-if-changed={}", messages.display());
    let (mut list, mut pages) = (String::from("&[\n"), String::from("&[\n"));
    let mut english = Found::new();
    for folder in sorted(&messages) {
        let language = folder.file_name().unwrap().to_string_lossy().into_owned();
        for file in files(&folder, "ftl") {
            listed(&language, &file, &mut list);
            if language == "en" {
                declare(&fs::read_to_string(file).unwrap(), &mut english);
            }
        }
        files(&folder.join("rules"), "md").iter().for_each(|file| listed(&language, file, &mut pages));
    }
    let out = PathBuf::from(env::var("OUT_DIR").unwrap());
    fs::write(out.join("files.rs"), list + "]").unwrap();
    fs::write(out.join("pages.rs"), pages + "]").unwrap();
    fs::write(out.join("declared.rs"), declared(&english)).unwrap();
}

/// One more file: its language, its name and its text.
fn listed(language: &str, file: &Path, list: &mut String) {
    let name = file.file_stem().unwrap().to_string_lossy();
    let path = file.canonicalize().unwrap();
    println!("cargo::rerun-if-changed={}", path.display());
    writeln!(list, "({language:?}, {name:?}, include_str!({:?})),", path.display().to_string()).unwrap();
}

/// The files of a folder whose names end so. A folder that is not there has none.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let all = if folder.is_dir() { sorted(folder) } else { Vec::new() };
    all.into_iter().filter(|file| file.extension().is_some_and(|found| found == end)).collect()
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// The messages of a file. What cannot be read is left out here; a test names it.
fn declare(text: &str, into: &mut Found) {
    let resource = parse(text).unwrap_or_else(|(rest, _)| rest);
    for entry in resource.body {
        if let Entry::Message(Message { id, value: Some(value), .. }) = entry {
            let (mut arguments, mut parts) = (BTreeSet::new(), BTreeSet::new());
            of_pattern(&value, &mut arguments, &mut parts);
            into.insert(id.name.into(), (arguments, parts));
        }
    }
}

fn of_pattern(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>, parts: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, arguments, parts);
        }
    }
}

fn of_expression(
    expression: &Expression<&str>,
    arguments: &mut BTreeSet<String>,
    parts: &mut BTreeSet<String>,
) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, arguments, parts),
        Expression::Select { selector, variants } => {
            of_inline(selector, arguments, parts);
            variants.iter().for_each(|variant| of_pattern(&variant.value, arguments, parts));
        }
    }
}

/// `$seats-count` and `$treasure-acc` are made of `$seats` and `$treasure`.
fn of_inline(
    inline: &InlineExpression<&str>,
    arguments: &mut BTreeSet<String>,
    parts: &mut BTreeSet<String>,
) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.split('-').next().unwrap_or(id.name).into());
        }
        InlineExpression::MessageReference { id, .. } => {
            parts.insert(id.name.into());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, arguments, parts),
        InlineExpression::FunctionReference { arguments: given, .. } => {
            given.positional.iter().for_each(|inline| of_inline(inline, arguments, parts));
        }
        _ => {}
    }
}

/// Every message with the arguments of it and of its parts, by its name.
fn declared(english: &Found) -> String {
    let mut list = String::from("&[\n");
    for id in english.keys() {
        let (mut all, mut open, mut seen) = (BTreeSet::new(), vec![id], BTreeSet::new());
        while let Some(id) = open.pop() {
            let Some((arguments, parts)) = english.get(id).filter(|_| seen.insert(id)) else { continue };
            all.extend(arguments);
            open.extend(parts);
        }
        writeln!(list, "({id:?}, &{:?}),", all.into_iter().collect::<Vec<_>>()).unwrap();
    }
    list.push(']');
    list
}
