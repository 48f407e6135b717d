//! What happened, in sentences, from what was seen before and after.

use crate::prose::paragraph;
use crate::{Seen, Step};
use luckhouse_engine::DiceSet;
use luckhouse_games::lantern::{
    Ability, ENOUGH, Lantern, LanternAction, LanternView, Phase, Task, Zone, title,
};

/// One event with its consequences, as one paragraph.
pub(super) fn of(step: &Step<Lantern>) -> String {
    let mut said = vec![match &step.event {
        Seen::Rolled(Some(roll)) => rolled(&step.before, *roll),
        Seen::Chose(_) => chosen(step).map_or(String::new(), |action| chose(step, action)),
        Seen::Resigned(seat) => format!("{seat} gives up."),
        Seen::Rolled(None) => String::new(),
    }];
    said.extend(consequences(step));
    paragraph(said)
}

fn rolled(before: &LanternView, roll: DiceSet) -> String {
    match before.phase {
        Phase::Setup if roll.total() < ENOUGH => {
            format!("Rolled for the setup: {roll}, only {} in all.", roll.total())
        }
        Phase::Setup => format!("Rolled for the setup: {roll}, {} in all.", roll.total()),
        Phase::Reroll(kept) if kept.is_empty() => format!("Rolled again: {roll}."),
        Phase::Reroll(kept) => format!("Rolled again: {roll}. With those that stayed: {}.", kept.plus(roll)),
        _ => format!("Into zone {}, {}: {roll}.", before.zone, before.here().name),
    }
}

fn chose(step: &Step<Lantern>, action: LanternAction) -> String {
    let left = |ability: Ability| match step.after.abilities[ability].left {
        0 => "none left".to_string(),
        left => format!("{left} left"),
    };
    match action {
        LanternAction::Again => "All six dice are rolled again.".into(),
        LanternAction::Keep => "The dice stay as they are.".into(),
        LanternAction::Assign(assignment) => format!("The journey begins with {assignment}."),
        LanternAction::Crit(die) => {
            format!("Critical Hit ({}): a {die} becomes a {}.", left(Ability::Crit), 7 - die.face())
        }
        LanternAction::Counter(die, way) => {
            let turned = way.from(die).map_or(String::new(), |die| die.to_string());
            format!("Counter Attack ({}): a {die} becomes a {turned}.", left(Ability::Counter))
        }
        LanternAction::Magic(die) => format!("Magic Spell ({}) on a {die}.", left(Ability::Magic)),
        LanternAction::Con(dice) => format!("Constitution ({}) on {dice}.", left(Ability::Con)),
        LanternAction::Gain(ability) => format!("One more circle for {}.", ability.title()),
    }
}

fn consequences(step: &Step<Lantern>) -> Vec<String> {
    let (before, after) = (&step.before, &step.after);
    let mut said = Vec::new();
    if set_out(step) && !matches!(chosen(step), Some(LanternAction::Assign(_))) {
        said.push("Every place gets the same die.".into());
    }
    said.extend(
        cleared(before, after).map(|(number, zone)| format!("Zone {number}, {}, is cleared.", zone.name)),
    );
    said.extend(rested(step).map(|(number, zone)| format!("A rest in zone {number}, {}.", zone.name)));
    if after.experience > before.experience {
        said.push(format!("Experience: {} of {} circles.", after.experience, after.sheet.circles()));
    }
    said.extend(circles(step));
    said.push(ending(after));
    said
}

/// The six dice of the setup got their places in this step.
fn set_out(step: &Step<Lantern>) -> bool {
    step.before.scroll == 0 && step.after.scroll > 0
}

fn chosen(step: &Step<Lantern>) -> Option<LanternAction> {
    match &step.event {
        Seen::Chose(choices) => choices.first().and_then(|(_, action)| *action),
        _ => None,
    }
}

