//! `luckhouse puzzles [GAME]`: a position, a choice, and why another would have been better.

use crate::failure::{Failure, failed, usage};
use crate::play::command::{Command, word_of};
use crate::play::screen;
use crate::{files, rules};
use luckhouse_engine::{Refusal, Viewer};
use luckhouse_puzzles::{Attempt, Puzzle, Value, of};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyTable, LabelledOffer, Report, find, label, refusal_at};
use luckhouse_words::{Words, say};
use serde_json::json;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct AskArgs {
    /// Which game (all, if not given)
    game: Option<String>,
    /// Begin with this one, counted from 1
    #[arg(long, value_name = "N")]
    number: Option<usize>,
    /// Only those that are about this: what the best choice brings, like `own-wins`
    #[arg(long, value_name = "NAME")]
    theme: Option<String>,
    /// The choice, so that nothing is asked; tells of one puzzle
    #[arg(long, value_name = "WORD")]
    say: Option<String>,
    /// One puzzle for machines: without the answer, unless a choice is said
    #[arg(long)]
    json: bool,
}

/// What happened last, told before the table is shown.
const TOLD: usize = 6;
/// The choices whose costs are listed.
const LISTED: usize = 8;

pub(crate) fn run(args: &AskArgs) -> Result<(), Failure> {
    let puzzles = chosen(args)?;
    let first = args.number.unwrap_or(1);
    if first == 0 || first > puzzles.len() {
        return Err(usage!("terminal-usage-puzzle-number", number = first, count = puzzles.len()));
    }
    let mut out = std::io::stdout().lock();
    for (number, puzzle) in puzzles.iter().enumerate().skip(first - 1) {
        let asked = Asked::of(puzzle)?;
        match (&args.say, args.json) {
            (None, true) => return files::print_json(&asked.json()),
            (Some(word), true) => return files::print_json(&asked.told(&asked.attempt(word)?)),
            (Some(word), false) => return Ok(write!(out, "{}", asked.said(&asked.attempt(word)?))?),
            (None, false) => {
                writeln!(out, "{}", asked.title(number + 1, puzzles.len()))?;
                if let Next::Leave = asked.ask(&mut out)? {
                    return Ok(());
                }
            }
        }
    }
    Ok(writeln!(out, "{}", say!(Words::spoken(), "terminal-puzzles-no-more"))?)
}

/// Those that were asked for, in their order.
fn chosen(args: &AskArgs) -> Result<Vec<&'static Puzzle>, Failure> {
    let games = match &args.game {
        Some(game) => vec![find(game)?.about().name],
        None => GAMES.iter().map(|game| game.about().name).collect(),
    };
    let mut puzzles = Vec::new();
    for game in games {
        puzzles.extend(of(game)?);
    }
    let Some(theme) = &args.theme else { return Ok(puzzles) };
    let mut known: Vec<String> = puzzles.iter().flat_map(|puzzle| puzzle.themes()).collect();
    puzzles.retain(|puzzle| puzzle.themes().contains(theme));
    if puzzles.is_empty() {
        known.sort();
        known.dedup();
        return Err(usage!("terminal-usage-puzzle-theme", theme, expected = known.join(", ")));
    }
    Ok(puzzles)
}

/// Whether to go on after a puzzle.
enum Next {
    GoOn,
    Leave,
}

/// A puzzle and its table.
struct Asked {
    puzzle: &'static Puzzle,
    table: Box<dyn AnyTable>,
    words: Words<'static>,
}

impl Asked {
    fn of(puzzle: &'static Puzzle) -> Result<Asked, Failure> {
        let table = puzzle.table().map_err(|wrong| {
            let (file, error) = (puzzle.id.to_string(), wrong.to_string());
            failed!("terminal-puzzles-cannot-read", file, error)
        })?;
        Ok(Asked { puzzle, table, words: Words::spoken() })
    }

