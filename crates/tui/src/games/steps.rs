//! A choice is made by touching one thing after the other: a die, a fort, another fort.

use super::mark::Mark;
use super::offers::say;
use super::pen::Pen;
use crate::board::{Board, Scene, Spot, Touched};
use crate::look::Role;
use luckhouse_shelf::LabelledOffer;
use luckhouse_words::{Words, say};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Something that can be touched.
pub(super) trait Thing: Clone + PartialEq {
    /// What it is called, for whoever looks.
    fn called(&self, words: &Words) -> String;
}

/// One offer, and the things that are touched for it, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way<K> {
    pub(super) word: String,
    pub(super) label: String,
    pub(super) keys: Vec<K>,
}

impl<K: Clone + PartialEq> Way<K> {
    pub(super) fn of(offer: &LabelledOffer, keys: Vec<K>) -> Way<K> {
        Way { word: offer.word.clone(), label: offer.label.clone(), keys }
    }
}

/// Where ways have the same keys, the last touch is on a key of their own.
pub(super) fn told_apart<K: Clone + PartialEq>(
    mut ways: Vec<Way<K>>,
    own: impl Fn(&str) -> K,
) -> Vec<Way<K>> {
    let all: Vec<Vec<K>> = ways.iter().map(|way| way.keys.clone()).collect();
    for way in &mut ways {
        if all.iter().filter(|keys| **keys == way.keys).count() > 1 {
            way.keys.push(own(&way.word));
        }
    }
    ways
}

/// What can be touched, what was, and where it lies.
#[derive(Debug)]
pub(super) struct Steps<K> {
    ways: Vec<Way<K>>,
    picks: Vec<K>,
    /// What was drawn since [`begin`](Steps::begin), where on the screen.
    drawn: Vec<(K, Rect)>,
    /// The key behind each spot that was told last.
    spots: Vec<K>,
}

impl<K> Default for Steps<K> {
    fn default() -> Self {
        Steps { ways: Vec::new(), picks: Vec::new(), drawn: Vec::new(), spots: Vec::new() }
    }
}

impl<K: Thing> Steps<K> {
    /// The board is drawn anew, and these are the ways now. Picks that lead nowhere any more are forgotten.
    pub(super) fn begin(&mut self, ways: Vec<Way<K>>) {
        self.ways = ways;
        self.drawn.clear();
        if self.open(&self.picks).next().is_none() {
            self.forget();
        }
    }

    /// The ways that begin like this.
    fn open<'a>(&'a self, picks: &'a [K]) -> impl Iterator<Item = &'a Way<K>> {
        self.ways.iter().filter(move |way| way.keys.starts_with(picks))
    }

    /// What was touched so far.
    pub(super) fn picks(&self) -> &[K] {
        &self.picks
    }

    /// What can be touched, each once: what comes next, then what could be touched instead.
    pub(super) fn keys(&self) -> Vec<K> {
        let next = self.open(&self.picks).filter_map(|way| way.keys.get(self.picks.len()));
        let first = self.ways.iter().filter_map(|way| way.keys.first());
        let mut keys: Vec<K> = Vec::new();
        for key in next.chain(first) {
            if !keys.contains(key) {
                keys.push(key.clone());
            }
        }
        keys
    }

    /// Does the next touch lead on from here, and is not one instead of those before?
    pub(super) fn is_next(&self, key: &K) -> bool {
        self.open(&self.picks).any(|way| way.keys.get(self.picks.len()) == Some(key))
    }

    fn is_first(&self, key: &K) -> bool {
        self.ways.iter().any(|way| way.keys.first() == Some(key))
    }

    pub(super) fn mark(&self, key: &K) -> Mark {
        match () {
            () if self.picks.contains(key) => Mark::Picked,
            () if self.is_next(key) || self.is_first(key) => Mark::Choice,
            () => Mark::Not,
        }
    }

    /// This key was drawn there.
    pub(super) fn drawn(&mut self, key: K, seen: Rect) {
        self.drawn.push((key, seen));
    }

    /// Draw a button, with brackets if it can be touched, and say where the next one begins.
    pub(super) fn button(&mut self, pen: &mut Pen, (x, y): (u16, u16), key: K, text: &str) -> u16 {
        let mark = self.mark(&key);
        let text = if mark == Mark::Not { format!(" {text} ") } else { format!("[{text}]") };
        let end = pen.write((x, y), &text, mark.role(Role::Plain));
        let seen = pen.seen(Rect { x, y, width: end.saturating_sub(x), height: 1 });
        self.drawn(key, seen);
        end.saturating_add(1)
    }

