//! The box covers of the games: the same pictures as on the pages' shelf, which draw them by themselves.

mod booty_dice;
mod fortuna;
mod lantern;
mod lucky_shot;
mod reynards_luck;

use super::canvas::{Canvas, Paint, Pen};
use image::DynamicImage;
pub(super) use reynards_luck::fox;

/// How wide and how high a cover is, in the measures of its drawing.
const SHEET: (f32, f32) = (300.0, 400.0);

const WHOLE: &str = "M0 0H300V400H0Z";

/// The cover of a game in so many dots; a plain box for a game that nobody has drawn yet.
pub(super) fn cover(game: &str, dots: (u32, u32)) -> DynamicImage {
    let mut canvas = Canvas::new(dots, SHEET);
    match game {
        "booty-dice" => booty_dice::draw(&mut canvas),
        "fortuna" => fortuna::draw(&mut canvas),
        "lantern" => lantern::draw(&mut canvas),
        "lucky-shot" => lucky_shot::draw(&mut canvas),
        "reynards-luck" => reynards_luck::draw(&mut canvas),
        _ => plain(&mut canvas),
    }
    lid(&mut canvas);
    canvas.finish()
}

fn plain(canvas: &mut Canvas) {
    canvas.fill(WHOLE, 0x335470);
    canvas.line("M22 22H278V378H22Z", Pen::new(0xf0d9a0, 5.0));
    canvas.both("M150 65 215 200 150 335 85 200Z", 0x234058, Pen::new(0xf0d9a0, 4.0));
}

/// Light falls on the left edge of the lid, and its right side lies in the shade.
fn lid(canvas: &mut Canvas) {
    const LIGHT: Paint = Paint::Along(
        (0.0, 0.0),
        (300.0, 0.0),
        &[
            (0.0, 0xffffff, 0.4),
            (0.025, 0xffffff, 0.0),
            (0.05, 0x000000, 0.0),
            (0.06, 0x000000, 0.2),
            (0.09, 0x000000, 0.0),
            (0.94, 0x000000, 0.0),
            (1.0, 0x000000, 0.27),
        ],
    );
    canvas.fill(WHOLE, LIGHT);
}
