//! The table in plain text.

use super::Fortuna;
use crate::prose::wrap;
use luckhouse_engine::{Game, Seat, SeatSet, Viewer};
use luckhouse_games::fortuna::{
    BrickSet, Called, Colour, FortunaView, Groups, Pair, Phase, PlayerView, Scored, Spread, Starting,
};
use luckhouse_words::{Words, say};

/// How wide the track of the scores is.
const TRACK: usize = 30;

pub(super) fn picture(game: &Fortuna, view: &FortunaView, viewer: Viewer, words: &Words) -> String {
    // Calls and scores are put into messages by their words.
    let words = &words.about(Fortuna::ABOUT.name);
    let mut text = String::new();
    for (seat, player) in view.players.iter() {
        text += &player_line(game, view, viewer, (seat, player), words);
    }
    if game.options().teams {
        let (gold, black) = (team(view, Colour::Gold), team(view, Colour::Black));
        text += &format!("\n  {}\n", say!(words, "terminal-fortuna-teams", gold, black));
    }
    if let Some(last) = view.last {
        text += &format!(
            "\n{}",
            indented(&say!(words, "terminal-fortuna-before", told = result(last.seat, last.scored, words)))
        );
    }
    text += "\n";
    text += &open(view, words);
    text + &indented(&status(game, view, words))
}

/// Lines two columns in, those set anew that name too many players for 80.
fn indented(text: &str) -> String {
    let lines = text.lines().map(|line| wrap(line.trim_start(), 78));
    lines.map(|line| format!("  {}\n", line.replace('\n', "\n  "))).collect()
}

