//! What can be typed, for the help of every command. A test reads each line as the program would.

use clap::Command;

/// A command, as it is typed after `luckhouse`, and lines that show it.
type Shown = (&'static str, &'static [&'static str]);

const EXAMPLES: &[Shown] = &[
    ("", &["luckhouse", "luckhouse play booty-dice --seats 3", "luckhouse serve", "luckhouse help play"]),
    ("games", &["luckhouse games", "luckhouse games --json", "luckhouse games --csv"]),
    (
        "rules",
        &[
            "luckhouse rules fortuna",
            "luckhouse --lang de rules lantern",
            "luckhouse rules booty-dice --html rules.html",
            "luckhouse rules booty-dice --json",
        ],
    ),
    (
        "play",
        &[
            "luckhouse play fortuna --bot strong",
            "luckhouse play booty-dice --seats 4 --me 1,2 --option goal=30",
            "luckhouse play lantern --option sheet=./mine.toml",
            "luckhouse play --resume FILE",
        ],
    ),
    (
        "join",
        &[
            "luckhouse join http://127.0.0.1:7070/",
            "luckhouse join http://127.0.0.1:7070/ --game booty-dice --seats 3",
            "luckhouse join http://127.0.0.1:7070/t/TABLE --name Ann",
        ],
    ),
    ("replay", &["luckhouse replay FILE --at 40", "luckhouse replay FILE --as p2 --json"]),
    ("coach", &["luckhouse coach FILE --as p1", "luckhouse coach FILE --html coach.html"]),
    (
        "puzzles",
        &[
            "luckhouse puzzles booty-dice",
            "luckhouse puzzles lantern --theme own-wins --number 3",
            "luckhouse puzzles fortuna --number 1 --json",
        ],
    ),
    (
        "puzzles mine",
        &[
            "luckhouse puzzles mine lantern --count 200 --seed 1 --save lantern.puzzles",
            "luckhouse puzzles mine booty-dice --from GAME1 GAME2 --save mine.puzzles",
        ],
    ),
    (
        "puzzles check",
        &[
            "luckhouse puzzles check",
            "luckhouse puzzles check fortuna --file mine.puzzles",
            "luckhouse puzzles check --json",
        ],
    ),
    (
        "odds",
        &["luckhouse odds fortuna", "luckhouse odds lucky-shot raid 5", "luckhouse odds booty-dice --csv"],
    ),
    (
        "simulate",
        &[
            "luckhouse simulate booty-dice --seats 4 --games 100000",
            "luckhouse simulate fortuna --bots strong,steady --fair --games 200",
            "luckhouse simulate booty-dice --games 1000 --json",
            "luckhouse simulate fortuna --bots mine,steady --program 'mine=python3 my_bot.py' --games 200",
        ],
    ),
    ("lab", &["luckhouse lab run fortuna --games 1000", "luckhouse help lab run"]),
    (
        "lab run",
        &[
            "luckhouse lab run booty-dice --seats 2..4 --option goal=20,25,30 --bots steady --until 0.5%",
            "luckhouse lab run fortuna --games 100000 --rows games --out rows",
            "luckhouse lab run booty-dice --option goal=20,30 --csv",
        ],
    ),
    ("lab merge", &["luckhouse lab merge part-1 part-2 --out whole"]),
    (
        "lab compare",
        &[
            "luckhouse lab compare fortuna strong steady",
            "luckhouse lab compare booty-dice --a goal=20 --b goal=30",
            "luckhouse lab compare booty-dice strong steady --json",
        ],
    ),
    (
        "lab tune",
        &[
            "luckhouse lab tune booty-dice --vary goal --vary doubloons --aim 'first seat within 8%, 8 to 15 turns'",
            "luckhouse lab tune lantern --aim 'best play wins 42 to 48%' --vary sheet --confirm 1",
            "luckhouse lab tune reynards-luck --aim 'wins 48 to 52%' --vary layout --near 5",
        ],
    ),
    ("lab handicap", &["luckhouse lab handicap fortuna", "luckhouse lab handicap booty-dice --seats 3"]),
    ("lab options", &["luckhouse lab options booty-dice --games 500"]),
    ("lab without", &["luckhouse lab without booty-dice --all", "luckhouse lab without booty-dice rob"]),
    ("lab report", &["luckhouse lab report fortuna --minutes 1 --out reports"]),
    ("lab ratings", &["luckhouse lab ratings --games 2000 --seed 17"]),
    ("lab signature", &["luckhouse lab signature", "luckhouse lab signature --json"]),
    (
        "tournament",
        &[
            "luckhouse tournament booty-dice --seats 2 --players novice,steady,strong,best --games 200",
            "luckhouse tournament fortuna --format swiss --fair --json",
        ],
    ),
    ("pace", &["luckhouse pace lantern best", "luckhouse pace booty-dice strong --seats 4 --games 100"]),
    (
        "judge",
        &[
            "luckhouse judge booty-dice --seats 3 --positions 50",
            "luckhouse judge fortuna --positions 50 --json",
        ],
    ),
    ("bot", &["luckhouse bot run booty-dice -- python3 docs/bots/random_bot.py"]),
    (
        "bot run",
        &[
            "luckhouse bot run fortuna -- python3 docs/bots/random_bot.py",
            "luckhouse bot run booty-dice --seats 3 --against strong,steady --games 300 -- ./my-bot",
            "luckhouse bot run fortuna --json -- ./my-bot",
        ],
    ),
    (
        "bot join",
        &[
            "luckhouse bot join https://play.example.org/ --token bot.token -- python3 docs/bots/random_bot.py",
        ],
    ),
    ("solve", &["luckhouse solve fortuna", "luckhouse solve reynards-luck 5 1,4,6,7 vs 3"]),
    ("verify", &["luckhouse verify FILE", "luckhouse verify FILE --receipt FILE.receipt.json"]),
    (
        "serve",
        &[
            "luckhouse serve",
            "luckhouse serve --listen 0.0.0.0:7070 --name play.example.org --behind-proxy 10.0.0.1",
            "luckhouse serve --store postgres://house@db.example/luckhouse",
            "luckhouse serve --print-config",
        ],
    ),
    ("admin", &["luckhouse admin list", "luckhouse admin --json log"]),
    ("admin list", &["luckhouse admin list"]),
    ("admin close", &["luckhouse admin close TABLE"]),
    ("admin delete", &["luckhouse admin delete TABLE"]),
    ("admin talk", &["luckhouse admin talk TABLE"]),
    ("admin hide", &["luckhouse admin hide TABLE --line 12"]),
    ("admin ban", &["luckhouse admin ban 192.0.2.0/24 --for 7d --why 'floods the lobby'"]),
    ("admin lift", &["luckhouse admin lift 192.0.2.0/24"]),
    ("admin bans", &["luckhouse admin bans"]),
    ("admin moderator", &["luckhouse admin moderator list"]),
    ("admin moderator add", &["luckhouse admin moderator add Ann"]),
    ("admin moderator remove", &["luckhouse admin moderator remove Ann"]),
    ("admin moderator list", &["luckhouse admin moderator list"]),
    ("admin account", &["luckhouse admin account list"]),
    ("admin account mute", &["luckhouse admin account mute Bob --for 12h --why spam"]),
    ("admin account unmute", &["luckhouse admin account unmute Bob"]),
    (
        "admin account ban",
        &["luckhouse admin account ban Bob --for 7d --why insult --text 'see the talk of Friday'"],
    ),
    ("admin account unban", &["luckhouse admin account unban Bob"]),
    ("admin account list", &["luckhouse admin account list"]),
    ("admin log", &["luckhouse admin log"]),
    ("backup", &["luckhouse backup house.backup"]),
    ("restore", &["luckhouse restore house.backup --data ./house"]),
    (
        "migrate",
        &["luckhouse migrate --from ~/.local/share/luckhouse --to postgres://house@db.example/luckhouse"],
    ),
    ("archive", &["luckhouse archive /mnt/bucket --after-days 90", "luckhouse archive /mnt/bucket --check"]),
    ("bench-server", &["luckhouse bench-server --seconds 10", "luckhouse bench-server --idle 20000"]),
    ("config", &["luckhouse config", "luckhouse config set bot strong", "luckhouse config set language de"]),
    ("config set", &["luckhouse config set speed fast", "luckhouse config set colours none"]),
    ("config unset", &["luckhouse config unset speed"]),
    ("config path", &["luckhouse config path"]),
    ("completions", &["luckhouse completions bash > ~/.local/share/bash-completion/completions/luckhouse"]),
    ("man", &["luckhouse man | man -l -", "luckhouse man ~/.local/share/man/man1"]),
];

/// The command with its examples, and so all below it.
pub(crate) fn with_examples(command: Command) -> Command {
    shown(command, "")
}

fn shown(command: Command, path: &str) -> Command {
    let below: Vec<String> = command.get_subcommands().map(|below| below.get_name().to_string()).collect();
    let command = below.into_iter().fold(command, |command, name| {
        let path = format!("{path} {name}");
        command.mut_subcommand(name, |below| shown(below, path.trim()))
    });
    match of(path) {
        Some(lines) => command.after_help(listed("Examples:", lines)),
        None => command,
    }
}

/// The examples of a command, as it is typed after `luckhouse`.
pub(crate) fn of(path: &str) -> Option<&'static [&'static str]> {
    EXAMPLES.iter().find(|(known, _)| *known == path).map(|(_, lines)| *lines)
}

/// Examples under their heading, as they stand in the help.
pub(crate) fn listed<L: AsRef<str>>(heading: &str, lines: &[L]) -> String {
    lines.iter().fold(heading.to_string(), |list, line| list + "\n  " + line.as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cli;
    use clap::CommandFactory;

    fn paths(command: &Command, path: &str) -> Vec<String> {
        let below = command.get_subcommands().flat_map(|below| {
            let path = format!("{path} {}", below.get_name());
            paths(below, path.trim())
        });
        [path.to_string()].into_iter().chain(below).collect()
    }

    #[test]
    fn every_command_has_examples_and_no_other_has() {
        let known: Vec<&str> = EXAMPLES.iter().map(|(path, _)| *path).collect();
        assert_eq!(paths(&Cli::command(), ""), known);
    }

    /// The words of a line, as a shell gives them to the program: up to a pipe, without quotes.
    fn words(line: &str) -> Vec<String> {
        let own = line.split(['|', '>']).next().unwrap_or_default();
        let quoted = own.split('\'').enumerate();
        quoted
            .flat_map(|(number, part)| match number % 2 {
                0 => part.split_whitespace().map(String::from).collect(),
                _ => vec![part.to_string()],
            })
            .collect()
    }

    #[test]
    fn every_example_can_be_typed() {
        for (path, lines) in EXAMPLES {
            for line in *lines {
                let words = words(line);
                assert_eq!(words[0], "luckhouse");
                let read = Cli::command().try_get_matches_from(&words);
                let help = |error: &clap::Error| error.kind() == clap::error::ErrorKind::DisplayHelp;
                assert!(read.as_ref().is_ok() || read.as_ref().is_err_and(help), "{line}: {read:?}");
                let shows = line.contains(&format!("{path} ")) || line.ends_with(path);
                assert!(shows, "{line} is no example of {path}");
            }
        }
    }
}
