//! The crates that make sense alone can be published: each is packed as for a registry, and nothing that it reads is left behind.
//! That it builds where nothing else of ours is, is tried by `make packages`, because everything is built again for it.

use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

/// What whoever writes a game, a player or a solver of their own can take.
const ALONE: [&str; 3] = ["engine", "games", "solvers"];

/// A registry takes no more.
const MOST_BYTES: u64 = 10 * 1024 * 1024;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn crate_folder(name: &str) -> PathBuf {
    root().join("crates").join(name)
}

/// `cargo package` with these arguments, for these crates; what it printed.
fn package(arguments: &[&str], names: &[&str]) -> String {
    let names = names.iter().flat_map(|name| ["-p".into(), format!("luckhouse-{name}")]);
    let done = Command::new(env!("CARGO"))
        .args(["package", "--offline", "--no-verify", "--allow-dirty"])
        .args(arguments)
        .args(names)
        .current_dir(root())
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn each_is_packed_as_for_a_registry() {
    let target = std::env::temp_dir().join(format!("luckhouse-packages-{}", std::process::id()));
    package(&["--target-dir", target.to_str().unwrap()], &ALONE);
    let packed: Vec<(PathBuf, u64)> = fs::read_dir(target.join("package"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "crate"))
        .map(|path| (path.clone(), fs::metadata(&path).unwrap().len()))
        .collect();
    fs::remove_dir_all(&target).unwrap();
    assert_eq!(packed.len(), ALONE.len(), "{packed:?}");
    for (path, bytes) in packed {
        assert!(bytes < MOST_BYTES, "{} has {bytes} bytes: expected less than {MOST_BYTES}", path.display());
    }
}

#[test]
fn everything_that_the_compiler_reads_goes_along() {
    let mut read = 0;
    for name in ALONE {
        let files: Vec<PathBuf> = package(&["--list"], &[name]).lines().map(PathBuf::from).collect();
        for must in ["LICENSE", "README.md", "src/lib.rs"] {
            assert!(files.contains(&must.into()), "{name} has no {must}");
        }
        for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == "rs")) {
            for included in includes(&fs::read_to_string(crate_folder(name).join(file)).unwrap()) {
                let place = joined(file.parent().unwrap(), &included);
                assert!(files.contains(&place), "{name}/{} reads {included}", file.display());
                read += 1;
            }
        }
    }
    assert!(read > 10, "{read}");
}

/// The paths of `include_str!("…")` and `include_bytes!("…")`.
fn includes(code: &str) -> Vec<String> {
    let after = |word: &'static str| code.split(word).skip(1);
    let path = |rest: &str| rest.strip_prefix("!(\"")?.split('"').next().map(String::from);
    after("include_str").chain(after("include_bytes")).filter_map(path).collect()
}

/// A path that is told from a folder, without `..` where it can be done without.
fn joined(folder: &Path, path: &str) -> PathBuf {
    folder.join(path).components().fold(PathBuf::new(), |mut whole, part| {
        match part {
            Component::ParentDir if whole.file_name().is_some() => drop(whole.pop()),
            part => whole.push(part),
        }
        whole
    })
}

/// What a registry shows of a crate is there; what it would show twice, or what nobody can fetch, is not.
#[test]
fn each_says_what_it_is() {
    for name in ALONE {
        let manifest: toml::Table =
            fs::read_to_string(crate_folder(name).join("Cargo.toml")).unwrap().parse().unwrap();
        let package = manifest["package"].as_table().unwrap();
        let description = package["description"].as_str().unwrap();
        assert!((20..200).contains(&description.len()), "{name}: {description}");
        for (list, most) in [("keywords", 5), ("categories", 5)] {
            let words = package[list].as_array().unwrap();
            assert!((1..=most).contains(&words.len()), "{name}: {list} {words:?}");
        }
        assert!(!package.contains_key("publish"), "{name} may not be published");
        let readme = fs::read_to_string(crate_folder(name).join("README.md")).unwrap();
        assert!(
            readme.starts_with(&format!("# luckhouse-{name}\n")) && readme.contains("```rust\n"),
            "{name}"
        );
        let library = fs::read_to_string(crate_folder(name).join("src/lib.rs")).unwrap();
        assert!(
            library.contains("#[doc = include_str!(\"../README.md\")]"),
            "the example of {name} is not tried"
        );
    }
}
