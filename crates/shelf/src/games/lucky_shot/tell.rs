//! What happened, in sentences, with what came of it.

use crate::prose::{count, paragraph};
use crate::{Seen, Step};
use luckhouse_engine::{Seat, SeatSet};
use luckhouse_games::lucky_shot::{
    Action, Fort, FortView, LuckyShot, Phase, Place, Purpose, Roll, Treasure, View,
};

pub(super) fn tell(step: &Step<LuckyShot>) -> String {
    let (before, after) = (&step.before, &step.after);
    let first = match &step.event {
        Seen::Rolled(Some(roll)) => rolled(before, after, *roll),
        Seen::Chose(choices) => {
            let one = choices.iter().find_map(|(seat, action)| action.map(|action| (*seat, action)));
            one.map_or_else(String::new, |(seat, action)| {
                by_power(before, action) + &chose(before, seat, action)
            })
        }
        Seen::Rolled(None) => String::new(),
        Seen::Resigned(seat) => format!("{seat} gives up."),
    };
    let all = std::iter::once(first).chain(consequences(before, after));
    paragraph(all.map(|text| capital(&text)))
}

/// A sentence begins with a capital, unless with the name of a player or a fort.
fn capital(text: &str) -> String {
    match text.split_at_checked(1) {
        Some((first, rest)) if !rest.starts_with(|c: char| c.is_ascii_digit()) => first.to_uppercase() + rest,
        _ => text.into(),
    }
}

fn rolled(before: &View, after: &View, roll: Roll) -> String {
    let player = before.on_turn;
    match before.phase {
        Phase::Level { seat } => format!("{seat} rolls {roll}: a fort of level {roll} with five bricks."),
        Phase::Deal { seat } => format!("{seat} is dealt {roll}."),
        Phase::Starter => format!("{roll}."),
        Phase::Die { purpose: Purpose::Hunt } => {
            let nothing = if found(before, after) { "." } else { ": nothing." };
            format!("{player} hunts and rolls {roll}{nothing}")
        }
        Phase::Die { purpose: Purpose::Card } => format!("{player} rolls {roll}."),
        Phase::Block { from, .. } => {
            let open = before.fort(from) != after.fort(from);
            let blocked = if open { "The raid gets through." } else { "Blocked." };
            format!("{} rolls {roll} to defend {from}. {blocked}", from.owner())
        }
        Phase::Steal { from, waiting, .. } => {
            let thief = waiting.after(player).unwrap_or(player);
            let hit = before.card.die(Place::Raid).is_some_and(|die| die.to_string() == roll.to_string());
            let how = if hit { "a match!" } else { "no match." };
            format!("{thief} rolls {roll} to steal from {from}: {how}")
        }
        Phase::SalvageDie { loose } => format!("{player} rolls {roll} to salvage {}.", loose.treasure),
        Phase::Draw { .. } => format!("{roll} comes into play."),
        Phase::Found { fort } => {
            let nothing = if found(before, after) { "." } else { ": nothing." };
            format!("{player} rolls {roll} for a treasure in {fort}{nothing}")
        }
        _ => format!("{roll} comes up."),
    }
}

/// Did a roll for a treasure end with one?
fn found(before: &View, after: &View) -> bool {
    let player = before.on_turn;
    matches!(after.phase, Phase::Take(_)) || after.treasures(player) > before.treasures(player)
}

/// Where a choice uses the power of a treasure, say so.
fn by_power(before: &View, action: Action) -> String {
    match before.phase {
        Phase::Power { treasure } if action != Action::Leave => format!("By the power of {treasure}, "),
        _ => String::new(),
    }
}

fn chose(before: &View, seat: Seat, action: Action) -> String {
    let level = |fort| before.fort(fort).map_or(String::new(), |f| f.level().to_string());
    match action {
        Action::Hunt => format!("{seat} hunts for {}.", before.available),
        Action::Skip => format!("{seat} does not hunt."),
        Action::Die(die) => format!("{seat} chooses a {die}, by the power of volcano."),
        Action::Take { treasure, .. } => format!("{seat} takes {treasure}."),
        Action::Put(place) => match before.phase {
            Phase::Put { die } => format!("{seat} puts the {die} on {place}."),
            _ => String::new(),
        },
        Action::Build { fort, .. } => format!("{seat} builds on {fort}."),
        Action::Attack { fort, .. } => format!("{seat} attacks {fort}."),
        Action::Raid { from, into } => {
            let what = before.fort(from).and_then(Fort::treasure).map_or("it", Treasure::name);
            format!("{seat} raids {from}, to capture {what} into {into}.")
        }
        Action::Move { from, into, protected } => {
            let guard = if protected { ", protected" } else { "" };
            format!("{seat} moves the treasure of {from} to {into}{guard}.")
        }
        Action::Level { fort, level: new } => {
            format!("{seat} changes {fort} from level {} to {new}.", level(fort))
        }
        Action::Create | Action::CreateAt(_) => format!("{seat} creates a fort."),
        Action::Salvage => format!("{seat} tries to salvage it."),
        Action::Leave => match before.phase {
            Phase::Salvage { loose } => format!("{seat} leaves {}.", loose.treasure),
            Phase::Power { treasure } => format!("{seat} leaves the power of {treasure}."),
            _ => format!("{seat} lets the die decide."),
        },
        Action::Done => format!("{seat} is done."),
    }
}

