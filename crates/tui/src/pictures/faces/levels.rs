//! Bots without a character, by how well they play.

use super::super::canvas::{Canvas, Paint, Pen, circle, rounded};
use super::{Draw, GOLD, INK, blush, brows, bust, eyes, mouth};

/// Who plays so well; a clockwork head for any other program.
pub(super) fn named(strength: &str) -> Draw {
    match strength {
        "random" => die,
        "novice" => novice,
        "steady" => steady,
        "strong" => strong,
        "best" => best,
        _ => clockwork,
    }
}

/// Whoever chooses anything is a die with a face.
fn die(canvas: &mut Canvas) {
    canvas.fill("M6 104q3-30 44-30t44 30Z", 0x6a4a8c);
    canvas.turned((50.0, 50.0), -8.0, |canvas| {
        canvas.both(&rounded(-27.0, -27.0, (54.0, 54.0), 12.0), 0xfffaec, Pen::new(INK, 2.4));
        canvas.fill("M-27 10q27 14 54 0v5q0 12-12 12h-30q-12 0-12-12Z", Paint::Veil(0xb08a3c, 0.3));
        for (x, y) in [(-12.0, -11.0), (12.0, -11.0)] {
            canvas.fill(&circle(x, y, 5.6), INK);
            canvas.fill(&circle(x + 1.7, y - 1.8, 1.7), 0xffffff);
        }
        canvas.fill(&circle(0.0, 1.0, 3.6), INK);
        canvas.line("M-13 11q13 12 26 0", Pen::new(INK, 3.6).round());
    });
}

/// Young, freckled, a straw hat.
fn novice(canvas: &mut Canvas) {
    bust(canvas, 0x5c8a3c, 0xf3c9a0);
    canvas.fill("M43 76l7 9 7-9Z", 0xfdf6e6);
    canvas.fill("M27 46q-2-20 23-22t23 22q-6-9-12-10-4 5-14 4-14 0-20 6Z", 0xb5692a);
    eyes(canvas, 0x4d7f9c);
    blush(canvas);
    for (x, y) in [(38.0, 57.0), (41.5, 59.5), (58.5, 59.5), (62.0, 57.0), (45.0, 57.5), (55.5, 57.0)] {
        canvas.fill(&circle(x, y, 0.9), 0xa8663a);
    }
    brows(canvas, "M36 43q5-4 9-1M55 42q4-3 9 1", 0x8a4d1c);
    mouth(canvas, "M43 66q7 6 14 0");
    canvas.both(
        "M10 33q40 14 80 0-12-4-20-6Q70 10 50 10T30 27q-10 2-20 6Z",
        0xe8c765,
        Pen::new(0x9a7423, 1.4),
    );
    canvas.line("M29.5 28q20.5 8 41 0", Pen::new(0xa3312a, 4.6));
}

/// Calm, combed, a tie.
fn steady(canvas: &mut Canvas) {
    bust(canvas, 0x2f5d86, 0xe0ab80);
    canvas.fill("M40 76l10 12 10-12-4-2-6 5-6-5Z", 0xfdf6e6);
    canvas.fill("M47.5 82h5l2 18h-9Z", 0xb3392c);
    eyes(canvas, 0x5a3d24);
    canvas.fill("M27 50Q24 22 50 21t23 29q-2-11-7-14-16 3-26-3-9 5-13 17Z", 0x4a2f1d);
    brows(canvas, "M35.5 43.5q5-2.5 9.5 0M55 43.5q4.5-2.5 9.5 0", 0x3b2416);
    mouth(canvas, "M42.5 66q7.5 3.5 15 0");
}

