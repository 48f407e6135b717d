//! Lists the message files, so that a language is a folder and needs no line of code.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let messages = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../messages");
    println!("cargo::rerun-if-changed={}", messages.display());
    let mut list = String::from("&[\n");
    for folder in sorted(&messages) {
        let language = folder.file_name().unwrap().to_string_lossy().into_owned();
        for file in sorted(&folder).iter().filter(|file| file.extension().is_some_and(|end| end == "ftl")) {
            let name = file.file_stem().unwrap().to_string_lossy();
            let path = file.canonicalize().unwrap();
            println!("cargo::rerun-if-changed={}", path.display());
            writeln!(list, "({language:?}, {name:?}, include_str!({:?})),", path.display().to_string())
                .unwrap();
        }
    }
    list.push(']');
    let out = Path::new(&env::var("OUT_DIR").unwrap()).join("files.rs");
    fs::write(out, list).unwrap();
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}
