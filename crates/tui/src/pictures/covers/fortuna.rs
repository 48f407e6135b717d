//! The wheel over the temple, gold bricks and a die on its steps.

use super::super::canvas::{Canvas, Paint, Pen, circle, rounded};
use super::WHOLE;

const STONE: u32 = 0xf4ecd9;
const NIGHT: u32 = 0x241a0b;

const STARS: [(f32, f32); 6] =
    [(34.0, 60.0), (262.0, 44.0), (48.0, 168.0), (256.0, 186.0), (22.0, 250.0), (280.0, 270.0)];

pub(super) fn draw(canvas: &mut Canvas) {
    const SKY: Paint = Paint::Around(
        (150.0, 144.0),
        262.0,
        &[(0.0, 0x6b4f16, 1.0), (0.55, 0x241a0b, 1.0), (1.0, 0x0d0a06, 1.0)],
    );
    canvas.fill(WHOLE, SKY);
    for at in STARS {
        let star = "M0-7L1.5-1.5L7 0L1.5 1.5L0 7L-1.5 1.5L-7 0L-1.5-1.5Z";
        canvas.moved(at, 1.0, |canvas| canvas.fill(star, 0xf3d98a));
    }
    canvas.moved((150.0, 128.0), 1.0, wheel);
    temple(canvas);
    for (x, number) in [(30.0, SIX), (186.0, FIVE)] {
        canvas.moved((x, 340.0), 1.0, |canvas| brick(canvas, number));
    }
    canvas.turned((150.0, 338.0), -9.0, |canvas| {
        canvas.both(&rounded(-29.0, -29.0, (58.0, 58.0), 11.0), 0xfffaec, Pen::new(0xb08a3c, 3.0));
        for (x, y) in [(-14.0, -14.0), (14.0, -14.0), (0.0, 0.0), (-14.0, 14.0), (14.0, 14.0)] {
            canvas.fill(&circle(x, y, 5.5), 0x1b1610);
        }
    });
}

fn wheel(canvas: &mut Canvas) {
    const GOLD: Paint = Paint::Along(
        (0.0, -104.0),
        (0.0, 104.0),
        &[(0.0, 0xfff0b0, 1.0), (0.5, 0xeab93a, 1.0), (1.0, 0x9a6a12, 1.0)],
    );
    canvas.line(&circle(0.0, 0.0, 104.0), Pen::new(GOLD, 9.0));
    canvas.line(&circle(0.0, 0.0, 88.0), Pen::new(GOLD, 3.0));
    for turn in 0..60u8 {
        let (sine, cosine) = (f32::from(turn) * 6.0).to_radians().sin_cos();
        canvas.fill(&circle(96.0 * cosine, 96.0 * sine, 2.0), NIGHT);
    }
    for turn in 0..6u8 {
        let degrees = f32::from(turn) * 30.0 + 8.0;
        canvas.turned((0.0, 0.0), degrees, |canvas| canvas.line("M-88 0H88", Pen::new(0xdcae3c, 4.0)));
    }
    canvas.both(&circle(0.0, 0.0, 26.0), NIGHT, Pen::new(GOLD, 6.0));
    canvas.fill("M0-19L4-4L19 0L4 4L0 19L-4 4L-19 0L-4-4Z", 0xfff0b0);
}

fn temple(canvas: &mut Canvas) {
    canvas.fill("M44 262H256V352H44Z", 0x0d0a06);
    canvas.fill("M150 186L276 246V262H24V246Z", STONE);
    canvas.fill("M150 198L244 243H56Z", 0xc9a24a);
    canvas.fill("M150 206L222 240H78Z", STONE);
    canvas.line(&circle(150.0, 228.0, 9.0), Pen::new(0x96700f, 3.0));
    for x in [62.0, 106.0, 178.0, 222.0] {
        canvas.moved((x, 0.0), 1.0, |canvas| {
            canvas.fill("M-4 262h24v8h-24zM0 270h16v74h-16zM-4 344h24v8h-24z", STONE);
            canvas.line("M5 270v74M11 270v74", Pen::new(0xb9ab8c, 2.0));
        });
    }
    canvas.fill("M24 352H276V366H24Z", 0xe2d8c1);
    canvas.fill("M10 366H290V382H10Z", 0xcfc3aa);
    canvas.fill("M0 382H300V400H0Z", 0xb3a583);
}

const SIX: &str = "M48 14q-13 2-13 14a7.5 7.5 0 1 0 15 0a7.5 7.5 0 0 0-15 0";
const FIVE: &str = "M49 14H37L36 23a7.5 7.5 0 1 1-1 8";

fn brick(canvas: &mut Canvas, number: &str) {
    canvas.fill("M0 0H84V48H0Z", 0x8a5c0c);
    canvas.fill("M2 2H82L73 11H11Z", 0xfff0b0);
    canvas.fill("M2 46L11 37H73L82 46Z", 0xa06d14);
    canvas.fill("M11 11H73V37H11Z", 0xefc244);
    canvas.line(number, Pen::new(0x3d2700, 3.6).round());
}
