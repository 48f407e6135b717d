//! What matters now: what each reach of the die is worth, the challenges that can be made, the cards that can be played.

use super::super::ReynardsLuck;
use super::super::outlook::chances;
use crate::saying::sayings;
use crate::{OddsReport, Saying};
use luckhouse_engine::{Die, Fraction, Game, Imagine, Rng, Seat};
use luckhouse_games::reynards_luck::odds::{self, DuelOdds};
use luckhouse_games::reynards_luck::{
    Action, Card, Challenge, Deed, Kind, Phase, SeenPiece, Square, SquareSet, View, reach,
};
use serde::Serialize;

/// What a table of odds of Reynard's Luck says.
#[derive(Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
enum Odds {
    Challenges,
    Wins,
    Ties,
    Loses,
    Challenge,
    Against { kind: Option<Kind>, square: Square, against: Option<Kind>, target: Square },
    Unseen,
    Cards { from: Square, to: Square },
    Card,
    Plays { card: Card },
    Foxheads,
    Reaches,
    Foxhead,
    Goes { kind: Option<Kind>, square: Square, target: Square },
    Captures,
    Both,
    LessLikely { more: usize },
}
sayings!(Odds);

/// So many lines are read at a glance.
const SHOWN: usize = 8;

/// What matters to this seat.
pub(in super::super) fn here(game: &ReynardsLuck, view: &View, seat: Seat) -> Vec<OddsReport> {
    match view.phase {
        Phase::Place | Phase::Deal | Phase::Over { .. } => Vec::new(),
        Phase::Act { .. } | Phase::Follow { .. } if view.on_turn == seat => {
            challenges(game, view, seat).into_iter().collect()
        }
        Phase::Cards { from, to } => own_cards(game, view, seat, from, to).into_iter().collect(),
        _ => {
            let paths = paths(view, seat);
            // Where a piece may move and then challenge, no path tells whom it can reach (RL-21).
            let after = game.options().challenge == Challenge::After;
            let captures = if after { None } else { captures(game, view, seat, &paths) };
            [foxheads(game, &paths), captures].into_iter().flatten().collect()
        }
    }
}

pub(super) fn shares(odds: DuelOdds) -> [Saying; 3] {
    [odds.wins(), odds.ties(), odds.loses()].map(Saying::from)
}

fn challenges(game: &ReynardsLuck, view: &View, seat: Seat) -> Option<OddsReport> {
    let hand = view.hand(seat)?;
    let columns = [Odds::Wins, Odds::Ties, Odds::Loses, Odds::Challenge];
    let mut report = OddsReport::of(Odds::Challenges, columns);
    for action in legal(game, view, seat) {
        let Action::Go { from, to, deed: Deed::Challenge } = action else { continue };
        let shares = shares(chances(game, view, from, to, &hand));
        report.row(shares.into_iter().chain([against(view, from, to).into()]));
    }
    report.note(Odds::Unseen);
    (!report.rows.is_empty()).then_some(report)
}

fn against(view: &View, square: Square, target: Square) -> Odds {
    let kind = |square| view.at(square).and_then(|piece| piece.kind);
    Odds::Against { kind: kind(square), square, against: kind(target), target }
}

/// What this seat may choose depends on its view alone, so the view is asked.
fn legal(game: &ReynardsLuck, view: &View, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    let state = game.imagine(view, &mut Rng::seeded(0));
    game.legal(&state, seat, &mut legal);
    legal
}

fn own_cards(game: &ReynardsLuck, view: &View, seat: Seat, from: Square, to: Square) -> Option<OddsReport> {
    let (mine, theirs) = if seat == view.on_turn { (from, to) } else { (to, from) };
    let columns = [Odds::Wins, Odds::Ties, Odds::Loses, Odds::Card];
    let mut report = OddsReport::of(Odds::Cards { from, to }, columns);
    for card in view.hand(seat)?.sorts() {
        let shares = shares(chances(game, view, mine, theirs, &[card].into_iter().collect()));
        report.row(shares.into_iter().chain([Odds::Plays { card }.into()]));
    }
    report.note(Odds::Unseen);
    Some(report)
}

/// A piece of one's own, where it could go, and the least die that it takes.
struct Path {
    piece: SeenPiece,
    to: Square,
    die: Die,
}

impl Path {
    fn chance(&self) -> Fraction {
        odds::reaches(self.die.face())
    }
}

/// Everything that the next roll of this seat could reach, as the pieces stand now.
fn paths(view: &View, seat: Seat) -> Vec<Path> {
    let (mut occupied, mut own) = (SquareSet::EMPTY, SquareSet::EMPTY);
    view.pieces.iter().for_each(|piece| occupied.put(piece.square));
    view.pieces_of(seat).for_each(|piece| own.put(piece.square));
    let mut paths = Vec::new();
    for piece in view.pieces_of(seat) {
        let mut nearer = own;
        for die in Die::all() {
            let reached = reach(piece.square, occupied, die);
            paths.extend(reached.minus(nearer).iter().map(|to| Path { piece, to, die }));
            nearer = nearer.or(reached);
        }
    }
    paths
}

/// Each foxhead that can be reached, by the piece that is nearest.
fn foxheads(game: &ReynardsLuck, paths: &[Path]) -> Option<OddsReport> {
    let mut report = OddsReport::of(Odds::Foxheads, [Odds::Reaches, Odds::Foxhead]);
    for foxhead in game.layout().foxheads {
        let near = paths.iter().filter(|path| path.to == foxhead).min_by_key(|path| path.die);
        let Some(path) = near else { continue };
        let goes = Odds::Goes { kind: path.piece.kind, square: path.piece.square, target: foxhead };
        report.row([Saying::from(path.chance()), goes.into()]);
    }
    (!report.rows.is_empty()).then_some(report)
}

/// Each capture that the next roll could bring: the die has to reach, and the challenge to be won.
fn captures(game: &ReynardsLuck, view: &View, seat: Seat, paths: &[Path]) -> Option<OddsReport> {
    let hand = view.hand(seat)?;
    let near = |path: &&Path| game.may_challenge(path.piece.square, path.to);
    let taken = paths.iter().filter(|path| view.at(path.to).is_some()).filter(near);
    let mut found: Vec<(Fraction, &Path)> = taken
        .map(|path| {
            let wins = chances(game, view, path.piece.square, path.to, &hand).wins();
            let reach = path.chance();
            let both = Fraction { ways: reach.ways * wins.ways, total: reach.total * wins.total };
            (both, path)
        })
        .collect();
    found.sort_by(|a, b| b.0.as_f64().total_cmp(&a.0.as_f64()));
    let columns = [Odds::Both, Odds::Reaches, Odds::Challenge];
    let mut report = OddsReport::of(Odds::Captures, columns);
    for (both, path) in found.iter().take(SHOWN) {
        let chances = [*both, path.chance()].map(Saying::from);
        report.row(chances.into_iter().chain([against(view, path.piece.square, path.to).into()]));
    }
    if found.len() > SHOWN {
        report.note(Odds::LessLikely { more: found.len() - SHOWN });
    }
    report.note(Odds::Unseen);
    (!report.rows.is_empty()).then_some(report)
}
