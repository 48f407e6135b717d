//! The table in plain text: forts as pyramids while they fit side by side, else as rows.

use crate::prose::count;
use luckhouse_engine::{Seat, Viewer};
use luckhouse_games::lucky_shot::{
    Fort, FortView, Phase, Place, Purpose, Slot, Source, Treasure, TreasureSet, View,
};
use luckhouse_words::Words;

/// Columns of one pyramid with what is written beside it.
const WIDTH: usize = 16;
/// As many pyramids as 80 columns hold.
const PYRAMIDS: usize = 5;
/// Boxes in the ground row of a pyramid.
const GROUND: u8 = 5;

pub(super) fn picture(view: &View, viewer: Viewer, _words: &Words) -> String {
    let forts = view.forts().count();
    let board = match forts {
        0 => "No fort stands yet.\n".into(),
        1..=PYRAMIDS => pyramids(view, viewer),
        _ => rows(view, viewer),
    };
    format!("{}{}\n{board}\n{POWERS}", heading(view, viewer), middle(view, viewer))
}

/// Whose turn, what it waits for, and the action card.
fn heading(view: &View, viewer: Viewer) -> String {
    let turn = match view.phase {
        Phase::Level { .. } | Phase::Deal { .. } | Phase::Starter => "Set-up".into(),
        Phase::Over { .. } => format!("Over after {}", count(view.turns, "turn")),
        _ => format!("Turn {}, {}", view.turns + 1, called(view.on_turn, viewer)),
    };
    let place = |place: Place| match view.card.at(place) {
        Slot::Empty => format!("{place} -"),
        Slot::Ready(die) => format!("{place} [{die}]"),
        Slot::Used(die) => format!("{place} {die} used"),
    };
    let card = Place::ALL.map(place).join("   ");
    format!("{turn}: {}\nCard       {card}\n", waiting(view, viewer))
}

fn called(seat: Seat, viewer: Viewer) -> String {
    if viewer == Viewer::Seat(seat) { format!("{seat} (you)") } else { seat.to_string() }
}

fn waiting(view: &View, viewer: Viewer) -> String {
    let chosen = chosen_die(view, viewer);
    match view.phase {
        Phase::Level { seat } => format!("a die for the level of {seat}'s fort"),
        Phase::Deal { seat } => format!("a treasure for {seat}"),
        Phase::Starter => "who starts".into(),
        Phase::Hunt => format!("to hunt or not{chosen}"),
        Phase::Die { purpose: Purpose::Hunt } => format!("the hunting die{chosen}"),
        Phase::Die { purpose: Purpose::Card } => format!("an action die{chosen}"),
        Phase::Put { die } => format!("a {die} to put on the card"),
        Phase::Act => "use the dice on the card".into(),
        Phase::Block { from, into } => format!("{} defends {from} (raid into {into})", from.owner()),
        Phase::Steal { from, into, .. } => format!("a die to steal from the move {from} to {into}"),
        Phase::Salvage { loose } => format!("{} is loose, to salvage or not", loose.treasure),
        Phase::SalvageDie { loose } => format!("a die to salvage {}", loose.treasure),
        Phase::Draw { fort } => format!("a treasure comes into play with {fort}"),
        Phase::Found { fort } => format!("a die for a treasure in {fort}"),
        Phase::Take(take) => match take.source {
            Source::Move(from) => format!("{} stole from {from}: into which fort?", take.forts.owner()),
            _ => "which treasure, into which fort?".into(),
        },
        Phase::Power { treasure } => format!("the power of {treasure}, to use or to leave"),
        Phase::Over { winners } => format!("won by {winners}"),
    }
}

/// LS-18: the power of Volcano has waited for this die.
fn chosen_die(view: &View, viewer: Viewer) -> String {
    let whose = if viewer == Viewer::Seat(view.on_turn) { "yours" } else { "theirs" };
    match view.phase {
        _ if !view.chosen_die => String::new(),
        Phase::Hunt => format!("; the first die is {whose} to choose"),
        _ => format!(", {whose} to choose"),
    }
}

/// What lies in the middle, and who holds how much.
fn middle(view: &View, viewer: Viewer) -> String {
    let list = |set: TreasureSet| if set.is_empty() { "none".into() } else { set.to_string() };
    let player = |seat: Seat| {
        let player = view.player(seat);
        if !player.in_play {
            return format!("{seat} out");
        }
        let chooses = player.volcano || (view.chosen_die || view.chosen_act) && view.on_turn == seat;
        let volcano = if chooses { " + a chosen die" } else { "" };
        format!("{} {}{volcano}", called(seat, viewer), view.treasures(seat))
    };
    let held: Vec<String> = Seat::all(view.players.len()).map(player).collect();
    let (available, aside) = (list(view.available), list(view.set_aside));
    format!("Available  {available}   Set aside  {aside}\nTreasures  {}\n", held.join("   "))
}

/// For whoever thinks of gaining one, and what the marks mean.
const POWERS: &str = "\
Powers     plains +2 bricks, desert -1 or -2, sea your level, swamp their level,
           volcano next die, forest new fort   L level  / stands  x gone  · room
";

/// The mark of one box, counted in the order in which boxes are filled.
fn mark(fort: &Fort, index: u8) -> char {
    match index {
        _ if index < fort.standing() => '/',
        _ if index < fort.built() => 'x',
        _ => '·',
    }
}

fn treasure(fort: &Fort) -> &'static str {
    fort.treasure().map_or("empty", Treasure::name)
}

