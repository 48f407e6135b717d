//! A PostgreSQL of one's own, for tests: in a temporary folder, reached by a socket in it and by nothing else unless one says so, with
//! every commit on disk. It ends with the program that started it, however that ends.

use super::Scratch;
use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What to do when there is none.
const MISSING: &str = "there is no PostgreSQL under /usr/lib/postgresql or in the PATH: run `sh scripts/postgres.sh`, \
                       which installs the package postgresql, or set DATABASE_URL to a database that tests may use";

/// Where everybody looks for it. Its socket is called after it, also where nobody can reach it.
const PORT: u16 = 5432;

/// How long it may take to start, also after a crash.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs the server until it is told a word, or whoever started it is gone. Without a word nothing is left of it.
const KEEPER: &str = r#"
    exec 2>/dev/null
    trap : HUP INT TERM
    "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses="$3" -c port="$4" -c unix_socket_permissions=0700 >>"$2/log" 2>&1 & server=$!
    read -r word || word=remove
    case "$word" in crash) kill -9 $server ;; *) kill -INT $server ;; esac
    while kill -0 $server; do wait $server; done
    case "$word" in remove) rm -rf "$2" ;; esac"#;

/// A private server, which is stopped and removed when this is dropped or the program ends.
#[derive(Debug)]
pub struct Cluster {
    binaries: PathBuf,
    // What the keeper could not remove goes with it.
    folder: Scratch,
    /// Where it is reached by others than this program's user; nowhere, if this is empty.
    listen: String,
    port: u16,
    url: String,
    keeper: Option<Child>,
}

impl Cluster {
    /// Make one, and start it.
    ///
    /// # Panics
    /// If there is no PostgreSQL on this machine, or it does not start: it says what to do.
    pub fn start() -> Cluster {
        Cluster::started("", PORT, Cluster::make)
    }

    /// One that answers to its name on this machine, by encrypted connections only, with a certificate that it has made itself: where
    /// it is then, and the file that vouches for it.
    ///
    /// # Panics
    /// The same, or if there is no `openssl`.
    pub fn start_encrypted() -> (Cluster, String, PathBuf) {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = port.expect("there is a free port").port();
        let cluster = Cluster::started("localhost", port, |cluster| {
            cluster.make();
            cluster.certify();
            cluster.append("postgresql.conf", "ssl = on\n");
            let rules = cluster.folder.path().join("data/pg_hba.conf");
            let written = fs::write(rules, "local all all trust\nhostssl all all samehost trust\n");
            written.expect("initdb has made its files");
        });
        let certificate = cluster.folder.path().join("data/server.crt");
        (cluster, format!("postgres://luckhouse@localhost:{port}/postgres"), certificate)
    }

    fn certify(&self) {
        let words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
                     -addext basicConstraints=critical,CA:FALSE -keyout data/server.key -out data/server.crt";
        let made = self.command(Path::new("openssl")).args(words.split_whitespace()).output();
        let made = made.expect("openssl can be run: PostgreSQL's package brings it");
        assert!(made.status.success(), "openssl failed: {}", String::from_utf8_lossy(&made.stderr));
    }

    /// One that lets in whoever comes to this address of a network that is nobody else's, and that waits for a standby with every
    /// commit as soon as it is told to: see [`Cluster::waits_for_standby`].
    ///
    /// # Panics
    /// The same.
    pub fn start_at(address: &str) -> Cluster {
        Cluster::started(address, PORT, |cluster| {
            cluster.make();
            cluster.append("pg_hba.conf", "host all all samenet trust\nhost replication all samenet trust\n");
            // A standby that finds nobody tries again at once, not after five seconds.
            cluster.append("postgresql.conf", "wal_retrieve_retry_interval = 100ms\n");
        })
    }

    /// A standby of the one at that address, which has everything that is committed there.
    ///
    /// # Panics
    /// The same, or if the other one does not answer.
    pub fn standby_of(other: &str, address: &str) -> Cluster {
        Cluster::started(address, PORT, |cluster| {
            let copy = [
                "--checkpoint=fast",
                "--write-recovery-conf",
                "--no-sync",
                "--username=luckhouse",
                "--host",
                other,
            ];
            cluster.run("pg_basebackup", &copy);
        })
    }

    fn started(listen: &str, port: u16, make: impl FnOnce(&Cluster)) -> Cluster {
        let binaries = binaries().expect(MISSING);
        let folder = Scratch::new();
        fs::create_dir_all(folder.path()).expect("a folder for the database");
        own(folder.path());
        let url = folder.path().display().to_string().replace('/', "%2F");
        let url = format!("postgres://luckhouse@{url}:{port}/postgres");
        let mut cluster = Cluster { binaries, folder, listen: listen.into(), port, url, keeper: None };
        make(&cluster);
        cluster.resume();
        cluster
    }

    /// Where it is.
    pub fn url(&self) -> &str {
        &self.url
    }

