//! What a batch writes into: one row for each game, in memory that is somebody else's.

/// Where the rows of a batch go. All are laid out game after game.
pub struct Slices<'a> {
    /// What the seat to move sees.
    pub observations: &'a mut [f32],
    /// Which actions of the list are legal for it.
    pub masks: &'a mut [bool],
    /// What the step brought each seat, 0 until a game ends.
    pub rewards: &'a mut [f32],
    /// Has the step ended the game? What lies there then is the start of the next.
    pub done: &'a mut [bool],
    /// The seat that is to move, counted from 0.
    pub seats: &'a mut [u8],
}

/// The lengths of one game's rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lengths {
    pub(crate) width: usize,
    pub(crate) actions: usize,
    pub(crate) seats: usize,
}

impl<'a> Slices<'a> {
    /// The rows of the first `games` games, and those of the others.
    pub(crate) fn split(self, games: usize, of: Lengths) -> (Slices<'a>, Slices<'a>) {
        let (observations, more_observations) = self.observations.split_at_mut(games * of.width);
        let (masks, more_masks) = self.masks.split_at_mut(games * of.actions);
        let (rewards, more_rewards) = self.rewards.split_at_mut(games * of.seats);
        let (done, more_done) = self.done.split_at_mut(games);
        let (seats, more_seats) = self.seats.split_at_mut(games);
        let first = Slices { observations, masks, rewards, done, seats };
        let rest = Slices {
            observations: more_observations,
            masks: more_masks,
            rewards: more_rewards,
            done: more_done,
            seats: more_seats,
        };
        (first, rest)
    }

    /// Is there a row for each of so many games, and nothing more?
    pub(crate) fn fit(&self, games: usize, of: Lengths) -> bool {
        self.observations.len() == games * of.width
            && self.masks.len() == games * of.actions
            && self.rewards.len() == games * of.seats
            && self.done.len() == games
            && self.seats.len() == games
    }
}

/// Rows in memory of their own, for those who have none to give.
pub struct Rows {
    /// As [`Slices::observations`].
    pub observations: Vec<f32>,
    /// As [`Slices::masks`].
    pub masks: Vec<bool>,
    /// As [`Slices::rewards`].
    pub rewards: Vec<f32>,
    /// As [`Slices::done`].
    pub done: Vec<bool>,
    /// As [`Slices::seats`].
    pub seats: Vec<u8>,
}

impl Rows {
    /// For so many games with observations of this width, so many actions and seats.
    pub fn new(games: usize, width: usize, actions: usize, seats: usize) -> Rows {
        Rows {
            observations: vec![0.0; games * width],
            masks: vec![false; games * actions],
            rewards: vec![0.0; games * seats],
            done: vec![false; games],
            seats: vec![0; games],
        }
    }

    /// To be written into.
    pub fn slices(&mut self) -> Slices<'_> {
        Slices {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            done: &mut self.done,
            seats: &mut self.seats,
        }
    }
}
