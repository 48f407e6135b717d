//! The pictures on the screen: drawn once for each size, and hung where a screen has room for them.

use super::encoded::{CAN_DRAW, Encoded};
use super::{Graphics, Protocol};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use std::collections::HashMap;

/// What can be hung.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Picture {
    /// The box cover of a game, by its name.
    Cover(String),
    /// A bot, by the word for its kind, at a seat.
    Face { bot: String, seat: usize },
}

impl Picture {
    /// Its width and its height, to each other.
    fn shape(&self) -> (u32, u32) {
        match self {
            Picture::Cover(_) => (3, 4),
            Picture::Face { .. } => (1, 1),
        }
    }
}

/// So many pictures are kept ready; a screen shows fewer.
const KEPT: usize = 64;

/// The pictures of a terminal; none without graphics.
#[derive(Default)]
pub(crate) struct Gallery {
    graphics: Option<Graphics>,
    ready: HashMap<(Picture, Size), Option<Encoded>>,
    /// What hangs where, since the screen was last drawn.
    hung: Vec<Rect>,
    before: Vec<Rect>,
    /// How many pictures the terminal was given: each has a number of its own.
    given: u32,
}

impl Gallery {
    pub(crate) fn new(graphics: Option<Graphics>) -> Gallery {
        Gallery { graphics: graphics.filter(|_| CAN_DRAW), ..Gallery::default() }
    }

    /// The window has changed: what the terminal was given may be lost, and a cell may have other dots.
    pub(crate) fn resized(&mut self, cell: Option<(u16, u16)>) {
        self.ready.clear();
        if let (Some(graphics), Some(cell)) = (&mut self.graphics, cell) {
            graphics.cell = cell;
        }
    }

    /// The screen is drawn from the beginning.
    pub(crate) fn take_down(&mut self) {
        self.before = std::mem::take(&mut self.hung);
    }

    /// Would something remain on the terminal that was taken down? What is text goes by itself.
    pub(crate) fn leaves_traces(&self) -> bool {
        let dots = self.graphics.is_some_and(|graphics| graphics.protocol != Protocol::Kitty);
        dots && self.before.iter().any(|area| !self.hung.contains(area))
    }

    /// The cells that a picture takes up in this room; nothing without graphics.
    pub(crate) fn fit(&self, picture: &Picture, room: Size) -> Option<Size> {
        let (across, down) = self.graphics?.cell;
        let (width, height) = picture.shape();
        let dots = |cells: u16, cell: u16| u32::from(cells) * u32::from(cell);
        let unit = (dots(room.width, across) / width).min(dots(room.height, down) / height);
        let cells = |dots: u32, cell: u16| u16::try_from(dots.div_ceil(cell.into())).unwrap_or(u16::MAX);
        let size = Size::new(cells(unit * width, across), cells(unit * height, down));
        (size.width > 0 && size.height > 0).then_some(size)
    }

    /// Hang a picture at the top of this area, as large as there is room.
    pub(crate) fn hang(&mut self, picture: Picture, area: Rect, into: &mut Buffer) {
        let area = area.intersection(into.area);
        let Some(size) = self.fit(&picture, area.as_size()) else { return };
        if self.ready.len() > KEPT {
            self.ready.clear();
        }
        let key = (picture, size);
        if !self.ready.contains_key(&key) {
            let encoded = self.encoded(&key.0, size);
            self.ready.insert(key.clone(), encoded);
        }
        if let Some(Some(encoded)) = self.ready.get(&key) {
            encoded.draw(area, into);
            self.hung.push(Rect { width: size.width, height: size.height, ..area });
        }
    }

    /// A picture as the terminal takes it; nothing if it cannot be written so.
    fn encoded(&mut self, picture: &Picture, size: Size) -> Option<Encoded> {
        let graphics = self.graphics?;
        self.given += 1;
        Encoded::new(picture, graphics, size, self.given)
    }
}

#[cfg(all(test, feature = "pictures"))]
mod tests {
    use super::*;

    fn gallery(protocol: Protocol) -> Gallery {
        Gallery::new(Some(Graphics { protocol, cell: (10, 20) }))
    }

    fn cover() -> Picture {
        Picture::Cover("lantern".into())
    }

    #[test]
    fn pictures_keep_their_shape() {
        let gallery = gallery(Protocol::Kitty);
        assert_eq!(gallery.fit(&cover(), Size::new(20, 40)), Some(Size::new(20, 14)));
        assert_eq!(gallery.fit(&cover(), Size::new(80, 12)), Some(Size::new(18, 12)));
        let face = Picture::Face { bot: "best".into(), seat: 1 };
        assert_eq!(gallery.fit(&face, Size::new(80, 3)), Some(Size::new(6, 3)));
        assert_eq!(gallery.fit(&face, Size::new(0, 3)), None);
        assert_eq!(Gallery::new(None).fit(&cover(), Size::new(20, 40)), None);
    }

    #[test]
    fn without_graphics_nothing_hangs() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 30, 20));
        Gallery::new(None).hang(cover(), buffer.area, &mut buffer);
        assert_eq!(buffer, Buffer::empty(buffer.area));
    }

    #[test]
    fn dots_that_nothing_is_drawn_over_are_wiped_away() {
        let area = Rect::new(0, 0, 12, 8);
        for (protocol, wiped) in [(Protocol::Kitty, false), (Protocol::Sixel, true), (Protocol::Iterm2, true)]
        {
            let (mut gallery, mut buffer) = (gallery(protocol), Buffer::empty(area));
            gallery.hang(cover(), area, &mut buffer);
            assert!(!gallery.leaves_traces(), "{protocol:?}");
            gallery.take_down();
            gallery.hang(Picture::Cover("fortuna".into()), area, &mut buffer);
            assert!(!gallery.leaves_traces(), "{protocol:?}: the same cells are drawn over");
            gallery.take_down();
            assert_eq!(gallery.leaves_traces(), wiped, "{protocol:?}");
        }
    }
}
