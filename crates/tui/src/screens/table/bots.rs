//! The faces of the bots at the table, where the terminal has graphics and there is room for them.

use super::TableScreen;
use crate::look::Role;
use crate::paint;
use crate::pictures::{Gallery, Picture};
use crate::source::Player;
use luckhouse_engine::Seat;
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use unicode_width::UnicodeWidthStr;

/// The rows of a face: many where few sit at the table.
const FACES: [u16; 3] = [4, 3, 2];

/// The cells of each face, if all have room in a row and are large enough to be known.
fn bots_size(bots: &[(Seat, Picture)], area: Rect, gallery: &Gallery) -> Option<Size> {
    let (_, any) = bots.first()?;
    let sizes = FACES.iter().filter_map(|height| gallery.fit(any, Size::new(area.width, *height)));
    let count = u16::try_from(bots.len()).ok()?;
    sizes.into_iter().find(|size| count * (size.width + 1) <= area.width + 1)
}

impl TableScreen {
    /// The faces of the bots above the log, each with its seat below it; what is left for the log.
    pub(super) fn draw_bots(&self, frame: &mut Frame, area: Rect, gallery: &mut Gallery) -> Rect {
        let face = |player: &Player| {
            Some((player.seat, Picture::Face { bot: player.bot.clone()?, seat: player.seat.index() }))
        };
        let bots: Vec<(Seat, Picture)> = self.director.now().players.iter().filter_map(face).collect();
        let Some(size) = bots_size(&bots, area, gallery) else { return area };
        for (place, (seat, picture)) in (0u16..).zip(bots) {
            let below = Rect { x: area.x + place * (size.width + 1), width: size.width, ..area };
            if self.panel.is_none() {
                gallery.hang(picture, Rect { height: size.height, ..below }, frame.buffer_mut());
            }
            let (name, style) = (seat.to_string(), self.look.of(Role::Seat(seat.index())));
            let column = size.width.saturating_sub(name.width() as u16) / 2;
            paint::put(frame.buffer_mut(), paint::row(below, size.height.into()), column, &name, style);
        }
        let used = size.height + 1;
        Rect { y: area.y + used, height: area.height - used, ..area }
    }
}
