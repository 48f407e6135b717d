//! What a viewer believes: what a hidden piece is, which card a hand will play, and how a duel ends by that.

use super::field::{Field, Man};
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{
    Bag, Card, HAND, Kind, ReynardsLuck, SeenPiece, Sort, Square, SquareSet, Standing, View,
};

/// What is known of a piece: its kind, or whose it is and where it was last seen hidden.
pub(super) type Class = u8;

/// Where a hidden piece stands tells something: strong ones are placed in front, and go first.
pub(super) const ZONES: usize = 4;
/// Seven kinds, and the hidden pieces of two sides in each zone.
pub(super) const CLASSES: usize = 7 + 2 * ZONES;

/// How often a piece of each kind is met hidden in each zone, as learned from play: the weights of the belief.
pub(super) type Habits = [[f64; 7]; ZONES];

/// How a duel ends, for the first of two.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Ends {
    pub(super) win: f64,
    pub(super) tie: f64,
    pub(super) lose: f64,
}

impl Ends {
    pub(super) fn flipped(self) -> Ends {
        Ends { win: self.lose, tie: self.tie, lose: self.win }
    }

    pub(super) fn mean(self, win: f64, tie: f64, lose: f64) -> f64 {
        self.win * win + self.tie * tie + self.lose * lose
    }
}

/// Ends by the classes of two pieces.
pub(super) type Pairs = Box<[[Ends; CLASSES]; CLASSES]>;

/// All that a viewer believes at one moment.
pub(super) struct Belief {
    /// The chance of each kind, for each class.
    pub(super) kinds: [[f64; 7]; CLASSES],
    /// What each class counts on average.
    means: [f64; CLASSES],
    /// What it is worth to those who attack it, in pieces.
    bounties: [f64; CLASSES],
    /// How far each square is from the nearest foxhead.
    pub(super) nearest: [usize; Square::COUNT],
    /// Where the foxheads are, as a set and by their number.
    pub(super) heads: SquareSet,
    head_at: [u8; Square::COUNT],
    /// A piece of p1 against one of p2, both with the cards they are likely to play.
    likely: Pairs,
    /// The same as it looks to somebody who sees no hand.
    blind: Pairs,
    /// The viewer's pieces against the other's, for each card in the viewer's hand.
    with_card: Vec<(Card, Pairs)>,
    /// Whose cards those are.
    pub(super) me: Option<usize>,
    /// The sum of the cards in each hand, as far as it is known, otherwise what it is on average.
    pub(super) hands: [f64; 2],
}

impl Belief {
    /// What this view tells. `me` is the seat whose choice of cards is looked at one by one.
    pub(super) fn new(game: &ReynardsLuck, view: &View, me: Option<Seat>, habits: &Habits) -> Belief {
        let kinds = kinds_of_classes(game, view, habits);
        let values = kinds.map(|kinds| values_of(&kinds));
        let unseen = game.unseen_cards(view);
        let cards = [0, 1].map(|seat| likely_cards(view.hand(Seat::at(seat)), &unseen, &game.layout().cards));
        let hands = [0, 1].map(|seat| hand_sum(view.hand(Seat::at(seat)), &unseen, &game.layout().cards));
        let likely = pairs(&values, &cards[0], &cards[1]);
        let any = likely_cards(None, &game.layout().cards.minus(&view.spent), &game.layout().cards);
        let blind = pairs(&values, &any, &any);
        let hand = me.and_then(|seat| view.hand(seat)).unwrap_or(Bag::EMPTY);
        let against = me.map_or(&cards[1], |seat| &cards[seat.other().index()]);
        let with_card = hand.sorts().map(|card| (card, pairs(&values, &surely(card), against))).collect();
        let mean =
            |values: [f64; 6]| (1..=6).zip(values).map(|(value, chance)| f64::from(value) * chance).sum();
        let means: [f64; CLASSES] = values.map(mean);
        let (heads, head_at) = numbered(&game.layout().foxheads);
        Belief {
            kinds,
            means,
            bounties: means.map(|mean| 0.7 + 0.12 * mean),
            nearest: nearest(game),
            heads,
            head_at,
            likely,
            blind,
            with_card,
            me: me.map(Seat::index),
            hands,
        }
    }

    /// How a duel ends when both play the cards that are likely.
    pub(super) fn likely(&self, one: Man, other: Man) -> Ends {
        look_up(&self.likely, one, other)
    }

    /// The same for somebody who sees no hand.
    pub(super) fn blind(&self, one: Man, other: Man) -> Ends {
        look_up(&self.blind, one, other)
    }

