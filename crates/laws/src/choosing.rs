//! Laws about choices: lists in order, every legal action applies, words round-trip, undo goes back.

use crate::{Broken, Fate};
use luckhouse_engine::{Choices, Event, Game, Header, Imagine, Options, Seat, Table, Turn, Viewer};

/// Legal lists are sorted, have every action once and are never empty; the caller's list is only added to.
pub(crate) fn legal_lists_are_in_order<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    each_choice(&fate.play(game), |_, seat, legal| {
        if legal.is_empty() {
            return Err(format!("{seat} owes a choice and has none"));
        }
        match legal.windows(2).find(|w| w[0] >= w[1]) {
            Some(pair) => Err(format!("`{}` stands before `{}`", pair[0], pair[1])),
            None => Ok(()),
        }
    })
}

/// Random play picks what it would pick from the list, however it does it.
pub(crate) fn random_picks_are_fair<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    let table = fate.play(game);
    let mut rng = fate.rng().clone();
    each_choice(&table, |state, seat, legal| {
        let (listed, mut again) = (rng.clone().pick(legal), rng.clone());
        let picked = game.any_legal(state, seat, &mut Vec::new(), &mut again);
        rng.bits();
        if picked == listed {
            return Ok(());
        }
        Err(format!("`{picked}` is picked at random where the list gives `{listed}`"))
    })
}

/// Every single legal action of some moments can be played, and the game goes on from there.
pub(crate) fn legal_actions_apply<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    let mut left = 2_000;
    each_choice(&fate.play(game), |state, seat, legal| {
        let Turn::Choose(asked) = game.turn(state) else { return Ok(()) };
        for action in legal.iter().take(left) {
            let mut choices = Choices::one(seat, *action);
            for other in asked.without(seat).iter() {
                let mut theirs = Vec::new();
                game.legal(state, other, &mut theirs);
                choices.put(other, theirs[0]);
            }
            let mut after = state.clone();
            game.choose(&mut after, &choices);
            let _ = (game.turn(&after), game.view(&after, Viewer::Watcher));
        }
        left = left.saturating_sub(legal.len());
        Ok(())
    })
}

/// Every legal action, and the options in the header, are read back as they were written.
pub(crate) fn words_round_trip<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    let header = Header::of(game).to_string();
    let again: G = header.parse::<Header>().and_then(|h| h.rules()).map_err(|e| e.to_string())?;
    if again.options() != game.options() || again.options().write() != game.options().write() {
        return Err(format!("the options of `{header}` are not read back"));
    }
    each_choice(&fate.play(game), |_, _, legal| {
        for action in legal {
            let word = action.to_string();
            if word.parse().as_ref() != Ok(action) {
                return Err(format!("{action:?} is written `{word}` and not read back"));
            }
            if word.contains('|') || word.contains('?') || word == "resigns" || word != word.trim() {
                return Err(format!("`{word}` cannot stand in a log"));
            }
        }
        Ok(())
    })
}

/// A choice that showed nothing can be taken back, and leaves no trace; other events cannot be taken back, and
/// nothing can once another player has sealed a choice.
pub(crate) fn undo_goes_back<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    let length = fate.below(400) as usize;
    let mut table = fate.play_some(game, length);
    let Some(event) = fate.event(game, table.state()) else { return Ok(()) };
    let (state, log) = (table.state().clone(), table.whole_log());
    table.apply(event).map_err(|e| e.to_string())?;
    let may = match &event {
        Event::Chose(choices) => choices.seats().only().filter(|_| !game.reveals(&state, choices)),
        _ => None,
    };
    for seat in Seat::all(game.seats()) {
        let mut back = table.clone();
        match (back.undo(seat).is_ok(), may == Some(seat)) {
            (true, true) if *back.state() == state && back.whole_log() == log => {}
            (false, false) if back.whole_log() == table.whole_log() => {}
            (done, may) => return Err(format!("undo by {seat}: done {done}, allowed {may}")),
        }
    }
    sealed_choices_bind(table)
}

/// Where several choose at once: one seals, and only that one may take something back.
fn sealed_choices_bind<G: Game>(mut table: Table<G>) -> Result<(), Broken> {
    let asked = table.owed();
    let Some(first) = asked.first().filter(|_| asked.len() > 1) else { return Ok(()) };
    table.choose(first, table.legal(first)[0]).map_err(|e| e.to_string())?;
    for seat in Seat::all(table.game().seats()) {
        let mut back = table.clone();
        let (done, own) = (back.undo(seat).is_ok(), seat == first);
        if done != own || (own && back.owed() != asked) {
            return Err(format!("{first} has sealed a choice; undo by {seat}: done {done}"));
        }
    }
    Ok(())
}

/// Call for every seat that owed a choice in the game, with what was legal.
fn each_choice<G: Game>(
    table: &Table<G>,
    mut visit: impl FnMut(&G::State, Seat, &[G::Action]) -> Result<(), Broken>,
) -> Result<(), Broken> {
    let mut result = Ok(());
    let mut legal = Vec::new();
    table.retrace(|before, event, _| {
        let Event::Chose(choices) = event else { return };
        for seat in choices.seats().iter() {
            legal.clear();
            table.game().legal(before, seat, &mut legal);
            if result.is_ok() {
                result = visit(before, seat, &legal);
            }
        }
    });
    result
}