    /// What can be touched of what was drawn: what comes next before what could be touched instead, each from top to
    /// bottom and from left to right. The one that the keyboard is on is marked.
    pub(super) fn end(&mut self, pen: &mut Pen, focus: Option<usize>, words: &Words) -> Vec<Spot> {
        let mut found: Vec<(K, Rect)> = std::mem::take(&mut self.drawn);
        found.retain(|(key, seen)| !seen.is_empty() && self.can_touch(key));
        found.sort_by_cached_key(|(key, seen)| (!self.is_next(key), seen.y, seen.x));
        self.spots = found.iter().map(|(key, _)| key.clone()).collect();
        if let Some((_, seen)) = focus.and_then(|place| found.get(place)) {
            pen.tint(*seen, Role::Focus);
        }
        found.into_iter().map(|(key, area)| Spot { area, about: self.about(&key, words) }).collect()
    }

    fn can_touch(&self, key: &K) -> bool {
        self.is_next(key) || self.is_first(key) || self.picks.last() == Some(key)
    }

    /// What touching it does: the word and meaning of the only way that goes on, or how many there are.
    fn about(&self, key: &K, words: &Words) -> String {
        let called = key.called(words);
        if self.picks.last() == Some(key) && !self.is_next(key) {
            return say!(words, "terminal-board-put-back", thing = called);
        }
        let picks = self.after(key);
        let open: Vec<&Way<K>> = self.open(&picks).collect();
        match open.as_slice() {
            [] => String::new(),
            [way] if way.label.is_empty() => way.word.clone(),
            [way] => format!("{}: {}", way.word, way.label),
            ways => {
                let shown: Vec<&str> = ways.iter().take(SHOWN).map(|way| way.word.as_str()).collect();
                let more = if ways.len() > SHOWN { ", ..." } else { "" };
                let choices = shown.join(", ") + more;
                say!(words, "terminal-board-choices", thing = called, number = ways.len(), choices)
            }
        }
    }

    /// What is picked after a touch.
    fn after(&self, key: &K) -> Vec<K> {
        let kept = if self.is_next(key) { self.picks.as_slice() } else { &[] };
        kept.iter().chain([key]).cloned().collect()
    }

    /// A spot was touched. The first touch decides only where nothing else is left to touch.
    pub(super) fn touch(&mut self, spot: usize) -> Touched {
        let Some(key) = self.spots.get(spot).cloned().filter(|key| self.can_touch(key)) else {
            return Touched::Nothing;
        };
        if self.picks.last() == Some(&key) && !self.is_next(&key) {
            self.picks.pop();
            return Touched::Picked;
        }
        self.picks = self.after(&key);
        match self.decided() {
            Some(word) => {
                self.forget();
                Touched::Chosen(word)
            }
            None => Touched::Picked,
        }
    }

    /// The word that the picks have led to.
    fn decided(&self) -> Option<String> {
        let mut open = self.open(&self.picks);
        let way = open.next()?;
        let enough = self.picks.len() > 1 || way.keys.len() == 1;
        (open.next().is_none() && enough).then(|| way.word.clone())
    }

    /// Does the offer with this word begin with what was touched?
    pub(super) fn fits(&self, word: &str) -> bool {
        self.picks.is_empty() || self.open(&self.picks).any(|way| way.word == word)
    }

    pub(super) fn forget(&mut self) {
        self.picks.clear();
    }
}

/// A game that is touched like this.
pub(super) trait Stepped {
    /// The things that can be touched.
    type Key: Thing + Send;

    /// Tell the ways there are now, draw everything, and say where each key lies.
    fn draw(steps: &mut Steps<Self::Key>, scene: &Scene, pen: &mut Pen, room: (u16, u16));
}

/// The board of such a game.
pub(super) struct SteppedBoard<G: Stepped>(Steps<G::Key>);

impl<G: Stepped> Default for SteppedBoard<G> {
    fn default() -> Self {
        SteppedBoard(Steps::default())
    }
}

