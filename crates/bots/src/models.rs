//! Model files: kept with the program, or read from a folder by those who try others.

use luckhouse_learn::{BadModel, Model, ModelKind};
use std::path::Path;

/// A model that is kept with the program.
pub(crate) struct Kept {
    /// Its name in the folder of models.
    pub(crate) file: &'static str,
    /// What is built in.
    pub(crate) bytes: &'static [u8],
}

/// The variable that names another folder of models, for those who try others.
pub const FOLDER: &str = "LUCKHOUSE_MODELS";

/// What a model makes; or one line of why not, and nothing: then the judge of the level below is asked.
pub(crate) fn load<T>(
    kept: &Kept,
    kind: &ModelKind,
    make: impl Fn(&Model) -> Result<T, BadModel>,
) -> Option<T> {
    let folder = std::env::var_os(FOLDER);
    let made = from_folder(kept, folder.as_deref().map(Path::new), kind, make);
    made.map_err(|line| eprintln!("{line}")).ok()
}

fn from_folder<T>(
    kept: &Kept,
    folder: Option<&Path>,
    kind: &ModelKind,
    make: impl Fn(&Model) -> Result<T, BadModel>,
) -> Result<T, String> {
    let (place, bytes) = match folder.map(|folder| folder.join(kept.file)) {
        None => (kept.file.to_string(), Ok(kept.bytes.to_vec())),
        Some(path) => (path.display().to_string(), std::fs::read(&path).map_err(|error| error.to_string())),
    };
    let model = bytes.and_then(|bytes| Model::read(&bytes, kind).map_err(|why| why.to_string()));
    let made = model.and_then(|model| make(&model).map_err(|why| why.to_string()));
    made.map_err(|why| format!("model {place}: {why}; the judge of the level below is used"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_engine::Rng;
    use luckhouse_learn::{Judgement, Made, Net, Shape};

    const SHAPE: Shape = Shape { inputs: 2, first: 8, second: 8, outputs: 2 };

    fn model(game: &str) -> Model {
        let net = Judgement::of(&Net::blank(SHAPE, &mut Rng::seeded(1))).unwrap();
        Model {
            kind: ModelKind { game: game.into(), features: 1 },
            made: Made { seed: 1, games: 1, rounds: 1, settings: String::new() },
            nets: vec![(2, net)],
        }
    }

    fn read(bytes: &'static [u8], folder: Option<&Path>) -> Result<Judgement, String> {
        let (kept, kind) = (Kept { file: "pig.model", bytes }, model("pig").kind);
        from_folder(&kept, folder, &kind, |model| model.net(2, 2, 2).cloned())
    }

    #[test]
    fn one_line_says_what_is_wrong_with_a_file_and_what_is_done() {
        let folder = std::env::temp_dir().join(format!("luckhouse-models-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let said = |bytes: &[u8]| {
            std::fs::write(folder.join("pig.model"), bytes).unwrap();
            read(&[], Some(&folder)).unwrap_err()
        };
        let whole = model("pig").write();
        let lines = [said(&whole[..whole.len() / 2]), said(b"<html>"), said(&model("ludo").write())];
        std::fs::write(folder.join("pig.model"), &whole).unwrap();
        let fine = read(&[], Some(&folder));
        std::fs::remove_dir_all(&folder).unwrap();
        let missing = read(&[], Some(&folder)).unwrap_err();
        assert!(fine.is_ok());
        for (line, why) in
            lines.iter().chain([&missing]).zip(["cut", "not a model", "expected pig", "No such file"])
        {
            assert!(line.contains(why) && line.contains("pig.model") && line.ends_with("is used"), "{line}");
            assert_eq!(line.lines().count(), 1);
        }
    }

    #[test]
    fn what_is_built_in_is_read_without_a_folder() {
        let bytes: &'static [u8] = model("pig").write().leak();
        assert!(read(bytes, None).is_ok());
    }
}
