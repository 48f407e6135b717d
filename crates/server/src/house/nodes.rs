//! This house as one node of several: which tables are its own, what becomes of those of a node that has gone, and what it does when
//! others have taken over from it.

use super::awake::stopped;
use super::disk::on_thread;
use super::register::Register;
use super::{House, TOURNAMENT, own, unfound};
use crate::cluster::{Links, Unreached};
use crate::ids::short;
use crate::protocol::{Problem, TableInfo};
use crate::table::Settings;
use axum::body::Body;
use axum::http::{Request, Response, Version, header};
use futures_util::future::join_all;
use luckhouse_store::{Listed, Millis, Node, NodeAddress, Nodes, Owner, Status, Store, StoreError, TableId};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// So many tables that nobody owns are taken at once.
const ADOPTED_AT_ONCE: usize = 64;
/// They are looked for so often.
const LOOK: Duration = Duration::from_millis(500);
/// A table may move on while it is fetched.
const FETCHES: usize = 3;

impl House {
    /// Is this one of several nodes?
    pub(crate) fn is_node(&self) -> bool {
        self.links.is_some()
    }

    pub(crate) fn links(&self) -> Option<&Links> {
        self.links.as_ref()
    }

    /// Ask another node.
    pub(crate) async fn ask_node(
        &self,
        node: &NodeAddress,
        request: Request<Body>,
    ) -> Result<Response<Body>, Unreached> {
        match &self.links {
            Some(links) => links.ask(node, request).await,
            None => Err(Unreached::NotSent("this house is alone".into())),
        }
    }

    /// The other node that has this table; nothing, if this one has, or there is no such table.
    ///
    /// # Errors
    /// If the store does not say.
    pub(crate) async fn whereabouts(&self, table: &TableId) -> Result<Option<NodeAddress>, Problem> {
        if !self.is_node() {
            return Ok(None);
        }
        self.lease_known().await?;
        if own(&self.awake).has(table) {
            return Ok(None);
        }
        let table = table.clone();
        match self.read(move |store| claimed(store, &table)).await? {
            Owner::Theirs(node) => Ok(Some(node.address)),
            Owner::Ours | Owner::Nobody => Ok(None),
        }
    }

    /// Wait until it is known that this node holds its lease. One that has slept may have tables in memory that others have played
    /// on at: nobody is told of those.
    ///
    /// # Errors
    /// If that takes too long.
    pub(super) async fn lease_known(&self) -> Result<(), Problem> {
        let holds = || !self.is_node() || Instant::now() < *own(&self.held_until);
        let known = async {
            while !holds() {
                sleep(Duration::from_millis(50)).await;
            }
        };
        timeout(Node::LEASE, known).await.map_err(|_| unfound(&StoreError::Fenced))
    }

    /// See to it that this table is this node's, wherever it was.
    pub(super) async fn make_ours(&self, table: &TableId) -> Result<(), StoreError> {
        if !self.is_node() {
            return Ok(());
        }
        for _ in 0..FETCHES {
            let (store, wanted) = (Arc::clone(&self.store), table.clone());
            let owner = on_thread(&self.readers, move || claimed(&*store, &wanted)).await;
            match owner.unwrap_or(Err(StoreError::Closed))? {
                Owner::Ours | Owner::Nobody => return Ok(()),
                Owner::Theirs(node) => self.fetch(&node, table).await,
            }
        }
        Err(StoreError::Elsewhere { table: table.clone(), node: None })
    }

    /// What another node says of its table; nothing, if it is not another node's.
    pub(super) async fn info_elsewhere(
        &self,
        table: &str,
        token: Option<&str>,
    ) -> Result<Option<TableInfo>, Problem> {
        let Some(id) = TableId::new(table).ok().filter(|_| self.is_node()) else { return Ok(None) };
        let Some(node) = self.whereabouts(&id).await? else { return Ok(None) };
        let request = Request::get(format!("https://{node}/api/v1/tables/{table}")).version(Version::HTTP_2);
        let request = token
            .into_iter()
            .fold(request, |request, token| request.header(header::AUTHORIZATION, format!("Bearer {token}")));
        let request = request.body(Body::empty()).unwrap_or_default();
        match self.ask_node(&node, request).await {
            Ok(answer) => answered(answer).await.map(Some),
            Err(_) => Err(unfound(&StoreError::Fenced)),
        }
    }

    /// Ask another node for one of its tables.
    async fn fetch(&self, node: &Node, table: &TableId) {
        let path = format!("https://{}/nodes/v1/tables/{table}/release", node.address);
        let mut request = Request::post(path).body(Body::empty()).unwrap_or_default();
        *request.version_mut() = Version::HTTP_2;
        if let Err(why) = self.ask_node(&node.address, request).await {
            tracing::warn!(table = short(table), %why, "a node did not hand over a table");
        }
    }

