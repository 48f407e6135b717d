//! Plots as drawings. Every length is in units of a drawing 640 wide; a page stretches it to its own width.

use super::document::{Drawing, Line, LineMark, Plot, points, range};
use super::html::escape;
use crate::{Figure, decimal};
use luckhouse_words::{Words, say};

/// The drawing is so wide, and the plot itself lies between these.
const WIDE: f64 = 640.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 620.0;

/// The drawing of a plot, with its title and how to read it for those who hear it.
pub(super) fn draw(words: &Words, plot: &Plot) -> String {
    let (height, content) = match &plot.drawing {
        Drawing::Bars { bars, line } => draw_bars(words, bars, line.as_ref()),
        Drawing::Spread { unit, groups } => draw_spread(words, unit, groups),
        Drawing::Curves { bands, samples } => draw_curves(words, bands, samples),
        Drawing::Lines { lines, titles, marks, steps } => draw_lines(lines, titles, marks, steps),
        Drawing::Heat { rows, columns, cells, percent } => draw_heat(words, rows, columns, cells, *percent),
    };
    format!(
        "<svg class=\"drawing\" viewBox=\"0 0 {WIDE} {height:.0}\" role=\"img\">\
         <title>{}</title><desc>{}</desc>{content}</svg>",
        escape(&plot.title),
        escape(&plot.about)
    )
}

fn text(x: f64, y: f64, class: &str, words: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(words))
}

fn line(class: &str, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2]) -> String {
    format!("<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>")
}

fn block(class: &str, [x, y]: [f64; 2], [width, height]: [f64; 2], title: &str) -> String {
    format!(
        "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\">\
         <title>{}</title></rect>",
        escape(title)
    )
}

/// The lowest of 1, 2, 5, 10, … steps that makes at most so many of them.
fn step(span: f64, most: f64) -> f64 {
    let mut step = 10f64.powf((span / most).log10().floor());
    for factor in [2.0, 2.5, 2.0].into_iter().cycle() {
        if span / step <= most {
            break;
        }
        step *= factor;
    }
    step
}

/// Bars that lie, one below the other, each with its interval.
fn draw_bars(words: &Words, bars: &[(String, Figure)], even: Option<&(f64, String)>) -> (f64, String) {
    const ROW: f64 = 26.0;
    const FROM: f64 = 190.0;
    let reach = |figure: &Figure| if figure.high.is_finite() { figure.high } else { figure.value };
    let most =
        bars.iter().map(|(_, figure)| reach(figure)).chain(even.map(|(at, _)| *at)).fold(0.01, f64::max);
    let step = step(most, 6.0);
    let top = (most / step).ceil() * step;
    let x = |share: f64| FROM + (RIGHT - FROM) * share.clamp(0.0, top) / top;
    let bottom = 20.0 + ROW * bars.len() as f64;
    let mut drawn = String::new();
    for tick in 0..=(top / step).round() as u32 {
        let share = step * f64::from(tick);
        drawn += &line("grid", [x(share), 14.0], [x(share), bottom]);
        drawn += &text(x(share), bottom + 14.0, "tick-label middle", &points(words, share));
    }
    for (place, (name, figure)) in bars.iter().enumerate() {
        drawn += &bar(words, name, figure, 20.0 + ROW * place as f64, &x);
    }
    if let Some((at, name)) = even {
        drawn += &line("even", [x(*at), 10.0], [x(*at), bottom]);
        drawn += &text(x(*at), 8.0, "tick-label middle", name);
    }
    (bottom + 22.0, drawn)
}

fn bar(words: &Words, name: &str, figure: &Figure, y: f64, x: &dyn Fn(f64) -> f64) -> String {
    let (value, middle) = (if figure.value.is_nan() { 0.0 } else { figure.value }, y + 9.0);
    let mut drawn = text(182.0, y + 13.0, "label end", name);
    let title = format!("{name}: {}", super::document::in_percent(words, figure));
    drawn += &block("fill", [x(0.0), y], [x(value) - x(0.0), 18.0], &title);
    if figure.low.is_finite() && figure.high.is_finite() {
        let [low, high] = [x(figure.low), x(figure.high)];
        drawn += &line("whisker", [low, middle], [high, middle]);
        for end in [low, high] {
            drawn += &line("whisker", [end, middle - 5.0], [end, middle + 5.0]);
        }
    }
    drawn
}

