//! Passkeys of players: made on one device, and good on the next.

use super::House;
use super::members::{credential, kept, labelled, no, used_up};
use crate::members::{Ceremony, Kind, PasskeyData, Session, read_new, shown, shown_id};
use crate::protocol::{Me, NewPasskey, Passkey, PasskeyProof, Problem, Why, because};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use luckhouse_store::{Credential, MemberChange, MemberId};

/// So many passkeys one player may have.
const PASSKEYS: usize = 20;

impl House {
    /// A player keeps a passkey, made on a page of this origin.
    pub(crate) async fn add_passkey(
        &self,
        session: &Session,
        new: NewPasskey,
        origin: &str,
    ) -> Result<Me, Problem> {
        let challenge = self.good_challenge(&new.challenge)?;
        let made = read_new(&new, Ceremony { origin, challenge: &challenge });
        let (hash, data) = made.map_err(no)?;
        if self.of_kind(&session.member, Kind::Passkey).await?.len() >= PASSKEYS {
            return Err(no(because("many-passkeys").with("most", PASSKEYS)));
        }
        let now = (self.config.clock)();
        let plain = credential(&session.member, hash, Kind::Passkey, now, None);
        let grant = Credential { label: labelled(new.label.as_deref())?, data: kept(&data), ..plain };
        let changes = vec![used_up(&session.member, &challenge, now), MemberChange::Grant(grant)];
        self.change_members(changes).await?;
        self.me(session).await
    }

    /// What a player may know of their passkeys.
    pub(super) async fn passkeys(&self, member: &MemberId) -> Result<Vec<Passkey>, Problem> {
        let all = self.of_kind(member, Kind::Passkey).await?;
        let passkey = |known: &Credential| {
            let data: PasskeyData = serde_json::from_str(&known.data.0).ok()?;
            let label = known.label.as_ref().map(ToString::to_string);
            let (added, used) = (known.added.0, known.used.0);
            Some(Passkey { id: shown(&known.hash), credential: data.id, label, added, used })
        };
        Ok(all.iter().filter_map(passkey).collect())
    }

    /// A passkey brings nobody back any more.
    pub(crate) async fn remove_passkey(&self, session: &Session, passkey: &str) -> Result<(), Problem> {
        let all = self.of_kind(&session.member, Kind::Passkey).await?;
        let found = all.into_iter().find(|known| shown(&known.hash) == passkey);
        let found = found.ok_or_else(|| Problem::new(Why::NoTable, because("no-passkey")))?;
        self.change_members(vec![MemberChange::Revoke(found.hash)]).await
    }

    /// Whose passkey this is, if it signed.
    pub(super) async fn by_passkey(
        &self,
        proof: &PasskeyProof,
        ceremony: Ceremony<'_>,
    ) -> Result<(MemberId, Vec<MemberChange>), Problem> {
        let hash = shown_id(proof).ok_or_else(|| no(because("bad-passkey")))?;
        let found = self.credential(hash).await?.filter(|known| Kind::of(known) == Some(Kind::Passkey));
        let Credential { member, data, .. } = found.ok_or_else(|| no(because("unknown-passkey")))?;
        let bad = || no(because("bad-passkey"));
        let owner = URL_SAFE_NO_PAD.encode(member.as_str());
        let data: PasskeyData =
            serde_json::from_str(&data.0).ok().filter(|_| proof.player == owner).ok_or_else(bad)?;
        let data = kept(&data.proved(proof, ceremony).map_err(no)?);
        let now = (self.config.clock)();
        Ok((member, vec![MemberChange::Use { hash, at: now, data, expires: None }]))
    }
}
