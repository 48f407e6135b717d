//! A road through the night, a keep far away, and one warm light.

use super::super::canvas::{Canvas, Paint, Pen, circle};
use super::WHOLE;

const FIRS: [(f32, f32, f32); 5] =
    [(4.0, 250.0, 1.5), (44.0, 280.0, 1.1), (246.0, 246.0, 1.4), (214.0, 280.0, 1.0), (270.0, 290.0, 1.2)];

pub(super) fn draw(canvas: &mut Canvas) {
    const SKY: Paint = Paint::Along(
        (0.0, 0.0),
        (0.0, 400.0),
        &[(0.0, 0x0b1030, 1.0), (0.6, 0x2c3266, 1.0), (1.0, 0x5d4a72, 1.0)],
    );
    canvas.fill(WHOLE, SKY);
    for number in 0..26u16 {
        let (x, y) = (number * 71 % 300, number * number * 13 % 170);
        let radius = 0.7 + f32::from(number % 3) * 0.5;
        canvas.fill(&circle(x.into(), y.into(), radius), Paint::Veil(0xe6ebff, 0.8));
    }
    canvas.fill("M70 48a30 30 0 1 0 28 45a25 25 0 0 1-28-45z", 0xece6cf);
    land(canvas);
    for (x, y, scale) in FIRS {
        let fir = "m18 0 10 17h-5l9 14h-7l9 14H21v8h-6v-8H2l9-14H4l9-14H8z";
        canvas.moved((x, y), scale, |canvas| canvas.fill(fir, 0x070b22));
    }
    lantern(canvas);
}

fn land(canvas: &mut Canvas) {
    canvas.fill("M0 236 50 190l38 26 52-62 40 44 36-30 84 66v90H0z", 0x1d2450);
    let keep = "M166 178v-40h-4v-12h6v5h6v-5h6v12h-3v14h12v-28l-4-3v-14h7v5h7v-5h7v5h7v-5h7v14l-4 3v28h12v-14h-3v-12h6v5h6v-5h6v12h-4v40z";
    canvas.fill(keep, 0x10163a);
    canvas.fill("M198 138h5v9h-5zm12 16h4v7h-4z", 0xffcf6b);
    canvas.fill("M0 262q80-44 160-18t140-30v186H0z", 0x171d47);
    canvas.fill("M0 318q90-46 170-20t130-24v126H0z", 0x0c1130);
    let road = Pen::new(0xc79a5a, 9.0).round().dashed(&[1.0, 15.0]);
    canvas.line("M112 392c60-40-70-74 20-110s-10-60 62-96", road);
}

fn lantern(canvas: &mut Canvas) {
    const GLOW: Paint = Paint::Around(
        (128.0, 312.0),
        120.0,
        &[(0.0, 0xffe2a0, 1.0), (0.3, 0xffbe5c, 0.65), (1.0, 0xff9a3c, 0.0)],
    );
    let iron = Pen::new(0x2a1a0c, 5.0);
    canvas.fill(&circle(128.0, 312.0, 120.0), GLOW);
    canvas.line("M112 262a16 18 0 0 1 32 0", iron);
    canvas.both("M104 264h48l8 16H96zM96 346h64l5 15H91z", 0x2a1a0c, iron);
    canvas.both("M101 282h54v62h-54z", 0xffeec2, iron);
    canvas.line("M118 282v62m20-62v62", Pen::new(0x2a1a0c, 3.0));
    canvas.fill("M128 292c4 14 15 18 15 32a15 14 0 0 1-30 0c0-12 12-18 15-32z", 0xff9a2e);
    canvas.fill("M128 310c2 7 7 9 7 16a7 7 0 0 1-14 0c0-6 6-9 7-16z", 0xfff3c4);
}
