//! The fox looks out of the wood, between two banners.

use super::super::canvas::{Canvas, Paint, Pen, circle, rounded};
use super::WHOLE;

const INK: u32 = 0x2b1d10;
const PAPER: u32 = 0xecdcb2;

const FIRS: [(f32, f32, f32); 6] = [
    (-12.0, 70.0, 96.0),
    (34.0, 96.0, 70.0),
    (196.0, 92.0, 74.0),
    (226.0, 66.0, 100.0),
    (92.0, 108.0, 52.0),
    (150.0, 108.0, 52.0),
];

pub(super) fn draw(canvas: &mut Canvas) {
    let cut = Pen::new(Paint::Veil(PAPER, 0.35), 3.0).round();
    canvas.fill(WHOLE, PAPER);
    canvas.fill(&circle(150.0, 112.0, 66.0), 0xe3a14a);
    let rays = "M150 20V36M196 32l-8 14M104 32l8 14M230 66l-14 8M70 66l14 8M244 112H228M56 112H72";
    canvas.line(rays, Pen::new(INK, 4.0).round());
    for (x, y, size) in FIRS {
        let fir = "M12 0 17 7H14.5L19 13H16L22 20H13V24H11V20H2L8 13H5L9.5 7H7Z";
        canvas.moved((x, y), size / 24.0, |canvas| canvas.fill(fir, 0x26402b));
    }
    canvas.fill("M0 160Q75 140 150 154T300 156V400H0Z", 0x26402b);
    canvas
        .line("M0 176Q75 156 150 170T300 172M0 192Q75 172 150 186T300 188M0 208Q75 188 150 202T300 204", cut);
    banners(canvas);
    canvas.moved((54.0, 160.0), 8.0, fox);
    canvas.line("M0 362Q75 346 150 358T300 358M0 380Q75 364 150 376T300 376", cut);
    canvas.line(&rounded(7.0, 7.0, (286.0, 386.0), 6.0), Pen::new(INK, 4.0));
}

fn banners(canvas: &mut Canvas) {
    let (edge, thread) = (Pen::new(INK, 4.0), Pen::new(Paint::Veil(0xffffff, 0.3), 1.6));
    let [red, blue] = ["M22 176H102V300L62 276 22 300Z", "M198 176H278V300L238 276 198 300Z"];
    canvas.fill(red, 0xb3271e);
    for x in (25i32..=100).step_by(7) {
        let end = 298 - (40 - (x - 62).abs()) * 24 / 40;
        canvas.line(&format!("M{x} 178V{end}"), thread);
    }
    canvas.line(red, edge);
    canvas.fill(blue, 0x1f4f9c);
    for y in (179..=276).step_by(7) {
        canvas.line(&format!("M200 {y}H276"), thread);
    }
    canvas.line(blue, edge);
}

/// The fox's head, on a sheet of 24 × 24.
pub(in super::super) fn fox(canvas: &mut Canvas) {
    let edge = Pen::new(INK, 0.5);
    canvas.both(
        "M1.5 1.5 8 6q4-1.2 8 0l6.5-4.5Q24 9 20.5 13.5L12 22.5 3.5 13.5Q0 9 1.5 1.5Z",
        0xc8591b,
        edge,
    );
    canvas.both("M3.7 13.7Q8.5 12.5 10.3 17L12 22.5ZM20.3 13.7Q15.5 12.5 13.7 17L12 22.5Z", 0xfff6e2, edge);
    let dark =
        "M3.4 4.6 6.6 7 4.2 9.4ZM20.6 4.6 17.4 7 19.8 9.4ZM6.6 11.2l4 1.4-2.6 1.2ZM17.4 11.2l-4 1.4 2.6 1.2Z";
    canvas.both(dark, INK, edge);
    let hairs = "M9 7.5l.8 2.5M15 7.5l-.8 2.5M12 7v3M5.5 11l1.5.3M18.5 11l-1.5.3M11 15v2M13 15v2";
    canvas.line(hairs, edge);
    canvas.fill(&circle(12.0, 20.8, 1.9), INK);
}
