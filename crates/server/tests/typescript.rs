//! The protocol for the browser: `web/src/protocol.ts` says the same as the types here. `make bless` writes it anew.

use luckhouse_laws::golden;
use luckhouse_server::http::description;
use luckhouse_server::protocol::*;
use luckhouse_words::CHOICE_FIELDS;
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{TS, TypeVisitor};

const HEADER: &str =
    "// The protocol of the house. Made from Rust; do not edit: `make bless` writes it anew.\n";

/// Every type that is met, by its name.
#[derive(Default)]
struct Types(BTreeMap<String, String>);

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = ts_rs::Config::new();
        // What is no type of ours (a number, a list) has no file that it could be written to.
        if T::output_path().is_some() && !self.0.contains_key(&T::ident(&config)) {
            let docs = T::docs().unwrap_or_default();
            self.0.insert(T::ident(&config), format!("\n{docs}export {}\n", T::decl(&config)));
            T::visit_dependencies(self);
        }
        T::visit_generics(self);
    }
}

fn types() -> Types {
    let mut types = Types::default();
    types.visit::<Inbound>();
    types.visit::<Outbound>();
    types.visit::<OpenTable>();
    types.visit::<Sit>();
    types.visit::<Rematch>();
    types.visit::<TryAgain>();
    types.visit::<Import>();
    types.visit::<Seated>();
    types.visit::<Tables>();
    types.visit::<TableInfo>();
    types.visit::<TableProof>();
    types.visit::<GameBrief>();
    types.visit::<GameInfo>();
    types.visit::<Replay>();
    types.visit::<CheckDocument>();
    types.visit::<CheckedDocument>();
    types.visit::<Worth>();
    types.visit::<PuzzleLine>();
    types.visit::<PuzzleAsked>();
    types.visit::<PuzzleTry>();
    types.visit::<PuzzleResult>();
    types.visit::<LookAhead>();
    types.visit::<Prospect>();
    types.visit::<PlanAhead>();
    types.visit::<MyPlan>();
    types.visit::<MyVacations>();
    types.visit::<PlanVacation>();
    types.visit::<RunningGames>();
    types.visit::<CalendarLink>();
    types.visit::<NewCalendar>();
    types.visit::<Daily>();
    types.visit::<PlayDaily>();
    types.visit::<OpenTournament>();
    types.visit::<TakeSeat>();
    types.visit::<Tournaments>();
    types.visit::<TournamentInfo>();
    types.visit::<AddBots>();
    types.visit::<Problem>();
    types.visit::<Challenge>();
    types.visit::<SignIn>();
    types.visit::<Me>();
    types.visit::<EditMe>();
    types.visit::<DeviceCode>();
    types.visit::<NewPasskey>();
    types.visit::<RecoveryCodes>();
    types.visit::<SignOut>();
    types.visit::<Profile>();
    types.visit::<Ladder>();
    types.visit::<Ranking>();
    types.visit::<RatingKind>();
    types.visit::<PlayedGames>();
    types.visit::<CurvePoint>();
    types.visit::<Opponent>();
    types.visit::<SetRegard>();
    types.visit::<Invite>();
    types.visit::<Invitations>();
    types.visit::<NewBot>();
    types.visit::<EditBot>();
    types.visit::<Bots>();
    types.visit::<NewBotToken>();
    types.visit::<BotToken>();
    types.visit::<OpenBots>();
    types.visit::<BotSelf>();
    types.visit::<Challenges>();
    types.visit::<NoticeWays>();
    types.visit::<Subscribe>();
    types.visit::<SetAddress>();
    types.visit::<ProveAddress>();
    types.visit::<SendReport>();
    types.visit::<Moderation>();
    types.visit::<ModeratorOrder>();
    types
}

#[test]
fn the_types_of_the_browser_are_ours() {
    let version = format!("\n/** The version of the protocol. */\nexport const VERSION = {VERSION};\n");
    let field = |(choice, field): (&str, &str)| format!("  {choice:?}: {field:?},\n");
    let fields: String = CHOICE_FIELDS.into_iter().map(field).collect();
    let fields = format!(
        "\n/** What the one thing that belongs to a choice is, where the choice does not say it. */\n\
         export const CHOICE_FIELDS: Readonly<Record<string, string>> = {{\n{fields}}};\n"
    );
    let types: String = types().0.into_values().collect();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let text = format!("{HEADER}{version}{fields}{types}");
    let lines: String = text.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    golden(&file, &lines);
}

/// Whatever is described for programs has a type for the browser.
#[test]
fn nothing_that_is_described_is_missing() {
    let types = types().0;
    let described = description().components.unwrap().schemas.into_keys();
    let described: Vec<String> = described.filter(|name| name != "Health").collect();
    assert!(described.len() > 15, "{described:?}");
    for name in described {
        assert!(types.contains_key(&name), "{name} is not written to protocol.ts");
    }
}
