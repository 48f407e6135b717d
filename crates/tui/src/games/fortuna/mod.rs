//! Fortuna: marbles and scores, dice and gold bricks, and the calls.

mod calls;
mod players;
mod stage;

use super::lists::{self, among, toggle};
use super::names::{name, named, names};
use super::offers;
use super::pen::Pen;
use super::touch::TouchPen;
use super::views::{scenery, term, views};
use crate::board::{Board, Scene, Spot, Touched};
use crate::look::Role;
use luckhouse_engine::{Seat, SeatSet};
use luckhouse_games::fortuna::{Call, Colour, FortunaView, Line, Phase, Scored};
use luckhouse_shelf::LabelledOffer;
use luckhouse_shelf::games::{FortunaScenery, FortunaScoreLine};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use stage::Open;

/// What is picked two by two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kind {
    #[default]
    Dice,
    Bricks,
}

impl Kind {
    /// The word that offers begin with.
    fn word(self) -> &'static str {
        match self {
            Kind::Dice => "dice",
            Kind::Bricks => "bricks",
        }
    }
}

/// What a spot means.
enum Means {
    /// The die or brick in this place is picked, or no longer.
    Pick(usize),
    /// A word is said.
    Say(String),
}

/// The board, and what is picked on it.
#[derive(Default)]
pub(super) struct Fortuna {
    kind: Kind,
    /// What can be picked shows this, as it was drawn last.
    faces: Vec<u8>,
    /// The places that are picked.
    picked: Vec<usize>,
    means: Vec<Means>,
}

/// What is drawn: of a roll that is still going on, how it stood before.
struct Table {
    view: FortunaView,
    before: FortunaView,
    scenery: FortunaScenery,
}

impl Table {
    fn of(scene: &Scene) -> Option<Table> {
        let (before, now) = views::<FortunaView>(scene)?;
        let view = if scene.rolling.is_some() { rolling(&before) } else { now };
        Some(Table { view, before, scenery: scenery(scene)? })
    }

    /// What can be called, in order.
    fn calls(&self) -> impl Iterator<Item = &FortunaScoreLine> {
        self.scenery.lines.iter().filter(|line| line.line != Line::Miss)
    }
}

/// The same while something is rolled; the dice, if it is not known what.
fn rolling(view: &FortunaView) -> FortunaView {
    let phase = match view.phase {
        phase @ (Phase::Starting(_) | Phase::Bricks { .. }) => phase,
        _ => Phase::Dice,
    };
    FortunaView { phase, ..view.clone() }
}

fn call_name(call: Call) -> String {
    term("fortuna", "call", call)
}

/// The name of its call; a miss is none.
fn line_name(line: Line) -> String {
    if line == Line::Miss { term("fortuna", "line", line) } else { call_name(line.call()) }
}

fn name_of(scene: &Scene, seat: Seat) -> String {
    name(scene, &seat.to_string()).to_string()
}

fn ids(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

/// The two faces of an offer to score with some dice or bricks.
fn pair(offer: &LabelledOffer, kind: Kind) -> Option<Vec<u8>> {
    let faces = offer.value.get(kind.word())?.as_array()?;
    Some(faces.iter().filter_map(|face| u8::try_from(face.as_u64()?).ok()).collect())
}

/// The offer that means this and nothing else: `accept`.
fn plain<'a>(offers: &'a [LabelledOffer], word: &str) -> Option<&'a LabelledOffer> {
    offers.iter().find(|offer| offer.value == word)
}

impl Fortuna {
    fn picked_faces(&self) -> Vec<u8> {
        self.picked.iter().filter_map(|place| self.faces.get(*place).copied()).collect()
    }

    /// The offer to score with just these two.
    fn pair_offer<'a>(&self, offers: &'a [LabelledOffer], faces: &[u8]) -> Option<&'a LabelledOffer> {
        offers.iter().find(|offer| pair(offer, self.kind).is_some_and(|two| lists::alike(&two, faces)))
    }

    fn pick(&mut self, scene: &Scene, place: usize) -> Touched {
        toggle(&mut self.picked, place);
        match self.pair_offer(offers::open(scene), &self.picked_faces()) {
            Some(offer) => Touched::Chosen(offer.word.clone()),
            None => Touched::Picked,
        }
    }
}

