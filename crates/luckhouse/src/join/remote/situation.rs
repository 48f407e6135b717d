//! How things stand at a table far away, as the screen wants to know it.

use super::Stands;
use crate::failure::Failure;
use crate::join::door::free_seats;
use crate::join::link::{Link, labelled};
use crate::join::told;
use crate::play::screen::plain;
use luckhouse_engine::Seat;
use luckhouse_server::client::Client;
use luckhouse_server::protocol::{Entry, Fact, Now, Stage, Standing, TableInfo, What};
use luckhouse_shelf::find;
use luckhouse_tui::source::{Player, Situation, Told};
use luckhouse_words::{Words, say};

/// Tells how things stand, and remembers what takes long to find out.
#[derive(Default)]
pub(super) struct Teller {
    /// What the dice of the finished game at this table have proved.
    verdict: Option<(String, String)>,
    /// The table and the number of the last entry that was told; nothing if what is new is not to be shown one by one.
    last: Option<(String, u32)>,
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
        let names = |id: &str| player_name(client, id);
        let words = Words::spoken().called(&names);
        let offers = |offers| if rests { labelled(&words, &table.game, offers) } else { Vec::new() };
        let (numbers, mut story): (Vec<usize>, Vec<String>) = story(link).into_iter().unzip();
        let verdict = self.verdict(link);
        story.extend(verdict.clone());
        let situation = Situation {
            game: game.about().name,
            title: plain(&table.title),
            options: table.options.clone(),
            static_data: table.static_data.clone(),
            players: players(client, now),
            seat: client.seat().and_then(seat_of),
            view: now.view.clone(),
            picture: plain(now.picture.as_deref().unwrap_or_default()),
            offers: offers(&now.offers),
            shortcuts: offers(&now.shortcuts),
            by_hand: None,
            story,
            events: lines(client).iter().rfind(|entry| is_told(entry)).map_or(0, |entry| entry.n as usize),
            others_wait: now.deadline.is_some() || others(client),
            chances: None,
            may_undo: now.may_take_back && rests,
            hand_over: None,
            outcome: now.outcome.as_ref().map(told::outcome),
            waiting: waiting(link, table, now),
        };
        let deadline = now.deadline.filter(|_| now.stage == Stage::Playing);
        let log = client.log().unwrap_or_default();
        let farewell = link.how_to_return();
        Ok(Some(Stands { now: situation, numbers, deadline, farewell, log, verdict }))
    }

    /// What comes next is not shown one by one: whoever was away is told how things stand.
    pub(super) fn forget(&mut self) {
        self.last = None;
    }

    /// What is new since this was last asked, entry by entry; nothing if a choice was taken back, or one was away.
    pub(super) fn told(&mut self, link: &Link) -> Vec<Told> {
        let client = link.client();
        let (table, story) = (client.ticket().table.clone(), client.story());
        let newest = story.last().map_or(0, |entry| entry.n);
        let last = self.last.replace((table.clone(), newest));
        let Some((_, last)) = last.filter(|(before, _)| *before == table) else { return Vec::new() };
        let fresh: Vec<&Entry> = story.iter().filter(|entry| entry.n > last && is_told(entry)).collect();
        let turned_back =
            |entry: &&Entry| matches!(entry.what, What::TakenBack { .. } | What::Unsealed { .. });
        if fresh.iter().any(turned_back) {
            return Vec::new();
        }
        let game = client.table().map_or("", |table| &table.game);
        let mut all: Vec<Told> = fresh.into_iter().map(|entry| told(game, entry, client)).collect();
        if let Some((last, now)) = all.last_mut().zip(client.now()) {
            last.view = Some(now.view.clone());
        }
        all
    }

    /// What the dice have proved, when the game is over.
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

/// What happened, in sentences, each with its number.
fn story(link: &Link) -> Vec<(usize, String)> {
    let client = link.client();
    let game = client.table().map_or("", |table| &table.game);
    let told =
        |entry: &Entry| Some((entry.n as usize, plain(&told::sentence(game, entry, client.people())?)));
    lines(client).into_iter().filter_map(told).collect()
}