/// Grey at the temples, spectacles, an eye on everything.
fn strong(canvas: &mut Canvas) {
    bust(canvas, 0x33312f, 0xd29a70);
    canvas.fill("M39 75l11 14 11-14-4-2-7 6-7-6Z", 0xf1ede4);
    canvas.fill("M44 85l6 4 6-4v8l-6-4-6 4Z", 0x7d1d1d);
    canvas.fill("M27.5 52Q23 20 51 19t22 33q-1-14-8-18-8-6-17-4-16 0-20.5 22Z", 0x2b2624);
    canvas.fill("M27.5 52q-2-13 3-20 3 7-.5 20ZM72.5 52q2-13-3-20-3 7 .5 20Z", 0xb9b2a8);
    eyes(canvas, 0x3f5f4a);
    let rim = Pen::new(GOLD, 2.0);
    canvas.both(&circle(41.0, 50.5, 8.2), Paint::Veil(0xffffff, 0.16), rim);
    canvas.both(&circle(59.0, 50.5, 8.2), Paint::Veil(0xffffff, 0.16), rim);
    canvas.line("M49.2 49.5q.8-1.5 1.6 0M32.8 49l-5-1.5M67.2 49l5-1.5", rim);
    brows(canvas, "M34 41l9.5-1.5M66 41l-9.5-1.5", 0x2b2624);
    mouth(canvas, "M43 67q8 1 13-2");
}

/// The one to beat: a crown, a white beard, a smile that knows.
fn best(canvas: &mut Canvas) {
    canvas.fill("M24 40q-9 34 2 52h48q11-18 2-52Z", 0xe9e4da);
    bust(canvas, 0x8f1d17, 0xdba57c);
    canvas.fill("M14 90q12-14 36-14t36 14l4 14H10Z", 0xfdf6e6);
    for (x, y) in [(22.0, 93.0), (36.0, 89.0), (64.0, 89.0), (78.0, 93.0)] {
        canvas.fill(&circle(x, y, 1.8), INK);
    }
    canvas.fill("M28 54q0 38 22 40 22-2 22-40-4 9-11 8-11-4-22 0-7 1-11-8Z", 0xf4f0e8);
    eyes(canvas, 0x35507a);
    brows(canvas, "M34 44q5-5 10.5-2M66 44q-5-5-10.5-2", 0xf4f0e8);
    canvas.fill("M50 62q-7-4-15 3 9 4 15 0 6 4 15 0-8-7-15-3Z", 0xfffdf8);
    mouth(canvas, "M44.5 70q5.5 3.5 11 0");
    canvas.both("M27 38L22 13l14 11L50 6l14 18 14-11-5 25q-23-7-46 0Z", GOLD, Pen::new(0x7d5008, 1.8));
    canvas.line("M28 34.5q22-6.5 44 0", Pen::new(0xffe9ae, 2.2));
    canvas.fill(&circle(50.0, 24.0, 3.6), 0xb3261e);
    canvas.fill(&circle(36.5, 29.0, 2.4), 0x27618c);
    canvas.fill(&circle(63.5, 29.0, 2.4), 0x27618c);
}

/// Somebody's own program: brass, rivets and two lamps.
fn clockwork(canvas: &mut Canvas) {
    canvas.fill("M6 104q3-28 44-28t44 28Z", 0x4a4f55);
    canvas.fill("M42 68h16v12H42Z", 0x6f5322);
    canvas.line("M42 72h16M42 76h16", Pen::new(0x3b2a10, 1.6));
    canvas.line("M50 26V14", Pen::new(0x6f5322, 3.0));
    canvas.fill(&circle(50.0, 13.0, 4.0), 0xd4471f);
    canvas.both(&rounded(26.0, 25.0, (48.0, 46.0), 11.0), 0xc9a04a, Pen::new(0x5a4014, 2.4));
    canvas.fill("M26 58q24 9 48 0v2q0 11-11 11H37q-11 0-11-11Z", Paint::Veil(0x5a4014, 0.35));
    for x in [39.5, 60.5] {
        canvas.both(&circle(x, 44.0, 8.4), 0x2a1d14, Pen::new(0x5a4014, 2.0));
        canvas.fill(&circle(x, 44.0, 5.4), 0x7fd8ea);
        canvas.fill(&circle(x + 1.6, 42.2, 1.8), 0xffffff);
    }
    canvas.both("M38 58h24v7H38Z", 0x2a1d14, Pen::new(0x5a4014, 1.6));
    canvas.line("M43 58v7M48 58v7M53 58v7M58 58v7", Pen::new(0xc9a04a, 1.2));
    for (x, y) in [(31.0, 31.0), (69.0, 31.0), (31.0, 66.0), (69.0, 66.0)] {
        canvas.fill(&circle(x, y, 1.7), 0x5a4014);
    }
}
