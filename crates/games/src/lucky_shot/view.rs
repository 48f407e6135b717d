//! What everybody sees: all there is, for everything lies open (LS-2).

use super::fort::FortRow;
use super::{Card, Fort, FortId, LuckyShot, Phase, State, TreasureSet};
use luckhouse_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A game as anybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct View {
    /// The players in the order of their seats.
    pub players: Vec<PlayerView>,
    /// Treasures in the middle.
    pub available: TreasureSet,
    /// Treasures that are not in play yet. In which order they will come, nobody knows.
    pub set_aside: TreasureSet,
    /// Whose turn it is.
    pub on_turn: Seat,
    /// The action card of the player on turn.
    pub card: Card,
    /// The next die is chosen, not rolled.
    pub chosen_die: bool,
    /// The first die for the card is chosen, once the hunt is over (LS-23).
    #[serde(default)]
    pub chosen_act: bool,
    /// Whoever stole from a move and uses its power, in the middle of another player's turn (LS-24).
    #[serde(default)]
    pub thief: Option<Seat>,
    /// Turns that are over.
    pub turns: u16,
    /// What the table waits for.
    pub phase: Phase,
}

/// One player, as anybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct PlayerView {
    /// Not knocked out.
    pub in_play: bool,
    /// The first die of their next turn will be chosen.
    pub volcano: bool,
    /// How many letters have been given to forts, those gone included.
    pub letters: u8,
    /// The forts that stand.
    pub forts: Vec<FortView>,
}

/// One fort, as anybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct FortView {
    /// `1a`.
    pub name: FortId,
    /// Level, bricks, treasure.
    #[serde(flatten)]
    pub fort: Fort,
}

impl View {
    /// One player.
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    /// Whose powers and salvages these are: those of the player on turn, or of a thief on that turn (LS-24).
    pub fn acting(&self) -> Seat {
        self.thief.unwrap_or(self.on_turn)
    }

    /// All forts on the table, by owner and letter.
    pub fn forts(&self) -> impl Iterator<Item = &FortView> {
        self.players.iter().flat_map(|player| &player.forts)
    }

    /// A fort by its name, if it stands.
    pub fn fort(&self, name: FortId) -> Option<&Fort> {
        let player = self.players.get(name.owner().index())?;
        player.forts.iter().find(|seen| seen.name == name).map(|seen| &seen.fort)
    }

    /// Treasures in the forts of this player.
    pub fn treasures(&self, seat: Seat) -> usize {
        self.player(seat).forts.iter().filter(|seen| !seen.fort.is_empty()).count()
    }

    /// The empty forts of this player.
    pub fn empty_forts(&self, seat: Seat) -> impl Iterator<Item = &FortView> {
        self.player(seat).forts.iter().filter(|seen| seen.fort.is_empty())
    }
}

impl LuckyShot {
    pub(super) fn see(&self, state: &State) -> View {
        let player = |seat: Seat| PlayerView {
            in_play: state.in_play.contains(seat),
            volcano: state.volcano.contains(seat),
            letters: state.rows[seat.index()].given(),
            forts: state.forts(seat).map(|(name, fort)| FortView { name, fort: *fort }).collect(),
        };
        View {
            players: Seat::all(self.seats).map(player).collect(),
            available: state.available,
            set_aside: state.set_aside,
            on_turn: state.on_turn,
            card: state.card,
            chosen_die: state.chosen_die,
            chosen_act: state.chosen_act,
            thief: state.thief,
            turns: state.turns,
            phase: state.phase,
        }
    }

    /// The one state that a view can be of.
    pub(super) fn restore(&self, view: &View) -> State {
        let mut state = self.set_up();
        for (row, player) in state.rows.iter_mut().zip(&view.players) {
            *row = FortRow::restore(player.letters, player.forts.iter().map(|seen| (seen.name, seen.fort)));
        }
        let seats_where = |test: fn(&PlayerView) -> bool| -> SeatSet {
            Seat::all(self.seats).filter(|seat| test(view.player(*seat))).collect()
        };
        State {
            rows: state.rows,
            available: view.available,
            set_aside: view.set_aside,
            in_play: seats_where(|player| player.in_play),
            on_turn: view.on_turn,
            card: view.card,
            volcano: seats_where(|player| player.volcano),
            chosen_die: view.chosen_die,
            chosen_act: view.chosen_act,
            thief: view.thief,
            turns: view.turns,
            phase: view.phase,
        }
    }
}
