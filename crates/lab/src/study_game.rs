//! What one game was like, from the chances that the coach gave each seat after every event.

use luckhouse_bots::analysis::{Analysis, Cause, JudgedDecision, Moment, can_tell};
use luckhouse_engine::{PerSeat, Seat};

/// Whoever leads by less than this, or by less than the judge can be off, does not lead.
const LEAD: f64 = 0.02;
/// From this chance on a game is as good as won.
const SEALED: f64 = 0.9;
/// A choice matters if the best is better than the next by more than this.
const MATTERS: f64 = 0.01;
/// Whoever has less than this can only decide who else wins.
const HOPELESS: f64 = 0.02;
/// A choice that moves the chance of another by more than this makes a king.
const KINGMAKER: f64 = 0.05;
/// Points at which the curve of a game is taken, the start and the end included.
pub(crate) const POINTS: usize = 21;

/// One game, as the coach saw it.
///
/// A game for one has a second side here, the house, that wins when the player does not. Leads, drama and comebacks count
/// only as far as the judge is sure of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Its number in the run.
    pub index: u64,
    /// How often somebody else took the lead, by two points at least.
    pub lead_changes: u32,
    /// The part of the game after which the winner led for good; of a game that one side won.
    pub decided: Option<f64>,
    /// The part of the game after which the winner had nine chances in ten for good.
    pub sealed: Option<f64>,
    /// How far the winner was below the best rival, as a mean over the whole game.
    pub drama: Option<f64>,
    /// How far the winner came back: 1 less the lowest chance.
    pub comeback: Option<f64>,
    /// How much a roll moved the chance of a seat, as a mean over rolls and seats.
    pub luck_per_roll: Option<f64>,
    /// How much luck moved the chance of a seat in all, up or down, as a mean over seats.
    pub luck: f64,
    /// What a seat's own choices gave away for certain, as a mean over seats.
    pub given_away: f64,
    /// How little the decisions lost, from 0 to 100, as a mean over seats.
    pub accuracy: Option<f64>,
    /// Every choice between two things or more: how many there were, and whether it mattered.
    pub decisions: Vec<(usize, bool)>,
    /// After a third of the game: did whoever led then win, and what chance had they? Of games for two and more.
    pub early_leader: Option<(f64, f64)>,
    /// Choices of a seat without hope that moved the win between others; of games for three and more.
    pub kingmaking: u32,
    /// How far a chance on the way can be off.
    pub error: f64,
    /// The chance of the winner at evenly spaced points of the game.
    pub curve: Option<Vec<f64>>,
}

impl Judged {
    /// What there is to say about this game.
    pub fn of(index: u64, analysis: &Analysis) -> Judged {
        let curve = Curve::of(analysis);
        let winner = curve.winner();
        let seats = analysis.seats as f64;
        Judged {
            index,
            lead_changes: curve.lead_changes(),
            decided: winner.map(|winner| curve.part_until(|place| curve.leads[place] == Some(winner))),
            sealed: winner.map(|winner| curve.part_until(|place| curve.sides[place][winner] >= SEALED)),
            drama: winner.map(|winner| curve.drama(winner)),
            comeback: winner.map(|winner| 1.0 - curve.lowest(winner)),
            luck_per_roll: luck_per_roll(analysis),
            luck: analysis.players.iter().map(|player| player.luck.abs()).sum::<f64>() / seats,
            given_away: decisions(analysis).map(JudgedDecision::proved_loss).sum::<f64>() / seats,
            accuracy: accuracy(analysis),
            decisions: decisions(analysis).map(|decision| (decision.choices, matters(decision))).collect(),
            early_leader: if analysis.seats > 1 { curve.early_leader() } else { None },
            kingmaking: if analysis.seats > 2 { kingmaking(analysis) } else { 0 },
            error: analysis.error,
            curve: winner.map(|winner| curve.sampled(winner)),
        }
    }

    /// The share of decisions that mattered, among those with so many things to choose from; nothing if there were
    /// none.
    pub fn mattered(&self, from: usize, to: usize) -> Option<f64> {
        let group = self.decisions.iter().filter(|(choices, _)| (from..=to).contains(choices));
        let (all, some) =
            group.fold((0, 0), |(all, some), (_, matters)| (all + 1, some + u32::from(*matters)));
        (all > 0).then(|| f64::from(some) / f64::from(all))
    }
}

fn decisions(analysis: &Analysis) -> impl Iterator<Item = &JudgedDecision> {
    analysis.moments.iter().flat_map(|moment| &moment.decisions)
}

fn matters(decision: &JudgedDecision) -> bool {
    decision.lead.is_some_and(|(lead, error)| lead > MATTERS && can_tell(lead, error))
}

fn accuracy(analysis: &Analysis) -> Option<f64> {
    let known: Vec<f64> = analysis.players.iter().filter_map(|player| player.accuracy).collect();
    (!known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64)
}

