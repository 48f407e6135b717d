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
/// assert_eq!(Types::default().with::<Robs>().to_string(), "\nexport type Robs = { seat: string, coins: number, };\n");
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
        // What has a name of its own is declared; a number, a list or a type that is written as another is not.
        if T::output_path().is_some() && T::name(&config) == name && !self.0.contains_key(&name) {
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
