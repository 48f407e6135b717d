//! `luckhouse lab signature`: one number for how each game behaves.

use crate::failure::Failure;
use std::io::Write;

pub(crate) fn run() -> Result<(), Failure> {
    write!(std::io::stdout().lock(), "{}", luckhouse_lab::signatures())?;
    Ok(())
}
