//! What each choice would do now.

use luckhouse_engine::{Choices, DiceSet, Game, Imagine, Rng, Seat};
use luckhouse_games::lantern::odds::at_once;
use luckhouse_games::lantern::{Ability, Assignment, Lantern, LanternAction, LanternView, Phase};

/// A few words beside the word itself.
pub(super) fn of(game: &Lantern, view: &LanternView, action: LanternAction) -> String {
    let dice = view.dice().unwrap_or(DiceSet::EMPTY);
    match action {
        LanternAction::Again => format!("roll all six again: {} is below 15", dice.total()),
        LanternAction::Keep => format!("set out with these {}", dice.total()),
        LanternAction::Assign(assignment) => assigned(assignment),
        LanternAction::Crit(die) => {
            format!("a {die} becomes a {}{}", 7 - die.face(), consequence(game, view, action))
        }
        LanternAction::Counter(die, step) => {
            let turned = step.from(die).map_or(0, luckhouse_engine::Die::face);
            format!("a {die} becomes a {turned}{}", consequence(game, view, action))
        }
        LanternAction::Magic(die) => {
            let kept = dice.without(die.face());
            format!("roll one {die} again{}", hope(game, view, action, kept))
        }
        LanternAction::Con(again) => {
            let kept = dice.minus(again).unwrap_or(DiceSet::EMPTY);
            format!("roll {} again{}", count(again.len()), hope(game, view, action, kept))
        }
        LanternAction::Gain(ability) => {
            let left = view.abilities[ability].left;
            format!("{}: {left} left become {}", ability.title(), left + 1)
        }
    }
}

fn assigned(assignment: Assignment) -> String {
    let uses: u8 = Ability::ALL.iter().map(|ability| assignment.ability(*ability)).sum();
    format!("{uses} uses in all")
}

fn count(dice: usize) -> String {
    match dice {
        1 => "one die".into(),
        6 => "all six dice".into(),
        _ => format!("{dice} dice"),
    }
}

/// Whether the zone is cleared by this, or the game lost.
fn consequence(game: &Lantern, view: &LanternView, action: LanternAction) -> &'static str {
    // Nothing is hidden in Lantern, so the imagined state is the state and the generator is not asked.
    let mut state = game.imagine(view, &mut Rng::seeded(0));
    game.choose(&mut state, &Choices::one(Seat::at(0), action));
    match game.view(&state, luckhouse_engine::Viewer::Watcher).phase {
        Phase::Fight(_) | Phase::Reroll(_) => "",
        Phase::Lost(_) => ", and all is lost",
        _ => ", and the zone is cleared",
    }
}

/// The chance that this roll clears the zone.
fn hope(game: &Lantern, view: &LanternView, action: LanternAction, kept: DiceSet) -> String {
    let lost = consequence(game, view, action);
    if !lost.is_empty() {
        return lost.into();
    }
    let chance = view.boxes().map_or(0.0, |boxes| at_once(&boxes, kept).as_f64());
    if chance > 0.0 { format!(": {:.1} % to clear the zone", 100.0 * chance) } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::{Table, Viewer};

    fn label(events: &str, word: &str) -> String {
        let table = Table::<Lantern>::read(&format!("lantern seats 1 edition 1\n{events}")).unwrap();
        of(table.game(), &table.view(Viewer::Watcher), word.parse().unwrap())
    }

    #[test]
    fn labels_say_what_a_choice_does_now() {
        assert_eq!(label("* 1 1 2 2 3 5\n", "again"), "roll all six again: 14 is below 15");
        assert_eq!(label("* 1 1 2 2 3 5\n", "keep"), "set out with these 14");
        let assign = "assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2";
        assert_eq!(label("* 1 2 3 4 5 6\n", assign), "18 uses in all");
        let wolves = format!("* 1 2 3 4 5 6\np1 {assign}\n* 2 2 3 4 5 6\n");
        assert_eq!(label(&wolves, "crit 6"), "a 6 becomes a 1");
        assert_eq!(label(&wolves, "counter 3-"), "a 3 becomes a 2, and the zone is cleared");
        assert_eq!(label(&wolves, "magic 3"), "roll one 3 again: 16.7 % to clear the zone");
        assert_eq!(label(&wolves, "con 3 6"), "roll 2 dice again: 30.6 % to clear the zone");
        assert_eq!(label(&wolves, "magic 2"), "roll one 2 again");
    }

    #[test]
    fn a_choice_that_loses_says_so() {
        let dragon = "lantern(sheet=one; Dragon: X X X X X X; rows: 9) seats 1 edition 1\n* 1 1 1 1 6 6\n\
             p1 assign crit=1 counter=1 magic=1 con=1 xp=6 camp=6\n* 2 2 3 3 4 4\np1 con 3 3 4 4\n* 2 2 2 5\n\
             p1 magic 5\n* 4\n";
        let table = Table::<Lantern>::read(dragon).unwrap();
        let label = |word: &str| of(table.game(), &table.view(Viewer::Watcher), word.parse().unwrap());
        assert_eq!(label("crit 2"), "a 2 becomes a 5, and all is lost");
        assert_eq!(label("crit 4"), "a 4 becomes a 3");
    }
}
