//! One connection of one client.

use crate::House;
use axum::extract::ws::WebSocket;
use std::sync::Arc;

/// Talk with a client until one of the two has enough.
pub(crate) async fn talk(_house: Arc<House>, _socket: WebSocket) {
    todo!()
}
