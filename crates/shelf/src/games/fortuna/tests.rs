use super::*;
use crate::games::GAMES;
use crate::{AnyTable, LabelledOffer, Saying, Waiting, find, read_log};
use luckhouse_engine::{Rng, SeatSet};
use luckhouse_games::fortuna::odds::{Tally, within_reach};
use luckhouse_games::fortuna::{Line, Plain, Wolf};
use luckhouse_words::{Language, Words};
use serde_json::json;

fn table(options: &str, seats: usize, events: &str) -> Box<dyn AnyTable> {
    let first = format!("* dice 6 6\n{}", "* dice 1 1\n".repeat(seats - 1));
    read_log(&format!("fortuna({options}) seats {seats} edition 1\n{first}{events}"), usize::MAX).unwrap()
}

fn last_story(options: &str, seats: usize, events: &str) -> String {
    let table = table(options, seats, events);
    told_last(&*table)
}

fn told_last(table: &dyn AnyTable) -> String {
    // How it is broken into lines is looked at elsewhere.
    table.story(table.events() - 1, Viewer::Watcher, &english()).join("|").replace("\n  ", " ")
}

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

fn labelled(table: &dyn AnyTable, seat: Seat, words: &Words) -> Vec<LabelledOffer> {
    table.offers(seat).into_iter().map(|offer| offer.labelled("fortuna", words)).collect()
}

/// Play a game at random and look at it after every event.
fn watch(options: &[(&str, &str)], seats: usize, seed: u64, mut look: impl FnMut(&dyn AnyTable)) {
    let options: Vec<_> = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let mut table = find("fortuna").unwrap().open(&options, seats).unwrap();
    let mut rng = Rng::seeded(seed);
    loop {
        look(&*table);
        match table.waiting() {
            Waiting::Over(_) => return,
            Waiting::Roll => table.roll(&mut rng),
            Waiting::Choice(seats) => {
                table.choose_as(seats.first().unwrap(), crate::BotSpec::RANDOM, &mut rng).unwrap();
            }
        }
    }
}

#[test]
fn pictures_fit_80_columns_and_stories_tell_every_event() {
    let tables = [
        (&[][..], 2),
        (&[("teams", "on")], 4),
        (&[("spread", "full")], 8),
        (&[("spread", "grand")], 4),
        (&[("spread", "grand"), ("calls", "house")], 6),
        (&[("spread", "grand")], 8),
    ];
    for (options, seats) in tables {
        let mut told = 0;
        watch(options, seats, 5, |table| {
            for viewer in [Viewer::Watcher, Viewer::Seat(Seat::at(0))] {
                let picture = table.picture(viewer, &english());
                let widest = picture.lines().map(|line| line.chars().count()).max().unwrap();
                assert!(widest <= 80, "{widest}\n{picture}");
                assert!(picture.lines().count() <= 20, "{picture}");
            }
            let story = table.story(told, Viewer::Watcher, &english());
            assert!(story.len() == table.events() - told, "something went untold");
            let widest = story.iter().flat_map(|text| text.lines()).map(|line| line.chars().count()).max();
            assert!(widest.unwrap_or(0) <= 80, "{story:?}");
            told = table.events();
        });
    }
}

#[test]
fn the_picture_of_a_challenge() {
    let table = table("", 2, "* dice 2 4\n* bricks 0 2\np1 call grin\n");
    let expected = "\
> p1 Gold  ●●●     0 ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤
  p2 Black ●●●     0 ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤ you

          ┌───┐┌───┐            ┌───┐┌───┐
  dice    │ 2 ││ 4 │    bricks  │   ││ 2 │
          └───┘└───┘            └───┘└───┘
  p1 calls Grin. To answer: p2.
";
    assert_eq!(table.picture(Viewer::Seat(Seat::at(1)), &english()), expected);
}

#[test]
fn the_picture_after_a_turn() {
    let table = table("target=20", 2, "* dice 2 4\n* bricks 0 2\np1 call grin\np2 challenge\np1 leave\n");
    let picture = table.picture(Viewer::Watcher, &english());
    assert!(picture.contains("  p1 Gold  ●●○     4 ├━━━━━━╌"), "{picture}");
    assert!(picture.contains("Before: p1 called Grin on dice 2 4, bricks 0 2.\n"), "{picture}");
    assert!(picture.contains("Challenged by p2. It was: Smile, 4 points.\n"), "{picture}");
    assert!(picture.contains("> p2 Black ●●○"));
}

