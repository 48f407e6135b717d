//! Lantern: the sheet as a night map, the dice, and the adventurer's strength.

pub(super) mod beats;
mod dice;
mod draft;
mod map;
pub(super) mod sheet;
mod strength;
mod uses;

use super::lists::{self, among, toggle};
use super::offers;
use super::pen::Pen;
use super::texts::columns;
use super::touch::TouchPen;
use super::views::{static_data, term, views};
use crate::board::{Board, Scene, Spot, Touched};
use crate::look::Role;
use draft::Draft;
use luckhouse_games::lantern::{LanternView, Phase, Sheet, Zone};
use luckhouse_shelf::LabelledOffer;
use luckhouse_shelf::games::LanternStaticData;
use luckhouse_words::{Words, id, say};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// What a spot means.
enum Means {
    /// The die in this place is picked, or no longer; in the setup it is taken up.
    Die(usize),
    /// The die in hand goes to this place.
    Place(usize),
    /// Every die has its place.
    SetOut,
    /// A word is said.
    Say(String),
}

/// The board, and what is picked on it.
#[derive(Default)]
pub(super) struct Lantern {
    /// What the dice show, as they were drawn last.
    dice: Vec<u8>,
    /// The places of the dice that something is to be done to.
    picked: Vec<usize>,
    draft: Draft,
    setup: bool,
    means: Vec<Means>,
}

/// What is drawn: of a roll that is still going on, how it stood before.
struct Journey {
    view: LanternView,
    before: LanternView,
    static_data: LanternStaticData,
    /// The dice as they lie; nothing for one in the air.
    dice: Vec<Option<u8>>,
    /// Those that came up new.
    fresh: Vec<bool>,
}

impl Journey {
    fn of(scene: &Scene) -> Option<Journey> {
        let (before, now) = views::<LanternView>(scene)?;
        let static_data: LanternStaticData = static_data(scene)?;
        let (all, new) = (usize::from(static_data.dice), faces(&now));
        let old = if before.zone == now.zone { faces(&before) } else { Vec::new() };
        let (lying, fresh) = match scene.rolling {
            Some(_) => (lists::both(&old, &new), vec![false; all]),
            None => (new.clone(), lists::fresh(&new, &old)),
        };
        let dice = (0..all).map(|place| lying.get(place).copied()).collect();
        let view = if scene.rolling.is_some() { before.clone() } else { now };
        Some(Journey { view, before, static_data, dice, fresh })
    }
}

/// The dice that lie on the table.
fn faces(view: &LanternView) -> Vec<u8> {
    view.dice().map_or_else(Vec::new, |dice| dice.faces().collect())
}

/// Before the journey?
fn is_setup(view: &LanternView) -> bool {
    matches!(view.phase, Phase::Setup | Phase::Offer(_) | Phase::Assign(_))
}

fn zone_name(scene: &Scene, zone: &Zone) -> String {
    scene.words.term("lantern", "place", &zone.name)
}

impl Lantern {
    fn picked_faces(&self) -> Vec<u8> {
        self.picked.iter().filter_map(|place| self.dice.get(*place).copied()).collect()
    }

    /// Buttons that are no place on the sheet.
    fn buttons(&self, pen: &mut TouchPen<Means>, scene: &Scene, y: u16) {
        let offers = offers::open(scene);
        let buttons = [("again", id!("terminal-lantern-roll-again")), ("keep", id!("terminal-lantern-keep"))];
        let found = buttons
            .iter()
            .filter_map(|(word, text)| Some((text, offers.iter().find(|offer| offer.value == *word)?)));
        for (row, (text, offer)) in (y..).zip(found) {
            pen.offer((2, row), &scene.words.say(text, &()), &offer.label, Means::Say(offer.word.clone()));
        }
        if let Some(offer) = self.assignment(scene) {
            let text = say!(scene.words, "terminal-lantern-set-out");
            pen.offer((2, y), &text, &offer.label, Means::SetOut);
        }
    }

