//! Puzzles are rated by those who try them: a player's first try counts, as if player and puzzle had played.

use super::members::no_player;
use super::{House, unfound};
use crate::members::Session;
use crate::protocol::{Problem, PuzzleRating, PuzzleRatings, Why, because};
use crate::table::wrong_word;
use luckhouse_club::rating::{Rating, after_try};
use luckhouse_store::{
    Attempt, Change, Json, MemberChange, MemberId, Millis, Name, Rated, Store, StoreError, Trial,
};
use serde_json::{Value, json};

/// What all puzzles are as a pool.
const POOL: &str = "puzzles";
/// So often another node may have been quicker.
const ROUNDS: usize = 20;
const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

impl House {
    /// Rate a try, if it is a player's first at this puzzle. It is kept when this answers.
    ///
    /// # Errors
    /// If the store cannot be read or written. Then nothing counted.
    pub(crate) async fn rate_try(
        &self,
        session: Option<&Session>,
        puzzle: &str,
        solved: bool,
    ) -> Result<PuzzleRatings, Problem> {
        let puzzle = Name::new(puzzle).map_err(wrong_word)?;
        // Players who try at this node do not have to go round because of each other. A guest changes nothing.
        let _alone = match session {
            Some(_) => Some(self.rating_puzzles.lock().await),
            None => None,
        };
        for _ in 0..ROUNDS {
            let (who, what) = (session.map(|session| session.member.clone()), puzzle.clone());
            let known = self.read(move |store| Known::read(store, who, what)).await?;
            let Some(trial) = known.trial(solved, (self.config.clock)()) else { return Ok(known.told()) };
            let told = moved(&known, &trial);
            match self.save(Change::Member(MemberChange::Attempt(Box::new(trial)))).await {
                Ok(_) => return Ok(told),
                Err(StoreError::TriedAlready | StoreError::RatedMeanwhile) => {}
                Err(StoreError::NoMember(_)) => return Err(no_player()),
                Err(why) => return Err(unfound(&why)),
            }
        }
        Err(Problem::new(Why::NotSaved, because("disk-nothing-done")))
    }
}

/// What is known before a try.
struct Known {
    puzzle: Name,
    puzzle_state: Option<Json>,
    /// The player, how good they are, and whether they have tried it; nobody, if it is a guest.
    player: Option<(MemberId, Option<Rated>, bool)>,
}

impl Known {
    fn read(store: &dyn Store, who: Option<MemberId>, puzzle: Name) -> Result<Known, StoreError> {
        let members = store.members();
        let player = match who {
            Some(who) => {
                let rated = members.ratings(&who)?.into_iter().find(|rated| rated.pool.as_str() == POOL);
                let tried = members.attempts(&who)?.iter().any(|attempt| attempt.puzzle == puzzle);
                Some((who, rated, tried))
            }
            None => None,
        };
        Ok(Known { puzzle_state: members.puzzle(&puzzle)?, puzzle, player })
    }

    /// What a first try changes.
    fn trial(&self, solved: bool, at: Millis) -> Option<Trial> {
        let (member, rated, _) = self.player.as_ref().filter(|(.., tried)| !tried)?;
        let before = rated.as_ref().map_or_else(Rating::new, |rated| {
            rating(Some(&rated.state)).after_days((at.0 - rated.at.0) as f64 / DAY)
        });
        let (player, puzzle) = after_try(before, rating(self.puzzle_state.as_ref()), solved);
        let (pool, shown) = (Name::new(POOL).expect("a fine name"), player.shown().0);
        Some(Trial {
            attempt: Attempt { member: member.clone(), puzzle: self.puzzle.clone(), solved, at },
            member_before: rated.as_ref().map(|rated| rated.state.clone()),
            member_after: Rated { member: member.clone(), pool, shown, state: kept(&player), at },
            puzzle_before: self.puzzle_state.clone(),
            puzzle_after: kept(&puzzle),
        })
    }

    fn yours(&self) -> Option<Rating> {
        let (_, rated, _) = self.player.as_ref()?;
        Some(rating(rated.as_ref().map(|rated| &rated.state)))
    }

    /// Nothing counted.
    fn told(&self) -> PuzzleRatings {
        let yours = self.yours().as_ref().map(info);
        PuzzleRatings { moved: None, yours, puzzle: info(&rating(self.puzzle_state.as_ref())) }
    }
}

/// Both ratings after a try that counts.
fn moved(before: &Known, trial: &Trial) -> PuzzleRatings {
    let yours = info(&rating(Some(&trial.member_after.state)));
    let from = before.yours().unwrap_or_default().shown().0;
    let puzzle = info(&rating(Some(&trial.puzzle_after)));
    PuzzleRatings { moved: Some(yours.rating - from), yours: Some(yours), puzzle }
}

fn kept(rating: &Rating) -> Json {
    Json(serde_json::to_string(rating).expect("it is plain data"))
}

/// What nobody has tried, or cannot be read, begins where everybody does.
fn rating(state: Option<&Json>) -> Rating {
    state.and_then(|state| serde_json::from_str(&state.0).ok()).unwrap_or_default()
}

fn info(rating: &Rating) -> PuzzleRating {
    let (shown, plus_minus) = rating.shown();
    PuzzleRating { rating: shown, plus_minus, tries: rating.games }
}

/// How good somebody is at puzzles, among all that they are rated at.
pub(super) fn of(ratings: &[Rated]) -> Option<PuzzleRating> {
    let own = ratings.iter().find(|rated| rated.pool.as_str() == POOL)?;
    Some(info(&rating(Some(&own.state))))
}

/// Somebody's puzzles, to take along.
pub(super) fn taken_along(store: &dyn Store, id: &MemberId) -> Result<Value, StoreError> {
    let members = store.members();
    let tries = members.attempts(id)?.into_iter().map(
        |attempt| json!({ "puzzle": attempt.puzzle.as_str(), "solved": attempt.solved, "at": attempt.at.0 }),
    );
    Ok(json!({ "rating": of(&members.ratings(id)?), "tries": tries.collect::<Vec<_>>() }))
}
