//! The way to a house that runs: a socket in its folder, which only its own user can open.

use super::order::{Request, Said};
use crate::House;
use crate::protocol::{Problem, Why, because};
use std::fs::{self, DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::time::timeout;

fn unread(why: &serde_json::Error) -> Problem {
    Problem::new(Why::Unreadable, because("order-unread").with("why", why.to_string()))
}

/// The name of the socket in the folder of the data.
pub const SOCKET: &str = "admin.sock";

/// The longest order, in bytes.
const LONGEST: u64 = 1024 * 1024;

/// How long somebody may take to give an order or to take an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// The socket. Its file is removed when this is dropped.
#[derive(Debug)]
pub struct Socket {
    listener: UnixListener,
    path: PathBuf,
}

impl Socket {
    /// Open the socket in this folder, which no other house has open. One that a killed house left is replaced.
    ///
    /// # Errors
    /// If the system does not allow it, for example because the path is too long.
    pub fn open(folder: &Path) -> io::Result<Socket> {
        let path = folder.join(SOCKET);
        // It is made in a folder that nobody else can look into, so that nobody comes before its mode is set.
        let private = folder.join(".admin");
        let _ = fs::remove_dir_all(&private);
        DirBuilder::new().mode(0o700).create(&private)?;
        let made = make(&private.join(SOCKET), &path);
        let _ = fs::remove_dir_all(&private);
        Ok(Socket { listener: made?, path })
    }
}

fn make(made: &Path, path: &Path) -> io::Result<UnixListener> {
    let listener = UnixListener::bind(made)?;
    fs::set_permissions(made, Permissions::from_mode(0o600))?;
    fs::rename(made, path)?;
    Ok(listener)
}

impl Drop for Socket {
    fn drop(&mut self) {
        // The next house replaces what stays.
        let _ = fs::remove_file(&self.path);
    }
}

/// Do what comes on the socket, until this is dropped.
pub async fn serve(socket: Socket, house: Arc<House>) {
    loop {
        match socket.listener.accept().await {
            Ok((connection, _)) => drop(tokio::spawn(talk(connection, Arc::clone(&house)))),
            Err(why) => {
                tracing::warn!(%why, "nobody can be let in at the admin socket");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// One line of JSON, and one line back, as often as somebody likes.
async fn talk(connection: UnixStream, house: Arc<House>) {
    let (read, mut write) = connection.into_split();
    let mut read = BufReader::new(read.take(LONGEST));
    loop {
        let mut line = String::new();
        read.get_mut().set_limit(LONGEST);
        match timeout(PATIENCE, read.read_line(&mut line)).await {
            Ok(Ok(1..)) => {}
            _ => return,
        }
        let said = match serde_json::from_str::<Request>(&line) {
            Ok(request) => house.perform(request).await,
            Err(why) => Said::Refused(unread(&why)),
        };
        let mut answer = serde_json::to_vec(&said).expect("an answer is plain data");
        answer.push(b'\n');
        if !matches!(timeout(PATIENCE, write.write_all(&answer)).await, Ok(Ok(()))) {
            return;
        }
    }
}