/// What goes on, in one line.
fn status(scene: &Scene, table: &Table) -> String {
    let view = &table.view;
    let who = name_of(scene, view.on_turn);
    let asked = !offers::open(scene).is_empty();
    let verdict_of = |scored| verdict(scene, view.on_turn, scored);
    match view.phase {
        Phase::Starting(starting) => {
            let total = |(seat, total): (Seat, Option<u8>)| {
                total.map(|total| format!("{} {total}, ", name_of(scene, seat)))
            };
            let totals: String = starting.totals.iter().filter_map(total).collect();
            format!("For the first turn: {totals}{who} to roll.")
        }
        Phase::Dice => format!("{who}: the dice are rolled."),
        Phase::Bricks { .. } => format!("{who}: bricks are flipped."),
        Phase::PickDice(_) if asked => "Score with which dice? Touch two.".into(),
        Phase::PickDice(_) => format!("{who}: which dice?"),
        Phase::PickBricks { .. } if asked => "And with which bricks? Touch two.".into(),
        Phase::PickBricks { .. } => format!("{who}: which bricks?"),
        Phase::Call(_) if asked => "What do you call?".into(),
        Phase::Call(_) => format!("{who}: what is it?"),
        Phase::Challenge { call, .. } => format!("{who}: \"{}!\"", call_name(call)),
        Phase::Reward { scored, .. } if asked => format!("Free a marble? {}", verdict_of(scored)),
        Phase::Reward { scored, challengers } => {
            format!("A marble for {}? {}", names(scene, &ids(challengers)), verdict_of(scored))
        }
        Phase::OwnMarble(scored) => format!("Free a marble? {}", verdict_of(scored)),
        Phase::Take(scored) => format!("Marbles from whom? {}", verdict_of(scored)),
        Phase::Over => ending(scene),
    }
}

fn ending(scene: &Scene) -> String {
    let Some(outcome) = &scene.now.outcome else { return "The game is over.".into() };
    format!("The game is over: {} won.", names(scene, &ids(outcome.winners)))
}

/// `Anne: plain, 2; called Grin, doubted by you; dice 2 4, bricks 2 5.` What matters most stands first.
fn verdict(scene: &Scene, seat: Seat, scored: Scored) -> String {
    let Scored { throw, called, score } = scored;
    let called = called.map_or_else(String::new, |called| {
        let doubted = match ids(called.challengers).as_slice() {
            [] => String::new(),
            some @ ([_] | [_, _]) => format!(", doubted by {}", names(scene, some)),
            many => format!(", doubted by {}", many.len()),
        };
        format!("called {}{doubted}; ", call_name(called.call))
    });
    let (who, line) = (name_of(scene, seat), line_name(score.line));
    format!("{who}: {line}, {}; {called}dice {}, bricks {}.", score.points, throw.dice, throw.bricks)
}

fn heading(pen: &mut Pen, table: &Table) {
    pen.write((1, 0), &format!("Turn {}", table.view.turns + 1), Role::Faint);
    if table.scenery.teams {
        let score = |colour: Colour| -> u32 {
            let side = table.view.players.iter().filter(|(_, player)| player.colour == Some(colour));
            side.map(|(_, player)| u32::from(player.score)).sum()
        };
        let (gold, black) = (score(Colour::Gold), score(Colour::Black));
        pen.write((13, 0), &format!("Gold {gold} : {black} Black"), Role::Gold);
    }
    let (hand, dungeon) = (pen.sign("●", "*"), pen.sign("○", "."));
    pen.right(0, &format!("marbles: {hand} in hand, {dungeon} in the dungeon"), Role::Faint);
}

