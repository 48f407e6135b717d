//! Players whom the house knows again: signing in and out, their devices and codes.

use super::{House, unfound};
use crate::ids::{self, Token};
use crate::members::{
    Ceremony, Code, DEVICE_CODE, Kind, PublicKey, RECOVERY_CODE, REMEMBERED, Session, SessionData,
    challenge_hash, shown,
};
use crate::protocol::{
    Challenge, Device, DeviceCode, EditMe, Me, Privacy, Problem, RecoveryCodes, Regard, SignIn, Why, because,
};
use crate::table::{readable_name, wrong_word};
use luckhouse_engine::fair::Bytes;
use luckhouse_store::{
    Change, Credential, Json, Line, Member, MemberChange, MemberId, Millis, Name, StoreError, TokenHash,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// So long a session lasts when nobody uses it: 90 days.
pub(crate) const SESSION: i64 = 90 * DAY;
/// So old a token may become before it is changed for a new one.
const ROTATED: i64 = 7 * DAY;
const DAY: i64 = 24 * 60 * 60 * 1000;
/// So long a code for a second device is good.
const CODE: i64 = 10 * 60 * 1000;
/// So many codes are given for recovery.
const RECOVERY_CODES: usize = 8;
/// So many devices one player may have.
const DEVICES: usize = 20;

/// What is kept with a member.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct MemberSettings {
    #[serde(default)]
    pub(crate) privacy: Privacy,
    /// What they think of others, by id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) regards: BTreeMap<String, Regard>,
}

impl MemberSettings {
    pub(crate) fn of(member: &Member) -> MemberSettings {
        // What cannot be read shows nothing.
        serde_json::from_str(&member.settings.0).unwrap_or_default()
    }

    pub(super) fn kept(&self) -> Json {
        kept(self)
    }

    /// What this member thinks of somebody.
    pub(crate) fn regard(&self, other: &MemberId) -> Option<Regard> {
        self.regards.get(other.as_str()).copied()
    }

    /// May this one, or a stranger, look at the profile?
    pub(crate) fn shows(&self, asker: Option<&MemberId>) -> bool {
        let regard = asker.and_then(|asker| self.regard(asker));
        match self.privacy {
            _ if regard == Some(Regard::Blocked) => false,
            Privacy::Private => false,
            Privacy::Friends => regard == Some(Regard::Friend),
            Privacy::Public => true,
        }
    }
}

pub(super) fn kept(value: &impl Serialize) -> Json {
    Json(serde_json::to_string(value).expect("it is plain data"))
}

/// A browser that has just signed in.
pub(crate) struct SignedIn {
    pub(crate) session: Session,
    pub(crate) token: Token,
}

impl House {
    /// Something for a key to sign.
    pub(crate) fn challenge(&self) -> Challenge {
        let challenge = self.challenges.give(&ids::challenge(), (self.config.clock)());
        Challenge { challenge: challenge.to_string() }
    }

    /// Somebody proves who they are, on a page of this origin.
    ///
    /// # Errors
    /// If the challenge was used or is too old, the signature does not fit, or the code or the passkey is not known.
    pub(crate) async fn sign_in(&self, order: SignIn, origin: &str) -> Result<SignedIn, Problem> {
        let key = PublicKey::read(&order.key).ok_or_else(|| no(because("bad-key")))?;
        let challenge = self.good_challenge(&order.challenge)?;
        if !key.signed(origin, &challenge, &order.signature) {
            return Err(no(because("bad-signature")));
        }
        let (hash, now) = (key.hash(), (self.config.clock)());
        let known = self.credential(hash).await?.filter(|known| Kind::of(known) == Some(Kind::Device));
        let (member, mut changes) = match (&order.passkey, &order.code, &known) {
            (Some(proof), ..) => self.by_passkey(proof, Ceremony { origin, challenge: &challenge }).await?,
            (None, Some(code), _) => self.by_code(code, now).await?,
            (None, None, Some(device)) => (device.member.clone(), Vec::new()),
            (None, None, None) => enrolled(readable_name(&order.name, &self.config.words)?, now),
        };
        changes.push(used_up(&member, &challenge, now));
        changes.extend(self.at_device(&member, known, hash, order.label.as_deref()).await?);
        let (token, session) = session(&member, &shown(&hash), now);
        changes.push(MemberChange::Grant(session.clone()));
        self.change_members(changes).await?;
        let session = Session::of(&session, now).ok_or_else(|| no(because("not-signed-in")))?;
        Ok(SignedIn { session, token })
    }

