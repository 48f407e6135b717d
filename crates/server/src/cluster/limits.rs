//! What holds for the whole house and is counted at one node: what an address may do, who is connected, and who is kept out.

use crate::house::{Granted, Wanted};
use crate::http::{Address, Front, News, Room};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use luckhouse_store::{Node, NodeAddress};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// Homes hear of those who came and went so often.
const REPORT: Duration = Duration::from_secs(1);
/// And of everybody every so many times: a home may have taken a node for dead, and forgotten what it said.
const ANEW: u32 = 30;

/// Another node asks how much somebody may do.
pub(super) async fn allow(State(front): State<Arc<Front>>, Json(wanted): Json<Wanted>) -> Json<Granted> {
    Json(front.house.grant(&wanted))
}

/// Another node says who is connected there, and asks whether there is room for all of them.
pub(super) async fn connected(
    State(front): State<Arc<Front>>,
    Json(news): Json<News>,
) -> Result<Json<bool>, StatusCode> {
    let node = NodeAddress::new(news.node.as_str()).map_err(|_| StatusCode::BAD_REQUEST)?;
    Ok(Json(front.connections_in(news.room).hear(&node, &news, &front.house.alive())))
}

/// Another node was told who is kept out.
pub(super) async fn bans(State(front): State<Arc<Front>>) -> StatusCode {
    match front.house.read_bans().await {
        Ok(()) => StatusCode::NO_CONTENT,
        Err(problem) => {
            tracing::warn!(%problem, "bans cannot be read");
            StatusCode::SERVICE_UNAVAILABLE
        }
    }
}

/// Tell homes who is connected here, as long as this runs. A home that is new, or did not answer, hears of everybody.
pub(crate) async fn report(front: Arc<Front>) {
    let Some(me) = front.house.own_address() else { return };
    let (mut among, mut told): (Arc<[Node]>, HashSet<(Room, NodeAddress)>) = (Arc::new([]), HashSet::new());
    for round in 0_u32.. {
        sleep(REPORT).await;
        let alive = front.house.alive();
        if alive != among || round.is_multiple_of(ANEW) {
            among = alive;
            told.clear();
        }
        for room in Room::ALL {
            let mut changed = by_home(&front, front.connections_in(room).changed());
            for node in among.iter().map(|node| &node.address).filter(|node| **node != me) {
                let home = (room, node.clone());
                let knows = told.contains(&home);
                if tell(&front, &me, &home, changed.remove(node), knows).await {
                    told.insert(home);
                } else {
                    told.remove(&home);
                }
            }
        }
    }
}

/// Tell one home of those who have come or gone, or of everybody. Does it know all now?
async fn tell(
    front: &Front,
    me: &NodeAddress,
    (room, node): &(Room, NodeAddress),
    changed: Option<Vec<Address>>,
    knows: bool,
) -> bool {
    let connections = front.connections_in(*room);
    let of = match (changed, knows) {
        (Some(changed), true) => changed,
        (None, true) => return true,
        (_, false) => by_home(front, connections.everybody()).remove(node).unwrap_or_default(),
    };
    let news = connections.news(me, *room, !knows, &of);
    front.house.ask_briefly::<bool>(node, "/nodes/v1/connections", &news).await.is_some()
}

/// Those whose home is another node.
fn by_home(front: &Front, addresses: Vec<Address>) -> HashMap<NodeAddress, Vec<Address>> {
    let mut by_home: HashMap<NodeAddress, Vec<Address>> = HashMap::new();
    for address in addresses {
        if let Some(home) = front.house.home(address) {
            by_home.entry(home.node).or_default().push(address);
        }
    }
    by_home
}
