//! A sheet to draw on: shapes by their outlines, as SVG writes them, filled or drawn with a pen.

use image::{DynamicImage, RgbaImage};
use zeno::{Cap, Fill, Join, Mask, Point, Stroke, Style, Transform};

/// A colour as `0xrrggbb`, and how much of it covers what lies below.
type Stop = (f32, u32, f32);

/// What a shape is filled with.
#[derive(Clone, Copy)]
pub(super) enum Paint {
    /// One colour.
    Flat(u32),
    /// One colour, through which so much of what lies below is seen no more.
    Veil(u32, f32),
    /// Colours along the line from one point to another.
    Along(Spot, Spot, &'static [Stop]),
    /// Colours from a point outwards, to so far away.
    Around(Spot, f32, &'static [Stop]),
}

/// A point of the drawing.
type Spot = (f32, f32);

impl From<u32> for Paint {
    fn from(colour: u32) -> Paint {
        Paint::Flat(colour)
    }
}

impl Paint {
    /// The colour at a point of the drawing, and how much it covers.
    fn at(&self, point: impl Fn() -> Point) -> (u32, f32) {
        match *self {
            Paint::Flat(colour) => (colour, 1.0),
            Paint::Veil(colour, covers) => (colour, covers),
            Paint::Along(from, to, stops) => {
                let (along, point) = ((to.0 - from.0, to.1 - from.1), point());
                let here = (point.x - from.0) * along.0 + (point.y - from.1) * along.1;
                between(stops, here / (along.0 * along.0 + along.1 * along.1))
            }
            Paint::Around(from, far, stops) => {
                let point = point();
                between(stops, (point.x - from.0).hypot(point.y - from.1) / far)
            }
        }
    }
}

/// The colour so far along these stops.
fn between(stops: &[Stop], part: f32) -> (u32, f32) {
    let after = stops.iter().position(|(place, ..)| *place >= part).unwrap_or(stops.len() - 1);
    let (from, to) = (stops[after.saturating_sub(1)], stops[after]);
    let share = if to.0 > from.0 { ((part - from.0) / (to.0 - from.0)).clamp(0.0, 1.0) } else { 1.0 };
    let mixed = |shift: u32| {
        let [from, to] = [from.1, to.1].map(|colour| f32::from((colour >> shift) as u8));
        ((from + (to - from) * share).round() as u32) << shift
    };
    (mixed(16) | mixed(8) | mixed(0), from.2 + (to.2 - from.2) * share)
}

/// What lines are drawn with.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    paint: Paint,
    width: f32,
    cap: Cap,
    dashes: &'static [f32],
}

impl Pen {
    pub(super) fn new(paint: impl Into<Paint>, width: f32) -> Pen {
        Pen { paint: paint.into(), width, cap: Cap::Butt, dashes: &[] }
    }

    /// With round ends.
    pub(super) fn round(self) -> Pen {
        Pen { cap: Cap::Round, ..self }
    }

    /// In dashes: so long drawn, so long not.
    pub(super) fn dashed(self, dashes: &'static [f32]) -> Pen {
        Pen { dashes, ..self }
    }

    fn style(&self) -> Stroke<'static> {
        let mut stroke = Stroke::new(self.width);
        stroke.cap(self.cap).join(Join::Round).dash(self.dashes, 0.0);
        stroke
    }
}

/// A drawing in the making.
pub(super) struct Canvas {
    image: RgbaImage,
    /// From the drawing's own measures to dots.
    place: Transform,
}

impl Canvas {
    /// A clear sheet of so many dots, with a drawing of this size in its middle, as large as it can be.
    pub(super) fn new((width, height): (u32, u32), (across, down): Spot) -> Canvas {
        let scale = (width as f32 / across).min(height as f32 / down);
        let rest = |dots: u32, drawn: f32| (dots as f32 - drawn * scale) / 2.0;
        let place = Transform::scale(scale, scale).then_translate(rest(width, across), rest(height, down));
        Canvas { image: RgbaImage::new(width, height), place }
    }

    pub(super) fn finish(self) -> DynamicImage {
        self.image.into()
    }

    /// Draw something moved and scaled.
    pub(super) fn moved(&mut self, (x, y): Spot, scale: f32, draw: impl FnOnce(&mut Canvas)) {
        self.within(Transform::scale(scale, scale).then_translate(x, y), draw);
    }

    /// Draw something turned about the origin by so many degrees and then moved.
    pub(super) fn turned(&mut self, (x, y): Spot, degrees: f32, draw: impl FnOnce(&mut Canvas)) {
        let turn = Transform::rotation(zeno::Angle::from_degrees(degrees));
        self.within(turn.then_translate(x, y), draw);
    }

    /// Draw something as in a mirror, in a drawing that is so wide.
    pub(super) fn mirrored(&mut self, width: f32, draw: impl FnOnce(&mut Canvas)) {
        self.within(Transform::new(-1.0, 0.0, 0.0, 1.0, width, 0.0), draw);
    }

    fn within(&mut self, place: Transform, draw: impl FnOnce(&mut Canvas)) {
        let before = self.place;
        self.place = place.then(&before);
        draw(self);
        self.place = before;
    }

    /// Fill an outline.
    pub(super) fn fill(&mut self, outline: &str, paint: impl Into<Paint>) {
        self.cover(outline, Fill::NonZero.into(), paint.into());
    }

