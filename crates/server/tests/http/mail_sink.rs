//! A server for mail on this machine, which keeps what it is handed.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// What the server does with who writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    Takes,
    /// It says this to whom the letter is for.
    Says(&'static str),
    /// It greets nobody.
    Hangs,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Letter {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) head: String,
    pub(crate) text: String,
}

pub(crate) struct MailSink {
    pub(crate) address: SocketAddr,
    letters: Arc<Mutex<Vec<Letter>>>,
    pub(crate) manner: Arc<Mutex<Manner>>,
    /// Who signed in, and with what.
    pub(crate) signed_in: Arc<Mutex<Vec<String>>>,
    served: JoinHandle<()>,
}

impl MailSink {
    pub(crate) async fn open() -> MailSink {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (letters, signed_in) = (Arc::<Mutex<Vec<_>>>::default(), Arc::<Mutex<Vec<_>>>::default());
        let manner = Arc::new(Mutex::new(Manner::Takes));
        let (kept, how, who) = (Arc::clone(&letters), Arc::clone(&manner), Arc::clone(&signed_in));
        let served = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let now = *how.lock().unwrap();
                tokio::spawn(talk(stream, now, Arc::clone(&kept), Arc::clone(&who)));
            }
        });
        MailSink { address, letters, manner, signed_in, served }
    }

    pub(crate) fn all(&self) -> Vec<Letter> {
        self.letters.lock().unwrap().clone()
    }

    pub(crate) async fn letters(&self, count: usize) -> Vec<Letter> {
        for _ in 0..1000 {
            let all = self.all();
            if all.len() >= count {
                return all;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("expected {count} letters, found {:?}", self.all());
    }
}

impl Drop for MailSink {
    fn drop(&mut self) {
        self.served.abort();
    }
}

async fn talk(
    stream: TcpStream,
    manner: Manner,
    letters: Arc<Mutex<Vec<Letter>>>,
    signed_in: Arc<Mutex<Vec<String>>>,
) {
    if manner == Manner::Hangs {
        tokio::time::sleep(Duration::from_secs(60)).await;
    }
    let mut stream = BufReader::new(stream);
    let (mut from, mut to) = (String::new(), String::new());
    say(&mut stream, "220 sink").await;
    while let Some(line) = read(&mut stream).await {
        match line.as_str() {
            hello if hello.starts_with("EHLO ") => say(&mut stream, "250-sink\r\n250 AUTH PLAIN").await,
            auth if auth.starts_with("AUTH PLAIN ") => {
                let secret = STANDARD.decode(&auth[11..]).unwrap();
                signed_in.lock().unwrap().push(String::from_utf8(secret).unwrap().replace('\0', " "));
                say(&mut stream, "235 welcome").await;
            }
            mail if mail.starts_with("MAIL FROM:") => {
                from = mail[10..].trim_matches(['<', '>']).into();
                say(&mut stream, "250 fine").await;
            }
            rcpt if rcpt.starts_with("RCPT TO:") => {
                to = rcpt[8..].trim_matches(['<', '>']).into();
                let answer = if let Manner::Says(answer) = manner { answer } else { "250 fine" };
                say(&mut stream, answer).await;
            }
            "DATA" => {
                say(&mut stream, "354 go on").await;
                let mut written = String::new();
                while let Some(line) = read(&mut stream).await.filter(|line| line != ".") {
                    written += &format!("{}\n", line.strip_prefix('.').unwrap_or(&line));
                }
                let (head, body) = written.split_once("\n\n").unwrap();
                let text = String::from_utf8(STANDARD.decode(body.replace('\n', "")).unwrap()).unwrap();
                let (from, to) = (from.clone(), to.clone());
                let letter = Letter { from, to, head: head.into(), text: text.replace('\r', "") };
                letters.lock().unwrap().push(letter);
                say(&mut stream, "250 taken").await;
            }
            _ => return,
        }
    }
}

async fn say(stream: &mut BufReader<TcpStream>, words: &str) {
    let _ = stream.write_all(format!("{words}\r\n").as_bytes()).await;
}

async fn read(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut line = String::new();
    let some = stream.read_line(&mut line).await.ok()? > 0;
    some.then(|| line.trim_end_matches(['\r', '\n']).to_string())
}
