//! The table in plain text: forts as pyramids while they fit side by side, else as rows.

use luckhouse_engine::{Game, Seat, Viewer};
use luckhouse_games::lucky_shot::{
    Fort, FortId, FortView, LuckyShot, Phase, Place, Purpose, Slot, Source, Treasure, TreasureSet, View,
};
use luckhouse_words::{Words, say};

/// Columns of one pyramid with what is written beside it.
const WIDTH: usize = 16;
/// As many pyramids as 80 columns hold.
const PYRAMIDS: usize = 5;
/// Boxes in the ground row of a pyramid.
const GROUND: u8 = 5;

pub(super) fn picture(view: &View, viewer: Viewer, words: &Words) -> String {
    // Treasures are put into messages by their words.
    let shown = &Shown { view, viewer, words: &words.about(LuckyShot::ABOUT.name) };
    let forts = view.forts().count();
    let board = match forts {
        0 => format!("{}\n", say!(words, "terminal-picture-lucky-shot-no-fort")),
        1..=PYRAMIDS => pyramids(shown),
        _ => rows(shown),
    };
    let powers = say!(words, "terminal-picture-lucky-shot-powers");
    format!("{}{}\n{board}\n{powers}\n", heading(shown), middle(shown))
}

/// What is drawn, for whom, and in which words.
struct Shown<'s> {
    view: &'s View,
    viewer: Viewer,
    words: &'s Words<'s>,
}

impl Shown<'_> {
    fn called(&self, seat: Seat) -> String {
        match self.viewer == Viewer::Seat(seat) {
            true => format!("{seat} {}", say!(self.words, "terminal-picture-you-there")),
            false => seat.to_string(),
        }
    }

    /// The name of a line, in a column of its own.
    fn line(&self, name: &str) -> String {
        format!("{name:<10} ")
    }

    /// Without an article, as it stands on the board: `terminal-lucky-shot-plains`.
    fn name(&self, treasure: Treasure) -> String {
        self.words.term("terminal", "lucky-shot", treasure.name())
    }

    fn treasure(&self, fort: &Fort) -> String {
        match fort.treasure() {
            Some(treasure) => self.name(treasure),
            None => say!(self.words, "terminal-lucky-shot-empty"),
        }
    }
}

/// Whose turn, what it waits for, and the action card.
fn heading(shown: &Shown) -> String {
    let Shown { view, words, .. } = *shown;
    let turn = match view.phase {
        Phase::Level { .. } | Phase::Deal { .. } | Phase::Starter => {
            say!(words, "terminal-lucky-shot-set-up")
        }
        Phase::Over { .. } => say!(words, "terminal-picture-lucky-shot-over", turns = view.turns),
        _ => {
            let who = shown.called(view.on_turn);
            say!(words, "terminal-lucky-shot-turn", turn = view.turns + 1, who)
        }
    };
    let card = Place::ALL.map(|place| on_card(shown, place)).join("   ");
    let name = shown.line(&say!(words, "terminal-picture-lucky-shot-card"));
    format!("{turn}{}\n{name}{card}\n", say!(words, "terminal-lucky-shot-heading", waiting = waiting(shown)))
}

fn on_card(shown: &Shown, place: Place) -> String {
    let words = shown.words;
    let name = match place {
        Place::Attack => say!(words, "terminal-lucky-shot-attack"),
        Place::Build => say!(words, "terminal-lucky-shot-build"),
        Place::Raid => say!(words, "terminal-lucky-shot-raid"),
        Place::Fortify => say!(words, "terminal-lucky-shot-fortify"),
    };
    match shown.view.card.at(place) {
        Slot::Empty => format!("{name} -"),
        Slot::Ready(die) => format!("{name} [{die}]"),
        Slot::Used(die) => format!("{name} {die} {}", say!(words, "terminal-lucky-shot-used")),
    }
}

fn waiting(shown: &Shown) -> String {
    let Shown { view, words, .. } = *shown;
    let (chosen, text) = (chosen_die(shown), |fort: FortId| fort.to_string());
    match view.phase {
        Phase::Level { seat } => say!(words, "terminal-picture-lucky-shot-level", seat),
        Phase::Deal { seat } => say!(words, "terminal-picture-lucky-shot-deal", seat),
        Phase::Starter => say!(words, "terminal-lucky-shot-wait-starter"),
        Phase::Hunt => say!(words, "terminal-picture-lucky-shot-hunt") + &chosen,
        Phase::Die { purpose: Purpose::Hunt } => {
            say!(words, "terminal-picture-lucky-shot-hunting-die") + &chosen
        }
        Phase::Die { purpose: Purpose::Card } => {
            say!(words, "terminal-picture-lucky-shot-action-die") + &chosen
        }
        Phase::Put { die } => say!(words, "terminal-picture-lucky-shot-put", die),
        Phase::Act => say!(words, "terminal-lucky-shot-wait-act"),
        Phase::Block { from, into } => {
            let (seat, from, into) = (from.owner(), text(from), text(into));
            say!(words, "terminal-picture-lucky-shot-block", seat, from, into)
        }
        Phase::Steal { from, into, .. } => {
            say!(words, "terminal-picture-lucky-shot-steal", from = text(from), into = text(into))
        }
        Phase::Salvage { loose } => {
            say!(words, "terminal-picture-lucky-shot-salvage", treasure = loose.treasure)
        }
        Phase::SalvageDie { loose } => {
            say!(words, "terminal-picture-lucky-shot-salvage-die", treasure = loose.treasure)
        }
        Phase::Draw { fort } => say!(words, "terminal-lucky-shot-wait-draw", fort = text(fort)),
        Phase::Found { fort } => say!(words, "terminal-lucky-shot-wait-found", fort = text(fort)),
        Phase::Take(take) => match take.source {
            Source::Move(from) => {
                say!(words, "terminal-picture-lucky-shot-stole", seat = take.forts.owner(), from = text(from))
            }
            _ => say!(words, "terminal-lucky-shot-wait-take"),
        },
        Phase::Power { treasure } => say!(words, "terminal-picture-lucky-shot-power", treasure),
        Phase::Over { winners } => say!(words, "terminal-lucky-shot-won", winners),
    }
}