fn unknown(table: &TableInfo) -> Failure {
    let title = plain(&table.title);
    Failure::Failed(say!(Words::spoken(), "terminal-join-newer-program", title))
}

/// Whoever sits at `p2`, by name.
fn player_name(client: &Client, id: &str) -> String {
    let seats = client.people().map_or(&[][..], |people| &people.seats);
    let standing = seats.iter().find(|standing| format!("p{}", standing.seat) == id);
    let person = standing.and_then(|standing| standing.person.as_ref());
    person.map_or_else(|| id.into(), |person| plain(&person.name))
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

/// Is there something to say of it?
fn is_told(entry: &Entry) -> bool {
    !matches!(entry.what, What::Fair { .. } | What::Kept | What::Proof { .. } | What::Gone)
}

/// Does another person play here?
fn others(client: &Client) -> bool {
    let seats = client.people().map_or(&[][..], |people| &people.seats);
    let person = |standing: &Standing| standing.person.as_ref().is_some_and(|person| person.bot.is_none());
    seats.iter().any(|standing| client.seat() != Some(standing.seat) && person(standing))
}

/// One entry of the story, for whoever shows it.
fn told(game: &str, entry: &Entry, client: &Client) -> Told {
    let (facts, view, actors) = match &entry.what {
        What::Line { line, facts, view } => (Fact::bare(facts.clone()), view.clone(), Told::actors(line)),
        _ => (Vec::new(), None, Vec::new()),
    };
    let sentences = match facts.is_empty() {
        true => told::sentence(game, entry, client.people()).into_iter().collect(),
        false => facts.iter().map(|fact| Words::spoken().fact(game, fact)).collect::<Vec<_>>(),
    };
    let sentences = sentences.iter().map(|sentence| plain(sentence)).collect();
    Told { events: entry.n as usize, facts, sentences, view, actors }
}

fn seat_of(number: u8) -> Option<Seat> {
    (1..=Seat::MAX).contains(&usize::from(number)).then(|| Seat::at(usize::from(number) - 1))
}

fn players(client: &Client, now: &Now) -> Vec<Player> {
    let player = |standing: &Standing| {
        let person = standing.person.as_ref();
        Some(Player {
            seat: seat_of(standing.seat)?,
            name: person.map_or_else(
                || say!(Words::spoken(), "terminal-join-free-seat"),
                |person| plain(&person.name),
            ),
            you: client.seat() == Some(standing.seat),
            bot: person.and_then(|person| person.bot.clone()),
            chooses: now.waiting.contains(&standing.seat),
            // Who is out stands in the view; the house does not say it besides.
            in_play: true,
        })
    };
    client.people().map_or(Vec::new(), |people| people.seats.iter().filter_map(player).collect())
}

/// What is being waited for.
fn waiting(link: &Link, table: &TableInfo, now: &Now) -> String {
    let (client, words, address) = (link.client(), Words::spoken(), link.place().address.to_string());
    if link.lost().is_some() {
        return say!(words, "terminal-join-trying-again");
    }
    let free = client.people().map_or(0, |people| free_seats(people).len());
    match now.stage {
        Stage::Gathering if client.seat() == table.host && free > 0 => {
            say!(words, "terminal-join-seats-free-fill", free, link = address)
        }
        Stage::Gathering => say!(words, "terminal-join-seats-free", free, link = address),
        Stage::Opening => say!(words, "terminal-join-opening"),
        Stage::Over => say!(words, "terminal-join-over"),
        Stage::Playing if link.is_asked() => say!(words, "terminal-join-your-turn"),
        Stage::Playing => {
            let others: Vec<String> =
                now.waiting.iter().map(|seat| told::called(client.people(), *seat)).collect();
            plain(&say!(words, "terminal-join-waiting-for", names = others.join(", ")))
        }
    }
}
