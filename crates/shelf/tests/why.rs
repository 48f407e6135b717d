//! Why a hint is a hint: positions with a known reason in each game, and another reason where there is another.

use luckhouse_engine::Rng;
use luckhouse_shelf::{Waiting, read_log};
use luckhouse_words::{Language, Words};

/// Three Xs and a Plank are worth another throw: gold can come of it.
const GOLD: &str = "\
    booty-dice seats 2 edition 1\n* p2 starts\n* X J W W S S\np2 roll XWWSS\n* X J C C W\n\
    p2 roll XW\n* D W\n* X X X J W S\n";
/// Three Cutlasses and a Jolly Roger lie: they hurt the other one.
const BLOOD: &str = "\
    booty-dice seats 2 edition 1\n* p2 starts\n* X J W W S S\np2 roll XWWSS\n* X J C C W\n\
    p2 roll XW\n* D W\n* X X X J W S\np1 roll XXXWS\n* D D X J C\np1 roll X\n* C\n* D X X J W S\n\
    p2 roll XXWS\n* X X C S\np2 roll XXS\n* D C S\n* X X J C S S\np1 roll XXCSS\n* D D D J C\n\
    p1 roll C\n* S\n* X X J C C C\n";
/// A higher call would be doubted, and cost a marble.
const HONEST: &str = "\
    fortuna seats 2 edition 1\n* dice 2 5\n* dice 4 5\n* dice 1 4\n* bricks 0 3\np2 call plain\n\
    p1 accept\n* dice 3 5\n* bricks 0 6\n";
/// The only die left can capture a treasure.
const RAID: &str = "\
    lucky-shot seats 2 edition 1\n* 2\n* 3\n* desert\n* forest\n* p1 starts\n* 6\np1 put fortify\n\
    * 5\np1 put build\n* 3\n";
/// The other has more forts, and the weakest of them can be taken down.
const SIEGE: &str = "\
    lucky-shot seats 2 edition 1\n* 6\n* 4\n* volcano\n* swamp\n* p1 starts\n* 1\n\
    p1 put fortify\n* 2\np1 put build\n* 6\np1 put attack\np1 create\n* plains\n* 6\n\
    p1 attack 2a\np1 build 1a\n* 1\np2 put attack\n* 3\np2 put fortify\n* 2\np2 put build\n\
    p2 attack 1b\np2 create\n* forest\n* 5\np2 build 2b\n* 1\np1 put fortify\n* 4\n\
    p1 put attack\n* 4\np1 put build\np1 create\n* sea\n* 1\np1 take forest 1c\np1 create 1\n\
    * 1\np1 take plains 1d\np1 build 1c\np1 attack 2a\np1 build 1d\np2 hunt\n* 1\n* 5\n\
    p2 put fortify\n* 2\np2 put build\n* 1\np2 put attack\np2 create\n* 4\np2 build 2a\n";
/// A foxhead is free, and within reach.
const FOXHEAD: &str = "\
    reynards-luck seats 2 edition 1\np1 place 2\np1 place 2\np1 place 3\np1 place 1\np1 place fox\n\
    p1 place 3\np1 place 4\np1 place 4\np1 place 6\np1 place 6\np1 place 1\np1 place fox\n\
    p1 place fox\np1 place 5\np1 place fox\np2 place 1\np2 place 1\np2 place 2\np2 place 2\n\
    p2 place fox\np2 place 4\np2 place fox\np2 place 3\np2 place fox\np2 place 6\np2 place 6\n\
    p2 place 5\np2 place 4\np2 place fox\np2 place 5\n* card 3\n* card 3\n* card 1\n* card 1\n\
    * card 6\n* card 2\n* card 7\n* card 4\n* p2 starts\n* 2\np2 f8-e7\n* 2\np1 d2-e1\n* 5\n";
/// The highest card wins the confrontation.
const CARD: &str = "\
    reynards-luck seats 2 edition 1\np1 place 3\np1 place 3\np1 place 1\np1 place 1\np1 place 2\n\
    p1 place 6\np1 place 2\np1 place fox\np1 place fox\np1 place 5\np1 place 5\np1 place 6\n\
    p1 place fox\np1 place fox\np1 place 4\np2 place 1\np2 place 2\np2 place 4\np2 place 1\n\
    p2 place 3\np2 place 5\np2 place fox\np2 place fox\np2 place 3\np2 place 6\np2 place 4\n\
    p2 place 6\np2 place 2\np2 place fox\np2 place fox\n* card 5\n* card 4\n* card 6\n* card 5\n\
    * card 5\n* card 7\n* card 3\n* card 1\n* p1 starts\n* 6\np1 d2xd8\n";
