//! Bots of players: made and changed by their owners, challenged by others, and coming with their tokens.

use super::friends::known;
use super::invitations::open_invitations;
use super::members::{MemberSettings, credential, kept, labelled, no, no_player};
use super::{House, table_of};
use crate::ids::{self, Token};
use crate::members::bot::{BotSession, TokenData, is_bot, read_token, scopes, shown_token};
use crate::members::{Kind, Session, shown};
use crate::protocol::{
    BotChallenge, BotInfo, BotScope, BotSelf, BotToken, BotTokenInfo, Bots, Challenges, EditBot, KnownPlayer,
    NewBot, NewBotToken, OpenBot, OpenBots, Privacy, Problem, Regard, Why, because,
};
use crate::table::name_of_bot;
use luckhouse_store::{
    Belonging, Change, Credential, Member, MemberChange, MemberId, Status, Store, StoreError, TableId,
};
use std::sync::Arc;

/// So many bots one player may have.
const BOTS: usize = 5;
/// So many tokens one bot may have.
const TOKENS: usize = 5;
/// At so many tables one bot may play at the same time.
const GAMES: usize = 16;
/// So many bots are offered to be challenged.
const OFFERED: usize = 200;

/// What an owner does.
impl House {
    /// One's bots.
    pub(crate) async fn bots(&self, session: &Session) -> Result<Bots, Problem> {
        let owner = session.member.clone();
        self.read(move |store| {
            let own = store.members().belongings(Some(&owner), BOTS)?;
            let bots = own.iter().map(|own| info(store, &own.member)).collect::<Result<_, _>>()?;
            Ok(Bots { bots, most: BOTS as u32 })
        })
        .await
    }

    /// Make a bot.
    ///
    /// # Errors
    /// If one may not play, has too many, or it cannot be called so.
    pub(crate) async fn make_bot(&self, session: &Session, order: NewBot) -> Result<BotInfo, Problem> {
        self.may_play(Some(&session.member))?;
        let name = name_of_bot(&order.name, &self.config.words)?;
        if self.bots(session).await?.bots.len() >= BOTS {
            return Err(no(because("many-bots").with("most", BOTS)));
        }
        let settings = MemberSettings { privacy: order.open_to, ..MemberSettings::default() }.kept();
        let bot = Member { id: ids::bot_id(), name, settings, created: (self.config.clock)() };
        let belong = MemberChange::Belong { member: bot.id.clone(), owner: session.member.clone() };
        self.change_members(vec![MemberChange::Enroll(bot.clone()), belong]).await?;
        self.read(move |store| info(store, &bot)).await
    }

    /// Call a bot something else, or open it to others.
    ///
    /// # Errors
    /// If it is not one's own, or cannot be called so.
    pub(crate) async fn edit_bot(
        &self,
        session: &Session,
        id: &str,
        order: EditBot,
    ) -> Result<BotInfo, Problem> {
        let bot = self.own_bot(session, id).await?;
        let name = order.name.map_or(Ok(bot.name.clone()), |name| name_of_bot(&name, &self.config.words))?;
        let mut settings = MemberSettings::of(&bot);
        settings.privacy = order.open_to.unwrap_or(settings.privacy);
        let edited = Member { name: name.clone(), settings: settings.kept(), ..bot.clone() };
        let edit = MemberChange::Edit { member: bot.id, name, settings: settings.kept() };
        self.change_members(vec![edit]).await?;
        self.read(move |store| info(store, &edited)).await
    }

    /// A bot goes, and is forgotten like a player who goes.
    ///
    /// # Errors
    /// If it is not one's own.
    pub(crate) async fn remove_bot(self: &Arc<Self>, session: &Session, id: &str) -> Result<(), Problem> {
        let bot = self.own_bot(session, id).await?;
        self.forget_member(&bot.id).await
    }

