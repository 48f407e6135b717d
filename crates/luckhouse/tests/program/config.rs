//! `luckhouse config`: kept in a file, before the defaults and behind everything that is said.

use crate::run::{Home, luckhouse, run, run_to_its_end};

fn file(home: &Home) -> std::path::PathBuf {
    home.0.join("config.toml")
}

#[test]
fn what_is_set_is_kept_and_counts() {
    let home = Home::new();
    assert!(!file(&home).exists());
    let shown = run(&home, &["config"], "");
    assert!(shown.code == 0 && shown.out.contains("speed      normal   nothing is set"), "{}", shown.out);
    for (setting, value) in [("bot", "novice"), ("language", "de"), ("speed", "fast")] {
        assert_eq!(run(&home, &["config", "set", setting, value], "").code, 0);
    }
    let text = "bot = \"novice\"\nlanguage = \"de\"\nspeed = \"fast\"\n";
    assert_eq!(std::fs::read_to_string(file(&home)).unwrap(), text);
    let said = run(&home, &["config", "path"], "").out;
    assert_eq!(said.trim(), file(&home).display().to_string());
    // The language speaks at once, and `--lang` goes before it.
    assert!(run(&home, &["config"], "").out.contains("aus der Datei"));
    assert!(run(&home, &["--lang", "fr", "config"], "").out.contains("dans le fichier"));
    assert!(run(&home, &["--help"], "").out.contains("Befehle:"));
    // Whoever sits opposite is in the log.
    let played = run(&home, &["--plain", "play", "fortuna"], "quit\n");
    assert_eq!(played.code, 0, "{}", played.err);
    let log = std::fs::read_to_string(&home.kept()[0]).unwrap();
    assert!(log.contains("novice") && !log.contains("steady"), "{log}");
    assert_eq!(run(&home, &["config", "unset", "language"], "").code, 0);
    assert_eq!(std::fs::read_to_string(file(&home)).unwrap(), "bot = \"novice\"\nspeed = \"fast\"\n");
}

#[test]
fn the_environment_goes_before_the_file() {
    let home = Home::new();
    std::fs::write(file(&home), "speed = 'slow'\npictures = 'off'\n").unwrap();
    let mut asked = luckhouse(&home, &["config", "--json"]);
    let told = run_to_its_end(asked.env("LUCKHOUSE_SPEED", "fast"), "").out;
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let of = |name: &str| {
        let line = told.as_array().unwrap().iter().find(|line| line["setting"] == name).unwrap();
        [line["value"].as_str().unwrap().to_string(), line["from"].as_str().unwrap().to_string()]
    };
    assert_eq!(of("speed"), ["fast", "environment"]);
    assert_eq!(of("pictures"), ["off", "file"]);
    assert_eq!(of("bot"), ["steady", "default"]);
}

#[test]
fn a_bad_file_is_one_line_and_the_game_goes_on() {
    let home = Home::new();
    for (text, said) in [
        ("speed = 'soon'\n", "expected slow, normal, fast or none"),
        ("colour = 'none'\n", "expected bot, colours, language, pictures or speed"),
        ("speed = \n", "nothing in it counts"),
        ("\u{0}\n", "nothing in it counts"),
    ] {
        std::fs::write(file(&home), text).unwrap();
        let ran = run(&home, &["rules", "fortuna"], "");
        assert!(ran.code == 0 && ran.err.lines().count() == 1, "{}", ran.err);
        assert!(ran.err.contains(said) && ran.err.contains("config.toml"), "{}", ran.err);
    }
    // What nobody can read is not written over.
    std::fs::write(file(&home), "speed = \nmine\n").unwrap();
    let ran = run(&home, &["config", "set", "bot", "best"], "");
    assert_eq!((ran.code, std::fs::read_to_string(file(&home)).unwrap().as_str()), (1, "speed = \nmine\n"));
}

#[test]
fn what_cannot_be_set_is_refused() {
    let home = Home::new();
    for (arguments, said) in [
        (
            ["config", "set", "bot", "clever"],
            "bot cannot be “clever”: expected novice, steady, strong or best",
        ),
        (["config", "set", "dice", "six"], "there is no setting “dice”: expected bot, colours"),
    ] {
        let ran = run(&home, &arguments, "");
        assert!(ran.code == 2 && ran.err.contains(said), "{}", ran.err);
    }
    assert!(!file(&home).exists());
    std::fs::create_dir(file(&home)).unwrap();
    let ran = run(&home, &["config", "set", "bot", "best"], "");
    assert!(ran.code == 1 && ran.err.contains("config.toml"), "{}", ran.err);
}