/// Bars that stand, one beside the other.
fn draw_spread(words: &Words, unit: &str, groups: &[(u32, u32, f64)]) -> (f64, String) {
    const TOP: f64 = 12.0;
    const BOTTOM: f64 = 220.0;
    let most = groups.iter().map(|(_, _, share)| *share).fold(0.001, f64::max);
    let step = step(most, 5.0);
    let top = (most / step).ceil() * step;
    let y = |share: f64| BOTTOM - (BOTTOM - TOP) * share / top;
    let mut drawn = String::new();
    for tick in 0..=(top / step).round() as u32 {
        let share = step * f64::from(tick);
        drawn += &line("grid", [LEFT, y(share)], [RIGHT, y(share)]);
        drawn += &text(LEFT - 6.0, y(share) + 4.0, "tick-label end", &points(words, share));
    }
    let width = (RIGHT - LEFT) / groups.len().max(1) as f64;
    let every = groups.len().div_ceil(12).max(1);
    for (place, (from, to, share)) in groups.iter().enumerate() {
        let x = LEFT + width * place as f64;
        let title = format!("{} {unit}: {}", range(words, *from, *to), points(words, *share));
        drawn += &block("fill", [x + 0.5, y(*share)], [(width - 1.0).max(0.5), BOTTOM - y(*share)], &title);
        if place % every == 0 {
            drawn += &text(x + width / 2.0, BOTTOM + 15.0, "tick-label middle", &from.to_string());
        }
    }
    drawn += &text((LEFT + RIGHT) / 2.0, BOTTOM + 32.0, "tick-label middle", unit);
    (BOTTOM + 40.0, drawn)
}

/// Two bands with the median between, and single games as thin lines.
fn draw_curves(words: &Words, bands: &[[f64; 5]], samples: &[Vec<f64>]) -> (f64, String) {
    const TOP: f64 = 12.0;
    const BOTTOM: f64 = 252.0;
    let last = bands.len().saturating_sub(1).max(1) as f64;
    let at = |place: usize, chance: f64| {
        let x = LEFT + (RIGHT - LEFT) * place as f64 / last;
        format!("{x:.1},{:.1}", BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0))
    };
    let mut drawn = String::new();
    for tick in 0..=4 {
        let (part, y) = (f64::from(tick) / 4.0, BOTTOM - (BOTTOM - TOP) * f64::from(tick) / 4.0);
        let x = LEFT + (RIGHT - LEFT) * part;
        drawn += &line("grid", [LEFT, y], [RIGHT, y]);
        drawn += &text(LEFT - 6.0, y + 4.0, "tick-label end", &format!("{} %", 25 * tick));
        drawn += &text(x, BOTTOM + 15.0, "tick-label middle", &format!("{} %", 25 * tick));
    }
    for (low, high, class) in [(0, 4, "band wide"), (1, 3, "band")] {
        let there = bands.iter().enumerate().map(|(place, band)| at(place, band[low]));
        let back = bands.iter().enumerate().rev().map(|(place, band)| at(place, band[high]));
        let outline: Vec<String> = there.chain(back).collect();
        drawn += &format!("<polygon class=\"{class}\" points=\"{}\"/>", outline.join(" "));
    }
    let middle: Vec<f64> = bands.iter().map(|band| band[2]).collect();
    let lines = samples.iter().map(|sample| (sample, "sample")).chain([(&middle, "median")]);
    for (curve, class) in lines {
        let points: Vec<String> =
            curve.iter().enumerate().map(|(place, chance)| at(place, *chance)).collect();
        drawn += &format!("<polyline class=\"{class}\" points=\"{}\"/>", points.join(" "));
    }
    drawn += &text(
        (LEFT + RIGHT) / 2.0,
        BOTTOM + 32.0,
        "tick-label middle",
        &say!(words, "terminal-lab-report-part"),
    );
    (BOTTOM + 40.0, drawn)
}

/// How lines are broken, so that colour is not all that tells them apart.
const DASHES: [&str; 8] = ["", "7 4", "2 3", "10 3 2 3", "14 4", "4 4", "10 3 2 3 2 3", "1 4"];

