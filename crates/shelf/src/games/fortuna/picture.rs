//! The table in plain text.

use super::{Fortuna, names};
use crate::prose::{count, list, wrap};
use luckhouse_engine::{Game, Seat, SeatSet, Viewer};
use luckhouse_games::fortuna::{
    BrickSet, Called, Colour, FortunaView, Pair, Phase, PlayerView, Scored, Spread, Starting,
};
use luckhouse_words::Words;

/// How wide the track of the scores is.
const TRACK: usize = 30;

pub(super) fn picture(game: &Fortuna, view: &FortunaView, viewer: Viewer, _words: &Words) -> String {
    let mut text = String::new();
    for (seat, player) in view.players.iter() {
        text += &player_line(game, view, viewer, seat, player);
    }
    if game.options().teams {
        text += &format!("\n  Gold {} : {} Black\n", team(view, Colour::Gold), team(view, Colour::Black));
    }
    if let Some(last) = view.last {
        text += &format!("\n{}", indented(&format!("Before: {}", result(last.seat, last.scored))));
    }
    text += "\n";
    text += &open(view);
    text + &indented(&status(game, view))
}

/// Lines two columns in, those set anew that name too many players for 80.
fn indented(text: &str) -> String {
    let lines = text.lines().map(|line| wrap(line.trim_start(), 78));
    lines.map(|line| format!("  {}\n", line.replace('\n', "\n  "))).collect()
}

/// `> p1 Gold  ●●○   34 ├━━━━━━╌╌╌╌┤ you`
fn player_line(game: &Fortuna, view: &FortunaView, viewer: Viewer, seat: Seat, player: PlayerView) -> String {
    let turn = if seat == view.on_turn && view.phase != Phase::Over { ">" } else { " " };
    let colour = player.colour.map_or("", names::colour);
    let hand = "●".repeat(player.marbles.in_hand().into());
    let dungeon = "○".repeat(player.marbles.in_dungeon().into());
    let filled = TRACK * usize::from(player.score) / track_end(game, view);
    let track = format!("{}{}", "━".repeat(filled), "╌".repeat(TRACK - filled));
    let you = if viewer == Viewer::Seat(seat) { " you" } else { "" };
    let wide = if game.seats() > 9 { 3 } else { 2 };
    format!(
        "{turn} {:<wide$} {colour:<5} {hand}{dungeon} {:>5} ├{track}┤{you}\n",
        seat.to_string(),
        player.score
    )
}

/// The score at the end of the track: the target, or the next half hundred that everybody fits in.
fn track_end(game: &Fortuna, view: &FortunaView) -> usize {
    let highest = view.players.as_slice().iter().map(|player| usize::from(player.score)).max().unwrap_or(0);
    match game.options().target {
        Some(target) if highest <= target as usize => target as usize,
        _ => (highest + 1).next_multiple_of(50),
    }
}

fn team(view: &FortunaView, colour: Colour) -> u32 {
    let members = view.players.as_slice().iter().filter(|player| player.colour == Some(colour));
    members.map(|player| u32::from(player.score)).sum()
}

/// The dice and bricks that lie open, in boxes, with a mark below those that were chosen.
fn open(view: &FortunaView) -> String {
    let chosen = view.phase.throw();
    let (dice, bricks) = match view.phase {
        Phase::Bricks { dice } => (dice, BrickSet::EMPTY),
        phase => match phase.spread() {
            Some(Spread { dice, bricks }) => (dice, bricks),
            None => return String::new(),
        },
    };
    let picked_dice = match view.phase {
        Phase::PickBricks { dice, .. } => Some(dice),
        _ => chosen.map(|throw| throw.dice),
    };
    let dice: Vec<u8> = dice.faces().collect();
    let bricks: Vec<u8> = bricks.faces().collect();
    let dice = boxes("dice", &dice, picked_dice);
    let bricks = boxes("bricks", &bricks, chosen.map(|throw| throw.bricks));
    side_by_side(&dice, &bricks)
}