fn luck_per_roll(analysis: &Analysis) -> Option<f64> {
    let rolls: Vec<f64> = (analysis.moments.iter())
        .filter(|moment| moment.cause == Cause::Roll)
        .map(|moment| {
            moment.luck.as_slice().iter().map(|luck| luck.abs()).sum::<f64>() / analysis.seats as f64
        })
        .collect();
    (!rolls.is_empty()).then(|| rolls.iter().sum::<f64>() / rolls.len() as f64)
}

/// Choices of those who have hardly a chance, that moved the chance of somebody else by more than the judge can be off.
fn kingmaking(analysis: &Analysis) -> u32 {
    let mut before = analysis.start;
    let mut made = 0;
    for moment in &analysis.moments {
        made += moment
            .shares
            .iter()
            .filter(|share| makes_king(share.seat, &share.change, &before, moment))
            .count();
        before = moment.chances.unwrap_or(before);
    }
    made as u32
}

fn makes_king(seat: Seat, change: &PerSeat<f64>, before: &PerSeat<f64>, moment: &Moment) -> bool {
    let least = KINGMAKER.max(moment.error);
    before[seat] < HOPELESS && change.iter().any(|(other, moved)| other != seat && moved.abs() > least)
}

/// The chances of all sides at the start and after every event, how far they can be off, and who led.
struct Curve {
    sides: Vec<Vec<f64>>,
    errors: Vec<f64>,
    leads: Vec<Option<usize>>,
    result: Vec<f64>,
}

impl Curve {
    fn of(analysis: &Analysis) -> Curve {
        let (mut sides, mut errors) = (vec![with_house(&analysis.start)], vec![0.0]);
        for moment in &analysis.moments {
            // Where nothing is known, what was known last.
            let last = sides[sides.len() - 1].clone();
            sides.push(moment.chances.as_ref().map_or(last, with_house));
            errors.push(moment.error);
        }
        // Nothing is said about how sure the start is: as sure as what comes next.
        errors[0] = errors.get(1).copied().unwrap_or(0.0);
        let mut leads: Vec<Option<usize>> = Vec::with_capacity(sides.len());
        for (chances, error) in sides.iter().zip(&errors) {
            let before = leads.last().copied().flatten();
            leads.push(leader(chances, LEAD.max(*error)).or(before));
        }
        Curve { sides, errors, leads, result: with_house(&analysis.result) }
    }

    /// The one side that won.
    fn winner(&self) -> Option<usize> {
        self.result.iter().position(|part| *part > 0.999)
    }

    fn lead_changes(&self) -> u32 {
        let led: Vec<usize> = self.leads.iter().flatten().copied().collect();
        led.windows(2).filter(|pair| pair[0] != pair[1]).count() as u32
    }

    /// The part of the game that is over when something holds for good.
    fn part_until(&self, holds: impl Fn(usize) -> bool) -> f64 {
        let last = self.sides.len() - 1;
        let broken = (0..last).rev().find(|place| !holds(*place));
        broken.map_or(0.0, |place| (place + 1) as f64 / last as f64)
    }

    fn drama(&self, winner: usize) -> f64 {
        let behind = |(chances, error): (&Vec<f64>, &f64)| {
            (best_but(chances, winner) - chances[winner] - error).max(0.0)
        };
        self.sides.iter().zip(&self.errors).map(behind).sum::<f64>() / self.sides.len() as f64
    }

    fn lowest(&self, winner: usize) -> f64 {
        let at_most = self.sides.iter().zip(&self.errors).map(|(chances, error)| chances[winner] + error);
        at_most.fold(1.0, f64::min)
    }

    /// Whoever led after a third of the game: their part of the win, and their chance then.
    fn early_leader(&self) -> Option<(f64, f64)> {
        let place = (self.sides.len() - 1) / 3;
        let leader = self.leads[place]?;
        Some((self.result[leader], self.sides[place][leader]))
    }

    fn sampled(&self, winner: usize) -> Vec<f64> {
        let last = self.sides.len() - 1;
        (0..POINTS).map(|point| self.sides[point * last / (POINTS - 1)][winner]).collect()
    }
}

/// The chances; of a player alone, with the house's beside.
fn with_house(chances: &PerSeat<f64>) -> Vec<f64> {
    match chances.as_slice() {
        [own] => vec![*own, 1.0 - own],
        all => all.to_vec(),
    }
}

fn best_but(chances: &[f64], side: usize) -> f64 {
    let others = chances.iter().enumerate().filter(|(other, _)| *other != side);
    others.map(|(_, chance)| *chance).fold(0.0, f64::max)
}

fn leader(chances: &[f64], by: f64) -> Option<usize> {
    (0..chances.len()).find(|side| chances[*side] >= best_but(chances, *side) + by)
}
