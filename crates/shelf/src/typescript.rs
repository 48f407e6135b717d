//! The types of a game for the browser.

use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// Types in TypeScript, with all that they are made of, each once.
///
/// ```
/// use luckhouse_engine::Seat;
/// use luckhouse_shelf::Types;
/// #[derive(ts_rs::TS)]
/// struct Robs { seat: Seat, coins: u8 }
/// assert!(Types::default().with::<Robs>().has("Seat"));
/// ```
#[derive(Default)]
pub struct Types(BTreeMap<String, String>);

impl Types {
    /// These and one more.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Types {
        self.visit::<T>();
        self
    }

    /// Is there a type of this name?
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::new();
        let name = T::ident(&config);
        // What is no type of ours (a number, a list) has no file that it could be written to.
        if T::output_path().is_some() && !self.0.contains_key(&name) {
            let docs = T::docs().unwrap_or_default();
            self.0.insert(name, format!("\n{docs}export {}\n", T::decl(&config)));
            T::visit_dependencies(self);
        }
        T::visit_generics(self);
    }
}

impl std::fmt::Display for Types {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0
            .values()
            .try_for_each(|text| text.lines().try_for_each(|line| writeln!(f, "{}", line.trim_end())))
    }
}
