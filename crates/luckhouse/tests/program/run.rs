//! Running the real program in tests.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run of the program left.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program with these arguments, keeping its games in a folder of its own.
pub(crate) fn luckhouse(home: &Home, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_luckhouse"));
    command
        .args(arguments)
        .env("LUCKHOUSE_DATA", &home.0)
        .env("LUCKHOUSE_CONFIG", home.0.join("config.toml"))
        .current_dir(&home.0);
    // Whatever language is spoken where the tests run.
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Run it to its end with this typed in.
pub(crate) fn run(home: &Home, arguments: &[&str], typed: &str) -> Ran {
    run_to_its_end(&mut luckhouse(home, arguments), typed)
}

/// Run this to its end with this typed in.
pub(crate) fn run_to_its_end(command: &mut Command, typed: &str) -> Ran {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typed = typed.to_string();
    // On a thread of its own: the program may end, or print much, before it has read everything.
    let typing = std::thread::spawn(move || drop(stdin.write_all(typed.as_bytes())));
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A folder that is gone after the test.
pub(crate) struct Home(pub(crate) PathBuf);

impl Home {
    pub(crate) fn new() -> Home {
        use std::sync::atomic::{AtomicU32, Ordering};
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("luckhouse-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Home(folder)
    }

    /// The games that the program has kept.
    pub(crate) fn kept(&self) -> Vec<PathBuf> {
        let Ok(entries) = std::fs::read_dir(self.0.join("games")) else { return Vec::new() };
        entries.map(|entry| entry.unwrap().path()).filter(|path| path.extension().unwrap() == "log").collect()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
