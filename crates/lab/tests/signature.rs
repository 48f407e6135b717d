//! How every game behaves, as a number: a change shows in the commit that makes it.

use std::path::Path;

#[test]
fn every_game_behaves_as_it_did() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/signature.txt");
    luckhouse_laws::golden(&file, &luckhouse_lab::signatures());
}
