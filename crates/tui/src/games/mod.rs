//! How each game looks on a full screen. A game that is not listed is drawn by its plain picture.
//!
//! | what boards are made with | where |
//! |---|---|
//! | the pen | `pen` |
//! | what it draws | `frames`, `dice`, `texts`, `mark` |
//! | what can be touched: at once, or one thing after the other | `touch`, `steps` |
//! | documents of one's own, small | `drawing` |
//! | what can be chosen, who is at the table, what is new | `offers`, `names`, `lists`, `views` |

mod booty_dice;
mod dice;
pub(crate) mod drawing;
mod fortuna;
mod frames;
mod lantern;
mod lists;
mod lucky_shot;
mod mark;
mod names;
mod offers;
pub(crate) mod pen;
mod reynards_luck;
mod steps;
mod texts;
mod touch;
mod views;

use crate::board::{Board, Scene, Spot};
use crate::director::beats::{self, Beats};
use drawing::{AsText, Drawing};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Text;
use ratatui::widgets::{Paragraph, Widget};
use steps::SteppedBoard;

/// The board of the game with this name.
pub fn board(game: &str) -> Box<dyn Board> {
    match game {
        "booty-dice" => Box::<booty_dice::BootyDice>::default(),
        "fortuna" => Box::<fortuna::Fortuna>::default(),
        "lantern" => Box::<lantern::Lantern>::default(),
        "lucky-shot" => Box::<SteppedBoard<lucky_shot::LuckyShot>>::default(),
        "reynards-luck" => Box::<SteppedBoard<reynards_luck::ReynardsLuck>>::default(),
        _ => Box::new(Plain),
    }
}

/// How a document of the game with this name is drawn.
pub(crate) fn drawing(game: &str) -> &'static dyn Drawing {
    match game {
        "lantern" => &lantern::sheet::SheetDrawing,
        "reynards-luck" => &reynards_luck::layout::LayoutDrawing,
        _ => &AsText,
    }
}

/// How what happened is shown in the game with this name.
pub(crate) fn beats(game: &str) -> &'static Beats {
    match game {
        "booty-dice" => &booty_dice::beats::BEATS,
        "fortuna" => &fortuna::beats::BEATS,
        "lantern" => &lantern::beats::BEATS,
        "lucky-shot" => &lucky_shot::beats::BEATS,
        "reynards-luck" => &reynards_luck::beats::BEATS,
        _ => &beats::PLAIN,
    }
}

/// The plain picture.
struct Plain;

impl Board for Plain {
    fn draw(&mut self, scene: &Scene, area: Rect, into: &mut Buffer) -> Vec<Spot> {
        Paragraph::new(Text::raw(scene.now.picture.as_str())).render(area, into);
        Vec::new()
    }
}
