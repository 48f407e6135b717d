//! A letter is handed to the server that the host has named (RFC 5321), with STARTTLS (RFC 3207) and AUTH PLAIN (RFC 4616).
//!
//! `lettre` was looked at and not taken: with TLS by what is locked already it brings some thirty crates more, for names in
//! many scripts, dates and attachments, none of which are needed for one plain letter to one address.

use super::mail_address::MailAddress;
use super::settings::{Mail, Security};
use super::wire::{Wire, connect, encrypt};
use super::{Sent, TIME};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::time::timeout;

/// The longest line that a server may say.
const LINE: u64 = 2048;
/// It may say so many at once.
const LINES: usize = 64;

/// Why a letter did not go.
#[derive(Debug)]
enum Unsent {
    /// It may go later.
    Later(String),
    /// The server will not take it.
    Never(String),
}

impl From<std::io::Error> for Unsent {
    fn from(why: std::io::Error) -> Unsent {
        Unsent::Later(why.kind().to_string())
    }
}

/// What a server said: a number. The words after it nobody reads.
struct Reply(u16);

/// A server that listens.
struct Session {
    stream: BufReader<Box<dyn Wire>>,
}

/// Hand over a letter. `name` is what the house is called.
pub(crate) async fn send(mail: &Mail, name: &str, to: &MailAddress, letter: &str) -> Sent {
    match timeout(TIME, hand_over(mail, name, to, letter)).await {
        Ok(Ok(())) => Sent::Told,
        Ok(Err(Unsent::Never(why))) => Sent::Never(why),
        Ok(Err(Unsent::Later(why))) => Sent::Later { why, wait: None },
        Err(_) => Sent::Later { why: "it does not answer in time".into(), wait: None },
    }
}

async fn hand_over(mail: &Mail, name: &str, to: &MailAddress, letter: &str) -> Result<(), Unsent> {
    let mut session = Session::open(mail, name).await?;
    if let Some((user, password)) = &mail.user {
        session.sign_in(user, password).await?;
    }
    session.say(&format!("MAIL FROM:<{}>", mail.sender().as_str()), 250).await?;
    session.say(&format!("RCPT TO:<{}>", to.as_str()), 250).await?;
    session.say("DATA", 354).await?;
    session.stream.write_all(stuffed(letter).as_bytes()).await?;
    session.stream.flush().await?;
    session.expect(250).await?;
    // It has the letter, whatever it says now.
    let _ = session.say("QUIT", 221).await;
    Ok(())
}

impl Session {
    async fn open(mail: &Mail, name: &str) -> Result<Session, Unsent> {
        let (host, port) = &mail.server;
        let stream = connect(host, *port).await?;
        let stream: Box<dyn Wire> = match mail.security {
            Security::Tls => Box::new(encrypt(stream, host).await?),
            Security::None => Box::new(stream),
            Security::Starttls => {
                // What came before it is forgotten with the plain stream: nobody puts words into the encrypted one.
                let mut plain = BufReader::new(stream);
                greeted(&mut plain, name).await?;
                say(&mut plain, "STARTTLS").await?.be(220)?;
                Box::new(encrypt(plain.into_inner(), host).await?)
            }
        };
        let mut stream = BufReader::new(stream);
        match mail.security {
            Security::Starttls => hello(&mut stream, name).await?,
            Security::Tls | Security::None => greeted(&mut stream, name).await?,
        }
        Ok(Session { stream })
    }

    /// Sign in. What the server says to it is not repeated: it may have the secret in it.
    async fn sign_in(&mut self, user: &str, password: &str) -> Result<(), Unsent> {
        let secret = STANDARD.encode(format!("\0{user}\0{password}"));
        let reply = say(&mut self.stream, &format!("AUTH PLAIN {secret}")).await?;
        match reply.0 {
            235 => Ok(()),
            // Whoever runs the house can mend it.
            code => Err(Unsent::Later(format!("signing in: {code}"))),
        }
    }

    async fn say(&mut self, words: &str, wanted: u16) -> Result<(), Unsent> {
        say(&mut self.stream, words).await?.be(wanted)
    }

    async fn expect(&mut self, wanted: u16) -> Result<(), Unsent> {
        reply(&mut self.stream).await?.be(wanted)
    }
}

impl Reply {
    fn be(self, wanted: u16) -> Result<(), Unsent> {
        match self.0 {
            code if code == wanted => Ok(()),
            code @ 500..600 => Err(Unsent::Never(code.to_string())),
            code => Err(Unsent::Later(code.to_string())),
        }
    }
}

async fn greeted(stream: &mut BufReader<impl Wire>, name: &str) -> Result<(), Unsent> {
    reply(stream).await?.be(220)?;
    hello(stream, name).await
}

async fn hello(stream: &mut BufReader<impl Wire>, name: &str) -> Result<(), Unsent> {
    say(stream, &format!("EHLO {name}")).await?.be(250)
}

async fn say(stream: &mut BufReader<impl Wire>, words: &str) -> Result<Reply, Unsent> {
    stream.write_all(format!("{words}\r\n").as_bytes()).await?;
    stream.flush().await?;
    reply(stream).await
}

/// What the server says, to the last of its lines: `250-…`, `250 …`.
async fn reply(stream: &mut BufReader<impl Wire>) -> Result<Reply, Unsent> {
    let garbled = || Unsent::Later("what it says is no SMTP".into());
    for _ in 0..LINES {
        let mut line = Vec::new();
        (&mut *stream).take(LINE).read_until(b'\n', &mut line).await?;
        let code = line.get(..3).and_then(|code| std::str::from_utf8(code).ok()?.parse().ok());
        let code = code.ok_or_else(garbled)?;
        if line.get(3) != Some(&b'-') {
            return Ok(Reply(code));
        }
    }
    Err(garbled())
}

/// A letter as it goes over the wire: a dot at the beginning of a line gets another one, and one alone ends it.
fn stuffed(letter: &str) -> String {
    let line = |line: &str| format!("{}{line}\r\n", if line.starts_with('.') { "." } else { "" });
    letter.lines().map(line).chain([".\r\n".to_string()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dot_alone_ends_nothing_but_the_letter() {
        assert_eq!(stuffed("a\r\n.\r\n..b\nc"), "a\r\n..\r\n...b\r\nc\r\n.\r\n");
    }
}