    /// The offer that says where all the dice are, once they are.
    fn assignment<'a>(&self, scene: &Scene<'a>) -> Option<&'a LabelledOffer> {
        let complete = self.setup && self.draft.is_complete();
        offers::open(scene).iter().find(|offer| complete && self.draft.fits(offer, &self.dice))
    }

    fn touch_die(&mut self, die: usize) -> Touched {
        if self.setup {
            self.draft.touch_die(die);
        } else {
            toggle(&mut self.picked, die);
        }
        Touched::Picked
    }
}

/// What goes on, in one line.
fn status(scene: &Scene, journey: &Journey, board: &Lantern) -> String {
    let (view, words) = (&journey.view, &scene.words);
    let (zone, place) = (view.zone, zone_name(scene, view.here()));
    let asked = !offers::open(scene).is_empty();
    match view.phase {
        Phase::Offer(_) => say!(words, "terminal-lantern-low"),
        Phase::Assign(_) | Phase::Fight(_) | Phase::Reward if !asked => {
            say!(words, "terminal-lantern-in-zone", zone, place)
        }
        Phase::Assign(_) if board.draft.is_complete() => say!(words, "terminal-lantern-all-placed"),
        Phase::Assign(_) if board.draft.hand.is_some() => say!(words, "terminal-lantern-where"),
        Phase::Assign(_) => say!(words, "terminal-lantern-assign"),
        Phase::Enter => say!(words, "terminal-lantern-enter", zone, place),
        Phase::Fight(_) if board.picked.is_empty() => say!(words, "terminal-lantern-fight"),
        Phase::Fight(_) => say!(words, "terminal-lantern-picked", picked = board.picked(words)),
        Phase::Reroll(_) => say!(words, "terminal-lantern-reroll"),
        Phase::Reward => say!(words, "terminal-lantern-reward"),
        Phase::Won(_) => won(scene, journey),
        Phase::Lost(_) => say!(words, "terminal-lantern-lost", zone),
        Phase::Setup => say!(words, "terminal-lantern-setup"),
    }
}

fn won(scene: &Scene, journey: &Journey) -> String {
    let crossed = journey.view.abilities.crossed();
    let fits = journey.static_data.titles.iter().find(|title| title.most.is_none_or(|most| crossed <= most));
    let title = fits.map_or_else(String::new, |title| term(scene, "title", title.title));
    say!(scene.words, "terminal-lantern-won", crossed, title)
}

fn heading(pen: &mut Pen, scene: &Scene, view: &LanternView) {
    let x = pen.texts(
        (1, 0),
        &[(pen.sign("✶", "*"), Role::Gold), (" ", Role::Plain), (view.sheet.name(), Role::Strong)],
    );
    let zones = view.sheet.zones().len();
    let (zone, crossed) = (view.zone, view.abilities.crossed());
    let crossed = say!(scene.words, "terminal-lantern-heading", zone, zones, crossed);
    let room = pen.width().saturating_sub(x + columns(&crossed) + 6);
    let gist = if is_setup(view) { gist(scene, view) } else { String::new() };
    if columns(&gist) <= room {
        pen.write((x + 2, 0), &gist, Role::Faint);
    }
    pen.right(0, &crossed, Role::Faint);
}

/// What is to be known of the sheet at a glance; of one's own sheet, its first sentence. What is to be said of the printed
/// one stands in the rules.
fn gist(scene: &Scene, view: &LanternView) -> String {
    if view.sheet == Sheet::last_fortress() {
        return String::new();
    }
    let name = view.sheet.name();
    let said = scene.words.term("lantern", "gist", name);
    if said == name { view.sheet.note().split_inclusive('.').next().unwrap_or("").into() } else { said }
}

/// Sentences, as many on a line as fit.
fn tell(pen: &mut Pen, sentences: &[String], y: u16) {
    let (mut x, mut y) = (2, y);
    for sentence in sentences {
        if x > 2 && x + columns(sentence) > pen.width() {
            (x, y) = (2, y + 1);
        }
        x = pen.write((x, y), sentence, Role::Faint) + 3;
    }
}

