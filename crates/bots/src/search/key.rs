//! What somebody knows, as a number.

use serde::Serialize;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::io;

/// A view as a number. Two views have the same only by an accident that nobody will live to see.
///
/// ```
/// use luckhouse_bots::search::key;
/// use luckhouse_engine::{Game, Viewer, pig::{Pig, PigOptions}};
/// let pig = Pig::new(PigOptions::default(), 2)?;
/// let view = pig.view(&pig.start(), Viewer::Watcher);
/// assert_eq!(key::of_view(&view), key::of_view(&view.clone()));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn of_view(view: &impl Serialize) -> u64 {
    let mut mixer = Mixer::default();
    serde_json::to_writer(&mut mixer, view).expect("a view can always be written");
    mixer.finish()
}

/// A whole state as a number: what a seat knows in a game that hides nothing.
pub fn of_state(state: &impl Hash) -> u64 {
    let mut mixer = Mixer::default();
    state.hash(&mut mixer);
    mixer.finish()
}

/// Hashes whatever is written to it, eight bytes at a time.
#[derive(Default)]
struct Mixer {
    hash: u64,
    written: u64,
}

impl Mixer {
    fn mix(&mut self, word: u64) {
        let wide = u128::from(self.hash ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xd134_2543_de82_ef95_u128;
        self.hash = ((wide >> 64) as u64 ^ wide as u64).rotate_left(23);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
        self.written += bytes.len() as u64;
    }

    fn finish(&self) -> u64 {
        let mut last = Mixer { hash: self.hash, written: self.written };
        last.mix(self.written);
        last.mix(last.hash >> 32);
        last.hash
    }
}

impl io::Write for Mixer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Hasher::write(self, bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// For maps whose keys are hashes already.
pub(super) type AsItIs = BuildHasherDefault<Untouched>;

#[derive(Clone, Copy, Default)]
pub(super) struct Untouched(u64);

impl Hasher for Untouched {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only whole numbers are kept by their hash");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn different_views_have_different_keys() {
        let all = (0..100u32).flat_map(|a| (0..100u32).map(move |b| (a, vec![b, a])));
        let keys: HashSet<u64> = all.map(|view| of_view(&view)).collect();
        assert_eq!(keys.len(), 10_000);
    }
}
