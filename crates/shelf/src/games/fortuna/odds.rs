//! The odds that a player may ask for.

mod here;

pub(super) use here::here;

use crate::saying::{figure, mean};
use crate::{OddsReport, OddsTopic, Saying};
use here::{Odds, rounded};
use luckhouse_engine::{BadWord, Fraction, phrase};
use luckhouse_games::fortuna::odds::{Tally, brick_pairs, dice_pairs, within_reach};
use luckhouse_games::fortuna::{Line, OwnMarble, Pair, Plain, Score, Scoring, Wolf};
use luckhouse_words::id;
use serde_json::json;

pub(super) const TOPICS: &[OddsTopic] = &[
    OddsTopic {
        name: "scores",
        takes: "[each|best] [PLAYERS]",
        about: id!("terminal-odds-topic-fortuna-scores"),
        run: scores,
    },
    OddsTopic {
        name: "dice",
        takes: "[DIE DIE] [each|best] [PLAYERS]",
        about: id!("terminal-odds-topic-fortuna-dice"),
        run: dice,
    },
    OddsTopic {
        name: "turn",
        takes: "",
        about: id!("terminal-odds-topic-fortuna-turn"),
        run: |_| Ok(turn()),
    },
    OddsTopic {
        name: "spread",
        takes: "",
        about: id!("terminal-odds-topic-fortuna-spread"),
        run: |_| Ok(spread()),
    },
    OddsTopic {
        name: "grand",
        takes: "[each|best]",
        about: id!("terminal-odds-topic-fortuna-grand"),
        run: grand_topic,
    },
    OddsTopic {
        name: "starter",
        takes: "",
        about: id!("terminal-odds-topic-fortuna-starter"),
        run: |_| Ok(super::solve::starter()),
    },
];

/// What may follow a topic: dice, how plain scores count, how many play.
struct Asked {
    dice: Vec<u8>,
    plain: Plain,
    kits: usize,
}

impl Asked {
    fn read(words: &[&str]) -> Result<Asked, BadWord> {
        let mut asked = Asked { dice: Vec::new(), plain: Plain::Each, kits: 1 };
        let wrong = |found: &str| {
            BadWord::new(found, phrase!("kind-odds-question"), phrase!("expected-fortuna-odds"))
        };
        // One number is a number of players, two are dice, three are both.
        let mut numbers = Vec::new();
        for word in words {
            match (word.to_lowercase().as_str(), word.parse::<u8>()) {
                ("each", _) => asked.plain = Plain::Each,
                ("best", _) => asked.plain = Plain::Best,
                (_, Ok(number)) if (1..=12).contains(&number) => numbers.push(number),
                _ => return Err(wrong(word)),
            }
        }
        let wrong = || wrong(&words.join(" "));
        if numbers.len() % 2 == 1 {
            let players = numbers.pop().filter(|n| n % 2 == 0).ok_or_else(wrong)?;
            asked.kits = usize::from(players) / 2;
        }
        if numbers.len() > 2 || numbers.iter().any(|die| *die > 6) {
            return Err(wrong());
        }
        asked.dice = numbers;
        Ok(asked)
    }

    /// The title of an answer: what it is about, for how many, and by which rule.
    fn titled(&self, name: &str, dice: Option<Pair>) -> Saying {
        let plain = if self.plain == Plain::Each { "each" } else { "best" };
        let players = 2 * self.kits;
        Saying::fact(&json!({ "name": name, "players": players, "plain": plain, "dice": dice }))
    }

    fn no_dice(self) -> Result<Asked, BadWord> {
        if self.dice.is_empty() {
            return Ok(self);
        }
        let found: Vec<String> = self.dice.iter().map(ToString::to_string).collect();
        Err(BadWord::new(found.join(" "), phrase!("kind-odds-question"), phrase!("expected-no-dice")))
    }
}

fn scores(words: &[&str]) -> Result<OddsReport, BadWord> {
    let asked = Asked::read(words)?.no_dice()?;
    let tally = Tally::of_turn(asked.kits, asked.plain);
    Ok(tally_report(asked.titled("turn", None), &tally))
}

