//! A house whose disk is a list, for documents that somebody makes.

use crate::common::{Desk, LOOK, manner};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, find};
use luckhouse_tui::app::App;
use luckhouse_tui::house::{Design, Designs, House, Keeper, KeptGame, Manner};
use ratatui::crossterm::event::KeyCode;
use std::cell::RefCell;
use std::rc::Rc;

/// A sheet that is in order: what is in the one file that there is.
pub(crate) const DOOR: &str = "name = \"a door\"\nrows = [9]\n\n[[zone]]\nname = \"Door\"\nboxes = \"6\"\n";

/// What somebody does in their editor to the text that it begins with.
pub(crate) type Editor = fn(&str) -> (Option<String>, Result<(), String>);

/// A house whose disk is a list.
#[derive(Clone, Default)]
pub(crate) struct Bench(pub(crate) Rc<RefCell<Inside>>);

#[derive(Default)]
pub(crate) struct Inside {
    pub(crate) kept: Vec<(String, Design)>,
    pub(crate) made: usize,
    pub(crate) editor: Option<Editor>,
    /// What the editor began with.
    pub(crate) began: Option<String>,
    pub(crate) full: bool,
    /// The first line of the log of the game that is played.
    pub(crate) played: String,
}

impl House for Bench {
    fn kept(&self) -> Vec<KeptGame> {
        Vec::new()
    }

    fn read(&self, id: &str) -> Result<String, String> {
        Err(format!("{id} is gone"))
    }

    fn keeper(&mut self, _game: &str, _kept: Option<&str>) -> Box<dyn Keeper> {
        Box::new(Watching(self.clone()))
    }

    fn designs(&mut self, game: &str, option: &str) -> Box<dyn Designs> {
        Box::new(Drawer { bench: self.clone(), of: format!("{game}-{option}") })
    }

    fn save(&mut self, file: &str, _log: &str) -> Result<String, String> {
        Err(file.into())
    }
}

struct Watching(Bench);

impl Keeper for Watching {
    fn keep(&mut self, log: &str) {
        self.0.0.borrow_mut().played = log.lines().next().unwrap_or_default().into();
    }

    fn next_game(&mut self) {}

    fn farewell(&self, _over: bool) -> String {
        String::new()
    }
}

struct Drawer {
    bench: Bench,
    of: String,
}

impl Designs for Drawer {
    fn all(&self) -> Vec<Design> {
        let inside = self.bench.0.borrow();
        let ours = inside.kept.iter().rev().filter(|(of, _)| *of == self.of);
        ours.map(|(_, design)| design.clone()).collect()
    }

    fn keep(&mut self, id: Option<&str>, text: &str) -> Result<String, String> {
        let mut inside = self.bench.0.borrow_mut();
        if inside.full {
            return Err("the disk is full".into());
        }
        inside.made += 1;
        let id = id.map_or(format!("{}", inside.made), Into::into);
        inside.kept.retain(|(_, design)| design.id != id);
        inside.kept.push((self.of.clone(), Design { id: id.clone(), text: text.into() }));
        Ok(id)
    }

    fn read(&self, id: &str) -> Result<String, String> {
        let found = self.all().into_iter().find(|design| design.id == id);
        found.map(|design| design.text).ok_or(format!("{id} is gone"))
    }

    fn edit(&mut self, id: &str) -> Result<(), String> {
        let before = self.read(id)?;
        let editor = self.bench.0.borrow().editor.ok_or("no editor is set")?;
        self.bench.0.borrow_mut().began = Some(before.clone());
        let (after, went) = editor(&before);
        match after {
            Some(after) => self.keep(Some(id), &after).map(drop)?,
            None => self.remove(id)?,
        }
        went
    }

    fn remove(&mut self, id: &str) -> Result<(), String> {
        self.bench.0.borrow_mut().kept.retain(|(_, design)| design.id != id);
        Ok(())
    }

    fn read_file(&self, path: &str) -> Result<String, String> {
        if path == "mine.toml" { Ok(DOOR.into()) } else { Err(format!("{path} cannot be read")) }
    }
}

impl Bench {
    pub(crate) fn texts(&self) -> Vec<String> {
        self.0.borrow().kept.iter().map(|(_, design)| design.text.clone()).collect()
    }

    pub(crate) fn edits_with(&self, editor: Editor) {
        self.0.borrow_mut().editor = Some(editor);
    }

    /// At the line of the document of this game.
    pub(crate) fn desk(&self, game: &str) -> Desk {
        self.desk_in(game, manner(LOOK), (80, 24))
    }

    pub(crate) fn desk_in(&self, game: &str, manner: Manner, size: (u16, u16)) -> Desk {
        let mut desk = Desk::new(App::new(Box::new(self.clone()), manner), size);
        let number = GAMES.iter().position(|one| one.about().name == game).unwrap();
        desk.key(KeyCode::Char(char::from(b'1' + number as u8)));
        let option = option_of(find(game).unwrap());
        while !desk.shows(&format!("> {option} ")) {
            desk.key(KeyCode::Down);
        }
        desk
    }
}

/// The option that takes a document, from the game's own list.
fn option_of(game: &dyn AnyGame) -> &'static str {
    game.options().into_iter().find(|line| line.takes_file).unwrap().key
}
