//! What boards draw with: a pen that stays on its paper, boxes, dice, bars and buttons.

use crate::board::{Scene, Spot, Touched};
use crate::look::{Look, Role};
use luckhouse_shelf::Offer;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How a frame is drawn, so that what is picked or hidden can be told without colours.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Frame {
    /// Something that lies there.
    Thin,
    /// Something that is picked.
    Heavy,
}

/// Draws in an area, by columns and rows from its top left corner. What does not fit is not drawn. It also collects what
/// can be touched, each spot with what it means to its board.
pub(super) struct Pen<'a, M> {
    area: Rect,
    into: &'a mut Buffer,
    look: &'a Look,
    focus: Option<usize>,
    spots: Vec<Spot>,
    means: Vec<M>,
}

impl<'a, M> Pen<'a, M> {
    pub(super) fn new(scene: &Scene<'a>, area: Rect, into: &'a mut Buffer) -> Pen<'a, M> {
        let area = area.intersection(into.area);
        Pen { area, into, look: scene.look, focus: scene.focus, spots: Vec::new(), means: Vec::new() }
    }

    pub(super) fn width(&self) -> u16 {
        self.area.width
    }

    pub(super) fn height(&self) -> u16 {
        self.area.height
    }

    /// A sign, or what stands for it in ASCII.
    pub(super) fn sign(&self, sign: &'static str, plain: &'static str) -> &'static str {
        self.look.sign(sign, plain)
    }

    /// Write a text, and say in which column it ended. One that is too long says so.
    pub(super) fn text(&mut self, x: u16, y: u16, text: &str, role: Role) -> u16 {
        // The house writes a minus sign where it takes something away.
        let text = &text.replace('−', self.look.sign("−", "-"));
        if x < self.area.width && y < self.area.height {
            let (left, top, room) = (self.area.x + x, self.area.y + y, self.area.width - x);
            let style = self.look.of(role);
            self.into.set_string(left, top, cut(text, room), style);
            if columns(text) > room {
                self.into.set_string(left + room - 1, top, self.look.sign("…", "~"), style);
            }
        }
        x.saturating_add(columns(text))
    }

    /// Write several texts one after the other.
    pub(super) fn texts(&mut self, x: u16, y: u16, texts: &[(&str, Role)]) -> u16 {
        texts.iter().fold(x, |x, (text, role)| self.text(x, y, text, *role))
    }

    /// Write a text into the middle of so many columns.
    pub(super) fn middle(&mut self, x: u16, y: u16, width: u16, text: &str, role: Role) {
        let text = cut(text, width);
        self.text(x + width.saturating_sub(columns(text)) / 2, y, text, role);
    }

    /// Write a text so that it ends at the right border.
    pub(super) fn right(&mut self, y: u16, text: &str, role: Role) {
        self.text(self.area.width.saturating_sub(columns(text) + 1), y, text, role);
    }

    /// A frame, with nothing in it.
    pub(super) fn frame(&mut self, at: Rect, frame: Frame, role: Role) {
        let [corners, across, down] = match frame {
            Frame::Thin => [self.sign("┌┐└┘", "++++"), self.sign("─", "-"), self.sign("│", "|")],
            Frame::Heavy => [self.sign("┏┓┗┛", "####"), self.sign("━", "="), self.sign("┃", "#")],
        };
        let corner = |place: usize| corners.chars().nth(place).unwrap_or(' ');
        let inner = usize::from(at.width.saturating_sub(2));
        let edge = |left, right| format!("{left}{}{right}", across.repeat(inner));
        for y in at.y..at.bottom() {
            let line = match y {
                y if y == at.y => edge(corner(0), corner(1)),
                y if y + 1 == at.bottom() => edge(corner(2), corner(3)),
                _ => format!("{down}{}{down}", " ".repeat(inner)),
            };
            self.text(at.x, y, &line, role);
        }
    }

    /// This part can be touched.
    pub(super) fn spot(&mut self, at: Rect, about: impl Into<String>, means: M) {
        let moved = Rect { x: at.x.saturating_add(self.area.x), y: at.y.saturating_add(self.area.y), ..at };
        let area = moved.intersection(self.area);
        if !area.is_empty() {
            self.spots.push(Spot { area, about: about.into() });
            self.means.push(means);
        }
    }

    /// Words in brackets that can be touched; says in which column they ended.
    pub(super) fn button(&mut self, x: u16, y: u16, text: &str, about: impl Into<String>, means: M) -> u16 {
        let end = self.text(x, y, &format!("[{text}]"), Role::Choice);
        self.spot(Rect::new(x, y, end - x, 1), about, means);
        end
    }

    /// A button for an offer, with what it does beside it.
    pub(super) fn offer(&mut self, x: u16, y: u16, text: &str, what: &str, means: M) {
        let about = if what.is_empty() { text.into() } else { format!("{text}: {what}") };
        let end = self.button(x, y, text, about, means);
        self.text(end + 1, y, what, Role::Plain);
    }

    /// A die with a number. In the air it shows nothing.
    pub(super) fn die(&mut self, at: Rect, face: Option<u8>, frame: Frame, role: Role) {
        self.frame(at, frame, role);
        let Some(face) = face else { return };
        let number = face.to_string();
        if at.height < 5 || at.width < 7 {
            return self.middle(at.x, at.y + at.height / 2, at.width, &number, role);
        }
        let pip = self.sign("●", "o");
        for (row, pips) in (1..).zip(pips(face)) {
            self.text(at.x + (at.width - 5) / 2, at.y + row, &pips.replace('o', pip), role);
        }
        self.middle(at.x, at.bottom() - 1, at.width, &format!(" {number} "), role);
    }

    /// Everything is drawn: what can be touched, and what each of it means.
    pub(super) fn finish(self) -> (Vec<Spot>, Vec<M>) {
        if let Some(spot) = self.focus.and_then(|focus| self.spots.get(focus)) {
            self.into.set_style(spot.area, self.look.of(Role::Focus));
        }
        (self.spots, self.means)
    }
}

