//! The card of a confrontation (RL-11): a game of its own, in which both know only what they see, solved each time.

use super::belief::{Belief, class_of, field};
use super::field::{Field, Man};
use super::look::Look;
use super::lookahead::LookaheadBot;
use luckhouse_engine::{Rng, Seat};
use luckhouse_games::reynards_luck::{Action, Bag, Kind, Phase, ReynardsLuck, Sort, Square, View};
use luckhouse_solvers::reynards_luck::{Duel, Ends, Mixes, Side, Stakes, Type, hands};

/// Mixes that gain no more than this chance of winning are good enough.
const TOLERANCE: f64 = 1e-3;

/// The duel as it looks to one of the two, solved.
struct Solved {
    duel: Duel,
    mixes: Mixes,
    /// The own piece, and which of the types is the true one.
    kind: Kind,
    own_type: usize,
}

/// A card drawn from the best mix.
pub(super) fn choose(
    bot: &LookaheadBot,
    game: &ReynardsLuck,
    seat: Seat,
    view: &View,
    legal: &[Action],
    rng: &mut Rng,
) -> Action {
    let mix = mix(bot, game, seat, view, legal);
    let mut ticket = rng.below(1 << 32) as f64 / (1_u64 << 32) as f64;
    for (action, chance) in legal.iter().zip(mix) {
        ticket -= chance;
        if ticket < 0.0 {
            return *action;
        }
    }
    legal[legal.len() - 1]
}

/// The chance of each card.
pub(super) fn mix(
    bot: &LookaheadBot,
    game: &ReynardsLuck,
    seat: Seat,
    view: &View,
    legal: &[Action],
) -> Vec<f64> {
    let mixed = solve(bot, game, seat, view).map(|solved| solved.mixes.one[solved.own_type]);
    let chance = |(place, action): (usize, &Action)| match (&mixed, action) {
        (Some(mixed), Action::Card(card)) => mixed[card.place()],
        _ => f64::from(u8::from(place == 0)),
    };
    legal.iter().enumerate().map(chance).collect()
}

/// What each card is worth against the best mix of the other.
pub(super) fn weigh(
    bot: &LookaheadBot,
    game: &ReynardsLuck,
    seat: Seat,
    view: &View,
    legal: &[Action],
) -> Vec<f64> {
    let Some(solved) = solve(bot, game, seat, view) else { return vec![0.5; legal.len()] };
    let worths = solved.duel.worths(&solved.mixes, solved.kind);
    let worth = |action: &Action| match action {
        Action::Card(card) => worths[card.place()],
        _ => 0.5,
    };
    legal.iter().map(worth).collect()
}

fn solve(bot: &LookaheadBot, game: &ReynardsLuck, seat: Seat, view: &View) -> Option<Solved> {
    let Phase::Cards { from, to } = view.phase else { return None };
    let (mine, theirs) = if seat == view.on_turn { (from, to) } else { (to, from) };
    let (kind, hand) = (view.at(mine)?.kind?, view.hand(seat)?);
    let belief = Belief::new(game, view, Some(seat), &bot.opinion.weights.habits);
    let one = own_side(game, view, seat, mine);
    let own_type = one.types().iter().position(|held| held.kind == kind && held.hand == hand)?;
    let class = class_of(game, &view.at(theirs)?);
    let other = Side::new(their_types(&belief.kinds[usize::from(class)], game, view, seat.other()));
    let mut look = Look::new(game, &belief, &bot.opinion, bot.budget.begin());
    look.width = bot.width;
    let stakes =
        stakes(&mut look, &field(game, view), seat.index(), [from, to], [&one, &other], bot.turns_ahead());
    let duel = Duel::new(one, other, &stakes);
    let mixes = duel.solve(TOLERANCE, &()).ok()?;
    Some(Solved { duel, mixes, kind, own_type })
}

/// What the other side must think of: any piece that I still hide, unless they have seen it, and any hand of the cards
/// that do not lie open.
fn own_side(game: &ReynardsLuck, view: &View, seat: Seat, square: Square) -> Side {
    let piece =
        view.at(square).filter(|piece| piece.standing != luckhouse_games::reynards_luck::Standing::Hidden);
    let kinds: Bag<Kind> = match piece.and_then(|piece| piece.kind) {
        Some(kind) => [kind].into_iter().collect(),
        None => view.hidden[seat],
    };
    Side::hidden(&kinds, &game.layout().cards.minus(&view.spent), usize::from(view.hands[seat.index()].count))
}

fn their_types(kinds: &[f64; 7], game: &ReynardsLuck, view: &View, seat: Seat) -> Vec<Type> {
    let hands = hands(&game.unseen_cards(view), usize::from(view.hands[seat.index()].count));
    let held = |kind: Kind| {
        hands.iter().map(move |(hand, ways)| Type { kind, hand: *hand, chance: kinds[kind.place()] * ways })
    };
    Kind::ALL.into_iter().flat_map(held).collect()
}

/// What the ends are worth for each pair of pieces, at a glance; and all of them moved by what a look ahead finds for the
/// piece that I have against the one that I believe in.
fn stakes(
    look: &mut Look,
    field: &Field,
    seat: usize,
    squares: [Square; 2],
    sides: [&Side; 2],
    turns: usize,
) -> Stakes {
    let [from, to] = squares;
    let glance = look.ends(field, from, to, seat, 0);
    let ahead = if turns == 0 { glance } else { look.ends(field, from, to, seat, turns) };
    let ahead = if look.tired { glance } else { ahead };
    let known = sides.map(|side| Kind::ALL.map(|kind| side.types().iter().any(|held| held.kind == kind)));
    let mut ends = [[Ends::default(); 7]; 7];
    let (mine, theirs) = if seat == field.mover { (from, to) } else { (to, from) };
    for my_kind in Kind::ALL.iter().filter(|kind| known[0][kind.place()]) {
        for their_kind in Kind::ALL.iter().filter(|kind| known[1][kind.place()]) {
            let mut tried = field.clone();
            tried.put(mine, Man { owner: seat, class: my_kind.place() as u8, masked: false });
            tried.put(theirs, Man { owner: 1 - seat, class: their_kind.place() as u8, masked: false });
            let found = look.ends(&tried, from, to, seat, 0);
            let [win, tie, lose] = std::array::from_fn(|end| found[end] + ahead[end] - glance[end]);
            ends[my_kind.place()][their_kind.place()] = Ends { win, tie, lose };
        }
    }
    // A card is worth most while the game is open.
    let open = 4.0 * glance[1] * (1.0 - glance[1]);
    let kept = look.costs.map(|cost| cost * open);
    Stakes { ends, kept, kept_by_other: kept }
}
