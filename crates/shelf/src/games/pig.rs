//! Pig on the shelf.

use crate::Shelved;
pub(super) use luckhouse_engine::pig::Pig;
use luckhouse_engine::pig::{PigAction, PigView};
use luckhouse_engine::{Seat, Viewer};

impl Shelved for Pig {
    const RULES: &'static str = "# Pig

Add up what the die shows, and stop before a 1 takes it all.

## The aim

Be the first with 100 points.

## The table

One die. Everybody starts with no points; p1 begins, and the turn goes round.

## Your turn

Roll the die as often as you like. What it shows is added to the points of this turn; a 1 loses them and ends
the turn. Hold, and they are yours for good.

## The end

Whoever holds with enough points has won.

## A worked turn

```log
pig seats 2 edition 1
p1 roll
* 6
p1 roll
* 4
p1 hold
p2 roll
* 1
```

p1 keeps ten points; p2 rolls a 1 at once and has nothing.

## Words

| word | meaning |
|---|---|
| `roll` | roll the die |
| `hold` | keep the points of this turn |

## Decided here

Nothing: the game is older than we are.
";

    fn picture(&self, view: &PigView, _viewer: Viewer) -> String {
        let line = |(seat, score): (Seat, u16)| {
            let turn = if seat == view.on_turn { format!("  + {} this turn", view.points) } else { String::new() };
            format!("{seat}  {score:>4}{turn}\n")
        };
        view.scores.iter().map(line).collect()
    }

    fn label(&self, view: &PigView, action: PigAction) -> String {
        match action {
            PigAction::Roll => format!("1 in 6 to lose {} points", view.points),
            PigAction::Hold => format!("{} points are safe", view.points),
        }
    }
}
