//! The table of scores, the bricks that can be flipped, and what the table has agreed on.

use luckhouse_engine::{Die, Game};
use luckhouse_games::fortuna::{
    BrickSet, Call, Calls, Fortuna, FortunaOptions, KIT, Line, Marbles, Others, OwnMarble, Pair, Plain,
    Retrieve, Score, Wolf,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What lies on the table and never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StaticData {
    /// The table of scores, in the order in which they are tried.
    pub lines: Vec<ScoreLine>,
    /// All bricks of the table; 0 is a blank.
    pub bricks: BrickSet,
    /// How many of them are one kit.
    pub kit: u8,
    /// How many dice are rolled and bricks flipped in a turn.
    pub spread: u8,
    /// How many of each are scored together.
    pub scored: u8,
    /// How many groups of so many are scored: one, or with everything paired up one for each pair of players (FO-22).
    pub groups: u8,
    /// The marbles of each player.
    pub marbles: u8,
    /// The score that ends the game, if one does.
    pub target: Option<u32>,
    /// The last turn; none where it is so far off that nobody expects to get there.
    pub cap: Option<u32>,
    /// Gold plays against Black.
    pub teams: bool,
    /// Players call their score, and others may challenge it.
    pub spoken: bool,
    /// A double whose sum one brick shows is a Wolf Grin too (FO-21).
    pub wolf_either: bool,
    /// A great score takes marbles from every opponent (FO-23).
    pub others_all: bool,
}

/// A line of the table of scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ScoreLine {
    /// Which.
    pub line: Line,
    /// What it has to be called.
    pub call: Call,
    /// How its points are counted.
    pub worth: Worth,
    /// The fewest points that a group of this line can bring.
    pub least: u8,
    /// The most points that a group of this line can bring.
    pub most: u8,
    /// What it does to the player's own marbles.
    pub own: Own,
    /// How many marbles it takes from an opponent.
    pub takes: u8,
}

/// How the points of a score are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Worth {
    /// Always the same.
    Fixed,
    /// Both bricks added up, times two.
    Twice,
    /// The smaller brick.
    Smaller,
    /// Every brick that can be made.
    Each,
    /// The best brick that can be made.
    Best,
    /// No points.
    Nothing,
}

/// What a score does to the player's own marbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Own {
    /// One may come back.
    MayComeBack,
    /// One comes back.
    ComesBack,
    /// None moves.
    Stays,
    /// One is lost.
    Lost,
}

pub(super) fn of(game: &Fortuna) -> StaticData {
    let options = game.options();
    StaticData {
        lines: Line::ALL.into_iter().map(|line| score_line(game, line)).collect(),
        bricks: bricks(game),
        kit: KIT.len() as u8,
        spread: game.spread() as u8,
        scored: 2,
        groups: game.groups() as u8,
        marbles: Marbles::ALL.in_hand(),
        target: options.target,
        cap: Some(options.cap).filter(|cap| *cap < FortunaOptions::default().cap),
        teams: options.teams,
        spoken: options.calls == Calls::Spoken,
        wolf_either: options.wolf == Wolf::Either,
        others_all: options.others == Others::All,
    }
}

fn score_line(game: &Fortuna, line: Line) -> ScoreLine {
    let points = || scores(game).filter(|score| score.line == line).map(|score| score.points);
    ScoreLine {
        line,
        call: line.call(),
        worth: worth(line, game.options().plain),
        least: points().min().unwrap_or(0),
        most: points().max().unwrap_or(0),
        own: own(line, game.options().retrieve),
        takes: line.takes(),
    }
}

fn worth(line: Line, plain: Plain) -> Worth {
    match line {
        Line::Cheese => Worth::Fixed,
        Line::Happiness | Line::Smile | Line::Grin => Worth::Twice,
        Line::HalfSmile | Line::WolfGrin => Worth::Smaller,
        Line::Plain if plain == Plain::Best => Worth::Best,
        Line::Plain => Worth::Each,
        Line::Miss => Worth::Nothing,
    }
}

fn own(line: Line, retrieve: Retrieve) -> Own {
    match (line.own_marble(), retrieve) {
        (OwnMarble::Back, Retrieve::May) => Own::MayComeBack,
        (OwnMarble::Back, Retrieve::Always) => Own::ComesBack,
        (OwnMarble::Stays, _) => Own::Stays,
        (OwnMarble::Lost, _) => Own::Lost,
    }
}

fn bricks(game: &Fortuna) -> BrickSet {
    BrickSet::kits(game.kits())
}

