//! What is asked and answered about choices that are said ahead: what one will choose, and when, so that a game of days need not wait.

use super::{Fact, Offer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What is to happen before it is one's turn again, or what is taken to happen by whoever looks ahead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AheadStep {
    /// Exactly this line of the log: `p2 rob p1`, `* 6`.
    Line(String),
    /// One roll, whatever comes up.
    AnyRoll,
    /// Whatever happens until it is one's turn. Nothing stands after it.
    Anything,
}

/// One thing that one will choose, and what has to happen before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AheadBranch {
    /// What has to happen since one's own choice before, or since the moment of the plan: all of it, and nothing else. Nothing, if it is
    /// one's turn at once.
    pub when: Vec<AheadStep>,
    /// The word that is said then.
    pub choose: String,
    /// What comes after that. The first that fits counts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>", optional)]
    #[schema(no_recursion)]
    pub then: Vec<AheadBranch>,
}

/// What one will choose from a moment on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanAhead {
    /// From which moment: so many lines of the log before it, as the house says when one looks ahead.
    pub after: u32,
    /// The first that fits counts.
    pub branches: Vec<AheadBranch>,
}

/// What one has said ahead, with what it means.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MyPlan {
    /// From which moment it counts: so many lines of the log before it.
    pub after: u32,
    /// So many choices of it were made since one last chose by hand.
    pub made: u32,
    /// What has happened since that moment: it is part of what has to happen.
    pub happened: Vec<ToldStep>,
    /// What is still to come; nothing, if all is done or nothing was said.
    pub branches: Vec<ToldBranch>,
}

/// A branch, with what it means.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ToldBranch {
    /// What has to happen.
    pub when: Vec<ToldStep>,
    /// What is chosen then.
    pub choose: Offer,
    /// What comes after that.
    #[schema(no_recursion)]
    pub then: Vec<ToldBranch>,
}

/// A step, with what it means.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ToldStep {
    /// What has to happen.
    pub step: AheadStep,
    /// Whose choices it is, each with what is chosen. Nobody's, if it is a roll, or whatever happens.
    pub choices: Vec<ToldChoice>,
    /// What a roll does.
    pub facts: Vec<Fact>,
}

/// Somebody's choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ToldChoice {
    /// Which seat, counted from 1.
    pub seat: u8,
    /// What is chosen.
    pub offer: Offer,
}

/// What could come, if all of this happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LookAhead {
    /// From which moment: so many lines of the log before it; from now on, if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub after: Option<u32>,
    /// What is taken to happen; one's own choices among it as lines.
    pub steps: Vec<AheadStep>,
}

/// What could come then. The house rolls no dice for it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Prospect {
    /// From which moment it was looked: a plan begins there.
    pub after: u32,
    /// Who may have to choose, and what they may choose.
    pub choices: Vec<AheadChoice>,
    /// What may come up, of at most 512.
    pub rolls: Vec<AheadRoll>,
    /// Can the game be over?
    pub over: bool,
    /// Is all of this so? Not after something that was left open: then it is what was found by playing on at random.
    pub sure: bool,
}

/// What somebody may choose then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AheadChoice {
    /// Which seat, counted from 1.
    pub seat: u8,
    /// Is it made at the same time as others'? Then it cannot be said ahead.
    pub at_once: bool,
    /// What there is, of at most 512.
    pub offers: Vec<Offer>,
}

/// What may come up then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AheadRoll {
    /// Its line of the log.
    pub line: String,
    /// What it does.
    pub facts: Vec<Fact>,
}
