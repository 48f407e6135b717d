# What Lucky Shot says at rare moments: its tour and its end.

lucky-tour-land = A fort is a pyramid of fifteen boxes. A stone with one stroke stands, a cross is a stone that was shot down; fifteen is all a fort ever gets. The flag shows its level.
lucky-tour-treasures = Six treasures. Have four of them in your forts and you win; without any you are out. Whoever gains one uses its power: tap a treasure to read it.
lucky-tour-card = Each turn you roll three dice, one after the other. Put each on a place of the card before you see the next.
lucky-tour-act = Then use them in any order: tap a die, then a fort that lights up. A die that equals a fort’s level builds or shoots two bricks; a raid needs it.
lucky-tour-news = Here you see what the others did: raids with the dice of the defenders, hunts, and who got what.
lucky-end-won = { $names } rules the land
lucky-end-shared = { $names } share the land
lucky-why-empty = There is no die on { $place }.
lucky-why-used = The { $die } on { $place } is used already.
lucky-why-taken = { $place } has a { $die } already: each place takes one die.
lucky-why-idle = The { $die } on { $place } has nothing to act on now.
lucky-why-fort = Your { $die } on { $place } cannot be used on fort { $fort }: it is level { $level }, with { $n } bricks standing and room for { $room }.
