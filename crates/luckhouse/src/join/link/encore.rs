//! Playing again.

use super::super::connection;
use super::super::door::{Place, no_answer};
use super::super::records;
use super::super::seats::{self, Kept};
use super::Link;
use crate::failure::Failure;
use luckhouse_engine::fair::Record;
use luckhouse_server::protocol::Rematch;
use luckhouse_words::{Words, say};

impl Link {
    /// Go to the table at which they play again.
    ///
    /// # Errors
    /// If there is none, or the house cannot be asked; one stays where one is.
    pub(crate) async fn rematch(&mut self) -> Result<(), Failure> {
        if self.lost.is_some() {
            return Err(Failure::Failed(say!(Words::spoken(), "terminal-join-ask-later")));
        }
        let place = match &self.place.kept {
            Some(kept) => self.seat_again(&kept.token.clone()).await?,
            None => {
                let next = self.client.table().and_then(|table| table.rematch.clone());
                let next = next
                    .map(|table| Place::new(&self.place.address.of_table(&table), None, self.place.name()));
                next.ok_or_else(|| Failure::Failed(say!(Words::spoken(), "terminal-join-nobody-again")))?
            }
        };
        let _ = self.flush().await;
        self.hang_up().await;
        *self = Link::new(place);
        Ok(())
    }

    async fn seat_again(&self, token: &str) -> Result<Place, Failure> {
        let (address, table) = (&self.place.address, &self.client.ticket().table);
        let mut api = connection::api(address).await?;
        let order = Rematch { seals: records::possible() };
        let seated = api.rematch(table, token, &order).await;
        let seated = seated.map_err(|no| Failure::Failed(no_answer(&no)))?;
        let address = address.of_table(&seated.table);
        // If one sits there already, on another device or from another try, those bytes are the ones that count.
        let kept = seats::find(&address, seated.seat).or_else(|| Kept::new(&address, &seated));
        let receipt = self.client.record().and_then(Record::receipt);
        let list = receipt.and_then(|receipt| receipt.list_hash().ok());
        let kept = kept.map(|kept| kept.after(list));
        kept.iter().for_each(Kept::keep);
        Ok(Place::new(&address, kept, None))
    }
}