/// `> p1 Gold  ●●○   34 ├━━━━━━╌╌╌╌┤ you`
fn player_line(
    game: &Fortuna,
    view: &FortunaView,
    viewer: Viewer,
    (seat, player): (Seat, PlayerView),
    words: &Words,
) -> String {
    let turn = if seat == view.on_turn && view.phase != Phase::Over { ">" } else { " " };
    let colours = [say!(words, "terminal-fortuna-gold"), say!(words, "terminal-fortuna-black")];
    let widest = colours.iter().map(|colour| colour.chars().count()).max().unwrap_or(0);
    let colour = player.colour.map_or("", |colour| &colours[usize::from(colour == Colour::Black)]);
    let hand = "●".repeat(player.marbles.in_hand().into());
    let dungeon = "○".repeat(player.marbles.in_dungeon().into());
    let filled = TRACK * usize::from(player.score) / track_end(game, view);
    let track = format!("{}{}", "━".repeat(filled), "╌".repeat(TRACK - filled));
    let you = match viewer == Viewer::Seat(seat) {
        true => format!(" {}", say!(words, "terminal-picture-you")),
        false => String::new(),
    };
    let wide = if game.seats() > 9 { 3 } else { 2 };
    format!(
        "{turn} {:<wide$} {colour:<widest$} {hand}{dungeon} {:>5} ├{track}┤{you}\n",
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

/// The dice and bricks that lie open, in boxes, with a mark below those that were chosen, and the groups of a pairing.
fn open(view: &FortunaView, words: &Words) -> String {
    let (dice, bricks) = match view.phase {
        Phase::Bricks { dice } => (dice, BrickSet::EMPTY),
        phase => match phase.spread() {
            Some(Spread { dice, bricks }) => (dice, bricks),
            None => return String::new(),
        },
    };
    let groups = view.phase.open().map_or(Groups::EMPTY, |throw| throw.groups);
    let mut picked_dice: Vec<Pair> = groups.iter().map(|group| group.dice).collect();
    if let Phase::PickBricks { dice, .. } = view.phase {
        picked_dice.push(dice);
    }
    let picked_bricks: Vec<Pair> = groups.iter().map(|group| group.bricks).collect();
    let dice: Vec<u8> = dice.faces().collect();
    let bricks: Vec<u8> = bricks.faces().collect();
    let dice = boxes(&say!(words, "terminal-fortuna-dice"), &dice, &picked_dice);
    let bricks = boxes(&say!(words, "terminal-fortuna-bricks"), &bricks, &picked_bricks);
    let listed = match paired(view.phase) {
        Some(groups) if !groups.is_empty() => {
            indented(&say!(words, "terminal-picture-fortuna-groups", groups = listed(groups)))
        }
        _ => String::new(),
    };
    side_by_side(&dice, &bricks) + &listed
}

/// The groups, where there are several or will be (FO-22).
fn paired(phase: Phase) -> Option<Groups> {
    let groups = phase.open()?.groups;
    let several = groups.len() > 1 || phase.throw().is_none();
    several.then_some(groups)
}

/// `2 4 | 2 5, 1 5 | 0 3`: dice and bricks of each group.
fn listed(groups: Groups) -> String {
    groups.iter().map(|group| format!("{} | {}", group.dice, group.bricks)).collect::<Vec<_>>().join(", ")
}

/// A row of boxes as lines of text; a blank is an empty box. Many are written on one line to keep the screen.
fn boxes(title: &str, faces: &[u8], chosen: &[Pair]) -> Vec<String> {
    let chosen = places(faces, chosen);
    let face = |face: &u8| if *face == 0 { " ".into() } else { face.to_string() };
    let marked = |place| chosen.contains(&place);
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
    if faces.len() > 2 && !chosen.is_empty() {
        let mark = |place| if marked(place) { "  ▲  " } else { "     " };
        lines.push(format!("{:8}{}", "", (0..faces.len()).map(mark).collect::<String>()));
    }
    if faces.is_empty() { Vec::new() } else { lines }
}

/// The places of these pairs; among equal faces the outermost stand for them.
fn places(faces: &[u8], pairs: &[Pair]) -> Vec<usize> {
    let mut taken = Vec::new();
    for pair in pairs {
        let free = |place: &usize, face: u8| faces[*place] == face && !taken.contains(place);
        let low = (0..faces.len()).find(|place| free(place, pair.low()));
        let high = (0..faces.len()).rev().find(|place| free(place, pair.high()) && Some(*place) != low);
        taken.extend(low.into_iter().chain(high));
    }
    taken
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
fn status(game: &Fortuna, view: &FortunaView, words: &Words) -> String {
    let seat = view.on_turn;
    let and_then = |scored, then: String| format!("{}\n  {then}", result(seat, scored, words));
    match view.phase {
        Phase::Starting(starting) => starting_line(starting, seat, words),
        Phase::Dice => say!(words, "terminal-picture-fortuna-rolls", seat),
        Phase::Bricks { .. } => say!(words, "terminal-picture-fortuna-flips", seat),
        Phase::PickDice(_) => say!(words, "terminal-picture-fortuna-picks-dice", seat),
        Phase::PickBricks { dice, .. } => {
            say!(words, "terminal-picture-fortuna-picks-bricks", seat, dice = dice.to_string())
        }
        Phase::Call(_) => say!(words, "terminal-picture-fortuna-calls", seat),
        Phase::Challenge { call, .. } => {
            let opponents = game.opponents(view.starter, seat);
            say!(words, "terminal-picture-fortuna-called", seat, call, opponents)
        }
        Phase::Reward { scored, challengers } => {
            and_then(scored, say!(words, "terminal-picture-fortuna-to-free", challengers))
        }
        Phase::OwnMarble(scored) => and_then(scored, say!(words, "terminal-picture-fortuna-frees", seat)),
        Phase::Take(scored) => and_then(scored, say!(words, "terminal-picture-fortuna-takes", seat)),
        Phase::Over => say!(words, "terminal-picture-over"),
    }
}

fn starting_line(starting: Starting, seat: Seat, words: &Words) -> String {
    let total = |seat: Seat| starting.totals[seat].map(|total| format!("{seat} {total}, "));
    let totals: String = starting.contenders.iter().filter_map(total).collect();
    say!(words, "terminal-picture-fortuna-starting", totals, seat)
}

/// `dice 2 4, bricks 2 5`, or all groups of a pairing.
fn threw(groups: Groups, words: &Words) -> String {
    let mut each = groups.iter();
    match (each.next(), each.next()) {
        (Some(group), None) => {
            let (dice, bricks) = (group.dice.to_string(), group.bricks.to_string());
            say!(words, "terminal-picture-fortuna-threw", dice, bricks)
        }
        _ => say!(words, "terminal-picture-fortuna-threw-groups", groups = listed(groups)),
    }
}

/// `p1 called Grin on dice 2 4, bricks 2 5`, who challenged that, and what it was.
fn result(seat: Seat, scored: Scored, words: &Words) -> String {
    let Scored { throw, called, score } = scored;
    let threw = threw(throw.groups, words);
    let worth = say!(words, "terminal-picture-fortuna-worth", line = score.line, points = score.points);
    match called {
        None => say!(words, "terminal-picture-fortuna-uncalled", seat, threw, worth),
        Some(Called { call, challengers: SeatSet::EMPTY, .. }) => {
            say!(words, "terminal-picture-fortuna-unchallenged", seat, call, threw, worth)
        }
        Some(Called { call, challengers, .. }) => {
            let called = say!(words, "terminal-picture-fortuna-challenged", seat, call, threw);
            // Side by side, as in a log: there may be eleven of them.
            let challengers = challengers.to_string();
            format!("{called}\n  {}", say!(words, "terminal-picture-fortuna-was", challengers, worth))
        }
    }
}
