//! `luckhouse puzzles mine GAME`: find puzzles, and write them into a file.

use crate::failure::Failure;
use crate::patience::Patience;
use crate::{files, replay};
use luckhouse_puzzles::{Mine, NotMined, Source, write};
use luckhouse_shelf::find;
use luckhouse_words::{Words, say};
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    /// How many puzzles
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// How many games bots play (four for each puzzle, if not given): hard puzzles are rare
    #[arg(long, value_name = "N", conflicts_with = "from")]
    games: Option<u64>,
    /// The seed of the games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Only games of so many seats
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// The most events before a puzzle
    #[arg(long, default_value_t = 160, value_name = "N")]
    longest: usize,
    /// Saved games to look through, instead of games of bots
    #[arg(long, value_name = "LOG", num_args = 1..)]
    from: Vec<PathBuf>,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    save: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = find(&args.game)?.about().name;
    let mine = Mine {
        game: game.into(),
        count: args.count as usize,
        seed: args.seed,
        seats: args.seats,
        longest: args.longest,
        source: source(args)?,
    };
    let patience = Patience::new(&say!(Words::spoken(), "terminal-puzzles-looked-through"));
    let found = mine.run(&patience);
    patience.end();
    let found = found.map_err(failed)?;
    let file = args.save.display().to_string();
    files::write(&args.save, write(&found)).map_err(|error| {
        Failure::Failed(say!(
            Words::spoken(),
            "terminal-puzzles-cannot-write",
            file,
            error = error.to_string()
        ))
    })?;
    let (count, proved) = (found.len(), found.iter().filter(|puzzle| puzzle.is_proved()).count());
    writeln!(std::io::stdout(), "{}", say!(Words::spoken(), "terminal-puzzles-mined", count, proved, file))?;
    Ok(())
}

fn source(args: &Args) -> Result<Source, Failure> {
    if args.from.is_empty() {
        return Ok(Source::Bots { games: args.games.unwrap_or(4 * u64::from(args.count)) });
    }
    Ok(Source::Logs(args.from.iter().map(|file| replay::read(file)).collect::<Result<_, _>>()?))
}

fn failed(why: NotMined) -> Failure {
    let words = Words::spoken();
    match why {
        NotMined::Word(wrong) => wrong.into(),
        NotMined::Log { number, wrong } => {
            Failure::Failed(say!(words, "terminal-puzzles-bad-log", number, why = wrong.said(&words)))
        }
        NotMined::OtherGame { number, found, expected } => {
            Failure::Failed(say!(words, "terminal-puzzles-other-game", number, found, expected))
        }
        NotMined::Stopped => Failure::Interrupted(say!(words, "terminal-puzzles-stopped")),
    }
}