/// What is different now: bricks, forts, treasures, players, the turn.
fn consequences(before: &View, after: &View) -> Vec<String> {
    if matches!(before.phase, Phase::Level { .. } | Phase::Deal { .. } | Phase::Starter) {
        return Vec::new();
    }
    let mut told: Vec<String> = after.forts().filter_map(|now| changed(before, now)).collect();
    told.extend(gone(before, after));
    let loose = after.available.iter().filter(|treasure| !before.available.contains(*treasure));
    // What was drawn has just been told of.
    let drawn = matches!(before.phase, Phase::Draw { .. });
    told.extend(loose.filter(|_| !drawn).map(|treasure| format!("{treasure} is Available.")));
    let new = Seat::all(after.players.len());
    let out = new.filter(|seat| before.player(*seat).in_play && !after.player(*seat).in_play);
    told.extend(out.map(|seat| format!("{seat} has no treasure left, and is out.")));
    if after.player(before.on_turn).volcano && !before.player(before.on_turn).volcano {
        told.push(format!("{} will choose the first die of the next turn.", before.on_turn));
    }
    told.extend(ending(after));
    told
}

fn changed(before: &View, now: &FortView) -> Option<String> {
    let (name, fort) = (now.name, &now.fort);
    let Some(old) = before.fort(name) else {
        return Some(format!("{name} stands: level {}, 1 brick.", fort.level()));
    };
    if fort.treasure() != old.treasure() {
        return fort.treasure().map(|treasure| format!("{treasure} lies in {name} now."));
    }
    let bricks = fort.standing();
    let difference = bricks.abs_diff(old.standing());
    (difference > 0).then(|| {
        let side = if bricks > old.standing() { "more" } else { "less" };
        format!("{} {side}: {name} has {bricks}.", count(difference, "brick"))
    })
}

/// Forts destroyed, not those that a player took away.
fn gone(before: &View, after: &View) -> Vec<String> {
    let lost = before.forts().filter(|old| after.fort(old.name).is_none());
    // A player who is knocked out takes all forts away at once; only the one attacked was destroyed.
    let attacked = matches!(before.phase, Phase::Act | Phase::Power { .. });
    let scattered = |old: &FortView| old.fort.treasure().is_some_and(|t| after.available.contains(t));
    let told = lost.filter(|old| after.player(old.name.owner()).in_play || attacked && scattered(old));
    told.map(|old| match old.fort.treasure() {
        Some(treasure) if !after.available.contains(treasure) => {
            format!("{} is destroyed; {treasure} is loose.", old.name)
        }
        _ => format!("{} is destroyed.", old.name),
    })
    .collect()
}

fn ending(after: &View) -> Option<String> {
    let Phase::Over { winners } = after.phase else { return None };
    let in_play: SeatSet =
        Seat::all(after.players.len()).filter(|seat| after.player(*seat).in_play).collect();
    Some(match winners.only() {
        Some(winner) if in_play.len() == 1 => format!("{winner} is the last one in, and wins."),
        Some(winner) if after.treasures(winner) >= 4 => format!("{winner} has four treasures, and wins."),
        Some(winner) => format!("The last turn is over: {winner} has most, and wins."),
        None => format!("The last turn is over: {winners} share the win."),
    })
}

#[cfg(test)]
mod tests {
    use super::super::LuckyShot;
    use crate::{Shelved, read_log};
    use luckhouse_engine::{Game, Rng, Table, Turn, Viewer};
    use luckhouse_games::lucky_shot::LuckyShotOptions;

    /// The log in the rules page.
    fn worked_turn() -> &'static str {
        let log = LuckyShot::RULES.split("```log\n").nth(1).expect("a worked turn");
        log.split("```").next().expect("its end")
    }

    #[test]
    fn the_worked_turn_is_told_as_it_happened() {
        let story = read_log(worked_turn(), usize::MAX).unwrap().story(13, Viewer::Watcher);
        let expected = [
            "p1 creates a fort. 1b stands: level 5, 1 brick.",
            "Plains comes into play.",
            "p1 rolls 2 for a treasure in 1b: nothing.",
            "p1 attacks 2a. 2 bricks less: 2a has 3.",
            "p1 raids 2a, to capture desert into 1b.",
            "p2 rolls 6 to defend 2a. The raid gets through. Desert lies in 1b now.\n  p2 has no treasure left, and is out.",
            "By the power of desert, p1 attacks 3a. 2 bricks less: 3a has 3.",
        ];
        assert_eq!(story, expected);
        let table = Table::<LuckyShot>::read(worked_turn()).unwrap();
        assert_eq!(table.view(Viewer::Watcher).on_turn.to_string(), "p3");
    }

    #[test]
    fn who_starts_is_told_once() {
        let story = read_log(worked_turn(), usize::MAX).unwrap().story(6, Viewer::Watcher);
        assert_eq!(story[0], "p1 starts.");
    }

    #[test]
    fn stories_fit_a_plain_terminal() {
        for seed in 0..20 {
            let mut rng = Rng::seeded(seed);
            let mut table = Table::open(LuckyShot::new(LuckyShotOptions::default(), 3).unwrap());
            while !matches!(table.turn(), Turn::Over(_)) {
                if table.roll(&mut rng).is_none() {
                    let seat = table.owed().first().unwrap();
                    let action = rng.pick(&table.legal(seat));
                    table.choose(seat, action).unwrap();
                }
            }
            let story = read_log(&table.whole_log(), usize::MAX).unwrap().story(0, Viewer::Watcher);
            assert_eq!(story.len(), table.events().len(), "every event has something to tell");
            let wide = story.iter().flat_map(|told| told.lines()).find(|line| line.chars().count() > 80);
            assert_eq!(wide, None);
        }
    }
}