/// What is neither on the dice nor on the calls: answers, and marbles.
fn answers(pen: &mut TouchPen<Means>, scene: &Scene, y: u16) {
    let words = [("accept", "Accept"), ("challenge", "Challenge"), ("free", "Free"), ("leave", "Leave")];
    let offers = offers::open(scene);
    let found = words.iter().filter_map(|(word, text)| Some((text, plain(offers, word)?)));
    for (y, (text, offer)) in (y..).zip(found) {
        pen.offer((2, y), text, &named(scene, &offer.label), Means::Say(offer.word.clone()));
    }
}

impl Board for Fortuna {
    fn draw(&mut self, scene: &Scene, area: Rect, into: &mut Buffer) -> Vec<Spot> {
        let Some(table) = Table::of(scene) else { return Vec::new() };
        self.kind =
            if matches!(table.view.phase, Phase::PickBricks { .. }) { Kind::Bricks } else { Kind::Dice };
        let open = Open::on(&table.view);
        self.faces = if self.kind == Kind::Bricks { open.bricks } else { open.dice };

        let mut pen = TouchPen::new(scene, area, into);
        let rows = Rows::new(pen.height(), &table);
        heading(&mut pen, &table);
        players::draw(&mut pen, scene, &table, rows.airy);
        if let Some(last) = &table.view.last {
            let role = if table.before.turns == table.view.turns { Role::Faint } else { Role::Fresh };
            let told = verdict(scene, last.seat, last.scored);
            pen.write((1, rows.last), &format!("Before: {told}"), role);
        }
        stage::draw(&mut pen, scene, &table, self, &rows);
        pen.write((1, rows.status), &status(scene, &table), Role::Strong);
        calls::draw(&mut pen, scene, &table, &rows);
        answers(&mut pen, scene, rows.answers);
        let (spots, means) = pen.finish();
        self.means = means;
        spots
    }

    fn touch(&mut self, scene: &Scene, spot: usize) -> Touched {
        match self.means.get(spot) {
            Some(Means::Pick(place)) => {
                let place = *place;
                self.pick(scene, place)
            }
            Some(Means::Say(word)) => offers::say(scene, word),
            None => Touched::Nothing,
        }
    }

    fn fits(&self, offer: &LabelledOffer) -> bool {
        let picked = self.picked_faces();
        picked.is_empty() || pair(offer, self.kind).is_some_and(|two| among(&picked, &two))
    }

    fn forget(&mut self) {
        self.picked.clear();
    }

    fn picked(&self) -> String {
        let faces: Vec<String> = self.picked_faces().iter().map(u8::to_string).collect();
        if faces.is_empty() { String::new() } else { format!("{} {}", self.kind.word(), faces.join(" ")) }
    }
}

/// Which row each part begins in.
struct Rows {
    /// Is there an empty row between players?
    airy: bool,
    last: u16,
    stage: u16,
    /// How high a die is.
    die: u16,
    /// Are all bricks drawn, and not only those that lie open?
    pile: bool,
    status: u16,
    calls: u16,
    /// Are the calls a table, and not only a row?
    tablet: bool,
    answers: u16,
}

impl Rows {
    /// Every part has what it needs in 14 rows; what is left over is given to bricks, calls, dice, and air.
    fn new(height: u16, table: &Table) -> Rows {
        let players = players::rows(table.view.players.seats());
        let kits = stage::kits(table);
        let tablet_rows = u16::try_from(table.calls().count()).unwrap_or(0);
        let mut spare = height.saturating_sub(9 + players);
        let mut take = |rows: u16| {
            let granted = spare >= rows;
            spare -= if granted { rows } else { 0 };
            granted
        };
        let pile = take(3 * (kits - 1));
        let die = if take(if pile && kits > 1 { 0 } else { 2 }) { 5 } else { 3 };
        let tablet = take(tablet_rows);
        let [above, below] = [u16::from(take(1)), u16::from(take(1))];
        let airy = take(players);
        let last = 1 + if airy { 2 * players } else { players };
        let stage = last + 1 + above;
        let status = stage + die.max(if pile { 3 * kits } else { 3 }) + below;
        let calls = status + 1;
        let answers = calls + 1 + if tablet { tablet_rows } else { 0 };
        Rows { airy, last, stage, die, pile, status, calls, tablet, answers }
    }
}
