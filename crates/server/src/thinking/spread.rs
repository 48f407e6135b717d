//! Work for many threads that is in nobody's way.

use rayon::ThreadPoolBuilder;

/// Do this on so many threads. The system lets them work when nobody else wants the cores, so that whoever plays meanwhile does not
/// notice.
pub(crate) fn spread<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    let threads = ThreadPoolBuilder::new().num_threads(threads.max(1)).start_handler(|_| step_back());
    match threads.thread_name(|number| format!("study-{number}")).build() {
        Ok(pool) => pool.install(work),
        // Without threads of its own it takes longer.
        Err(_) => work(),
    }
}

/// This thread comes last from now on. Elsewhere than on Linux it would be the whole program.
fn step_back() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(19);
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn only_the_threads_that_work_step_back() {
        let before = rustix::process::nice(0).unwrap();
        let there = spread(2, || (rayon::current_num_threads(), rustix::process::nice(0).unwrap()));
        assert_eq!(there, (2, 19));
        assert_eq!(rustix::process::nice(0).unwrap(), before);
    }
}
