//! Two forts by evening light, and a shot that went home.

use super::super::canvas::{Canvas, Paint, Pen, circle, rounded};

const INK: u32 = 0x3a2c1c;
const CHALK: u32 = 0xfff5dc;
const ROCK: u32 = 0x5f5a5c;

/// A fort: left edge, ground, the size of a stone, how many lie in each row, and its colour.
const FORTS: [(f32, f32, f32, [u8; 4], u32); 2] =
    [(16.0, 176.0, 13.0, [5, 4, 3, 2], 0x7d6a50), (88.0, 164.0, 9.5, [5, 4, 3, 1], ROCK)];

pub(super) fn draw(canvas: &mut Canvas) {
    // It is drawn on a sheet of half the size.
    canvas.moved((0.0, 0.0), 2.0, |canvas| {
        evening(canvas);
        FORTS.into_iter().for_each(|fort| stones(canvas, fort));
        flags(canvas);
        shot(canvas);
        shore(canvas);
    });
}

fn evening(canvas: &mut Canvas) {
    const SKY: Paint = Paint::Along(
        (0.0, 0.0),
        (0.0, 200.0),
        &[(0.0, 0x27405e, 1.0), (0.45, 0xc9735a, 1.0), (0.75, 0xf3c877, 1.0)],
    );
    canvas.fill("M0 0H150V200H0Z", SKY);
    canvas.fill(&circle(76.0, 118.0, 30.0), 0xffe7a8);
    canvas.fill("M0 132L26 108L48 128L80 100L112 132L150 112V200H0Z", 0xa8674f);
    canvas.fill("M0 154Q40 136 80 152T150 146V200H0Z", 0xd9a95c);
}

fn stones(canvas: &mut Canvas, (x, ground, size, rows, colour): (f32, f32, f32, [u8; 4], u32)) {
    for (row, count) in (0u8..).zip(rows) {
        let (left, height) = (x + f32::from(row) * size / 2.0, size * 0.68);
        let top = ground - (f32::from(row) + 1.0) * height;
        for place in 0..count {
            let stone = rounded(left + f32::from(place) * size, top, (size - 1.0, height - 1.0), 1.0);
            canvas.both(&stone, colour, Pen::new(INK, 0.7));
        }
    }
}

fn flags(canvas: &mut Canvas) {
    canvas.line("M48.5 140V76M111 138V92", Pen::new(INK, 2.4));
    canvas.both("M49 77H86L79 88.5L86 100H49Z", 0xa3312a, Pen::new(CHALK, 1.0));
    canvas.both("M111.5 92L140 102L111.5 112Z", 0x245a94, Pen::new(CHALK, 1.0));
    canvas.line("M60 82L64 80.5V95M59.5 95.5H69", Pen::new(CHALK, 3.0));
}

fn shot(canvas: &mut Canvas) {
    let path = Pen::new(CHALK, 1.6).round().dashed(&[1.0, 6.0]);
    canvas.line("M36 158Q50 18 86 58Q100 82 103 132", path);
    let burst = "M100 122L104 134L114 127L111 138L124 140L112 145L118 156L107 151L103 163L98 151L87 156L92 145L80 142L92 137L88 126L97 134Z";
    canvas.both(burst, 0xffcf5a, Pen::new(0xd4471f, 2.0));
    canvas.fill(&circle(102.0, 143.0, 6.0), 0xfff3c4);
    let rubble = "M118 122l7 2l-2 5l-7-2zM84 118l7-3l2 5l-7 3zM130 132l6-3l2 5l-6 3zM76 134l6 1l-1 5l-6-1z";
    canvas.both(rubble, ROCK, Pen::new(INK, 0.7));
}

fn shore(canvas: &mut Canvas) {
    canvas.fill("M0 176Q60 164 150 178V200H0Z", 0xc38d43);
    canvas.fill("M8 176L34 160L40 169L15 185Q7 187 6 182T8 176", 0x2a1f15);
    canvas.fill(&circle(19.0, 187.0, 8.5), 0x2a1f15);
    canvas.fill(&circle(19.0, 187.0, 3.0), 0xc38d43);
    for (x, y, gold) in [(104.0, 186.0, 0xf2cf6b), (121.0, 189.0, 0xf2cf6b), (112.0, 178.0, 0xffe08a)] {
        canvas.both(&circle(x, y, 8.0), gold, Pen::new(0x5f4514, 1.2));
    }
    canvas.fill("M107 182L110.5 176H113.5L117 182Z", 0xa52f26);
}
