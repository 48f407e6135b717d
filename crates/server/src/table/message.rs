//! What is said to the task of a table.

use super::ahead::Prepared;
use super::by_host::ByHost;
use super::settings::Settings;
use crate::ahead::Plan;
use crate::http::Address;
use crate::ids::Token;
use crate::protocol::{Inbound, Outbound, Problem, Seated, Sit, TableInfo, Visibility};
use crate::traces::{self, Context};
use axum::extract::ws::Utf8Bytes;
use luckhouse_engine::{Header, Seat, Viewer};
use luckhouse_store::{MemberId, Name, TableId};
use luckhouse_words::Language;
use std::sync::{Arc, OnceLock};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// Where the answer goes. Whoever asked may have gone.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// Something that somebody said, when, and what that belongs to.
pub(crate) struct Traced {
    pub(super) subscriber: u64,
    pub(super) said: Inbound,
    pub(super) of: Option<Context>,
    pub(super) sent: Instant,
}

impl TableMessage {
    /// Somebody who is here says something, which belongs to this.
    pub(crate) fn said(subscriber: u64, said: Inbound, of: Option<Context>) -> TableMessage {
        if traces::are_on() && said.id().is_some() {
            TableMessage::Traced(Box::new(Traced { subscriber, said, of, sent: Instant::now() }))
        } else {
            TableMessage::Said(subscriber, said)
        }
    }

    /// The same, where nothing is measured.
    pub(super) fn untraced(self) -> TableMessage {
        match self {
            TableMessage::Traced(traced) => TableMessage::Said(traced.subscriber, traced.said),
            other => other,
        }
    }
}

/// The way to a table. Its messages are in boxes, because every table has room for 32 of them as long as it is awake.
pub(crate) type TableHandle = mpsc::Sender<Box<TableMessage>>;

/// One thing for a table to do.
pub(crate) enum TableMessage {
    /// Somebody is here.
    Hello(Box<Hello>, Reply<Subscription>),
    /// Somebody who is here says something.
    Said(u64, Inbound),
    /// The same, where it is measured what becomes of it.
    Traced(Box<Traced>),
    /// Somebody has gone.
    Gone(u64),
    /// Somebody wants a seat.
    Sit(Sit, Newcomer, Reply<Seated>),
    /// Somebody who has a token already wants the seat that goes with it.
    SitAgain(Again, Reply<Seated>),
    /// Time is up for those who have not come to a game of a tournament: their seats, counted from 0. Nobody comes any more then.
    Missing(Reply<Vec<usize>>),
    /// What may be known of the table.
    Info(Option<String>, Reply<TableInfo>),
    /// The log, as the one with this token may read it.
    Log(Option<String>, Reply<String>),
    /// The whole log of a finished game.
    Finished(Option<String>, Reply<String>),
    /// The whole log of a finished game, and who the one with this token is to it.
    Proof(Option<String>, Reply<(String, Viewer)>),
    /// What the one with this token needs to look ahead, from after so many events or from now on.
    Prepare(String, Option<u32>, Reply<Prepared>),
    /// What the one with this token says ahead, or nothing any more.
    Plan(String, Option<Plan>, Reply<()>),
    /// How to play again, for the one with this token.
    Rematch(String, Reply<Encore>),
    /// They play again at this table, unless another was named before; that one counts.
    PlayOn(TableId, Reply<TableId>),
    /// A bot has thought.
    Thought(Thought),
    /// A question of this seat was answered, for the one who asked it.
    Answer(Seat, u64, Box<Outbound>),
    /// The table should go, if nobody needs it: did it?
    Expire(Reply<bool>),
    /// The host of the house does something.
    Host(Box<ByHost>, Reply<()>),
    /// What is kept of the table was changed by others: it is read anew when somebody comes.
    Reload(Reply<()>),
    /// The house closes.
    Stop {
        /// Is it still this house's, so that it may write down where it stops?
        ours: bool,
        /// Dropped when it has.
        done: oneshot::Sender<()>,
    },
}

/// Somebody who sits down.
#[derive(Clone, Default)]
pub(crate) struct Newcomer {
    /// Whom the house knows them as.
    pub(crate) member: Option<MemberId>,
    /// From where they come, if that says anything. It is kept nowhere.
    pub(crate) address: Option<Address>,
    /// What they are called here whatever they say, if they are a bot.
    pub(crate) bot: Option<Name>,
}

/// What is needed to play again with the same people.
pub(crate) struct Encore {
    /// Who asks.
    pub(crate) asker: Again,
    /// The same table, without its people.
    pub(crate) table: Blank,
    /// Where they play again already.
    pub(crate) next: Option<TableId>,
}

/// A table that is to be opened.
pub(crate) struct Blank {
    pub(crate) header: Header,
    pub(crate) visibility: Visibility,
    pub(crate) settings: Settings,
    /// By seat: the bots that play for themselves.
    pub(crate) bots: Vec<Option<Name>>,
}

/// Somebody who sits down with a token that they have already.
#[derive(Clone)]
pub(crate) struct Again {
    pub(crate) seat: Seat,
    pub(crate) name: Name,
    pub(crate) token: Token,
    pub(crate) member: Option<MemberId>,
    pub(crate) seals: bool,
    /// From where they come, if that says anything.
    pub(crate) address: Option<Address>,
}

/// What a bot came up with.
pub(crate) struct Thought {
    /// For which seat.
    pub(crate) seat: Seat,
    /// When it was asked.
    pub(crate) moment: (usize, usize),
    /// What it says; nothing if there was no room to think, and it is to be asked again.
    pub(crate) word: Option<String>,
    /// It was asked because somebody's time was up.
    pub(crate) late: bool,
}

/// What somebody wants to be sent besides what everybody is.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Wishes {
    /// The table as plain text, in this language.
    pub(crate) pictures: Option<Language>,
    /// How things stood after each new line.
    pub(crate) views: bool,
}

/// What somebody says who comes.
#[derive(Clone)]
pub(crate) struct Hello {
    pub(crate) token: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) last: u32,
    pub(crate) talk: u32,
    pub(crate) wishes: Wishes,
    pub(crate) visitor: Visitor,
}

impl Hello {
    /// What was said, if it was a hello.
    pub(crate) fn of(said: Inbound, visitor: Visitor) -> Option<Hello> {
        let Inbound::Hello { token, name, last, talk, pictures, language, views, .. } = said else {
            return None;
        };
        let language = || language.and_then(|tag| Language::find(&tag)).unwrap_or(Language::ENGLISH);
        let wishes = Wishes { pictures: pictures.then(language), views };
        Some(Hello { token, name, last, talk, wishes, visitor })
    }
}

/// From where somebody comes.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) address: Address,
    /// Do the limits for one address hold for this one?
    pub(crate) counted: bool,
    /// Whom the house knows them as, wherever they sit.
    pub(crate) member: Option<MemberId>,
}

/// The way from a table to one of its clients.
pub(crate) struct Subscription {
    /// The table's number for it.
    pub(crate) number: u64,
    /// What the table says. Ends when the table has nothing more to say. In boxes, because every connection has room
    /// for 32 of them all its life.
    pub(crate) messages: mpsc::Receiver<Box<Utf8Bytes>>,
    /// Why it ended.
    pub(crate) farewell: Farewell,
}

/// Why a table has nothing more to say to a client. Empty as long as it has.
pub(crate) type Farewell = Arc<OnceLock<Problem>>;
