//! A refusal says why: every choice that the words of a game can name and that is not legal now has something against it,
//! by the rule and the numbers of the moment, in every language; and nothing speaks against what is legal.

use luckhouse_engine::{Die, Game, Rng, Seat, Table, Viewer};
use luckhouse_games::fortuna::{self, Fortuna, FortunaAction, FortunaView};
use luckhouse_games::lantern::{self, Ability, Circles, Lantern, LanternAction, LanternView};
use luckhouse_games::lucky_shot::{Action, Card, FortId, LuckyShot, Phase, Place, View};
use luckhouse_laws::Fate;
use luckhouse_shelf::games::{GAMES, Visitor, visit_all};
use luckhouse_shelf::{CatalogGame, Present, options_of, read_log, refusal_at};
use luckhouse_words::{Language, Words, files};
use std::collections::{BTreeMap, BTreeSet};
use std::thread::Scope;

/// Games by which every rule has its chance to object, besides those with the usual options.
const OTHERS: [(&str, usize, (&str, &str)); 7] = [
    ("reynards-luck", 2, ("challenge", "after")),
    ("booty-dice", 2, ("first-throw", "some")),
    ("booty-dice", 3, ("resolve", "each")),
    ("booty-dice", 3, ("starts", "agreed")),
    ("fortuna", 6, ("spread", "full")),
    ("fortuna", 6, ("spread", "grand")),
    ("fortuna", 4, ("teams", "on")),
];

/// Words that nobody is ever offered, since what they name is never there.
const NEVER: [(&str, &[&str]); 5] = [
    ("booty-dice", &["rob p8", "attack p8", "begin p8", "roll all", "roll DDDDD", "roll DDDDDD"]),
    ("fortuna", &["take p8", "dice 1 1", "bricks 0 0", "dice 6 6"]),
    ("lantern", &["counter 6+", "counter 1-", "con 1 1 1 1 1 1"]),
    ("lucky-shot", &["create", "build 3z", "attack 1z 1", "raid 1a 1a", "level 2a 6", "create 6"]),
    (
        "reynards-luck",
        &[
            "a1-a1",
            "a1xi9",
            "card 6",
            "return fox",
            "a1-b3",
            "c1-d3",
            "e1-f3",
            "g1-h3",
            "i9-h7",
            "e9-d7",
            "c9-b7",
            "a9-b7",
        ],
    ),
];

/// Every word that was offered in some games, and those that never are.
fn words_of<G: Game>(games: &[G]) -> Vec<G::Action> {
    let mut words: BTreeMap<String, G::Action> = BTreeMap::new();
    for (seed, game) in games.iter().cycle().take(6 * games.len()).enumerate() {
        let (mut table, mut fate) = (Table::open(game.clone()), Fate::seeded(seed as u64));
        while let Some(event) = fate.event(game, table.state()) {
            for seat in table.owed().iter() {
                words.extend(table.legal(seat).into_iter().map(|action| (action.to_string(), action)));
            }
            table.apply(event).unwrap();
        }
    }
    let never = NEVER.iter().filter(|(name, _)| *name == G::ABOUT.name).flat_map(|(_, words)| *words);
    words.extend(never.map(|word| (word.to_string(), read::<G>(word))));
    words.into_values().collect()
}

fn read<G: Game>(word: &str) -> G::Action {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is no word of {}", G::ABOUT.name))
}

/// Nobody builds 26 forts, few earn a reward for an ability that is full, and few lose their last marble just before another
/// is taken: these have tests of their own.
const RARE: [&str; 3] = ["no-more-forts", "no-room", "no-marbles"];

/// How many words are asked about at each choice: enough that every objection comes up in a few games.
const ASKED: usize = 40;