#[test]
fn chosen_dice_and_bricks_are_marked() {
    let open = "* dice 1 3 3 6\n* bricks 0 3 3 6\np1 dice 3 3\np1 bricks 0 3\n";
    let picture = table("spread=full", 4, open).picture(Viewer::Watcher, &english());
    let marks = picture.lines().find(|line| line.contains('▲')).unwrap();
    assert_eq!(marks.matches('▲').count(), 4, "{picture}");
}

#[test]
fn stories_have_consequences() {
    let smile = "* dice 2 4\n* bricks 2 5\n";
    assert_eq!(last_story("", 2, smile), "p1 flips 2 5.");
    assert_eq!(last_story("", 2, &format!("{smile}p1 call grin\n")), "p1 calls Grin.");
    assert_eq!(
        last_story("", 2, &format!("{smile}p1 call grin\np2 challenge\n")),
        "p2 challenges! The call was wrong: it is Smile. p1 loses 1 marble, 2 left. p1 scores 14 points, 14 in all."
    );
    assert_eq!(
        last_story("", 2, &format!("{smile}p1 call grin\np2 challenge\np1 free\n")),
        "p1 frees a marble, 3 in hand. p2 loses 1 marble, 2 left. p2 is next."
    );
    // The marble goes and comes back at once: what is left is the same, and still it is told.
    assert_eq!(
        last_story(
            "retrieve=always, calls=spoken",
            2,
            "* dice 1 5\n* bricks 3 5\np1 call grin\np2 challenge\n"
        ),
        "p2 challenges! The call was wrong: it is a plain score. p1 loses 1 marble, 2 left. \
         p1 scores 5 points, 5 in all. p1 frees a marble, 3 in hand. p2 is next."
    );
    assert_eq!(
        last_story("", 2, "* dice 1 5\n* bricks 3 5\np1 call grin\np2 accept\n"),
        "p2 accepts. The call was wrong, and nobody minded: it is a plain score. p1 scores 5 points, 5 in all. \
         p2 is next."
    );
    assert_eq!(
        last_story("", 4, "* dice 1 5\n* bricks 2 3\np1 call plain\np2 accept | p3 challenge | p4 accept\n"),
        "p2 and p4 accept. p3 challenges! The call was right: it is a miss. p1 loses 1 marble, 2 left. p2 is next."
    );
    assert_eq!(
        last_story("calls=house", 2, "* dice 1 2\n* bricks 0 0\n"),
        "p1 flips 2 blanks. That is a miss. p1 loses 1 marble, 2 left. p2 is next."
    );
    assert_eq!(
        last_story("calls=house, cap=1", 2, "* dice 1 2\n* bricks 0 3\n"),
        "p1 flips 3 and a blank. That is a plain score. p1 scores 3 points, 3 in all. The last turn is over: p1 wins."
    );
    let doubted = "* dice 1 5\n* bricks 3 5\np1 call plain\np2 challenge\n";
    assert_eq!(
        last_story("false-challenge=marble", 2, doubted),
        "p2 challenges! The call was right: it is a plain score. p2 loses 1 marble, 2 left. \
         p1 scores 5 points, 5 in all. p2 is next."
    );
}

#[test]
fn what_is_picked_is_told() {
    let open = "* dice 1 2 3 6\n* bricks 0 0 3 6\n";
    let story = |events: &str| last_story("spread=full", 4, &format!("{open}{events}"));
    assert_eq!(story(""), "p1 flips 3 6 and 2 blanks.");
    assert_eq!(story("p1 dice 3 6\n"), "p1 scores with dice 3 6.");
    assert_eq!(story("p1 dice 3 6\np1 bricks 3 6\n"), "p1 scores with bricks 3 6.");
    assert_eq!(story("p1 dice 3 6\np1 bricks 0 3\n"), "p1 scores with brick 3 and a blank.");
    assert_eq!(story("p1 dice 3 6\np1 bricks 0 0\n"), "p1 scores with 2 blanks.");
}

