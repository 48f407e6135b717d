//! Secrets are the heart of this game: whatever a viewer cannot see must not show anywhere.

use super::soak::{legal, visit_random_games};
use super::*;
use luckhouse_engine::{Chance, Event};

const VIEWERS: [Viewer; 4] = [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Watcher, Viewer::Arbiter];

fn json(view: &View) -> String {
    serde_json::to_string(view).unwrap()
}

/// Two worlds that look the same to one viewer.
struct Twins<'a> {
    game: &'a ReynardsLuck,
    viewer: Viewer,
    here: State,
    there: State,
}

impl Twins<'_> {
    /// All that the viewer can get at is the same in both worlds.
    fn check(&self) {
        let (here, there) =
            (self.game.view(&self.here, self.viewer), self.game.view(&self.there, self.viewer));
        assert_eq!(here, there);
        assert_eq!(json(&here), json(&there));
        match (self.game.turn(&self.here), self.game.turn(&self.there)) {
            (Turn::Choose(here), Turn::Choose(there)) => assert_eq!(here, there),
            (Turn::Roll(Luck::Card(here)), Turn::Roll(Luck::Card(there))) => {
                assert_eq!(here.len(), there.len());
            }
            // Each world reveals its own pieces and cards; what is read of it is compared when it happens.
            (Turn::Roll(Luck::Reveal { .. }), Turn::Roll(Luck::Reveal { .. })) => {}
            (Turn::Roll(Luck::Cards(_)), Turn::Roll(Luck::Cards(_))) => {}
            (here, there) => assert_eq!(here, there),
        }
        for seat in Seat::all(2).filter(|seat| self.viewer.knows(*seat)) {
            assert_eq!(legal(self.game, &self.here, seat), legal(self.game, &self.there, seat));
        }
    }

    fn sees(&self, actor: Actor) -> bool {
        let here = self.game.sees(&self.here, actor, self.viewer);
        assert_eq!(here, self.game.sees(&self.there, actor, self.viewer));
        here
    }

    /// One step on in both, alike as far as the viewer can read and each in its own way where not. None if what is
    /// read here cannot happen there.
    fn step(&mut self, rng: &mut Rng) -> Option<()> {
        let (here, there) = match self.game.turn(&self.here) {
            Turn::Over(_) => return None,
            Turn::Roll(_) => self.roll(rng)?,
            Turn::Choose(seats) => self.choose(seats, rng)?,
        };
        let line = |event: Event<ReynardsLuck>, before| event.line(self.game, before, self.viewer);
        assert_eq!(line(here, &self.here), line(there, &self.there));
        here.happen(self.game, &mut self.here);
        there.happen(self.game, &mut self.there);
        Some(())
    }

    fn roll(&self, rng: &mut Rng) -> Option<(Event<ReynardsLuck>, Event<ReynardsLuck>)> {
        let (Turn::Roll(here), Turn::Roll(there)) = (self.game.turn(&self.here), self.game.turn(&self.there))
        else {
            panic!("one world rolls, the other does not");
        };
        let first = here.roll(rng);
        let second = if self.sees(Actor::Chance) { first } else { there.roll(rng) };
        there.allows(second).then_some((Event::Rolled(first), Event::Rolled(second)))
    }

    fn choose(&self, seats: SeatSet, rng: &mut Rng) -> Option<(Event<ReynardsLuck>, Event<ReynardsLuck>)> {
        let (mut here, mut there) = (Choices::none(), Choices::none());
        for seat in seats.iter() {
            let possible = legal(self.game, &self.there, seat);
            let first = rng.pick(&legal(self.game, &self.here, seat));
            let second = if self.sees(Actor::Seat(seat)) { first } else { rng.pick(&possible) };
            if !possible.contains(&second) {
                return None;
            }
            here.put(seat, first);
            there.put(seat, second);
        }
        Some((Event::Chose(here), Event::Chose(there)))
    }
}

/// How often two worlds looked the same while other cards lay face down in them, in each phase of it (RL-11).
#[derive(Default)]
struct FaceDown {
    reveal: u32,
    foxes: u32,
    turn: u32,
}

impl FaceDown {
    fn count(&mut self, twins: &Twins<'_>) {
        let differ = u32::from(twins.here.played != twins.there.played);
        match twins.here.phase {
            Phase::Reveal { .. } => self.reveal += differ,
            Phase::Foxes { .. } => self.foxes += differ,
            Phase::TurnCards { .. } => self.turn += differ,
            _ => assert_eq!(differ, 0, "a card is face down only in a confrontation"),
        }
    }
}

/// RL-7, over many thousand states: the views, their bytes, what is legal and what the log shows are the same in any
/// world that the viewer could be in, now and as long as nothing hidden is revealed.
#[test]
fn rl_7_what_is_hidden_shows_nowhere() {
    let (game, mut states, mut steps, mut face_down) = (classic(), 0, 0, FaceDown::default());
    visit_random_games(&game, 14, |state, rng| {
        states += 1;
        for viewer in VIEWERS {
            let there = game.imagine(&game.view(state, viewer), rng);
            let mut twins = Twins { game: &game, viewer, here: state.clone(), there };
            twins.check();
            face_down.count(&twins);
            // Going on from every state would take minutes; every eighth is plenty.
            for _ in 0..if states % 8 == 0 { 12 } else { 0 } {
                if twins.step(rng).is_none() {
                    break;
                }
                steps += 1;
                twins.check();
            }
        }
    });
    assert!(states >= 10_000 && steps >= 10_000, "{states} states, {steps} steps");
    let FaceDown { reveal, foxes, turn } = face_down;
    assert!(
        reveal >= 100 && foxes >= 100 && turn >= 100,
        "{reveal}, {foxes}, {turn} with other cards face down"
    );
}