/// Each game on a thread of its own.
struct Objections<'scope, 'env>(&'scope Scope<'scope, 'env>);

impl Visitor for Objections<'_, '_> {
    fn visit<G: CatalogGame>(&mut self) {
        self.0.spawn(objections_of::<G>);
    }
}

fn objections_of<G: CatalogGame>() {
    let games = games_of::<G>();
    let words = words_of(&games);
    let mut seen = BTreeSet::new();
    for (seed, game) in games.iter().cycle().take(12 * games.len()).enumerate() {
        let (mut table, mut fate) = (Table::open(game.clone()), Fate::seeded(1_000 + seed as u64));
        let mut rng = Rng::seeded(seed as u64);
        while let Some(event) = fate.event(game, table.state()) {
            for seat in table.owed().iter() {
                ask(&table, seat, &words, &mut rng, &mut seen);
            }
            table.apply(event).unwrap();
        }
    }
    let unseen: Vec<String> = messages(G::ABOUT.name)
        .difference(&seen)
        .filter(|name| !RARE.contains(&name.as_str()))
        .cloned()
        .collect();
    assert_eq!(unseen, Vec::<String>::new(), "nobody ever hears these of {}", G::ABOUT.name);
}

fn games_of<G: CatalogGame>() -> Vec<G> {
    let usual = G::ABOUT.seats.iter().map(|seats| G::new(G::Options::default(), *seats).unwrap());
    let others = OTHERS.iter().filter(|(name, ..)| *name == G::ABOUT.name).map(|(_, seats, (key, value))| {
        let options = [(key.to_string(), value.to_string())];
        G::new(options_of(&options).unwrap(), *seats).unwrap()
    });
    usual.chain(others).collect()
}

fn ask<G: CatalogGame>(
    table: &Table<G>,
    seat: Seat,
    words: &[G::Action],
    rng: &mut Rng,
    seen: &mut BTreeSet<String>,
) {
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let mut some: Vec<G::Action> = (0..ASKED).map(|_| rng.pick(words)).collect();
    some.push(rng.pick(&legal));
    for action in some {
        let objection = table.game().objection(&view, seat, action);
        assert_eq!(
            objection.is_none(),
            legal.contains(&table.game().meant(table.state(), action)),
            "{seat} {action}: {objection:?} at {view:?}"
        );
        let Some(objection) = objection else { continue };
        seen.insert(objection.name().to_string());
        for language in Language::all() {
            let said = objection.said(&Words::in_language(language), G::ABOUT.name);
            let whole = said.ends_with('.') && !said.contains("-refused-") && !said.contains('{');
            assert!(whole, "{}: {said:?} for {action}", language.tag());
        }
    }
}

/// The names of all that a game can say against a choice.
fn messages(game: &str) -> BTreeSet<String> {
    let prefix = format!("{game}-refused-");
    let english = files().iter().filter(|(language, ..)| *language == "en");
    english
        .flat_map(|(_, _, text)| text.lines())
        .filter_map(|line| line.strip_prefix(&prefix)?.split_once(" ="))
        .map(|(name, _)| name.to_string())
        .collect()
}

#[test]
fn a_refusal_says_why_and_nothing_speaks_against_what_is_legal() {
    std::thread::scope(|scope| visit_all(&mut Objections(scope)));
}

#[test]
fn who_has_had_every_letter_builds_no_more_forts() {
    let game = LuckyShot::new(Default::default(), 2).unwrap();
    let mut view = game.view(&game.start(), Viewer::Watcher);
    view.phase = Phase::Act;
    view.card = Card::of(Place::Fortify, Die::new(3).unwrap());
    let name =
        |view: &View| game.objection(view, Seat::at(0), Action::Create).map(|no| no.name().to_string());
    assert_eq!(name(&view), None);
    view.players[0].letters = FortId::LETTERS;
    assert_eq!(name(&view).as_deref(), Some(RARE[0]));
}

#[test]
fn an_ability_with_seven_circles_gains_no_more() {
    let game = Lantern::new(Default::default(), 1).unwrap();
    let mut view = game.view(&game.start(), Viewer::Watcher);
    view.phase = lantern::Phase::Reward;
    let name = |view: &LanternView| {
        let no = game.objection(view, Seat::at(0), LanternAction::Gain(Ability::Crit));
        no.map(|no| no.name().to_string())
    };
    assert_eq!(name(&view), None);
    view.abilities.crit = Circles { left: 3, crossed: 4 };
    assert_eq!(name(&view).as_deref(), Some(RARE[1]));
}

#[test]
fn who_has_no_marble_loses_none() {
    let game = Fortuna::new(Default::default(), 4).unwrap();
    let taking = |seed| {
        let (mut table, mut fate) = (Table::open(game.clone()), Fate::seeded(seed));
        while let Some(event) = fate.event(&game, table.state()) {
            let view = table.view(Viewer::Watcher);
            if matches!(view.phase, fortuna::Phase::Take(_)) {
                return Some(view);
            }
            table.apply(event).unwrap();
        }
        None
    };
    let mut view = (0..100).find_map(taking).expect("a game in which a marble is taken");
    let (own, other) = (view.on_turn, view.on_turn.next(4));
    let name = |view: &FortunaView| {
        game.objection(view, own, FortunaAction::Take(other)).map(|no| no.name().to_string())
    };
    assert_eq!(name(&view), None);
    view.players[other].marbles = 0.try_into().unwrap();
    assert_eq!(name(&view).as_deref(), Some(RARE[2]));
}

/// At a table and in a log, in three languages.
#[test]
fn the_sentence_names_the_numbers() {
    let game = GAMES.iter().find(|game| game.about().name == "booty-dice").unwrap();
    let mut table = game.open(&[], 2).unwrap();
    table.rolled("p1 starts").unwrap();
    table.rolled("DDXJWS").unwrap();
    let no = table.choose(Seat::at(0), "roll CC").unwrap_err();
    let said = |tag| refusal_at(&Words::in_language(Language::find(tag).unwrap()), &*table, &no);
    assert!(said("en").starts_with("You cannot pick up "), "{}", said("en"));
    assert!(said("de").contains("kannst du nicht aufnehmen"), "{}", said("de"));
    assert!(said("fr").starts_with("Tu ne peux pas reprendre "), "{}", said("fr"));
    let log = format!("{}\n* p1 starts\n* DDXJWS\np1 roll CC\n", table.header());
    let wrong = read_log(&log, usize::MAX).err().unwrap().to_string();
    assert!(wrong.starts_with("line 4: You cannot pick up "), "{wrong}");
}
