//! The report as a page that stands alone: no script, and nothing from anywhere else.

use super::numbers::{REST, cause, concerned, loss, meaning, percent, points, remarks, sum, told, worst};
use super::svg::plot;
use luckhouse_bots::analysis::{Analysis, Balance, Choice, Decision, Label, Moment};
use luckhouse_engine::Seat;
use luckhouse_lab::report::escape;
use luckhouse_shelf::CoachReport;

/// The whole page; of one seat, or of all.
pub(super) fn page(report: &CoachReport, seat: Option<Seat>) -> String {
    let analysis = &report.analysis;
    let seats: Vec<Seat> =
        Seat::all(analysis.seats).filter(|own| seat.is_none_or(|seat| seat == *own)).collect();
    let title = format!("{}: looking back", report.title);
    let remarks: String = remarks(analysis)
        .iter()
        .map(|text| format!("<p class=\"soft small\">{}</p>", escape(text)))
        .collect();
    let body = format!(
        "<header>\n<h1>{}</h1>\n<p class=\"soft small\"><code>{}</code></p>\n{remarks}\n</header>\n\
         <main>\n{}\n{}\n{}\n{}\n{}\n</main>",
        escape(&title),
        escape(&report.header),
        section("The chances to win", &plot(report, &seats)),
        section("Luck and skill", &players(analysis, &seats)),
        section("What cost most", &decisions(report, seat)),
        section("What changed most", &turning(report, seat)),
        all_events(analysis, &seats)
    );
    luckhouse_lab::report::page(&title, &body)
}

fn section(title: &str, content: &str) -> String {
    format!("<section>\n<h2>{title}</h2>\n{content}\n</section>")
}

fn players(analysis: &Analysis, seats: &[Seat]) -> String {
    let players: Vec<&Balance> = seats.iter().map(|seat| &analysis.players[seat.index()]).collect();
    let rest = players.iter().any(|player| player.rest.abs() >= 0.0005);
    let extra = if rest { "<th scope=\"col\">rest</th>" } else { "" };
    let rows: String = players.iter().map(|player| player_row(player, rest)).collect();
    format!(
        "{}<div class=\"scroll\"><table><thead><tr><th scope=\"col\">seat</th><th scope=\"col\">start</th>\
         <th scope=\"col\">luck</th><th scope=\"col\">own</th><th scope=\"col\">others'</th>{extra}\
         <th scope=\"col\">result</th><th scope=\"col\">accuracy</th><th scope=\"col\"><abbr title=\"inaccuracies\">?!</abbr></th>\
         <th scope=\"col\"><abbr title=\"mistakes\">?</abbr></th><th scope=\"col\"><abbr title=\"blunders\">??</abbr></th></tr></thead><tbody>{rows}</tbody></table></div>\
         <p class=\"soft small\">In points of a hundred: {}. \
         Luck is 0 on average, whoever plays. ?! inaccuracies cost at least 5 points, ? mistakes 10, ?? blunders 15.{}</p>",
        bars(&players),
        sum(rest),
        if rest { format!(" {REST}") } else { String::new() }
    )
}

fn player_row(player: &Balance, rest: bool) -> String {
    let labels = player.labels;
    let mut cells =
        vec![percent(player.start), points(player.luck), points(player.own), points(player.others)];
    cells.extend(rest.then(|| points(player.rest)));
    cells.push(percent(player.result));
    cells.push(player.accuracy.map_or("–".into(), |accuracy| format!("{accuracy:.1}")));
    cells.extend([labels.inaccuracies, labels.mistakes, labels.blunders].map(|count| count.to_string()));
    let cells: String = cells.iter().map(|cell| format!("<td>{cell}</td>")).collect();
    format!("<tr><th scope=\"row\">{}</th>{cells}</tr>", player.seat)
}

