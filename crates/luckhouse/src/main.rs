//! `luckhouse`: a house for games of luck and nerve. One file per subcommand.

mod admin;
mod answer;
mod archive;
mod backup;
mod bench_server;
mod bot;
mod bot_args;
mod coach;
mod config;
mod contest;
mod examples;
mod failure;
mod files;
mod games;
mod help;
mod join;
mod judge;
mod lab;
mod language;
mod manual;
mod migrate;
mod odds;
mod pace;
mod patience;
mod play;
mod program_args;
mod puzzles;
mod replay;
mod restore;
mod rules;
mod serve;
mod simulate;
mod solve;
mod store_failures;
mod table_args;
mod tournament;
mod tui;
mod verify;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use failure::Failure;
use luckhouse_tui::pictures::Pictures;
use std::process::ExitCode;

/// A house under load makes many small messages on several threads: this allocator takes half the time of the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A house for games of luck and nerve.
#[derive(Parser)]
#[command(name = "luckhouse", version, about)]
struct Cli {
    /// Plain text, line by line, also on a terminal: for screen readers, and for who likes it
    #[arg(long, global = true)]
    plain: bool,
    /// The language to play in: `en`, `de` or `fr`; if not given, what LUCKHOUSE_LANG or `luckhouse config`
    /// says, that of LC_ALL, LC_MESSAGES or LANG, else English
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Box covers and faces on the full screen, where the terminal has graphics: `auto` in terminals that are known to,
    /// `on` in any that says so, `off` in none; if not given, what LUCKHOUSE_PICTURES or `luckhouse config` says,
    /// else `auto`
    #[arg(long, global = true, value_name = "WHEN", value_parser = tui::pictures())]
    pictures: Option<Pictures>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// The games on the shelf, with their seats and options
    Games(games::Args),
    /// The rules of a game
    Rules(rules::Args),
    /// Play a game in the terminal
    Play(play::Args),
    /// Play at a table of a house on the network, or look on
    Join(join::Args),
    /// Check a saved game against the rules, and show it at any point
    Replay(replay::Args),
    /// Look back at a game: luck, skill, and which choice cost the most
    Coach(coach::Args),
    /// Puzzles: find the one best choice; and how they are mined and checked
    Puzzles(puzzles::Args),
    /// Exact odds
    Odds(odds::Args),
    /// Let bots play many games, and count
    Simulate(simulate::Args),
    /// The designer's lab: is a game fair, how long does it take, what does an option change?
    Lab(lab::Args),
    /// Bots among themselves: a table of all pairs, and everybody's rating
    Tournament(tournament::Args),
    /// How long a bot thinks, in positions that games really reach
    Pace(pace::Args),
    /// How far a judge is off: what it says, held against games that are played on
    Judge(judge::Args),
    /// Let a bot of your own play: any program that reads and writes lines
    Bot(bot::Args),
    /// The exact answer to a question about a whole game, where there is one
    Solve(solve::Args),
    /// Prove the dice of a finished game from its file alone
    Verify(verify::Args),
    /// Open the house on the network: tables for friends, by link
    Serve(serve::Args),
    /// What a host does by hand: list, close and delete tables, hide talk, keep somebody out
    Admin(admin::Args),
    /// Copy all data of a house into one file, while the house runs or not
    Backup(backup::Args),
    /// Put the data of such a file into a folder
    Restore(restore::Args),
    /// Move a house from its folder to a PostgreSQL database, or back
    Migrate(migrate::Args),
    /// Put finished games away, out of the database into compressed files; or check the files
    Archive(archive::Args),
    /// Measure a house under load, on this machine
    BenchServer(bench_server::Args),
    /// What you want in every game: bot, colours, language, pictures, speed
    Config(config::Args),
    /// Completions for a shell, to be saved where it looks for them
    Completions(manual::CompletionsArgs),
    /// The manual pages of all commands
    Man(manual::ManArgs),
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Everything that can be typed, with examples.
fn command() -> clap::Command {
    examples::with_examples(Cli::command())
}

fn run() -> Result<(), Failure> {
    // Help, and what is wrong with the arguments, is said in the language that they ask for.
    language::speak(language::asked(std::env::args_os().skip(1)).as_deref());
    config::tell_of_mistakes();
    let arguments = language::without_language_of_help(std::env::args_os().collect());
    let matches = help::spoken(command()).try_get_matches_from(arguments).map_err(Failure::from_arguments)?;
    let cli = Cli::from_arg_matches(&matches).map_err(Failure::from_arguments)?;
    let full = !cli.plain && tui::can_be_here();
    cli.pictures.into_iter().for_each(tui::want_pictures);
    let command = cli.command.unwrap_or(Command::Play(play::Args::default()));
    // A house on the network has a log of its own.
    if !full && !matches!(command, Command::Serve(_) | Command::BenchServer(_)) {
        language::tell_of_missing_messages();
    }
    let at_table = matches!(command, Command::Play(_));
    program_args::over(done(command, full), at_table)
}

fn done(command: Command, full: bool) -> Result<(), Failure> {
    match command {
        Command::Games(args) => games::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Play(args) => play::run(&args, full),
        Command::Join(args) => join::run(&args, full),
        Command::Replay(args) => replay::run(&args, full),
        Command::Coach(args) => coach::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Lab(args) => lab::run(&args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Pace(args) => pace::run(&args),
        Command::Judge(args) => judge::run(&args),
        Command::Bot(args) => bot::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Archive(args) => archive::run(&args),
        Command::BenchServer(args) => bench_server::run(&args),
        Command::Config(args) => config::run(&args),
        Command::Completions(args) => manual::completions(&args),
        Command::Man(args) => manual::pages(&args),
    }
}