/// A row of boxes as lines of text; a blank is an empty box. Many are written on one line to keep the screen.
fn boxes(title: &str, faces: &[u8], chosen: Option<Pair>) -> Vec<String> {
    let face = |face: &u8| if *face == 0 { " ".into() } else { face.to_string() };
    let marked = |place| chosen.is_some_and(|pair| is_chosen(faces, pair, place));
    if faces.len() > 4 {
        let one =
            |(place, f)| if marked(place) { format!("[{}]", face(f)) } else { format!("│{}│", face(f)) };
        return vec![format!("{title:8}{}", faces.iter().enumerate().map(one).collect::<Vec<_>>().join(" "))];
    }
    let mut lines = vec![
        format!("{:8}{}", "", "┌───┐".repeat(faces.len())),
        format!("{title:8}{}", faces.iter().map(|f| format!("│ {} │", face(f))).collect::<String>()),
        format!("{:8}{}", "", "└───┘".repeat(faces.len())),
    ];
    if faces.len() > 2 && chosen.is_some() {
        let mark = |place| if marked(place) { "  ▲  " } else { "     " };
        lines.push(format!("{:8}{}", "", (0..faces.len()).map(mark).collect::<String>()));
    }
    if faces.is_empty() { Vec::new() } else { lines }
}

/// Is this place one of the two that were chosen? Among equal faces the outermost stand for them.
fn is_chosen(faces: &[u8], pair: Pair, place: usize) -> bool {
    let low = faces.iter().position(|face| *face == pair.low());
    let high = faces.iter().rposition(|face| *face == pair.high());
    Some(place) == low || Some(place) == high
}

/// Beside each other where there is room, or one below the other.
fn side_by_side(left: &[String], right: &[String]) -> String {
    let width_of = |lines: &[String]| lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let width = width_of(left) + 4;
    let lines: Vec<String> = if width + width_of(right) > 76 {
        left.iter().chain(right).cloned().collect()
    } else {
        let line = |lines: &[String], row: usize| lines.get(row).cloned().unwrap_or_default();
        let rows = left.len().max(right.len());
        (0..rows).map(|row| format!("{:<width$}{}", line(left, row), line(right, row))).collect()
    };
    lines.iter().map(|line| format!("  {}\n", line.trim_end())).collect()
}

/// What the table waits for.
fn status(game: &Fortuna, view: &FortunaView) -> String {
    let seat = view.on_turn;
    match view.phase {
        Phase::Starting(starting) => starting_line(starting, seat),
        Phase::Dice => format!("{seat} rolls the dice."),
        Phase::Bricks { .. } => format!("{seat} flips the bricks."),
        Phase::PickDice(_) => format!("{seat} chooses two of the dice."),
        Phase::PickBricks { dice, .. } => format!("{seat} scores with dice {dice}, and chooses two bricks."),
        Phase::Call(_) => format!("{seat} calls."),
        Phase::Challenge { call, .. } => {
            let opponents = list(game.opponents(view.starter, seat).iter());
            format!("{seat} calls {}. To answer: {opponents}.", names::call(call))
        }
        Phase::Reward { scored, challengers } => {
            let who = list(challengers.iter());
            format!("{}\n  To free a marble or leave it: {who}.", result(seat, scored))
        }
        Phase::OwnMarble(scored) => {
            format!("{}\n  {seat} frees a marble, or leaves it.", result(seat, scored))
        }
        Phase::Take(scored) => format!("{}\n  {seat} takes from an opponent.", result(seat, scored)),
        Phase::Over => "The game is over.".into(),
    }
}

fn starting_line(starting: Starting, seat: Seat) -> String {
    let total = |seat: Seat| starting.totals[seat].map(|total| format!("{seat} {total}, "));
    let totals: String = starting.contenders.iter().filter_map(total).collect();
    format!("For the first turn: {totals}{seat} rolls.")
}

/// `p1 called Grin on dice 2 4, bricks 2 5 (challenged: p2)`, and below what it was.
fn result(seat: Seat, scored: Scored) -> String {
    let Scored { throw, called, score } = scored;
    let threw = format!("dice {}, bricks {}", throw.dice, throw.bricks);
    let worth = format!("{}, {}", names::line(score.line), count(score.points, "point"));
    match called {
        None => format!("{seat} threw {threw}: {worth}."),
        Some(Called { call, challengers: SeatSet::EMPTY, .. }) => {
            format!("{seat} called {} on {threw}: {worth}.", names::call(call))
        }
        Some(Called { call, challengers, .. }) => {
            let call = names::call(call);
            format!("{seat} called {call} on {threw}.\n  Challenged by {challengers}. It was: {worth}.")
        }
    }
}
