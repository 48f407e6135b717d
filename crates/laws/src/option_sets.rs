//! Every option of a game, at least once at each end.

use luckhouse_engine::{Access, Field, Options, Rng};
use std::collections::BTreeSet;

/// The defaults; each option alone at its other values (numbers at both ends); mixtures of words in which every two
/// words of different options meet; and a few mixtures of all.
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
    word_pairs().into_iter().for_each(&mut add);
    let mut rng = Rng::seeded(0);
    (0..6).for_each(|_| add(mixture(O::FIELDS.iter(), &mut rng)));
    sets
}

/// Any value for each of these options, and the default for the others.
fn mixture<O: Options>(fields: impl Iterator<Item = &'static Field<O>>, rng: &mut Rng) -> O {
    let mut set = O::default();
    for field in fields {
        let values = values(&field.access);
        let value = &values[rng.below(values.len() as u64) as usize];
        field.put(&mut set, value).expect("a value from the option's own list");
    }
    set
}

/// Mixtures of words in which every two words of different options meet that are not the default; numbers stay as they
/// are, so that games do not end before anything meets.
fn word_pairs<O: Options>() -> Vec<O> {
    let is_word = |field: &&'static Field<O>| matches!(field.access, Access::OneOf { .. });
    let fields: Vec<&'static Field<O>> = O::FIELDS.iter().filter(is_word).collect();
    let mut open: BTreeSet<[String; 2]> = BTreeSet::new();
    for (index, one) in fields.iter().enumerate() {
        for other in &fields[index + 1..] {
            let words =
                |field: &'static Field<O>| others(field).map(|value| format!("{}={value}", field.key));
            open.extend(words(one).flat_map(|first| words(other).map(move |second| [first.clone(), second])));
        }
    }
    let (mut sets, mut rng) = (Vec::new(), Rng::seeded(1));
    while !open.is_empty() {
        let set: O = mixture(fields.iter().copied(), &mut rng);
        let written: BTreeSet<String> = fields.iter().map(|f| format!("{}={}", f.key, f.get(&set))).collect();
        let before = open.len();
        open.retain(|pair| !pair.iter().all(|word| written.contains(word)));
        if open.len() < before {
            sets.push(set);
        }
    }
    sets
}

/// The values of an option but for its default.
fn others<O: Options>(field: &'static Field<O>) -> impl Iterator<Item = String> {
    let usual = field.get(&O::default());
    values(&field.access).into_iter().filter(move |value| *value != usual)
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
