//! What each side of a confrontation could hold, and what is at stake.

use luckhouse_games::reynards_luck::{Bag, Card, Kind, Sort};

/// One thing that a side could hold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Type {
    /// The piece.
    pub kind: Kind,
    /// The cards to choose from.
    pub hand: Bag<Card>,
    /// The chance that the side holds just this.
    pub chance: f64,
}

/// Everything that a side could hold.
///
/// ```
/// use luckhouse_games::reynards_luck::{Bag, Kind, Layout};
/// use luckhouse_solvers::reynards_luck::Side;
/// let layout = Layout::crossing();
/// let side = Side::hidden(&layout.pieces, &layout.cards, 4);
/// assert_eq!(side.types().len(), 7 * 210);
/// assert!((side.types().iter().map(|one| one.chance).sum::<f64>() - 1.0).abs() < 1e-12);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    pub(super) types: Vec<Type>,
}

impl Side {
    /// These types. Their chances are scaled to 1 in all; types without a chance or without a card are left out.
    ///
    /// # Panics
    /// If no type is left.
    pub fn new(types: impl IntoIterator<Item = Type>) -> Side {
        let mut types: Vec<Type> =
            types.into_iter().filter(|one| one.chance > 0.0 && !one.hand.is_empty()).collect();
        let all: f64 = types.iter().map(|one| one.chance).sum();
        assert!(!types.is_empty(), "nothing to hold: expected a type with a chance and a card");
        types.iter_mut().for_each(|one| one.chance /= all);
        Side { types }
    }

    /// A piece and a hand that both sides know.
    pub fn known(kind: Kind, hand: Bag<Card>) -> Side {
        Side::new([Type { kind, hand, chance: 1.0 }])
    }

    /// One of these pieces, each as likely, and so many of these cards, dealt at random.
    pub fn hidden(kinds: &Bag<Kind>, cards: &Bag<Card>, size: usize) -> Side {
        let chance = |kind| f64::from(kinds.count(kind)) / kinds.len() as f64;
        let hands = hands(cards, size);
        let held = |kind| {
            hands.iter().map(move |(hand, ways)| Type { kind, hand: *hand, chance: chance(kind) * ways })
        };
        Side::new(kinds.sorts().flat_map(held).collect::<Vec<_>>())
    }

    /// The types, in the order in which [`Mixes`](super::Mixes) has them.
    pub fn types(&self) -> &[Type] {
        &self.types
    }
}

/// Every hand of so many of these cards, or of all if there are fewer, with its chance when they are dealt at random.
///
/// ```
/// use luckhouse_games::reynards_luck::Bag;
/// use luckhouse_solvers::reynards_luck::hands;
/// // Two of three cards: 1, 1 and 2.
/// let hands = hands(&Bag::of([2, 1, 0, 0, 0, 0, 0]), 2);
/// let chances: Vec<f64> = hands.iter().map(|(_, chance)| *chance).collect();
/// assert_eq!(chances, [2.0 / 3.0, 1.0 / 3.0]);
/// ```
pub fn hands(from: &Bag<Card>, size: usize) -> Vec<(Bag<Card>, f64)> {
    let mut parts = vec![(Bag::EMPTY, 1.0)];
    for card in Card::ALL {
        let more = |(hand, ways): (Bag<Card>, f64)| {
            let most = usize::from(from.count(card)).min(size - hand.len());
            (0..=most).map(move |count| {
                (with(hand, card, count), ways * choose(usize::from(from.count(card)), count))
            })
        };
        parts = parts.into_iter().flat_map(more).collect();
    }
    parts.retain(|(hand, _)| hand.len() == size.min(from.len()));
    let all: f64 = parts.iter().map(|(_, ways)| ways).sum();
    parts.into_iter().map(|(hand, ways)| (hand, ways / all)).collect()
}

fn with(mut hand: Bag<Card>, card: Card, count: usize) -> Bag<Card> {
    (0..count).for_each(|_| hand.put(card));
    hand
}

fn choose(from: usize, count: usize) -> f64 {
    (0..count).fold(1.0, |ways, taken| ways * (from - taken) as f64 / (taken + 1) as f64)
}

/// What the ends of a confrontation are worth to the first side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ends {
    /// It captures the other piece.
    pub win: f64,
    /// Nothing moves.
    pub tie: f64,
    /// Its own piece is captured.
    pub lose: f64,
}

/// What is at stake, for the first side; the other's worth is the opposite.
#[derive(Clone, Debug, PartialEq)]
pub struct Stakes {
    /// By the first side's piece and the other's, in the order of the kinds.
    pub ends: [[Ends; 7]; 7],
    /// What each card is worth to the first side if it is not played.
    pub kept: [f64; 7],
    /// The same to the other side.
    pub kept_by_other: [f64; 7],
}

impl Stakes {
    /// A win is worth 1, a loss −1, a tie nothing, and every point of a card that is kept so much.
    pub fn plain(point: f64) -> Stakes {
        let kept = std::array::from_fn(|place| point * (place as f64 + 1.0));
        Stakes { ends: [[Ends { win: 1.0, tie: 0.0, lose: -1.0 }; 7]; 7], kept, kept_by_other: kept }
    }

    /// What winning and nothing else is worth: 1 for a win. It says how often a side wins that plays for something else.
    pub fn wins() -> Stakes {
        Stakes {
            ends: [[Ends { win: 1.0, tie: 0.0, lose: 0.0 }; 7]; 7],
            kept: [0.0; 7],
            kept_by_other: [0.0; 7],
        }
    }
}
