//! Booty Dice: pirates with what they own, and six dice to mark for rolling.

pub(super) mod beats;
mod crew;
mod dice;
mod faces;
mod legend;

use super::lists::{self, alike, among, toggle};
use super::names::{name_of, names_of};
use super::offers;
use super::pen::Pen;
use super::texts::columns;
use super::touch::TouchPen;
use super::views::{static_data, term, views};
use crate::board::{Board, Scene, Spot, Touched};
use crate::look::Role;
use luckhouse_engine::Seat;
use luckhouse_games::booty_dice::{BootyView, Face, Faces, Phase, Throw};
use luckhouse_shelf::LabelledOffer;
use luckhouse_shelf::games::{BootyComboDice, BootyStaticData};
use luckhouse_words::{Words, id, say};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// What a spot means.
enum Means {
    /// The die in this place is marked for rolling, or no longer.
    Die(usize),
    /// A word is said.
    Say(String),
}

/// The board, and which dice are marked on it.
#[derive(Default)]
pub(super) struct BootyDice {
    /// What the dice show, as they were drawn last.
    dice: Vec<Face>,
    /// The places of the dice that are to be rolled.
    marked: Vec<usize>,
    means: Vec<Means>,
}

/// What is drawn: of a roll that is still going on, how it stood before.
struct Deck {
    view: BootyView,
    before: BootyView,
    static_data: BootyStaticData,
    /// The dice as they lie; nothing for one in the air.
    dice: Vec<Option<Face>>,
    /// Those that came up new.
    fresh: Vec<bool>,
}

/// The dice that lie on the table.
fn dice_on(view: &BootyView) -> Vec<Face> {
    let dice = match view.phase {
        Phase::Rolling { kept, .. } => kept,
        Phase::Deciding(throw) | Phase::Robbing { throw, .. } | Phase::Attacking { throw, .. } => throw.dice,
        Phase::Naming | Phase::WhoStarts { .. } | Phase::Over { .. } => Faces::EMPTY,
    };
    dice.iter().collect()
}

impl Deck {
    fn of(scene: &Scene) -> Option<Deck> {
        let (before, now) = views::<BootyView>(scene)?;
        let static_data = static_data(scene)?;
        let view = if scene.rolling.is_some() { before.clone() } else { now.clone() };
        let old = if before.turns == now.turns { dice_on(&before) } else { Vec::new() };
        let (shown, new) = (dice_on(&view), dice_on(&now));
        let lying = match scene.rolling {
            // Dice that are not there any more have acted already: those that were kept still lie there.
            Some(_) if !new.is_empty() => lists::both(&shown, &new),
            _ => shown,
        };
        let fresh = match scene.rolling {
            Some(_) => vec![false; lying.len()],
            None => lists::fresh(&lying, &old),
        };
        let dice = (0..Faces::DICE).map(|place| lying.get(place).copied()).collect();
        Some(Deck { view, before, static_data, dice, fresh })
    }

    /// Do the dice that lie there make this?
    fn makes(&self, combo: &BootyComboDice) -> bool {
        let lying: Vec<Face> = self.dice.iter().flatten().copied().collect();
        among(&combo.dice.iter().collect::<Vec<_>>(), &lying)
    }

    /// The combos that lie there.
    fn combos(&self) -> impl Iterator<Item = &BootyComboDice> {
        self.static_data.combos.iter().filter(|combo| self.makes(combo))
    }
}

/// The faces that an offer rolls again, of these dice.
fn rolled(offer: &LabelledOffer, dice: &[Face]) -> Option<Vec<Face>> {
    if offer.value == "roll-all" {
        return Some(dice.to_vec());
    }
    let letters = offer.value.get("roll")?.as_array()?;
    Some(letters.iter().filter_map(|letter| letter.as_str()?.parse().ok()).collect())
}

/// Something to be done to a pirate.
struct Aim {
    /// The field of the offer that names the pirate.
    field: &'static str,
    /// The message with what is written on the button.
    name: &'static str,
    deed: Deed,
}

/// What it is.
enum Deed {
    Rob,
    Attack,
    Begin,
}