/// LS-18: the power of Volcano has waited for this die.
fn chosen_die(shown: &Shown) -> String {
    let Shown { view, viewer, words } = *shown;
    let own = viewer == Viewer::Seat(view.on_turn);
    match (view.phase, own) {
        _ if !view.chosen_die => String::new(),
        (Phase::Hunt, true) => say!(words, "terminal-picture-lucky-shot-first-yours"),
        (Phase::Hunt, false) => say!(words, "terminal-picture-lucky-shot-first-theirs"),
        (_, true) => say!(words, "terminal-picture-lucky-shot-yours"),
        (_, false) => say!(words, "terminal-picture-lucky-shot-theirs"),
    }
}

/// What lies in the middle, and who holds how much.
fn middle(shown: &Shown) -> String {
    let Shown { view, words, .. } = *shown;
    let held: Vec<String> = Seat::all(view.players.len()).map(|seat| held_by(shown, seat)).collect();
    let available =
        shown.line(&say!(words, "terminal-lucky-shot-available")) + &listed(shown, view.available);
    let aside = say!(words, "terminal-lucky-shot-set-aside");
    let treasures = shown.line(&say!(words, "terminal-picture-lucky-shot-treasures"));
    format!("{available}   {aside}  {}\n{treasures}{}\n", listed(shown, view.set_aside), held.join("   "))
}

fn held_by(shown: &Shown, seat: Seat) -> String {
    let Shown { view, words, .. } = *shown;
    let player = view.player(seat);
    if !player.in_play {
        return format!("{seat} {}", say!(words, "terminal-picture-out"));
    }
    let chooses = player.volcano || (view.chosen_die || view.chosen_act) && view.on_turn == seat;
    let volcano = match chooses {
        true => format!(" {}", say!(words, "terminal-picture-lucky-shot-chosen-die")),
        false => String::new(),
    };
    format!("{} {}{volcano}", shown.called(seat), view.treasures(seat))
}

fn listed(shown: &Shown, set: TreasureSet) -> String {
    if set.is_empty() {
        return say!(shown.words, "terminal-lucky-shot-none");
    }
    set.iter().map(|treasure| shown.name(treasure)).collect::<Vec<_>>().join(", ")
}

/// The mark of one box, counted in the order in which boxes are filled.
fn mark(fort: &Fort, index: u8) -> char {
    match index {
        _ if index < fort.standing() => '/',
        _ if index < fort.built() => 'x',
        _ => '·',
    }
}

/// Players side by side, each fort a pyramid of fifteen boxes that is filled from the ground up.
fn pyramids(shown: &Shown) -> String {
    let all: Vec<&FortView> = shown.view.forts().collect();
    let rows = (1..=GROUND).map(|boxes| row(&all, |seen| slice(shown, seen, boxes)));
    std::iter::once(names(shown)).chain(rows).map(|line| line + "\n").collect()
}

/// The row of a pyramid that has so many boxes; what there is to say stands beside the upper rows.
fn slice(shown: &Shown, seen: &FortView, boxes: u8) -> String {
    let fort = &seen.fort;
    let beside = match boxes {
        1 => format!("{} {}", seen.name, level(shown, fort)),
        2 => shown.treasure(fort),
        3 => say!(shown.words, "terminal-picture-lucky-shot-wall", bricks = fort.standing()),
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

fn level(shown: &Shown, fort: &Fort) -> String {
    say!(shown.words, "terminal-lucky-shot-level", level = fort.level())
}

/// Each player's name above their first fort.
fn names(shown: &Shown) -> String {
    let cells = Seat::all(shown.view.players.len()).map(|seat| {
        let width = WIDTH * shown.view.player(seat).forts.len();
        format!("{:<width$}", if width == 0 { String::new() } else { shown.called(seat) })
    });
    cells.collect::<String>().trim_end().into()
}

/// A line for each two forts.
fn rows(shown: &Shown) -> String {
    let (view, mut text) = (shown.view, String::new());
    for seat in Seat::all(view.players.len()).filter(|seat| view.player(*seat).in_play) {
        text += &format!("{}\n", shown.called(seat));
        for pair in view.player(seat).forts.chunks(2) {
            let cells: String = pair.iter().map(|seen| format!("{:<39}", line(shown, seen))).collect();
            text += &format!("  {}\n", cells.trim_end());
        }
    }
    text
}

fn line(shown: &Shown, seen: &FortView) -> String {
    let fort = &seen.fort;
    let marks: String = (0..Fort::MOST_BRICKS).map(|index| mark(fort, index)).collect();
    let (level, treasure) = (level(shown, fort), shown.treasure(fort));
    format!("{} {level} {marks} {:>2} {treasure}", seen.name, fort.standing())
}

#[cfg(test)]
mod tests {
    use super::super::tests::label_of;
    use crate::Present;
    use luckhouse_engine::{Game, Rng, Seat, Table, Turn, Viewer};
    use luckhouse_games::lucky_shot::{LuckyShot, LuckyShotOptions, View};
    use luckhouse_words::{Language, Words};

    fn english() -> Words<'static> {
        Words::in_language(Language::ENGLISH)
    }

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