/// FO-22: every group is told, also what was left over.
#[test]
fn what_is_paired_up_is_told() {
    let open = "* dice 1 2 4 5\n* bricks 0 2 5 5\n";
    let story = |options: &str, events: &str| last_story(options, 4, &format!("{open}{events}"));
    assert_eq!(story("spread=grand", "p1 dice 2 4\n"), "p1 scores with dice 2 4.");
    assert_eq!(
        story("spread=grand", "p1 dice 2 4\np1 bricks 2 5\n"),
        "p1 scores with bricks 2 5. p1 scores with dice 1 5. p1 scores with brick 5 and a blank."
    );
    let house = "p1 dice 2 4\np1 bricks 2 5\n";
    assert_eq!(
        story("spread=grand, calls=house, others=all", house),
        "p1 scores with bricks 2 5. p1 scores with dice 1 5. p1 scores with brick 5 and a blank. That is Smile. \
         p1 scores 19 points, 19 in all. p2 loses 1 marble, 2 left. p3 loses 1 marble, 2 left. \
         p4 loses 1 marble, 2 left. p2 is next."
    );
    // Where the dice are all alike, only the bricks are asked for.
    let alike = last_story("spread=grand", 4, "* dice 3 3 3 3\n* bricks 0 1 2 3\n");
    assert_eq!(alike, "p1 flips 1 2 3 and a blank. p1 scores with dice 3 3.");
}

#[test]
fn the_picture_of_a_pairing() {
    let open = "* dice 1 2 4 5\n* bricks 0 2 5 5\np1 dice 2 4\np1 bricks 2 5\n";
    let picture = table("spread=grand", 4, open).picture(Viewer::Watcher, &english());
    assert!(picture.contains("  Groups: 1 5 | 0 5, 2 4 | 2 5\n"), "{picture}");
    let answers = "p1 call grin\np2 challenge | p3 accept | p4 accept\n";
    let after = table("spread=grand", 4, &format!("{open}{answers}")).picture(Viewer::Watcher, &english());
    assert!(after.contains("p1 called Grin on dice and bricks 1 5 | 0 5, 2 4 | 2 5."), "{after}");
    assert!(after.contains("It was: Smile, 19 points."), "{after}");
}

#[test]
fn fo_22_the_house_marks_the_best_pairing() {
    let open = "* dice 1 2 4 5\n* bricks 2 3 5 5\n";
    let best = |options: &str, events: &str| {
        let table = table(options, 4, &format!("{open}{events}"));
        let offers = labelled(&*table, Seat::at(0), &english()).into_iter();
        let best = offers.filter(|offer| offer.label.starts_with("best: "));
        best.map(|offer| format!("{}: {}", offer.word, offer.label)).collect::<Vec<_>>().join("|")
    };
    let house = "spread=grand, calls=house";
    assert_eq!(
        best(house, ""),
        "dice 1 4: best: all in all up to 22 points, Happiness|dice 2 5: best: all in all up to 22 points, Happiness"
    );
    assert_eq!(best(house, "p1 dice 2 4\n"), "bricks 2 3: best: all in all up to 20 points, Smile");
    assert_eq!(best("spread=grand", ""), "", "where players call, nothing names the score (FO-11)");
}

#[test]
fn stories_tell_why_it_ended() {
    let over = |options: &str, events: &str| {
        let story = last_story(options, 2, events);
        story
            .rsplit_once(": ")
            .map(|(before, end)| (before.rsplit(". ").next().unwrap().to_string(), end.to_string()))
    };
    let end = |why: &str, who: &str| Some((why.to_string(), who.to_string()));
    let smile = "* dice 2 4\n* bricks 2 5\n";
    assert_eq!(over("calls=house, target=10", smile), end("The target is reached", "p1 wins."));
    let miss = "* dice 1 2\n* bricks 5 6\n";
    assert_eq!(
        over("calls=house", &miss.repeat(5)),
        end("The last marble is gone", "p1 and p2 win together.")
    );
}