const AIMS: [Aim; 3] = [
    Aim { field: "rob", name: id!("terminal-booty-dice-rob"), deed: Deed::Rob },
    Aim { field: "attack", name: id!("terminal-booty-dice-attack"), deed: Deed::Attack },
    Aim { field: "begin", name: id!("terminal-booty-dice-begin"), deed: Deed::Begin },
];

/// What can be done to a pirate, and the offer.
fn aimed(offers: &[LabelledOffer], pirate: Seat) -> Option<(&'static Aim, &LabelledOffer)> {
    offers.iter().find_map(|offer| {
        let aim = AIMS.iter().find(|aim| offer.value[aim.field] == pirate.to_string())?;
        Some((aim, offer))
    })
}

impl BootyDice {
    fn marked_faces(&self) -> Vec<Face> {
        self.marked.iter().filter_map(|place| self.dice.get(*place).copied()).collect()
    }

    /// The offer to roll what is marked; all dice, if nothing is.
    fn roll<'a>(&self, offers: &'a [LabelledOffer]) -> Option<&'a LabelledOffer> {
        let marked = if self.marked.is_empty() { self.dice.clone() } else { self.marked_faces() };
        offers.iter().find(|offer| rolled(offer, &self.dice).is_some_and(|dice| alike(&dice, &marked)))
    }

    /// The two things to do with the dice.
    fn acts(&self, pen: &mut TouchPen<Means>, scene: &Scene, y: u16) {
        let offers = offers::open(scene);
        if let Some(offer) = self.roll(offers) {
            let dice = if self.marked.is_empty() { Faces::DICE } else { self.marked.len() };
            let text = say!(scene.words, "terminal-booty-dice-roll-dice", dice);
            pen.offer((2, y), &text, &offer.label, Means::Say(offer.word.clone()));
        }
        if let Some(stop) = offers.iter().find(|offer| offer.value == "stop") {
            let nothing = || say!(scene.words, "terminal-booty-dice-nothing-happens");
            let does = if stop.label.is_empty() { nothing() } else { stop.label.clone() };
            let text = say!(scene.words, "terminal-booty-dice-stop");
            pen.offer((2, y + 1), &text, &does, Means::Say(stop.word.clone()));
        }
    }
}

/// What goes on, in one line.
fn status(scene: &Scene, deck: &Deck) -> String {
    let (view, words) = (&deck.view, &scene.words);
    let roller = view.roller.map_or_else(String::new, |seat| name_of(scene, seat));
    let asked = !offers::open(scene).is_empty();
    let of = deck.static_data.rolls;
    match view.phase {
        Phase::Naming if asked => say!(words, "terminal-booty-dice-name-first"),
        Phase::Naming => say!(words, "terminal-booty-dice-names-first"),
        Phase::WhoStarts { among } if among.len() < view.pirates.seats() => {
            say!(words, "terminal-booty-dice-drawn-among", named = names_of(scene, among))
        }
        Phase::WhoStarts { .. } => say!(words, "terminal-booty-dice-who-starts"),
        Phase::Rolling { rolls, .. } => {
            let dice = deck.dice.iter().filter(|die| die.is_none()).count();
            say!(words, "terminal-booty-dice-rolling", roller, dice, roll = rolls + 1, of)
        }
        Phase::Deciding(Throw { rolls, .. }) if asked => {
            say!(words, "terminal-booty-dice-decide", roll = rolls, of)
        }
        Phase::Deciding(Throw { rolls, .. }) => {
            say!(words, "terminal-booty-dice-decides", roller, roll = rolls, of)
        }
        Phase::Robbing { thefts, .. } if asked => say!(words, "terminal-booty-dice-whom-to-rob", thefts),
        Phase::Robbing { thefts, .. } => say!(words, "terminal-booty-dice-steals", roller, thefts),
        Phase::Attacking { attacks, .. } if asked => {
            say!(words, "terminal-booty-dice-whom-to-attack", attacks)
        }
        Phase::Attacking { attacks, .. } => say!(words, "terminal-booty-dice-attacks", roller, attacks),
        Phase::Over { winners } => match winners.only() {
            Some(winner) => say!(words, "terminal-booty-dice-won", winner = name_of(scene, winner)),
            None => say!(words, "terminal-booty-dice-shared", winners = names_of(scene, winners)),
        },
    }
}

