//! What the board reads of a view and of the scenery. What is missing is empty.

use serde::Deserialize;
use serde_json::Value;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct View {
    pub(super) players: Vec<Player>,
    pub(super) on_turn: String,
    pub(super) turns: u32,
    pub(super) phase: Phase,
    pub(super) last: Option<LastTurn>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Player {
    pub(super) score: u32,
    /// In hand, of three.
    pub(super) marbles: usize,
    pub(super) colour: Option<String>,
}

/// Where in the turn it stands.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Phase {
    Starting(Starting),
    #[default]
    Dice,
    Bricks {
        dice: Vec<u8>,
    },
    PickDice(Spread),
    PickBricks {
        spread: Spread,
        dice: Vec<u8>,
    },
    Call(Throw),
    Challenge {
        throw: Throw,
        call: String,
    },
    Reward {
        scored: Scored,
        challengers: Vec<String>,
    },
    OwnMarble(Scored),
    Take(Scored),
    Over,
}

/// What everybody has rolled for the first turn, by seat.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Starting {
    pub(super) totals: Vec<Option<u8>>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Spread {
    pub(super) dice: Vec<u8>,
    pub(super) bricks: Vec<u8>,
}

/// What lies open, and the two and two of it that are scored.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Throw {
    pub(super) spread: Spread,
    pub(super) dice: Vec<u8>,
    pub(super) bricks: Vec<u8>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Scored {
    pub(super) throw: Throw,
    pub(super) called: Option<Called>,
    pub(super) score: Score,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Called {
    pub(super) call: String,
    pub(super) challengers: Vec<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct Score {
    pub(super) line: String,
    pub(super) points: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub(super) struct LastTurn {
    pub(super) seat: String,
    pub(super) scored: Scored,
}

impl View {
    pub(super) fn read(view: &Value) -> View {
        View::deserialize(view).unwrap_or_default()
    }

    /// The same while something is rolled; the dice, if it is not known what.
    pub(super) fn rolling(&self) -> View {
        let phase = match &self.phase {
            phase @ (Phase::Starting(_) | Phase::Bricks { .. }) => phase.clone(),
            _ => Phase::Dice,
        };
        View { phase, ..self.clone() }
    }

    /// What lies open, with what is chosen of it.
    pub(super) fn throw(&self) -> Throw {
        match &self.phase {
            Phase::Starting(_) | Phase::Dice => Throw::default(),
            Phase::Over => self.last.as_ref().map_or_else(Throw::default, |last| last.scored.throw.clone()),
            Phase::Bricks { dice } => {
                Throw { spread: Spread { dice: dice.clone(), bricks: Vec::new() }, ..Throw::default() }
            }
            Phase::PickDice(spread) => Throw { spread: spread.clone(), ..Throw::default() },
            Phase::PickBricks { spread, dice } => {
                Throw { spread: spread.clone(), dice: dice.clone(), bricks: Vec::new() }
            }
            Phase::Call(throw) | Phase::Challenge { throw, .. } => throw.clone(),
            Phase::Reward { scored, .. } | Phase::OwnMarble(scored) | Phase::Take(scored) => {
                scored.throw.clone()
            }
        }
    }

    /// What is called now.
    pub(super) fn call(&self) -> Option<&str> {
        match &self.phase {
            Phase::Challenge { call, .. } => Some(call),
            _ => None,
        }
    }

    /// What the throw on the table truly is, once that has come out.
    pub(super) fn scored(&self) -> Option<&Scored> {
        match &self.phase {
            Phase::Reward { scored, .. } | Phase::OwnMarble(scored) | Phase::Take(scored) => Some(scored),
            _ => None,
        }
    }
}

/// What never changes.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Scenery {
    pub(super) calls: Vec<Call>,
    pub(super) bricks: Vec<u8>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Call {
    pub(super) word: String,
    pub(super) name: String,
    pub(super) points: String,
    pub(super) least: u32,
    pub(super) most: u32,
    /// Marbles that it takes from an opponent.
    pub(super) takes: u32,
}

impl Scenery {
    pub(super) fn read(scenery: &Value) -> Scenery {
        Scenery::deserialize(scenery).unwrap_or_default()
    }

    /// What a score is called among people; a miss is no call.
    pub(super) fn name<'a>(&'a self, word: &'a str) -> &'a str {
        self.calls.iter().find(|call| call.word == word).map_or(word, |call| call.name.as_str())
    }
}
