//! What people read of Lantern: stories and labels.

use super::*;
use crate::facts::untyped;
use crate::{Seen, label as in_words, paragraph};
use luckhouse_engine::{Event, Game, Table};
use luckhouse_words::{Language, Words};

fn read(options: &str, events: &str) -> Table<Lantern> {
    Table::read(&format!("lantern{options} seats 1 edition 1\n{events}")).unwrap()
}

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

/// The story of the last event of a log.
fn last(options: &str, events: &str) -> String {
    let table = read(options, events);
    let (game, viewer, mut told) = (table.game(), Viewer::Watcher, String::new());
    table.retrace(|before, event, after| {
        let (before, after) = (game.view(before, viewer), game.view(after, viewer));
        let event = match event {
            Event::Chose(choices) => Seen::Chose(choices.iter().map(|(s, a)| (s, Some(a))).collect()),
            Event::Rolled(roll) => Seen::Rolled(Some(*roll)),
            Event::Resigned(seat) => Seen::Resigned(*seat),
        };
        let step = Step { viewer, before, after, event };
        let facts = game.facts(&step);
        game.accounts(&step, &facts).unwrap();
        told = paragraph(&english(), "lantern", &untyped(&facts));
    });
    // Where the lines are broken does not matter here.
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn label_of(table: &Table<Lantern>, word: &str) -> String {
    let outlook = table.game().outlook(&table.view(Viewer::Watcher), word.parse().unwrap());
    in_words(&english(), "lantern", &untyped(&outlook))
}

const SETUP: &str = "* 1 2 3 4 5 6\np1 assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2\n";

const BEGINS: &str = "The journey begins: Critical Hit 5, Counter Attack 3, Magic Spell 4, Constitution 6, \
                      experience 1, campfire 2.";

#[test]
fn the_setup_is_told() {
    assert_eq!(last("", "* 1 1 2 2 3 3\n"), "Rolled for the setup: 1 1 2 2 3 3, only 12 in all.");
    assert_eq!(last("", "* 1 1 2 2 3 3\np1 again\n"), "All six dice are rolled again.");
    assert_eq!(last("", "* 1 1 2 2 3 3\np1 keep\n"), "The dice stay as they are.");
    let ahead = "Zone 1 lies ahead: Wolves.";
    assert_eq!(last("", SETUP), format!("{BEGINS} Experience: 1 of 12 circles. {ahead}"));
    let alike = "Every place gets a 4. Experience: 4 of 12 circles.";
    let rolled = "Rolled for the setup: 4 4 4 4 4 4, 24 in all.";
    assert_eq!(last("", "* 4 4 4 4 4 4\n"), format!("{rolled} {alike} {ahead}"));
    let kept = "The dice stay as they are. Every place gets a 2. Experience: 2 of 12 circles.";
    assert_eq!(last("", "* 2 2 2 2 2 2\np1 keep\n"), format!("{kept} {ahead}"));
}

#[test]
fn a_fight_is_told() {
    let wolves = |events: &str| last("", &format!("{SETUP}{events}"));
    let enters = "Into zone 1, Wolves: 1 1 2 2 3 3. Experience: 3 of 12 circles.";
    assert_eq!(wolves("* 1 1 2 2 3 3\n"), enters);
    assert_eq!(wolves("* 1 1 2 2 3 3\np1 crit 3\n"), "Critical Hit (4 left): a 3 becomes a 4.");
    assert_eq!(wolves("* 1 1 2 2 3 3\np1 magic 3\n"), "Magic Spell (3 left) on 3.");
    assert_eq!(wolves("* 1 1 2 2 3 3\np1 con 1 1\n"), "Constitution (5 left) on 1 1.");
    let again = "Rolled again: 6 6. With those that stayed: 2 2 3 3 6 6.";
    assert_eq!(wolves("* 1 1 2 2 3 3\np1 con 1 1\n* 6 6\n"), again);
    let cleared = "Counter Attack (2 left): a 3 becomes a 2. Zone 1, Wolves, is cleared. \
                   Zone 2 lies ahead: Cultists.";
    assert_eq!(wolves("* 2 2 3 4 5 6\np1 counter 3-\n"), cleared);
    // Cleared at once, and the next zone waits for its roll as this one did.
    let at_once =
        "Into zone 1, Wolves: 2 2 2 4 5 6. Zone 1, Wolves, is cleared. Zone 2 lies ahead: Cultists.";
    assert_eq!(wolves("* 2 2 2 4 5 6\n"), at_once);
}

#[test]
fn ones_that_are_rolled_again_are_told_where_they_count() {
    let again = format!("{SETUP}* 1 1 2 2 3 3\np1 con 3 3\n* 1 1\n");
    let rolled = "Rolled again: 1 1. With those that stayed: 1 1 1 1 2 2.";
    assert_eq!(last("", &again), rolled);
    assert_eq!(last("(reroll-ones=on)", &again), format!("{rolled} Experience: 5 of 12 circles."));
}

#[test]
fn rewards_and_rests_are_told() {
    let fire = "(sheet=fire; Gate: 6; Fire: rest; Hall: 5; rows: 2 2)";
    let gate = format!("{SETUP}* 1 2 2 3 3 6\n");
    let due = "A full row of experience: one more circle for an ability.";
    let full = "Into zone 1, Gate: 1 2 2 3 3 6. Experience: 2 of 4 circles. Zone 1, Gate, is cleared.";
    assert_eq!(last(fire, &gate), format!("{full} {due}"));
    let rest = "One more circle for Magic Spell. A rest in zone 2, Fire. One more circle for Constitution. \
                Experience: 4 of 4 circles.";
    assert_eq!(last(fire, &format!("{gate}p1 gain magic\n")), format!("{rest} {due}"));
    let no_room = "One more circle for Constitution. A rest in zone 2, Fire. \
                   One more circle, but no room for it. Experience: 4 of 4 circles.";
    assert_eq!(last(fire, &format!("{gate}p1 gain con\n")), format!("{no_room} {due}"));
    let on = "One more circle for Critical Hit. Zone 3 lies ahead: Hall.";
    assert_eq!(last(fire, &format!("{gate}p1 gain con\np1 gain crit\n")), on);
}

#[test]
fn two_rows_that_are_full_at_once_are_two_rewards() {
    let rows = "(sheet=rows; Gate: 6; Hall: 5; rows: 1 1)";
    let gate = format!("{SETUP}* 1 2 2 3 3 6\np1 gain crit\n");
    let due = "One more circle for Critical Hit. A full row of experience: one more circle for an ability.";
    assert_eq!(last(rows, &gate), due);
}

#[test]
fn a_campfire_as_the_first_zone_is_told() {
    let fire = "(sheet=fire; Fire: rest; Hall: 5; rows: 9)";
    let rests = "A rest in zone 1, Fire. One more circle for Constitution.";
    let begins = format!(
        "{BEGINS} Experience: 1 of 9 circles. {rests} Experience: 3 of 9 circles. Zone 2 lies ahead: Hall."
    );
    assert_eq!(last(fire, SETUP), begins);
    let alike = format!(
        "Rolled for the setup: 4 4 4 4 4 4, 24 in all. Every place gets a 4. Experience: 4 of 9 circles. \
         {rests} Experience: 8 of 9 circles. Zone 2 lies ahead: Hall."
    );
    assert_eq!(last(fire, "* 4 4 4 4 4 4\n"), alike);
    let fires = "(sheet=fires; Fire: rest; Embers: rest; Hall: 5; rows: 12)";
    let no_room = format!(
        "{BEGINS} Experience: 1 of 12 circles. {rests} Experience: 3 of 12 circles. A rest in zone 2, Embers. \
         One more circle, but no room for it. Experience: 5 of 12 circles. Zone 3 lies ahead: Hall."
    );
    assert_eq!(last(fires, SETUP), no_room);
}

#[test]
fn the_end_is_told() {
    let short = "(sheet=short; Hall: 5; rows: 9)";
    let won = "Into zone 1, Hall: 2 2 3 3 4 5. Zone 1, Hall, is cleared. \
               The journey is won! Adventure Score 0: Legendary Lantern Lord.";
    assert_eq!(last(short, &format!("{SETUP}* 2 2 3 3 4 5\n")), won);
    let dragon = "(sheet=one; Dragon: X X X X X X; rows: 9)";
    let poor = "* 1 1 1 1 6 6\np1 assign crit=1 counter=1 magic=1 con=1 xp=6 camp=6\n";
    let lost = "Rolled again: 4 4. With those that stayed: 2 2 3 3 4 4. \
                Nothing that is left could fill the boxes: lost in zone 1, Dragon.";
    assert_eq!(last(dragon, &format!("{poor}* 2 2 3 3 4 4\np1 con 4 4\n* 4 4\n")), lost);
    assert_eq!(last(dragon, "p1 resigns\n"), "p1 gives up.");
}

#[test]
fn labels_say_what_a_choice_does_now() {
    let label = |events: &str, word: &str| label_of(&read("", events), word);
    assert_eq!(label("* 1 1 2 2 3 5\n", "again"), "roll all six again: 14 is below 15");
    assert_eq!(label("* 1 1 2 2 3 5\n", "keep"), "set out with these 14");
    let assign = "assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2";
    assert_eq!(label("* 1 2 3 4 5 6\n", assign), "18 uses in all");
    let wolves = format!("* 1 2 3 4 5 6\np1 {assign}\n* 2 2 3 4 5 6\n");
    assert_eq!(label(&wolves, "crit 6"), "a 6 becomes a 1");
    assert_eq!(label(&wolves, "counter 3-"), "a 3 becomes a 2, and the zone is cleared");
    assert_eq!(label(&wolves, "magic 3"), "roll one 3 again, 16.7 % to clear the zone");
    assert_eq!(label(&wolves, "con 3 6"), "roll 2 dice again, 30.6 % to clear the zone");
    assert_eq!(label(&wolves, "magic 2"), "roll one 2 again");
}

#[test]
fn a_chance_is_exact() {
    let table = read("", &format!("{SETUP}* 2 2 3 4 5 6\n"));
    let outlook = table.game().outlook(&table.view(Viewer::Watcher), "con 3 6".parse().unwrap());
    let clears = outlook::LanternOutlook::Clears { ways: 11, total: 36, percent: 30.6 };
    assert_eq!(outlook.last(), Some(&clears));
}

#[test]
fn a_choice_that_loses_says_so() {
    let dragon = "(sheet=one; Dragon: X X X X X X; rows: 9)";
    let events = "* 1 1 1 1 6 6\np1 assign crit=1 counter=1 magic=1 con=1 xp=6 camp=6\n* 2 2 3 3 4 4\n\
         p1 con 3 3 4 4\n* 2 2 2 5\np1 magic 5\n* 4\n";
    let table = read(dragon, events);
    assert_eq!(label_of(&table, "crit 2"), "a 2 becomes a 5, and all is lost");
    assert_eq!(label_of(&table, "crit 4"), "a 4 becomes a 3");
}

/// Every zone of the sheets that ship, and every row, stands on the rules page as it is.
#[test]
fn the_rules_page_prints_the_shipped_sheets() {
    let (_, zones) = Lantern::RULES.split_once("| zone | boxes |").unwrap();
    let rows: Vec<&str> = zones.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    for (name, left_out) in [("long-night", ""), ("last-fortress", "Marsh")] {
        let sheet = luckhouse_games::lantern::Sheet::read(name).unwrap();
        let told = sheet.zones().iter().map(|zone| match zone.task {
            luckhouse_games::lantern::Task::Rest => format!("| {} | rest |", zone.name),
            luckhouse_games::lantern::Task::Fight(boxes) => format!("| {} | `{boxes}` |", zone.name),
        });
        let shown = rows.iter().filter(|row| left_out.is_empty() || !row.contains(left_out));
        assert_eq!(told.collect::<Vec<_>>(), shown.copied().collect::<Vec<_>>(), "{name}");
        assert_eq!(sheet.rows(), [5, 4, 3]);
    }
    assert!(Lantern::RULES.contains("three experience rows, of 5, 4 and 3 circles"));
}
