//! Bots with a character.

use super::super::canvas::{Canvas, Paint, Pen, circle, oval};
use super::super::covers;
use super::{Draw, GOLD, INK, blush, brows, bust, eyes, mouth, nose};

/// Every character that has a face.
pub(super) const ALL: [(&str, Draw); 14] = [
    ("grudge", grudge),
    ("miser", miser),
    ("coward", coward),
    ("doubter", doubter),
    ("jailer", jailer),
    ("bluffer", bluffer),
    ("duelist", duelist),
    ("gambler", gambler),
    ("mason", mason),
    ("corsair", corsair),
    ("magpie", magpie),
    ("hothead", hothead),
    ("warden", warden),
    ("reynard", reynard),
];

pub(super) fn named(character: &str) -> Option<Draw> {
    ALL.iter().find(|(name, _)| *name == character).map(|(_, draw)| *draw)
}

/// Mad Meg: a plum hat with a feather, and no face is forgotten.
fn grudge(canvas: &mut Canvas) {
    canvas.fill("M25 38q-10 42 0 56h50q10-14 0-56Z", 0x7a2f16);
    bust(canvas, 0x6d4386, 0xf0c7a0);
    canvas.fill("M40 76l10 13 10-13-10 5Z", 0xfdf6e6);
    canvas.fill("M28 56q-2-20 10-24-5 12-7 26ZM72 56q2-20-10-24 5 12 7 26Z", 0x7a2f16);
    eyes(canvas, 0x3f7a4a);
    brows(canvas, "M34 42l11 4.5M66 42l-11 4.5", 0x5a1f0c);
    canvas.fill("M42 67q4-3.5 8-1.5 4-2 8 1.5-8 4.5-16 0Z", 0xa8322c);
    canvas.fill("M5 40Q50 25 95 40 75 32 71 18 50 3 29 18 25 32 5 40Z", 0x4a2a5e);
    canvas.line("M29 27q21 8 42 0", Pen::new(GOLD, 3.4));
    canvas.both("M66 23Q88-4 97 20 87 11 67 30Z", 0xfdf6e6, Pen::new(Paint::Veil(INK, 0.25), 1.0));
    canvas.fill(&circle(27.5, 63.0, 2.8), GOLD);
    canvas.fill(&circle(72.5, 63.0, 2.8), GOLD);
}

/// Penny Jack: a green tricorn, an eyeglass, and gold between the teeth.
fn miser(canvas: &mut Canvas) {
    bust(canvas, 0x1d6f6a, 0xd99d6c);
    canvas.fill("M40 76l10 12 10-12-10 5Z", 0xfdf6e6);
    eyes(canvas, 0x5a3d24);
    brows(canvas, "M35 43q5-4 9.5-.5M56 41q4.5-3.5 9 0", 0x3b2414);
    canvas.line("M38 62.5q6-4 12 0 6-4 12 0", Pen::new(0x3b2414, 3.4).round());
    canvas.fill("M42 66h16q-8 8-16 0Z", 0xfffaf0);
    canvas.fill("M51 66.2h4.5v3.4h-4Z", GOLD);
    canvas.fill("M45.5 76h9l-4.5 12Z", 0x3b2414);
    canvas.fill("M4 35Q28 36 26 20 50 2 74 20q-2 16 22 15-22 11-46 9T4 35Z", 0x17504d);
    canvas.line("M10 36q40 11.5 80 0", Pen::new(GOLD, 3.6));
    canvas.both(&circle(50.0, 27.0, 6.0), GOLD, Pen::new(0x7d5008, 1.4));
    canvas.both(&circle(59.0, 50.0, 8.4), Paint::Veil(0xffffff, 0.2), Pen::new(GOLD, 2.4));
    canvas.line("M66 55l5 24", Pen::new(GOLD, 1.6));
}