/// The zones, by number, that are fights and behind the adventurer now.
fn cleared<'v>(before: &LanternView, after: &'v LanternView) -> impl Iterator<Item = (u8, &'v Zone)> {
    let won = matches!(after.phase, Phase::Won(_)) && !matches!(before.phase, Phase::Won(_));
    let first = if matches!(before.phase, Phase::Reward) { before.zone + 1 } else { before.zone };
    // A zone is cleared before its reward is chosen, not after.
    let rewarding = matches!(after.phase, Phase::Reward) && !matches!(before.phase, Phase::Reward);
    let last = after.zone + u8::from(won || rewarding);
    (first..last).map(|n| (n, &after.sheet.zones()[usize::from(n) - 1])).filter(|(_, zone)| !is_rest(zone))
}

/// The campfires, by number, that the adventurer came to in this step.
fn rested(step: &Step<Lantern>) -> impl Iterator<Item = (u8, &Zone)> {
    let first = step.before.zone + u8::from(!set_out(step));
    let last = if step.after.scroll == 0 { 0 } else { step.after.zone };
    let zones = step.after.sheet.zones();
    (first..=last).map(|n| (n, &zones[usize::from(n) - 1])).filter(|(_, zone)| is_rest(zone))
}

fn is_rest(zone: &Zone) -> bool {
    zone.task == Task::Rest
}

/// Circles that were drawn without being chosen, and those that found no room.
fn circles(step: &Step<Lantern>) -> Vec<String> {
    let (before, after) = (&step.before, &step.after);
    let mut said = Vec::new();
    let mut found_no_room = rested(step).count() as u8 + after.rewarded - before.rewarded;
    for ability in Ability::ALL {
        let more = drawn(after, ability) - drawn_before(step, ability);
        found_no_room -= more;
        let told = u8::from(chosen(step) == Some(LanternAction::Gain(ability)));
        if more > told {
            said.push(format!("Circles for {}: {} more.", ability.title(), more - told));
        }
    }
    if found_no_room > 0 {
        said.push(format!("Rewards that found no room: {found_no_room}."));
    }
    said
}

fn drawn(view: &LanternView, ability: Ability) -> u8 {
    view.abilities[ability].left + view.abilities[ability].crossed
}

/// The circles before anything was drawn in this step. Those that the dice of the setup give are no reward, and the
/// first zone may be a campfire.
fn drawn_before(step: &Step<Lantern>, ability: Ability) -> u8 {
    match chosen(step) {
        Some(LanternAction::Assign(assignment)) => assignment.ability(ability),
        // Every place got the same die.
        _ if set_out(step) => step.after.scroll,
        _ => drawn(&step.before, ability),
    }
}