/// Turn, piles and goal. The piles stand in the middle, where the others leave room for them.
fn heading(pen: &mut Pen, scene: &Scene, deck: &Deck) {
    let (view, words, width) = (&deck.view, &scene.words, pen.width());
    let turn = say!(words, "terminal-booty-dice-turn", turn = view.turns + 1, cap = deck.static_data.cap);
    let end = pen.write((1, 0), &turn, Role::Faint);
    let goal = say!(words, "terminal-booty-dice-goal", goal = deck.static_data.goal);
    pen.right(0, &goal, Role::Faint);
    let piles = say!(words, "terminal-booty-dice-piles", treasure = view.treasure, chest = view.war_chest);
    let x = 28.min(width.saturating_sub(columns(&goal) + columns(&piles) + 3)).max(end + 1);
    pen.write((x, 0), &piles, Role::Gold);
}

impl Board for BootyDice {
    fn draw(&mut self, scene: &Scene, area: Rect, into: &mut Buffer) -> Vec<Spot> {
        let Some(deck) = Deck::of(scene) else { return Vec::new() };
        self.dice = deck.dice.iter().flatten().copied().collect();
        let mut pen = TouchPen::new(scene, area, into);
        let rows = Rows::new(pen.height(), deck.view.pirates.seats());
        heading(&mut pen, scene, &deck);
        crew::draw(&mut pen, scene, &deck, &rows);
        pen.write((1, rows.status), &status(scene, &deck), Role::Strong);
        let combos: Vec<String> = deck.combos().map(|combo| term(scene, "combo", combo.name)).collect();
        if !combos.is_empty() {
            let star = pen.sign("★", "*");
            pen.right(rows.status, &format!("{star} {} {star}", combos.join(", ")), Role::Gold);
        }
        dice::draw(&mut pen, scene, &deck, &rows, &self.marked);
        self.acts(&mut pen, scene, rows.acts);
        if let Some(y) = rows.legend {
            legend::draw(&mut pen, scene, &deck, y);
        }
        let (spots, means) = pen.finish();
        self.means = means;
        spots
    }

    fn touch(&mut self, scene: &Scene, spot: usize) -> Touched {
        match self.means.get(spot) {
            Some(Means::Die(place)) => {
                toggle(&mut self.marked, *place);
                Touched::Picked
            }
            Some(Means::Say(word)) => offers::say(scene, word),
            None => Touched::Nothing,
        }
    }

    fn fits(&self, offer: &LabelledOffer) -> bool {
        let marked = self.marked_faces();
        marked.is_empty() || rolled(offer, &self.dice).is_some_and(|dice| among(&marked, &dice))
    }

    fn forget(&mut self) {
        self.marked.clear();
    }

    fn picked(&self, words: &Words) -> String {
        let faces: Vec<String> = self.marked_faces().iter().map(|face| face.letter().to_string()).collect();
        let faces = faces.join(" ");
        if faces.is_empty() { faces } else { say!(words, "terminal-booty-dice-picked", faces) }
    }
}

/// Which row each part begins in.
struct Rows {
    crew: u16,
    /// Is there an empty row between pirates?
    airy: bool,
    status: u16,
    dice: u16,
    /// How high a die is.
    die: u16,
    acts: u16,
    legend: Option<u16>,
}

impl Rows {
    /// Every part has what it needs in 14 rows; what is left over is given to the dice, the legend, and air.
    fn new(height: u16, pirates: usize) -> Rows {
        let pirates = u16::try_from(pirates).unwrap_or(0);
        let mut spare = height.saturating_sub(8 + pirates);
        let mut take = |rows: u16| {
            let granted = spare >= rows;
            spare -= if granted { rows } else { 0 };
            granted
        };
        let die = if take(3) { 6 } else { 3 };
        let [above, below] = [u16::from(take(1)), u16::from(take(1))];
        let legend = take(legend::ROWS);
        let airy = pirates > 0 && take(pirates);
        let crew = 1 + above;
        let status = crew + pirates * (1 + u16::from(airy)) + below;
        let dice = status + 1;
        let acts = dice + die + 1;
        Rows { crew, airy, status, dice, die, acts, legend: legend.then_some(acts + 3) }
    }
}
