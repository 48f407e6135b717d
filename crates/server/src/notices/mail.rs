//! A player says at which address they are to be written to, proves it by a code, and takes it back: signed in, or by a link in any letter.

use super::channel::{self, Address, Unproved, json, language};
use super::codes_sent::HOUR;
use super::mail_address::MailAddress;
use super::why::Way;
use super::words::Letter;
use super::{Mail, Sent, smtp};
use crate::House;
use crate::ids;
use crate::members::{Code, DEVICE_CODE, Session};
use crate::protocol::{NoticeWays, Problem, SetAddress, Why, because};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use luckhouse_store::{CallChange, Channel, MemberId, TokenHash};
use ring::hmac::{HMAC_SHA256, Key, sign, verify};
use std::time::Instant;

/// So long a code is good, in milliseconds.
const GOOD: i64 = 60 * 60 * 1000;
/// So often it can be typed.
const TRIES: u8 = 5;
/// The next code is sent after so long, in milliseconds.
const PAUSE: i64 = 60 * 1000;

impl House {
    /// Write to this address, when it is proved: a code is sent there.
    pub(crate) async fn set_address(
        &self,
        session: &Session,
        order: SetAddress,
    ) -> Result<NoticeWays, Problem> {
        let mail = self.mail()?;
        let to: MailAddress =
            order.address.parse().map_err(|_| Problem::new(Why::Word, because("bad-address")))?;
        let now = (self.config.clock)();
        let known = self.address_of(session).await?.map(|(_, known)| known);
        let asked =
            known.and_then(|known| Some(known.unproved?.until - GOOD)).filter(|asked| *asked <= now.0);
        if asked.is_some_and(|asked| now.0 < asked + PAUSE) {
            return Err(Problem::new(Why::TooFast, because("mail-soon").with("seconds", PAUSE / 1000)));
        }
        if !self.codes_sent.one_more(&to, Instant::now()) {
            return Err(Problem::new(Why::TooFast, because("mail-soon").with("seconds", HOUR.as_secs())));
        }
        let code = ids::code::<DEVICE_CODE>();
        let unproved = Unproved { code: hexadecimal(&code.hash()), until: now.0 + GOOD, tries: TRIES };
        let language = order.language.chars().take(35).collect();
        let new = Address { address: to.as_str().into(), language, unproved: Some(unproved), last: None };
        let place = (Address::hash(&session.member), Way::Mail);
        // Before it is sent: whoever asks again and again is not written to again and again.
        self.reached(vec![CallChange::Open(channel::kept(&session.member, place, &new, now))]).await?;
        self.send_code(&mail, &to, &new, &code).await?;
        self.notice_ways(session).await
    }

    async fn send_code(
        &self,
        mail: &Mail,
        to: &MailAddress,
        known: &Address,
        code: &Code,
    ) -> Result<(), Problem> {
        let language = language(&known.language);
        let (url, id, now) = (self.url(), ids::salt(), (self.config.clock)().0);
        let letter = Letter { language, from: &mail.from, to, url: &url, id, now }.code(&code.shown());
        match smtp::send(mail, &self.called(), to, &letter).await {
            Sent::Told => Ok(()),
            Sent::Never(_) | Sent::Gone => Err(Problem::new(Why::Word, because("address-refused"))),
            Sent::Later { why, .. } => {
                tracing::warn!(%why, "a letter with a code did not go");
                Err(Problem::new(Why::Busy, because("mail-away")))
            }
        }
    }

    /// Prove an address by the code that was sent there.
    pub(crate) async fn prove_address(&self, session: &Session, typed: &str) -> Result<NoticeWays, Problem> {
        self.mail()?;
        let _one = self.proving.lock().await;
        let wrong = || Problem::new(Why::NotYours, because("bad-code"));
        let (hash, known) = self.address_of(session).await?.ok_or_else(wrong)?;
        let Some(unproved) = known.unproved.clone() else { return self.notice_ways(session).await };
        let now = (self.config.clock)().0;
        let good = unproved.tries > 0 && now < unproved.until;
        let fits = Code::read(typed).is_some_and(|code| hexadecimal(&code.hash()) == unproved.code);
        let left = Unproved { tries: unproved.tries.saturating_sub(1), ..unproved };
        let unproved = if good && fits { None } else { Some(left) };
        let proved = unproved.is_none();
        self.reached(vec![CallChange::Keep { hash, data: json(&Address { unproved, ..known }) }]).await?;
        if proved { self.notice_ways(session).await } else { Err(wrong()) }
    }

    /// Write to nobody there any more.
    pub(crate) async fn remove_address(&self, session: &Session) -> Result<(), Problem> {
        self.reached(vec![CallChange::Close(Address::hash(&session.member))]).await
    }

    /// The same for whoever has a letter: nobody has to sign in for it. Whether there was such an address is not said.
    pub(crate) async fn write_no_more(&self, token: &str) -> Result<(), Problem> {
        let wrong = || Problem::new(Why::NotYours, because("bad-unsubscribe"));
        let (member, proof) = token.split_once('.').ok_or_else(wrong)?;
        let member = MemberId::new(member).map_err(|_| wrong())?;
        let proof = URL_SAFE_NO_PAD.decode(proof).map_err(|_| wrong())?;
        let id = member.clone();
        let channels = self.read(move |store| store.members().channels(&id)).await?;
        let Some((hash, known)) = found(&channels) else { return Ok(()) };
        match verify(&self.unsubscribe_key(), &signed(&member, &known.address), &proof) {
            Ok(()) => self.reached(vec![CallChange::Close(hash)]).await,
            // One of an address that they had before.
            Err(_) => Ok(()),
        }
    }

    /// What takes an address back without signing in.
    pub(super) fn unsubscribing(&self, member: &MemberId, address: &str) -> String {
        let proof = sign(&self.unsubscribe_key(), &signed(member, address));
        format!("{member}.{}", URL_SAFE_NO_PAD.encode(proof))
    }

    fn unsubscribe_key(&self) -> Key {
        Key::new(HMAC_SHA256, self.config.house_key.secret("unsubscribe").open().as_slice())
    }

    fn mail(&self) -> Result<Mail, Problem> {
        let mail = self.config.mail.as_deref().cloned();
        mail.ok_or_else(|| Problem::new(Why::House, because("mail-off")))
    }

    async fn address_of(&self, session: &Session) -> Result<Option<(TokenHash, Address)>, Problem> {
        Ok(found(&self.channels(session).await?))
    }
}

fn found(channels: &[Channel]) -> Option<(TokenHash, Address)> {
    channels.iter().find_map(|known| Some((known.hash, channel::address(known)?)))
}

fn signed(member: &MemberId, address: &str) -> Vec<u8> {
    format!("{member}\n{address}").into_bytes()
}

fn hexadecimal(hash: &TokenHash) -> String {
    hash.0.iter().map(|byte| format!("{byte:02x}")).collect()
}
