use super::*;
use crate::games::GAMES;
use crate::{AnyTable, BotSpec, Waiting};
use luckhouse_engine::Table;
use luckhouse_games::reynards_luck::Kind;
use luckhouse_words::{Language, Words};

const RED: Seat = Seat::at(0);
const BLUE: Seat = Seat::at(1);

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

/// The log on the rules page.
fn worked_turn() -> &'static str {
    let (_, log) = ReynardsLuck::RULES.split_once("```log\n").unwrap();
    log.split_once("```").unwrap().0
}

/// The log on the rules page up to and with this line.
fn until(line: &str) -> Box<dyn AnyTable> {
    let log = worked_turn();
    let end = log.find(&format!("\n{line}\n")).unwrap() + line.len() + 2;
    crate::read_log(&log[..end], usize::MAX).unwrap()
}

fn open() -> Box<dyn AnyTable> {
    let game = GAMES.iter().find(|game| game.about().name == "reynards-luck").unwrap();
    game.open(&[], 2).unwrap()
}

#[test]
fn the_worked_turn_on_the_rules_page_is_a_real_turn() {
    let table = Table::<ReynardsLuck>::read(worked_turn()).unwrap();
    let view = table.view(Viewer::Arbiter);
    assert_eq!((view.turns, view.on_turn), (1, BLUE));
    assert_eq!((view.strength(RED), view.strength(BLUE)), (17, 15));
    let returned = view.at("e1".parse().unwrap()).unwrap();
    assert_eq!((returned.owner, returned.kind), (RED, Some(Kind::Fox)));
}

#[test]
fn every_word_on_the_rules_page_can_be_read() {
    let (_, words) = ReynardsLuck::RULES.split_once("## Words").unwrap();
    let (actions, rolls) = words.split_once("With dice rolled").unwrap();
    let quoted = |text: &str| {
        let cells = text.lines().filter(|line| line.starts_with("| `"));
        let cells = cells.filter_map(|line| line.split('|').nth(1).map(String::from));
        cells
            .flat_map(|cell| cell.split('`').skip(1).step_by(2).map(String::from).collect::<Vec<_>>())
            .collect::<Vec<_>>()
    };
    let actions = quoted(actions);
    assert!(actions.len() >= 12, "{actions:?}");
    for word in actions.iter().filter(|word| *word != "random") {
        assert!(word.parse::<Action>().is_ok(), "{word}");
    }
    for word in quoted(rolls) {
        assert!(word.parse::<luckhouse_games::reynards_luck::Roll>().is_ok(), "{word}");
    }
}

#[test]
fn the_picture_shows_ones_own_side_below_and_no_secret() {
    let red = "\
\x20   a   b   c   d   e   f   g   h   i    You are Red (p1), below
 9  B?  B?  B?  B?  □   B?  B?  B?  B?   Turn 1 of 400
 8  B?  B?  B?  B?  ·   B?  B?  B?  B?   Red rolled 6: move or challenge
 7  ·   ·   ·   ·   ·   ·   ·   ·   ·    Blue: 16 pieces, 0 of 4 foxheads
 6  ·   ·   ·   ·   ·   ·   ·   ·   ·      hand ? ? ? ?
 5  ·   ◇   ·   ◇   ·   ◇   ·   ◇   ·      reserve –
 4  ·   ·   ·   ·   ·   ·   ·   ·   ·      hides 1:2 2:2 3:2 4:2 5:2 6:2 fox:4
 3  ·   ·   ·   ·   ·   ·   ·   ·   ·    Red: 16 pieces, 0 of 4 foxheads
 2  R6  RF  R5  R4  ·   R5  R6  RF  RF     hand 2 3 5 7
 1  R1  R1  R2  R2  □   R3  RF  R3  R4     reserve –
    a   b   c   d   e   f   g   h   i      hides 1:2 2:2 3:2 4:2 5:2 6:2 fox:4
 Deck 32 cards, spent –
 R4 known to its owner, R4! to both, R4* turncoat, F fox, ◇ foxhead, □ shield
";
    assert_eq!(until("* 6").picture(Viewer::Seat(RED), &english()), red);
}

