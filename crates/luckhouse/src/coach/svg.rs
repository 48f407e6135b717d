//! The curves of a game as a drawing that fits any width: lines in a stretched SVG, signs laid over it.

use super::numbers::{cause, concerned, curve, loss, percent, points, told};
use luckhouse_bots::analysis::Moment;
use luckhouse_engine::{PerSeat, Seat};
use luckhouse_lab::report::escape;
use luckhouse_shelf::CoachReport;

/// How the line of a seat is broken, so that colour is not all that tells two seats apart.
const DASHES: [&str; 8] = ["", "7 4", "2 3", "10 3 2 3", "14 4", "4 4", "10 3 2 3 2 3", "1 4"];

/// The plot, its axis and its legend. Those who cannot see it have the table of all events.
pub(super) fn plot(report: &CoachReport, seats: &[Seat]) -> String {
    let analysis = &report.analysis;
    let curve = curve(analysis);
    let last = (curve.len() - 1).max(1) as f64;
    let mut lines: String = [0, 25, 50, 75, 100].map(grid_line).concat();
    lines += &seats.iter().map(|seat| polyline(&curve, *seat, last)).collect::<String>();
    lines += &analysis.moments.iter().map(|moment| strip(&report.game, moment, last)).collect::<String>();
    let ticks: String = [0, 25, 50, 75, 100].map(tick).concat();
    let over: String =
        analysis.turning.iter().map(|at| ring(&analysis.moments[*at], &curve, seats, last)).collect();
    let marks: String = analysis.moments.iter().map(|moment| marks(moment, &curve, seats, last)).collect();
    format!(
        "<div class=\"plot\" role=\"img\" aria-label=\"Each seat's chance to win after every event; the same numbers \
         stand in the table below.\">{ticks}<svg viewBox=\"0 0 1000 100\" preserveAspectRatio=\"none\" \
         aria-hidden=\"true\">{lines}</svg>{over}{marks}</div>\
         <div class=\"axis\"><span>start</span><span>{} events</span></div>{}",
        analysis.moments.len(),
        legend(seats)
    )
}

fn grid_line(chance: u32) -> String {
    let half = if chance == 50 { " half" } else { "" };
    let y = 100 - chance;
    format!("<line class=\"grid{half}\" x1=\"0\" x2=\"1000\" y1=\"{y}\" y2=\"{y}\"/>")
}

fn tick(chance: u32) -> String {
    format!("<span class=\"tick\" style=\"top:{}%\">{chance} %</span>", 100 - chance)
}

fn height(chance: f64) -> f64 {
    100.0 * (1.0 - chance.clamp(0.0, 1.0))
}

fn polyline(curve: &[PerSeat<f64>], seat: Seat, last: f64) -> String {
    let point = |(at, chances): (usize, &PerSeat<f64>)| {
        format!("{:.2},{:.2} ", 1000.0 * at as f64 / last, height(chances[seat]))
    };
    let points: String = curve.iter().enumerate().map(point).collect();
    format!("<polyline class=\"curve\" {} points=\"{}\"/>", stroke(seat), points.trim_end())
}

fn stroke(seat: Seat) -> String {
    format!("stroke=\"var(--{seat})\" stroke-dasharray=\"{}\"", DASHES[seat.index()])
}

/// A strip over one event, which says on hovering what happened.
fn strip(game: &str, moment: &Moment, last: f64) -> String {
    let width = 1000.0 / last;
    let x = width * (moment.event as f64 - 0.5);
    let chances = moment.chances.map_or("nothing is known".into(), |chances| {
        let each: Vec<String> =
            chances.iter().map(|(seat, chance)| format!("{seat} {}", percent(chance))).collect();
        each.join(", ")
    });
    let title = format!("event {}, {}: {}\n{chances}", moment.event, cause(moment), told(game, moment));
    format!(
        "<rect class=\"hit\" x=\"{x:.2}\" y=\"0\" width=\"{width:.2}\" height=\"100\"><title>{}</title></rect>",
        escape(&title)
    )
}

/// Where an event lies in the plot, on the line of a seat.
fn position(moment: &Moment, curve: &[PerSeat<f64>], seat: Seat, last: f64) -> String {
    let (x, y) = (100.0 * moment.event as f64 / last, height(curve[moment.event][seat]));
    format!("left:{x:.2}%;top:{y:.2}%")
}

/// A ring around a turning point.
fn ring(moment: &Moment, curve: &[PerSeat<f64>], seats: &[Seat], last: f64) -> String {
    let seat = concerned(moment, seats.first().copied().filter(|_| seats.len() == 1));
    format!(
        "<span class=\"turn\" aria-hidden=\"true\" style=\"{}\"></span>",
        position(moment, curve, seat, last)
    )
}

/// The signs of the labelled decisions.
fn marks(moment: &Moment, curve: &[PerSeat<f64>], seats: &[Seat], last: f64) -> String {
    let mark = |decision: &luckhouse_bots::analysis::Decision| {
        let label = decision.label.filter(|_| seats.contains(&decision.seat))?;
        let place = position(moment, curve, decision.seat, last);
        let title = format!(
            "event {}: {} played {}, better {} (cost {} points, {})",
            moment.event,
            decision.seat,
            decision.played.word,
            decision.best.word,
            loss(decision),
            points(-decision.loss)
        );
        let (title, sign) = (escape(&title), label.sign());
        Some(format!(
            "<span class=\"mark {label}\" aria-hidden=\"true\" style=\"{place}\" title=\"{title}\">{sign}</span>"
        ))
    };
    moment.decisions.iter().filter_map(mark).collect()
}

fn legend(seats: &[Seat]) -> String {
    let item = |seat: &Seat| {
        format!(
            "<li><svg viewBox=\"0 0 32 10\" aria-hidden=\"true\"><line x1=\"0\" x2=\"32\" y1=\"5\" y2=\"5\" \
             stroke-width=\"2.5\" {}/></svg>{seat}</li>",
            stroke(*seat)
        )
    };
    format!(
        "<ul class=\"legend\">{}<li class=\"soft\">○ turning point</li></ul>",
        seats.iter().map(item).collect::<String>()
    )
}
