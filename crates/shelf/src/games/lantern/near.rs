//! A sheet that differs from another in one small thing, for whoever tunes one.

use luckhouse_engine::Rng;
use luckhouse_games::lantern::{Mark, Sheet, Task};

/// What a sheet that came out of this is called.
const NAME: &str = "tuned";

/// Zones that can be added, if no other has the name.
const MORE: [&str; 6] = ["Marsh", "Ghouls", "Bandits", "Bridge", "Owl", "Mill"];
const FIRES: [&str; 3] = ["Campfire", "Second fire", "Last fire"];

/// A sheet as words: what can be changed, and what is checked again when it is read.
struct Words {
    zones: Vec<(String, Vec<String>)>,
    rows: Vec<u8>,
}

/// A sheet near this one; of all attempts the first that is a sheet and another one.
pub(super) fn of(sheet: &Sheet, rng: &mut Rng) -> Option<String> {
    (0..100).find_map(|_| {
        let mut words = Words::of(sheet);
        words.change(rng);
        let near = Sheet::read(&words.write()).ok()?;
        let other = near.zones() != sheet.zones() || near.rows() != sheet.rows();
        other.then(|| near.write())
    })
}

impl Words {
    fn of(sheet: &Sheet) -> Words {
        let boxes = |task: Task| match task {
            Task::Rest => Vec::new(),
            Task::Fight(boxes) => boxes.marks().map(|mark| mark.to_string()).collect(),
        };
        let zones = sheet.zones().iter().map(|zone| (zone.name.clone(), boxes(zone.task))).collect();
        Words { zones, rows: sheet.rows().to_vec() }
    }

    fn write(&self) -> String {
        let zone = |(name, boxes): &(String, Vec<String>)| match boxes.is_empty() {
            true => format!("{name}: rest; "),
            false => format!("{name}: {}; ", boxes.join(" ")),
        };
        let zones: String = self.zones.iter().map(zone).collect();
        let rows: Vec<String> = self.rows.iter().map(ToString::to_string).collect();
        format!("{NAME}; {zones}rows: {}", rows.join(" "))
    }

    fn change(&mut self, rng: &mut Rng) {
        // The last zone stays what it is: a journey has an end to look forward to.
        let before_last = (self.zones.len() - 1) as u64;
        if before_last == 0 {
            return self.row(rng);
        }
        let zone = rng.below(before_last) as usize;
        match rng.below(10) {
            0..=4 => self.one_box(zone, rng),
            5 | 6 => self.zones.swap(zone, rng.below(before_last) as usize),
            7 => self.more(zone, rng),
            8 => drop(self.zones.remove(zone)),
            _ => self.row(rng),
        }
    }

    /// One box is another, one more, or one less.
    fn one_box(&mut self, zone: usize, rng: &mut Rng) {
        let boxes = &mut self.zones[zone].1;
        if boxes.is_empty() {
            return;
        }
        let marks = [Mark::Cross, Mark::Ring].into_iter().chain((1..=6).map(Mark::Face));
        let mark = rng.pick(&marks.collect::<Vec<_>>()).to_string();
        let place = rng.below(boxes.len() as u64) as usize;
        match rng.below(4) {
            0 => boxes.push(mark),
            1 if boxes.len() > 1 => drop(boxes.remove(place)),
            _ => boxes[place] = mark,
        }
    }

    /// A fire, or a fight like another.
    fn more(&mut self, zone: usize, rng: &mut Rng) {
        let fire = rng.below(3) == 0;
        let names: &[&str] = if fire { &FIRES } else { &MORE };
        let taken = |name: &str| self.zones.iter().any(|(known, _)| known == name);
        let Some(name) = names.iter().find(|name| !taken(name)) else { return };
        let boxes = if fire { Vec::new() } else { self.zones[zone].1.clone() };
        self.zones.insert(zone + 1, (name.to_string(), boxes));
    }

    fn row(&mut self, rng: &mut Rng) {
        let row = rng.below(self.rows.len() as u64) as usize;
        self.rows[row] =
            if rng.below(2) == 0 { self.rows[row] + 1 } else { self.rows[row].saturating_sub(1) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_changes_leave_a_sheet_that_ends_with_the_dragon() {
        let mut rng = Rng::seeded(1);
        let mut sheet = Sheet::last_fortress();
        let dragon = sheet.zones().last().cloned();
        for _ in 0..1000 {
            let next = Sheet::read(&of(&sheet, &mut rng).unwrap()).unwrap();
            assert_ne!((next.zones(), next.rows()), (sheet.zones(), sheet.rows()));
            assert_eq!(next.zones().last().cloned(), dragon);
            sheet = next;
        }
    }
}
