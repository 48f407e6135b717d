//! Room for changes that wait to be written: a bounded number, of bounded size.

use crate::{Change, StoreError};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The most changes that wait at once. A disk that writes a thousand changes a second is through with them in eight.
pub(crate) const MOST_CHANGES: usize = 8192;

/// The most bytes of text that wait at once.
const MOST_BYTES: usize = 32 * 1024 * 1024;

/// How many changes wait, and how large they are together.
#[derive(Debug, Default)]
pub(crate) struct Room {
    changes: AtomicUsize,
    bytes: AtomicUsize,
}

/// The place of one change, from when it is handed in until it is about to be answered.
#[derive(Debug)]
pub(crate) struct Place {
    room: Arc<Room>,
    bytes: usize,
}

impl Room {
    /// How many changes have a place.
    pub(crate) fn waiting(&self) -> usize {
        self.changes.load(Ordering::Relaxed)
    }

    /// A place for this change, or how many are in its way. One that is larger than all room is let in when it is alone.
    pub(crate) fn place(room: &Arc<Room>, change: &Change) -> Result<Place, StoreError> {
        let bytes = change.bytes();
        let before = room.changes.fetch_add(1, Ordering::Relaxed);
        let bytes_before = room.bytes.fetch_add(bytes, Ordering::Relaxed);
        // What does not fit gives its place back when it is dropped.
        let place = Place { room: Arc::clone(room), bytes };
        let fits = before < MOST_CHANGES && (before == 0 || bytes_before + bytes <= MOST_BYTES);
        if fits { Ok(place) } else { Err(StoreError::Busy { waiting: before }) }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.room.changes.fetch_sub(1, Ordering::Relaxed);
        self.room.bytes.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::sample;

    #[test]
    fn there_is_room_for_so_many_and_then_for_one_whenever_one_is_done() {
        let room = Arc::default();
        let change = sample::open("a", 0);
        let mut places: Vec<Place> =
            (0..MOST_CHANGES).map(|_| Room::place(&room, &change).unwrap()).collect();
        let full = Room::place(&room, &change).unwrap_err();
        assert_eq!(full, StoreError::Busy { waiting: MOST_CHANGES });
        assert!(full.to_string().contains(&format!("{MOST_CHANGES} changes wait")), "{full}");
        places.pop();
        assert!(Room::place(&room, &change).is_ok());
        drop(places);
        assert_eq!((room.waiting(), room.bytes.load(Ordering::Relaxed)), (0, 0));
    }

    #[test]
    fn large_changes_fill_the_room_sooner_and_the_largest_comes_in_alone() {
        let room = Arc::default();
        let long = |times| {
            let entry = sample::entry(crate::Kind::Play, &"x".repeat(60_000));
            let entries = crate::Entries::all(vec![entry; times]).unwrap();
            Change::Append(crate::Append { entries, ..sample::play("a", 1, "-") })
        };
        let huge = long(MOST_BYTES / 60_000 + 1);
        let alone = Room::place(&room, &huge).unwrap();
        assert!(Room::place(&room, &long(1)).is_err(), "there is no room beside it");
        drop(alone);
        let _small = Room::place(&room, &long(1)).unwrap();
        assert!(Room::place(&room, &huge).is_err(), "it comes in alone or not at all");
    }
}
