//! The book of `docs`: every page is in it, and no link leads nowhere.

use luckhouse_shelf::find;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file of this folder that is written as text for people.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let within = |path: PathBuf| match path.is_dir() {
        true => pages(&path),
        false => vec![path],
    };
    entries.flat_map(within).filter(|path| path.extension().is_some_and(|kind| kind == "md")).collect()
}

/// Where the links of a text lead that stay in this house, without what stands after `#`.
fn links(text: &str) -> Vec<&str> {
    // What stands between fences is no link.
    let plain = text.split("```").step_by(2);
    let linked = plain.flat_map(|part| part.split("](").skip(1)).filter_map(|rest| rest.split(')').next());
    let ours = linked.map(|link| link.split('#').next().unwrap_or_default());
    ours.filter(|link| !link.is_empty() && !link.contains("://") && !link.contains(' ')).collect()
}

#[test]
fn no_link_leads_nowhere() {
    let (root, mut wrong) = (root(), Vec::new());
    let own = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(|name| root.join(name));
    for page in pages(&root.join("docs")).into_iter().chain(own) {
        let text = std::fs::read_to_string(&page).unwrap();
        let lost = links(&text).into_iter().filter(|link| !page.parent().unwrap().join(link).exists());
        wrong.extend(lost.map(|link| format!("{}: {link}", page.display())));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_page_is_in_the_book() {
    let docs = root().join("docs");
    let summary = std::fs::read_to_string(docs.join("SUMMARY.md")).unwrap();
    let listed: Vec<PathBuf> = links(&summary).into_iter().map(|link| docs.join(link)).collect();
    let missing: Vec<PathBuf> = pages(&docs)
        .into_iter()
        .filter(|page| !page.ends_with("SUMMARY.md") && !listed.contains(page))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn a_readme_is_one_screen() {
    let lines = std::fs::read_to_string(root().join("README.md")).unwrap().lines().count();
    assert!(lines <= 50, "{lines} lines: the rest belongs into the book");
}

#[test]
fn the_files_of_the_book_can_be_played() {
    let page = std::fs::read_to_string(root().join("docs/design/options.md")).unwrap();
    let files: Vec<&str> =
        page.split("```toml\n").skip(1).filter_map(|rest| Some(rest.split_once("```")?.0)).collect();
    let [sheet, layout] = files[..] else { panic!("a sheet and a layout: {files:?}") };
    for (game, option, file, seats) in
        [("lantern", "sheet", sheet, 1), ("reynards-luck", "layout", layout, 2)]
    {
        let opened = find(game).unwrap().open(&[(option.into(), file.into())], seats);
        assert!(opened.is_ok(), "{:?}", opened.err());
    }
}
