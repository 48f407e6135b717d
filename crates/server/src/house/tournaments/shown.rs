//! A tournament as it is told of.

use super::hall::{Hall, HallState, Taker, player};
use super::plan::{Ending, Plan, stage};
use super::{MemberSettings, StoreError};
use crate::protocol::{
    Entrant, GameCame, MyTournament, Pairing, TournamentGame, TournamentInfo, TournamentLine,
    TournamentStage, TournamentStanding, Tournaments, Visibility,
};
use luckhouse_club::tournament::{Came, GivenGame, Player, Standing};
use luckhouse_store::{Listed, MemberId, Millis, Status, Store};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// So many lines of the standings are told at once.
const PAGE: usize = 100;
/// So many games are told of.
const GAMES: usize = 60;
/// So many tournaments that are over are listed.
const OVER: usize = 20;

/// Who is who, for somebody who asks. Each is looked up once.
struct Names<'s> {
    store: &'s dyn Store,
    asker: Option<&'s MemberId>,
    known: HashMap<Player, Entrant>,
}

impl Names<'_> {
    fn who(&mut self, player: &Player) -> Result<Entrant, StoreError> {
        if let Some(known) = self.known.get(player) {
            return Ok(known.clone());
        }
        let found = self.look_up(player)?;
        self.known.insert(player.clone(), found.clone());
        Ok(found)
    }

    fn look_up(&self, player: &Player) -> Result<Entrant, StoreError> {
        let nobody = Entrant { name: String::new(), player: None, bot: None, you: false };
        match Taker::of(player) {
            Some(Taker::Bot(kind, number)) => {
                Ok(Entrant { name: format!("{kind} {number}"), bot: Some(kind), ..nobody })
            }
            Some(Taker::Member(id)) => {
                let Some(member) = self.store.members().member(&id)? else { return Ok(nobody) };
                let you = self.asker == Some(&id);
                let shows = you || MemberSettings::of(&member).shows(self.asker);
                let player = shows.then(|| id.to_string());
                Ok(Entrant { name: member.name.to_string(), player, you, ..nobody })
            }
            None => Ok(nobody),
        }
    }
}

/// All that there is to say, to somebody.
pub(super) fn info(
    store: &dyn Store,
    hall: &Hall,
    asker: Option<&MemberId>,
    from: usize,
    (now, come): (Millis, Duration),
) -> Result<TournamentInfo, StoreError> {
    let state = hall.now();
    let mut names = Names { store, asker, known: HashMap::new() };
    let page = state.standings().iter().skip(from).take(PAGE);
    let standings = page.map(|line| standing(&mut names, line)).collect::<Result<_, _>>()?;
    let newest = state.tournament.games().rev().take(GAMES);
    let games = newest.map(|given| game(&mut names, &state, &given)).collect::<Result<_, _>>()?;
    let mine = asker.map(|asker| mine(&mut names, hall, &state, asker, (now, come))).transpose()?.flatten();
    Ok(TournamentInfo {
        about: line(&mut names, hall, &state)?,
        now: now.0,
        version: state.version(),
        round: state.tournament.round(),
        host: asker.is_some_and(|asker| asker.as_str() == hall.plan.host),
        standings,
        games,
        mine,
    })
}

fn line(names: &mut Names<'_>, hall: &Hall, state: &HallState) -> Result<TournamentLine, StoreError> {
    let winners = state.winners().filter(|_| state.over.is_some());
    let winners = winners.map(|player| names.who(player)).collect::<Result<_, _>>()?;
    let began = state.tournament.began().map(|at| at as i64 * 1000);
    let closes = |began: i64| match hall.plan.pairing {
        Pairing::Arena(minutes) => Some(began + i64::from(minutes) * 60_000),
        Pairing::Swiss(_) | Pairing::KnockOut(_) => None,
    };
    let stage = if state.over.is_some() { TournamentStage::Over } else { stage(&state.tournament) };
    let line = about(hall.id.to_string(), &hall.plan, stage);
    let players = state.tournament.players() as u32;
    let ends = state.over.map(|at| at.0).or_else(|| began.and_then(closes));
    Ok(TournamentLine { began, ends, players, winners, ..line })
}

fn about(id: String, plan: &Plan, stage: TournamentStage) -> TournamentLine {
    let header = plan.header();
    TournamentLine {
        id,
        name: plan.name.clone(),
        game: header.game.clone(),
        header: plan.header.clone(),
        seats: header.seats as u8,
        pairing: plan.pairing,
        clock: plan.clock,
        stage,
        starts: plan.starts,
        began: None,
        ends: None,
        players: 0,
        winners: Vec::new(),
    }
}

