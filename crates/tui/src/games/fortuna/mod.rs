//! Fortuna: marbles and scores, dice and gold bricks, and the calls.

pub(super) mod beats;
mod calls;
mod players;
mod stage;

use super::lists::{self, among, toggle};
use super::names::{name_of, names_of};
use super::offers;
use super::pen::Pen;
use super::touch::TouchPen;
use super::views::{static_data, term, views};
use crate::board::{Board, Scene, Spot, Touched};
use crate::look::Role;
use luckhouse_engine::Seat;
use luckhouse_games::fortuna::{Call, Colour, FortunaView, Group, Line, Phase, Scored};
use luckhouse_shelf::LabelledOffer;
use luckhouse_shelf::games::{FortunaScoreLine, FortunaStaticData};
use luckhouse_words::{Words, id, say};
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
    static_data: FortunaStaticData,
}

impl Table {
    fn of(scene: &Scene) -> Option<Table> {
        let (before, now) = views::<FortunaView>(scene)?;
        let view = if scene.rolling.is_some() { rolling(&before) } else { now };
        Some(Table { view, before, static_data: static_data(scene)? })
    }

    /// What can be called, in order.
    fn calls(&self) -> impl Iterator<Item = &FortunaScoreLine> {
        self.static_data.lines.iter().filter(|line| line.line != Line::Miss)
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

fn call_name(scene: &Scene, call: Call) -> String {
    term(scene, "call", call)
}

/// The name of its call; a miss is none.
fn line_name(scene: &Scene, line: Line) -> String {
    if line == Line::Miss { term(scene, "line", line) } else { call_name(scene, line.call()) }
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
    let (view, words) = (&table.view, &scene.words);
    let who = name_of(scene, view.on_turn);
    let asked = !offers::open(scene).is_empty();
    let verdict_of = |scored| verdict(scene, view.on_turn, scored);
    match view.phase {
        Phase::Starting(starting) => {
            let total = |(seat, total): (Seat, Option<u8>)| {
                total.map(|total| format!("{} {total}, ", name_of(scene, seat)))
            };
            let totals: String = starting.totals.iter().filter_map(total).collect();
            say!(words, "terminal-fortuna-starting", totals, who)
        }
        Phase::Dice => say!(words, "terminal-fortuna-rolls", who),
        Phase::Bricks { .. } => say!(words, "terminal-fortuna-flips", who),
        Phase::PickDice(throw) if asked && table.static_data.groups > 1 => {
            let (group, groups) = (throw.groups.len() + 1, table.static_data.groups);
            say!(words, "terminal-fortuna-pick-dice-group", group, groups)
        }
        Phase::PickDice(_) if asked => say!(words, "terminal-fortuna-pick-dice"),
        Phase::PickDice(_) => say!(words, "terminal-fortuna-picks-dice", who),
        Phase::PickBricks { dice, .. } if asked && table.static_data.groups > 1 => {
            say!(words, "terminal-fortuna-pick-bricks-group", dice = dice.to_string())
        }
        Phase::PickBricks { .. } if asked => say!(words, "terminal-fortuna-pick-bricks"),
        Phase::PickBricks { .. } => say!(words, "terminal-fortuna-picks-bricks", who),
        Phase::Call(_) if asked && table.static_data.groups > 1 => {
            say!(words, "terminal-fortuna-call-groups")
        }
        Phase::Call(_) if asked => say!(words, "terminal-fortuna-call"),
        Phase::Call(_) => say!(words, "terminal-fortuna-calls", who),
        Phase::Challenge { call, .. } => {
            say!(words, "terminal-fortuna-called", who, call = call_name(scene, call))
        }
        Phase::Reward { scored, challengers } if !asked => {
            let (who, verdict) = (names_of(scene, challengers), verdict_of(scored));
            say!(words, "terminal-fortuna-free-for", who, verdict)
        }
        Phase::Reward { scored, .. } | Phase::OwnMarble(scored) => {
            say!(words, "terminal-fortuna-free-marble", verdict = verdict_of(scored))
        }
        Phase::Take(scored) => say!(words, "terminal-fortuna-from-whom", verdict = verdict_of(scored)),
        Phase::Over => ending(scene),
    }
}

fn ending(scene: &Scene) -> String {
    let Some(outcome) = &scene.now.outcome else { return say!(scene.words, "terminal-table-over") };
    say!(scene.words, "terminal-fortuna-won", winners = names_of(scene, outcome.winners))
}

/// `Anne: plain, 2; called Grin, doubted by you; dice 2 4, bricks 2 5.` What matters most stands first.
fn verdict(scene: &Scene, seat: Seat, scored: Scored) -> String {
    let Scored { throw, called, score } = scored;
    let words = &scene.words;
    let called = called.map_or_else(String::new, |called| {
        let call = call_name(scene, called.call);
        let doubters = match called.challengers.len() {
            0 => return say!(words, "terminal-fortuna-verdict-called", call) + " ",
            1 | 2 => names_of(scene, called.challengers),
            many => many.to_string(),
        };
        say!(words, "terminal-fortuna-verdict-doubted", call, doubters) + " "
    });
    let (who, line, points) = (name_of(scene, seat), line_name(scene, score.line), score.points);
    let mut groups = throw.groups.iter();
    if let (Some(Group { dice, bricks }), None) = (groups.next(), groups.next()) {
        let (dice, bricks) = (dice.to_string(), bricks.to_string());
        return say!(words, "terminal-fortuna-verdict", who, scoring = line, points, called, dice, bricks);
    }
    let groups = throw.groups.iter().map(|group| format!("{} | {}", group.dice, group.bricks));
    let groups = groups.collect::<Vec<_>>().join(", ");
    say!(words, "terminal-fortuna-verdict-groups", who, scoring = line, points, called, groups)
}

fn heading(pen: &mut Pen, scene: &Scene, table: &Table) {
    let words = &scene.words;
    let turn = say!(words, "terminal-fortuna-turn", turn = table.view.turns + 1);
    let end = pen.write((1, 0), &turn, Role::Faint);
    if table.static_data.teams {
        let score = |colour: Colour| -> u32 {
            let side = table.view.players.iter().filter(|(_, player)| player.colour == Some(colour));
            side.map(|(_, player)| u32::from(player.score)).sum()
        };
        let (gold, black) = (score(Colour::Gold), score(Colour::Black));
        pen.write((13.max(end + 2), 0), &say!(words, "terminal-fortuna-teams", gold, black), Role::Gold);
    }
    let (hand, dungeon) = (pen.sign("●", "*"), pen.sign("○", "."));
    pen.right(0, &say!(words, "terminal-fortuna-marbles", hand, dungeon), Role::Faint);
}

/// What is neither on the dice nor on the calls: answers, and marbles.
fn answers(pen: &mut TouchPen<Means>, scene: &Scene, y: u16) {
    let buttons = [
        ("accept", id!("terminal-fortuna-accept")),
        ("challenge", id!("terminal-fortuna-challenge")),
        ("free", id!("terminal-fortuna-free")),
        ("leave", id!("terminal-fortuna-leave")),
    ];
    let offers = offers::open(scene);
    let found = buttons.iter().filter_map(|(word, text)| Some((text, plain(offers, word)?)));
    for (y, (text, offer)) in (y..).zip(found) {
        pen.offer((2, y), &scene.words.say(text, &()), &offer.label, Means::Say(offer.word.clone()));
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
        heading(&mut pen, scene, &table);
        players::draw(&mut pen, scene, &table, rows.airy);
        if let (Some(last), Some(y)) = (&table.view.last, rows.last) {
            let role = if table.before.turns == table.view.turns { Role::Faint } else { Role::Fresh };
            let told = verdict(scene, last.seat, last.scored);
            pen.write((1, y), &say!(scene.words, "terminal-fortuna-before", told), role);
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

    fn picked(&self, words: &Words) -> String {
        let faces: Vec<String> = self.picked_faces().iter().map(u8::to_string).collect();
        let kind = match self.kind {
            _ if faces.is_empty() => return String::new(),
            Kind::Dice => say!(words, "terminal-fortuna-dice"),
            Kind::Bricks => say!(words, "terminal-fortuna-bricks"),
        };
        format!("{kind} {}", faces.join(" "))
    }
}

/// Which row each part begins in.
struct Rows {
    /// Is there an empty row between players?
    airy: bool,
    /// What was before; twelve players leave no room for it on the smallest screen.
    last: Option<u16>,
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
    /// Every part but what was before has what it needs in 14 rows; what is left over is given to bricks, calls, dice, and air.
    fn new(height: u16, table: &Table) -> Rows {
        let players = players::rows(table.view.players.seats());
        let kits = stage::kits(table);
        let tablet_rows = u16::try_from(table.calls().count()).unwrap_or(0);
        let mut spare = height.saturating_sub(8 + players);
        let mut take = |rows: u16| {
            let granted = spare >= rows;
            spare -= if granted { rows } else { 0 };
            granted
        };
        let told = take(1);
        let pile = take(3 * (kits - 1));
        let die = if take(if pile && kits > 1 { 0 } else { 2 }) { 5 } else { 3 };
        let tablet = take(tablet_rows);
        let [above, below] = [u16::from(take(1)), u16::from(take(1))];
        let airy = take(players);
        let last = 1 + if airy { 2 * players } else { players };
        let stage = last + u16::from(told) + above;
        let status = stage + die.max(if pile { 3 * kits } else { 3 }) + below;
        let calls = status + 1;
        let answers = calls + 1 + if tablet { tablet_rows } else { 0 };
        Rows { airy, last: told.then_some(last), stage, die, pile, status, calls, tablet, answers }
    }
}
