//! Laws about secrets: what a viewer may not know changes nothing that the viewer gets.

use crate::{Broken, Fate};
use luckhouse_engine::{Actor, Chance, Choices, Event, Game, Imagine, Seat, SeatSet, Turn, Viewer};

/// A world imagined from a view gives the same view again, for everybody at the table and who looks on.
pub(crate) fn imagined_worlds_fit<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    let length = fate.below(400) as usize;
    let table = fate.play_some(game, length);
    for viewer in viewers(game) {
        let world = game.imagine(&table.view(viewer), fate.rng());
        same_for(game, viewer, table.state(), &world)?;
        same_bytes(game, viewer, table.state(), &world)?;
        game.sound(&world).map_err(|fault| format!("{fault} in the imagined {world:?}"))?;
    }
    Ok(())
}

/// Views, choices and log lines of two worlds that a viewer cannot tell apart stay equal.
pub(crate) fn views_keep_secrets<G: Imagine>(game: &G, fate: &mut Fate<'_>) -> Result<(), Broken> {
    side_by_side(game, fate, |_, _| String::new())
}

/// One event in one world: the state before it, the event, and the state after it.
pub struct Happened<'a, G: Game> {
    /// Before.
    pub before: &'a G::State,
    /// What happened.
    pub event: &'a Event<G>,
    /// After.
    pub after: &'a G::State,
}

/// Two worlds that differ only in what a viewer may not know are played on side by side: what the viewer sees
/// happens in both, what is hidden happens in each as it will. Everything that the viewer gets stays equal, and so does what
/// `told` makes of each event.
///
/// # Errors
/// What the viewer can tell the two worlds apart by.
pub fn side_by_side<G: Imagine>(
    game: &G,
    fate: &mut Fate<'_>,
    told: impl Fn(Viewer, &Happened<'_, G>) -> String,
) -> Result<(), Broken> {
    let length = fate.below(400) as usize;
    let table = fate.play_some(game, length);
    for viewer in viewers(game) {
        let mut one = table.state().clone();
        let mut other = game.imagine(&table.view(viewer), fate.rng());
        for step in 0..40 {
            same_for(game, viewer, &one, &other)?;
            // Views that are equal are written alike: it is dear to see that at every step.
            if step % 8 == 0 {
                same_bytes(game, viewer, &one, &other)?;
            }
            let Some(event) = fate.event(game, &one) else { break };
            let Some(twin) = twin_event(game, viewer, &one, &event, &other, fate) else { break };
            let (line, its_twin) = (event.line(game, &one, viewer), twin.line(game, &other, viewer));
            if line != its_twin {
                return Err(format!("{viewer:?} reads `{line}` in one world and `{its_twin}` in the other"));
            }
            let one_told = happen(game, viewer, &event, &mut one, &told);
            let other_told = happen(game, viewer, &twin, &mut other, &told);
            if one_told != other_told {
                return Err(format!(
                    "{viewer:?} is told `{one_told}` in one world and `{other_told}` in the other"
                ));
            }
        }
    }
    Ok(())
}

fn happen<G: Game>(
    game: &G,
    viewer: Viewer,
    event: &Event<G>,
    state: &mut G::State,
    told: impl Fn(Viewer, &Happened<'_, G>) -> String,
) -> String {
    let before = state.clone();
    event.happen(game, state);
    told(viewer, &Happened { before: &before, event, after: state })
}

fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Watcher])
}

/// Everything that this viewer gets is the same in both states.
fn same_for<G: Game>(game: &G, viewer: Viewer, one: &G::State, other: &G::State) -> Result<(), Broken> {
    let (first, second) = (game.view(one, viewer), game.view(other, viewer));
    if first != second {
        return Err(format!("{viewer:?} can tell two worlds apart:\n{first:?}\n{second:?}"));
    }
    if asked(game, one) != asked(game, other) || game.in_play(one) != game.in_play(other) {
        return Err(format!("{viewer:?} can tell two worlds apart by whose turn it is"));
    }
    match viewer {
        Viewer::Seat(seat) if legal(game, one, seat) != legal(game, other, seat) => {
            Err(format!("{viewer:?} can tell two worlds apart by what is legal"))
        }
        _ => Ok(()),
    }
}

/// The views of both states are written as the same bytes, and read back.
fn same_bytes<G: Game>(game: &G, viewer: Viewer, one: &G::State, other: &G::State) -> Result<(), Broken> {
    let text = |state| serde_json::to_string(&game.view(state, viewer)).map_err(|e| e.to_string());
    let (first, second) = (text(one)?, text(other)?);
    if first != second {
        return Err(format!("{viewer:?} can tell two worlds apart:\n{first}\n{second}"));
    }
    let read: G::View = serde_json::from_str(&first).map_err(|e| format!("{e} in {first}"))?;
    if read != game.view(one, viewer) {
        return Err(format!("a view is not read back: {first}"));
    }
    Ok(())
}

/// The same event in the other world where the viewer sees it, any event where not; `None` where the other world
/// does not allow what is seen, and so has turned out not to be the real one.
fn twin_event<G: Game>(
    game: &G,
    viewer: Viewer,
    one: &G::State,
    event: &Event<G>,
    other: &G::State,
    fate: &mut Fate<'_>,
) -> Option<Event<G>> {
    match (event, game.turn(other)) {
        (Event::Rolled(roll), Turn::Roll(chance)) if game.sees(one, Actor::Chance, viewer) => {
            chance.allows(*roll).then_some(*event)
        }
        (Event::Rolled(_), Turn::Roll(chance)) => Some(Event::Rolled(chance.roll(fate.rng()))),
        (Event::Chose(choices), Turn::Choose(_)) => {
            let mut twins = Choices::none();
            for (seat, action) in choices.iter() {
                let legal = legal(game, other, seat);
                let seen = game.sees(one, Actor::Seat(seat), viewer);
                if seen && !legal.contains(&action) {
                    return None;
                }
                twins.put(seat, if seen { action } else { fate.pick(&legal) });
            }
            Some(Event::Chose(twins))
        }
        _ => None,
    }
}

fn asked<G: Game>(game: &G, state: &G::State) -> Option<SeatSet> {
    match game.turn(state) {
        Turn::Choose(seats) => Some(seats),
        Turn::Roll(_) => Some(SeatSet::EMPTY),
        Turn::Over(_) => None,
    }
}

fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if asked(game, state).is_some_and(|seats| seats.contains(seat)) {
        game.legal(state, seat, &mut legal);
    }
    legal
}
