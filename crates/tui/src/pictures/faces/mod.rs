//! The faces of bots: one for each character, and one for each level without a character.

mod characters;
mod levels;

use super::canvas::{Canvas, Paint, Pen, circle, oval};
use image::DynamicImage;

pub(super) const INK: u32 = 0x2a1d14;
pub(super) const GOLD: u32 = 0xeab53a;

/// What somebody is drawn with.
type Draw = fn(&mut Canvas);

/// The face of a bot in so many dots: its strength and its character, as it is called by them (`strong:grudge`), on a
/// medal in the colour of its seat.
pub(super) fn face(bot: &str, colour: u32, dots: (u32, u32)) -> DynamicImage {
    let mut words = bot.split([':', '!']);
    let (strength, character) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let draw = characters::named(character).unwrap_or_else(|| levels::named(strength));
    let mut canvas = Canvas::new(dots, (100.0, 100.0));
    canvas.fill(&circle(50.0, 50.0, 48.0), colour);
    canvas.fill(&circle(50.0, 50.0, 48.0), SHADE);
    draw(&mut canvas);
    canvas.cut_out(&circle(50.0, 50.0, 48.0));
    canvas.line(&circle(50.0, 50.0, 46.5), Pen::new(BRASS, 5.0));
    canvas.line(&circle(50.0, 50.0, 43.6), Pen::new(Paint::Veil(INK, 0.5), 1.2));
    canvas.line(&circle(50.0, 50.0, 48.6), Pen::new(Paint::Veil(INK, 0.6), 1.2));
    canvas.finish()
}

const SHADE: Paint =
    Paint::Around((50.0, 38.0), 60.0, &[(0.0, 0xffffff, 0.3), (0.5, 0x000000, 0.12), (1.0, 0x000000, 0.5)]);

const BRASS: Paint = Paint::Along(
    (20.0, 4.0),
    (80.0, 96.0),
    &[(0.0, 0xffe9ae, 1.0), (0.35, 0xd9a94a, 1.0), (0.6, 0x8f6420, 1.0), (1.0, 0xe6bd66, 1.0)],
);

/// Shoulders in a coat, a collar, a neck and a head, with the shadows that make them round.
pub(super) fn bust(canvas: &mut Canvas, coat: u32, skin: u32) {
    canvas.fill("M6 104q3-30 44-30t44 30Z", coat);
    canvas.fill("M6 104q3-30 44-30q-26 6-28 30Z", Paint::Veil(0xffffff, 0.12));
    canvas.fill("M40 66h20v11q-10 9-20 0Z", skin);
    canvas.fill("M40 72q10 9 20 0v5q-10 9-20 0Z", Paint::Veil(0x000000, 0.22));
    canvas.fill(&oval(50.0, 51.0, 22.0, 25.5), skin);
    canvas.fill("M50 25.5q22 0 22 25.5t-22 25.5q14-6 14-25t-14-26Z", Paint::Veil(0x000000, 0.1));
    ears(canvas, skin);
}

fn ears(canvas: &mut Canvas, skin: u32) {
    for x in [28.0, 72.0] {
        canvas.fill(&oval(x, 53.0, 4.0, 6.0), skin);
        canvas.fill(&oval(x, 53.5, 2.0, 3.5), Paint::Veil(0x000000, 0.16));
    }
}

/// Two eyes that look ahead, and a nose between them.
pub(super) fn eyes(canvas: &mut Canvas, iris: u32) {
    for x in [41.0, 59.0] {
        canvas.fill(&oval(x, 50.0, 5.2, 4.2), 0xfffaf0);
        canvas.fill(&circle(x + 0.4, 50.2, 3.1), iris);
        canvas.fill(&circle(x + 0.4, 50.2, 1.6), 0x120d0a);
        canvas.fill(&circle(x + 1.4, 48.9, 0.9), 0xffffff);
        canvas.moved((x, 50.0), 1.0, |canvas| {
            canvas.line("M-5.4-.5Q0-5.6 5.4-.5", Pen::new(INK, 1.5).round());
        });
    }
    nose(canvas);
}

pub(super) fn nose(canvas: &mut Canvas) {
    canvas.line("M50.5 51q4 7-.5 9.5", Pen::new(Paint::Veil(0x000000, 0.35), 2.0).round());
}

pub(super) fn brows(canvas: &mut Canvas, outline: &str, colour: u32) {
    canvas.line(outline, Pen::new(colour, 2.8).round());
}

pub(super) fn mouth(canvas: &mut Canvas, outline: &str) {
    canvas.line(outline, Pen::new(0x7a2f22, 2.2).round());
}

pub(super) fn blush(canvas: &mut Canvas) {
    for x in [36.5, 63.5] {
        canvas.fill(&circle(x, 59.5, 4.2), Paint::Veil(0xd9543f, 0.28));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_shelf::BotSpec;
    use luckhouse_shelf::games::GAMES;
    use std::collections::{BTreeMap, BTreeSet};

    #[test]
    fn every_character_of_every_game_has_a_face_and_nobody_else_has() {
        let drawn: BTreeSet<&str> = characters::ALL.iter().map(|(name, _)| *name).collect();
        let known: BTreeSet<&str> = GAMES.iter().flat_map(|game| game.characters()).collect();
        assert_eq!(drawn, known);
    }

    #[test]
    fn no_two_look_the_same() {
        let strengths = BotSpec::strengths().into_iter().map(String::from);
        let words = characters::ALL.iter().map(|(name, _)| format!("strong:{name}!attack"));
        let all: Vec<String> = strengths.chain(words).chain(["somebody's own".into()]).collect();
        let drawn: BTreeMap<Vec<u8>, &String> =
            all.iter().map(|word| (face(word, 0x4a86e0, (24, 24)).into_bytes(), word)).collect();
        assert_eq!(drawn.len(), all.len());
        assert_eq!(face("strong", 1, (9, 9)), face("strong:plain", 1, (9, 9)), "no character is none");
    }
}
