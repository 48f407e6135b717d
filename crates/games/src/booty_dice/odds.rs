//! Exact answers about six Booty dice: what can be had with so many rolls, and how best to go about it.

use super::resolution::PER_DIE;
use super::{BootyAction, BootyDice, BootyState, Curse, Face, Faces, Phase, ROLLS, Reading, Throw};
use luckhouse_engine::{Choices, Fraction, Game, Seat};
use std::sync::LazyLock;

/// The ways in which six dice can fall.
const ALL_WAYS: i64 = 6i64.pow(Faces::DICE as u32);

/// Something to hope for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combo {
    /// A Curse, as the option has it.
    Curse(Curse),
    /// Three or more W.
    Mutiny,
    /// Three or more X.
    Shipwreck,
    /// Three W and three X.
    MutinyAndShipwreck,
}

impl Combo {
    /// Does it stand in these six faces?
    pub fn stands(self, dice: Faces) -> bool {
        // Which faces a Curse needs matters to no other combo: none stands where a Curse of either kind does.
        let reading = Reading::of(dice, Curse::Five);
        match self {
            Combo::Curse(curse) => Reading::of(dice, curse).curse,
            Combo::Mutiny => reading.mutiny > 0,
            Combo::Shipwreck => reading.shipwreck > 0,
            Combo::MutinyAndShipwreck => reading.mutiny > 0 && reading.shipwreck > 0,
        }
    }

    /// How best to get it with so many rolls.
    pub fn plan(self, rolls: u32) -> Plan {
        Plan::new(|dice| i64::from(self.stands(dice)), rolls)
    }

    /// The chance of it in a turn of so many rolls, if everything is rolled for it.
    pub fn chance(self, rolls: u32) -> Fraction {
        self.plan(rolls).keeping(Faces::EMPTY)
    }
}

/// The best that can be made of so many rolls, where each six faces at the end are worth something.
///
/// It is exact: a worth is kept as a whole number of [`scale`](Plan::scale) parts. With worths of 0 and 1, and up to
/// three rolls, it is the ways out of 46,656, 46,656² or 46,656³.
pub struct Plan {
    /// For each set of dice: the worth of keeping it, and rolling the rest.
    keeping: Vec<i64>,
    /// For each set of dice: the place of the part of it that is best kept.
    best: Vec<usize>,
    scale: i64,
}

impl Plan {
    /// The best plan for so many rolls, the first of which may be of all dice or of some.
    pub fn new(worth: impl Fn(Faces) -> i64, rolls: u32) -> Plan {
        let worth = |dice: &Faces| if dice.len() == Faces::DICE { worth(*dice) } else { 0 };
        let keeping: Vec<i64> = SETS.sets.iter().map(worth).collect();
        let mut plan = Plan { best: (0..keeping.len()).collect(), keeping, scale: 1 };
        for _ in 0..rolls {
            let keeping = plan.worth_one_roll_earlier();
            plan = Plan { best: best_parts(&keeping), keeping, scale: plan.scale * ALL_WAYS };
        }
        plan
    }

    /// Rolling several dice is rolling one after the other: what a kept set is worth is the mean over its next die.
    fn worth_one_roll_earlier(&self) -> Vec<i64> {
        let mut worth = vec![0; self.keeping.len()];
        for place in (0..worth.len()).rev() {
            worth[place] = match &SETS.larger[place] {
                None => self.keeping[self.best[place]] * ALL_WAYS,
                // Six equal ways: the sum can be divided, for a set one die larger holds one more factor 6.
                Some(larger) => larger.iter().map(|larger| worth[*larger]).sum::<i64>() / larger.len() as i64,
            };
        }
        worth
    }

    /// What one whole unit of worth is in the numbers of this plan.
    pub fn scale(&self) -> i64 {
        self.scale
    }

    /// The expected worth, times the scale, if these dice stay, the others are rolled now, and the rolls after that
    /// are made as well as can be. To keep all six is to let one roll go by.
    pub fn worth_keeping(&self, kept: Faces) -> i64 {
        self.keeping[SETS.place(kept)]
    }

    /// The same as a chance, for worths of 0 and 1.
    pub fn keeping(&self, kept: Faces) -> Fraction {
        Fraction { ways: self.worth_keeping(kept) as u64, total: self.scale as u64 }
    }

    /// The dice to keep of these six: as many as are best kept. All six means to stop: a roll that is worth
    /// making is worth more now than later, for the same six may come up again.
    pub fn best_to_keep(&self, dice: Faces) -> Faces {
        SETS.sets[self.best[SETS.place(dice)]]
    }
}