/// Trembling Tom: a cap pulled down, eyes wide, and a shield to hide behind.
fn coward(canvas: &mut Canvas) {
    bust(canvas, 0x4d7a34, 0xf3d3b4);
    for x in [41.0, 59.0] {
        canvas.both(&circle(x, 50.0, 7.2), 0xffffff, Pen::new(Paint::Veil(INK, 0.5), 1.2));
        canvas.fill(&circle(x, 50.5, 2.2), INK);
    }
    nose(canvas);
    brows(canvas, "M34 41q4-4 9-5M66 41q-4-4-9-5", 0x8a5a2c);
    mouth(canvas, "M41 67q2.5-3 4.5 0t4.5 0 4.5 0 4.5 0");
    canvas.fill("M67 58q3 5 0 7.5t-3-1.5 3-6Z", 0x8fc7e8);
    canvas.fill("M26 39Q24 10 50 10t24 29Z", 0x35587a);
    canvas.line("M24 39h52", Pen::new(0xe7dfcf, 8.0).round());
    canvas.fill(&circle(50.0, 10.0, 6.0), 0xe7dfcf);
    canvas.both("M22 78q28-8 56 0 0 20-28 30-28-10-28-30Z", 0x8a5b2e, Pen::new(0x3a2412, 2.4));
    canvas.line("M50 75v30M24 88h52", Pen::new(0xc9a04a, 3.0));
}

/// One brow up, a toga, a finger on the chin.
fn doubter(canvas: &mut Canvas) {
    bust(canvas, 0xf1ede4, 0xd9a476);
    canvas.fill("M20 104q2-26 26-29 8 10 34 16l6 13Z", 0xfdfaf2);
    canvas.line("M46 75q10 12 36 16", Pen::new(0x7d2a6a, 3.4));
    canvas.fill("M27.5 50Q24 22 50 22t22.5 28q-4-13-9-14-6 3-13 2-6 2-13-1-7 4-10 13Z", 0x8d8579);
    eyes(canvas, 0x4a5f6f);
    brows(canvas, "M35 45.5l10-.5M55 39.5q5-3.5 10 1.5", 0x6b6359);
    mouth(canvas, "M43 67.5q7-3 13.5.5");
    canvas.fill("M54 96q-2-12 1-20 1-5 4-4 2 1 1 6l7 2q7 4 5 16Z", 0xd9a476);
    canvas.line("M60 82q5 1 7 4", Pen::new(Paint::Veil(INK, 0.3), 1.4).round());
}

/// Iron on the head, a black beard, a ring of keys.
fn jailer(canvas: &mut Canvas) {
    bust(canvas, 0x54483c, 0xc98d62);
    canvas.fill("M28 56q1 38 22 38t22-38q-5 9-11 7-11-4-22 0-6 2-11-7Z", 0x241d1a);
    eyes(canvas, 0x3a2a1c);
    brows(canvas, "M34 43.5l11 2M66 43.5l-11 2", 0x17120f);
    canvas.fill("M43 69q7-3 14 0-7 2.5-14 0Z", 0x8a3a2c);
    canvas.both("M25 44Q22 11 50 11t25 33l-6-4H31Z", 0x7d858c, Pen::new(0x2f363c, 1.8));
    canvas.both("M46.5 11h7v44l-3.5 4-3.5-4Z", 0x99a2a9, Pen::new(0x2f363c, 1.6));
    canvas.line("M27 38q23-7 46 0", Pen::new(0x4a5258, 3.0));
    for x in [32.0, 40.0, 60.0, 68.0] {
        canvas.fill(&circle(x, 36.6, 1.3), 0xd5dbe0);
    }
    canvas.line(&circle(78.0, 80.0, 7.0), Pen::new(GOLD, 2.4));
    canvas.line("M74 86l-3 12h-4M80 87l1 12h4", Pen::new(GOLD, 2.4));
}