#[test]
fn blue_looks_from_the_other_side() {
    let picture = until("* card 6").picture(Viewer::Seat(BLUE), &english());
    let lines: Vec<&str> = picture.lines().collect();
    assert!(lines[0].starts_with("    i   h   g   f   e   d   c   b   a    You are Blue (p2), below"));
    assert!(lines[9].starts_with(" 9  BF  B4  B2  B1  □   B3  BF  B1  B2"), "{picture}");
    let picture = crate::read_log(worked_turn(), usize::MAX).unwrap().picture(Viewer::Seat(BLUE), &english());
    assert!(picture.contains(" 1  R?  R?  R?  R? □RF* R?  R?  R?  R?"), "{picture}");
    assert!(picture.contains(" R?  R6! "), "{picture}");
}

#[test]
fn the_story_of_the_worked_turn() {
    let table = crate::read_log(worked_turn(), usize::MAX).unwrap();
    let story = table.story(0, Viewer::Seat(BLUE), &english());
    let expected = ["Red has arranged all pieces.", "Blue puts a 2 on a9."];
    assert_eq!(story[..2], expected);
    let last = "Blue puts a fox on h8. Blue puts a 4 on i8. Blue has arranged all pieces.";
    assert_eq!(story[15], last, "the last goes by itself");
    let turn = [
        "Red starts.",
        "Red rolls 6.",
        "Red's piece on a2 challenges a8: both choose a card.",
        "Red plays a card, face down. Blue plays a 4, face down.",
        "On a2 is a 6. On a8 is a fox.",
        "The fox on a8 rolls 2.",
        "Red's card is a 3, Blue's a 4. Red a2: 6 + card 3 = 9.\n  Blue a8: fox rolled 2 + card 4 = 6. Red captures the fox.",
        "Red stays.",
        "Red brings a fox back on e1.",
        "Red draws a card.",
        "Blue draws a 6. It is Blue's turn.",
    ];
    assert_eq!(story[story.len() - turn.len()..], turn);
}

#[test]
fn rl_11_story_and_picture_keep_the_cards_face_down_until_they_are_turned() {
    let (table, watcher) = (until("* 2"), Viewer::Watcher);
    let fight = " Fight: Red a2: 6 + card ?, Blue a8: fox rolled 2 + card ?\n";
    for (viewer, red, blue, told) in [
        (
            Viewer::Seat(RED),
            "hand 2 5 7, plays 3",
            "hand ? ? ?, plays ?",
            "Red plays a 3, face down. Blue plays a card",
        ),
        (
            Viewer::Seat(BLUE),
            "hand ? ? ?, plays ?",
            "hand 1 4 6, plays 4",
            "Red plays a card, face down. Blue plays a 4",
        ),
        (
            watcher,
            "hand ? ? ?, plays ?",
            "hand ? ? ?, plays ?",
            "Red plays a card, face down. Blue plays a card",
        ),
    ] {
        let picture = table.picture(viewer, &english());
        assert!(picture.contains(red) && picture.contains(blue) && picture.contains(fight), "{picture}");
        assert!(table.story(0, viewer, &english()).contains(&format!("{told}, face down.")));
    }
    let turned = until("* cards 3 4").picture(watcher, &english());
    assert!(turned.contains("6 + card 3 = 9, Blue a8: fox rolled 2 + card 4 = 6"), "{turned}");
    assert!(!turned.contains("plays"), "{turned}");
}

#[test]
fn rl_20_the_story_says_who_has_won() {
    let capped = |cap: &str| worked_turn().replacen("reynards-luck", &format!("reynards-luck(cap={cap})"), 1);
    let last = |log: String| {
        let table = crate::read_log(&log, usize::MAX).unwrap();
        table.story(0, Viewer::Watcher, &english()).pop().unwrap()
    };
    let won = last(capped("1"));
    assert!(won.ends_with("That was turn 1, the last. Red has 17 pieces, Blue 15: Red wins!"), "{won}");
    let lost = capped("1")
        .replace("p1 card 3 | p2 card 4", "p1 card 2 | p2 card 6")
        .replace("cards 3 4", "cards 2 6");
    let lost = last(lost.replace("\n* 2\n", "\n* 5\n").replace("p1 stay\np1 return fox", "p2 keep"));
    assert!(lost.ends_with("Red has 15 pieces, Blue 17: Blue wins!"), "{lost}");
    let (before, _) = worked_turn().split_once("p1 a2xa8").unwrap();
    let shared = last(format!("{before}p1 a2-a3\n").replacen("reynards-luck", "reynards-luck(cap=1)", 1));
    assert!(shared.ends_with("Red has 16 pieces, Blue 16: the game is shared."), "{shared}");
}

