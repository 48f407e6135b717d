//! Players of Reynard's Luck on boards that are solved: what is lost to perfect play, and what can be taken at most.

use luckhouse_bots::Level;
use luckhouse_bots::reynards_luck::{Part, Yardstick, mix};
use luckhouse_engine::{Choices, Decision, Game, Seat, Viewer};
use luckhouse_games::reynards_luck::{Action, Kind, ReynardsLuck, ReynardsLuckOptions};
use luckhouse_solvers::reynards_luck::{BOARDS, SmallBoard};

/// What can be taken from `best` on any small board, at most, in chances to win.
const BAR: f64 = 0.10;

fn yardstick(name: &str) -> Yardstick {
    let board = SmallBoard::named(name).expect("a board that ships");
    Yardstick::new(board, 30_000_000, (0.005, 1_000), &()).expect("small boards are small")
}

#[test]
fn nobody_is_better_than_perfect_and_the_best_answer_takes_most() {
    let stick = yardstick("blink");
    assert!(stick.solved.gap() <= 0.005, "{}", stick.solved.gap());
    for level in [Level::Steady, Level::Strong, Level::Best] {
        let plans = stick.plans(|| mix(level));
        for part in [Part::All, Part::Placing, Part::Playing, Part::Cards] {
            let lost = stick.lost(&plans, part);
            assert!(
                lost.perfect >= -0.005 && lost.answered >= lost.perfect - 1e-9,
                "{level} {part:?}: {lost:?}"
            );
        }
    }
}

#[test]
fn little_can_be_taken_from_the_best_on_the_smallest_board() {
    let stick = yardstick("blink");
    let lost = stick.lost(&stick.plans(|| mix(Level::Best)), Part::All);
    assert!(lost.answered <= BAR, "{lost:?}");
}

#[test]
#[ignore = "long: make long"]
fn little_can_be_taken_from_the_best_on_every_small_board() {
    for board in BOARDS {
        let stick = yardstick(board.name);
        let lost = stick.lost(&stick.plans(|| mix(Level::Best)), Part::All);
        println!("{}: {lost:?}", board.name);
        assert!(stick.solved.gap() <= 0.005 && lost.answered <= BAR, "{}: {lost:?}", board.name);
    }
}

/// Whatever stands behind, any order of it is as likely as the others.
#[test]
fn the_best_place_each_half_in_any_order() {
    let game = ReynardsLuck::new(ReynardsLuckOptions::default(), 2).unwrap();
    let (seat, mut mix) = (Seat::at(0), mix(Level::Best));
    let mut chance_of = |kinds: &[Kind]| {
        let (mut state, mut legal, mut chance) = (game.start(), Vec::new(), 1.0);
        for kind in kinds {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            let chances = mix(&Decision { game: &game, seat, view: &view, legal: &legal });
            let place = legal.iter().position(|action| *action == Action::Place(*kind)).unwrap();
            chance *= chances[place];
            game.choose(&mut state, &Choices::one(seat, legal[place]));
        }
        chance
    };
    let [one, two, six, fox] = [Kind::One, Kind::Two, Kind::Six, Kind::Fox];
    let any = chance_of(&[one, six, fox, two]);
    for order in [[six, one, fox, two], [two, fox, six, one], [fox, two, one, six]] {
        assert!((chance_of(&order) - any).abs() < 1e-12);
    }
    assert!(chance_of(&[one]) > chance_of(&[six]), "strong pieces are more often in front");
}
