//! `careful` for Lantern: spends the cheapest circles that will do, and rolls again what the best plan does not need.

mod rolling;
mod turning;

use luckhouse_engine::{Bot, Decision, DiceSet, Rng};
use luckhouse_games::lantern::{
    Abilities, Ability, Assignment, Boxes, Lantern, LanternAction, LanternView, Phase, Task, Uses,
};
use rolling::Rolling;
use turning::cheapest;

/// Looks for the cheapest way to turn the dice into what the zone asks for, and rolls again where the dice that come
/// can be expected to be cheaper still. It looks a few re-rolls ahead, and never beyond the zone.
#[derive(Clone, Debug, Default)]
pub struct CarefulLantern {
    rolling: Rolling,
}

/// What one use of each ability is worth to the rest of the journey, and what it would cost to lose here.
#[derive(Clone, Copy, Debug)]
struct Prices {
    crit: f32,
    counter: f32,
    magic: f32,
    con: f32,
    loss: f32,
}

impl Prices {
    /// Circles are worth the more, the more fights are still to come; in the last zone they are worth next to nothing.
    fn with_fights_to_come(fights: usize) -> Prices {
        let scale = 0.05 + fights as f32 * FIGHT;
        Prices {
            crit: scale * CRIT,
            counter: scale * COUNTER,
            magic: scale * MAGIC,
            con: scale * CON,
            loss: 12.0,
        }
    }
}

const FIGHT: f32 = 0.15;
const CRIT: f32 = 1.0;
const COUNTER: f32 = 1.5;
const MAGIC: f32 = 0.6;
const CON: f32 = 0.9;

/// The places of the setup's dice, as they stand in [`Assignment::PLACES`], the one that gets the highest die first:
/// counter, con, crit, magic, camp, xp.
const BY_NEED: [usize; 6] = [1, 3, 0, 2, 5, 4];

impl CarefulLantern {
    /// The highest die where it is needed most.
    pub fn assignment(dice: DiceSet) -> Assignment {
        let mut faces = [0; 6];
        // Faces come from the lowest, so the least needed place is filled first.
        for (place, face) in BY_NEED.iter().rev().zip(dice.faces()) {
            faces[*place] = face;
        }
        Assignment::new(faces)
    }

    /// Turn the dice, if that is no dearer than what rolling again can be expected to cost.
    fn fight(
        &mut self,
        view: &LanternView,
        boxes: Boxes,
        dice: DiceSet,
        legal: &[LanternAction],
    ) -> Option<LanternAction> {
        let (uses, prices) = (Uses::left(&view.abilities), Prices::with_fights_to_come(fights_to_come(view)));
        let targets: Vec<DiceSet> = boxes.targets().map(|target| target.dice).collect();
        self.rolling.look_ahead(&targets, uses, prices);
        let turning = cheapest(&targets, dice, uses, prices);
        let rolling = self.rolling.cheapest(dice, legal, prices);
        let both = turning.into_iter().chain(rolling);
        both.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
    }
}

/// The fights behind this zone.
fn fights_to_come(view: &LanternView) -> usize {
    let later = &view.sheet.zones()[usize::from(view.zone)..];
    later.iter().filter(|zone| matches!(zone.task, Task::Fight(_))).count()
}

/// One more circle for what helps most, if it has room.
fn gain(abilities: &Abilities) -> Option<LanternAction> {
    let wanted = [Ability::Con, Ability::Counter, Ability::Crit, Ability::Magic];
    wanted.into_iter().find(|ability| abilities[*ability].has_room()).map(LanternAction::Gain)
}

impl Bot<Lantern> for CarefulLantern {
    fn choose(&mut self, decision: &Decision<Lantern>, _rng: &mut Rng) -> LanternAction {
        let Decision { view, legal, .. } = *decision;
        let plan = match (view.phase, view.boxes()) {
            (Phase::Offer(_), _) => Some(LanternAction::Again),
            (Phase::Assign(dice), _) => Some(LanternAction::Assign(CarefulLantern::assignment(dice))),
            (Phase::Reward, _) => gain(&view.abilities),
            (Phase::Fight(dice), Some(boxes)) => self.fight(view, boxes, dice, legal),
            _ => None,
        };
        // A plan is always legal; should it ever not be, any action is better than none.
        plan.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use luckhouse_engine::{Game, Seat, SeatSet, Table, Turn, Viewer};
    use luckhouse_games::lantern::LanternOptions;

    const P1: Seat = Seat::at(0);

    /// How many of so many games the bot wins.
    fn wins(bot: &mut dyn Bot<Lantern>, games: u64) -> usize {
        let game = Lantern::new(LanternOptions::default(), 1).unwrap();
        let mut won = |seed| {
            // Not one of the seeds that the player's figures were found with.
            let mut rng = Rng::stream(20_261_115, seed);
            let mut table = Table::open(game.clone());
            loop {
                match table.turn() {
                    Turn::Over(outcome) => return outcome.winners == SeatSet::one(P1),
                    Turn::Roll(_) => drop(table.roll(&mut rng)),
                    Turn::Choose(_) => {
                        let (view, legal) = (table.view(Viewer::Seat(P1)), table.legal(P1));
                        let action = bot.choose(
                            &Decision { game: &game, seat: P1, view: &view, legal: &legal },
                            &mut rng,
                        );
                        table.choose(P1, action).unwrap();
                    }
                }
            }
        };
        (0..games).filter(|seed| won(*seed)).count()
    }

    #[test]
    fn careful_wins_where_random_does_not() {
        let careful = wins(&mut CarefulLantern::default(), 120);
        println!("careful wins {careful} of 120");
        assert!(careful >= 36, "careful won {careful} of 120");
        let random = wins(&mut Random, 1000);
        assert!(random <= 10, "random won {random} of 1000");
    }

    #[test]
    fn every_die_of_the_setup_gets_the_place_that_needs_it() {
        let assignment = CarefulLantern::assignment(DiceSet::of(&[1, 2, 3, 4, 5, 6]));
        assert_eq!(assignment.to_string(), "crit=4 counter=6 magic=3 con=5 xp=1 camp=2");
    }

    /// What is chosen after these events.
    fn choice(events: &str) -> String {
        let log = format!("lantern seats 1 edition 1\n{events}");
        let table = Table::<Lantern>::read(&log).unwrap();
        let (view, legal) = (table.view(Viewer::Seat(P1)), table.legal(P1));
        CarefulLantern::default()
            .choose(
                &Decision { game: table.game(), seat: P1, view: &view, legal: &legal },
                &mut Rng::seeded(0),
            )
            .to_string()
    }

    #[test]
    fn a_single_step_that_clears_the_zone_is_taken() {
        let setup = "* 1 2 3 4 5 6\np1 assign crit=4 counter=6 magic=3 con=5 xp=1 camp=2\n";
        assert_eq!(choice(&format!("{setup}* 2 2 3 4 5 6\n")), "counter 3-");
        assert_eq!(choice(&format!("{setup}* 1 2 2 2 4 6\n")), "counter 6-");
        assert_eq!(choice(&format!("{setup}* 2 2 2 2 4 6\n")), "crit 2");
    }

    #[test]
    fn a_low_setup_is_rolled_again() {
        assert_eq!(choice("* 1 1 2 2 3 3\n"), "again");
    }
}
