# What the table of Lucky Shot says in English.

lucky-plains = Plains
lucky-desert = Desert
lucky-sea = Sea
lucky-swamp = Swamp
lucky-volcano = Volcano
lucky-forest = Forest
lucky-power-plains = 2 bricks on one fort, whoever owns it.
lucky-power-desert = 1 or 2 bricks off one fort, whoever owns it.
lucky-power-sea = Any level for one of your forts.
lucky-power-swamp = Any level for a fort of somebody else.
lucky-power-volcano = Choose what your first die shows next turn.
lucky-power-forest = A new fort of any level, and a try for a treasure.
lucky-power-forest-bare = A new fort of any level.
lucky-attack = Attack
lucky-build = Build
lucky-raid = Raid
lucky-fortify = Fortify
lucky-does-attack = bricks off
lucky-does-build = bricks on
lucky-does-raid = capture, move
lucky-does-fortify = level, new fort
lucky-card-yours = Your action card
lucky-card-theirs = Action card of { $name }
lucky-turn = Turn { $n } of at most { $cap }
lucky-slot-empty = no die
lucky-slot-ready = a { $die }, ready
lucky-slot-used = a { $die }, used
lucky-used = used
lucky-die-put = A { $die } to put on the card
lucky-prompt-put = Where does the { $die } go?
lucky-prompt-act = Pick a die to use, in any order
lucky-prompt-attack = Attack: at which fort do you aim?
lucky-prompt-build = Build: on which fort?
lucky-prompt-raid = Raid: whose treasure, or which to move?
lucky-prompt-fortify = Fortify: change a level, or create a fort
lucky-prompt-into = Into which empty fort?
lucky-prompt-bricks = How many bricks?
lucky-prompt-guard = With a guard, or without?
lucky-prompt-level = Which level for { $fort }?
lucky-prompt-level-new = Which level for the new fort?
lucky-about = { $n ->
    [one] level { $level }: { $n } brick stands, { $gone } destroyed, room for { $room } more.
   *[other] level { $level }: { $n } bricks stand, { $gone } destroyed, room for { $room } more.
}
lucky-prompt-done = End your turn
lucky-prompt-hunt = Hunt for a treasure?
lucky-prompt-die = Volcano: choose what this die shows
lucky-prompt-treasure = Which treasure do you take?
lucky-prompt-salvage = { $treasure } is loose. Roll for it?
lucky-prompt-power = Power of { $treasure }: { $power }
lucky-wait-setup = The forts are being set up
lucky-wait-put = { $name } has a { $die } to put on the card
lucky-wait-act = { $name } uses the dice
lucky-wait-hunt = { $name } may hunt for a treasure
lucky-wait-die = { $name } chooses a die
lucky-wait-roll = A die is rolled
lucky-wait-take = { $name } takes a treasure
lucky-wait-salvage = { $name } may salvage { $treasure }
lucky-wait-power = { $name } may use the power of { $treasure }
lucky-over-one = { $name } wins
lucky-over-you = You win!
lucky-over-many = { $names } share the win
lucky-word-hunt = Hunt
lucky-word-skip = Do not hunt
lucky-word-salvage = Roll to salvage
lucky-word-done = End turn
lucky-word-none-power = Leave the power
lucky-word-none-salvage = Leave it
lucky-word-none-die = Roll it instead
lucky-back = Back
lucky-news = Since your last turn
lucky-news-turn = Just now
lucky-news-none = Nothing yet. Rolls for treasures, raids and what came of them are told here.
lucky-treasures = The six treasures
lucky-at-available = Available
lucky-at-aside = set aside
lucky-at-loose = loose
lucky-at-fort = in { $fort }
lucky-treasure = { $treasure }, { $at }. Power: { $power }
lucky-treasure-take = Take { $treasure }. Power: { $power }
lucky-land = Land of { $name }
lucky-you = you
lucky-bot = bot
lucky-away = away
lucky-out = Out: no treasure left
lucky-won = Winner
lucky-goal = { $n } of { $of } treasures
lucky-volcano-waits = will choose a die
lucky-fort = { $n ->
    [one] Fort { $fort } of { $name }: level { $level }, { $n } brick standing, { $gone } destroyed, room for { $room } more; { $treasure }
   *[other] Fort { $fort } of { $name }: level { $level }, { $n } bricks standing, { $gone } destroyed, room for { $room } more; { $treasure }
}
lucky-fort-empty = empty
lucky-fort-holds = holds { $treasure }
lucky-bricks = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
}
lucky-destroyed = destroyed
lucky-new = new
lucky-match = matches the { $die }
lucky-create = New fort
lucky-create-label = Create a new fort
lucky-keys = Arrow keys go from fort to fort.