fn ending(after: &LanternView) -> String {
    match after.phase {
        Phase::Reward => "A full row of experience: one more circle for an ability.".into(),
        Phase::Won(_) => {
            let score = after.abilities.crossed();
            format!("The journey is won! Adventure Score {score}: {}.", title(score))
        }
        Phase::Lost(_) => {
            let zone = &after.here().name;
            format!("Nothing that is left could fill the boxes: lost in zone {}, {zone}.", after.zone)
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::{Event, Game, Table, Viewer};

    /// The story of the last event of a log.
    fn last(options: &str, events: &str) -> String {
        let log = format!("lantern{options} seats 1 edition 1\n{events}");
        let table = Table::<Lantern>::read(&log).unwrap();
        let mut told = String::new();
        table.retrace(|before, event, after| {
            let see = |state| table.game().view(state, Viewer::Watcher);
            let event = match event {
                Event::Chose(choices) => Seen::Chose(choices.iter().map(|(s, a)| (s, Some(a))).collect()),
                Event::Rolled(roll) => Seen::Rolled(Some(*roll)),
                Event::Resigned(seat) => Seen::Resigned(*seat),
            };
            told = of(&Step { viewer: Viewer::Watcher, before: see(before), after: see(after), event });
        });
        // Where the lines are broken does not matter here.
        told.replace("\n  ", " ")
    }

    const SETUP: &str = "* 1 2 3 4 5 6\np1 assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2\n";

    #[test]
    fn the_setup_is_told() {
        assert_eq!(last("", "* 1 1 2 2 3 3\n"), "Rolled for the setup: 1 1 2 2 3 3, only 12 in all.");
        let begins = "The journey begins with crit=5 counter=3 magic=4 con=6 xp=1 camp=2. Experience: 1 of 12 circles.";
        assert_eq!(last("", SETUP), begins);
        let alike = "Rolled for the setup: 4 4 4 4 4 4, 24 in all. Every place gets the same die. Experience: 4 of 12 circles.";
        assert_eq!(last("", "* 4 4 4 4 4 4\n"), alike);
    }

    #[test]
    fn a_fight_is_told() {
        let wolves = |events: &str| last("", &format!("{SETUP}{events}"));
        assert_eq!(
            wolves("* 1 1 2 2 3 3\n"),
            "Into zone 1, Wolves: 1 1 2 2 3 3. Experience: 3 of 12 circles."
        );
        assert_eq!(wolves("* 1 1 2 2 3 3\np1 crit 3\n"), "Critical Hit (4 left): a 3 becomes a 4.");
        assert_eq!(wolves("* 1 1 2 2 3 3\np1 con 1 1\n"), "Constitution (5 left) on 1 1.");
        let again = "Rolled again: 6 6. With those that stayed: 2 2 3 3 6 6.";
        assert_eq!(wolves("* 1 1 2 2 3 3\np1 con 1 1\n* 6 6\n"), again);
        let cleared = "Counter Attack (2 left): a 3 becomes a 2. Zone 1, Wolves, is cleared.";
        assert_eq!(wolves("* 2 2 3 4 5 6\np1 counter 3-\n"), cleared);
    }

    #[test]
    fn rewards_and_rests_are_told() {
        let fire = "(sheet=fire; Gate: 6; Fire: rest; Hall: 5; rows: 2 2)";
        let gate = format!("{SETUP}* 1 2 2 3 3 6\n");
        let full = "Into zone 1, Gate: 1 2 2 3 3 6. Zone 1, Gate, is cleared. Experience: 2 of 4 circles. \
                    A full row of experience: one more circle for an ability.";
        assert_eq!(last(fire, &gate), full);
        let rest = "One more circle for Magic Spell. A rest in zone 2, Fire. Experience: 4 of 4 circles. \
                    Circles for Constitution: 1 more. A full row of experience: one more circle for an ability.";
        assert_eq!(last(fire, &format!("{gate}p1 gain magic\n")), rest);
        let no_room = "One more circle for Constitution. A rest in zone 2, Fire. Experience: 4 of 4 circles. \
                       Rewards that found no room: 1. A full row of experience: one more circle for an ability.";
        assert_eq!(last(fire, &format!("{gate}p1 gain con\n")), no_room);
        let on = "One more circle for Critical Hit.";
        assert_eq!(last(fire, &format!("{gate}p1 gain con\np1 gain crit\n")), on);
    }

    #[test]
    fn a_campfire_as_the_first_zone_is_told() {
        let fire = "(sheet=fire; Fire: rest; Hall: 5; rows: 9)";
        let begins = "The journey begins with crit=5 counter=3 magic=4 con=6 xp=1 camp=2. A rest in zone 1, Fire. \
                      Experience: 3 of 9 circles. Circles for Constitution: 1 more.";
        assert_eq!(last(fire, SETUP), begins);
        let alike = "Rolled for the setup: 4 4 4 4 4 4, 24 in all. Every place gets the same die. \
                     A rest in zone 1, Fire. Experience: 8 of 9 circles. Circles for Constitution: 1 more.";
        assert_eq!(last(fire, "* 4 4 4 4 4 4\n"), alike);
        let fires = "(sheet=fires; Fire: rest; Embers: rest; Hall: 5; rows: 12)";
        let no_room = "The journey begins with crit=5 counter=3 magic=4 con=6 xp=1 camp=2. A rest in zone 1, Fire. \
                       A rest in zone 2, Embers. Experience: 5 of 12 circles. \
                       Circles for Constitution: 1 more. Rewards that found no room: 1.";
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
    }
}