#[test]
fn rl_7_the_arbiter_sees_everything() {
    let game = classic();
    visit_random_games(&game, 3, |state, rng| {
        assert_eq!(game.imagine(&game.view(state, Viewer::Arbiter), rng), *state);
    });
}

#[test]
fn a_view_reads_back_from_json() {
    let game = classic();
    visit_random_games(&game, 3, |state, _| {
        for viewer in VIEWERS {
            let view = game.view(state, viewer);
            assert_eq!(serde_json::from_str::<View>(&json(&view)).unwrap(), view);
        }
    });
}

/// What is imagined is not always the same, and can be what really is: the 6 on a9 is imagined there and elsewhere.
#[test]
fn rl_7_every_arrangement_can_be_imagined() {
    let table = FACING.after("* 2\n");
    let view = table.view(Viewer::Seat(RED));
    let mut rng = Rng::seeded(3);
    let mut seen = [0u32; 7];
    for _ in 0..5_000 {
        let state = table.game().imagine(&view, &mut rng);
        seen[state.board[sq("a9")].unwrap().kind.place()] += 1;
    }
    // Five kinds, one each: five standard deviations around 1,000.
    for kind in [Kind::One, Kind::Two, Kind::Three, Kind::Six, Kind::Fox] {
        assert!(seen[kind.place()].abs_diff(1_000) < 142, "{seen:?}");
    }
    assert_eq!(seen[Kind::Four.place()], 0);
}

/// Red's 6 has beaten Blue's 1.
const WON: &str = "* 2\np1 d4xd6\np1 card 4 | p2 card 1\n* 6 meets 1\n* cards 4 1\n";
const HIDES: Scene = Scene { options: ", reveal=hides", ..FACING };

/// What Blue, and whoever looks on, see on a square.
fn seen_on(table: &Table<ReynardsLuck>, square: &str) -> Option<Kind> {
    let kind = |viewer| table.view(viewer).at(sq(square)).unwrap().kind;
    assert_eq!(kind(Viewer::Watcher), kind(Viewer::Seat(BLUE)));
    kind(Viewer::Seat(BLUE))
}

#[test]
fn rl_22_with_hides_a_piece_that_was_shown_is_hidden_again_when_it_moves() {
    let kept = format!("{WON}p1 stay\np1 keep\n* card 5\n* card 5\n");
    assert_eq!(seen_on(&HIDES.after(&kept), "d4"), Some(Kind::Six), "it has not moved");
    let moved = format!("{kept}* 1\np2 a9-a8\np1 roll\n* 1\np1 d4-d5\n");
    assert_eq!(seen_on(&FACING.after(&moved), "d5"), Some(Kind::Six), "known to the end by default");
    let table = HIDES.after(&moved);
    assert_eq!((seen_on(&table, "d5"), piece(&table, "d5").standing), (None, Standing::Hidden));
    assert_eq!(table.view(Viewer::Seat(RED)).at(sq("d5")).unwrap().kind, Some(Kind::Six), "its owner knows");
    assert_eq!(
        table.view(Viewer::Seat(BLUE)).hidden[RED].count(Kind::Six),
        1,
        "and everybody, that one is there"
    );
}

#[test]
fn rl_22_an_advance_and_a_turncoat_that_moves_hide_too() {
    let advanced = HIDES.after(&format!("{WON}p1 advance\np1 keep\n* card 5\n* card 5\n"));
    assert_eq!(seen_on(&advanced, "d6"), None);
    let returned = format!("{WON}p1 stay\np1 return 1\n* card 5\n* card 5\n* 1\np2 a9-a8\n");
    assert_eq!(seen_on(&HIDES.after(&returned), "e1"), Some(Kind::One));
    let walked = HIDES.after(&format!("{returned}* 1\np1 e1-e2\n"));
    assert_eq!(seen_on(&walked, "e2"), None);
}

/// The value that is hidden again shows in nothing that the other side gets.
#[test]
fn rl_22_two_tables_that_differ_in_what_hides_again_look_the_same() {
    let moved = "p1 stay\np1 keep\n* card 5\n* card 5\n* 1\np2 a9-a8\np1 roll\n* 1\np1 d4-d5\n";
    let table = HIDES.after(&format!("{WON}{moved}"));
    let mut other = table.state().clone();
    let (d5, a1) = (piece(&table, "d5"), piece(&table, "a1"));
    other.board.put(sq("d5"), Some(Piece { kind: a1.kind, ..d5 }));
    other.board.put(sq("a1"), Some(Piece { kind: d5.kind, ..a1 }));
    for viewer in [Viewer::Seat(BLUE), Viewer::Watcher] {
        assert_eq!(json(&table.view(viewer)), json(&table.game().view(&other, viewer)));
    }
}
