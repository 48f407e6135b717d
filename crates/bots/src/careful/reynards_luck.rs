//! A careful player of Reynard's Luck: weighs every act by the odds of the confrontation and by where it leads.

use luckhouse_engine::{Bot, Decision, Rng, Seat};
use luckhouse_games::reynards_luck::{
    Action, Bag, Card, Deed, Kind, Phase, ReynardsLuck, SeenPiece, Sort, Square, View, odds,
};

/// Attacks where the odds are good, walks to the foxheads, breaks up the enemy's hold on them, wins with the
/// cheapest card that does, and brings turncoats back.
#[derive(Clone, Copy, Debug, Default)]
pub struct CarefulReynardsLuck;

impl Bot<ReynardsLuck> for CarefulReynardsLuck {
    fn choose(&mut self, decision: &Decision<ReynardsLuck>, rng: &mut Rng) -> Action {
        let Decision { game, seat, view, legal } = *decision;
        let eye = Eye::new(game, view, seat);
        let mut best = (f64::NEG_INFINITY, legal[0]);
        for action in legal {
            // A little unrest, so that equal choices do not always end the same way.
            let score = eye.score(*action) + eye.unrest() * rng.below(1_000) as f64 / 1_000.0;
            if score > best.0 {
                best = (score, *action);
            }
        }
        best.1
    }
}

/// What each foxhead is worth, in pieces, by how many one side stands on: all four are as good as the game, and who has
/// three needs one more step.
const FOXHEADS: [f64; 5] = [0.8, 0.8, 1.5, 5.0, ALL_FOXHEADS];
const ALL_FOXHEADS: f64 = 20.0;
/// What one step nearer to a foxhead is worth.
const STEP: f64 = 0.06;
/// What each point of a played card costs.
const CARD: f64 = 0.03;

/// The table from one seat, with what can be worked out once a choice.
struct Eye<'a> {
    game: &'a ReynardsLuck,
    view: &'a View,
    seat: Seat,
    hand: Bag<Card>,
    unseen: Bag<Card>,
    /// The chance that an enemy of this kind, or an unknown one, beats a piece of mine with any cards.
    beaten: [[f64; 8]; 7],
}