    /// A challenge that the house gave, not long ago. Whether it was used, the store knows.
    pub(super) fn good_challenge(&self, text: &str) -> Result<Bytes, Problem> {
        let challenge = text.parse().map_err(wrong_word)?;
        let good = self.challenges.is_good(&challenge, (self.config.clock)());
        if good { Ok(challenge) } else { Err(no(because("old-challenge"))) }
    }

    /// The key of this device is the player's from now on, whoever's it was.
    async fn at_device(
        &self,
        member: &MemberId,
        known: Option<Credential>,
        hash: TokenHash,
        label: Option<&str>,
    ) -> Result<Vec<MemberChange>, Problem> {
        let now = (self.config.clock)();
        match known {
            Some(own) if own.member == *member => {
                Ok(vec![MemberChange::Use { hash, at: now, data: own.data, expires: None }])
            }
            known => {
                if self.of_kind(member, Kind::Device).await?.len() >= DEVICES {
                    return Err(no(because("many-devices").with("most", DEVICES)));
                }
                let left = known.map(|known| MemberChange::Revoke(known.hash));
                let credential = credential(member, hash, Kind::Device, now, None);
                let grant = MemberChange::Grant(Credential { label: labelled(label)?, ..credential });
                Ok(left.into_iter().chain([grant]).collect())
            }
        }
    }

    /// Who was given this code, which is good once.
    async fn by_code(&self, code: &str, now: Millis) -> Result<(MemberId, Vec<MemberChange>), Problem> {
        let hash = Code::read(code).ok_or_else(|| no(because("bad-code")))?.hash();
        let found = self.credential(hash).await?.filter(|code| {
            matches!(Kind::of(code), Some(Kind::Code | Kind::Recovery))
                && code.expires.is_none_or(|end| now < end)
        });
        let member = found.ok_or_else(|| no(because("bad-code")))?.member;
        Ok((member, vec![MemberChange::Revoke(hash)]))
    }

    /// Who has this token, if it is the one of a session.
    pub(crate) async fn session(&self, token: &str) -> Result<Option<Session>, Problem> {
        let Some(token) = Token::read(token) else { return Ok(None) };
        let credential = self.credential(token.hash()).await?;
        Ok(credential.and_then(|credential| Session::of(&credential, (self.config.clock)())))
    }

    /// A new token for a session that has had its own for long. The old one opens nothing any more.
    pub(crate) async fn rotate(&self, session: &Session) -> Result<Option<Token>, Problem> {
        let now = (self.config.clock)();
        if now.0 - session.added.0 < ROTATED {
            return Ok(None);
        }
        let (token, next) = self::session(&session.member, &session.device, now);
        let changes = vec![MemberChange::Revoke(session.hash), MemberChange::Grant(next)];
        self.change_members(changes).await?;
        Ok(Some(token))
    }

    /// What a player may know of themselves.
    pub(crate) async fn me(&self, session: &Session) -> Result<Me, Problem> {
        let member = self.member(&session.member).await?;
        let devices = self.of_kind(&session.member, Kind::Device).await?;
        let recovery = self.of_kind(&session.member, Kind::Recovery).await?.len() as u32;
        let device = |credential: &Credential| Device {
            id: shown(&credential.hash),
            label: credential.label.as_ref().map(ToString::to_string),
            added: credential.added.0,
            used: credential.used.0,
            current: shown(&credential.hash) == session.device,
        };
        let settings = MemberSettings::of(&member);
        let privacy = settings.privacy;
        let (friends, blocked) = self.regarded(settings).await?;
        Ok(Me {
            id: member.id.to_string(),
            name: member.name.to_string(),
            created: member.created.0,
            privacy,
            friends,
            blocked,
            devices: devices.iter().map(device).collect(),
            passkeys: self.passkeys(&session.member).await?,
            recovery,
            moderator: self.is_moderator(&session.member),
        })
    }

