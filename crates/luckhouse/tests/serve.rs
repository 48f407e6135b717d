//! `luckhouse serve`: the real program, opened, asked, stopped, and in the way of itself.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn command(data: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_luckhouse"));
    command.arg("serve").args(["--data".as_ref(), data.as_os_str()]).args(arguments);
    command.env_remove("LUCKHOUSE_LOG").env_remove("LUCKHOUSE_DATA");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn get(address: &str, host: &str, path: &str) -> String {
    let mut connection = TcpStream::connect(address).unwrap();
    write!(connection, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).unwrap();
    answer
}

/// A house that is open. It is closed at the end, however the test ends.
struct Open {
    program: Child,
    line: String,
}

impl Open {
    fn at(data: &Path, arguments: &[&str]) -> Open {
        Open::from(command(data, &[&["--listen", "127.0.0.1:0"], arguments].concat()))
    }

    fn from(mut command: Command) -> Open {
        let mut program = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(program.stdout.take().unwrap()).read_line(&mut line).unwrap();
        if line.is_empty() {
            let mut error = String::new();
            program.stderr.take().unwrap().read_to_string(&mut error).unwrap();
            panic!("the house did not open: {error}");
        }
        Open { program, line }
    }

    /// Address and port, from the line that it prints.
    fn address(&self) -> &str {
        let after = self.line.split_once("http://").expect("the line has the address").1;
        after.split_once('/').unwrap().0
    }

    fn get(&self, path: &str) -> String {
        get(self.address(), "localhost", path)
    }

