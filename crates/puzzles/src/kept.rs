//! The puzzles that come with the program.

use crate::Puzzle;
use crate::file::blocks;
use luckhouse_engine::BadWord;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The kept file of each game that has one, by the game's name.
pub const FILES: [(&str, &str); 5] = [
    ("booty-dice", include_str!("../data/booty-dice.puzzles")),
    ("fortuna", include_str!("../data/fortuna.puzzles")),
    ("lantern", include_str!("../data/lantern.puzzles")),
    ("lucky-shot", include_str!("../data/lucky-shot.puzzles")),
    ("reynards-luck", include_str!("../data/reynards-luck.puzzles")),
];

/// Read once. A test holds every puzzle against the rules, so that nobody has to wait for that here.
static KEPT: LazyLock<BTreeMap<&str, Vec<Puzzle>>> = LazyLock::new(|| {
    let puzzles = |text| blocks(text).unwrap_or_default().into_iter().map(|(_, puzzle)| puzzle).collect();
    FILES.into_iter().map(|(game, text)| (game, puzzles(text))).collect()
});

/// The kept puzzles of a game, in their order; none, if the game has none.
///
/// # Errors
/// If there is no such game.
pub fn of(game: &str) -> Result<&'static [Puzzle], BadWord> {
    let name = luckhouse_shelf::find(game)?.about().name;
    Ok(KEPT.get(name).map(Vec::as_slice).unwrap_or_default())
}

/// The puzzle of a day, by its number: the games take turns, and none comes again before all of its game have.
///
/// ```
/// use luckhouse_puzzles::of_day;
/// assert_ne!(of_day(20_774).unwrap().game(), of_day(20_775).unwrap().game());
/// assert_eq!(of_day(20_774).unwrap().id, of_day(20_774).unwrap().id);
/// ```
pub fn of_day(day: i32) -> Option<&'static Puzzle> {
    let day = usize::try_from(day).ok()?;
    let all = KEPT.values().nth(day % KEPT.len())?;
    // A prime that divides no length here: neighbours in the file are of one grade, and are not asked one after the other.
    all.get(day / KEPT.len() * 89 % all.len().max(1))
}

/// The kept puzzle with this name.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    KEPT.values().flatten().find(|puzzle| puzzle.id.as_str() == id)
}
