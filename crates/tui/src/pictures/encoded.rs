//! How a picture becomes what a terminal takes.

use super::gallery::Picture;
use super::{Graphics, Protocol, covers, faces};
use crate::look::Look;
use image::DynamicImage;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::widgets::Widget;
use ratatui_image::Image;
use ratatui_image::protocol::{self, iterm2::Iterm2, kitty::Kitty, sixel::Sixel};

/// There are pictures.
pub(super) const CAN_DRAW: bool = true;

/// The numbers of our pictures come after this one, far from those of other programs in the same window.
const NUMBERS: u32 = 0x4c75_0000;

/// A picture in the words of a terminal.
pub(super) struct Encoded(protocol::Protocol);

impl Encoded {
    /// A picture in so many cells, by a number of its own; nothing if it cannot be written so.
    pub(super) fn new(picture: &Picture, graphics: Graphics, size: Size, number: u32) -> Option<Encoded> {
        let Graphics { protocol, cell } = graphics;
        let dots = (u32::from(size.width) * u32::from(cell.0), u32::from(size.height) * u32::from(cell.1));
        let image = drawn(picture, dots);
        let encoded = match protocol {
            Protocol::Kitty => {
                Kitty::new(image, size, NUMBERS + number, false, true).map(protocol::Protocol::Kitty)
            }
            Protocol::Sixel => Sixel::new(image, size, false).map(protocol::Protocol::Sixel),
            Protocol::Iterm2 => Iterm2::new(image, size, false).map(protocol::Protocol::ITerm2),
        };
        encoded.ok().map(Encoded)
    }

    pub(super) fn draw(&self, area: Rect, into: &mut Buffer) {
        Image::new(&self.0).render(area, into);
    }
}

fn drawn(picture: &Picture, dots: (u32, u32)) -> DynamicImage {
    match picture {
        Picture::Cover(game) => covers::cover(game, dots),
        Picture::Face { bot, seat } => faces::face(bot, Look::seat_colour(*seat), dots),
    }
}