/// A die that is turned now saves abilities for the zones to come.
const SPARING: &str = "\
    lantern seats 1 edition 1\n* 1 2 3 4 5 5\np1 assign crit=4 counter=5 magic=3 con=5 xp=1 camp=2\n\
    * 1 1 3 4 4 5\np1 con 3 4\n* 1 4\n* 1 1 3 4 5 6\n";

/// The best choice after this log, and what speaks for it: its name and whose it is.
fn reasons(log: &str) -> (String, Vec<String>) {
    let table = read_log(log, usize::MAX).unwrap();
    let Waiting::Choice(seats) = table.waiting() else { panic!("nobody has a choice") };
    // Of those who choose at once, the last.
    let opinions = table.advise(seats.iter().last().unwrap())(&mut Rng::seeded(1)).unwrap();
    assert!(opinions[1..].iter().all(|opinion| opinion.why.is_empty()), "only the best has reasons");
    for language in Language::all() {
        let words = Words::in_language(language);
        for why in &opinions[0].why {
            let said = |other| words.reason(table.about().name, why, other);
            let (to_them, of_them) = (said(None), said(Some("p9")));
            assert!(![&to_them, &of_them].iter().any(|text| text.contains("-why-")), "{to_them} {of_them}");
            assert_eq!(of_them.contains("p9"), why["whose"] == "own", "{of_them}");
            assert_eq!(of_them == to_them, why["whose"] != "own", "{of_them}");
        }
    }
    let text = |field: &serde_json::Value| field.as_str().unwrap().to_string();
    let named = |why: &serde_json::Value| format!("{} {}", text(&why["whose"]), text(&why["name"]));
    (opinions[0].word.clone(), opinions[0].why.iter().map(named).collect())
}

/// The choice that is expected to follow the best one, and so on.
fn line(log: &str) -> Vec<(String, u32)> {
    let table = read_log(log, usize::MAX).unwrap();
    let Waiting::Choice(seats) = table.waiting() else { panic!("nobody has a choice") };
    let opinions = table.advise(seats.iter().last().unwrap())(&mut Rng::seeded(1)).unwrap();
    opinions[0].line.iter().map(|next| (format!("{} {}", next.seat, next.word), next.share)).collect()
}

/// The choice, and the clearest reason.
fn first(log: &str) -> (String, String) {
    let (word, all) = reasons(log);
    (word, all.first().cloned().unwrap_or_default())
}

fn is(log: &str, word: &str, why: &str) {
    assert_eq!(first(log), (word.to_string(), why.to_string()));
}

#[test]
fn booty_dice_tells_gold_from_blood() {
    is(GOLD, "roll XXXW", "own doubloons");
    is(BLOOD, "roll XX", "others lives");
}

#[test]
fn a_call_that_would_be_doubted_costs_a_marble() {
    is(HONEST, "call plain", "own marbles");
}

#[test]
fn lucky_shot_tells_a_raid_from_a_siege() {
    is(RAID, "put raid", "own treasures");
    is(SIEGE, "attack 1d", "others forts");
}

#[test]
fn reynards_luck_tells_a_foxhead_from_a_fight() {
    is(FOXHEAD, "d8-d5", "own foxheads");
    let (word, why) = reasons(CARD);
    assert_eq!((word.as_str(), why.iter().all(|why| why.ends_with(" pieces"))), ("card 7", true), "{why:?}");
}

#[test]
fn lantern_spares_its_abilities() {
    is(SPARING, "crit 5", "own uses");
}

#[test]
fn what_most_games_go_on_with_is_expected() {
    let words = |log| line(log).into_iter().map(|(word, _)| word).collect::<Vec<_>>();
    assert_eq!(words(HONEST)[0], "p2 accept");
    assert_eq!(words(SIEGE)[0], "p2 salvage", "they lose a fort to the attack");
    assert_eq!(words(SPARING)[0], "p1 crit 6", "one's own next choice of the same turn");
    for log in [HONEST, RAID, SIEGE, SPARING] {
        let shares: Vec<u32> = line(log).into_iter().map(|(_, share)| share).collect();
        assert!(
            shares.is_sorted_by(|one, next| one >= next) && shares.iter().all(|one| *one > 50),
            "{shares:?}"
        );
    }
}

#[test]
fn where_dice_decide_what_follows_nothing_is_expected() {
    for log in [GOLD, BLOOD, FOXHEAD] {
        assert_eq!(line(log), []);
    }
}

#[test]
fn where_nothing_differs_nothing_is_said() {
    // Both may only accept or doubt, and doubting a Plain call brings nothing.
    let (_, why) = reasons(
        "fortuna seats 2 edition 1\n* dice 2 5\n* dice 4 5\n* dice 1 4\n* bricks 0 3\np2 call plain\n",
    );
    assert!(why.is_empty(), "{why:?}");
}