/// A line for each seat, strips that say what happened, and marks where something is to be seen; the names below.
fn draw_lines(lines: &[Line], titles: &[String], marks: &[LineMark], steps: &str) -> (f64, String) {
    const TOP: f64 = 12.0;
    const BOTTOM: f64 = 252.0;
    let last = titles.len().saturating_sub(1).max(1) as f64;
    let x = |place: usize| LEFT + (RIGHT - LEFT) * place as f64 / last;
    let y = |chance: f64| BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0);
    let mut drawn = String::new();
    for tick in 0..=4 {
        let chance = f64::from(tick) / 4.0;
        drawn += &line("grid", [LEFT, y(chance)], [RIGHT, y(chance)]);
        drawn += &text(LEFT - 6.0, y(chance) + 4.0, "tick-label end", &format!("{} %", 25 * tick));
    }
    for own in lines {
        let points = own.points.iter().enumerate();
        let points: Vec<String> =
            points.map(|(place, chance)| format!("{:.1},{:.1}", x(place), y(*chance))).collect();
        drawn += &format!("<polyline class=\"curve\" {} points=\"{}\"/>", stroke(own), points.join(" "));
    }
    let width = (RIGHT - LEFT) / last;
    for (place, title) in titles.iter().enumerate().skip(1) {
        drawn += &block("hit", [x(place) - width / 2.0, TOP], [width, BOTTOM - TOP], title);
    }
    for mark in marks {
        let chance = lines[mark.line].points.get(mark.at).copied().unwrap_or(0.0);
        drawn += &mark_at(mark, [x(mark.at), y(chance)]);
    }
    drawn +=
        &text(RIGHT, BOTTOM + 15.0, "tick-label end", &format!("{steps} {}", titles.len().saturating_sub(1)));
    (BOTTOM + 40.0, drawn + &names(lines, BOTTOM + 32.0))
}

fn stroke(line: &Line) -> String {
    format!(
        "stroke=\"var(--p{})\" stroke-dasharray=\"{}\"",
        line.colour + 1,
        DASHES[line.colour % DASHES.len()]
    )
}

fn mark_at(mark: &LineMark, [x, y]: [f64; 2]) -> String {
    if mark.sign.is_empty() {
        return format!("<circle class=\"{}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"7\"/>", mark.class);
    }
    let disc = format!("<circle class=\"{} disc\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"9\"/>", mark.class);
    disc + &text(x, y + 4.0, "sign-label middle", &mark.sign)
}

fn names(lines: &[Line], y: f64) -> String {
    let each = (RIGHT - LEFT) / lines.len().max(1) as f64;
    let name = |(place, own): (usize, &Line)| {
        let x = LEFT + each * place as f64;
        let sample = format!(
            "<line class=\"curve\" x1=\"{x:.1}\" x2=\"{:.1}\" y1=\"{:.1}\" y2=\"{:.1}\" {}/>",
            x + 26.0,
            y - 4.0,
            y - 4.0,
            stroke(own)
        );
        sample + &text(x + 32.0, y, "label", &own.name)
    };
    lines.iter().enumerate().map(name).collect()
}

/// A field for each pair of values, the darker the higher.
fn draw_heat(
    words: &Words,
    (row, values): &(String, Vec<String>),
    (column, across): &(String, Vec<String>),
    cells: &[Vec<Figure>],
    percent: bool,
) -> (f64, String) {
    const ROW: f64 = 34.0;
    const FROM: f64 = 150.0;
    let all = || cells.iter().flatten().map(|figure| figure.value).filter(|value| value.is_finite());
    let (low, high) = (all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max));
    let width = (RIGHT - FROM) / across.len().max(1) as f64;
    let mut drawn = text((FROM + RIGHT) / 2.0, 12.0, "tick-label middle", column);
    for (place, value) in across.iter().enumerate() {
        drawn += &text(FROM + width * (place as f64 + 0.5), 28.0, "label middle", value);
    }
    for (place, (value, figures)) in values.iter().zip(cells).enumerate() {
        let y = 36.0 + ROW * place as f64;
        drawn += &text(FROM - 8.0, y + 21.0, "label end", &format!("{row}={value}"));
        for (across, figure) in figures.iter().enumerate() {
            let corner = [FROM + width * across as f64, y];
            let shown = if percent { points(words, figure.value) } else { decimal(words, figure.value, 1) };
            drawn += &field(figure, &shown, corner, [width - 2.0, ROW - 2.0], [low, high]);
        }
    }
    (44.0 + ROW * values.len() as f64, drawn)
}

fn field(figure: &Figure, shown: &str, [x, y]: [f64; 2], size: [f64; 2], [low, high]: [f64; 2]) -> String {
    let depth = if high > low { (figure.value - low) / (high - low) } else { 0.5 };
    // Opaque enough to tell apart, never so much that the number is lost.
    format!(
        "<g style=\"--depth:{:.2}\">{}</g>{}",
        0.08 + 0.52 * depth,
        block("heat", [x, y], size, shown),
        text(x + size[0] / 2.0, y + 21.0, "label middle", shown)
    )
}
