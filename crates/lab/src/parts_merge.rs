//! Parts that were played apart, joined to just what one run would have made.

use crate::parts::{BadParts, Parts, unwritten};
use crate::run::conclude;
use crate::{Plan, Results, Tally, run_results};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Join the parts in these folders into a new one.
///
/// # Errors
/// If they are parts of different plans, a portion is missing or there twice, or something cannot be read or written.
pub fn merge(folders: &[PathBuf], out: &Path) -> Result<Results, BadParts> {
    if out.join("plan.json").exists() {
        return Err(BadParts::Taken(out.into()));
    }
    let mut sources: BTreeMap<u64, &Path> = BTreeMap::new();
    let mut all: BTreeMap<u64, Tally> = BTreeMap::new();
    let mut plan: Option<Plan> = None;
    for folder in folders {
        let part = Parts::read(folder)?;
        same_plan(&mut plan, &part)?;
        for (portion, tally) in part.done {
            if let Some(first) = sources.insert(portion, folder) {
                let (first, second) = (first.into(), folder.clone());
                return Err(BadParts::Doubled { portion, first, second });
            }
            all.insert(portion, tally);
        }
    }
    let plan = plan.ok_or_else(|| BadParts::Missing {
        portions: "all portions".into(),
        are: "are",
        plan: "the plan".into(),
    })?;
    let (results, portions) = run_results::gather(&plan, &all)?;
    let mut whole = Parts::open(out, &plan)?;
    for (portion, tally) in &all {
        copy_rows(&plan, sources[portion], out, *portion)?;
        whole.add(*portion, tally)?;
    }
    conclude(&whole, &results, portions)?;
    Ok(results)
}

/// All parts must be of the plan of the first.
fn same_plan(plan: &mut Option<Plan>, part: &Parts) -> Result<(), BadParts> {
    let first = plan.get_or_insert_with(|| part.plan.clone());
    if *first == part.plan {
        return Ok(());
    }
    let (there, asked) = (part.plan.clone().into(), first.clone().into());
    Err(BadParts::OtherPlan { folder: part.folder.clone(), there, asked })
}

fn copy_rows(plan: &Plan, from: &Path, to: &Path, portion: u64) -> Result<(), BadParts> {
    for kind in &plan.rows {
        let (from, to) = (Parts::piece(from, *kind, portion), Parts::piece(to, *kind, portion));
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).map_err(unwritten(folder))?;
        }
        if !from.exists() {
            let expected =
                "the rows of a part; a run that is whole has joined its rows already, and needs no merging";
            return Err(BadParts::Unread { file: from, error: "there is no such file".into(), expected });
        }
        fs::copy(&from, &to).map_err(unwritten(&to))?;
    }
    Ok(())
}
