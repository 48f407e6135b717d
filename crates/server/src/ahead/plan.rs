//! A plan as it is kept.

use crate::protocol::{AheadBranch, AheadStep};
use luckhouse_engine::Seat;
use serde::{Deserialize, Serialize};

/// What somebody will choose, and when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// It counts from here on: so many events before it.
    pub(crate) after: usize,
    /// So many choices of it were made.
    #[serde(default)]
    pub(crate) made: u32,
    /// The first that fits counts.
    pub(crate) branches: Vec<AheadBranch>,
}

impl Plan {
    /// The branches that fit what has happened since, now that it is one's turn: the first whose word can be said counts.
    pub(crate) fn fitting(&self, happened: &[String]) -> impl Iterator<Item = &AheadBranch> {
        self.branches.iter().filter(|branch| fits(&branch.when, happened))
    }

    /// What is left of it when the choice of this branch was made as event number `event`, counted from 0.
    pub(crate) fn after_choice(&self, branch: &AheadBranch, event: usize) -> Plan {
        Plan { after: event + 1, made: self.made + 1, branches: branch.then.clone() }
    }
}

/// Is this a line of a choice of this seat, alone or with others?
pub(crate) fn is_of(line: &str, seat: Seat) -> bool {
    let seat = seat.to_string();
    line.split(" | ").any(|part| part.split(' ').next() == Some(&seat))
}

fn fits(when: &[AheadStep], happened: &[String]) -> bool {
    match (when, happened) {
        ([AheadStep::Anything, ..], _) | ([], []) => true,
        ([AheadStep::Line(line), when @ ..], [happened, rest @ ..]) => line == happened && fits(when, rest),
        ([AheadStep::AnyRoll, when @ ..], [happened, rest @ ..]) => {
            happened.starts_with('*') && fits(when, rest)
        }
        ([], _) | (_, []) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use AheadStep::{AnyRoll, Anything};

    fn line(text: &str) -> AheadStep {
        AheadStep::Line(text.into())
    }

    fn happened(lines: &[&str]) -> Vec<String> {
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn all_that_is_said_has_to_happen_and_nothing_else() {
        let turn = happened(&["p2 roll", "* 6", "p2 hold"]);
        for when in [
            &[line("p2 roll"), line("* 6"), line("p2 hold")][..],
            &[line("p2 roll"), AnyRoll, line("p2 hold")],
            &[line("p2 roll"), Anything],
            &[line("p2 roll"), AnyRoll, line("p2 hold"), Anything],
            &[Anything],
        ] {
            assert!(fits(when, &turn), "{when:?}");
        }
        for when in [
            &[][..],
            &[line("p2 roll"), line("* 5"), line("p2 hold")],
            &[line("p2 roll"), AnyRoll],
            &[line("p2 roll"), AnyRoll, line("p2 hold"), AnyRoll],
            &[AnyRoll, Anything],
        ] {
            assert!(!fits(when, &turn), "{when:?}");
        }
        assert!(fits(&[], &[]));
    }

    #[test]
    fn the_first_branch_that_fits_counts_and_leaves_what_comes_after_it() {
        let branch = |when: &[AheadStep], choose: &str, then| AheadBranch {
            when: when.to_vec(),
            choose: choose.into(),
            then,
        };
        let later = vec![branch(&[AnyRoll], "roll", vec![])];
        let branches = vec![
            branch(&[line("p2 hold")], "roll", later.clone()),
            branch(&[Anything], "hold", vec![]),
            branch(&[line("p2 hold")], "never", vec![]),
        ];
        let plan = Plan { after: 4, made: 1, branches };
        let fitting = plan.fitting(&happened(&["p2 hold"])).next().unwrap();
        assert_eq!(plan.after_choice(fitting, 5), Plan { after: 6, made: 2, branches: later });
        let words =
            |lines| plan.fitting(&happened(lines)).map(|branch| branch.choose.as_str()).collect::<Vec<_>>();
        assert_eq!((words(&["p2 roll"]), words(&["p2 hold"])), (vec!["hold"], vec!["roll", "hold", "never"]));
    }

    #[test]
    fn lines_are_somebodys() {
        let (one, two) = (Seat::at(0), Seat::at(1));
        assert!(is_of("p1 hold", one) && !is_of("p1 hold", two) && !is_of("* p1 starts", one));
        assert!(is_of("p1 card 4 | p2 card 6", two) && !is_of("p12 hold", one));
    }
}
