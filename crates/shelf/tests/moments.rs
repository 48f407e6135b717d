//! A few moments of each game, as a page is told of them: `web/tests/vectors/moments.json`. The boards are drawn from them,
//! in English and in other words. `make bless` writes it anew.

use luckhouse_engine::{Rng, Viewer};
use luckhouse_laws::golden;
use luckhouse_shelf::{AnyTable, BotSpec, Waiting, games::GAMES};
use serde_json::{Value, json};
use std::path::Path;

/// The choices before which somebody looks at the table.
const LOOKS: [usize; 6] = [1, 2, 4, 9, 25, 60];
/// More offers than these would make a large file, and draw nothing else.
const OFFERS: usize = 40;

fn moments(table: &mut dyn AnyTable) -> Vec<Value> {
    let (mut rng, mut choices, mut moments) = (Rng::seeded(7), 0, Vec::new());
    let mut seen = 0;
    loop {
        match table.waiting() {
            Waiting::Roll => table.roll(&mut rng),
            Waiting::Over(_) => return moments,
            Waiting::Choice(owed) => {
                let seat = owed.first().unwrap();
                choices += 1;
                if LOOKS.contains(&choices) {
                    let viewer = Viewer::Seat(seat);
                    let offers = table.offers(seat).into_iter().take(OFFERS).map(
                        |offer| json!({ "word": offer.word, "outlook": offer.outlook, "value": offer.value }),
                    );
                    let lines = table
                        .news(seen, viewer)
                        .into_iter()
                        .map(|news| json!({ "line": news.line, "facts": news.facts }));
                    let (offers, lines) = (offers.collect::<Vec<_>>(), lines.collect::<Vec<_>>());
                    seen += lines.len();
                    moments.push(json!({
                        "seat": seat.index() + 1, "view": table.view(viewer), "offers": offers, "lines": lines,
                    }));
                }
                table.choose_as(seat, BotSpec::RANDOM, &mut rng).unwrap();
            }
        }
    }
}

#[test]
fn the_moments_that_boards_are_drawn_from() {
    let mut all = serde_json::Map::new();
    for game in GAMES {
        let seats = game.about().seats[0];
        let mut table = game.open(&[], seats).unwrap();
        let static_data = table.static_data();
        let moments = moments(&mut *table);
        assert!(moments.len() >= 3, "{}: {} moments", game.about().name, moments.len());
        let known = json!({ "seats": seats, "static_data": static_data, "moments": moments });
        all.insert(game.about().name.into(), known);
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/vectors/moments.json");
    golden(&file, &format!("{}\n", Value::Object(all)));
}
