//! A program without pictures: it asks no terminal for graphics, and none is given any.

use super::Graphics;
use super::gallery::Picture;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

/// There are no pictures.
pub(super) const CAN_DRAW: bool = false;

/// A picture, of which there is none.
pub(super) enum Encoded {}

impl Encoded {
    pub(super) fn new(_: &Picture, _: Graphics, _: Size, _: u32) -> Option<Encoded> {
        None
    }

    pub(super) fn draw(&self, _: Rect, _: &mut Buffer) {
        match *self {}
    }
}
