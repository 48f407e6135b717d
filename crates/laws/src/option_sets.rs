//! Every option of a game, at least once at each end.

use luckhouse_engine::{Access, Options, Rng};

/// The defaults; each option alone at its other values (numbers at both ends); and a few mixtures of all.
///
/// ```
/// use luckhouse_engine::pig::PigOptions;
/// assert!(luckhouse_laws::option_sets::<PigOptions>().contains(&PigOptions { goal: 2, ..Default::default() }));
/// ```
pub fn option_sets<O: Options>() -> Vec<O> {
    let mut sets = vec![O::default()];
    let mut add = |set: O| {
        if !sets.contains(&set) {
            sets.push(set);
        }
    };
    for field in O::FIELDS {
        for value in values(&field.access) {
            let mut set = O::default();
            field.put(&mut set, &value).expect("a value from the option's own list");
            add(set);
        }
    }
    let mut rng = Rng::seeded(0);
    for _ in 0..6 {
        let mut set = O::default();
        for field in O::FIELDS {
            let values = values(&field.access);
            let value = &values[rng.below(values.len() as u64) as usize];
            field.put(&mut set, value).expect("a value from the option's own list");
        }
        add(set);
    }
    sets
}

fn values<O>(access: &Access<O>) -> Vec<String> {
    let words = |list: &[&str]| list.iter().map(ToString::to_string).collect();
    match access {
        Access::Number { range, .. } => vec![range.start().to_string(), range.end().to_string()],
        Access::Maybe { range, .. } => {
            vec!["none".into(), range.start().to_string(), range.end().to_string()]
        }
        Access::OneOf { values, .. } => words(values),
        Access::Document { shipped, .. } => words(shipped),
    }
}