#[test]
fn marbles_that_go_and_come_back_in_one_step_are_told() {
    let miss =
        |seat: &str, other: &str| format!("* dice 1 2\n* bricks 5 6\n{seat} call plain\n{other} accept\n");
    let both_at_two = miss("p1", "p2") + &miss("p2", "p1");
    let caught = format!("{both_at_two}* dice 2 4\n* bricks 2 5\np1 call grin\np2 challenge\n");
    assert_eq!(
        last_story("retrieve=always", 2, &caught),
        "p2 challenges! The call was wrong: it is Smile. p1 loses 1 marble, 1 left. p2 frees a marble, 3 in hand. \
         p1 scores 14 points, 14 in all. p1 frees a marble, 2 in hand. p2 loses 1 marble, 2 left. p2 is next."
    );
    // A challenger's own choice is told as before.
    let chosen =
        format!("{}* dice 1 5\n* bricks 3 5\np2 call grin\np1 challenge\np1 free\n", miss("p1", "p2"));
    assert_eq!(last_story("", 2, &chosen), "p1 frees a marble, 3 in hand. p2 scores 5 points, 5 in all.");
    let caller_asked = last_story("", 2, &format!("{chosen}p2 leave\n"));
    assert_eq!(caller_asked, "p2 leaves a marble in the dungeon. p1 is next.");
}

#[test]
fn the_first_turn_is_told() {
    let story = |events: &str| {
        let log = format!("fortuna seats 2 edition 1\n{events}");
        told_last(&*read_log(&log, usize::MAX).unwrap())
    };
    assert_eq!(story("* dice 4 5\n"), "p1 rolls 4 5 for the first turn: 9.");
    assert_eq!(
        story("* dice 4 5\n* dice 3 6\n"),
        "p2 rolls 3 6 for the first turn: 9. p1 and p2 tie and roll again."
    );
    assert_eq!(
        story("* dice 4 5\n* dice 6 6\n"),
        "p2 rolls 6 6 for the first turn: 12. p2 has the first turn, and is Gold."
    );
}

#[test]
fn fo_11_nothing_names_the_score_before_the_challenge() {
    let open = "* dice 1 2 3 6\n* bricks 0 0 3 6\n";
    let caller = Seat::at(0);
    for events in ["", "p1 dice 3 6\n", "p1 dice 3 6\np1 bricks 0 3\n"] {
        let table = table("spread=full", 4, &format!("{open}{events}"));
        let picture = table.picture(Viewer::Seat(caller), &english());
        assert!(!picture.contains("Smile") && !picture.contains("Happiness"), "{picture}");
        for offer in labelled(&*table, caller, &english()) {
            assert!(!offer.label.contains("point") && !offer.label.contains("best"), "{offer:?}");
        }
    }
    // The odds of the moment are the same whatever lies there.
    let odds = |bricks: &str| table("", 2, &format!("* dice 2 4\n* bricks {bricks}\n")).odds_here(caller);
    assert_eq!(odds("2 5"), odds("0 0"));
}

#[test]
fn fo_17_the_house_marks_the_best_choice() {
    let open = "* dice 1 3 4 6\n* bricks 0 0 3 6\n";
    let best = |events: &str| {
        let table = table("spread=full, calls=house", 4, &format!("{open}{events}"));
        let offers = labelled(&*table, Seat::at(0), &english());
        let best: Vec<String> = offers
            .into_iter()
            .filter(|offer| offer.label.starts_with("best: "))
            .map(|offer| format!("{}: {}", offer.word, offer.label))
            .collect();
        best.join("|")
    };
    assert_eq!(best(""), "dice 3 6: best: Happiness, 18 points with bricks 3 6");
    assert_eq!(
        best("p1 dice 4 6\n"),
        "bricks 0 6: best: plain score, 6 points|bricks 3 6: best: plain score, 6 points"
    );
}

#[test]
fn every_choice_has_a_label() {
    let tables = [
        (&[][..], 4),
        (&[("spread", "full"), ("calls", "house")], 4),
        (&[("spread", "grand"), ("calls", "house")], 6),
    ];
    for (options, seats) in tables {
        watch(options, seats, 3, |table| {
            let Waiting::Choice(seats) = table.waiting() else { return };
            for words in Language::all().into_iter().map(Words::in_language) {
                let offers: Vec<_> = seats.iter().flat_map(|seat| labelled(table, seat, &words)).collect();
                let width = offers.iter().map(|offer| offer.word.len()).max().unwrap();
                for offer in offers {
                    assert!(!offer.label.is_empty(), "{offer:?}");
                    // With its number before it, a line of the list fits the screen.
                    assert!(9 + width + offer.label.chars().count() <= 80, "{offer:?}");
                }
            }
        });
    }
}

