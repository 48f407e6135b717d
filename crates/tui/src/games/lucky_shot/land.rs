//! The lower part of the table: each player's forts, one's own first.

use super::Table;
use super::fort::{Drawing, Scale};
use super::keys::Key;
use crate::games::names::name_of;
use crate::games::pen::Pen;
use crate::look::{Look, Role};
use luckhouse_engine::Seat;
use luckhouse_games::lucky_shot::{PlayerView, TO_WIN};
use luckhouse_words::say;
use ratatui::layout::Rect;

impl Table<'_> {
    /// Those who are in play side by side.
    pub(super) fn lands(&mut self, pen: &mut Pen, (width, height): (u16, u16)) {
        let lands = std::mem::take(&mut self.view.players);
        let own = self.scene.now.seat.map_or(0, Seat::index);
        let order = (0..lands.len()).map(|index| (own + index) % lands.len());
        let order: Vec<usize> = order.filter(|index| lands[*index].in_play).collect();
        let room = width / order.len().max(1) as u16;
        // A column between lands, if there is one to spare.
        let gap = u16::from(order.len() > 1 && room > 26);
        let size = (room - gap, height.saturating_sub(1));
        let scales: Vec<Scale> =
            order.iter().map(|index| Scale::fitting(lands[*index].forts.len(), size)).collect();
        for (place, index) in order.into_iter().enumerate() {
            let scale = scales.iter().fold(scales[place], |scale, other| scale.beside(*other));
            let part = Rect::new(room * place as u16, 0, size.0, height);
            self.land(&mut pen.part(part), &lands[index], index, scale, size.0);
        }
        self.view.players = lands;
    }

    fn land(&mut self, pen: &mut Pen, land: &PlayerView, index: usize, scale: Scale, width: u16) {
        self.title(pen, land, index, width);
        for (seen, place) in land.forts.iter().zip(scale.places(land.forts.len(), width)) {
            let key = Key::Fort(seen.name);
            let place = Rect { y: place.y.saturating_add(1), ..place };
            let before = self.before.fort(seen.name);
            let drawing = Drawing { seen, before, owner: index, mark: self.steps.mark(&key) };
            drawing.draw(&mut pen.part(place), scale, &self.scene.words);
            self.steps.drawn(key, pen.seen(place));
        }
    }

    /// `▶ Anne ◆◆◇◇ chooses a die`, underlined by a rule.
    fn title(&self, pen: &mut Pen, land: &PlayerView, index: usize, width: u16) {
        let seat = Seat::at(index);
        pen.rule((0, 0), width);
        let on_turn = self.view.on_turn == seat;
        let sign = if on_turn { pen.sign("▶", ">") } else { " " };
        let title = format!("{sign}{} ", name_of(self.scene, seat));
        let x = pen.write((0, 0), &title, Role::Seat(index));
        let new = self.before.players.get(index).is_none_or(|old| treasures(old) != treasures(land));
        let role = if new { Role::Fresh } else { Role::Gold };
        let x = pen.write((x, 0), &held(treasures(land), pen.look), role);
        if land.volcano || on_turn && (self.view.chosen_die || self.view.chosen_act) {
            let chooses = say!(self.scene.words, "terminal-lucky-shot-chooses-die");
            pen.write((x, 0), &format!(" {chooses} "), Role::Fresh);
        }
    }
}

/// Treasures in the forts of a land.
fn treasures(land: &PlayerView) -> usize {
    land.forts.iter().filter(|seen| !seen.fort.is_empty()).count()
}

/// A sign for each treasure held, and one for each that is missing.
fn held(treasures: usize, look: &Look) -> String {
    let missing = TO_WIN.saturating_sub(treasures);
    format!("{}{} ", look.sign("◆", "*").repeat(treasures), look.sign("◇", "-").repeat(missing))
}
