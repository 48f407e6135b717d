//! A bag: how many of each there are, where order does not matter. Hands, the deck and the reserves are bags.

use luckhouse_engine::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::marker::PhantomData;

/// Something of which there are seven sorts: cards by value, pieces by kind.
pub trait Sort: Copy + 'static {
    /// The seven, in order.
    const ALL: [Self; 7];
    /// The place in that order.
    fn place(self) -> usize;
}

/// How many there are of each sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag<T> {
    counts: [u8; 7],
    sort: PhantomData<T>,
}

impl<T: Sort> Bag<T> {
    /// Nothing in it.
    pub const EMPTY: Bag<T> = Bag { counts: [0; 7], sort: PhantomData };

    /// So many of each sort, in order.
    pub const fn of(counts: [u8; 7]) -> Bag<T> {
        Bag { counts, sort: PhantomData }
    }

    /// How many of this sort.
    #[inline]
    pub fn count(&self, one: T) -> u8 {
        self.counts[one.place()]
    }

    /// How many in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.counts.iter().map(|n| usize::from(*n)).sum()
    }

    /// Nothing in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; 7]
    }

    /// Put one in.
    pub fn put(&mut self, one: T) {
        self.counts[one.place()] += 1;
    }

    /// Take one out.
    ///
    /// # Panics
    /// If there is none of this sort.
    pub fn take(&mut self, one: T) {
        let count = &mut self.counts[one.place()];
        *count = count.checked_sub(1).expect("only what is in a bag is taken out");
    }

    /// What is left without all that is in the other.
    ///
    /// # Panics
    /// If the other holds something that is not in here.
    #[must_use]
    pub fn minus(mut self, other: &Bag<T>) -> Bag<T> {
        for one in other.iter() {
            self.take(one);
        }
        self
    }

    /// The sorts of which there is at least one, in order.
    pub fn sorts(&self) -> impl Iterator<Item = T> + '_ {
        T::ALL.into_iter().filter(|one| self.count(*one) > 0)
    }

    /// Everything in it, in order, as often as it is there.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        T::ALL.into_iter().flat_map(|one| (0..self.count(one)).map(move |_| one))
    }

    /// Anything in it, each piece or card as likely as the others. It stays inside.
    ///
    /// # Panics
    /// If it is empty.
    #[inline]
    pub fn pick(&self, rng: &mut Rng) -> T {
        let mut ticket = rng.below(self.len() as u64);
        for one in T::ALL {
            match ticket.checked_sub(u64::from(self.count(one))) {
                Some(rest) => ticket = rest,
                None => return one,
            }
        }
        unreachable!("the ticket is below the number of things in the bag")
    }

    /// Take anything out, each as likely as the others.
    ///
    /// # Panics
    /// If it is empty.
    pub fn take_any(&mut self, rng: &mut Rng) -> T {
        let one = self.pick(rng);
        self.take(one);
        one
    }
}

impl<T: Sort> FromIterator<T> for Bag<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Bag<T> {
        let mut bag = Bag::EMPTY;
        things.into_iter().for_each(|one| bag.put(one));
        bag
    }
}

impl<T: Sort + Serialize> Serialize for Bag<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Sort + Deserialize<'de>> Deserialize<'de> for Bag<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Bag<T>, D::Error> {
        let things = Vec::<T>::deserialize(from)?;
        if things.len() > usize::from(u8::MAX) {
            return Err(de::Error::custom("expected at most 255 things in a bag"));
        }
        Ok(things.into_iter().collect())
    }
}