    fn game(&self) -> &'static str {
        self.table.about().name
    }

    fn title(&self, number: usize, count: usize) -> String {
        let (title, grade, id) = (self.table.about().title, self.puzzle.grade, &self.puzzle.id);
        let line = say!(self.words, "terminal-puzzles-title", number, count, title, grade, id);
        format!("{line}\n{}", self.table.header())
    }

    fn offers(&self) -> Vec<LabelledOffer> {
        let offers = self.table.offers(self.puzzle.seat).into_iter();
        offers.map(|offer| offer.labelled(self.game(), &self.words)).collect()
    }

    /// What happened last, the table, and what can be done.
    fn shown(&self) -> String {
        let viewer = Viewer::Seat(self.puzzle.seat);
        let from = self.table.events().saturating_sub(TOLD);
        let story = self.table.story(from, viewer, &self.words).join("\n");
        let picture = self.table.picture(viewer, &self.words);
        let question = say!(self.words, "terminal-puzzles-question", seat = self.puzzle.seat);
        let choices = screen::choices(&self.offers(), screen::most_listed(&picture));
        format!("\n{story}\n\n{}\n\n{question}\n{choices}", picture.trim_end())
    }

    fn ask(&self, out: &mut impl Write) -> Result<Next, Failure> {
        write!(out, "{}", self.shown())?;
        loop {
            write!(out, "{}> ", self.puzzle.seat)?;
            out.flush()?;
            let Some(line) = screen::typed_line()? else { return Ok(Next::Leave) };
            match Command::read(&line) {
                Command::Quit => return Ok(Next::Leave),
                Command::Word(word) if word.is_empty() => {}
                Command::Word(word) => match self.attempt(&word) {
                    Ok(attempt) => {
                        write!(out, "{}", self.said(&attempt))?;
                        return self.next(out);
                    }
                    Err(refused) => writeln!(out, "{refused}")?,
                },
                command => write!(out, "{}", self.help_with(command)?)?,
            }
        }
    }

    /// What helps to choose, and says nothing of the answer.
    fn help_with(&self, command: Command) -> Result<String, Failure> {
        Ok(match command {
            Command::List(text) => screen::choices_with(&self.offers(), &text),
            Command::Log => self.table.log(Viewer::Seat(self.puzzle.seat)),
            Command::Rules => rules::as_text(find(self.game())?) + "\n",
            Command::Look => self.shown(),
            _ => say!(self.words, "terminal-puzzles-help") + "\n",
        })
    }

    fn next(&self, out: &mut impl Write) -> Result<Next, Failure> {
        write!(out, "\n{} ", say!(self.words, "terminal-puzzles-next"))?;
        out.flush()?;
        let leaves = screen::typed_line()?.is_none_or(|line| Command::read(&line) == Command::Quit);
        writeln!(out)?;
        Ok(if leaves { Next::Leave } else { Next::GoOn })
    }

    /// A word, or its number in the list.
    fn attempt(&self, text: &str) -> Result<Attempt, Failure> {
        let offers = self.offers();
        let word = word_of(text, offers.iter().map(|offer| offer.word.as_str()));
        let refused = |no: Refusal| Failure::Usage(refusal_at(&self.words, &*self.table, &no));
        self.puzzle.attempt(&*self.table, &word).map_err(refused)
    }

    /// Was it right, what is best, by how much and why.
    fn said(&self, attempt: &Attempt) -> String {
        let values = self.puzzle.values(&*self.table);
        let points = |chance: f64| self.words.figure(&format!("{:.1}", 100.0 * chance));
        let verdict = match (attempt.solved, values.iter().find(|value| value.word == attempt.word)) {
            (false, Some(value)) => {
                let (word, cost) = (&attempt.word, points(value.cost));
                say!(self.words, "terminal-puzzles-wrong", word, cost)
            }
            _ => say!(self.words, "terminal-puzzles-right"),
        };
        let (answer, next) = (&self.puzzle.answer, values.get(1).map_or("", |next| &next.word));
        let (margin, off) = (points(self.puzzle.margin), points(self.puzzle.error));
        let best = match self.puzzle.is_proved() {
            true => say!(self.words, "terminal-puzzles-best-proved", answer, next, margin),
            false => say!(self.words, "terminal-puzzles-best-judged", answer, next, margin, off),
        };
        let why = self.puzzle.why.iter().map(|why| self.words.reason(self.game(), why, None) + "\n");
        format!("{verdict}\n{best}\n{}\n{}", why.collect::<String>(), self.costs(&values))
    }

    fn costs(&self, values: &[Value]) -> Report {
        let columns = [
            say!(self.words, "terminal-hint-column-choice"),
            say!(self.words, "terminal-hint-column-costs"),
            say!(self.words, "terminal-hint-column-meaning"),
        ];
        let title = say!(self.words, "terminal-puzzles-costs");
        let mut report = Report::new(title, &columns.each_ref().map(String::as_str));
        for value in values.iter().take(LISTED) {
            let cost = match value.cost > 0.0 {
                true => self.words.figure(&format!("{:.1}", 100.0 * value.cost)),
                false => "-".into(),
            };
            report.row([value.word.clone(), cost, label(&self.words, self.game(), &value.outlook)]);
        }
        report
    }

    /// The puzzle for machines, without its answer.
    fn json(&self) -> serde_json::Value {
        let (puzzle, viewer) = (self.puzzle, Viewer::Seat(self.puzzle.seat));
        json!({
            "id": puzzle.id,
            "game": self.game(),
            "options": self.table.options(),
            "seats": self.table.header().seats,
            "seat": puzzle.seat,
            "grade": puzzle.grade,
            "themes": puzzle.themes(),
            "proved": puzzle.is_proved(),
            "log": self.table.log(viewer),
            "view": self.table.view(viewer),
            "offers": self.table.offers(puzzle.seat),
        })
    }

    /// What came of a try, for machines.
    fn told(&self, attempt: &Attempt) -> serde_json::Value {
        let Puzzle { answer, margin, error, why, .. } = self.puzzle;
        json!({
            "puzzle": attempt.puzzle,
            "word": attempt.word,
            "solved": attempt.solved,
            "best": answer,
            "margin": margin,
            "error": error,
            "why": why,
            "values": self.puzzle.values(&*self.table),
        })
    }
}