    /// Let another node have this table: whoever is there comes back to it. It is done to the end, also if nobody waits for it any more.
    pub(crate) async fn hand_over(self: &Arc<Self>, table: &TableId) -> Result<(), Problem> {
        let handing_over = tokio::spawn(Arc::clone(self).let_have(table.clone()));
        handing_over.await.unwrap_or_else(|_| Err(unfound(&StoreError::Fenced)))
    }

    /// Nobody wakes the table here between its last word and its release: they would be told of a table that another node plays on at.
    async fn let_have(self: Arc<Self>, table: TableId) -> Result<(), Problem> {
        let (place, lent) = own(&self.awake).lend(&table);
        if let Some(place) = place {
            stopped(place, true).await;
        }
        own(&self.register).forget(&table);
        let ours = table.clone();
        let released =
            self.read(move |store| store.nodes().map_or(Ok(()), |nodes| nodes.release(&[ours]))).await;
        own(&self.awake).give_up(&table, &lent, unfound(&StoreError::Fenced));
        released
    }

    /// Keep the lease as long as the house is open, and let go of everything when it is lost.
    pub(super) async fn keep_lease(house: Weak<House>) {
        let mut held = Some(Instant::now());
        loop {
            sleep(Node::RENEWAL).await;
            let Some(open) = house.upgrade().filter(|house| !house.is_closing()) else { return };
            // From when it was asked for: the store may have counted from then on.
            let asked = Instant::now();
            held = open.lease(held).await;
            if held.is_some_and(|held| held >= asked) {
                *own(&open.held_until) = asked + Node::LEASE;
            }
        }
    }

    /// When the lease was last known to be held, or nothing if it is not: then nothing is this node's, and it begins anew as soon as it can,
    /// so that what it had before is nobody's, and is taken up by whoever is there.
    async fn lease(&self, held: Option<Instant>) -> Option<Instant> {
        match self.renew().await {
            Ok(()) if held.is_some() => return Some(Instant::now()),
            Ok(()) => {}
            Err(StoreError::Fenced) => {
                tracing::warn!("other nodes have taken over from this one: it begins anew");
                self.step_down().await;
            }
            Err(why) => {
                tracing::warn!(%why, "the lease of this node is not renewed");
                let held = held.filter(|held| held.elapsed() < Node::LEASE);
                if held.is_none() {
                    self.step_down().await;
                }
                return held;
            }
        }
        self.rejoin().await.then(Instant::now)
    }

    async fn renew(&self) -> Result<(), StoreError> {
        let store = Arc::clone(&self.store);
        let renewal = tokio::task::spawn_blocking(move || store.nodes().map_or(Ok(()), Nodes::renew));
        match timeout(Node::LEASE, renewal).await {
            Ok(done) => done.unwrap_or(Err(StoreError::Closed)),
            Err(_) => Err(StoreError::Away("it does not answer".into())),
        }
    }

    async fn rejoin(&self) -> bool {
        let store = Arc::clone(&self.store);
        let joined = tokio::task::spawn_blocking(move || store.nodes().map_or(Ok(()), Nodes::rejoin)).await;
        match joined.unwrap_or(Err(StoreError::Closed)) {
            Ok(()) => true,
            Err(StoreError::Fenced) => {
                tracing::error!(
                    "another program is the node at this one's address: give each an address of its own with --node"
                );
                false
            }
            Err(why) => {
                tracing::error!(%why, "this node cannot begin anew");
                false
            }
        }
    }

    /// Nothing is this node's any more. What a table has handed in is answered before the node begins anew, under whose new epoch it
    /// might be taken for something else; but one that waits for the store for longer than a lease is waited for no longer.
    async fn step_down(&self) {
        let tables = own(&self.awake).take_all();
        *own(&self.register) = Register::default();
        self.halls.forget();
        if !tables.is_empty() {
            metrics::counter!("luckhouse_node_stepped_down_total").increment(1);
            let all = join_all(tables.into_iter().map(|table| stopped(table, false)));
            drop(timeout(Node::LEASE, all).await);
        }
    }

    /// Be no node any more: others can have everything at once.
    pub(super) async fn leave_nodes(&self) {
        let store = Arc::clone(&self.store);
        let left = tokio::task::spawn_blocking(move || store.nodes().map_or(Ok(()), Nodes::leave)).await;
        if let Ok(Err(why)) = left {
            tracing::warn!(%why, "this node could not say that it goes: others take over when its lease has run out");
        }
    }

