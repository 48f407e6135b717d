//! The real program as a house, asked over HTTP, and the real program beside it.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_luckhouse"));
    command.env_remove("LUCKHOUSE_LOG").env_remove("LUCKHOUSE_DATA").stdin(Stdio::null());
    command
}

/// A house that is open. It is killed at the end, however the test ends.
pub(crate) struct House {
    process: Child,
    address: String,
}

impl House {
    pub(crate) fn open(data: &Path, arguments: &[&str]) -> House {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(arguments);
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).expect("it says where it is").split('/').next().unwrap();
        House { address: address.into(), process }
    }

    /// Ask: the status, and what was answered.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        self.ask_with("", method, path, body)
    }

    /// The same for somebody at this address, as a proxy would.
    pub(crate) fn ask_for(&self, address: &str, method: &str, path: &str, body: &str) -> (u16, String) {
        self.ask_with(&format!("\r\nX-Forwarded-For: {address}"), method, path, body)
    }

    fn ask_with(&self, more: &str, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut connection = TcpStream::connect(&self.address).unwrap();
        let head =
            format!("Host: {}\r\nConnection: close\r\nContent-Type: application/json{more}", self.address);
        write!(
            connection,
            "{method} {path} HTTP/1.1\r\n{head}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        connection.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).expect("an answer has a status").parse().unwrap();
        (status, answer.split_once("\r\n\r\n").unwrap().1.into())
    }

    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        self.ask("GET", path, "")
    }

    /// Open a public table for two, with somebody at it: its id.
    pub(crate) fn table(&self, game: &str) -> String {
        let order = format!(r#"{{"game":"{game}","seats":2,"visibility":"public","sit":{{"name":"Ann"}}}}"#);
        let (status, answer) = self.ask("POST", "/api/v1/tables", &order);
        assert!(status < 300, "{status} {answer}");
        let answer: Value = serde_json::from_str(&answer).unwrap();
        answer["table"].as_str().unwrap().into()
    }

    /// A socket of somebody at this address, as a proxy would open it, and the status.
    pub(crate) fn socket_for(&self, address: &str) -> (u16, TcpStream) {
        let mut connection = TcpStream::connect(&self.address).unwrap();
        write!(
            connection,
            "GET /api/v1/socket HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: {address}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.address
        )
        .unwrap();
        connection.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            connection.read_exact(&mut byte).unwrap();
            head.push(byte[0]);
        }
        let head = String::from_utf8(head).unwrap();
        (head.split(' ').nth(1).expect("an answer has a status").parse().unwrap(), connection)
    }

    /// Close it well: what it wrote to stderr.
    pub(crate) fn close(mut self) -> String {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let mut error = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut error).unwrap();
        assert_eq!(self.process.wait().unwrap().code(), Some(0), "{error}");
        error
    }

    /// End it without a last word.
    pub(crate) fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // One that has ended already cannot be killed, and need not be.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Run the program to its end.
pub(crate) fn run(arguments: &[&str]) -> Output {
    program().args(arguments).output().unwrap()
}

/// Run it; it must do what is asked: what it says.
pub(crate) fn does(arguments: &[&str]) -> String {
    let output = run(arguments);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

/// Run it; it must end with this code and one line that has all these words.
pub(crate) fn refuses(arguments: &[&str], code: i32, words: &[&str]) {
    let output = run(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(code), &b""[..]), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    for word in words {
        assert!(error.contains(word), "`{word}` is not in: {error}");
    }
}

/// A folder that is gone after the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        use std::sync::atomic::{AtomicU32, Ordering};
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("luckhouse-host-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub(crate) fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn text(&self, name: &str) -> String {
        self.at(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
