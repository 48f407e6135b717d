//! Somebody who waits for a long work.

/// Is told how far a long work is, and may end it. `()` waits to the end.
///
/// ```
/// use luckhouse_solvers::Watch;
/// struct Impatient;
/// impl Watch for Impatient {
///     fn go_on(&self, done: u64, of: u64) -> bool {
///         2 * done < of
///     }
/// }
/// assert!(Impatient.go_on(1, 4) && !Impatient.go_on(2, 4));
/// ```
pub trait Watch: Sync {
    /// So much of so much is done. `false` ends the work, as soon as it can be ended.
    fn go_on(&self, done: u64, of: u64) -> bool;
}

impl Watch for () {
    fn go_on(&self, _done: u64, _of: u64) -> bool {
        true
    }
}