fn standing(names: &mut Names<'_>, line: &Standing) -> Result<TournamentStanding, StoreError> {
    Ok(TournamentStanding {
        place: line.place,
        who: names.who(&line.player)?,
        points: line.points,
        wins: line.wins,
        games: line.games,
        streak: line.streak,
        buchholz: line.buchholz,
        sonneborn_berger: line.sonneborn_berger,
        out_in_round: line.out_in_round,
        here: line.here,
    })
}

fn game(
    names: &mut Names<'_>,
    state: &HallState,
    given: &GivenGame<'_>,
) -> Result<TournamentGame, StoreError> {
    let players = given.players.iter().map(|player| names.who(player)).collect::<Result<_, _>>()?;
    let came = match given.came {
        Came::Playing => GameCame::Playing,
        Came::Places(places) => GameCame::Places(places.clone()),
        Came::Void => GameCame::Void,
    };
    // Where somebody did not come, the table went with them.
    let played = match given.came {
        Came::Playing => true,
        Came::Places(places) => places.iter().all(Option::is_some),
        Came::Void => false,
    };
    let table = state.table(given.number).filter(|_| played).map(ToString::to_string);
    Ok(TournamentGame { number: given.number, round: given.round, table, players, came })
}

fn mine(
    names: &mut Names<'_>,
    hall: &Hall,
    state: &HallState,
    asker: &MemberId,
    (now, come): (Millis, Duration),
) -> Result<Option<MyTournament>, StoreError> {
    let asker = player(asker);
    let Some(line) = state.standings().iter().find(|line| line.player == asker) else { return Ok(None) };
    let given = state.tournament.game_of(&asker);
    let since = given.as_ref().and_then(|given| state.tables.get(given.number as usize - 1));
    let left = |since: &Instant| hall.plan.patience(come).saturating_sub(since.elapsed()).as_millis() as i64;
    let come_until = since.map(|(_, since)| now.0 + left(since));
    let game = given.map(|given| game(names, state, &given)).transpose()?;
    Ok(Some(MyTournament { standing: standing(names, line)?, game, come_until }))
}

/// The public ones: those that run, those that come soonest, and the newest that are over.
pub(super) fn list(
    store: &dyn Store,
    halls: &[Arc<Hall>],
    over: &[Listed],
    asker: Option<&MemberId>,
) -> Result<Tournaments, StoreError> {
    let mut names = Names { store, asker, known: HashMap::new() };
    let public = halls.iter().filter(|hall| hall.plan.visibility == Visibility::Public);
    let mut open = Vec::new();
    for hall in public {
        let state = hall.now();
        if state.over.is_none() {
            open.push(line(&mut names, hall, &state)?);
        }
    }
    open.sort_by_key(|line| {
        (line.stage == TournamentStage::Gathering, line.starts.or(line.began), line.id.clone())
    });
    let over = over.iter().filter_map(|listed| Some((Plan::read(&listed.settings).ok()?, listed)));
    let over = over.filter(|(plan, _)| plan.visibility == Visibility::Public).take(OVER);
    let over = over.map(|(plan, listed)| past(&mut names, &plan, listed)).collect::<Result<_, _>>()?;
    Ok(Tournaments { open, over })
}

/// A line of one that is over.
fn past(names: &mut Names<'_>, plan: &Plan, listed: &Listed) -> Result<TournamentLine, StoreError> {
    let line = about(listed.id.to_string(), plan, TournamentStage::Over);
    let Status::Over { result, at } = &listed.status else { return Ok(line) };
    let ending = Ending::read(result);
    let winners = ending.winners.iter().filter_map(|winner| winner.parse().ok());
    let winners = winners.map(|winner: Player| names.who(&winner)).collect::<Result<_, _>>()?;
    Ok(TournamentLine { began: ending.began, ends: Some(at.0), players: ending.players, winners, ..line })
}

/// The standings as lines of values, with what the columns are called first.
pub(super) fn csv(store: &dyn Store, hall: &Hall) -> Result<String, StoreError> {
    let state = hall.now();
    let mut names = Names { store, asker: None, known: HashMap::new() };
    let mut text =
        String::from("place,name,player,bot,points,wins,games,buchholz,sonneborn_berger,out_in_round\n");
    for line in state.standings() {
        let TournamentStanding { place, who, points, wins, games, buchholz, sonneborn_berger, .. } =
            standing(&mut names, line)?;
        let out = line.out_in_round.map_or_else(String::new, |round| round.to_string());
        let words = [Some(who.name), who.player, who.bot]
            .map(|word| quoted(word.as_deref().unwrap_or_default()))
            .join(",");
        text += &format!("{place},{words},{points},{wins},{games},{buchholz},{sonneborn_berger},{out}\n");
    }
    Ok(text)
}

/// A value that says what it says, and is no formula to any program.
fn quoted(word: &str) -> String {
    let formula = word.starts_with(['=', '+', '-', '@']);
    format!("\"{}{}\"", if formula { "'" } else { "" }, word.replace('"', "\"\""))
}