/// Players side by side, each fort a pyramid of fifteen boxes that is filled from the ground up.
fn pyramids(view: &View, viewer: Viewer) -> String {
    let all: Vec<&FortView> = view.forts().collect();
    let rows = (1..=GROUND).map(|boxes| row(&all, |seen| slice(seen, boxes)));
    std::iter::once(names(view, viewer)).chain(rows).map(|line| line + "\n").collect()
}

/// The row of a pyramid that has so many boxes; what there is to say stands beside the upper rows.
fn slice(seen: &FortView, boxes: u8) -> String {
    let fort = &seen.fort;
    let beside = match boxes {
        1 => format!("{} L{}", seen.name, fort.level()),
        2 => treasure(fort).to_string(),
        3 => format!("wall {}", fort.standing()),
        _ => String::new(),
    };
    // The ground row is filled first: 5 boxes, then 4, 3, 2, 1.
    let below: u8 = (boxes + 1..=GROUND).sum();
    let marks: Vec<String> = (below..below + boxes).map(|index| mark(fort, index).to_string()).collect();
    let indent = usize::from(GROUND - boxes) + 6;
    format!("{beside:<indent$}{}", marks.join(" "))
}

fn row(forts: &[&FortView], cell: impl Fn(&FortView) -> String) -> String {
    let cells: String = forts.iter().map(|seen| format!("{:<WIDTH$}", cell(seen))).collect();
    cells.trim_end().into()
}

/// Each player's name above their first fort.
fn names(view: &View, viewer: Viewer) -> String {
    let cells = Seat::all(view.players.len()).map(|seat| {
        let width = WIDTH * view.player(seat).forts.len();
        format!("{:<width$}", if width == 0 { String::new() } else { called(seat, viewer) })
    });
    cells.collect::<String>().trim_end().into()
}

/// A line for each two forts.
fn rows(view: &View, viewer: Viewer) -> String {
    let mut text = String::new();
    for seat in Seat::all(view.players.len()).filter(|seat| view.player(*seat).in_play) {
        text += &format!("{}\n", called(seat, viewer));
        for pair in view.player(seat).forts.chunks(2) {
            let cells: String = pair.iter().map(|seen| format!("{:<39}", line(seen))).collect();
            text += &format!("  {}\n", cells.trim_end());
        }
    }
    text
}

fn line(seen: &FortView) -> String {
    let fort = &seen.fort;
    let marks: String = (0..Fort::MOST_BRICKS).map(|index| mark(fort, index)).collect();
    format!("{} L{} {marks} {:>2} {}", seen.name, fort.level(), fort.standing(), treasure(fort))
}

#[cfg(test)]
mod tests {
    use super::super::tests::label_of;
    use crate::Present;
    use luckhouse_engine::{Game, Rng, Seat, Table, Turn, Viewer};
    use luckhouse_games::lucky_shot::{LuckyShot, LuckyShotOptions, View};

    #[test]
    fn every_view_is_the_same_after_a_journey_as_json() {
        for seed in 0..20 {
            let mut rng = Rng::seeded(seed);
            let mut table = Table::open(LuckyShot::new(LuckyShotOptions::default(), 3).unwrap());
            while !matches!(table.turn(), Turn::Over(_)) {
                let view = table.view(Viewer::Watcher);
                let json = serde_json::to_string(&view).unwrap();
                assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view, "{json}");
                if table.roll(&mut rng).is_none() {
                    let seat = table.owed().first().unwrap();
                    let action = rng.pick(&table.legal(seat));
                    table.choose(seat, action).unwrap();
                }
            }
        }
    }

    #[test]
    fn every_picture_and_label_fits_into_80_columns() {
        for seed in 0..20 {
            let mut rng = Rng::seeded(seed);
            let mut table = Table::open(LuckyShot::new(LuckyShotOptions::default(), 3).unwrap());
            while !matches!(table.turn(), Turn::Over(_)) {
                let view = table.view(Viewer::Seat(Seat::at(0)));
                let picture = table.game().picture(&view, Viewer::Seat(Seat::at(0)), &english());
                let wide = picture.lines().find(|line| line.chars().count() > 80);
                assert_eq!(wide, None);
                if table.roll(&mut rng).is_some() {
                    continue;
                }
                let seat = table.owed().first().unwrap();
                let legal = table.legal(seat);
                for action in &legal {
                    let label = label_of(&table, *action);
                    assert!(!label.is_empty(), "{action}");
                    assert!(label.chars().count() <= 66, "{action}: {label}");
                }
                table.choose(seat, rng.pick(&legal)).unwrap();
            }
        }
    }

    #[test]
    fn the_first_picture_of_a_game() {
        let log = "lucky-shot seats 2 edition 1\n* 3\n* 6\n* sea\n* desert\n* p1 starts\n* 4\np1 put raid\n";
        let table = Table::<LuckyShot>::read(log).unwrap();
        let viewer = Viewer::Seat(Seat::at(0));
        let picture = table.game().picture(&table.view(viewer), viewer, &english());
        let expected = "\
Turn 1, p1 (you): an action die
Card       attack -   build -   raid [4]   fortify -
Available  none   Set aside  plains, swamp, volcano, forest
Treasures  p1 (you) 1   p2 1

p1 (you)        p2
1a L3     ·     2a L6     ·
sea      · ·    desert   · ·
wall 5  · · ·   wall 5  · · ·
       · · · ·         · · · ·
      / / / / /       / / / / /
";
        assert!(picture.starts_with(expected), "{picture}");
    }
}