    fn signal(&self, signal: &str) {
        let id = self.program.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Wait for its end: the exit code, and what it wrote to stderr.
    fn ended(mut self) -> (Option<i32>, String) {
        let mut error = String::new();
        self.program.stderr.take().unwrap().read_to_string(&mut error).unwrap();
        (self.program.wait().unwrap().code(), error)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        // One that has ended already cannot be killed, and need not be.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        use std::sync::atomic::{AtomicU32, Ordering};
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("luckhouse-serve-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// It must end by itself with this code, and say one line that has all these words.
fn fails(mut command: Command, code: i32, words: &[&str]) {
    let output = command.output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(code), &b""[..]), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    for word in words {
        assert!(error.contains(word), "{error}");
    }
}

#[test]
fn it_says_where_it_is_and_answers_there() {
    let data = Folder::new();
    let house = Open::at(&data.0.join("new/folder"), &[]);
    let expected = format!("(data in {})\n", data.0.join("new/folder").display());
    assert!(
        house.line.starts_with("Luckhouse is open at http://127.0.0.1:") && house.line.ends_with(&expected)
    );
    let health = house.get("/healthz");
    assert!(health.starts_with("HTTP/1.1 200 ") && health.contains("\"status\":\"ok\""), "{health}");
    assert!(house.get("/").contains("<title>Luckhouse</title>"));
    assert!(house.get("/metrics").contains("luckhouse_requests_total"));
}

#[test]
fn the_data_is_in_the_users_place_if_nothing_else_is_said() {
    let home = Folder::new();
    let mut command = Command::new(env!("CARGO_BIN_EXE_luckhouse"));
    command.args(["serve", "--listen", "127.0.0.1:0"]).env_remove("LUCKHOUSE_DATA");
    command.env("XDG_DATA_HOME", &home.0).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let house = Open::from(command);
    assert!(house.line.contains(&home.0.join("luckhouse").display().to_string()), "{}", house.line);
    assert!(home.0.join("luckhouse/luckhouse.sqlite").is_file());
}

#[test]
fn both_signals_close_it_well_and_the_data_can_be_opened_again() {
    let data = Folder::new();
    for signal in ["-TERM", "-INT"] {
        let house = Open::at(&data.0, &[]);
        // Whoever is connected and says nothing does not keep it.
        let _idle = TcpStream::connect(house.address()).unwrap();
        house.signal(signal);
        let (code, error) = house.ended();
        assert_eq!(code, Some(0), "{error}");
        assert!(error.contains("closing") && error.contains("closed"), "{error}");
    }
}

#[test]
fn lines_are_text_or_json_and_show_nobody_the_way_in() {
    let data = Folder::new();
    let mut command = command(&data.0, &["--listen", "127.0.0.1:0", "--log", "json"]);
    command.env("LUCKHOUSE_LOG", "debug");
    let house = Open::from(command);
    house.get("/api/v1/tables/0p3nS3sam3?token=s3cr3t");
    house.get("/t/0p3nS3sam3");
    house.signal("-TERM");
    let (_, error) = house.ended();
    let lines: Vec<serde_json::Value> =
        error.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let route = |line: &serde_json::Value| line["route"].as_str().map(String::from);
    let routes: Vec<String> = lines.iter().filter_map(route).collect();
    assert_eq!(routes, ["/api/v1/tables/{id}", "/t/{id}"], "{error}");
    assert!(!error.contains("0p3nS3sam3") && !error.contains("s3cr3t"), "{error}");
}

#[test]
fn beyond_this_machine_it_warns_unless_a_proxy_is_in_front() {
    let data = Folder::new();
    for (arguments, warned) in [
        (&["--listen", "0.0.0.0:0"][..], true),
        (&["--listen", "0.0.0.0:0", "--behind-proxy", "loopback"], false),
    ] {
        let house = Open::from(command(&data.0, arguments));
        house.signal("-TERM");
        let (code, error) = house.ended();
        assert_eq!((code, error.contains("can be read on the way")), (Some(0), warned), "{error}");
    }
}

#[test]
fn a_port_that_is_taken() {
    let data = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let port = format!("port {} of 127.0.0.1 is taken", taken.local_addr().unwrap().port());
    fails(command(&data.0, &["--listen", &address]), 1, &[&port, "--listen"]);
}

#[test]
fn an_address_that_is_not_ours_or_none_at_all() {
    let data = Folder::new();
    let elsewhere = command(&data.0, &["--listen", "192.0.2.1:7070"]);
    fails(elsewhere, 1, &["192.0.2.1 is not an address of this machine"]);
    for nonsense in ["nonsense", "127.0.0.1", "127.0.0.1:99999", ""] {
        fails(command(&data.0, &["--listen", nonsense]), 2, &["expected an address and a port"]);
    }
}

#[test]
fn an_origin_that_is_none() {
    let data = Folder::new();
    let wrong = command(&data.0, &["--listen", "127.0.0.1:0", "--origin", "club.example"]);
    fails(wrong, 2, &["`club.example` is not the origin of a page", "https://example.org"]);
}

#[test]
fn data_that_another_house_has() {
    let data = Folder::new();
    let _first = Open::at(&data.0, &[]);
    fails(command(&data.0, &["--listen", "127.0.0.1:0"]), 1, &["in use by another Luckhouse"]);
}

#[test]
fn data_that_cannot_be_written() {
    let data = Folder::new();
    let file = data.0.join("file");
    fs::write(&file, "not a folder").unwrap();
    fails(command(&file, &["--listen", "127.0.0.1:0"]), 1, &["cannot be written", "choose another"]);
}

#[test]
fn data_of_somebody_else_or_of_a_newer_house() {
    let data = Folder::new();
    let file = data.0.join("luckhouse.sqlite");
    fs::write(&file, "My diary. ".repeat(1000)).unwrap();
    fails(command(&data.0, &["--listen", "127.0.0.1:0"]), 1, &["is not data of Luckhouse"]);
    fs::remove_file(&file).unwrap();
    let house = Open::at(&data.0, &[]);
    house.signal("-TERM");
    assert_eq!(house.ended().0, Some(0));
    // Where SQLite keeps the version that a program gives its data.
    let mut bytes = fs::read(&file).unwrap();
    bytes[60..64].copy_from_slice(&999_u32.to_be_bytes());
    fs::write(&file, bytes).unwrap();
    fails(command(&data.0, &["--listen", "127.0.0.1:0"]), 1, &["newer Luckhouse", "data version 999"]);
}

#[test]
fn a_file_sets_what_flags_do_not() {
    let data = Folder::new();
    let file = data.0.join("house.toml");
    fs::write(&file, "[names]\nnames = [\"play.example.org\"]\n[limits]\nrequests_per_minute = 3\n").unwrap();
    let house =
        Open::at(&data.0, &["--config", file.to_str().unwrap(), "--set", "limits.requests_per_minute=5"]);
    let named = |host: &str| get(house.address(), host, "/house.css");
    assert!(named("play.example.org").starts_with("HTTP/1.1 200 "));
    let other = named("evil.example");
    assert!(other.starts_with("HTTP/1.1 421 ") && other.contains("--name evil.example"), "{other}");
    let answers: Vec<String> = (0..4).map(|_| named("localhost")).collect();
    assert_eq!(
        answers.iter().filter(|answer| answer.starts_with("HTTP/1.1 200 ")).count(),
        3,
        "the flag counts"
    );
    assert!(
        answers[3].starts_with("HTTP/1.1 429 ") && answers[3].contains("retry-after: "),
        "{}",
        answers[3]
    );
}

#[test]
fn a_file_that_says_what_cannot_be() {
    let data = Folder::new();
    let file = data.0.join("house.toml");
    let path = file.to_str().unwrap();
    for (text, words) in [
        ("[limits]\n\nconections = 5\n", &["house.toml, line 3", "`conections`", "`connections`"][..]),
        ("[limit]\n", &["line 1", "`limit`", "`limits`"]),
        ("[limits]\ntalk = \"much\"\n", &["line 2", "expected u32"]),
        ("[limits\n", &["line 1"]),
        ("[names]\nnames = [\"http://a\"]\n", &["`http://a` is not the name of a house"]),
        ("[proxy]\ntrusted = [\"everybody\"]\n", &["`everybody` names no proxy"]),
        (
            "[notices]\nurl = \"play.example.org\"\n",
            &["`play.example.org` is not where a house is found", "`notices.url`"],
        ),
        ("[notices]\ncontact = \"host\"\n", &["`host` reaches nobody", "`notices.contact`"]),
        (
            "[mail]\nserver = \"smtp.example.org\"\n",
            &["`smtp.example.org` is not a server for mail", "`mail.server`"],
        ),
        (
            "[mail]\nserver = \"smtp.example.org:465\"\nfrom = \"me\"\n",
            &["`me` is not who writes", "`mail.from`"],
        ),
        (
            "[mail]\nserver = \"localhost:25\"\nfrom = \"me@example.org\"\n",
            &["e-mail needs a link", "`notices.url`"],
        ),
        (
            "[names]\nnames = [\"a.example\"]\n[mail]\nserver = \"a.example:587\"\nfrom = \"me@a.example\"\nuser = \"me\"\n",
            &["the password for mail", "`mail.password_file`"],
        ),
    ] {
        fs::write(&file, text).unwrap();
        fails(command(&data.0, &["--config", path]), 2, words);
    }
    fails(command(&data.0, &["--config", "/nowhere.toml"]), 2, &["/nowhere.toml cannot be read"]);
    fails(
        command(&data.0, &["--set", "limits.talks=3"]),
        2,
        &["`limits.talks=3` cannot be set", "--print-config"],
    );
    fails(command(&data.0, &["--behind-proxy", "0.0.0.0/0"]), 2, &["`0.0.0.0/0` names no proxy"]);
}

#[test]
fn all_settings_can_be_printed() {
    let data = Folder::new();
    let output = command(&data.0, &["--print-config", "--name", "play.example.org"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && text.contains("\n#requests_per_minute = 600\n"), "{text}");
    assert!(text.contains("\nnames = [\"play.example.org\"]\n"), "{text}");
    assert!(toml::from_str::<toml::Table>(&text).is_ok());
    assert!(!data.0.join("luckhouse.sqlite").exists(), "nothing was opened");
}

#[test]
fn numbers_can_have_an_address_of_their_own() {
    let data = Folder::new();
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let house = Open::at(&data.0, &["--metrics-listen", &free]);
    assert!(house.get("/metrics").starts_with("HTTP/1.1 404 "));
    let numbers = get(&free, "127.0.0.1", "/metrics");
    assert!(
        numbers.starts_with("HTTP/1.1 200 ") && numbers.contains("luckhouse_requests_total"),
        "{numbers}"
    );
    assert!(get(&free, "evil.example", "/metrics").starts_with("HTTP/1.1 421 "));
}
