//! How far sums of doubles can be off.

/// The most by which the mean of so many numbers can be off, as a part of the mean of their sizes.
///
/// Each chance is rounded once, each product once, and each sum once: at most `terms` + 2 roundings of half an
/// [`f64::EPSILON`] lie on any number. Whole epsilons, and two more of them, leave room for second order and for the
/// rounding of the correction itself.
pub(crate) fn slack(terms: usize) -> f64 {
    (terms + 4) as f64 * f64::EPSILON
}
