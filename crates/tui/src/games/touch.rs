//! A pen that remembers what can be touched of what it has drawn.

use super::pen::Pen;
use crate::board::{Scene, Spot};
use crate::look::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::ops::{Deref, DerefMut};

/// A pen that also collects spots, each with what it means to its board. What has nothing to be touched is drawn with
/// the [`Pen`] in it.
pub(super) struct TouchPen<'a, M> {
    pen: Pen<'a>,
    focus: Option<usize>,
    spots: Vec<Spot>,
    means: Vec<M>,
}

impl<'a, M> Deref for TouchPen<'a, M> {
    type Target = Pen<'a>;

    fn deref(&self) -> &Pen<'a> {
        &self.pen
    }
}

impl<'a, M> DerefMut for TouchPen<'a, M> {
    fn deref_mut(&mut self) -> &mut Pen<'a> {
        &mut self.pen
    }
}

impl<'a, M> TouchPen<'a, M> {
    pub(super) fn new(scene: &Scene<'a>, area: Rect, into: &'a mut Buffer) -> TouchPen<'a, M> {
        let pen = Pen::new(area, into, scene.look);
        TouchPen { pen, focus: scene.focus, spots: Vec::new(), means: Vec::new() }
    }

    /// This part can be touched.
    pub(super) fn spot(&mut self, at: Rect, about: impl Into<String>, means: M) {
        let area = self.seen(at);
        if !area.is_empty() {
            self.spots.push(Spot { area, about: about.into() });
            self.means.push(means);
        }
    }

    /// Words in brackets that can be touched; says in which column they ended.
    pub(super) fn button(
        &mut self,
        (x, y): (u16, u16),
        text: &str,
        about: impl Into<String>,
        means: M,
    ) -> u16 {
        let end = self.write((x, y), &format!("[{text}]"), Role::Choice);
        self.spot(Rect::new(x, y, end - x, 1), about, means);
        end
    }

    /// A button for an offer, with what it does beside it.
    pub(super) fn offer(&mut self, (x, y): (u16, u16), text: &str, what: &str, means: M) {
        let about = if what.is_empty() { text.into() } else { format!("{text}: {what}") };
        let end = self.button((x, y), text, about, means);
        self.write((end + 1, y), what, Role::Plain);
    }

    /// Everything is drawn: what can be touched, and what each of it means. The spot that the keyboard is on is marked.
    pub(super) fn finish(mut self) -> (Vec<Spot>, Vec<M>) {
        if let Some(spot) = self.focus.and_then(|focus| self.spots.get(focus)) {
            self.pen.tint(spot.area, Role::Focus);
        }
        (self.spots, self.means)
    }
}