#[test]
fn labels_say_what_a_choice_does_now() {
    let label = |line: &str, seat: Seat, word: &str| {
        let offers = until(line).offers(seat);
        let offer = offers.into_iter().find(|offer| offer.word == word);
        offer.unwrap_or_else(|| panic!("no {word}")).labelled("reynards-luck", &english()).label
    };
    assert_eq!(label("p1 place 6", RED, "place fox"), "on b2; you have 3 left");
    assert_eq!(label("* 6", RED, "c2-f5"), "your 5, a foxhead");
    assert_eq!(label("* 6", RED, "d2-e1"), "your 4, Red's shield");
    assert!(label("* 6", RED, "a2xa8").starts_with("your 6 against a hidden piece: wins "));
    assert!(label("p1 a2xa8", BLUE, "card 4").starts_with("wins "));
    assert_eq!(label("* cards 3 4", RED, "advance"), "take the square a8");
    assert_eq!(label("p1 stay", RED, "return fox"), "at once, on your shield e1");
}

#[test]
fn one_word_arranges_everything() {
    let mut table = open();
    let mut rng = Rng::seeded(4);
    for seat in [RED, BLUE] {
        assert!(table.shortcuts(seat.other(), &mut rng).is_empty());
        let (offer, words) = table.shortcuts(seat, &mut rng).remove(0);
        assert_eq!((offer.word.as_str(), words.len()), ("random", 15));
        words.iter().for_each(|word| table.choose(seat, word).unwrap());
    }
    assert_eq!(table.waiting(), Waiting::Roll);
    assert!(table.shortcuts(RED, &mut rng).is_empty());
}

#[test]
fn odds_topics_answer_with_and_without_words() {
    for topic in ReynardsLuck::odds_topics() {
        assert!((topic.run)(&[]).is_ok(), "{}", topic.name);
        let wrong = (topic.run)(&["x"]).unwrap_err().to_string();
        assert!(wrong.contains("expected"), "{wrong}");
    }
    let [duel, ..] = ReynardsLuck::odds_topics() else { panic!() };
    let even = (duel.run)(&["4", "4"]).unwrap().english("reynards-luck");
    assert!(even.contains("43.91 %  12.18 %  43.91 %"), "{even}");
    assert!((duel.run)(&["4", "fox", "1"]).is_err());
}

#[test]
fn odds_here_follow_the_moment() {
    let table = until("* 6");
    let reports = table.odds_here(RED);
    let text = reports[0].english("reynards-luck");
    assert!(text.contains("your ") && text.contains(" on a2 against a hidden piece on a8"), "{text}");
    // Whoever waits sees what their own next roll is worth.
    let text: String = table.odds_here(BLUE).iter().map(|report| report.english("reynards-luck")).collect();
    assert!(
        text.contains("What your next roll can capture") && text.contains(" against a hidden piece on "),
        "{text}"
    );
    let table = until("p1 a2xa8");
    for seat in [RED, BLUE] {
        assert!(
            table.odds_here(seat)[0]
                .english("reynards-luck")
                .starts_with("Your cards in the confrontation of a2 with a8")
        );
    }
}

#[test]
fn what_to_roll_by_hand() {
    assert_eq!(until("* p1 starts").hand_roll().unwrap(), "one die: a face from 1 to 6, like `4`");
    assert_eq!(until("p1 card 3 | p2 card 4").hand_roll(), None, "what the pieces are is certain");
    assert_eq!(until("* 2").hand_roll(), None, "and what the cards are");
    assert_eq!(until("p1 return fox").hand_roll(), None, "a secret draw is not rolled by hand");
}

