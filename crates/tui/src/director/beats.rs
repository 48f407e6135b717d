//! What happened, cut into what is shown one after the other: a throw lies there before anything comes of it.

use super::queue::{Beat, Shown};
use crate::source::Told;
use luckhouse_engine::Seat;
use serde_json::Value;
use std::time::Duration;

/// How long something is shown at normal speed, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Length {
    /// So long dice are in the air.
    pub(crate) roll: u64,
    /// So long it lies still.
    pub(crate) hold: u64,
}

/// Something that is only looked at.
pub(crate) const fn hold(hold: u64) -> Length {
    Length { roll: 0, hold }
}

/// A throw.
pub(crate) const fn roll(roll: u64, hold: u64) -> Length {
    Length { roll, hold }
}

/// How a game shows what happened: data, given by the folder of the game.
pub(crate) struct Beats {
    /// Facts that begin a beat of their own. Others are shown with the one before them.
    pub(crate) lengths: &'static [(&'static str, Length)],
    /// Facts that are shown together with their like, if they come one right after the other.
    pub(crate) gathered: &'static [&'static str],
    /// What a fact changes in a view, before what is still to come of the same event.
    pub(crate) apply: fn(view: &mut Value, fact: &Value),
}

/// A game that says nothing of it.
pub(crate) const PLAIN: Beats = Beats { lengths: &[], gathered: &[], apply: |_, _| {} };

const USUAL: Length = hold(700);

impl Beats {
    fn of(&self, fact: &Value) -> Option<Length> {
        let name = fact["name"].as_str()?;
        self.lengths.iter().find(|(known, _)| *known == name).map(|(_, length)| *length)
    }

    /// The same deed of the same player, whomever it hits.
    fn likeness(&self, fact: &Value) -> Option<String> {
        let name = fact["name"].as_str().filter(|name| self.gathered.contains(name))?;
        let who = fact.get("seat").or(fact.get("side")).unwrap_or(&Value::Null);
        Some(format!("{name} {who}"))
    }
}

/// What is on the screen after a beat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shot {
    /// Which event, by its number, with the sentences that may be read of it now.
    pub(crate) lines: Vec<(usize, Vec<String>)>,
    pub(crate) view: Value,
    /// Who did it, if somebody did.
    pub(crate) actors: Vec<Seat>,
}

impl Shot {
    /// So many events have been shown then.
    pub(crate) fn events(&self) -> usize {
        self.lines.last().map_or(0, |(event, _)| *event)
    }
}

impl Shown for Shot {
    fn join(&mut self, next: Shot) {
        for (event, sentences) in next.lines {
            match self.lines.last_mut() {
                Some((last, all)) if *last == event => all.extend(sentences),
                _ => self.lines.push((event, sentences)),
            }
        }
        self.view = next.view;
        self.actors.extend(next.actors);
    }
}

/// What was told together, as it is to be shown, from this view on.
pub(crate) fn beats_of(told: &[Told], before: &Value, beats: &Beats) -> Vec<Beat<Shot>> {
    let mut view = before.clone();
    let mut all = Vec::new();
    for told in told {
        all.extend(of_event(told, &mut view, beats));
    }
    all
}

/// An event falls into parts where a fact has a length of its own: what came before the first such belongs to it, and like
/// facts stay together. What follows from dice is never shown with them.
fn parts<'a>(facts: &'a [Value], beats: &Beats) -> Vec<&'a [Value]> {
    let mut cuts = Vec::new();
    let mut timed: Option<Length> = None;
    for (at, fact) in facts.iter().enumerate().skip(1) {
        timed = timed.or(beats.of(&facts[at - 1]));
        let another = facts[at - 1]["name"] != fact["name"];
        let rolls = timed.is_some_and(|length| length.roll > 0);
        if another && timed.is_some() && (rolls || beats.of(fact).is_some()) {
            cuts.push(at);
            timed = None;
        }
    }
    let ends = cuts.iter().copied().chain([facts.len()]);
    let starts = [0].into_iter().chain(cuts.iter().copied());
    starts.zip(ends).map(|(start, end)| &facts[start..end]).collect()
}

fn of_event(told: &Told, view: &mut Value, beats: &Beats) -> Vec<Beat<Shot>> {
    let parts = parts(&told.facts, beats);
    let (mut said, last) = (0, parts.len() - 1);
    let beat = |(place, facts): (usize, &&[Value])| {
        facts.iter().for_each(|fact| (beats.apply)(view, fact));
        if let Some(after) = told.view.as_ref().filter(|_| place == last) {
            view.clone_from(after);
        }
        let end = (said + facts.len()).min(told.sentences.len());
        // What has no facts is told by its sentences all the same.
        let end = if place == last { told.sentences.len() } else { end };
        let sentences = told.sentences[said..end].to_vec();
        said = end;
        let length = facts.iter().find_map(|fact| beats.of(fact)).unwrap_or(USUAL);
        Beat {
            shows: Shot {
                lines: vec![(told.events, sentences)],
                view: view.clone(),
                actors: told.actors.clone(),
            },
            roll: Duration::from_millis(length.roll),
            hold: Duration::from_millis(length.hold),
            like: facts.first().and_then(|fact| beats.likeness(fact)),
        }
    };
    parts.iter().enumerate().map(beat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const BEATS: Beats = Beats {
        lengths: &[("rolls", roll(900, 700)), ("robs", hold(1000)), ("passes", hold(250))],
        gathered: &["robs"],
        apply: |view, fact| view["last"] = fact["name"].clone(),
    };

    fn told(facts: &[&str]) -> Told {
        Told {
            events: 7,
            facts: facts.iter().map(|name| json!({ "name": name, "seat": "p1" })).collect(),
            sentences: facts.iter().map(|name| format!("{name}.")).collect(),
            view: Some(json!({ "last": "end" })),
            actors: Vec::new(),
        }
    }

    #[test]
    fn what_follows_from_dice_is_not_shown_with_them() {
        let beats = beats_of(&[told(&["rolls", "changes", "changes", "passes"])], &json!({}), &BEATS);
        let said: Vec<_> = beats.iter().map(|beat| beat.shows.lines[0].1.join(" ")).collect();
        assert_eq!(said, ["rolls.", "changes. changes. passes."]);
        assert_eq!(beats[0].shows.view, json!({ "last": "rolls" }));
        assert_eq!(beats[1].shows.view, json!({ "last": "end" }));
        assert_eq!((beats[0].roll.as_millis(), beats[1].hold.as_millis()), (900, 250));
    }

    #[test]
    fn like_deeds_have_the_same_likeness() {
        let beats = beats_of(&[told(&["robs"]), told(&["robs"]), told(&["passes"])], &json!({}), &BEATS);
        assert!(beats[0].like.is_some() && beats[0].like == beats[1].like && beats[2].like.is_none());
    }

    #[test]
    fn an_event_without_facts_is_shown_too() {
        let beats = beats_of(&[Told { sentences: vec!["hello".into()], ..told(&[]) }], &json!({}), &BEATS);
        assert_eq!(beats.len(), 1);
        assert_eq!(beats[0].shows.lines, [(7, vec!["hello".to_string()])]);
    }
}