    /// Take up tables that nobody owns, as long as the house is open.
    pub(super) async fn adopt(house: Weak<House>) {
        loop {
            let Some(open) = house.upgrade().filter(|house| !house.is_closing()) else { return };
            let found = open.adopt_some().await;
            drop(open);
            if !found.is_ok_and(|found| found == ADOPTED_AT_ONCE) {
                sleep(LOOK).await;
            }
        }
    }

    async fn adopt_some(self: &Arc<Self>) -> Result<usize, Problem> {
        let now = (self.config.clock)();
        let adopted = self.read(move |store| adopted(store, now)).await?;
        let (mut running, mut tournaments) = (Vec::new(), Vec::new());
        for listed in &adopted {
            if listed.game.as_str() == TOURNAMENT {
                tournaments.push(listed.id.clone());
            } else if own(&self.register).take_in(listed, now) {
                running.push(listed.id.clone());
            }
        }
        metrics::counter!("luckhouse_tables_adopted_total").increment(adopted.len() as u64);
        self.take_up_tournaments(tournaments);
        Arc::clone(self).take_up(running).await;
        Ok(adopted.len())
    }
}

/// Who has this table: this node, if nobody else did. A game of a tournament goes where its tournament goes, for the two talk to
/// each other.
fn claimed(store: &dyn Store, table: &TableId) -> Result<Owner, StoreError> {
    let Some(nodes) = store.nodes() else { return Ok(Owner::Ours) };
    match first(nodes.owners(std::slice::from_ref(table))?) {
        Owner::Theirs(node) if !node.alive => {}
        Owner::Nobody => {}
        known => return Ok(known),
    }
    let listed = match store.load(table) {
        Ok(table) => table.listed,
        Err(StoreError::NoTable(_)) => return Ok(Owner::Nobody),
        Err(why) => return Err(why),
    };
    if let Some(tournament) = tournament_of(store, &listed)?
        && let Owner::Theirs(node) = first(nodes.claim(&[tournament])?)
    {
        return Ok(Owner::Theirs(node));
    }
    Ok(first(nodes.claim(std::slice::from_ref(table))?))
}

fn first(owners: Vec<Owner>) -> Owner {
    owners.into_iter().next().unwrap_or(Owner::Nobody)
}

/// The tournament that this is a game of, if it is not over.
fn tournament_of(store: &dyn Store, listed: &Listed) -> Result<Option<TableId>, StoreError> {
    if listed.game.as_str() == TOURNAMENT {
        return Ok(None);
    }
    let of = Settings::of(&listed.settings)?.tournament.and_then(|of| TableId::new(of.id).ok());
    let Some(of) = of else { return Ok(None) };
    match store.load(&of) {
        Ok(table) if !matches!(table.listed.status, Status::Over { .. }) => Ok(Some(of)),
        Ok(_) | Err(StoreError::NoTable(_)) => Ok(None),
        Err(why) => Err(why),
    }
}

/// Tables that were nobody's, at which something is to be done, and that are this node's now.
fn adopted(store: &dyn Store, now: Millis) -> Result<Vec<Listed>, StoreError> {
    let Some(nodes) = store.nodes() else { return Ok(Vec::new()) };
    let (mut free, mut ours) = (Vec::new(), Vec::new());
    for table in nodes.orphans(now, ADOPTED_AT_ONCE)? {
        let listed = match store.load(&table) {
            Ok(table) => table.listed,
            Err(StoreError::NoTable(_)) => continue,
            Err(why) => return Err(why),
        };
        match tournament_of(store, &listed)? {
            None => free.push(listed),
            Some(_) if claimed(store, &table)? == Owner::Ours => ours.push(listed),
            Some(_) => {}
        }
    }
    let ids: Vec<TableId> = free.iter().map(|listed| listed.id.clone()).collect();
    let owners = nodes.claim(&ids)?;
    ours.extend(
        free.into_iter().zip(owners).filter(|(_, owner)| *owner == Owner::Ours).map(|(listed, _)| listed),
    );
    Ok(ours)
}

/// The store says that something is not this node's, or not any more.
pub(crate) fn is_elsewhere(why: &StoreError) -> bool {
    matches!(why, StoreError::Elsewhere { .. } | StoreError::Fenced)
}

/// What a node that was asked about a table of its own says.
pub(super) async fn answered<T: serde::de::DeserializeOwned>(answer: Response<Body>) -> Result<T, Problem> {
    let away = || unfound(&StoreError::Fenced);
    let fine = answer.status().is_success();
    let body = axum::body::to_bytes(answer.into_body(), 1024 * 1024).await.map_err(|_| away())?;
    match fine {
        true => serde_json::from_slice(&body).map_err(|_| away()),
        false => Err(serde_json::from_slice(&body).unwrap_or_else(|_| away())),
    }
}