    /// What a duel is worth to `one`, when its ends are worth so much to it. The viewer plays the card that is best,
    /// each card costing what `cost` says.
    pub(super) fn duel(&self, one: Man, other: Man, ends: [f64; 3], cost: &[f64; 7]) -> f64 {
        let [win, tie, lose] = ends;
        let Some(me) = self.me.filter(|_| !self.with_card.is_empty()) else {
            return self.likely(one, other).mean(win, tie, lose);
        };
        let mine = one.owner == me;
        let (my_class, their_class) = if mine { (one.class, other.class) } else { (other.class, one.class) };
        let worths = self.with_card.iter().map(|(card, pairs)| {
            let ends = pairs[usize::from(my_class)][usize::from(their_class)];
            let price = cost[card.place()];
            if mine {
                ends.mean(win, tie, lose) - price
            } else {
                -ends.flipped().mean(win, tie, lose) - price
            }
        });
        let best = worths.fold(f64::NEG_INFINITY, f64::max);
        if mine { best } else { -best }
    }

    /// What this class counts on average.
    pub(super) fn value(&self, class: Class) -> f64 {
        self.means[usize::from(class)]
    }

    /// What a piece of this class is worth to those who attack it, in pieces.
    pub(super) fn bounty(&self, class: Class) -> f64 {
        self.bounties[usize::from(class)]
    }

    /// Which foxhead is here?
    pub(super) fn head_at(&self, square: Square) -> Option<usize> {
        usize::from(self.head_at[square.index()]).checked_sub(1)
    }
}

fn look_up(pairs: &Pairs, one: Man, other: Man) -> Ends {
    let [one_class, other_class] = [one, other].map(|man| usize::from(man.class));
    if one.owner == 0 { pairs[one_class][other_class] } else { pairs[other_class][one_class].flipped() }
}

/// The foxheads as a set, and for each square which of them is there, counted from 1.
fn numbered(foxheads: &[Square; 4]) -> (SquareSet, [u8; Square::COUNT]) {
    let (mut heads, mut head_at) = (SquareSet::EMPTY, [0; Square::COUNT]);
    for (number, square) in (1..).zip(foxheads) {
        heads.put(*square);
        head_at[square.index()] = number;
    }
    (heads, head_at)
}

fn nearest(game: &ReynardsLuck) -> [usize; Square::COUNT] {
    let mut nearest = [0; Square::COUNT];
    for square in Square::all() {
        let far = game.layout().foxheads.iter().map(|head| head.distance(square));
        nearest[square.index()] = far.min().unwrap_or(Square::SIDE);
    }
    nearest
}

/// The class of a piece, as the view shows it.
pub(super) fn class_of(game: &ReynardsLuck, piece: &SeenPiece) -> Class {
    match piece.kind {
        Some(kind) => kind.place() as Class,
        None => mask(game, piece.owner, piece.square),
    }
}

/// The class of a piece of which only the owner knows what it is, as the other side sees it.
pub(super) fn mask(game: &ReynardsLuck, owner: Seat, square: Square) -> Class {
    (7 + owner.index() * ZONES + zone(game, owner, square)) as Class
}

/// Still at home behind, still at home in front, on a foxhead, or anywhere else.
pub(super) fn zone(game: &ReynardsLuck, owner: Seat, square: Square) -> usize {
    let layout = game.layout();
    let formation = &layout.side(owner).formation;
    match formation.iter().position(|home| *home == square) {
        Some(place) if 2 * place < formation.len() => 0,
        Some(_) => 1,
        None if layout.foxheads.contains(&square) => 2,
        None => 3,
    }
}

/// The field that the view shows, with the turn that begins next or is being played.
pub(super) fn field(game: &ReynardsLuck, view: &View) -> Field {
    let turns_left = luckhouse_engine::Game::options(game).cap.saturating_sub(u32::from(view.turns));
    let mut field = Field::empty(view.on_turn, view.claim, turns_left);
    for piece in &view.pieces {
        let masked = piece.standing == Standing::Hidden && piece.kind.is_some();
        field.put(piece.square, Man { owner: piece.owner.index(), class: class_of(game, piece), masked });
    }
    for seat in Seat::all(2) {
        for kind in view.reserves[seat].iter() {
            field.reserves[seat.index()][kind.place()] += 1;
        }
    }
    field
}

/// The chance of each kind for each class. The hidden pieces of a side are what it still hides, all together; which
/// is where is weighed by habit, and then evened out until every kind is there as often as it must be.
fn kinds_of_classes(game: &ReynardsLuck, view: &View, habits: &Habits) -> [[f64; 7]; CLASSES] {
    let mut kinds = [[0.0; 7]; CLASSES];
    (0..7).for_each(|kind| kinds[kind][kind] = 1.0);
    for seat in Seat::all(2) {
        let mut many = [0.0; ZONES];
        let unknown = view.pieces_of(seat).filter(|piece| piece.kind.is_none());
        unknown.for_each(|piece| many[zone(game, seat, piece.square)] += 1.0);
        let hidden = Kind::ALL.map(|kind| f64::from(view.hidden[seat].count(kind)));
        let first = 7 + seat.index() * ZONES;
        kinds[first..first + ZONES].copy_from_slice(&spread(&hidden, &many, habits));
    }
    kinds
}

