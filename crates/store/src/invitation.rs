//! Members who are asked to come to a table.

use crate::{MemberId, Millis, TableId};

/// Somebody wants a member to come to a table. It goes with the table and with each of the two, and nobody reads it any more when the
/// table does not wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Who is asked. There is one for each member and table.
    pub member: MemberId,
    /// Who asks.
    pub by: MemberId,
    /// Where to.
    pub table: TableId,
    /// When.
    pub at: Millis,
}