/// Laurels, a wink, and the broadest smile of the forum.
fn bluffer(canvas: &mut Canvas) {
    bust(canvas, 0xf1ede4, 0xe3ae83);
    canvas.fill("M18 104q4-26 34-28 12 8 30 14l4 14Z", 0xfdfaf2);
    canvas.line("M52 76q12 10 30 14", Pen::new(0xb3261e, 3.4));
    canvas.fill("M27.5 50Q23 20 50 20t22.5 30q-4-11-8-13-14-5-29 0-5 3-8 13Z", 0x5a3418);
    eyes(canvas, 0x5a7a3a);
    canvas.fill(&oval(59.0, 50.0, 6.4, 5.4), 0xe3ae83);
    canvas.line("M53.5 51q5.5-4 11 0", Pen::new(INK, 2.2).round());
    brows(canvas, "M35 43q5-4 10-1M55 42q5-2 10 3", 0x4a2a12);
    blush(canvas);
    canvas.both("M39 62q11 4 22 0-2 11-11 11t-11-11Z", 0xfffdf6, Pen::new(0x7a2f22, 1.8));
    canvas.line("M40 66q10 4 20 0", Pen::new(Paint::Veil(0x7a2f22, 0.5), 1.0));
    for side in [false, true] {
        let leaves = |canvas: &mut Canvas| {
            for (x, y, turn) in
                [(25.0, 44.0, -80.0), (27.0, 35.0, -60.0), (32.0, 27.5, -40.0), (40.0, 22.5, -20.0)]
            {
                canvas.turned((x, y), turn, |canvas| {
                    canvas.both("M-7 0Q0-6 8 0 0 6-7 0Z", 0x5f9a3a, Pen::new(0x2f5a1c, 1.0));
                });
            }
        };
        if side { canvas.mirrored(100.0, leaves) } else { leaves(canvas) }
    }
}

/// A steel helm with the visor up and a plume.
fn duelist(canvas: &mut Canvas) {
    canvas.fill("M50 12Q60-6 88 12 96 30 80 46 84 22 58 22Z", 0xb3261e);
    bust(canvas, 0x6f7a85, 0xd9a27a);
    canvas.line("M18 92q32-22 64 0", Pen::new(0xaeb8c1, 3.0));
    eyes(canvas, 0x3f5a86);
    brows(canvas, "M34.5 44.5l10 .5M65.5 44.5l-10 .5", 0x4a2f1d);
    canvas.line("M61 56l4 8", Pen::new(0xa8523c, 1.8).round());
    canvas.fill("M44 62.5q6-2.5 12 0-6 1.6-12 0Z", 0x4a2f1d);
    mouth(canvas, "M44 67.5h12");
    canvas.fill("M47 72h6l-3 7Z", 0x4a2f1d);
    canvas.both(
        "M24 60Q20 14 50 13t26 47l-6 10q3-22-2-32-18-7-36 0-5 10-2 32Z",
        0xaeb8c1,
        Pen::new(0x3a444d, 1.8),
    );
    canvas.both("M27 38Q26 22 50 21t23 17q-23-8-46 0Z", 0x8a959f, Pen::new(0x3a444d, 1.6));
    canvas.line("M36 31h9M55 31h9", Pen::new(0x2b343b, 2.4).round());
    canvas.line("M50 13v8", Pen::new(GOLD, 3.6));
}

/// A hood, a grin, and a die between two fingers.
fn gambler(canvas: &mut Canvas) {
    canvas.fill("M20 62Q14 12 50 8t30 54q4 24 8 42H12q4-18 8-42Z", 0x3a2c5e);
    bust(canvas, 0x4c3a78, 0xc98d62);
    eyes(canvas, 0xb5852a);
    brows(canvas, "M34.5 42q5-4 10 1M55 40q5-4 10 1.5", 0x2b1a10);
    canvas.both("M40 64q10 6 20-2-2 11-10 11-7 0-10-9Z", 0xfffdf6, Pen::new(0x6a2a20, 1.8));
    canvas.fill("M46 76h8l-4 8Z", 0x2b1a10);
    canvas.fill("M24 66Q18 14 50 12t26 54q4-4 4-12Q82 4 50 5T20 54q0 8 4 12Z", 0x5a478c);
    canvas.fill("M26 52Q24 22 50 21t24 31Q70 30 50 30T26 52Z", Paint::Veil(0x120d24, 0.45));
    canvas.line("M31 36q19-10 38 0", Pen::new(GOLD, 1.8));
    canvas.turned((76.0, 80.0), 16.0, |canvas| {
        canvas.both("M-9-9H9V9H-9Z", 0xfffaec, Pen::new(INK, 1.8));
        for (x, y) in [(-4.5, -4.5), (4.5, 4.5), (0.0, 0.0), (4.5, -4.5), (-4.5, 4.5)] {
            canvas.fill(&circle(x, y, 1.6), 0xb3261e);
        }
    });
}

