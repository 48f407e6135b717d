//! What the questions of the lab have in common: a table, bots that count their thoughts, workers, a seed.

use crate::answer::{Answer, Form};
use crate::failure::{self, Failure, interrupted, usage};
use crate::patience::Patience;
use crate::program_args::ProgramArgs;
use crate::table_args::TableArgs;
use luckhouse_engine::Header;
use luckhouse_lab::{Cell, DataLine};
use luckhouse_shelf::{AnyGame, find};
use luckhouse_words::{Words, say};

#[derive(clap::Args)]
pub(crate) struct LabTable {
    /// Which game
    pub(crate) game: String,
    #[command(flatten)]
    table: TableArgs,
    /// The most positions that a bot looks at for a choice (its level's own number, if not given)
    #[arg(long, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The seed of the run: the same seed is the same result
    #[arg(long, default_value_t = 1, value_name = "N", allow_hyphen_values = true)]
    pub(crate) seed: u64,
    /// How many at once (one per core, if not given); the result is the same with any number
    #[arg(long, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    #[command(flatten)]
    programs: ProgramArgs,
}

impl LabTable {
    pub(crate) fn game(&self) -> Result<&'static dyn AnyGame, Failure> {
        Ok(find(&self.game)?)
    }

    /// How many seats.
    pub(crate) fn seats(&self) -> Result<usize, Failure> {
        self.table.seats(self.game()?)
    }

    /// The table with these bots, the last one for the rest of the seats.
    pub(crate) fn cell(&self, bots: &str) -> Result<Cell, Failure> {
        self.programs.welcome()?;
        let game = self.game()?;
        let seats = self.seats()?;
        let mut bots: Vec<String> = bots.split(',').map(|bot| bot.trim().to_string()).collect();
        if bots.len() > seats {
            return Err(usage!(
                "terminal-usage-bots",
                words = bots.join(","),
                named = bots.len(),
                places = seats
            ));
        }
        bots.resize(seats, bots[bots.len() - 1].clone());
        let options = self.table.options(game)?;
        let cell = Cell { game: game.about().name.into(), options, bots, nodes: self.nodes };
        cell.check()?;
        Ok(cell)
    }

    /// The table in words, for the first line of an answer.
    pub(crate) fn header(&self, cell: &Cell) -> Result<String, Failure> {
        let header = self.game()?.open(&cell.options, cell.bots.len())?.header();
        Ok(with_seed(&header, self.seed))
    }

    /// Print what was found at this table: its figures as data, or the words.
    pub(crate) fn print(
        &self,
        form: Form,
        (question, cell): (&'static str, &Cell),
        interrupted: bool,
        lines: impl FnOnce() -> Vec<DataLine>,
        words: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        let answer = || Answer::new(question, self.seed, cell.lines(lines())).interrupted(interrupted);
        form.print(answer, words)
    }

    /// Work on as many cores as were asked for, with a bar to look at.
    pub(crate) fn work<T: Send>(&self, work: impl FnOnce(&Patience) -> T + Send) -> Result<T, Failure> {
        let workers =
            rayon::ThreadPoolBuilder::new().num_threads(usize::from(self.jobs.unwrap_or(0))).build();
        let workers = workers.map_err(|error| failure::no_workers(&error))?;
        let patience = Patience::new(&say!(Words::spoken(), "terminal-waiting-games-at-most"));
        let done = workers.install(|| work(&patience));
        patience.end();
        Ok(done)
    }
}

/// The table of a run, and its dice.
pub(crate) fn with_seed(header: &Header, seed: u64) -> String {
    let (header, seed) = (header.to_string(), seed.to_string());
    say!(Words::spoken(), "terminal-lab-header", header, seed)
}

/// Somebody interrupted before there was anything to say.
pub(crate) fn nothing_yet() -> Failure {
    interrupted!("terminal-interrupted-nothing")
}

/// Somebody interrupted: what was said is true of the games that were played.
pub(crate) fn interrupted(games: u64) -> Failure {
    interrupted!("terminal-interrupted-first", games)
}
