//! `luckhouse bot join URL --token FILE -- PROGRAM`: a bot of one's own at a house on the network. It accepts challenges, plays at
//! several tables at once, and comes back to them after a cut line and after it was ended. See docs/bots.md.

mod line;
mod seated;

use super::Hosted;
use crate::failure::{Failure, failed, usage};
use crate::join::door::Place;
use crate::join::seats::{self, Kept};
use crate::join::{connection, records};
use line::Line;
use luckhouse_server::client::api::NoAnswer;
use luckhouse_server::client::{Address, BadAddress};
use luckhouse_server::protocol::{BotChallenge, BotSelf, Sit, Why};
use luckhouse_words::{Words, say};
use seated::Seated;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{Instant, sleep_until};

#[derive(clap::Args)]
pub(crate) struct JoinArgs {
    /// The link of the house (http://HOST:PORT/)
    url: String,
    /// A file with the token of the bot, as the page of its owner has shown it
    #[arg(long, value_name = "FILE")]
    token: PathBuf,
    /// Only these games, like `fortuna,booty-dice` (all, if not given)
    #[arg(long, value_name = "GAMES", value_delimiter = ',')]
    play: Vec<String>,
    /// At so many tables at the same time
    #[arg(long, value_name = "N", default_value_t = 4, allow_hyphen_values = true, value_parser = clap::value_parser!(u8).range(1..=16))]
    tables: u8,
    /// End after so many games (never, if not given)
    #[arg(long, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// How long the program may take for a choice, in seconds; for its first one, ten more
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0, allow_hyphen_values = true)]
    patience: f64,
    /// The program and its arguments, after `--`
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    program: Vec<String>,
}

/// So often the house is asked who wants to play.
const LOOK: Duration = Duration::from_secs(2);
/// A house that does not answer is asked less and less often, down to this.
const SELDOM: Duration = Duration::from_secs(30);

/// How a game went.
#[derive(Clone, Copy)]
enum Went {
    /// It was played to its end; by the program, if it did nothing wrong.
    Over { forfeited: bool },
    /// One cannot stay at the table.
    Gone,
}

/// A bot at a house.
struct Guest<'a> {
    args: &'a JoinArgs,
    address: Address,
    token: String,
    hosted: Arc<Hosted>,
    /// Who it is there.
    known: BotSelf,
    /// Where it sits, or has sat: it goes nowhere twice.
    tables: BTreeSet<String>,
    playing: JoinSet<Went>,
    games: u64,
    forfeits: u64,
}

pub(crate) fn run(args: &JoinArgs) -> Result<(), Failure> {
    let address: Address =
        args.url.parse().map_err(|BadAddress(link)| usage!("terminal-usage-link", link))?;
    let address = Address { table: None, ..address };
    for name in &args.play {
        luckhouse_shelf::find(name)?;
    }
    let token = token(args)?;
    let time = crate::program_args::time(args.patience)?;
    let hosted = Hosted::new(&args.program[0], args.program.clone(), time).map_err(|error| {
        usage!("terminal-bot-not-started", program = args.program[0], error = error.to_string())
    })?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let done = LocalSet::new().block_on(&runtime, async {
        let known = Line::open(&address, &token).await?.myself().await?;
        let guest = Guest {
            args,
            address,
            token,
            hosted: Arc::clone(&hosted),
            known,
            tables: BTreeSet::new(),
            playing: JoinSet::new(),
            games: 0,
            forfeits: 0,
        };
        guest.stay().await
    });
    hosted.rest();
    // A program that hangs would be waited for.
    super::program::end_all();
    runtime.shutdown_background();
    done
}

/// What stands in the file. It is not printed, and nothing of it.
fn token(args: &JoinArgs) -> Result<String, Failure> {
    let file = args.token.display().to_string();
    let read = std::fs::read_to_string(&args.token);
    let text = read.map_err(|error| failed!("terminal-bot-token-unread", file, error = error.to_string()))?;
    let token = text.trim();
    match token.is_empty() || token.contains(|letter: char| letter.is_whitespace() || letter.is_control()) {
        true => Err(failed!("terminal-bot-token-none", file)),
        false => Ok(token.into()),
    }
}

