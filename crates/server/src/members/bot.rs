//! Bots: accounts of programs that a player has made, and the tokens that such programs come with.

use super::Kind;
use crate::ids::{self, Token};
use crate::protocol::BotScope;
use luckhouse_store::{Credential, MemberId, Name, TokenHash};
use serde::{Deserialize, Serialize};

/// What stands before a token, so that whoever finds one knows what it is, and nobody takes it for the one of a seat.
const PREFIX: &str = "lhbot_";

/// A token of a bot, as it is shown to its owner, once.
pub(crate) fn shown_token(token: &Token) -> String {
    format!("{PREFIX}{}", token.shown())
}

/// What somebody says is the token of a bot; `None` if it cannot be one.
pub(crate) fn read_token(text: &str) -> Option<Token> {
    Token::read(text.strip_prefix(PREFIX)?)
}

/// Could this be the token of a bot, and of nothing else?
pub(crate) fn is_token(text: &str) -> bool {
    text.starts_with(PREFIX)
}

/// What is kept with a token.
#[derive(Serialize, Deserialize)]
pub(crate) struct TokenData {
    pub(crate) scopes: Vec<BotScope>,
}

/// What may be done with this token, if it is one of a bot.
pub(crate) fn scopes(credential: &Credential) -> Option<Vec<BotScope>> {
    let data = (Kind::of(credential) == Some(Kind::Bot)).then_some(&credential.data.0)?;
    serde_json::from_str(data).ok().map(|data: TokenData| data.scopes)
}

/// A bot that has shown its token.
#[derive(Clone, Debug)]
pub(crate) struct BotSession {
    pub(crate) member: MemberId,
    /// What it is called at tables.
    pub(crate) name: Name,
    pub(crate) owner: MemberId,
    /// What the token is found by.
    pub(crate) hash: TokenHash,
    pub(crate) scopes: Vec<BotScope>,
}

/// Is this account a bot? Its id says so, at every node and in every log, without anybody having to look.
pub(crate) fn is_bot(member: &MemberId) -> bool {
    member.as_str().starts_with(ids::OF_BOTS)
}