/// For every set of dice the best part of it to keep: the whole, or the best part of a set one die smaller.
fn best_parts(keeping: &[i64]) -> Vec<usize> {
    let mut best: Vec<usize> = (0..keeping.len()).collect();
    for place in 0..best.len() {
        for smaller in SETS.smaller[place].iter().flatten() {
            if keeping[best[*smaller]] > keeping[best[place]] {
                best[place] = best[*smaller];
            }
        }
    }
    best
}

/// All 924 sets of up to six dice, from none to six, and which is which with one die more or less.
struct Sets {
    sets: Vec<Faces>,
    /// The places of the set with one die more, for each face; there is none beyond six dice.
    larger: Vec<Option<[usize; 6]>>,
    /// The places of the set with one die less, for each face that is there.
    smaller: Vec<[Option<usize>; 6]>,
}

static SETS: LazyLock<Sets> = LazyLock::new(Sets::new);

impl Sets {
    fn new() -> Sets {
        let sets: Vec<Faces> = (0..=Faces::DICE).flat_map(Faces::every).collect();
        let mut all = Sets { sets, larger: Vec::new(), smaller: Vec::new() };
        for set in &all.sets {
            let grows = set.len() < Faces::DICE;
            all.larger.push(grows.then(|| Face::ALL.map(|face| all.place(set.with(face)))));
            let less = |face| set.minus(Faces::EMPTY.with(face));
            all.smaller.push(Face::ALL.map(|face| less(face).map(|part| all.place(part))));
        }
        all
    }

    fn place(&self, set: Faces) -> usize {
        let found = self.sets.binary_search_by_key(&(set.len(), set), |other| (other.len(), *other));
        found.expect("a set of at most six dice")
    }
}

/// The chance that at least `n` of so many dice show one named face, when each die that does not is rolled again, up
/// to `rolls` rolls in all.
pub fn at_least(n: u32, dice: u32, rolls: u32) -> Fraction {
    Fraction { ways: (n..=dice).map(|k| exactly(k, dice, rolls).ways).sum(), total: 6u64.pow(rolls * dice) }
}

/// The chance that exactly `n` of so many dice show one named face in the end, rolled as in [`at_least`].
pub fn exactly(n: u32, dice: u32, rolls: u32) -> Fraction {
    let (all, miss) = (6u64.pow(rolls), 5u64.pow(rolls));
    let ways = choose(dice, n) * (all - miss).pow(n) * miss.pow(dice - n);
    Fraction { ways, total: all.pow(dice) }
}

fn choose(dice: u32, n: u32) -> u64 {
    (0..u64::from(n)).fold(1, |ways, k| ways * (u64::from(dice) - k) / (k + 1))
}

/// Doubloons that these six faces bring the roller, if there are enough to dig, to bury and to steal.
pub fn gold(dice: Faces, curse: Curse) -> i64 {
    let alone = Reading::of(dice, curse).alone;
    let of = |face| i64::from(PER_DIE) * i64::from(alone.count(face));
    of(Face::Doubloon) + of(Face::JollyRoger) - of(Face::Cross)
}

/// Would these six faces, resolved now, win the game for the roller who names the right targets?
pub fn wins_with(game: &BootyDice, state: &BootyState, dice: Faces) -> bool {
    let mut resolved = state.clone();
    game.resolve(&mut resolved, Throw { dice, rolls: ROLLS });
    some_choice_wins(game, &resolved, state.roller, BootyAction::Stop)
}

/// Every victim has to be tried: gold robbed from a pirate who is then cut down would have been plunder anyway. What
/// counts is how often each is named, not in which order, so only names in the order of the seats are tried.
fn some_choice_wins(game: &BootyDice, state: &BootyState, roller: Seat, last: BootyAction) -> bool {
    let wins_after = |action: BootyAction| {
        let mut next = state.clone();
        game.choose(&mut next, &Choices::one(roller, action));
        some_choice_wins(game, &next, roller, action)
    };
    let in_order = |action: &BootyAction| *action >= last;
    match state.phase {
        Phase::Over { winners } => winners.only() == Some(roller),
        Phase::Robbing { .. } => {
            state.victims().iter().map(BootyAction::Rob).filter(in_order).any(wins_after)
        }
        Phase::Attacking { .. } => {
            state.others().iter().map(BootyAction::Attack).filter(in_order).any(wins_after)
        }
        Phase::WhoStarts | Phase::Rolling { .. } | Phase::Deciding(_) => false,
    }
}