impl Board for Lantern {
    fn draw(&mut self, scene: &Scene, area: Rect, into: &mut Buffer) -> Vec<Spot> {
        let Some(journey) = Journey::of(scene) else { return Vec::new() };
        self.dice = faces(&journey.view);
        self.setup = matches!(journey.view.phase, Phase::Assign(_));
        let mut pen = TouchPen::new(scene, area, into);
        let plan = Plan::new(pen.width(), pen.height(), &journey.view);
        heading(&mut pen, scene, &journey.view);
        map::sky(&mut pen, 1, plan.sky);
        map::draw(&mut pen, scene, &journey.view, 1 + plan.sky, plan.whole_map);
        dice::draw(&mut pen, scene, &journey, self, &plan);
        let untold = strength::draw(&mut pen, scene, &journey, self, plan.strength);
        pen.write((1, plan.status), &status(scene, &journey, self), Role::Strong);
        self.buttons(&mut pen, scene, plan.status + 1);
        tell(&mut pen, &untold, plan.status + 1);
        let (spots, means) = pen.finish();
        self.means = means;
        spots
    }

    fn touch(&mut self, scene: &Scene, spot: usize) -> Touched {
        match self.means.get(spot) {
            Some(Means::Die(die)) => {
                let die = *die;
                self.touch_die(die)
            }
            Some(Means::Place(place)) => {
                self.draft.touch_place(*place);
                Touched::Picked
            }
            Some(Means::SetOut) => {
                self.assignment(scene).map_or(Touched::Nothing, |offer| Touched::Chosen(offer.word.clone()))
            }
            Some(Means::Say(word)) => offers::say(scene, word),
            None => Touched::Nothing,
        }
    }

    fn fits(&self, offer: &LabelledOffer) -> bool {
        if self.setup {
            return self.draft.fits(offer, &self.dice);
        }
        let picked = self.picked_faces();
        picked.is_empty() || uses::dice_of(offer).is_some_and(|dice| among(&picked, &dice))
    }

    fn by_touch(&self) -> bool {
        self.setup
    }

    fn forget(&mut self) {
        self.picked.clear();
        self.draft = Draft::default();
    }

    fn picked(&self, words: &Words) -> String {
        if self.setup {
            return self.draft.told(&self.dice, words);
        }
        let faces: Vec<String> = self.picked_faces().iter().map(u8::to_string).collect();
        faces.join(" ")
    }
}

/// Where each part is.
struct Plan {
    /// Rows of sky.
    sky: u16,
    /// Is the whole road drawn, and not only where the lantern is?
    whole_map: bool,
    dice: u16,
    /// How wide and high a die is.
    die: (u16, u16),
    /// Column and row.
    strength: (u16, u16),
    status: u16,
}

/// From so many rows on dice have pips, and the strength is below them.
const STACKED: u16 = 24;

impl Plan {
    /// In 14 rows the strength is beside the dice; where there is more room the dice are larger and lie above it.
    fn new(width: u16, height: u16, view: &LanternView) -> Plan {
        let stretches = map::stretches(view);
        let stacked = height >= STACKED;
        let needed = if stacked { STACKED } else { 14 };
        let whole_map = height >= needed + map::ROWS * (stretches - 1);
        let road = map::ROWS * if whole_map { stretches } else { 1 };
        let spare = height.saturating_sub(needed + road - map::ROWS);
        let sky = spare.min(3);
        let top = 2 + sky + road;
        let wide = width >= 100;
        let die = if stacked || (wide && spare >= 2) { (9, 5) } else { (5, 3) };
        let strength = if stacked { (2, top + die.1 + 4) } else { (6 * die.0 + 5, top) };
        let status = (top + die.1 + 3).max(strength.1 + strength::ROWS) + u16::from(stacked);
        Plan { sky, whole_map, dice: top, die, strength, status }
    }
}
