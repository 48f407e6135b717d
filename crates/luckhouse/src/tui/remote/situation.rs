//! How things stand at a table far away, as the screen wants to know it.

use super::Stands;
use crate::failure::Failure;
use crate::join::door::free_seats;
use crate::join::link::{Link, labelled};
use crate::join::screen::plain;
use crate::join::told;
use luckhouse_engine::Seat;
use luckhouse_server::client::Client;
use luckhouse_server::protocol::{Entry, Now, Stage, Standing, TableInfo, What};
use luckhouse_shelf::find;
use luckhouse_tui::source::{Player, Situation};

/// Tells how things stand, and remembers what takes long to find out.
#[derive(Default)]
pub(super) struct Teller {
    /// What the dice of the finished game at this table have proved.
    verdict: Option<(String, String)>,
}

impl Teller {
    /// How things stand; nothing as long as the house has not said so.
    ///
    /// # Errors
    /// If this program does not know the game.
    pub(super) fn stands(&mut self, link: &Link) -> Result<Option<Stands>, Failure> {
        let client = link.client();
        let Some((table, now)) = client.table().zip(client.now()) else { return Ok(None) };
        let game = find(&table.game).map_err(|_| unknown(table))?;
        let rests = client.is_at_rest() && !link.has_words();
        let offers = |offers| if rests { labelled(&table.game, offers) } else { Vec::new() };
        let situation = Situation {
            game: game.about().name,
            title: plain(&table.title),
            options: table.options.clone(),
            scenery: table.scenery.clone(),
            players: players(client, now),
            seat: client.seat().and_then(seat_of),
            view: now.view.clone(),
            picture: plain(now.picture.as_deref().unwrap_or_default()),
            offers: offers(&now.offers),
            shortcuts: offers(&now.shortcuts),
            by_hand: None,
            story: self.story(link),
            events: client.story().len(),
            rolled: lines(client).last().is_some_and(|entry| is_roll(entry)),
            chances: None,
            may_undo: now.may_take_back && rests,
            hand_over: None,
            outcome: now.outcome.as_ref().map(told::outcome),
            waiting: waiting(link, table, now),
        };
        let deadline = now.deadline.filter(|_| now.stage == Stage::Playing);
        let log = client.log().unwrap_or_default();
        Ok(Some(Stands { now: situation, deadline, farewell: link.how_to_return(), log }))
    }

    /// What happened, in sentences, and what the dice have proved.
    fn story(&mut self, link: &Link) -> Vec<String> {
        let client = link.client();
        let game = client.table().map_or("", |table| &table.game);
        let told = lines(client).into_iter().filter_map(|entry| told::sentence(game, entry, client.people()));
        let told = told.map(|sentence| plain(&sentence));
        told.chain(self.verdict(link)).collect()
    }

    fn verdict(&mut self, link: &Link) -> Option<String> {
        let table = &link.client().ticket().table;
        if !link.is_over() {
            return None;
        }
        if self.verdict.as_ref().is_none_or(|(proved, _)| proved != table) {
            self.verdict = Some((table.clone(), link.verdict()));
        }
        self.verdict.as_ref().map(|(_, verdict)| verdict.clone())
    }
}

fn unknown(table: &TableInfo) -> Failure {
    let title = plain(&table.title);
    Failure::Failed(format!("{title} is not on the shelf here: expected a newer program, or `--plain`"))
}

/// What happened and still counts.
fn lines(client: &Client) -> Vec<&Entry> {
    let mut lines: Vec<&Entry> = Vec::new();
    for entry in client.story() {
        if let What::TakenBack { keep, .. } = entry.what {
            lines.retain(|line| line.n <= keep || !matches!(line.what, What::Line { .. }));
        }
        lines.push(entry);
    }
    lines
}

/// Chance stands in the log under a star.
fn is_roll(entry: &Entry) -> bool {
    matches!(&entry.what, What::Line { line, .. } if line.starts_with('*'))
}

fn seat_of(number: u8) -> Option<Seat> {
    (1..=Seat::MAX).contains(&usize::from(number)).then(|| Seat::at(usize::from(number) - 1))
}

fn players(client: &Client, now: &Now) -> Vec<Player> {
    let player = |standing: &Standing| {
        let person = standing.person.as_ref();
        Some(Player {
            seat: seat_of(standing.seat)?,
            name: person.map_or("(free)".into(), |person| plain(&person.name)),
            you: client.seat() == Some(standing.seat),
            bot: person.is_some_and(|person| person.bot.is_some()),
            chooses: now.waiting.contains(&standing.seat),
            // Who is out stands in the view; the house does not say it besides.
            in_play: true,
        })
    };
    client.people().map_or(Vec::new(), |people| people.seats.iter().filter_map(player).collect())
}

/// What is being waited for.
fn waiting(link: &Link, table: &TableInfo, now: &Now) -> String {
    let client = link.client();
    if link.lost().is_some() {
        return "The connection is lost: trying again".into();
    }
    let free = client.people().map_or(0, |people| free_seats(people).len());
    match now.stage {
        Stage::Gathering if client.seat() == table.host && free > 0 => {
            format!("{} here: {} (`fill steady` seats bots)", seats_free(free), link.place().address)
        }
        Stage::Gathering => format!("{} here: {}", seats_free(free), link.place().address),
        Stage::Opening => "Everybody is here and opens what they add to the dice".into(),
        Stage::Over => "The game is over".into(),
        Stage::Playing if link.is_asked() => "Your turn".into(),
        Stage::Playing => {
            let others: Vec<String> =
                now.waiting.iter().map(|seat| told::called(client.people(), *seat)).collect();
            plain(&format!("Waiting for {}", others.join(", ")))
        }
    }
}

fn seats_free(free: usize) -> String {
    if free == 1 { "One seat is free".into() } else { format!("{free} seats are free") }
}
