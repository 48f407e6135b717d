//! The table as text: the pirates' stores, the two piles, the six dice.

use super::outlook::effects;
use crate::facts::untyped;
use crate::label;
use crate::prose::{WIDEST, wrap};
use luckhouse_engine::{Game, Seat, SeatSet, Viewer};
use luckhouse_games::booty_dice::{BootyDice, BootyView, Face, Faces, Phase, Pirate, ROLLS, Throw};
use luckhouse_words::{Words, say};

/// The length of a bar that has reached the goal.
const BAR: usize = 20;

/// The whole table, at most 80 columns.
pub(super) fn picture(game: &BootyDice, view: &BootyView, viewer: Viewer, words: &Words) -> String {
    let hearts = (game.options().lives as usize).max(5);
    let mut lines = vec![
        say!(
            words,
            "terminal-picture-booty-dice-heading",
            turn = (view.turns + 1).min(game.options().cap as u16),
            cap = game.options().cap,
            treasure = view.treasure,
            chest = view.war_chest
        ),
        columns(game, hearts, words),
    ];
    for (seat, pirate) in view.pirates.iter() {
        lines.push(row(game, view, viewer, (seat, pirate), hearts, words));
    }
    lines.extend(dice_and_status(game, view, words));
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// What stands above the stores of the pirates.
fn columns(game: &BootyDice, width: usize, words: &Words) -> String {
    let lives = say!(words, "terminal-picture-booty-dice-lives");
    let shields = say!(words, "terminal-picture-booty-dice-shields");
    let doubloons = say!(words, "terminal-picture-booty-dice-doubloons", goal = game.options().goal);
    format!("{:11}{lives:<width$}{shields:>12}  {doubloons}", "")
}

fn row(
    game: &BootyDice,
    view: &BootyView,
    viewer: Viewer,
    (seat, pirate): (Seat, Pirate),
    width: usize,
    words: &Words,
) -> String {
    let turn = if view.roller == Some(seat) { '▶' } else { ' ' };
    let you =
        if viewer == Viewer::Seat(seat) { say!(words, "terminal-picture-you-there") } else { String::new() };
    if pirate.lives == 0 {
        return format!("{turn} {seat} {you:<5} {}", say!(words, "terminal-picture-out"));
    }
    let hearts = "♥".repeat(pirate.lives.into());
    let Pirate { lives, shields, doubloons } = pirate;
    let bar = bar(doubloons.into(), game.options().goal as usize);
    format!("{turn} {seat} {you:<5} {hearts:<width$} {lives:>2}{shields:>9}{doubloons:>6} {bar}")
}

fn bar(doubloons: usize, goal: usize) -> String {
    let full = (doubloons * BAR / goal).min(BAR);
    format!("{}{}", "█".repeat(full), "░".repeat(BAR - full))
}

fn dice_and_status(game: &BootyDice, view: &BootyView, words: &Words) -> Vec<String> {
    let roller = view.roller;
    match view.phase {
        Phase::Naming => vec![say!(words, "terminal-picture-booty-dice-naming")],
        Phase::WhoStarts { among } if among.len() < game.seats() => {
            vec![say!(words, "terminal-picture-booty-dice-drawn-among", among)]
        }
        Phase::WhoStarts { .. } => vec![say!(words, "terminal-picture-booty-dice-drawn")],
        Phase::Rolling { kept, rolls } => {
            let (dice, roll) = (Faces::DICE - kept.len(), rolls + 1);
            boxes(
                kept,
                &say!(words, "terminal-picture-booty-dice-rolling", roller, dice, roll, rolls = ROLLS),
                "",
            )
        }
        Phase::Deciding(throw) if throw.rolls == 0 => {
            boxes(throw.dice, &say!(words, "terminal-picture-booty-dice-as-left", roller), "")
        }
        Phase::Deciding(throw) => {
            let (roll, left) = (throw.rolls, ROLLS - throw.rolls);
            let status =
                say!(words, "terminal-picture-booty-dice-deciding", roller, roll, rolls = ROLLS, left);
            shown(game, view, throw, &status, words)
        }
        Phase::Robbing { throw, thefts } => shown(
            game,
            view,
            throw,
            &say!(words, "terminal-picture-booty-dice-robbing", roller, thefts),
            words,
        ),
        Phase::Attacking { throw, attacks } => {
            let status = say!(words, "terminal-picture-booty-dice-attacking", roller, attacks);
            shown(game, view, throw, &status, words)
        }
        Phase::Over { winners } => vec![ending(winners, words)],
    }
}

fn ending(winners: SeatSet, words: &Words) -> String {
    match winners.only() {
        Some(winner) => say!(words, "terminal-picture-won", winner),
        None => say!(words, "terminal-picture-shared", winners),
    }
}

fn shown(game: &BootyDice, view: &BootyView, throw: Throw, status: &str, words: &Words) -> Vec<String> {
    let outlook = untyped(&effects(game, view, throw));
    boxes(throw.dice, status, &label(words, BootyDice::ABOUT.name, &outlook))
}

/// Six dice in a row, with two lines of text beside them. Dice in the air show nothing.
fn boxes(dice: Faces, status: &str, note: &str) -> Vec<String> {
    let letters = dice.iter().map(Face::letter);
    let blank = std::iter::repeat_n(' ', Faces::DICE - dice.len());
    let middle: String = letters.chain(blank).map(|letter| format!("│ {letter} │")).collect();
    let mut lines =
        vec!["┌───┐".repeat(Faces::DICE), format!("{middle}   {status}"), "└───┘".repeat(Faces::DICE)];
    lines.extend(wrap(note, WIDEST - 2).lines().map(|line| format!("  {line}")));
    lines
}
