//! The table as text: the pirates' stores, the two piles, the six dice.

use super::outlook::effects;
use crate::facts::untyped;
use crate::label;
use crate::prose::{count, list};
use luckhouse_engine::{Game, Seat, SeatSet, Viewer};
use luckhouse_games::booty_dice::{BootyDice, BootyView, Face, Faces, Phase, Pirate, ROLLS, Throw};
use luckhouse_words::{Language, Words};

/// The length of a bar that has reached the goal.
const BAR: usize = 20;

/// The whole table, at most 80 columns.
pub(super) fn picture(game: &BootyDice, view: &BootyView, viewer: Viewer, _words: &Words) -> String {
    let hearts = (game.options().lives as usize).max(5);
    let mut lines = vec![
        format!(
            "Turn {} of at most {}   Buried Treasure {}   War Chest {}",
            (view.turns + 1).min(game.options().cap as u16),
            game.options().cap,
            view.treasure,
            view.war_chest
        ),
        format!("{:11}{:<hearts$}     shields  doubloons of {}", "", "lives", game.options().goal),
    ];
    for (seat, pirate) in view.pirates.iter() {
        lines.push(row(game, view, viewer, seat, pirate, hearts));
    }
    lines.extend(dice_and_status(game, view));
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn row(
    game: &BootyDice,
    view: &BootyView,
    viewer: Viewer,
    seat: Seat,
    pirate: Pirate,
    width: usize,
) -> String {
    let turn = if view.roller == Some(seat) { '▶' } else { ' ' };
    let you = if viewer == Viewer::Seat(seat) { "(you)" } else { "" };
    if pirate.lives == 0 {
        return format!("{turn} {seat} {you:<5} out");
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

fn dice_and_status(game: &BootyDice, view: &BootyView) -> Vec<String> {
    let roller = view.roller.map_or_else(String::new, |seat| seat.to_string());
    match view.phase {
        Phase::Naming => vec!["Everybody names who shall begin.".into()],
        Phase::WhoStarts { among } if among.len() < game.seats() => {
            vec![format!("Who starts is drawn among {}.", list(among.iter()))]
        }
        Phase::WhoStarts { .. } => vec!["Who starts is drawn.".into()],
        Phase::Rolling { kept, rolls } => {
            let rolled = count(Faces::DICE - kept.len(), "die");
            boxes(kept, &format!("{roller} rolls {rolled}, roll {} of {ROLLS}", rolls + 1), "")
        }
        Phase::Deciding(throw) if throw.rolls == 0 => {
            boxes(throw.dice, &format!("{roller} takes up some of the dice, as they were left"), "")
        }
        Phase::Deciding(throw) => {
            let left = ROLLS - throw.rolls;
            let status = format!("{roller}: roll {} of {ROLLS}, {left} left", throw.rolls);
            shown(game, view, throw, &status)
        }
        Phase::Robbing { throw, thefts } => {
            let left = count(thefts, "doubloon");
            shown(game, view, throw, &format!("{roller} steals: {left} still to take"))
        }
        Phase::Attacking { throw, attacks } => {
            let left = count(attacks, "attack");
            shown(game, view, throw, &format!("{roller} attacks: {left} to make"))
        }
        Phase::Over { winners } => vec![ending(winners)],
    }
}

fn ending(winners: SeatSet) -> String {
    match winners.only() {
        Some(winner) => format!("The game is over: {winner} wins."),
        None => {
            format!("The game is over: {} share it.", list(winners.iter()))
        }
    }
}

fn shown(game: &BootyDice, view: &BootyView, throw: Throw, status: &str) -> Vec<String> {
    let outlook = untyped(&effects(game, view, throw));
    boxes(throw.dice, status, &label(&Words::in_language(Language::ENGLISH), BootyDice::ABOUT.name, &outlook))
}

/// Six dice in a row, with two lines of text beside them. Dice in the air show nothing.
fn boxes(dice: Faces, status: &str, note: &str) -> Vec<String> {
    let letters = dice.iter().map(Face::letter);
    let blank = std::iter::repeat_n(' ', Faces::DICE - dice.len());
    let middle: String = letters.chain(blank).map(|letter| format!("│ {letter} │")).collect();
    let mut lines =
        vec!["┌───┐".repeat(Faces::DICE), format!("{middle}   {status}"), "└───┘".repeat(Faces::DICE)];
    if !note.is_empty() {
        lines.push(format!("  {note}"));
    }
    lines
}
