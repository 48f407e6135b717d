//! Who is where.

use super::state::against;
use super::{Format, Player, Tournament};
use serde::Serialize;
use std::cmp::Reverse;

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// From 1; whom nothing tells apart share a place.
    pub place: u32,
    /// Who.
    pub player: Player,
    /// The score. In a knock-out the place does not go by it.
    pub points: f64,
    /// Games won alone.
    pub wins: u32,
    /// Games that counted.
    pub games: u32,
    /// Wins in a row, up to now.
    pub streak: u32,
    /// The points of all opponents; a bye adds nothing.
    pub buchholz: f64,
    /// The points of all opponents who were beaten, and half of those with whom a place was shared.
    pub sonneborn_berger: f64,
    /// The round in which they were knocked out.
    pub out_in_round: Option<u16>,
    /// Are they given games?
    pub here: bool,
}

impl Tournament {
    /// The standings as they are now.
    ///
    /// A Swiss tournament goes by points, then Buchholz, Sonneborn-Berger and wins. An arena goes by points, then by wins,
    /// then by fewer games. A knock-out goes by the round in which one was out, then by the points of the last match.
    pub fn standings(&self) -> Vec<Standing> {
        let opponents = self.opponents();
        let last_match = self.last_match_points();
        let keyed = (0..self.entrants.len()).map(|player| {
            let (buchholz, beaten) = opponents[player];
            let tally = self.entrants[player].tally;
            let key = match self.setup.format() {
                Format::Arena { .. } => [tally.points.into(), tally.wins.into(), -i64::from(tally.games), 0],
                Format::Swiss { .. } => [tally.points.into(), buchholz, beaten, tally.wins.into()],
                Format::KnockOut { .. } => [self.lasted(player), last_match[player], 0, 0],
            };
            (Reverse(key), self.entrants[player].seed(), player)
        });
        let mut keyed: Vec<_> = keyed.collect();
        keyed.sort();
        let line = |(key, _, player): &(Reverse<[i64; 4]>, _, usize)| {
            let place = keyed.partition_point(|(other, ..)| other < key) as u32 + 1;
            self.standing(*player, place, opponents[*player])
        };
        keyed.iter().map(line).collect()
    }

    fn standing(&self, player: usize, place: u32, (buchholz, beaten): (i64, i64)) -> Standing {
        let entrant = &self.entrants[player];
        Standing {
            place,
            player: entrant.name.clone(),
            points: f64::from(entrant.tally.points) / 2.0,
            wins: entrant.tally.wins,
            games: entrant.tally.games,
            streak: entrant.tally.streak,
            buchholz: buchholz as f64 / 2.0,
            sonneborn_berger: beaten as f64 / 4.0,
            out_in_round: self.out.get(&player).copied(),
            here: entrant.here,
        }
    }

    /// For each player the points of the opponents, in halves, and of those beaten, in quarters.
    fn opponents(&self) -> Vec<(i64, i64)> {
        let points = |player: usize| i64::from(self.entrants[player].tally.points);
        let mut sums = vec![(0, 0); self.entrants.len()];
        for game in &self.games {
            let Some(places) = game.places() else { continue };
            for (seat, player) in game.players.iter().enumerate() {
                for (other, opponent) in game.players.iter().enumerate().filter(|(other, _)| *other != seat) {
                    sums[*player].0 += points(*opponent);
                    sums[*player].1 += i64::from(against(places, seat, other)) * points(*opponent);
                }
            }
        }
        sums
    }

    /// The last round somebody reached; beyond all of them for who is still in.
    fn lasted(&self, player: usize) -> i64 {
        let still_in = if self.entrants[player].round > 0 { u16::MAX } else { 0 };
        self.out.get(&player).copied().unwrap_or(still_in).into()
    }

    /// The points of each player's games in the last round that they played.
    fn last_match_points(&self) -> Vec<i64> {
        let mut points = vec![0; self.entrants.len()];
        for game in &self.games {
            for (player, scored) in game.players.iter().zip(game.points().unwrap_or_default()) {
                let last = self.entrants[*player].round == game.round;
                points[*player] += if last { i64::from(scored) } else { 0 };
            }
        }
        points
    }
}