/// So many of each kind over so many places in each zone.
fn spread(hidden: &[f64; 7], many: &[f64; ZONES], habits: &Habits) -> Habits {
    let mut share = *habits;
    for _ in 0..8 {
        for kind in 0..7 {
            let sum: f64 = (0..ZONES).map(|zone| many[zone] * share[zone][kind]).sum();
            let scale = if sum > 0.0 { hidden[kind] / sum } else { 0.0 };
            (0..ZONES).for_each(|zone| share[zone][kind] *= scale);
        }
        for zone in &mut share {
            let sum: f64 = zone.iter().sum();
            if sum > 0.0 {
                zone.iter_mut().for_each(|chance| *chance /= sum);
            }
        }
    }
    share
}

/// A fox is worth anything from 1 to 6.
fn values_of(kinds: &[f64; 7]) -> [f64; 6] {
    std::array::from_fn(|value| kinds[value] + kinds[6] / 6.0)
}

/// What a hand is likely to play: half the time any card, half the time the highest.
fn likely_cards(hand: Option<Bag<Card>>, unseen: &Bag<Card>, all: &Bag<Card>) -> [f64; 7] {
    let (from, size) = match hand {
        Some(hand) if !hand.is_empty() => (hand, hand.len()),
        _ if !unseen.is_empty() => (*unseen, HAND),
        _ => (*all, HAND),
    };
    let any = |card: Card| f64::from(from.count(card)) / from.len() as f64;
    Card::ALL.map(|card| 0.5 * any(card) + 0.5 * highest(card, &from, size))
}

/// The chance that this is the highest of so many cards from the bag.
fn highest(card: Card, from: &Bag<Card>, size: usize) -> f64 {
    let all_up_to = |value: u8| {
        let low = from.iter().filter(|other| other.value() <= value).count();
        let drawn = size.min(from.len());
        (0..drawn).fold(1.0, |chance, i| chance * low.saturating_sub(i) as f64 / (from.len() - i) as f64)
    };
    all_up_to(card.value()) - all_up_to(card.value() - 1)
}

fn hand_sum(hand: Option<Bag<Card>>, unseen: &Bag<Card>, all: &Bag<Card>) -> f64 {
    let mean = |bag: &Bag<Card>| {
        bag.iter().map(|card| f64::from(card.value())).sum::<f64>() / bag.len().max(1) as f64
    };
    match hand {
        Some(hand) => mean(&hand) * hand.len() as f64 + (HAND - hand.len().min(HAND)) as f64 * mean(all),
        None if unseen.is_empty() => HAND as f64 * mean(all),
        None => HAND as f64 * mean(unseen),
    }
}

fn surely(card: Card) -> [f64; 7] {
    std::array::from_fn(|place| f64::from(u8::from(place == card.place())))
}

/// Every class against every other, with cards drawn so.
pub(super) fn pairs(values: &[[f64; 6]; CLASSES], ours: &[f64; 7], theirs: &[f64; 7]) -> Pairs {
    // By how much the first card is higher, shifted by 6.
    let mut by_cards = [0.0; 13];
    for (our, our_chance) in ours.iter().enumerate() {
        for (their, their_chance) in theirs.iter().enumerate() {
            by_cards[our + 6 - their] += our_chance * their_chance;
        }
    }
    // How it ends if the first piece is higher by so much, shifted by 5.
    let ends: [Ends; 11] = std::array::from_fn(|lead| {
        let part = |range: std::ops::Range<usize>| by_cards[range].iter().sum::<f64>();
        Ends { win: part(12 - lead..13), tie: by_cards[11 - lead], lose: part(0..11 - lead) }
    });
    let mut pairs: Pairs = Box::new([[Ends::default(); CLASSES]; CLASSES]);
    for (one, row) in values.iter().zip(pairs.iter_mut()) {
        for (other, cell) in values.iter().zip(row) {
            for (i, p) in one.iter().enumerate().filter(|(_, p)| **p > 0.0) {
                for (j, q) in other.iter().enumerate().filter(|(_, q)| **q > 0.0) {
                    let end = ends[i + 5 - j];
                    cell.win += p * q * end.win;
                    cell.tie += p * q * end.tie;
                    cell.lose += p * q * end.lose;
                }
            }
        }
    }
    pairs
}