/// A flat cap, a moustache, and a brick on the shoulder.
fn mason(canvas: &mut Canvas) {
    bust(canvas, 0x7d6a50, 0xdca27c);
    canvas.fill("M36 78l-6 26h40l-6-26q-14 10-28 0Z", 0xa3543a);
    eyes(canvas, 0x4a6a86);
    blush(canvas);
    brows(canvas, "M35 43.5q5-3 10 0M55 43.5q5-3 10 0", 0x6a3a18);
    canvas.fill("M50 61q-9-3-18 6 10 5 18 0 8 5 18 0-9-9-18-6Z", 0x6a3a18);
    mouth(canvas, "M45 71q5 2.5 10 0");
    canvas.fill("M24 40Q22 17 50 15t27 22q-10-4-27-3-18 0-26 6Z", 0x5f6a72);
    canvas.fill("M50 33q27-3 38 7-20 4-38 0Z", 0x48525a);
    canvas.line("M36 18q-6 8-7 17M50 15.5v17M64 18q6 7 7 16", Pen::new(Paint::Veil(INK, 0.3), 1.2));
    canvas.both("M4 74l24-6 3 12-24 6Z", 0xb0583a, Pen::new(0x5a2814, 1.8));
    canvas.line("M5.5 80l24-6M15 71.5l1.5 6M20 76.5l1.5 6", Pen::new(0x5a2814, 1.2));
}

/// A red kerchief, an earring, a scar.
fn corsair(canvas: &mut Canvas) {
    bust(canvas, 0x27618c, 0xb97a4e);
    canvas.fill("M38 76l12 16 12-16-12 6Z", 0xfdf6e6);
    canvas.line("M30 80q20 14 40 0M32 86q18 14 36 0", Pen::new(Paint::Veil(0xfdf6e6, 0.5), 1.6));
    eyes(canvas, 0x2b1a10);
    brows(canvas, "M34 43l11 2M66 42l-10 3", 0x1f130b);
    canvas.line("M64 40l-3 18", Pen::new(0xe8b48d, 1.8).round());
    canvas.fill("M50 62q-8-4-17 5 10 3 17-1 7 4 17 1-9-9-17-5Z", 0x241509);
    canvas.fill("M43 67.5q8 6 15-1-2 7-7 7t-8-6Z", 0xfffaf0);
    canvas.fill("M25 45Q23 15 50 15t25 30Q50 31 25 45Z", 0xb3261e);
    canvas.fill("M25 45Q50 31 75 45l-1 4Q50 36 26 49Z", 0x8f1d17);
    canvas.fill("M73 42l18-5-8 9 6 10-16-8Z", 0x8f1d17);
    for (x, y) in [(38.0, 28.0), (50.0, 22.0), (62.0, 28.0), (45.0, 33.0), (57.0, 33.0)] {
        canvas.fill(&circle(x, y, 2.4), 0xfdf6e6);
    }
    canvas.line(&circle(27.0, 62.0, 4.6), Pen::new(GOLD, 2.4));
}

/// Black and white, a bright eye, and something that glitters.
fn magpie(canvas: &mut Canvas) {
    canvas.fill("M8 104q0-34 30-38h22q26 4 32 38Z", 0x14181d);
    canvas.fill("M30 104q2-30 20-34 18 4 22 34Z", 0xfbf9f4);
    canvas.fill("M8 104q2-26 22-34-4 16-6 34ZM92 104q-2-26-20-34 4 16 6 34Z", 0x24507a);
    canvas.fill("M18 48Q18 16 48 15t31 32q-2 24-28 27Q20 76 18 48Z", 0x171c22);
    canvas.fill("M22 42Q26 20 48 19q-18 6-20 26Z", Paint::Veil(0x5a86b0, 0.45));
    canvas.fill(&circle(55.0, 40.0, 8.4), 0xf4efe4);
    canvas.fill(&circle(56.5, 40.0, 6.0), 0x7a4a1c);
    canvas.fill(&circle(57.0, 40.0, 3.8), 0x0d0a08);
    canvas.fill(&circle(58.6, 38.0, 1.6), 0xffffff);
    canvas.both("M68 42q22 2 27 13-14 4-29 1Z", 0x3a3f45, Pen::new(0x0d0f12, 1.4));
    canvas.line("M67 50q14-1 26 5", Pen::new(0x0d0f12, 1.4));
    canvas.line(&circle(84.0, 64.5, 6.4), Pen::new(GOLD, 3.0));
    canvas.both("M84 54l4 3-4 3.5-4-3.5Z", 0x7fd8ea, Pen::new(0x24507a, 1.0));
    canvas.fill("M72 74l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z", 0xfff6d8);
}