/// Luck, own choices and those of the others as bars from the middle, to the left if they cost something.
fn bars(players: &[&Balance]) -> String {
    let parts = |player: &Balance| {
        [("luck", player.luck), ("own choices", player.own), ("others' choices", player.others)]
    };
    let most = players
        .iter()
        .flat_map(|player| parts(player))
        .fold(0.01, |most: f64, (_, part)| most.max(part.abs()));
    let bar = |seat: String, name: &str, part: f64| {
        let width = 50.0 * part.abs() / most;
        let (class, left) = if part < 0.0 { ("cost", 50.0 - width) } else { ("gain", 50.0) };
        format!(
            "<span>{seat}</span><span class=\"soft\">{name}</span><span class=\"bar\"><span class=\"{class}\" \
             style=\"left:{left:.2}%;width:{width:.2}%\"></span></span><span class=\"number\">{}</span>",
            points(part)
        )
    };
    let all = players.iter().flat_map(|player| {
        let rows = parts(player).into_iter().enumerate();
        rows.map(|(at, (name, part))| {
            bar(if at == 0 { player.seat.to_string() } else { String::new() }, name, part)
        })
    });
    format!("<div class=\"bars\" aria-hidden=\"true\">{}</div>", all.collect::<String>())
}

fn decisions(report: &CoachReport, seat: Option<Seat>) -> String {
    let worst = worst(&report.analysis, seat);
    if worst.is_empty() {
        return "<p>No decision is known to have cost five points or more.</p>".into();
    }
    let cards = worst.iter().map(|(moment, decision)| decision_card(&report.game, moment, decision));
    format!("<ol class=\"cards\">{}</ol>", cards.collect::<String>())
}

fn decision_card(game: &str, moment: &Moment, decision: &Decision) -> String {
    let label = decision.label.unwrap_or(Label::Inaccuracy);
    format!(
        "<li><p><span class=\"sign {label}\" aria-hidden=\"true\">{}</span> <strong>{label}</strong> of {}, event {}: \
         {} points</p><p>played {}: {}</p><p>better {}: {}</p></li>",
        label.sign(),
        decision.seat,
        moment.event,
        loss(decision),
        words(game, &decision.played),
        percent(decision.played.chance),
        words(game, &decision.best),
        percent(decision.best.chance)
    )
}

fn words(game: &str, choice: &Choice) -> String {
    let meaning = meaning(game, choice).map_or_else(String::new, |text| format!(" ({})", escape(&text)));
    format!("<code>{}</code>{meaning}", escape(&choice.word))
}

fn turning(report: &CoachReport, seat: Option<Seat>) -> String {
    let analysis = &report.analysis;
    if analysis.turning.is_empty() {
        return "<p>No event changed much.</p>".into();
    }
    let card = |place: &usize| {
        let moment = &analysis.moments[*place];
        let who = concerned(moment, seat);
        let (after, change) = (moment.chances.unwrap_or(analysis.result)[who], moment.change[who]);
        format!(
            "<li><p><strong>event {}, {}</strong>: {who} from {} to {} ({})</p><p class=\"told\">{}</p></li>",
            moment.event,
            cause(moment),
            percent(after - change),
            percent(after),
            points(change),
            escape(&told(&report.game, moment))
        )
    };
    format!("<ol class=\"cards\">{}</ol>", analysis.turning.iter().map(card).collect::<String>())
}

/// Every event in a table: what the plot shows, for those who read it.
fn all_events(analysis: &Analysis, seats: &[Seat]) -> String {
    let heads: String = seats.iter().map(|seat| format!("<th scope=\"col\">{seat}</th>")).collect();
    let row = |moment: &Moment| {
        let chance = |seat: &Seat| moment.chances.map_or("–".into(), |chances| percent(chances[*seat]));
        let cells: String = seats.iter().map(|seat| format!("<td>{}</td>", chance(seat))).collect();
        let signs: Vec<&str> =
            moment.decisions.iter().filter_map(|decision| decision.label.map(Label::sign)).collect();
        format!(
            "<tr><td>{}</td><td class=\"words\"><code>{}</code> {}</td>{cells}</tr>\n",
            moment.event,
            escape(&moment.line),
            signs.join(" ")
        )
    };
    let start: String =
        seats.iter().map(|seat| format!("<td>{}</td>", percent(analysis.start[*seat]))).collect();
    format!(
        "<details><summary>All {} events</summary><div class=\"scroll\"><table><thead><tr><th scope=\"col\">event</th>\
         <th scope=\"col\">what happened</th>{heads}</tr></thead><tbody><tr><td>0</td><td class=\"words\">start</td>{start}</tr>\n{}\
         </tbody></table></div></details>",
        analysis.moments.len(),
        analysis.moments.iter().map(row).collect::<String>()
    )
}
