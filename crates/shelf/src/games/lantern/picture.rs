//! The sheet as a night map, with the dice below it. At most 80 columns.

use super::static_data::Title;
use crate::prose::{WIDEST, wrap};
use luckhouse_engine::{DiceSet, Game};
use luckhouse_games::lantern::{
    Ability, Boxes, Circles, Five, Lantern, LanternView, Mark, Phase, Sheet, Target, Task, Zone,
};
use luckhouse_words::{Words, say};

const ZONES_IN_A_ROW: usize = 4;
const ZONE_WIDTH: usize = 19;
const ROWS_IN_A_LINE: usize = 4;

/// The whole table.
pub(super) fn of(view: &LanternView, five: Five, words: &Words) -> String {
    // Places and titles are put into messages by their words.
    let words = &words.about(Lantern::ABOUT.name);
    let setup = matches!(view.phase, Phase::Setup | Phase::Offer(_) | Phase::Assign(_));
    let mut lines = vec![heading(view)];
    if setup {
        lines.extend(wrap(remark(&view.sheet), WIDEST - 4).lines().map(|line| format!("   {line}")));
    }
    lines.extend(map(view, words));
    lines.push(String::new());
    if !setup {
        lines.extend(abilities(view, words));
    }
    lines.extend(experience(view, words));
    lines.push(String::new());
    lines.extend(dice(view));
    lines.extend(task(view, five, words));
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// What its maker says of a sheet; what is to be said of the printed one stands in the rules.
fn remark(sheet: &Sheet) -> &str {
    if *sheet == Sheet::last_fortress() { "" } else { sheet.note() }
}

fn heading(view: &LanternView) -> String {
    let sentence = remark(&view.sheet).split('.').next().unwrap_or("");
    let note = if sentence.is_empty() { String::new() } else { format!(" ({})", cut(sentence, 40)) };
    format!(" ✶ LANTERN · {}{note}", view.sheet.name())
}

/// The zones in rows of four: cleared ones ticked, the lantern where the adventurer is.
fn map(view: &LanternView, words: &Words) -> Vec<String> {
    let zones: Vec<(usize, &Zone)> = view.sheet.zones().iter().enumerate().collect();
    let mut lines = Vec::new();
    for row in zones.chunks(ZONES_IN_A_ROW) {
        let names = row.iter().map(|(index, zone)| {
            let name = format!("{} {} {}", mark(view, index + 1), index + 1, zone_name(zone, words));
            pad(&cut(&name, ZONE_WIDTH - 1))
        });
        let boxes = row.iter().map(|(_, zone)| pad(&format!("    {}", task_of(zone, words))));
        lines.push(format!("  {}", names.collect::<String>()));
        lines.push(format!("  {}", boxes.collect::<String>()));
    }
    lines
}

fn zone_name(zone: &Zone, words: &Words) -> String {
    words.term("lantern", "place", &zone.name)
}

fn task_of(zone: &Zone, words: &Words) -> String {
    match zone.task {
        Task::Rest => say!(words, "terminal-lantern-rest"),
        Task::Fight(boxes) => boxes.to_string(),
    }
}

fn mark(view: &LanternView, number: usize) -> char {
    let here = usize::from(view.zone);
    match view.phase {
        Phase::Won(_) => '✓',
        Phase::Lost(_) if number == here => '†',
        _ if number < here => '✓',
        _ if number == here => '✶',
        _ => ' ',
    }
}

fn abilities(view: &LanternView, words: &Words) -> Vec<String> {
    let facts = [
        say!(words, "terminal-picture-lantern-crossed", crossed = view.abilities.crossed()),
        say!(words, "terminal-picture-lantern-counts"),
        String::new(),
        say!(words, "terminal-picture-lantern-scroll", scroll = view.scroll.to_string()),
    ];
    let line = |(ability, fact): (&Ability, &String)| {
        let circles = view.abilities[*ability];
        let drawn = usize::from(circles.left + circles.crossed);
        let rest = " ".repeat(usize::from(Circles::MOST) - drawn);
        let (title, wide) = (title(*ability, words), left_column(words));
        format!("  {title:<wide$} {}{rest}      {fact}", row_of(circles.left, circles.crossed))
    };
    Ability::ALL.iter().zip(&facts).map(line).collect()
}

fn title(ability: Ability, words: &Words) -> String {
    words.term("lantern", "ability", &ability.to_string())
}

/// So wide is what stands before the circles.
fn left_column(words: &Words) -> usize {
    Ability::ALL.iter().map(|ability| title(*ability, words).chars().count()).fold(15, usize::max)
}

/// Open circles and crossed ones, without a word that needs colour.
fn row_of(open: u8, crossed: u8) -> String {
    "⊗".repeat(usize::from(crossed)) + &"○".repeat(usize::from(open))
}

/// The experience rows, each filled from the left.
fn experience(view: &LanternView, words: &Words) -> Vec<String> {
    let mut left = view.experience;
    let mut rows = Vec::new();
    for circles in view.sheet.rows() {
        let crossed = left.min(*circles);
        left -= crossed;
        rows.push(row_of(circles - crossed, crossed));
    }
    let lines = rows.chunks(ROWS_IN_A_LINE).enumerate().map(|(index, some)| {
        let name = if index == 0 { say!(words, "terminal-lantern-experience") } else { String::new() };
        let wide = left_column(words);
        format!("  {name:<wide$} {}", some.join(" │ "))
    });
    lines.collect()
}

/// The dice on the table; those in the air are empty boxes.
fn dice(view: &LanternView) -> Vec<String> {
    let Some(dice) = view.dice() else {
        return Vec::new();
    };
    let in_the_air = (0..6 - dice.len()).map(|_| ' ');
    let faces: Vec<char> = dice.faces().map(|face| char::from(b'0' + face)).chain(in_the_air).collect();
    let line = |left: &str, right: &str, middle: &dyn Fn(&char) -> String| {
        let boxes: Vec<String> = faces.iter().map(|face| format!("{left}{}{right}", middle(face))).collect();
        format!("  {}", boxes.join(" "))
    };
    vec![
        line("┌", "┐", &|_| "───".into()),
        line("│", "│", &|face| format!(" {face} ")),
        line("└", "┘", &|_| "───".into()),
    ]
}

/// What is to be done now.
fn task(view: &LanternView, five: Five, words: &Words) -> Vec<String> {
    let said = match view.phase {
        Phase::Setup => say!(words, "terminal-picture-lantern-setup"),
        Phase::Offer(dice) => say!(words, "terminal-picture-lantern-offer", total = dice.total()),
        Phase::Assign(_) => say!(words, "terminal-picture-lantern-assign"),
        Phase::Enter => say!(words, "terminal-lantern-enter", zone = view.zone, place = view.here().name),
        Phase::Reward => say!(words, "terminal-picture-lantern-reward"),
        Phase::Won(_) => {
            let score = view.abilities.crossed();
            say!(words, "terminal-picture-lantern-won", score, title = Title::of(score, five))
        }
        Phase::Fight(dice) | Phase::Reroll(dice) => return boxes(view, dice, words),
        Phase::Lost(dice) => {
            let mut lines = boxes(view, dice, words);
            lines.push(format!("  {}", say!(words, "terminal-picture-lantern-lost")));
            return lines;
        }
    };
    vec![format!("  {said}")]
}

/// The boxes, each with a tick if a die fills it in the way that comes nearest.
fn boxes(view: &LanternView, dice: DiceSet, words: &Words) -> Vec<String> {
    let Some(boxes) = view.boxes() else {
        return Vec::new();
    };
    let target = boxes.nearest(dice);
    let marks: Vec<String> = ticked(&boxes, target, dice).collect();
    let kinds: Vec<String> = [("X", target.cross), ("O", target.ring)]
        .into_iter()
        .filter_map(|(kind, face)| face.map(|face| format!("{kind} = {face}")))
        .collect();
    let with = match kinds.is_empty() {
        true => String::new(),
        false => format!("  {}", say!(words, "terminal-picture-lantern-with", kinds = kinds.join(", "))),
    };
    vec![format!("  {}: {}{with}", zone_name(view.here(), words), marks.join(" "))]
}

/// Each box, ticked if one of the dice fills it.
fn ticked(boxes: &Boxes, target: Target, dice: DiceSet) -> impl Iterator<Item = String> {
    let mut left = dice;
    boxes.marks().map(move |mark| {
        let face = match mark {
            Mark::Face(face) => Some(face),
            Mark::Cross => target.cross,
            Mark::Ring => target.ring,
        };
        let found = face.filter(|face| left.count(*face) > 0);
        left = found.map_or(left, |face| left.without(face));
        format!("[{mark}{}]", if found.is_some() { '✓' } else { ' ' })
    })
}

fn pad(text: &str) -> String {
    format!("{text:<ZONE_WIDTH$}")
}

fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.into();
    }
    text.chars().take(width - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_words::Language;

    fn english() -> Words<'static> {
        Words::in_language(Language::ENGLISH)
    }
    use luckhouse_engine::{Game, Rng, Seat, Table, Turn, Viewer};
    use luckhouse_games::lantern::Lantern;

    fn after(options: &str, events: &str) -> String {
        let log = format!("lantern{options} seats 1 edition 1\n{events}");
        of(&Table::<Lantern>::read(&log).unwrap().view(Viewer::Seat(Seat::at(0))), Five::Better, &english())
    }

    const SETUP: &str = "* 1 2 3 4 5 6\np1 assign crit=5 counter=3 magic=4 con=6 xp=1 camp=2\n";

    #[test]
    fn a_fight_in_the_second_zone() {
        let picture = after("", &format!("{SETUP}* 2 2 2 4 5 6\n* 1 2 2 3 5 5\np1 crit 1\n"));
        let expected = " ✶ LANTERN · last-fortress
  ✓ 1 Wolves         ✶ 2 Cultists         3 Ruins            4 Skeletons
      4 5 X X X          2 3 4 X X X        3 4 5 X X X        X X X O O O
    5 Campfire         6 Spider           7 Tower            8 Dragon
      rest               2 3 4 X X X        4 5 6 X X X        X X X X X X

  Critical Hit    ⊗○○○○        1 crossed off so far
  Counter Attack  ○○○          (each one counts against you)
  Magic Spell     ○○○○
  Constitution    ○○○○○○       scroll at the campfire: 2
  Experience      ⊗⊗○○○ │ ○○○○ │ ○○○

  ┌───┐ ┌───┐ ┌───┐ ┌───┐ ┌───┐ ┌───┐
  │ 2 │ │ 2 │ │ 3 │ │ 5 │ │ 5 │ │ 6 │
  └───┘ └───┘ └───┘ └───┘ └───┘ └───┘
  Cultists: [2✓] [3✓] [4 ] [X✓] [X✓] [X ]  with X = 5
";
        assert_eq!(picture, expected, "\n{picture}");
    }

    #[test]
    fn a_sheet_has_its_remark_and_the_printed_one_is_for_the_rules() {
        assert!(!after("", "").contains("reconstruction"));
        assert!(after("(sheet=long-night)", "").contains("A night of nine zones made with the lab. A Marsh"));
    }

    #[test]
    fn dice_in_the_air_are_empty_boxes() {
        let picture = after("", &format!("{SETUP}* 1 1 2 2 3 3\np1 con 1 1 3\n"));
        assert!(picture.contains("│ 2 │ │ 2 │ │ 3 │ │   │ │   │ │   │"), "{picture}");
    }

    /// Random games with the default sheet and the largest that can be written.
    #[test]
    fn nothing_is_wider_than_80_columns() {
        let zone = |n| format!("A zone of a long name x{n}: X X X O O O; ");
        let zones: String = ('a'..='p').map(zone).collect();
        let large = format!("(sheet=a sheet of a long name x; {zones}rows: {})", "12 ".repeat(8));
        for options in [String::new(), large] {
            for seed in 0..40 {
                let mut table =
                    Table::<Lantern>::read(&format!("lantern{options} seats 1 edition 1\n")).unwrap();
                let mut rng = Rng::seeded(seed);
                while !matches!(table.turn(), Turn::Over(_)) {
                    check_width(&of(
                        &table.game().view(table.state(), Viewer::Watcher),
                        Five::Better,
                        &english(),
                    ));
                    if table.roll(&mut rng).is_none() {
                        let action = rng.pick(&table.legal(Seat::at(0)));
                        table.choose(Seat::at(0), action).unwrap();
                    }
                }
                check_width(&of(
                    &table.game().view(table.state(), Viewer::Watcher),
                    Five::Better,
                    &english(),
                ));
            }
        }
    }

    fn check_width(picture: &str) {
        assert!(picture.lines().all(|line| line.chars().count() <= 80), "{picture}");
        assert!(picture.lines().count() <= 26, "{picture}");
    }
}