/// Everything that two dice and two bricks of the table can be worth.
fn scores(game: &Fortuna) -> impl Iterator<Item = Score> {
    let (bricks, scoring) = (bricks(game), game.options().scoring());
    let faces = || Die::all().map(Die::face);
    let dice = move || faces().flat_map(move |low| (low..=6).map(move |high| Pair::of(low, high)));
    bricks.pairs().flat_map(move |bricks| dice().map(move |dice| Score::of(dice, bricks, scoring)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Present;
    use luckhouse_words::{Language, Words};

    fn static_data(seats: usize, plain: Plain) -> StaticData {
        of(&Fortuna::new(FortunaOptions { plain, ..FortunaOptions::default() }, seats).unwrap())
    }

    #[test]
    fn every_call_is_there_in_order() {
        let calls: Vec<Call> = static_data(2, Plain::Each).lines.iter().map(|line| line.call).collect();
        assert_eq!(calls[..7], Call::ALL);
        assert_eq!(calls[7..], [Call::Plain], "a miss");
    }

    #[test]
    fn points_are_those_of_the_rules_page() {
        let words = Words::in_language(Language::ENGLISH);
        for each in static_data(2, Plain::Each).lines {
            let name = words.say(&format!("fortuna-line-{}", word(each.line)), &());
            let points = words.say(&format!("fortuna-worth-{}", word(each.worth)), &each);
            let start = format!("| {} |", name.replace(" score", ""));
            let row = Fortuna::RULES.lines().find(|line| line.starts_with(&start));
            assert!(row.is_some_and(|row| row.contains(&format!("| {points} |"))), "{name}: {row:?}");
        }
    }

    /// One example of each score stands on the page, and is one.
    #[test]
    fn examples_of_the_rules_page_are_scored_as_it_says() {
        let (_, examples) = Fortuna::RULES.split_once("One example of each:").unwrap();
        let rows = examples.trim_start().lines().skip(2).take_while(|line| line.starts_with('|'));
        let rows: Vec<Vec<&str>> =
            rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect();
        assert_eq!(rows.len(), Line::ALL.len());
        let words = Words::in_language(Language::ENGLISH);
        for (row, line) in rows.iter().zip(Line::ALL) {
            let [name, dice, bricks, points] = row[..] else { panic!("{row:?}") };
            let faces = |text: &str| text.split(' ').map(|face| face.parse().unwrap()).collect::<Vec<u8>>();
            let pair = |text: &str| Pair::of(faces(text)[0], faces(text)[1]);
            let score = Score::of(pair(dice), pair(bricks), Plain::Each);
            assert_eq!((score.line, score.points.to_string()), (line, points.to_string()), "{row:?}");
            assert_eq!(words.say(&format!("fortuna-line-{}", word(line)), &()).replace(" score", ""), name);
        }
    }

    fn word(value: impl Serialize) -> String {
        serde_json::to_value(value).unwrap().as_str().unwrap().into()
    }

    #[test]
    fn points_are_as_low_and_high_as_they_can_be() {
        let range = |seats, plain, place: usize| {
            let line = &static_data(seats, plain).lines[place];
            (line.least, line.most)
        };
        assert_eq!(range(2, Plain::Each, 0), (22, 22), "Cheese");
        assert_eq!(range(2, Plain::Each, 1), (6, 20), "Happiness");
        // With two kits, two equal bricks can lie beside equal dice.
        assert_eq!(range(4, Plain::Each, 1), (4, 24), "Happiness");
        assert_eq!(range(2, Plain::Best, 6).1, 6, "plain");
        assert_eq!(range(2, Plain::Each, 7), (0, 0), "a miss");
    }

    #[test]
    fn there_is_a_kit_for_every_two() {
        assert_eq!(static_data(2, Plain::Each).bricks.to_string(), "0 0 1 2 3 4 5 6");
        let eight = static_data(8, Plain::Each);
        assert_eq!((eight.bricks.len(), eight.kit, eight.spread), (32, 8, 2));
    }

    #[test]
    fn what_the_table_has_agreed_on_is_there() {
        let agreed = |options: FortunaOptions| of(&Fortuna::new(options, 4).unwrap());
        let usual = agreed(FortunaOptions::default());
        assert_eq!((usual.cap, usual.target, usual.teams, usual.spoken), (None, None, false, true));
        assert_eq!(usual.lines[0].own, Own::MayComeBack);
        let options = FortunaOptions { retrieve: Retrieve::Always, cap: 20, ..FortunaOptions::default() };
        let other = agreed(options);
        assert_eq!(
            (other.cap, other.lines[0].own, other.lines[4].own),
            (Some(20), Own::ComesBack, Own::Stays)
        );
    }
}
