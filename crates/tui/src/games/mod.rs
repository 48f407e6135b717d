//! How each game looks on a full screen. A game that is not listed is drawn by its plain picture.

use crate::board::{Board, Scene, Spot};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Text;
use ratatui::widgets::{Paragraph, Widget};

/// The board of the game with this name.
pub fn board(_game: &str) -> Box<dyn Board> {
    Box::new(Plain)
}

/// The plain picture.
struct Plain;

impl Board for Plain {
    fn draw(&mut self, scene: &Scene, area: Rect, into: &mut Buffer) -> Vec<Spot> {
        Paragraph::new(Text::raw(scene.now.picture.as_str())).render(area, into);
        Vec::new()
    }
}