    /// Change what one is called, or who may look.
    pub(crate) async fn edit_me(&self, session: &Session, order: EditMe) -> Result<Me, Problem> {
        let member = self.member(&session.member).await?;
        let name =
            order.name.map_or(Ok(member.name.clone()), |name| readable_name(&name, &self.config.words))?;
        let mut settings = MemberSettings::of(&member);
        settings.privacy = order.privacy.unwrap_or(settings.privacy);
        let edit = MemberChange::Edit { member: member.id, name, settings: settings.kept() };
        self.change_members(vec![edit]).await?;
        self.me(session).await
    }

    /// A code for a second device. One that was given before is good for nothing any more.
    pub(crate) async fn device_code(&self, session: &Session) -> Result<DeviceCode, Problem> {
        let now = (self.config.clock)();
        let (code, expires) = (ids::code::<DEVICE_CODE>(), Millis(now.0 + CODE));
        let member = &session.member;
        let none = MemberChange::RevokeKind { member: member.clone(), kind: Kind::Code.word(), but: None };
        let grant = MemberChange::Grant(credential(member, code.hash(), Kind::Code, now, Some(expires)));
        self.change_members(vec![none, grant]).await?;
        Ok(DeviceCode { code: code.shown(), expires: expires.0 })
    }

    /// New codes for recovery.
    pub(crate) async fn recovery_codes(&self, session: &Session) -> Result<RecoveryCodes, Problem> {
        let now = (self.config.clock)();
        let member = &session.member;
        let codes: Vec<Code> = (0..RECOVERY_CODES).map(|_| ids::code::<RECOVERY_CODE>()).collect();
        let kind = Kind::Recovery.word();
        let mut changes = vec![MemberChange::RevokeKind { member: member.clone(), kind, but: None }];
        let grant =
            |code: &Code| MemberChange::Grant(credential(member, code.hash(), Kind::Recovery, now, None));
        changes.extend(codes.iter().map(grant));
        self.change_members(changes).await?;
        Ok(RecoveryCodes { codes: codes.iter().map(Code::shown).collect() })
    }

    /// A device is this player's no more, and whoever is signed in there is signed out.
    pub(crate) async fn remove_device(&self, session: &Session, device: &str) -> Result<(), Problem> {
        if device == session.device {
            return Err(no(because("this-device")));
        }
        let devices = self.of_kind(&session.member, Kind::Device).await?;
        let found = devices.into_iter().find(|known| shown(&known.hash) == device);
        let found = found.ok_or_else(|| Problem::new(Why::NoTable, because("no-device")))?;
        let mut changes = self.hung_up(session, Some(device)).await?;
        changes.push(MemberChange::Revoke(found.hash));
        for known in self.of_kind(&session.member, Kind::Session).await? {
            if Session::of(&known, known.added).is_some_and(|known| known.device == device) {
                changes.push(MemberChange::Revoke(known.hash));
            }
        }
        self.change_members(changes).await
    }

