//! Every law has its fuzz target, and every fuzz target a law.

use luckhouse_engine::pig::Pig;
use luckhouse_laws::laws;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn one_fuzz_target_per_law() {
    let laws: BTreeSet<String> = laws::<Pig>().iter().map(|law| law.name.into()).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut targets = BTreeSet::new();
    for file in files {
        let name = file.file_stem().unwrap().to_str().unwrap().replace('_', "-");
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains(&format!("hold(\"{name}\", data)")), "{} holds another law", file.display());
        targets.insert(name);
    }
    assert_eq!(laws, targets);
}
