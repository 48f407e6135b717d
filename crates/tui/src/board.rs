//! How a game is drawn on a full screen, and how it is touched there.

use crate::look::Look;
use crate::source::{Player, Situation};
use luckhouse_shelf::LabelledOffer;
use luckhouse_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::Value;

/// The room that every board has at least, in cells. A larger one may be used.
pub const LEAST: (u16, u16) = (80, 14);

/// What there is to draw.
pub struct Scene<'a> {
    /// How things stand.
    pub now: &'a Situation,
    /// The view before what happened last, to show what is new; the same view if nothing is.
    pub before: &'a Value,
    /// How far the dice that were just rolled have tumbled, from 0 to 1; nothing once they lie. Until then faces that came
    /// up are not to be shown: draw any.
    pub rolling: Option<f32>,
    /// The spot that the keyboard is on, by its place in what [`Board::draw`] returned last.
    pub focus: Option<usize>,
    /// Colours and signs.
    pub look: &'a Look,
    /// The words of whoever looks, about this game.
    pub words: Words<'a>,
}

impl<'a> Scene<'a> {
    /// The view, for short.
    pub fn view(&self) -> &'a Value {
        &self.now.view
    }

    /// Somebody at the table, by the word that views use: `p1`.
    pub fn player(&self, id: &str) -> Option<&'a Player> {
        self.now.players.iter().find(|player| player.seat.to_string() == id)
    }
}

/// A part of the board that can be touched, by mouse or by keyboard (Tab goes from one to the next).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Where it is.
    pub area: Rect,
    /// What it is and what touching it does, for the line below the board: "die 3, a cutlass: roll it again".
    pub about: String,
}

/// What came of touching a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched {
    /// Nothing: there is nothing to choose there now.
    Nothing,
    /// Something is picked, and more is needed: draw the board again.
    Picked,
    /// This is chosen: the word of one of the offers.
    Chosen(String),
}

/// The board of one game. It draws views and knows no rules: what is not offered cannot be chosen.
pub trait Board: Send {
    /// Draw everything, into at least [`LEAST`], and say what can be touched. Only spots that lead to an offer.
    fn draw(&mut self, scene: &Scene, area: Rect, into: &mut Buffer) -> Vec<Spot>;

    /// The spot with this place in what was drawn last was touched.
    fn touch(&mut self, _scene: &Scene, _spot: usize) -> Touched {
        Touched::Nothing
    }

    /// Does this offer fit what is picked so far? The list of choices shows only those that do.
    fn fits(&self, _offer: &LabelledOffer) -> bool {
        true
    }

    /// Forget what is picked. Asked for by Escape, and whenever the offers change.
    fn forget(&mut self) {}

    /// Is it chosen on the board alone, one touch after the other, because the list of all choices would be too long? Then
    /// the list has what can be touched.
    fn by_touch(&self) -> bool {
        false
    }

    /// What is picked, in a few words; empty if nothing is.
    fn picked(&self, _words: &Words) -> String {
        String::new()
    }
}
