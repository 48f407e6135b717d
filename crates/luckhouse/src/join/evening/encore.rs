//! Playing again.

use super::super::connection;
use super::super::door::{self, Place};
use super::super::seats::{self, Kept};
use super::Evening;
use crate::failure::Failure;
use luckhouse_server::protocol::Rematch;
use std::sync::PoisonError;

impl Evening {
    /// Go to the table at which they play again.
    pub(super) async fn rematch(&mut self) -> Result<(), Failure> {
        let next = match &self.place.kept {
            Some(kept) => self.seat_again(&kept.token.clone()).await,
            None => {
                let next = self.client.table().and_then(|table| table.rematch.clone());
                let next = next
                    .map(|table| Place::new(&self.place.address.of_table(&table), None, self.place.name()));
                next.ok_or_else(|| Failure::Failed("nobody plays again yet: ask again later".into()))
            }
        };
        match next {
            Ok(place) => self.move_to(place),
            Err(Failure::Io(error)) => Err(Failure::Io(error)),
            Err(no) => Ok(self.screen.say(&no.to_string())?),
        }
    }

    async fn seat_again(&self, token: &str) -> Result<Place, Failure> {
        let (address, table) = (&self.place.address, &self.client.ticket().table);
        let mut api = connection::api(address).await?;
        let dice = door::dice();
        let order = Rematch { seal: Some(dice.seal().to_string()) };
        let seated = api.rematch(table, token, &order).await;
        let seated = seated.map_err(|no| Failure::Failed(no.to_string()))?;
        let address = address.of_table(&seated.table);
        // If one sits there already, on another device or from another try, those bytes are the ones that count.
        let kept = seats::find(&address, seated.seat).or_else(|| Kept::new(&address, &seated, Some(&dice)));
        kept.iter().for_each(Kept::keep);
        Ok(Place::new(&address, kept, None))
    }

    fn move_to(&mut self, place: Place) -> Result<(), Failure> {
        self.client = place.client();
        self.place = place;
        (self.known, self.over_told) = (false, false);
        (self.asked, self.people) = (None, None);
        *self.farewell.lock().unwrap_or_else(PoisonError::into_inner) = self.how_to_return();
        Ok(self.screen.say(&format!("\nOn to another game, at {}", self.place.address))?)
    }
}