    /// Draw along an outline.
    pub(super) fn line(&mut self, outline: &str, pen: Pen) {
        self.cover(outline, (&pen.style()).into(), pen.paint);
    }

    /// Fill an outline and draw along it.
    pub(super) fn both(&mut self, outline: &str, paint: impl Into<Paint>, pen: Pen) {
        self.fill(outline, paint);
        self.line(outline, pen);
    }

    /// Nothing remains but what lies within this outline.
    pub(super) fn cut_out(&mut self, outline: &str) {
        let (width, height) = self.image.dimensions();
        let mut mask = Mask::new(outline);
        let (covered, _) = mask.transform(Some(self.place)).size(width, height).render();
        for (dot, share) in self.image.pixels_mut().zip(covered) {
            dot.0[3] = (u16::from(dot.0[3]) * u16::from(share) / 255) as u8;
        }
    }

    fn cover(&mut self, outline: &str, style: Style, paint: Paint) {
        // Only the part of the sheet that the shape lies in is looked at.
        let (covered, at) = Mask::new(outline).style(style).transform(Some(self.place)).render();
        let Some(back) = self.place.invert() else { return };
        for (number, share) in (0u32..).zip(covered).filter(|(_, share)| *share > 0) {
            let (column, row) = (number % at.width, number / at.width);
            let x = u32::try_from(at.left + column as i32);
            let y = u32::try_from(at.top + row as i32);
            let (Ok(x), Ok(y)) = (x, y) else { continue };
            let Some(dot) = self.image.get_pixel_mut_checked(x, y) else { continue };
            let point = || back.transform_point(Point::new(x as f32 + 0.5, y as f32 + 0.5));
            let (colour, covers) = paint.at(point);
            blend(&mut dot.0, colour, covers * f32::from(share) / 255.0);
        }
    }
}

/// Lay a colour over a dot.
fn blend(dot: &mut [u8; 4], colour: u32, covers: f32) {
    let below = f32::from(dot[3]) / 255.0 * (1.0 - covers);
    let all = covers + below;
    if all <= 0.0 {
        return;
    }
    for (channel, shift) in dot.iter_mut().zip([16, 8, 0]) {
        let above = f32::from((colour >> shift) as u8);
        *channel = ((above * covers + f32::from(*channel) * below) / all).round() as u8;
    }
    dot[3] = (all * 255.0).round() as u8;
}

/// The outline of a circle.
pub(super) fn circle(x: f32, y: f32, radius: f32) -> String {
    oval(x, y, radius, radius)
}

/// The outline of an oval.
pub(super) fn oval(x: f32, y: f32, across: f32, down: f32) -> String {
    let (left, width) = (x - across, 2.0 * across);
    format!("M{left} {y}a{across} {down} 0 1 1 {width} 0a{across} {down} 0 1 1 -{width} 0Z")
}

/// The outline of a box with round corners.
pub(super) fn rounded(x: f32, y: f32, (width, height): Spot, radius: f32) -> String {
    let (across, down) = (width - 2.0 * radius, height - 2.0 * radius);
    let corner = |x: f32, y: f32| format!("a{radius} {radius} 0 0 1 {x} {y}");
    let [first, second, third, fourth] =
        [(radius, radius), (-radius, radius), (-radius, -radius), (radius, -radius)]
            .map(|(x, y)| corner(x, y));
    let start = x + radius;
    format!("M{start} {y}h{across}{first}v{down}{second}h-{across}{third}v-{down}{fourth}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dot(canvas: &Canvas, x: u32, y: u32) -> [u8; 4] {
        canvas.image.get_pixel(x, y).0
    }

    #[test]
    fn a_shape_covers_what_it_covers() {
        let mut canvas = Canvas::new((40, 40), (10.0, 10.0));
        canvas.fill("M0 0H5V10H0Z", 0xff0000);
        canvas.fill(&circle(5.0, 5.0, 2.0), Paint::Veil(0x0000ff, 0.5));
        assert_eq!(dot(&canvas, 2, 2), [255, 0, 0, 255]);
        assert_eq!(dot(&canvas, 38, 2), [0, 0, 0, 0]);
        assert_eq!(dot(&canvas, 18, 20), [128, 0, 128, 255]);
        assert_eq!(dot(&canvas, 22, 20), [0, 0, 255, 128]);
    }

    #[test]
    fn colours_go_over_into_each_other() {
        let stops: &[Stop] = &[(0.0, 0x000000, 1.0), (1.0, 0xff8000, 0.0)];
        assert_eq!(between(stops, -1.0), (0, 1.0));
        assert_eq!(between(stops, 0.5), (0x804000, 0.5));
        assert_eq!(between(stops, 2.0), (0xff8000, 0.0));
    }

    #[test]
    fn what_is_moved_is_elsewhere_and_what_comes_after_it_is_not() {
        let mut canvas = Canvas::new((20, 20), (20.0, 20.0));
        canvas.moved((10.0, 10.0), 2.0, |canvas| canvas.fill("M0 0h2v2h-2Z", 0x00ff00));
        canvas.mirrored(20.0, |canvas| canvas.fill("M0 0h2v2h-2Z", 0x0000ff));
        canvas.fill("M0 0h2v2h-2Z", 0xff0000);
        assert_eq!(dot(&canvas, 12, 12), [0, 255, 0, 255]);
        assert_eq!(dot(&canvas, 18, 1), [0, 0, 255, 255]);
        assert_eq!(dot(&canvas, 1, 1), [255, 0, 0, 255]);
    }
}