    /// Here, or everywhere: then no other device can sign in again without a code.
    pub(crate) async fn sign_out(&self, session: &Session, everywhere: bool) -> Result<(), Problem> {
        if !everywhere {
            let mut changes = self.hung_up(session, Some(&session.device)).await?;
            changes.push(MemberChange::Revoke(session.hash));
            return self.change_members(changes).await;
        }
        let devices = self.of_kind(&session.member, Kind::Device).await?;
        let own = devices.into_iter().map(|known| known.hash).find(|hash| shown(hash) == session.device);
        let of = |kind: Kind, but| MemberChange::RevokeKind {
            member: session.member.clone(),
            kind: kind.word(),
            but,
        };
        let mut changes = self.hung_up(session, None).await?;
        changes.extend([
            of(Kind::Session, None),
            of(Kind::Code, None),
            of(Kind::Calendar, None),
            of(Kind::Device, own),
        ]);
        self.change_members(changes).await
    }

    /// Somebody whom the house knows.
    pub(super) async fn member(&self, member: &MemberId) -> Result<Member, Problem> {
        let id = member.clone();
        let found = self.read(move |store| store.members().member(&id)).await?;
        found.ok_or_else(no_player)
    }

    pub(super) async fn credential(&self, hash: TokenHash) -> Result<Option<Credential>, Problem> {
        self.read(move |store| store.members().credential(&hash)).await
    }

    pub(super) async fn of_kind(&self, member: &MemberId, kind: Kind) -> Result<Vec<Credential>, Problem> {
        let (id, now) = (member.clone(), (self.config.clock)());
        let mut all = self.read(move |store| store.members().credentials(&id)).await?;
        let good = |known: &Credential| known.expires.is_none_or(|end| now < end);
        all.retain(|known| Kind::of(known) == Some(kind) && good(known));
        Ok(all)
    }

    /// All of these, or none.
    pub(super) async fn change_members(&self, changes: Vec<MemberChange>) -> Result<(), Problem> {
        let all = changes.into_iter().map(Change::Member).collect();
        match self.save(Change::Together(all)).await {
            Ok(_) => Ok(()),
            // Somebody else was quicker: the code is used, the challenge too, or the account is gone.
            Err(StoreError::NoCredential) => Err(no(because("bad-code"))),
            Err(StoreError::CredentialTaken) => Err(no(because("old-challenge"))),
            Err(StoreError::NoMember(_)) => Err(no_player()),
            Err(why) => Err(unfound(&why)),
        }
    }
}

pub(super) fn no(reason: crate::protocol::Reason) -> Problem {
    Problem::new(Why::NotYours, reason)
}

/// The same whether there is none, or nobody may look.
pub(super) fn no_player() -> Problem {
    Problem::new(Why::NoTable, because("no-player"))
}

/// Somebody new.
fn enrolled(name: Name, now: Millis) -> (MemberId, Vec<MemberChange>) {
    let id = ids::member_id();
    let settings = MemberSettings::default().kept();
    let member = Member { id: id.clone(), name, settings, created: now };
    (id, vec![MemberChange::Enroll(member)])
}

/// The challenge is good no more, for anybody.
pub(super) fn used_up(member: &MemberId, challenge: &Bytes, now: Millis) -> MemberChange {
    let forgotten = Some(Millis(now.0 + REMEMBERED));
    MemberChange::Grant(credential(member, challenge_hash(challenge), Kind::Challenge, now, forgotten))
}

/// What a player calls a device or a passkey.
pub(super) fn labelled(label: Option<&str>) -> Result<Option<Line>, Problem> {
    let label = label.map(|label| label.chars().take(60).collect::<String>());
    label.map(|label| Line::new(label.trim())).transpose().map_err(wrong_word)
}

fn session(member: &MemberId, device: &str, now: Millis) -> (Token, Credential) {
    let token = Token::new();
    let data = kept(&SessionData { device: device.into() });
    let expires = Some(Millis(now.0 + SESSION));
    (token, Credential { data, ..credential(member, token.hash(), Kind::Session, now, expires) })
}

pub(super) fn credential(
    member: &MemberId,
    hash: TokenHash,
    kind: Kind,
    now: Millis,
    expires: Option<Millis>,
) -> Credential {
    let (member, kind, data) = (member.clone(), kind.word(), Json("{}".into()));
    Credential { member, hash, kind, label: None, data, added: now, used: now, expires }
}
