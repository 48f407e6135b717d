//! A clock that a test sets.

pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;
/// 2026-11-17, at ten.
pub(crate) const MORNING: i64 = 1_794_909_600_000;

/// A clock of one's own, and such a house that goes by it: each test has its own.
macro_rules! our_clock {
    ($house:expr) => {{
        static CLOCK: std::sync::atomic::AtomicI64 = std::sync::atomic::AtomicI64::new(crate::clock::MORNING);
        fn ours() -> luckhouse_store::Millis {
            luckhouse_store::Millis(CLOCK.load(std::sync::atomic::Ordering::SeqCst))
        }
        (&CLOCK, luckhouse_server::Config { clock: ours, ..$house })
    }};
}

pub(crate) use our_clock;