/// Hair like fire, teeth together.
fn hothead(canvas: &mut Canvas) {
    bust(canvas, 0xb3271e, 0xefb48e);
    canvas.line("M14 100q36-20 72 0", Pen::new(GOLD, 3.0));
    canvas.fill(&oval(50.0, 56.0, 19.0, 18.0), Paint::Veil(0xd4371f, 0.22));
    eyes(canvas, 0x7a3a1c);
    brows(canvas, "M33 41l12 5.5M67 41l-12 5.5", 0xa33a10);
    canvas.both("M40 64h20v6H40Z", 0xfffdf6, Pen::new(0x7a2f22, 1.8));
    canvas.line("M45 64v6M50 64v6M55 64v6", Pen::new(0x7a2f22, 1.2));
    canvas.fill(
        "M25 50Q18 36 24 24q2 6 6 6Q30 12 44 4q-2 8 4 12Q54 8 52 0q14 6 14 18 4-2 5-8 10 14 4 40-2-10-7-13-5 3-9-1-9 5-15 0-6 3-10 0-7 3-9 14Z",
        0xe0641c,
    );
    canvas.fill("M36 34q-2-12 8-18 0 8 6 10 4-6 4-10 8 8 4 18-4 2-8-1-7 5-14 1Z", 0xf7b23a);
}

/// A keeper's hood, a grey beard, a key on the chest.
fn warden(canvas: &mut Canvas) {
    canvas.fill("M20 60Q16 12 50 9t30 51q3 26 8 44H12q5-18 8-44Z", 0x234a33);
    bust(canvas, 0x2f5d40, 0xd3a07a);
    canvas.fill("M28 56q0 40 22 42 22-2 22-42-5 9-11 7-11-4-22 0-6 2-11-7Z", 0xa9a79f);
    eyes(canvas, 0x4a6a5a);
    brows(canvas, "M34 44q5-3 10.5.5M66 44q-5-3-10.5.5", 0x8d8b84);
    canvas.fill("M50 62q-7-3-14 4 8 3 14-1 6 4 14 1-7-7-14-4Z", 0xc4c2ba);
    mouth(canvas, "M45 70q5-1.5 10 0");
    canvas.fill("M23 64Q18 14 50 12t27 52q4-5 4-14Q82 4 50 5T19 50q0 9 4 14Z", 0x3d7a54);
    canvas.fill("M27 50Q26 22 50 21t23 29Q69 31 50 31T27 50Z", Paint::Veil(0x0c1f14, 0.4));
    canvas.line(&circle(70.0, 82.0, 4.6), Pen::new(GOLD, 2.4));
    canvas.line("M70 87v13M70 94h5M70 98.5h4", Pen::new(GOLD, 2.4));
}

/// The fox himself, with half a mask.
fn reynard(canvas: &mut Canvas) {
    canvas.fill("M4 104q6-26 46-26t46 26Z", 0x26402b);
    canvas.moved((9.0, 8.0), 3.42, covers::fox);
    canvas
        .fill("M20 44q14-8 26 2 4-3 8 0 12-10 26-2-2 13-13 14-10 0-14-8h-6q-4 8-14 8-11-1-13-14Z", 0x1f2b4f);
    for x in [36.0, 64.0] {
        canvas.fill(&oval(x, 48.5, 5.6, 4.0), 0xfff6d8);
        canvas.fill(&circle(x, 48.8, 2.4), INK);
        canvas.fill(&circle(x + 0.9, 47.8, 0.8), 0xffffff);
    }
    canvas.line("M20 44q14-8 26 2 4-3 8 0 12-10 26-2", Pen::new(GOLD, 1.6));
}