#[test]
fn pictures_fit_and_stories_are_told_in_whole_games() {
    for seed in 0..4 {
        let (mut table, mut rng) = (open(), Rng::seeded(seed));
        loop {
            match table.waiting() {
                Waiting::Over(_) => break,
                Waiting::Roll => table.roll(&mut rng),
                Waiting::Choice(seats) => {
                    let bot = if seed % 2 == 0 {
                        BotSpec::RANDOM
                    } else {
                        BotSpec::level(luckhouse_bots::Level::Steady)
                    };
                    table.choose_as(seats.first().unwrap(), bot, &mut rng).unwrap();
                }
            }
            for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Watcher] {
                let picture = table.picture(viewer, &english());
                assert!(picture.lines().count() <= 15, "{picture}");
                assert!(picture.lines().all(|line| line.chars().count() <= 80), "{picture}");
            }
        }
        let story = table.story(0, Viewer::Arbiter, &english()).join("\n");
        assert!(story.contains("captures") && !story.contains(".."), "{story}");
    }
}

fn solved(words: &str) -> Result<String, luckhouse_solvers::Unsolved> {
    let game = Table::<ReynardsLuck>::read(worked_turn()).unwrap().game().clone();
    let words: Vec<String> = words.split(' ').map(String::from).collect();
    game.solve(&words, &()).map(|solved| solved.reports[0].english("reynards-luck"))
}

#[test]
fn a_confrontation_can_be_solved() {
    let sure = solved("6 7 vs 1 1,2").unwrap();
    assert!(sure.starts_with("a 6 with the cards 7 against a 1\n"), "{sure}");
    assert!(sure.contains("7     100.00 %  100.00 %  0.00 %"), "{sure}");
    assert!(sure.contains("it wins 100.00 % of the time"), "{sure}");
    let hidden = solved("fox? 1,4,6,7 vs ? point 0.1").unwrap();
    assert!(hidden.starts_with("a fox with the cards 1, 4, 6, 7 against a hidden piece\n"), "{hidden}");
    assert_eq!(hidden.lines().filter(|line| line.contains(" %  ")).count(), 4, "{hidden}");
    for wrong in ["", "5", "5 1,8 vs 3", "5 1 against 3", "9 1 vs 3", "5 1,1,1,1,1 vs 3", "5 1 vs 3 point x"]
    {
        let refused = solved(wrong).unwrap_err().to_string();
        assert!(refused.contains("expected a piece, my cards, `vs`"), "{refused}");
    }
}

#[test]
fn every_form_of_a_question_is_answered() {
    for (form, _) in ReynardsLuck::SOLVES.iter().filter(|(form, _)| !form.starts_with("...")) {
        assert!(solved(form).is_ok(), "{form}");
    }
}

/// The drawing on the rules page is the layout that is played.
#[test]
fn the_rules_page_draws_its_board() {
    let (_, drawing) = ReynardsLuck::RULES.split_once("```text\n").unwrap();
    let drawn: Vec<&str> = drawing.lines().take_while(|line| !line.starts_with("```")).collect();
    let layout = luckhouse_games::reynards_luck::Layout::crossing();
    let sign = |square: luckhouse_games::reynards_luck::Square| {
        let side = |seat, shield, piece| match layout.side(seat) {
            side if side.shield == square => Some(shield),
            side if side.formation.contains(&square) => Some(piece),
            _ => None,
        };
        let foxhead = layout.foxheads.contains(&square).then_some("F");
        foxhead.or(side(RED, "R", "r")).or(side(BLUE, "B", "b")).unwrap_or(".")
    };
    let rank = |rank: u8| {
        let squares = ('a'..='i').map(|file| sign(format!("{file}{rank}").parse().unwrap()));
        format!("  {rank} {} {rank}", squares.collect::<Vec<_>>().join(" "))
    };
    let files = "    a b c d e f g h i".to_string();
    let expected: Vec<String> =
        std::iter::once(files.clone()).chain((1..=9).rev().map(rank)).chain([files]).collect();
    assert_eq!(drawn, expected);
}

#[test]
fn the_layout_on_the_rules_page_can_be_played() {
    let (_, example) = ReynardsLuck::RULES.split_once("```toml\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let layout = ("layout".to_string(), example.to_string());
    crate::find("reynards-luck").unwrap().open(&[layout], 2).unwrap();
}