#[test]
fn the_example_of_every_roll_can_be_rolled() {
    for seats in [2, 4, 6, 8, 10, 12] {
        let mut seen = 0;
        watch(&[("spread", "full")], seats, 1, |table| {
            if let Some(text) = table.hand_roll() {
                let example = text.split('`').nth(1).unwrap();
                let mut copy = read_log(&table.log(Viewer::Arbiter), usize::MAX).unwrap();
                copy.rolled(example).unwrap_or_else(|refusal| panic!("{refusal}: {text}"));
                seen += 1;
            }
        });
        assert!(seen > 4);
    }
}

#[test]
fn every_topic_answers_without_and_with_words() {
    let topic = |name: &str| odds::TOPICS.iter().find(|topic| topic.name == name).unwrap().run;
    for topic in odds::TOPICS {
        let text = (topic.run)(&[]).unwrap().english("fortuna");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    }
    let scores = topic("scores")(&[]).unwrap().english("fortuna");
    let rows: Vec<Vec<&str>> = scores.lines().map(|line| line.split_whitespace().collect()).collect();
    assert!(rows.contains(&vec!["36.71", "%", "miss", "0.000", "−1", "0"]), "{scores}");
    assert!(scores.contains("Out of 1008 ways: 3.209 points on average (3235/1008)"), "{scores}");
    assert!(topic("scores")(&["best"]).unwrap().english("fortuna").contains("(3085/1008)"));
    assert!(topic("scores")(&["4"]).unwrap().english("fortuna").contains("Out of 4320 ways"));
    let grand = topic("grand")(&[]).unwrap().english("fortuna");
    assert!(grand.contains("Out of 2358720 ways"), "{grand}");
    println!("{grand}");
    let dice = topic("dice")(&["4", "2"]).unwrap().english("fortuna");
    assert!(dice.contains("2 5     1  Smile            14"), "{dice}");
    assert!(
        topic("dice")(&["2", "4", "best", "8"]).unwrap().english("fortuna").contains("8 players, plain=best")
    );
    for wrong in [&["9"][..], &["3"], &["2", "7"], &["2", "4", "3"], &["often"]] {
        assert!(topic("dice")(wrong).is_err(), "{wrong:?}");
    }
    assert!(topic("scores")(&["2", "4"]).is_err());
}

#[test]
fn the_odds_of_the_moment_follow_the_game() {
    let p1 = Seat::at(0);
    let text = |options: &str, seats, events: &str| {
        let reports = table(options, seats, events).odds_here(p1);
        reports.iter().map(|report| report.english("fortuna")).collect::<Vec<_>>().join("\n")
    };
    assert!(text("", 2, "").contains("p1's next throw"));
    assert!(text("", 2, "* dice 2 4\n").contains("Two bricks for the dice 2 4"));
    assert!(text("spread=full", 4, "").contains("can be chosen"));
    assert!(text("spread=grand", 4, "").contains("4 players pair up"));
    // Both have two marbles left: nobody can run out next turn, except to a Cheese.
    let misses = "* dice 1 2\n* bricks 5 6\n".repeat(2);
    let free = text("calls=house", 2, &format!("{misses}* dice 1 5\n* bricks 3 5\n"));
    assert!(free.contains(" 0.00 %  free it\n") && free.contains(" 0.20 %  leave it\n"), "{free}");
    assert!(table("cap=1, calls=house", 2, "* dice 2 4\n* bricks 2 5\n").odds_here(p1).is_empty());
}

/// The rows of "Free a marble, or leave it?".
fn free_or_leave(options: &str, events: &str) -> Vec<Vec<Saying>> {
    table(options, 4, events).odds_here(Seat::at(0)).swap_remove(0).rows
}

