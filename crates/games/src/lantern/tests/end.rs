//! LN-13 to LN-15.

use super::*;
use crate::lantern::score::{lost as furthest, won};
use crate::lantern::{Abilities, Circles, Five, Phase, title};
use luckhouse_engine::SeatSet;

const POOR: &str = "* 1 1 1 1 6 6\np1 assign crit=1 counter=1 magic=1 con=1 xp=6 camp=6\n";

#[test]
fn ln_13_clearing_the_last_zone_wins() {
    let table = with(SHORT, &format!("{SETUP}* 2 2 2 3 3 6\n* 2 2 2 3 3 5\n"));
    assert_eq!(outcome(&table).winners, SeatSet::one(P1));
    assert!(matches!(view(&table).phase, Phase::Won(_)));
}

#[test]
fn ln_13_behind_the_last_zone_there_are_no_rewards() {
    let table = with(SHORT, &format!("{SETUP}* 2 2 2 3 3 6\n* 1 2 2 3 3 5\n"));
    assert_eq!((view(&table).rewarded, outcome(&table).winners), (0, SeatSet::one(P1)));
}

/// With only a Constitution of one, which is used up.
#[test]
fn ln_14_lost_as_soon_as_the_circles_left_cannot_fill_the_boxes() {
    let sheet = "sheet=one; Dragon: X X X X X X; rows: 9";
    let hopeful = with(sheet, &format!("{POOR}* 2 2 3 3 4 4\n"));
    assert!(matches!(view(&hopeful).phase, Phase::Fight(_)), "Constitution rolls all dice as wished");
    let lost = with(sheet, &format!("{POOR}* 2 2 3 3 4 4\np1 con 4 4\n* 4 4\n"));
    assert!(matches!(view(&lost).phase, Phase::Lost(_)));
    assert!(outcome(&lost).winners.is_empty());
}

#[test]
fn ln_14_lost_on_entering_when_nothing_is_left() {
    let sheet = "sheet=two; Gate: 6; Dragon: X X X X X X; rows: 9";
    let spend = "* 1 2 2 3 3 5\np1 crit 5\np1 con 3 3\n* 4 4\np1 magic 4\n* 5\np1 counter 5+\n";
    let gate = format!("{POOR}{spend}");
    let entered = with(sheet, &gate);
    assert_eq!((view(&entered).zone, view(&entered).abilities.crossed()), (2, 4));
    let lost = with(sheet, &format!("{gate}* 5 5 5 5 5 6\n"));
    assert!(matches!(view(&lost).phase, Phase::Lost(_)));
    let won = with(sheet, &format!("{gate}* 5 5 5 5 5 5\n"));
    assert!(matches!(view(&won).phase, Phase::Won(_)));
}

#[test]
fn ln_14_a_roll_that_cannot_help_is_not_rolled() {
    let sheet = "sheet=one; Dragon: X X X X X X; rows: 9";
    // After Constitution, five of a kind and a 2: Critical Hit, Magic Spell or Counter Attack can still do it.
    let close = format!("{POOR}* 2 2 3 3 4 4\np1 con 3 3 4 4\n* 2 2 2 5\n");
    assert_eq!(legal(&with(sheet, &close)).len(), 2 + 4 + 2);
    // Rolling away one of the five leaves Critical Hit for the 5, and a wish for the other.
    assert!(matches!(view(&with(sheet, &format!("{close}p1 magic 2\n"))).phase, Phase::Reroll(_)));
    // A counter that leads away, then the wrong die taken up: nothing is left to do it.
    let wasted = format!("{close}p1 counter 5-\np1 crit 4\np1 magic 2\n");
    let lost = with(sheet, &wasted);
    assert!(matches!(view(&lost).phase, Phase::Lost(dice) if dice.len() == 5));
}

#[test]
fn ln_14_there_is_always_something_to_do_or_the_game_is_lost() {
    use crate::lantern::{Ability, LanternState};
    use luckhouse_engine::DiceSet;
    let game = rules("");
    let mut words = Vec::new();
    for zone in [0, 3, 7] {
        for bits in 0u8..16 {
            for roll in DiceSet::every(6) {
                let mut abilities = Abilities::default();
                for ability in Ability::ALL {
                    abilities[ability].left = bits >> ability as u8 & 1;
                }
                let mut state = LanternState { phase: Phase::Enter, zone, abilities, ..game.start() };
                game.roll(&mut state, roll);
                words.clear();
                game.legal(&state, P1, &mut words);
                assert_eq!(words.is_empty(), !matches!(state.phase, Phase::Fight(_)));
                assert!(bits > 0 || !matches!(state.phase, Phase::Fight(_)));
            }
        }
    }
}

#[test]
fn ln_15_the_score_counts_the_circles_crossed_off_from_abilities_only() {
    let clean = with(SHORT, &format!("{SETUP}* 1 2 2 3 3 6\np1 gain con\n* 2 2 2 3 3 5\n"));
    assert_eq!(view(&clean).abilities.crossed(), 0);
    assert_eq!(outcome(&clean).scores.as_slice(), [100]);
    let used = with(SHORT, &format!("{SETUP}* 2 2 2 3 3 6\n* 2 2 2 3 3 3\np1 counter 3+\np1 counter 4+\n"));
    assert_eq!(view(&used).abilities.crossed(), 2);
    assert_eq!(outcome(&used).scores.as_slice(), [98]);
}

#[test]
fn ln_15_a_lost_game_names_the_zone_reached_and_is_below_every_win() {
    let sheet = "sheet=two; Gate: 6; Dragon: X X X X X X; rows: 9";
    let lost = with(sheet, &format!("{POOR}* 2 2 3 3 4 6\n* 2 2 3 3 4 4\np1 con 4 4\n* 4 4\n"));
    assert_eq!(outcome(&lost).scores.as_slice(), [2]);
    // The worst win: every circle crossed off. The best loss: in the last of sixteen zones.
    let spent = Circles { left: 0, crossed: Circles::MOST };
    let worst = won(&Abilities { crit: spent, counter: spent, magic: spent, con: spent });
    assert!(worst.scores[P1] > furthest(15).scores[P1]);
}

#[test]
fn ln_15_titles() {
    let titles = |scores: &[u8]| scores.iter().map(|score| title(*score, Five::Better)).collect::<Vec<_>>();
    assert_eq!(titles(&[0, 1]), ["Legendary Lantern Lord", "Heroic Swashbuckler"]);
    assert_eq!(titles(&[5, 6]), ["Heroic Swashbuckler", "Master in Arms"]);
    assert_eq!(titles(&[15, 16, 28]), ["Master in Arms", "Promising Adventurer", "Promising Adventurer"]);
}

#[test]
fn ln_17_a_score_of_5_can_have_the_lesser_title() {
    assert_eq!((rules("").options().five, rules("five=worse").options().five), (Five::Better, Five::Worse));
    assert_eq!((title(5, Five::Better), title(5, Five::Worse)), ("Heroic Swashbuckler", "Master in Arms"));
    let others = (0..=28).filter(|score| *score != 5);
    assert!(others.into_iter().all(|score| title(score, Five::Better) == title(score, Five::Worse)));
}