impl<'a> Eye<'a> {
    fn new(game: &'a ReynardsLuck, view: &'a View, seat: Seat) -> Eye<'a> {
        let hand = view.hand(seat).unwrap_or(Bag::EMPTY);
        let unseen = game.unseen_cards(view);
        let beaten = Kind::ALL.map(|mine| {
            std::array::from_fn(|theirs| {
                let theirs = Kind::ALL.get(theirs).map_or(view.hidden[seat.other()], |kind| only(*kind));
                if hand.is_empty() || unseen.is_empty() || theirs.is_empty() {
                    return 0.0;
                }
                odds::duel(&only(mine), &hand, &theirs, &unseen).loses().as_f64()
            })
        });
        Eye { game, view, seat, hand, unseen, beaten }
    }

    fn unrest(&self) -> f64 {
        if self.view.phase == Phase::Place { 1.0 } else { 0.02 }
    }

    fn score(&self, action: Action) -> f64 {
        match action {
            Action::Place(kind) => self.place(kind),
            Action::Roll => 0.5,
            Action::Return(kind) if self.rival_claims() => worth(kind) / 10.0,
            Action::Return(kind) => worth(kind),
            Action::Go { from, to, deed: Deed::Move } => self.go(from, to),
            Action::Go { from, to, deed: Deed::Challenge } => self.challenge(from, to),
            Action::Card(card) => self.card(card),
            Action::Advance => match self.view.phase {
                Phase::Advance { duel } => self.go(duel.from, duel.to),
                _ => 0.0,
            },
            Action::Stay | Action::Keep => 0.0,
        }
    }

    /// Strong pieces to the front, which is the second half of the formation, weak ones behind.
    fn place(&self, kind: Kind) -> f64 {
        let placed = self.view.pieces_of(self.seat).count();
        let front = 2 * placed >= self.game.layout().pieces.len();
        if front { value(kind) / 12.0 } else { -value(kind) / 12.0 }
    }

    fn rival_claims(&self) -> bool {
        self.view.claim == Some(self.seat.other())
    }

    fn piece(&self, square: Square) -> Option<SeenPiece> {
        self.view.at(square)
    }

    fn is_foxhead(&self, square: Square) -> bool {
        self.game.layout().foxheads.contains(&square)
    }

    fn foxheads_of(&self, seat: Seat) -> usize {
        let held = |square: &&Square| self.piece(**square).is_some_and(|piece| piece.owner == seat);
        self.game.layout().foxheads.iter().filter(held).count()
    }

    /// What it gains to go from here to there.
    fn go(&self, from: Square, to: Square) -> f64 {
        let Some(kind) = self.piece(from).and_then(|piece| piece.kind) else { return 0.0 };
        let after = self.place_worth(to, from) - worth(kind) * self.danger(kind, to, from);
        let before = self.place_worth(from, from) - worth(kind) * self.danger(kind, from, from);
        let completes = self.is_foxhead(to) && !self.is_foxhead(from) && self.foxheads_of(self.seat) == 3;
        after - before + if completes { ALL_FOXHEADS / 5.0 } else { 0.0 }
    }

    /// What a square is worth to a piece of mine that comes from `from`.
    fn place_worth(&self, square: Square, from: Square) -> f64 {
        if self.is_foxhead(square) {
            return self.foxhead(square, from);
        }
        let open = |square: &&Square| {
            **square == from || self.piece(**square).is_none_or(|piece| piece.owner != self.seat)
        };
        let foxheads = self.game.layout().foxheads.iter().filter(open);
        let nearest = foxheads.map(|foxhead| foxhead.distance(square)).min().unwrap_or(0);
        -STEP * nearest as f64
    }

    /// What it is worth to stand on a foxhead: the nearer either side is to all four, the more, since where I stand the
    /// enemy does not.
    fn foxhead(&self, square: Square, from: Square) -> f64 {
        let others = self.foxheads_of(self.seat) - usize::from(self.is_foxhead(from));
        // From my own foxhead only somebody else's fourth can be missing.
        let theirs = self.foxheads_of(self.seat.other());
        let denied = if square == from || self.piece(square).is_none() { theirs } else { 0 };
        FOXHEADS[others.min(3) + 1].min(FOXHEADS[3]).max(FOXHEADS[denied.min(3)])
    }

    /// The chance to be challenged and beaten there before my next turn, by the most dangerous enemy in line.
    fn danger(&self, kind: Kind, square: Square, from: Square) -> f64 {
        let enemies = self.view.pieces_of(self.seat.other());
        let dangers = enemies.filter(|enemy| self.in_line(enemy.square, square, from)).map(|enemy| {
            let reaches = odds::reaches(enemy.square.distance(square) as u8).as_f64();
            let theirs = enemy.kind.map_or(Kind::ALL.len(), Sort::place);
            reaches * self.beaten[kind.place()][theirs]
        });
        dangers.fold(0.0, f64::max)
    }

    /// Is there a straight line between the two with nothing in the way but the piece that comes from `gone`?
    fn in_line(&self, one: Square, other: Square, gone: Square) -> bool {
        let between = one.between(other);
        between.is_some_and(|squares| {
            squares.iter().all(|square| square == gone || self.piece(square).is_none())
        })
    }

    /// A challenge with the best card for it.
    fn challenge(&self, from: Square, to: Square) -> f64 {
        let cards = self.hand.sorts().map(|card| self.fight(from, to, card));
        // An act that gains nothing is worth as much as standing still; a good chance should be clearly better.
        cards.fold(f64::NEG_INFINITY, f64::max) - 0.1
    }

    fn card(&self, card: Card) -> f64 {
        let Phase::Cards { from, to } = self.view.phase else { return 0.0 };
        let Some(challenger) = self.piece(from) else { return 0.0 };
        if challenger.owner == self.seat { self.fight(from, to, card) } else { self.fight(to, from, card) }
    }

    /// What a confrontation with this card gains, my piece on `mine` against the one on `theirs`.
    fn fight(&self, mine: Square, theirs: Square, card: Card) -> f64 {
        let (Some(me), Some(them)) = (self.piece(mine), self.piece(theirs)) else { return 0.0 };
        let (my_kinds, their_kinds) = (self.view.can_be(me), self.view.can_be(them));
        let chances = odds::duel(&my_kinds, &[card].into_iter().collect(), &their_kinds, &self.unseen);
        let gain = mean(&their_kinds) + self.foxhead_stake(theirs, self.seat.other());
        let loss = mean(&my_kinds) + self.foxhead_stake(mine, self.seat);
        chances.wins().as_f64() * gain - chances.loses().as_f64() * loss - CARD * f64::from(card.value())
    }

    /// What is lost with a piece on this square beside the piece itself.
    fn foxhead_stake(&self, square: Square, owner: Seat) -> f64 {
        match (self.is_foxhead(square), self.foxheads_of(owner)) {
            (false, _) => 0.0,
            (true, held) => FOXHEADS[held.min(4)],
        }
    }
}

