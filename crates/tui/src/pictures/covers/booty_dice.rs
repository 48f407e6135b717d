//! A skull with an eye patch, crossed cutlasses, gold and the sea.

use super::super::canvas::{Canvas, Pen, circle, rounded};
use super::WHOLE;

const INK: u32 = 0x2a2018;
const GOLD: u32 = 0xeab53a;

const COINS: [(f32, f32); 9] = [
    (70.0, 330.0),
    (110.0, 318.0),
    (150.0, 332.0),
    (192.0, 320.0),
    (232.0, 330.0),
    (90.0, 348.0),
    (132.0, 352.0),
    (174.0, 350.0),
    (214.0, 352.0),
];

pub(super) fn draw(canvas: &mut Canvas) {
    canvas.fill(WHOLE, 0x1b5f5b);
    let rays =
        "M150 150 0 40V0h40ZM150 150L100 0h70ZM150 150L230 0h70v50ZM150 150l150-30v90ZM150 150L0 110v90Z";
    canvas.fill(rays, 0x257772);
    canvas.fill(&waves(268.0, 22.0), 0x0f4341);
    cutlass(canvas);
    canvas.mirrored(300.0, cutlass);
    skull(canvas);
    for (x, y) in COINS {
        canvas.both(&circle(x, y, 25.0), GOLD, Pen::new(0x7d5008, 5.0));
        canvas.line(&circle(x, y, 15.0), Pen::new(0xa9730f, 4.0).dashed(&[6.0, 4.0]));
    }
    canvas.fill(&waves(368.0, 20.0), 0x2f8f88);
    let rope = rounded(6.0, 6.0, (288.0, 388.0), 8.0);
    canvas.line(&rope, Pen::new(0xd8b57a, 9.0));
    canvas.line(&rope, Pen::new(0x8a6430, 9.0).dashed(&[4.0, 9.0]));
}

/// The sea from here down, with waves so high.
fn waves(top: f32, high: f32) -> String {
    let wave = format!("q18.75-{high} 37.5 0q18.75 {high} 37.5 0");
    format!("M0 {top}{}V400H0Z", wave.repeat(4))
}

fn cutlass(canvas: &mut Canvas) {
    canvas.both("M62 276Q222 216 270 66q36 140-182 224Z", 0xc6d3db, Pen::new(0x22323c, 6.0));
    canvas.line("M74 282 34 314", Pen::new(0x5f3517, 20.0).round());
    canvas.line("M44 252q46 14 52 66", Pen::new(GOLD, 12.0).round());
}

fn skull(canvas: &mut Canvas) {
    let head = "M150 84c-60 0-92 40-92 86 0 30 14 50 36 62v30q0 12 12 12h88q12 0 12-12v-30c22-12 36-32 36-62 0-46-32-86-92-86Z";
    canvas.both(head, 0xfdf3dc, Pen::new(INK, 6.0));
    canvas.fill("m150 206 15 26h-30Z", INK);
    canvas.line("M124 248v24m26-24v24m26-24v24", Pen::new(INK, 6.0));
    canvas.fill(&circle(112.0, 184.0, 23.0), INK);
    canvas.fill(&circle(112.0, 184.0, 12.0), GOLD);
    canvas.line("m62 148 178 24", Pen::new(INK, 7.0));
    canvas.fill("M160 158h58q0 50-29 50t-29-50Z", INK);
    canvas.both("M46 150Q66 58 150 62t104 88q-52-24-104-6-52-18-104 6Z", 0x8f1d17, Pen::new(INK, 6.0));
    canvas.line("M50 142q50-18 100-3 50-15 100 3", Pen::new(GOLD, 9.0));
}