    /// A new token for a bot.
    ///
    /// # Errors
    /// If it is not one's own, has too many, or nothing could be done with the token.
    pub(crate) async fn make_bot_token(
        &self,
        session: &Session,
        id: &str,
        order: NewBotToken,
    ) -> Result<BotToken, Problem> {
        let bot = self.own_bot(session, id).await?;
        let wanted: Vec<BotScope> =
            BotScope::ALL.into_iter().filter(|scope| order.scopes.contains(scope)).collect();
        if wanted.is_empty() {
            return Err(Problem::new(Why::Word, because("no-scopes")));
        }
        if self.of_kind(&bot.id, Kind::Bot).await?.len() >= TOKENS {
            return Err(no(because("many-bot-tokens").with("most", TOKENS)));
        }
        let (token, now) = (Token::new(), (self.config.clock)());
        let (label, data) = (labelled(order.label.as_deref())?, kept(&TokenData { scopes: wanted.clone() }));
        let plain = credential(&bot.id, token.hash(), Kind::Bot, now, None);
        self.change_members(vec![MemberChange::Grant(Credential { label, data, ..plain })]).await?;
        Ok(BotToken { id: shown(&token.hash()), token: shown_token(&token), scopes: wanted })
    }

    /// A token opens nothing any more, and whoever is connected with it is sent away.
    ///
    /// # Errors
    /// If there is no such token of a bot of one's own.
    pub(crate) async fn revoke_bot_token(
        &self,
        session: &Session,
        id: &str,
        token: &str,
    ) -> Result<(), Problem> {
        let bot = self.own_bot(session, id).await?;
        let tokens = self.of_kind(&bot.id, Kind::Bot).await?;
        let found = tokens.into_iter().find(|known| shown(&known.hash) == token);
        let found = found.ok_or_else(|| Problem::new(Why::NoTable, because("no-bot-token")))?;
        self.change_members(vec![MemberChange::Revoke(found.hash)]).await?;
        self.bot_tokens.send_replace(());
        Ok(())
    }

    /// All of it, to take along.
    pub(super) fn bots_taken_along(store: &dyn Store, owner: &MemberId) -> Result<Vec<BotInfo>, StoreError> {
        let own = store.members().belongings(Some(owner), usize::MAX)?;
        own.iter().map(|own| info(store, &own.member)).collect()
    }

    async fn own_bot(&self, session: &Session, id: &str) -> Result<Member, Problem> {
        let id = MemberId::new(id).map_err(|_| no_bot())?;
        let found = self.read(move |store| store.members().belonging(&id)).await?;
        let own = found.filter(|found| found.owner == session.member);
        own.map(|own| own.member).ok_or_else(no_bot)
    }
}

/// What others do.
impl House {
    /// Bots that somebody may challenge.
    pub(crate) async fn open_bots(&self, session: &Session) -> Result<OpenBots, Problem> {
        let asker = session.member.clone();
        self.read(move |store| {
            let mut bots = Vec::new();
            for bot in store.members().belongings(None, usize::MAX)? {
                if bots.len() < OFFERED && may_challenge(store, &bot, &asker)? {
                    let Belonging { owner, member } = bot;
                    let own = owner == asker;
                    bots.push(OpenBot { id: member.id.to_string(), name: member.name.to_string(), own });
                }
            }
            bots.sort_by_key(|bot| !bot.own);
            Ok(OpenBots { bots })
        })
        .await
    }
}

/// What a bot does with its token.
impl House {
    /// Whose token this is, if it is good, and neither the bot nor its owner is kept out.
    ///
    /// # Errors
    /// If the account is banned, or the store does not answer.
    pub(crate) async fn bot_session(&self, token: &str) -> Result<Option<BotSession>, Problem> {
        let Some(token) = read_token(token) else { return Ok(None) };
        let hash = token.hash();
        let found = self.read(move |store| {
            let Some(credential) = store.members().credential(&hash)? else { return Ok(None) };
            Ok(scopes(&credential).zip(store.members().belonging(&credential.member)?))
        });
        let Some((scopes, Belonging { owner, member })) = found.await? else { return Ok(None) };
        self.may_play(Some(&member.id))?;
        self.may_play(Some(&owner))?;
        Ok(Some(BotSession { member: member.id, name: member.name, owner, hash, scopes }))
    }

    /// Is this token still good?
    ///
    /// # Errors
    /// If it was revoked, or the account of the bot or of its owner is banned.
    pub(crate) async fn bot_token_holds(&self, bot: &BotSession) -> Result<(), Problem> {
        self.may_play(Some(&bot.member))?;
        self.may_play(Some(&bot.owner))?;
        match self.credential(bot.hash).await {
            Ok(None) => Err(Problem::new(Why::NotYours, because("bot-token-revoked"))),
            // Where the store cannot be read just now, nothing is known against it.
            Ok(Some(_)) | Err(_) => Ok(()),
        }
    }

