//! A table of a tournament: seats are for those who were given the game, and the tournament hears how it ends.

use super::actor::TableActor;
use super::names::alike;
use super::occupant::Occupant;
use crate::protocol::{Problem, Stage, Why, because};
use luckhouse_engine::Seat;
use luckhouse_store::Name;

impl TableActor {
    /// Anybody may do this, unless the table is one of a tournament.
    pub(super) fn no_tournament(&self) -> Result<(), Problem> {
        match self.state.settings.tournament {
            Some(_) => Err(Problem::new(Why::House, because("tournament-seat"))),
            None => Ok(()),
        }
    }

    /// The seats to which nobody has come. Whoever comes now is too late.
    pub(super) fn missing(&mut self) -> Vec<usize> {
        if self.state.stage() != Stage::Gathering {
            return Vec::new();
        }
        self.called_off = true;
        let free = self.state.all_seats().filter(|seat| self.state.occupant(*seat).is_none());
        free.map(Seat::index).collect()
    }

    pub(super) fn not_called_off(&self) -> Result<(), Problem> {
        match self.called_off {
            true => Err(Problem::new(Why::Rules, because("tournament-too-late"))),
            false => Ok(()),
        }
    }

    /// What somebody is called here, who did not choose the name for this table: nobody is taken for somebody else.
    pub(super) fn own_name(&self, name: Name) -> Name {
        let taken = |name: &Name| {
            let others = self.state.all_seats().filter_map(|seat| self.state.occupant(seat));
            others.into_iter().any(|other| alike(other.name.as_str(), name.as_str()))
        };
        let numbered = (2..10).filter_map(|number| Name::new(format!("{name} {number}")).ok());
        std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name)).unwrap_or(name)
    }

    /// A table at which only bots play begins as soon as it is awake: nobody is waited for.
    pub(super) async fn begin_among_bots(&mut self) {
        let people =
            self.state.all_seats().any(|seat| self.state.occupant(seat).is_none_or(Occupant::is_person));
        if !people && self.state.stage() == Stage::Opening {
            let pending = self.state.begin_without(self.time());
            self.commit_quietly(pending).await;
        }
    }

    /// The tournament hears that its game is over.
    pub(super) fn tell_tournament(&self) {
        if let Some(of) = &self.state.settings.tournament {
            self.house.tournament_game_ended(&of.id, of.game);
        }
    }
}