impl Guest<'_> {
    async fn stay(mut self) -> Result<(), Failure> {
        let (name, house) = (self.known.name.clone(), self.address.to_string());
        tell(&say!(Words::spoken(), "terminal-bot-here", name, house));
        for (address, kept) in seats::of_bot(&self.address, &self.known.id) {
            self.play(&address, kept);
        }
        let (mut next, mut pause, mut line) = (Instant::now(), LOOK, None);
        loop {
            tokio::select! {
                Some(went) = self.playing.join_next(), if !self.playing.is_empty() => {
                    self.count(went.unwrap_or(Went::Gone));
                    if self.is_done() {
                        return self.conclude();
                    }
                }
                () = sleep_until(next), if !self.has_begun_all() => {
                    pause = match self.look(&mut line).await {
                        Ok(()) => LOOK,
                        Err(no) => {
                            line = None;
                            self.away(no, pause)?
                        }
                    };
                    next = Instant::now() + pause;
                }
            }
        }
    }

    /// Who wants to play? On one connection, as long as it holds.
    async fn look(&mut self, line: &mut Option<Line>) -> Result<(), NoAnswer> {
        if line.is_none() {
            *line = Some(
                Line::open(&self.address, &self.token)
                    .await
                    .map_err(|failure| NoAnswer::Strange(failure.to_string()))?,
            );
        }
        let line = line.as_mut().expect("it was just opened");
        for asked in line.challenges().await? {
            if self.wants(&asked) {
                self.accept(line, asked).await?;
            }
        }
        Ok(())
    }

    fn wants(&self, asked: &BotChallenge) -> bool {
        let game = self.args.play.is_empty() || self.args.play.contains(&asked.game);
        let room = self.playing.len() < usize::from(self.args.tables) && !self.has_begun_all();
        game && room && !self.tables.contains(&asked.table)
    }

    /// All games have begun that were to be played.
    fn has_begun_all(&self) -> bool {
        self.args.games.is_some_and(|games| self.games + self.playing.len() as u64 >= games)
    }

    fn is_done(&self) -> bool {
        self.args.games.is_some_and(|games| self.games >= games)
    }

    async fn accept(&mut self, line: &mut Line, asked: BotChallenge) -> Result<(), NoAnswer> {
        let order = Sit { name: self.known.name.clone(), seat: None, seals: records::possible() };
        let address = self.address.of_table(&asked.table);
        let seated = match line.sit(&asked.table, &order).await {
            Ok(seated) => seated,
            // Somebody else was quicker, or the table has gone.
            Err(NoAnswer::Refused(problem)) if problem.why != Why::TooFast => {
                tell(&format!("{address}: {}", crate::failure::problem(&problem)));
                self.tables.insert(asked.table);
                return Ok(());
            }
            Err(no) => return Err(no),
        };
        let (by, game) = (asked.by.name, asked.game);
        tell(&say!(Words::spoken(), "terminal-bot-accepts", by, game, address = address.to_string()));
        if let Some(kept) = Kept::new(&address, &seated) {
            let kept = kept.of(&self.known.id);
            kept.keep();
            self.play(&address, kept);
        }
        Ok(())
    }

    fn play(&mut self, address: &Address, kept: Kept) {
        self.tables.extend(address.table.clone());
        let place = Place::new(address, Some(kept), None).with_bearer(&self.token);
        let seated = Seated::new(place, Arc::clone(&self.hosted));
        self.playing.spawn_local(seated.play());
    }

    fn count(&mut self, went: Went) {
        if let Went::Over { forfeited } = went {
            self.games += 1;
            self.forfeits += u64::from(forfeited);
        }
    }

    fn conclude(&self) -> Result<(), Failure> {
        let (forfeits, games) = (self.forfeits, self.games);
        match forfeits {
            0 => Ok(()),
            _ => Err(failed!("terminal-bot-forfeits", forfeits, games)),
        }
    }

    /// The house does not answer as it should: it is asked again, unless it does not want this bot.
    fn away(&self, no: NoAnswer, pause: Duration) -> Result<Duration, Failure> {
        match no {
            NoAnswer::Refused(problem)
                if !matches!(problem.why, Why::TooFast | Why::Closing | Why::NotSaved | Why::Busy) =>
            {
                Err(connection::refused_by(&self.address, &problem))
            }
            no => {
                let (house, why) = (self.address.to_string(), no.to_string());
                tell(&say!(Words::spoken(), "terminal-bot-house-away", house, why));
                Ok((2 * pause).min(SELDOM))
            }
        }
    }
}

/// For whoever runs it.
fn tell(text: &str) {
    let _ = writeln!(std::io::stdout().lock(), "{}", crate::play::screen::plain(text));
}