/// Three rows of pips.
fn pips(face: u8) -> [&'static str; 3] {
    match face {
        1 => ["     ", "  o  ", "     "],
        2 => ["o    ", "     ", "    o"],
        3 => ["o    ", "  o  ", "    o"],
        4 => ["o   o", "     ", "o   o"],
        5 => ["o   o", "  o  ", "o   o"],
        6 => ["o   o", "o   o", "o   o"],
        _ => ["     "; 3],
    }
}

/// How many columns a text takes.
pub(super) fn columns(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// As much of a text as fits into so many columns.
fn cut(text: &str, width: u16) -> &str {
    let mut used = 0;
    for (place, letter) in text.char_indices() {
        used += letter.width().unwrap_or(0);
        if used > usize::from(width) {
            return &text[..place];
        }
    }
    text
}

/// A text in just so many columns: filled up with spaces, or cut.
pub(super) fn fit(text: &str, width: u16) -> String {
    let text = cut(text, width);
    format!("{text}{}", " ".repeat(usize::from(width.saturating_sub(columns(text)))))
}

/// A bar of so many columns. Whoever has anything has at least one column of it.
pub(super) fn bar(look: &Look, has: u32, of: u32, width: u16) -> String {
    let width = usize::from(width);
    let part = width as u64 * u64::from(has) / u64::from(of.max(1));
    let full = usize::try_from(part).unwrap_or(width).clamp(usize::from(has > 0), width.max(1)).min(width);
    look.sign("█", "#").repeat(full) + &look.sign("░", ".").repeat(width - full)
}

/// `1 die`, `2 dice`
pub(super) fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// Any of so many faces, another one in every moment of a roll and at every place.
pub(super) fn tumbling(rolling: f32, place: usize, faces: usize) -> usize {
    let moment = (rolling.clamp(0.0, 1.0) * 12.0) as usize;
    (moment * 5 + place * 7 + moment / faces.max(1)) % faces.max(1)
}

/// For each of these whether it is new, beside what was there before.
pub(super) fn fresh<T: PartialEq + Clone>(now: &[T], before: &[T]) -> Vec<bool> {
    let mut left = before.to_vec();
    let mut is_new = |thing: &T| match left.iter().position(|other| other == thing) {
        Some(place) => {
            left.swap_remove(place);
            false
        }
        None => true,
    };
    now.iter().map(&mut is_new).collect()
}

/// Those of the first that are also among the second.
pub(super) fn both<T: PartialEq + Clone>(some: &[T], others: &[T]) -> Vec<T> {
    let gone = fresh(some, others);
    some.iter().zip(gone).filter(|(_, gone)| !gone).map(|(thing, _)| thing.clone()).collect()
}

/// Are all of these among the others, as often as they are here?
pub(super) fn among<T: PartialEq + Clone>(some: &[T], all: &[T]) -> bool {
    !fresh(some, all).contains(&true)
}

/// Both have the same things, in any order.
pub(super) fn alike<T: PartialEq + Clone>(one: &[T], other: &[T]) -> bool {
    one.len() == other.len() && among(one, other)
}

/// Somebody's name: `Anne`, or `p2` of somebody unknown.
pub(super) fn name<'a>(scene: &Scene<'a>, id: &'a str) -> &'a str {
    scene.player(id).map_or(id, |player| player.name.as_str())
}

/// Several names: `you, Anne and Mary`.
pub(super) fn names(scene: &Scene, ids: &[String]) -> String {
    let names: Vec<&str> = ids.iter().map(|id| name(scene, id)).collect();
    match names.as_slice() {
        [] => "nobody".into(),
        [one] => (*one).into(),
        [head @ .., tail] => format!("{} and {tail}", head.join(", ")),
    }
}

/// `p2 Anne`: the word that choices use, and the name.
pub(super) fn seat_and_name(scene: &Scene, id: &str) -> String {
    match scene.player(id) {
        Some(player) if player.name != id => format!("{id} {}", player.name),
        _ => id.into(),
    }
}

/// What the house says, with names for seats.
pub(super) fn named(scene: &Scene, text: &str) -> String {
    let word = |word: &str| {
        let bare = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        let (id, rest) = word.split_at(bare.len());
        format!("{}{rest}", scene.player(id).map_or(id, |player| player.name.as_str()))
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// What can be chosen, once all dice lie.
pub(super) fn offers<'a>(scene: &Scene<'a>) -> &'a [Offer] {
    if scene.rolling.is_some() { &[] } else { &scene.now.offers }
}

/// This word is chosen, if it is still offered.
pub(super) fn say(scene: &Scene, word: &str) -> Touched {
    match offers(scene).iter().find(|offer| offer.word == word) {
        Some(offer) => Touched::Chosen(offer.word.clone()),
        None => Touched::Nothing,
    }
}

/// Put this in if it is not there, and take it out if it is.
pub(super) fn toggle(picked: &mut Vec<usize>, place: usize) {
    match picked.iter().position(|other| *other == place) {
        Some(at) => {
            picked.remove(at);
        }
        None => picked.push(place),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Look = Look { colours: false, signs: false };

    #[test]
    fn what_is_new_is_counted_as_often_as_it_is_there() {
        assert_eq!(fresh(&[3, 3, 5], &[5, 3]), [false, true, false]);
        assert_eq!(both(&[3, 3, 5], &[5, 3]), [3, 5]);
        assert!(among(&[3, 3], &[3, 1, 3]) && !among(&[3, 3], &[3, 1]));
        assert!(alike(&[1, 2], &[2, 1]) && !alike(&[1], &[1, 2]));
    }

    #[test]
    fn a_text_has_the_columns_that_it_is_given() {
        assert_eq!(fit("abc", 5), "abc  ");
        assert_eq!(fit("abc", 2), "ab");
        // A letter of two columns that would stick out is left out.
        assert_eq!(fit("a金", 2), "a ");
    }

    #[test]
    fn a_bar_is_as_full_as_it_should_be() {
        assert_eq!(bar(&PLAIN, 5, 10, 4), "##..");
        assert_eq!(bar(&PLAIN, 1, 100, 4), "#...");
        assert_eq!(bar(&PLAIN, 30, 10, 4), "####");
        assert_eq!(bar(&PLAIN, 3, 10, 0), "");
    }

    #[test]
    fn dice_in_the_air_show_every_face() {
        let faces: std::collections::BTreeSet<_> =
            (0..12).map(|moment| tumbling(moment as f32 / 12.0, 0, 6)).collect();
        assert_eq!(faces.len(), 6);
    }
}