fn only(kind: Kind) -> Bag<Kind> {
    [kind].into_iter().collect()
}

/// The value of a piece; a fox rolls 3½ on average.
fn value(kind: Kind) -> f64 {
    kind.value().map_or(3.5, f64::from)
}

/// What a piece is worth, in pieces of the weakest kind: to be there at all counts most.
fn worth(kind: Kind) -> f64 {
    0.8 + 0.2 * value(kind)
}

fn mean(kinds: &Bag<Kind>) -> f64 {
    let sum: f64 = kinds.iter().map(worth).sum();
    sum / kinds.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use luckhouse_engine::{Game, Table, Turn, Viewer};
    use luckhouse_games::reynards_luck::ReynardsLuckOptions;

    fn rules() -> ReynardsLuck {
        ReynardsLuck::new(ReynardsLuckOptions::default(), 2).unwrap()
    }

    /// Careful in one seat, random in the other.
    fn play(careful: Seat, rng: &mut Rng) -> luckhouse_engine::Outcome {
        let mut table = Table::open(rules());
        loop {
            match table.turn() {
                Turn::Over(outcome) => return outcome,
                Turn::Roll(_) => drop(table.roll(rng)),
                Turn::Choose(_) => {
                    let seat = table.owed().first().unwrap();
                    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
                    let action = if seat == careful {
                        CarefulReynardsLuck
                            .choose(&Decision { game: table.game(), seat, view: &view, legal: &legal }, rng)
                    } else {
                        Random.choose(&Decision { game: table.game(), seat, view: &view, legal: &legal }, rng)
                    };
                    table.choose(seat, action).unwrap();
                }
            }
        }
    }

    #[test]
    fn careful_beats_random_clearly() {
        let wins = (0..200).filter(|index| {
            let seat = Seat::at(*index as usize % 2);
            play(seat, &mut Rng::stream(7, *index)).winners.only() == Some(seat)
        });
        let wins = wins.count();
        assert!(wins >= 180, "{wins} of 200");
    }

    fn choice(log: &str, seat: usize) -> String {
        let table = Table::<ReynardsLuck>::read(log).unwrap();
        let seat = Seat::at(seat);
        let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        CarefulReynardsLuck
            .choose(&Decision { game: table.game(), seat, view: &view, legal: &legal }, &mut Rng::seeded(1))
            .to_string()
    }

    /// Five pieces each, Red's four below the foxheads but for the 2, which is on d5's way.
    fn scene(events: &str) -> String {
        format!(
            "reynards-luck(layout=pieces 1:1 2:1 3:1 6:1 fox:1; cards 1:6 2:6 3:6 4:6 5:6 6:5 7:5; \
             foxheads b5 d5 f5 h5; red e1 b4 d4 f4 h4 a1; blue e9 a9 b9 c9 d7 i9) seats 2 edition 1\n\
             p1 place 1\np1 place 2\np1 place 3\np1 place 6\np2 place 1\np2 place 2\np2 place 3\np2 place 6\n\
             * card 1\n* card 2\n* card 3\n* card 7\n* card 1\n* card 2\n* card 4\n* card 7\n* p1 starts\n\
             * 1\np1 b4-b5\n* 1\np2 a9-a8\n* 1\np1 f4-f5\n* 1\np2 a8-a9\n* 1\np1 h4-h5\n* 1\np2 a9-a8\n{events}"
        )
    }

    #[test]
    fn it_takes_the_last_foxhead() {
        assert_eq!(choice(&scene("* 1\n"), 0), "d4-d5");
    }

    #[test]
    fn it_breaks_up_the_enemys_foxheads() {
        let challenge = choice(&scene("* 1\np1 d4-d5\n* 2\n"), 1);
        assert!(["d7xb5", "d7xd5", "d7xf5"].contains(&challenge.as_str()), "{challenge}");
    }

    #[test]
    fn it_plays_high_where_everything_is_at_stake() {
        assert_eq!(choice(&scene("* 1\np1 d4-d5\n* 2\np2 d7xd5\n"), 0), "card 7");
    }

    #[test]
    fn it_returns_a_captive_at_once() {
        let log =
            scene("* 1\np1 d4-d5\n* 2\np2 d7xd5\np1 card 1 | p2 card 7\n* 6 meets 2\n* cards 1 7\np2 stay\n");
        assert_eq!(choice(&log, 1), "return 2");
    }
}