impl<G: Stepped> Board for SteppedBoard<G> {
    fn draw(&mut self, scene: &Scene, area: Rect, into: &mut Buffer) -> Vec<Spot> {
        let mut pen = Pen::new(area, into, scene.look);
        G::draw(&mut self.0, scene, &mut pen, (area.width, area.height));
        self.0.end(&mut pen, scene.focus, &scene.words)
    }

    fn touch(&mut self, scene: &Scene, spot: usize) -> Touched {
        match self.0.touch(spot) {
            // The offers may have changed since the board was drawn.
            Touched::Chosen(word) => say(scene, &word),
            touched => touched,
        }
    }

    fn fits(&self, offer: &LabelledOffer) -> bool {
        self.0.fits(&offer.word)
    }

    fn forget(&mut self) {
        self.0.forget();
    }

    fn picked(&self, words: &Words) -> String {
        self.0.picks.iter().map(|key| key.called(words)).collect::<Vec<_>>().join(", ")
    }
}

/// Words in the line about a spot that leads to several choices.
const SHOWN: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::Look;
    use luckhouse_words::Language;

    impl Thing for char {
        fn called(&self, _words: &Words) -> String {
            self.to_string()
        }
    }

    /// A way for each word, one letter a key.
    fn steps(words: &[&str]) -> Steps<char> {
        let way =
            |word: &&str| Way { word: (*word).into(), label: String::new(), keys: word.chars().collect() };
        let mut steps = Steps::default();
        steps.begin(words.iter().map(way).collect());
        steps
    }

    /// Everything is drawn, and this is touched.
    fn touch(steps: &mut Steps<char>, key: char) -> Touched {
        let area = Rect::new(0, 0, 26, 1);
        let mut buffer = Buffer::empty(area);
        let look = Look { colours: false, signs: false, true_colour: false };
        let mut pen = Pen::new(area, &mut buffer, &look);
        for (letter, x) in ('a'..='z').zip(0..) {
            steps.drawn(letter, pen.seen(Rect::new(x, 0, 1, 1)));
        }
        steps.end(&mut pen, None, &Words::in_language(Language::ENGLISH));
        let spot = steps.spots.iter().position(|spot| *spot == key);
        spot.map_or(Touched::Nothing, |spot| steps.touch(spot))
    }

    #[test]
    fn touches_lead_to_the_word() {
        let mut steps = steps(&["abc", "abd", "e", "fg"]);
        assert_eq!(touch(&mut steps, 'b'), Touched::Nothing);
        assert_eq!(touch(&mut steps, 'a'), Touched::Picked);
        assert!(steps.fits("abd") && !steps.fits("e"));
        assert_eq!(touch(&mut steps, 'b'), Touched::Picked);
        assert_eq!(touch(&mut steps, 'd'), Touched::Chosen("abd".into()));
        assert_eq!(touch(&mut steps, 'e'), Touched::Chosen("e".into()));
    }

    #[test]
    fn a_first_touch_does_not_decide_what_needs_two() {
        let mut steps = steps(&["fgh"]);
        assert_eq!(touch(&mut steps, 'f'), Touched::Picked);
        // From the second touch on, what has only one answer is not asked.
        assert_eq!(touch(&mut steps, 'g'), Touched::Chosen("fgh".into()));
    }

    #[test]
    fn a_pick_is_put_back_or_changed_for_another() {
        let mut steps = steps(&["ab", "ac", "db", "dc"]);
        touch(&mut steps, 'a');
        assert_eq!(touch(&mut steps, 'd'), Touched::Picked);
        assert_eq!(steps.picks(), ['d']);
        assert_eq!(touch(&mut steps, 'd'), Touched::Picked);
        assert_eq!(steps.picks(), []);
        touch(&mut steps, 'a');
        steps.begin(Vec::new());
        assert_eq!(steps.picks(), [], "other offers, and the pick leads nowhere");
    }

    #[test]
    fn ways_with_the_same_keys_are_told_apart() {
        let way = |word: &str| Way { word: word.into(), label: String::new(), keys: vec!["fort"] };
        let ways = told_apart(vec![way("two"), way("one")], |word| if word == "one" { "1" } else { "2" });
        assert_eq!([&ways[0].keys[..], &ways[1].keys[..]], [["fort", "2"], ["fort", "1"]]);
        assert_eq!(told_apart(vec![way("two")], |_| "2")[0].keys, ["fort"]);
    }
}
