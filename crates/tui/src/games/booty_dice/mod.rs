//! Booty Dice: pirates with what they own, and six dice to mark for rolling.

mod crew;
mod dice;
mod faces;
mod legend;
mod view;

use super::lists::{self, alike, among, toggle};
use super::names::{name, names};
use super::offers;
use super::pen::Pen;
use super::texts::count;
use super::touch::TouchPen;
use crate::board::{Board, Scene, Spot, Touched};
use crate::look::Role;
use luckhouse_shelf::LabelledOffer;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use view::{Face, Moment, Scenery, View};

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
    view: View,
    before: View,
    scenery: Scenery,
    /// The dice as they lie; nothing for one in the air.
    dice: Vec<Option<Face>>,
    /// Those that came up new.
    fresh: Vec<bool>,
}

/// Dice in the game.
const DICE: usize = 6;

impl Deck {
    fn of(scene: &Scene) -> Deck {
        let (now, before) = (View::read(scene.view()), View::read(scene.before));
        let scenery = Scenery::read(&scene.now.scenery);
        let view = if scene.rolling.is_some() { before.clone() } else { now.clone() };
        let old = if before.turns == now.turns { before.dice() } else { &[] };
        let lying: Vec<Face> = match scene.rolling {
            // Dice that are not there any more have acted already: those that were kept still lie there.
            Some(_) if !now.dice().is_empty() => lists::both(view.dice(), now.dice()),
            _ => view.dice().to_vec(),
        };
        let fresh = match scene.rolling {
            Some(_) => vec![false; lying.len()],
            None => lists::fresh(&lying, old),
        };
        let dice = (0..DICE).map(|place| lying.get(place).copied()).collect();
        Deck { view, before, scenery, dice, fresh }
    }

    /// The combos that lie there.
    fn combos(&self) -> impl Iterator<Item = &view::Combo> {
        let lying: Vec<Face> = self.dice.iter().flatten().copied().collect();
        self.scenery.combos.iter().filter(move |combo| among(&combo.dice, &lying))
    }
}

/// The faces that an offer rolls again, of these dice.
fn rolled(offer: &LabelledOffer, dice: &[Face]) -> Option<Vec<Face>> {
    if offer.value == "roll-all" {
        return Some(dice.to_vec());
    }
    let letters = offer.value.get("roll")?.as_array()?;
    Some(letters.iter().filter_map(|letter| letter.as_str()?.chars().next()).collect())
}

/// What can be done to a pirate: the deed, and the offer.
fn aimed<'a>(offers: &'a [LabelledOffer], pirate: &str) -> Option<(&'static str, &'a LabelledOffer)> {
    offers.iter().find_map(|offer| {
        let deed = ["rob", "attack"].into_iter().find(|deed| offer.value[*deed] == pirate)?;
        Some((deed, offer))
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
            let dice = if self.marked.is_empty() { DICE } else { self.marked.len() };
            let text = format!("Roll {}", count(dice, "die", "dice"));
            pen.offer((2, y), &text, &offer.label, Means::Say(offer.word.clone()));
        }
        if let Some(stop) = offers.iter().find(|offer| offer.value == "stop") {
            let does = if stop.label.is_empty() { "nothing happens" } else { &stop.label };
            pen.offer((2, y + 1), "Stop", does, Means::Say(stop.word.clone()));
        }
    }
}

/// What goes on, in one line.
fn status(scene: &Scene, deck: &Deck) -> String {
    let view = &deck.view;
    let roller = name(scene, view.roller.as_deref().unwrap_or("somebody"));
    let asked = !offers::open(scene).is_empty();
    let of = deck.scenery.rolls;
    match view.moment() {
        Moment::WhoStarts => "Who starts is drawn.".into(),
        Moment::Rolling => {
            let dice = count(deck.dice.iter().filter(|die| die.is_none()).count(), "die", "dice");
            format!("{roller}: rolls {dice}, roll {} of {of}.", view.rolls() + 1)
        }
        Moment::Deciding if asked => {
            format!("Roll {} of {of}. Touch the dice to roll again, or stop.", view.rolls())
        }
        Moment::Deciding => format!("{roller}: roll {} of {of}.", view.rolls()),
        Moment::Robbing(thefts) => {
            let left = count(thefts, "doubloon", "doubloons");
            if asked {
                format!("Whom do you rob? {left} to take.")
            } else {
                format!("{roller} steals: {left} to take.")
            }
        }
        Moment::Attacking(attacks) => {
            let left = count(attacks, "attack", "attacks");
            if asked {
                format!("Whom do you attack? {left} to make.")
            } else {
                format!("{roller}: {left} to make.")
            }
        }
        Moment::Over([winner]) => format!("The game is over: {} won.", name(scene, winner)),
        Moment::Over(winners) => format!("The game is over: {} share it.", names(scene, winners)),
    }
}

fn heading(pen: &mut Pen, scene: &Scene, deck: &Deck) {
    let cap = scene.now.options.get("cap").map_or("", String::as_str);
    let turn = format!("Turn {} of at most {cap}", deck.view.turns + 1);
    pen.write((1, 0), &turn, Role::Faint);
    let piles = format!("Buried Treasure {}   War Chest {}", deck.view.treasure, deck.view.war_chest);
    pen.write((28, 0), &piles, Role::Gold);
    pen.right(0, &format!("{} win", deck.scenery.goal), Role::Faint);
}

impl Board for BootyDice {
    fn draw(&mut self, scene: &Scene, area: Rect, into: &mut Buffer) -> Vec<Spot> {
        let deck = Deck::of(scene);
        self.dice = deck.dice.iter().flatten().copied().collect();
        let mut pen = TouchPen::new(scene, area, into);
        let rows = Rows::new(pen.height(), deck.view.pirates.len());
        heading(&mut pen, scene, &deck);
        crew::draw(&mut pen, scene, &deck, &rows);
        pen.write((1, rows.status), &status(scene, &deck), Role::Strong);
        let combos: Vec<String> = deck.combos().map(view::Combo::title).collect();
        if !combos.is_empty() {
            let star = pen.sign("★", "*");
            pen.right(rows.status, &format!("{star} {} {star}", combos.join(", ")), Role::Gold);
        }
        dice::draw(&mut pen, scene, &deck, &rows, &self.marked);
        self.acts(&mut pen, scene, rows.acts);
        if let Some(y) = rows.legend {
            legend::draw(&mut pen, &deck, y);
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

    fn picked(&self) -> String {
        let faces: Vec<String> = self.marked_faces().iter().map(Face::to_string).collect();
        if faces.is_empty() { String::new() } else { format!("roll {}", faces.join(" ")) }
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