/// Every line with its chance, its points and what it does to the marbles.
fn tally_report(title: impl Into<Saying>, tally: &Tally) -> OddsReport {
    let columns = [Odds::ChanceOf, Odds::ScoreOf, Odds::AveragePoints, Odds::OwnMarble, Odds::Opponent];
    let mut report = OddsReport::of(title, columns);
    for line in Line::ALL {
        let points = tally.points_of(line).map_or(figure('-'), mean);
        let own = match line.own_marble() {
            OwnMarble::Back => "+1",
            OwnMarble::Stays => "0",
            OwnMarble::Lost => "−1",
        };
        let taken = if line.takes() == 0 { figure(0) } else { figure(format!("−{}", line.takes())) };
        let chance = Saying::from(tally.chance(line));
        report.row([chance, Odds::Score { line }.into(), points, figure(own), taken]);
    }
    let (points, taken) = (rounded(tally.points()), rounded(tally.taken()));
    let Fraction { ways: sum, total } = tally.points();
    report.note(Odds::Tally { ways: tally.total(), points, sum, total, taken });
    report
}

fn dice(words: &[&str]) -> Result<OddsReport, BadWord> {
    let asked = Asked::read(words)?;
    Ok(match asked.dice.as_slice() {
        [one, other] => bricks_for(Pair::of(*one, *other), &asked),
        _ => every_dice(&asked),
    })
}

fn every_dice(asked: &Asked) -> OddsReport {
    let columns = ["dice", "chance-of", "takes-one", "plain", "half-or-wolf", "miss", "mean-points"];
    let mut report = OddsReport::of(asked.titled("promise", None), columns);
    let rolls = dice_pairs();
    for (dice, ways) in rolls.lines() {
        let tally = Tally::of_dice(*dice, asked.kits, asked.plain);
        report.row([
            figure(dice),
            figure(format!("{ways}/{}", rolls.total())),
            tally.chance_of(|line| line.takes() > 0).into(),
            tally.chance(Line::Plain).into(),
            tally.chance_of(|line| line.own_marble() == OwnMarble::Stays).into(),
            tally.own_lost().into(),
            mean(tally.points()),
        ]);
    }
    report
}

fn bricks_for(dice: Pair, asked: &Asked) -> OddsReport {
    let columns = ["bricks", "ways", "score-of", "average-points"];
    let mut report = OddsReport::of(asked.titled("by-brick", Some(dice)), columns);
    let flips = brick_pairs(asked.kits);
    for (bricks, ways) in flips.lines() {
        let score = Score::of(dice, *bricks, asked.plain);
        let line = Odds::Score { line: score.line }.into();
        report.row([figure(bricks), figure(ways), line, figure(score.points)]);
    }
    report.note(Saying::fact(&json!({ "name": "flips", "ways": flips.total() })));
    report
}

fn turn() -> OddsReport {
    let columns = ["of-players", "points-each", "points-best", "loses-one", "may-free", "taken"];
    let mut report = OddsReport::of("average-turn", columns);
    for kits in 1..=4 {
        let (each, best) = (Tally::of_turn(kits, Plain::Each), Tally::of_turn(kits, Plain::Best));
        report.row([
            figure(2 * kits),
            mean(each.points()),
            mean(best.points()),
            each.own_lost().into(),
            each.own_back().into(),
            mean(each.taken()),
        ]);
    }
    report
}

/// The most kits for which every pairing is looked at: four players are thousands of throws, six are millions (FO-22).
pub(super) const GRAND_KITS: usize = 2;

fn grand_topic(words: &[&str]) -> Result<OddsReport, BadWord> {
    let asked = Asked::read(words)?.no_dice()?;
    Ok(grand(asked.plain.into()))
}

/// What pairing everything up brings four players: every line with its chance, if they pair for the most points.
fn grand(scoring: Scoring) -> OddsReport {
    let players = 2 * GRAND_KITS;
    let mut report = tally_report(Odds::Grand { players }, &Tally::of_grand(GRAND_KITS, scoring));
    report.note(Odds::GrandMost);
    report.note(Odds::GrandLimit { players });
    report
}

fn spread() -> OddsReport {
    let columns = (1..=4).map(|kits| Odds::Players { players: 2 * kits });
    let mut report = OddsReport::of(Odds::Spread, std::iter::once(Odds::ScoreOf).chain(columns));
    let mut row = |name: Odds, wanted: &dyn Fn(Line) -> bool| {
        let chances = (1..=4).map(|kits| Saying::from(within_reach(2 * kits, kits, Wolf::Both, wanted)));
        report.row(std::iter::once(name.into()).chain(chances));
    };
    for line in Line::ALL {
        if line != Line::Miss {
            row(Odds::Score { line }, &|other| other == line);
        }
    }
    row(Odds::TakesMarble, &|line| line.takes() > 0);
    row(Odds::NoMiss, &|line| line != Line::Miss);
    report
}
