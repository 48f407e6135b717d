//! The board of Lucky Shot.

mod stepped;

use luckhouse_engine::Seat;
use luckhouse_laws::golden;
use luckhouse_shelf::read_log;
use luckhouse_tui::board::{Board, Touched};
use luckhouse_tui::games::board;
use serde_json::json;
use stepped::{ASCII, LOOK, SIZES, drawn, english, file, new_after, scene, screen, situation, text};

const TABLES: [(&str, usize); 2] = [("lucky-shot", 2), ("lucky-shot", 3)];

/// The dice of the worked turn in the rules lie on the card.
const ACT: &str = "lucky-shot seats 3 edition 1\n* 3\n* 4\n* 2\n* sea\n* desert\n* swamp\n* p1 starts\n* 5\n\
    p1 put fortify\n* 4\np1 put raid\n* 4\np1 put attack\np1 create\n* plains\n* 2\n";

#[test]
fn it_is_drawn_at_every_size_through_whole_games() {
    stepped::it_is_drawn_at_every_size_through_whole_games(&TABLES);
}

#[test]
fn touches_alone_reach_every_offer_and_nothing_else() {
    stepped::touches_alone_reach_every_offer_and_nothing_else(&TABLES);
}

#[test]
fn rolling_dice_give_nothing_away() {
    stepped::rolling_dice_give_nothing_away(&TABLES);
}

#[test]
fn a_view_that_is_not_understood_is_drawn_without_a_panic() {
    stepped::a_view_that_is_not_understood_is_drawn_without_a_panic(&TABLES);
}

/// What a pick leaves in the list of choices, and how it is taken back.
#[test]
fn picks_narrow_the_list_and_can_be_forgotten() {
    let table = read_log(ACT, usize::MAX).unwrap();
    let now = situation(&*table, Some(Seat::at(0)));
    let mut board = board("lucky-shot");
    let scene = scene(&now, &now.view, &LOOK);
    let fitting = |board: &dyn Board| now.offers.iter().filter(|offer| board.fits(offer)).count();
    let (_, spots) = drawn(&mut *board, &scene, SIZES[0]);
    assert_eq!(fitting(&*board), now.offers.len());
    let attack = spots.iter().position(|spot| spot.about.contains("attack")).unwrap();
    assert_eq!(board.touch(&scene, attack), Touched::Picked);
    assert_eq!(board.picked(&english()), "attack");
    let attacks = now.offers.iter().filter(|offer| offer.word.starts_with("attack")).count();
    assert!(attacks > 1 && fitting(&*board) == attacks);
    board.forget();
    assert_eq!((board.picked(&english()).as_str(), fitting(&*board)), ("", now.offers.len()));
    assert_eq!(board.touch(&scene, 1000), Touched::Nothing);
}

#[test]
fn what_is_not_offered_any_more_is_not_chosen() {
    let mut now = situation(&*read_log(ACT, usize::MAX).unwrap(), Some(Seat::at(0)));
    let (view, mut board) = (now.view.clone(), board("lucky-shot"));
    let (_, spots) = drawn(&mut *board, &scene(&now, &view, &LOOK), SIZES[0]);
    let done = spots.iter().position(|spot| spot.about.starts_with("done")).unwrap();
    now.offers.clear();
    assert_eq!(board.touch(&scene(&now, &view, &LOOK), done), Touched::Nothing);
}

#[test]
fn what_is_new_is_marked() {
    // Two bricks of 2a are gone, and the die is used.
    let attacked = new_after(&format!("{ACT}p1 attack 2a\n"), 1);
    assert!(attacked.matches('x').count() == 2 && attacked.contains("used"), "{attacked}");
}

#[test]
fn screens_of_lucky_shot() {
    let attacked = format!("{ACT}p1 attack 2a\n");
    golden(&file("board-lucky-shot-80x14.txt"), &screen(&attacked, 0, (80, 14), LOOK, &[]));
    golden(&file("board-lucky-shot-120x30.txt"), &screen(&attacked, 0, (120, 30), LOOK, &[]));
    golden(&file("board-lucky-shot-ascii.txt"), &screen(ACT, 0, (80, 14), ASCII, &["attack 1a"]));
}

/// Too many forts for pyramids: a line each, and where even that is too much, a few words.
#[test]
fn a_screen_with_many_forts() {
    let mut now = situation(&*read_log(ACT, usize::MAX).unwrap(), Some(Seat::at(0)));
    let fort = |owner: usize, letter: usize| {
        let name = format!("{owner}{}", char::from(b'a' + letter as u8));
        let (built, treasure) = (2 * letter + 1, ["volcano", "sea"].get(letter));
        json!({ "name": name, "level": letter % 6 + 1, "built": built, "destroyed": letter, "treasure": treasure })
    };
    for (owner, forts) in [(1, 7), (2, 5), (3, 2)] {
        now.view["players"][owner - 1]["forts"] = (0..forts).map(|letter| fort(owner, letter)).collect();
    }
    let (buffer, _) = drawn(&mut *board("lucky-shot"), &scene(&now, &now.view, &LOOK), SIZES[0]);
    golden(&file("board-lucky-shot-many.txt"), &text(&buffer));
}
