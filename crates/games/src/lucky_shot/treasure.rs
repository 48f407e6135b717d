//! The six treasures, and a set of them.

use luckhouse_engine::{BadWord, Phrase, Rng, phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// One of the six treasures. Each is there once, and each has a power for whoever takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Treasure {
    /// Two bricks on one fort.
    Plains,
    /// One or two bricks off one fort.
    Desert,
    /// Any level for one of one's own forts.
    Sea,
    /// Any level for one opposing fort.
    Swamp,
    /// The first die of the next turn is chosen.
    Volcano,
    /// A new fort of any level.
    Forest,
}

impl Treasure {
    /// All six, in order.
    pub const ALL: [Treasure; 6] = [
        Treasure::Plains,
        Treasure::Desert,
        Treasure::Sea,
        Treasure::Swamp,
        Treasure::Volcano,
        Treasure::Forest,
    ];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Treasure::Plains => "plains",
            Treasure::Desert => "desert",
            Treasure::Sea => "sea",
            Treasure::Swamp => "swamp",
            Treasure::Volcano => "volcano",
            Treasure::Forest => "forest",
        }
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Treasure {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Treasure, BadWord> {
        let found = Treasure::ALL.into_iter().find(|t| t.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| {
            let names = Treasure::ALL.map(|treasure| format!("`{treasure}`"));
            BadWord::new(text, phrase!("kind-treasure"), Phrase::either(names))
        })
    }
}

/// Some of the treasures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, ts_rs::TS)]
#[ts(as = "Vec<Treasure>")]
pub struct TreasureSet(u8);

impl TreasureSet {
    /// None of them.
    pub const EMPTY: TreasureSet = TreasureSet(0);
    /// All six.
    pub const ALL: TreasureSet = TreasureSet(0b11_1111);

    /// One treasure alone.
    pub const fn one(treasure: Treasure) -> TreasureSet {
        TreasureSet(1 << treasure as u8)
    }

    /// The set and this treasure.
    #[must_use]
    pub const fn with(self, treasure: Treasure) -> TreasureSet {
        TreasureSet(self.0 | (1 << treasure as u8))
    }

    /// The set but this treasure.
    #[must_use]
    pub const fn without(self, treasure: Treasure) -> TreasureSet {
        TreasureSet(self.0 & !(1 << treasure as u8))
    }

    /// Is it in the set?
    pub const fn contains(self, treasure: Treasure) -> bool {
        self.0 & (1 << treasure as u8) != 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Treasure> + Clone {
        Treasure::ALL.into_iter().filter(move |treasure| self.contains(*treasure))
    }

    /// The only treasure, if there is just one.
    pub fn only(self) -> Option<Treasure> {
        if self.len() == 1 { self.iter().next() } else { None }
    }

    /// One of them, each as likely.
    ///
    /// # Panics
    /// If the set is empty.
    pub fn draw(self, rng: &mut Rng) -> Treasure {
        let place = rng.below(self.len() as u64) as usize;
        self.iter().nth(place).expect("a place below the number of treasures")
    }
}

impl FromIterator<Treasure> for TreasureSet {
    fn from_iter<I: IntoIterator<Item = Treasure>>(treasures: I) -> TreasureSet {
        treasures.into_iter().fold(TreasureSet::EMPTY, TreasureSet::with)
    }
}

impl fmt::Display for TreasureSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, treasure) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{treasure}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for TreasureSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for TreasureSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TreasureSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TreasureSet, D::Error> {
        Ok(Vec::<Treasure>::deserialize(from)?.into_iter().collect())
    }
}
