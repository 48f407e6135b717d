//! The reports that are kept in `docs/reports` say themselves how they were made.

use luckhouse_lab::report::{ReportPlan, escape, plan_of};
use std::fs;
use std::path::PathBuf;

#[test]
fn every_kept_report_can_be_made_again() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/reports");
    let mut found = 0;
    for file in fs::read_dir(folder).unwrap() {
        let file = file.unwrap().path();
        if file.extension().is_none_or(|kind| kind != "md") {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        let plan: ReportPlan = serde_json::from_str(plan_of(&text).unwrap()).unwrap();
        // Every word of it is known, and the rules are those of today.
        plan.play.check().unwrap_or_else(|wrong| panic!("{}: {wrong}", file.display()));
        assert_eq!(Some(plan.play.grid.game.as_str()), file.file_stem().and_then(|name| name.to_str()));
        assert!(text.contains(&format!("```sh\n{}\n```", plan.command())), "{}", file.display());
        let page = fs::read_to_string(file.with_extension("html")).unwrap();
        assert!(page.contains(&escape(&plan.command())), "{}", file.display());
        found += 1;
    }
    assert!(found >= 5, "only {found} reports: `luckhouse lab report --out docs/reports` makes them");
}
