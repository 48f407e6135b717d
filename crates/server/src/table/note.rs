//! What must not be forgotten of a table and is no line of its log, as it is kept.

use super::fair::Salt;
use luckhouse_engine::Seat;
use luckhouse_engine::fair::FairLine;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// Something besides the game's own lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// Somebody has chosen in secret.
    Seals(Seat, String),
    /// Somebody has taken a secret choice back.
    Unseals(Seat),
    /// Somebody sat down.
    Came(Seat, String),
    /// Somebody went away.
    Went(Seat, String),
    /// A bot plays for somebody.
    BotPlays(Seat, String),
    /// Somebody has their seat back.
    Back(Seat),
    /// Somebody had no more time.
    TimeUp(Seat),
    /// A line of the log about its dice.
    Fair(Arc<FairLine>),
    /// How a hidden choice can be checked, which is told at the end.
    Salt(Salt),
    /// The table was closed, for this reason, before the game was over.
    Closed(String),
    /// The game begins.
    Began,
    /// A remark of the log: of a table of the first protocol, a line of its proof.
    Remark(String),
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Seals(seat, word) => write!(f, "{seat} seals {word}"),
            Note::Unseals(seat) => write!(f, "{seat} unseals"),
            Note::Came(seat, name) => write!(f, "{seat} came {name}"),
            Note::Went(seat, name) => write!(f, "{seat} went {name}"),
            Note::BotPlays(seat, bot) => write!(f, "{seat} bot {bot}"),
            Note::Back(seat) => write!(f, "{seat} back"),
            Note::TimeUp(seat) => write!(f, "{seat} late"),
            Note::Fair(line) => write!(f, "{line}"),
            Note::Salt(Salt { event, seat, salt }) => write!(f, "{seat} salt {event} {salt}"),
            Note::Closed(why) => write!(f, "closed {why}"),
            Note::Began => f.write_str("began"),
            Note::Remark(text) => f.write_str(text),
        }
    }
}

impl FromStr for Note {
    type Err = ();

    fn from_str(text: &str) -> Result<Note, ()> {
        if text.starts_with('#') {
            let fair = text.parse().map(|line| Note::Fair(Arc::new(line)));
            return Ok(fair.unwrap_or_else(|_| Note::Remark(text.into())));
        }
        if let Some(why) = text.strip_prefix("closed ") {
            return Ok(Note::Closed(why.into()));
        }
        if text == "began" {
            return Ok(Note::Began);
        }
        let (seat, rest) = text.split_once(' ').ok_or(())?;
        let seat: Seat = seat.parse().map_err(drop)?;
        let (verb, object) = rest.split_once(' ').unwrap_or((rest, ""));
        let word = object.to_string();
        match verb {
            "seals" => Ok(Note::Seals(seat, word)),
            "unseals" => Ok(Note::Unseals(seat)),
            "came" => Ok(Note::Came(seat, word)),
            "went" => Ok(Note::Went(seat, word)),
            "bot" => Ok(Note::BotPlays(seat, word)),
            "back" => Ok(Note::Back(seat)),
            "late" => Ok(Note::TimeUp(seat)),
            "salt" => {
                let (event, salt) = object.split_once(' ').ok_or(())?;
                let (event, salt) = (event.parse().map_err(drop)?, salt.parse().map_err(drop)?);
                Ok(Note::Salt(Salt { event, seat, salt }))
            }
            // Of a table of the first protocol: what it adds to the dice is kept with the seat.
            "opened" => Ok(Note::Remark(format!("# {text}"))),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::fair::Bytes;

    #[test]
    fn notes_are_read_as_they_were_written() {
        let (seat, text) = (Seat::at(1), || String::from("a b: c"));
        let all = [
            Note::Seals(seat, text()),
            Note::Unseals(seat),
            Note::Came(seat, text()),
            Note::Went(seat, text()),
            Note::BotPlays(seat, text()),
            Note::Back(seat),
            Note::TimeUp(seat),
            Note::Fair(Arc::new(FairLine::Opened(seat, Bytes::new([7; 32])))),
            Note::Salt(Salt { event: 12, seat, salt: Bytes::new([8; 32]) }),
            Note::Closed(text()),
            Note::Began,
            Note::Remark("# fair table x".into()),
        ];
        for note in all {
            assert_eq!(note.to_string().parse(), Ok(note));
        }
        for wrong in ["", "p1", "p13 back", "p1 flies", "p1 salt 12"] {
            assert!(wrong.parse::<Note>().is_err(), "{wrong}");
        }
    }
}
