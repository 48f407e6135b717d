//! `luckhouse rules GAME --html`: a leaflet to print.

use crate::run::{Home, run};
use luckhouse_shelf::games::GAMES;

fn leaflet(home: &Home, arguments: &[&str]) -> String {
    let ran = run(home, &[&["rules"], arguments, &["--html"]].concat(), "");
    assert_eq!(ran.code, 0, "{arguments:?}: {}", ran.err);
    ran.out
}

/// Every tag that is opened is closed, in order.
fn well_formed(page: &str) {
    let mut open = Vec::new();
    for tag in page.split('<').skip(1).map(|rest| rest.split_once('>').expect("a tag ends").0) {
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "</{name}>"),
            None if tag.starts_with("!doctype") || tag.starts_with("meta") => {}
            None => open.push(tag.split(' ').next().unwrap_or_default()),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn every_game_has_one_in_every_language() {
    let home = Home::new();
    for (language, options) in [("en", "Options"), ("de", "Optionen"), ("fr", "Options")] {
        for game in GAMES {
            let page = leaflet(&home, &[game.about().name, "--lang", language]);
            well_formed(&page);
            assert!(page.contains(&format!("<html lang=\"{language}\">")), "{page}");
            let title = game.about().title.replace('&', "&amp;").replace('\'', "&#39;");
            assert!(page.contains(&format!("<h1>{title}</h1>")), "{page}");
            assert!(page.contains(&format!("<h2>{options}</h2>")) && page.contains("@page"), "{page}");
            for outside in ["http://", "https://", "<script", "<link", "url(", "@import", "src="] {
                assert!(!page.contains(outside), "{outside}");
            }
        }
    }
}

#[test]
fn it_says_what_the_table_has_set() {
    let home = Home::new();
    for game in GAMES {
        for option in game.options() {
            let value =
                option.words.last().map_or_else(|| option.range.unwrap().1.to_string(), ToString::to_string);
            let set = format!("{}={value}", option.key);
            let page = leaflet(&home, &[game.about().name, "--option", &set]);
            well_formed(&page);
            assert!(page.contains(&format!("<li><code>{set}</code>: ")), "{set}: {page}");
        }
    }
    let page = leaflet(&home, &["lantern", "--lang", "de", "--option", "sheet=long-night"]);
    assert!(page.contains("<h2>Dieser Tisch</h2>") && page.contains("name = &quot;Marsh&quot;"), "{page}");
}

/// What stands in somebody's document is text and nothing else, as far as it is taken at all.
#[test]
fn a_hostile_document_is_refused_or_escaped() {
    let home = Home::new();
    let sheet = |note: &str| {
        let zone = "[[zone]]\nname = \"Anne's Door\"\nboxes = \"6\"\n";
        std::fs::write(
            home.0.join("mine.toml"),
            format!("name = \"mine\"\nnote = \"{note}\"\nrows = [5]\n\n{zone}"),
        )
        .unwrap();
    };
    sheet("It's late.");
    let page = leaflet(&home, &["lantern", "--option", "sheet=./mine.toml"]);
    well_formed(&page);
    assert!(page.contains("note = &quot;It&#39;s late.&quot;") && page.contains("Anne&#39;s Door"), "{page}");
    sheet("</code></pre><script>alert(1)</script>");
    for set in ["sheet=./mine.toml", "sheet=<b>"] {
        let refused = run(&home, &["rules", "lantern", "--html", "--option", set], "");
        assert!(refused.code == 2 && refused.out.is_empty(), "{}", refused.err);
    }
}

#[test]
fn it_goes_into_a_file_where_one_is_named() {
    let home = Home::new();
    let ran = run(&home, &["rules", "fortuna", "--html", "leaflet.html"], "");
    assert_eq!((ran.code, ran.out.as_str()), (0, ""), "{}", ran.err);
    let page = std::fs::read_to_string(home.0.join("leaflet.html")).unwrap();
    assert_eq!(page, leaflet(&home, &["fortuna"]));
    let ran = run(&home, &["rules", "fortuna", "--html", "no/such/leaflet.html"], "");
    assert!(ran.code != 0 && ran.err.contains("leaflet.html"), "{}", ran.err);
}

/// The page of a plain terminal is in the language that is spoken there too.
#[test]
fn the_terminal_speaks_the_same_language() {
    let ran = run(&Home::new(), &["rules", "booty-dice", "--lang", "fr", "--option", "starts=agreed"], "");
    assert!(ran.out.contains("Ton tour\n--------") && ran.out.contains("`starts=agreed`"), "{}", ran.out);
}