    fn make(&self) {
        let new = ["--username=luckhouse", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
        self.run("initdb", &new);
    }

    /// Run a program of the database's own over the folder of its data.
    fn run(&self, program: &str, arguments: &[&str]) {
        let mut command = self.command(&self.binaries.join(program));
        let ran = command.args(arguments).arg("-D").arg(self.folder.path().join("data")).output();
        let ran = ran.unwrap_or_else(|why| panic!("{program} cannot be run: {why}"));
        assert!(ran.status.success(), "{program} failed: {}", String::from_utf8_lossy(&ran.stderr));
    }

    fn append(&self, file: &str, lines: &str) {
        let file = fs::OpenOptions::new().append(true).open(self.folder.path().join("data").join(file));
        file.and_then(|mut file| file.write_all(lines.as_bytes())).expect("initdb has made its files");
    }

    /// From now on a commit is answered when a standby has it on its disk too. Standbys that are made later will do the same.
    ///
    /// # Panics
    /// If it does not answer.
    pub fn waits_for_standby(&self) {
        self.say("ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.say("SELECT pg_reload_conf()");
    }

    /// Be a standby no longer.
    ///
    /// # Panics
    /// If it is none, or does not answer.
    pub fn promote(&self) {
        self.say("SELECT pg_promote()");
    }

    fn say(&self, sql: &str) {
        crate::postgres::batch(&self.url, sql).unwrap_or_else(|why| panic!("{why}"));
    }

    /// A program that runs as somebody who may run a database: not as root.
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.folder.path());
        #[cfg(unix)]
        if let Some((user, group)) = unprivileged(self.folder.path()) {
            std::os::unix::process::CommandExt::uid(&mut command, user);
            std::os::unix::process::CommandExt::gid(&mut command, group);
        }
        command
    }

    /// Start it again, and wait until it answers. Processes of one that was killed may be in the way for a moment: then it
    /// ends at once, and is started once more.
    pub fn resume(&mut self) {
        let begun = Instant::now();
        let (mut next, mut pause) = (begun, Duration::from_secs(1));
        while !self.answers() {
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not start: {}", self.log());
            if Instant::now() >= next {
                self.stop();
                self.keeper = Some(self.keep());
                pause *= 2;
                next = Instant::now() + pause;
            }
            thread::sleep(Duration::from_millis(50));
        }
    }

    fn keep(&self) -> Child {
        let mut keeper = self.command(Path::new("/bin/sh"));
        keeper
            .args(["-c", KEEPER, "keeper"])
            .args([self.binaries.as_path(), self.folder.path()])
            .arg(&self.listen)
            .arg(self.port.to_string());
        keeper.stdin(Stdio::piped()).spawn().expect("a shell can be run")
    }

    fn answers(&self) -> bool {
        crate::postgres::batch(&self.url, "SELECT 1").is_ok()
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// End it without a last word, as a power cut would.
    pub fn kill(&mut self) {
        self.end("crash");
    }

    /// Stop it in good order.
    pub fn stop(&mut self) {
        self.end("stop");
    }

    fn end(&mut self, word: &str) {
        let Some(mut keeper) = self.keeper.take() else { return };
        if let Some(mut input) = keeper.stdin.take() {
            // One that has ended by itself hears nothing any more.
            let _ = writeln!(input, "{word}");
        }
        drop(keeper.wait());
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.end("remove");
    }
}

/// The folder of the newest server on this machine.
fn binaries() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let version = |folder: &PathBuf| {
        let name = folder.file_name().map(|name| name.to_string_lossy().into_owned());
        name.and_then(|name| name.parse::<u32>().ok())
    };
    let newest = versions.map(|folder| folder.path()).max_by_key(version).map(|folder| folder.join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let paths: Vec<PathBuf> = std::env::split_paths(&path).collect();
    newest.into_iter().chain(paths).find(|folder| folder.join("initdb").is_file())
}

/// Give the folder to whoever will run the database.
fn own(folder: &Path) {
    #[cfg(unix)]
    if let Some((user, group)) = unprivileged(folder) {
        std::os::unix::fs::chown(folder, Some(user), Some(group)).expect("root can give a folder away");
    }
}

/// The user `postgres`, or else `nobody`, if this program runs as root: a database refuses to.
#[cfg(unix)]
fn unprivileged(folder: &Path) -> Option<(u32, u32)> {
    let root = fs::metadata("/proc/self").or_else(|_| fs::metadata(folder)).ok()?;
    if std::os::unix::fs::MetadataExt::uid(&root) != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let find = |name: &str| {
        let user = users.lines().map(|line| line.split(':').collect::<Vec<_>>());
        let user = user.into_iter().find(|user| user.len() > 3 && user[0] == name)?;
        Some((user[2].parse().ok()?, user[3].parse().ok()?))
    };
    find("postgres").or_else(|| find("nobody"))
}
