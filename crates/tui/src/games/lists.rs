//! Lists in which things may be there more than once, like dice.

/// For each of these whether it is new, beside what was there before.
pub(super) fn fresh<T: PartialEq + Clone>(now: &[T], before: &[T]) -> Vec<bool> {
    let mut left = before.to_vec();
    let mut is_new = |thing: &T| match left.iter().position(|other| other == thing) {
        Some(place) => {
            left.swap_remove(place);
            false
        }
        None => true,
    };
    now.iter().map(&mut is_new).collect()
}

/// Those of the first that are also among the second.
pub(super) fn both<T: PartialEq + Clone>(some: &[T], others: &[T]) -> Vec<T> {
    let gone = fresh(some, others);
    some.iter().zip(gone).filter(|(_, gone)| !gone).map(|(thing, _)| thing.clone()).collect()
}

/// Are all of these among the others, as often as they are here?
pub(super) fn among<T: PartialEq + Clone>(some: &[T], all: &[T]) -> bool {
    !fresh(some, all).contains(&true)
}

/// Both have the same things, in any order.
pub(super) fn alike<T: PartialEq + Clone>(one: &[T], other: &[T]) -> bool {
    one.len() == other.len() && among(one, other)
}

/// Put this in if it is not there, and take it out if it is.
pub(super) fn toggle(picked: &mut Vec<usize>, place: usize) {
    match picked.iter().position(|other| *other == place) {
        Some(at) => {
            picked.remove(at);
        }
        None => picked.push(place),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_new_is_counted_as_often_as_it_is_there() {
        assert_eq!(fresh(&[3, 3, 5], &[5, 3]), [false, true, false]);
        assert_eq!(both(&[3, 3, 5], &[5, 3]), [3, 5]);
        assert!(among(&[3, 3], &[3, 1, 3]) && !among(&[3, 3], &[3, 1]));
        assert!(alike(&[1, 2], &[2, 1]) && !alike(&[1], &[1, 2]));
    }
}