    /// Who a bot is.
    pub(crate) async fn bot_self(&self, bot: &BotSession) -> Result<BotSelf, Problem> {
        let owner = bot.owner.clone();
        let owner: Option<KnownPlayer> = self.read(move |store| known(store, Some(&owner))).await?;
        let (id, name) = (bot.member.to_string(), bot.name.to_string());
        Ok(BotSelf { id, name, owner: owner.ok_or_else(no_player)?, scopes: bot.scopes.clone() })
    }

    /// Where a bot is asked to come.
    pub(crate) async fn challenges_of(&self, bot: &BotSession) -> Result<Challenges, Problem> {
        let own = bot.member.clone();
        let open = self.read(move |store| open_invitations(store, &own)).await?.received.into_iter();
        let told = open.map(|asked| BotChallenge {
            table: asked.table,
            game: asked.game,
            by: asked.by,
            at: asked.at,
            free: asked.free,
        });
        Ok(Challenges { challenges: told.collect() })
    }

    /// A bot does not come to a table.
    pub(crate) async fn decline_challenge(&self, bot: &BotSession, table: &str) -> Result<(), Problem> {
        let table = TableId::new(table).map_err(|_| super::no_table())?;
        let decline = MemberChange::Decline { member: bot.member.clone(), table };
        self.save_in_time(Change::Member(decline)).await.map(drop)
    }

    /// May a bot take a seat there? Only where somebody has asked it to come.
    ///
    /// # Errors
    /// If nobody has, or it plays at too many tables already.
    pub(crate) async fn may_accept(&self, bot: &BotSession, table: &str) -> Result<(), Problem> {
        let (member, table) = (bot.member.clone(), table.to_string());
        let (asked, games) = self
            .read(move |store| {
                let open = store.members().invitations(&member)?;
                let asked = open.iter().any(|asked| asked.member == member && asked.table.as_str() == table);
                Ok((asked, games(store, &member)?))
            })
            .await?;
        match (asked, games >= GAMES) {
            (false, _) => Err(no(because("bot-not-asked"))),
            (_, true) => Err(no(because("bot-many-games").with("most", GAMES))),
            _ => Ok(()),
        }
    }
}

/// At how many tables that are not over a bot sits.
fn games(store: &dyn Store, bot: &MemberId) -> Result<usize, StoreError> {
    let mut games = 0;
    for (table, _) in store.members().tables_of(bot)? {
        let found = table_of(store, &table)?;
        games += usize::from(found.is_some_and(|found| !matches!(found.listed.status, Status::Over { .. })));
    }
    Ok(games)
}

/// May this one ask a bot to come?
pub(super) fn may_challenge(
    store: &dyn Store,
    bot: &Belonging,
    asker: &MemberId,
) -> Result<bool, StoreError> {
    if bot.owner == *asker {
        return Ok(true);
    }
    let owner =
        store.members().member(&bot.owner)?.map(|owner| MemberSettings::of(&owner)).unwrap_or_default();
    Ok(match (MemberSettings::of(&bot.member).privacy, owner.regard(asker)) {
        (_, Some(Regard::Blocked)) | (Privacy::Private, _) => false,
        (Privacy::Friends, regard) => regard == Some(Regard::Friend),
        (Privacy::Public, _) => true,
    })
}

/// What its owner may know of a bot.
fn info(store: &dyn Store, bot: &Member) -> Result<BotInfo, StoreError> {
    debug_assert!(is_bot(&bot.id));
    let token = |known: Credential| {
        let label = known.label.as_ref().map(ToString::to_string);
        Some(BotTokenInfo { id: shown(&known.hash), label, scopes: scopes(&known)?, added: known.added.0 })
    };
    let tokens = store.members().credentials(&bot.id)?.into_iter().filter_map(token).collect();
    let open_to = MemberSettings::of(bot).privacy;
    Ok(BotInfo {
        id: bot.id.to_string(),
        name: bot.name.to_string(),
        created: bot.created.0,
        open_to,
        tokens,
    })
}

fn no_bot() -> Problem {
    Problem::new(Why::NoTable, because("no-bot"))
}