#[test]
fn free_or_leave_counts_the_marbles_that_are_still_to_be_taken() {
    let misses = "* dice 1 2\n* bricks 5 6\n".repeat(4);
    // Everybody has two. p2 throws next: after a marble of p3 one more ends the game, after one of p2 a miss does.
    let rows = free_or_leave("calls=house", &format!("{misses}* dice 2 4\n* bricks 2 5\n"));
    let tally = Tally::of_turn(2, Plain::Each);
    let takes = tally.chance_of(|line| line.takes() > 0);
    let miss_or_cheese = tally.chance_of(|line| line.takes() == 2 || line == Line::Miss);
    let mut expected = Vec::new();
    for own in ["free", "leave"] {
        let takes_from = [("p2", miss_or_cheese), ("p3", takes), ("p4", takes)];
        expected.extend(takes_from.map(|(seat, chance)| {
            let choice = json!({ "name": format!("{own}-and-take"), "seat": seat });
            vec![chance.into(), Saying::fact(&choice)]
        }));
    }
    assert_eq!(rows, expected);
}

#[test]
fn free_or_leave_goes_by_what_the_table_spreads_out() {
    let open = "* dice 1 1 1 1\n* bricks 5 5 6 6\n";
    let miss = |seat: &str| format!("{open}{seat} bricks 5 5\n");
    let misses: String = ["p1", "p2", "p3", "p4"].map(miss).concat();
    // A plain score takes nothing, so that the next throw finds everybody at two, or p1 at three.
    let plain = "* dice 1 1 1 1\n* bricks 0 0 2 2\np1 bricks 0 2\n";
    let rows = free_or_leave("calls=house, spread=full", &format!("{misses}{plain}"));
    let cheese = within_reach(4, 2, Wolf::Both, |line| line.takes() == 2);
    let choice = |name: &str| Saying::fact(&json!({ "name": name }));
    assert_eq!(rows, ["free", "leave"].map(|name| vec![cheese.into(), choice(name)]));
    let rows = free_or_leave("calls=house, spread=grand", &format!("{misses}{plain}"));
    // A Cheese is the highest line of whatever it is in, so that it is as often within reach (FO-22).
    assert_eq!(rows, ["free", "leave"].map(|name| vec![cheese.into(), choice(name)]));
}

#[test]
fn the_worked_turn_is_a_real_game() {
    let log = Fortuna::RULES.split("```log\n").nth(1).unwrap().split("```").next().unwrap();
    let table = read_log(log, usize::MAX).unwrap();
    let picture = table.picture(Viewer::Watcher, &english());
    assert!(picture.contains("p1 Gold  ●●●    14") && picture.contains("p2 Black ●●●     5"), "{picture}");
}

#[test]
fn fortuna_is_on_the_shelf_for_every_number_of_seats() {
    assert!(GAMES.iter().any(|game| game.about().name == "fortuna"));
    for seats in [2, 4, 6, 8, 10, 12] {
        let table = find("fortuna").unwrap().open(&[], seats).unwrap();
        assert_eq!(table.in_play(), SeatSet::all(seats));
    }
}

#[test]
fn the_solution_can_be_asked_for() {
    let ask = |options: &str, words: &str| {
        let game =
            <Fortuna as luckhouse_engine::Game>::new(luckhouse_engine::Options::read(options).unwrap(), 2);
        let question: Vec<String> = words.split_whitespace().map(String::from).collect();
        game.unwrap().solve(&question, &())
    };
    let whole = ask("", "").unwrap();
    let text: String = whole.reports.iter().map(|report| report.english("fortuna")).collect();
    for expected in ["54.51209465 %", "3.5583396", "Leave a marble in the dungeon from this lead on"] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    assert_eq!(whole.table.map(|table| table.len()), Some(241 * 9 * 4));
    let there = ask("target=30", "12 9 marbles 2 3").unwrap();
    let text: String = there.reports.iter().map(|report| report.english("fortuna")).collect();
    assert!(text.starts_with("12 to 9, marbles 2 to 3\n") && text.contains("\n  leave "), "{text}");
    let wrong = ask("target=30", "12 30 marbles 2 3").err().unwrap().to_string();
    assert!(wrong.contains("two scores from 0 to 29"), "{wrong}");
    assert!(ask("", "12 9 marbles 2 4").is_err() && ask("", "nonsense").is_err());
}

#[test]
fn the_odds_of_the_starter_are_those_of_the_solution() {
    let report = find("fortuna").unwrap().odds_topics().iter().find(|topic| topic.name == "starter").unwrap();
    let text = (report.run)(&[]).unwrap().english("fortuna");
    for expected in ["54.51209465 %", "54.43170031 %", "53.29741941 %", "53.22296766 %"] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 110), "{text}");
}
