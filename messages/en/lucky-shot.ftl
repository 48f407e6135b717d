# Lucky Shot: what happened, and what a choice would do.
# $seat, $to, $winner: players; $winners: several; $fort, $from, $into: forts like 1a; $forts: several; $die, $dice, $level:
# faces; $treasure: a treasure, $treasures: several; $power: the treasure whose power did it, or none.

lucky-shot-treasure-plains = plains
    .start = Plains
lucky-shot-treasure-desert = desert
    .start = Desert
lucky-shot-treasure-sea = sea
    .start = Sea
lucky-shot-treasure-swamp = swamp
    .start = Swamp
lucky-shot-treasure-volcano = volcano
    .start = Volcano
lucky-shot-treasure-forest = forest
    .start = Forest

# Several treasures, to be hunted or taken.
lucky-shot-treasures-plains = plains
lucky-shot-treasures-desert = desert
lucky-shot-treasures-sea = sea
lucky-shot-treasures-swamp = swamp
lucky-shot-treasures-volcano = volcano
lucky-shot-treasures-forest = forest

lucky-shot-power-plains = plains
lucky-shot-power-desert = desert
lucky-shot-power-sea = sea
lucky-shot-power-swamp = swamp
lucky-shot-power-volcano = volcano
lucky-shot-power-forest = forest

# What the power of a treasure does.
lucky-shot-gain-plains = 2 bricks on any fort
lucky-shot-gain-desert = 1 or 2 bricks off any fort
lucky-shot-gain-sea = any level for a fort of yours
lucky-shot-gain-swamp = any level for a fort of theirs
lucky-shot-gain-volcano = choose your next turn's first die
lucky-shot-gain-forest = a new fort of any level

lucky-shot-place-attack = attack
lucky-shot-place-build = build
lucky-shot-place-raid = raid
lucky-shot-place-fortify = fortify

# What a die does on a place of the card.
lucky-shot-does-attack = bricks off a fort
lucky-shot-does-build = bricks on a fort
lucky-shot-does-raid = capture or move a treasure
lucky-shot-does-fortify = change a level, create, or protect

# Parts of sentences.
lucky-shot-by-power = { $power ->
    [none] { "" }
   *[other] By the power of { $power },{ " " }
}
lucky-shot-bricks = { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
}

lucky-shot-first-fort = { $seat } rolls { $level }: a fort of level { $level } with { lucky-shot-bricks }.
lucky-shot-dealt = { $seat } is dealt { $treasure }.
lucky-shot-starts = { $seat } starts.
lucky-shot-hunts = { $seat } hunts for { $treasures }.
lucky-shot-skips-hunt = { $seat } does not hunt.
lucky-shot-hunt-roll = { $found ->
    [yes] { $seat } hunts and rolls { $die }.
   *[no] { $seat } hunts and rolls { $die }: nothing.
}
lucky-shot-hunt-die = { $found ->
    [yes] { $seat } chooses a { $die }, by the power of volcano.
   *[no] { $seat } chooses a { $die }, by the power of volcano: nothing.
}
lucky-shot-chooses-die = { $seat } chooses a { $die }, by the power of volcano.
lucky-shot-lets-die-decide = { $seat } lets the die decide.
lucky-shot-card-roll = { $seat } rolls { $die }.
lucky-shot-puts = { $seat } puts the { $die } on { $place }.
lucky-shot-builds = { lucky-shot-by-power }{ $seat } builds on { $fort }. { lucky-shot-bricks } more: { $fort } has { $standing }.
lucky-shot-attacks = { $standing ->
    [0] { lucky-shot-by-power }{ $seat } attacks { $fort }.
   *[other] { lucky-shot-by-power }{ $seat } attacks { $fort }. { lucky-shot-bricks } less: { $fort } has { $standing }.
}
lucky-shot-destroyed = { $treasure ->
    [none] { $fort } is destroyed.
   *[other] { $fort } is destroyed; { $treasure } is loose.
}
lucky-shot-raids = { $seat } raids { $from }, to capture { $treasure } into { $into }.
lucky-shot-defends = { $blocked ->
    [yes] { $seat } rolls { $dice } to defend { $fort }. Blocked.
   *[no] { $seat } rolls { $dice } to defend { $fort }. The raid gets through.
}
lucky-shot-moves = { $protected ->
    [yes] { $seat } moves { $treasure } from { $from } to { $into }, protected.
   *[no] { $seat } moves { $treasure } from { $from } to { $into }.
}
lucky-shot-steal-roll = { $matches ->
    [yes] { $seat } rolls { $die } to steal from { $fort }: a match!
   *[no] { $seat } rolls { $die } to steal from { $fort }: no match.
}
lucky-shot-levels = { lucky-shot-by-power }{ $seat } changes { $fort } from level { $from } to { $to }.
lucky-shot-creates = { lucky-shot-by-power }{ $seat } creates a fort. { $fort } stands: level { $level }, { lucky-shot-bricks }.
lucky-shot-found-roll = { $found ->
    [yes] { $seat } rolls { $die } for a treasure in { $fort }.
   *[no] { $seat } rolls { $die } for a treasure in { $fort }: nothing.
}
lucky-shot-salvages = { $seat } tries to salvage { $treasure }.
lucky-shot-salvage-roll = { $found ->
    [yes] { $seat } rolls { $die } to salvage { $treasure }.
   *[no] { $seat } rolls { $die } to salvage { $treasure }: nothing.
}
lucky-shot-leaves-treasure = { $seat } leaves { $treasure }.
lucky-shot-leaves-power = { $seat } leaves the power of { $power }.
lucky-shot-takes = { $seat } takes { $treasure }.
lucky-shot-done = { $seat } is done.
lucky-shot-comes-into-play = { $treasure-start } comes into play.
lucky-shot-lies = { $treasure-start } lies in { $fort } now.
lucky-shot-available = { $treasure-start } is Available.
lucky-shot-out = { $seat } has no treasure left, and is out.
lucky-shot-will-choose-die = { $seat } will choose the first die of the next turn.
lucky-shot-turn-passes = The dice go to { $to }.
lucky-shot-last-in = { $winner } is the last one in, and wins.
lucky-shot-collected = { $winner } has { $treasures } treasures, and wins.
lucky-shot-has-most = The last turn is over: { $winner } has most, and wins.
lucky-shot-shared = The last turn is over: { $winners } share the win.

lucky-shot-would-hunt-chosen = { $treasures-count ->
    [one] choose the die and take { $treasures }
   *[other] choose the die and take one of { $treasures }
}
lucky-shot-would-hunt = roll for { $treasures }: { $ways }/{ $total }, { PERCENT($ways, $total) }
lucky-shot-would-skip = do not hunt
lucky-shot-would-skip-for-die = do not hunt; choose the first die for the card instead
lucky-shot-would-takes-into = takes a treasure into { $fort }
lucky-shot-would-finds-nothing = finds nothing
lucky-shot-would-matches = { $others ->
    [0] matches { $forts }
   *[other] matches { $forts } and { $others } more
}
lucky-shot-would-matches-none = no fort has this level
lucky-shot-would-into = level { $level }, { lucky-shot-bricks }
lucky-shot-would-gain = { $gain }
lucky-shot-would-no-gain = no power when stolen
lucky-shot-would-put = the { $die }: { $does }
lucky-shot-would-build = { lucky-shot-bricks }: { $from } → { $to }
lucky-shot-would-attack = { lucky-shot-bricks } off: { $from } → { $to }
lucky-shot-would-destroys = destroyed
lucky-shot-would-sets-loose = destroyed; { $treasure } is loose
lucky-shot-would-raid = { $dice ->
    [one] capture { $treasure } into { $into }: { PERCENT($ways, $total) } (1 die to block)
   *[other] capture { $treasure } into { $into }: { PERCENT($ways, $total) } ({ $dice } dice to block)
}
lucky-shot-would-move-protected = { $treasure }, safe; uses the Fortify die too
lucky-shot-would-move-unseen = { $treasure }; nobody can steal it
lucky-shot-would-move = { $treasure }; arrives { PERCENT($ways, $total) }, { $thieves } may steal
lucky-shot-would-level = from level { $from } to { $to }
lucky-shot-would-create = a new fort of level { $level } with { lucky-shot-bricks }
lucky-shot-would-try-for-treasure = and a try for a treasure
lucky-shot-would-salvage = roll for { $treasure }: { $ways }/{ $total }, { PERCENT($ways, $total) }
lucky-shot-would-leave-treasure = let it become Available
lucky-shot-would-leave-die = roll the die after all
lucky-shot-would-leave-power = do not use the power
lucky-shot-would-end-turn = { $dice ->
    [one] end your turn, 1 die unused
   *[other] end your turn, { $dice } dice unused
}

# Why a choice is better: what there is on average after a round, with it and with the next worse choice ($instead).
lucky-shot-why-treasures = { game-why-has } { $with } treasures on average, instead of { $instead }.
lucky-shot-why-forts = { game-why-has } { $with } forts on average, instead of { $instead }.
lucky-shot-why-bricks = { game-why-has } { $with } bricks on forts on average, instead of { $instead }.

# What a choice is called.
lucky-shot-choose-hunt = Hunt
lucky-shot-choose-skip = Do not hunt
lucky-shot-choose-die = Choose a { $die }
lucky-shot-choose-take = Take { $treasure } into { $fort }
lucky-shot-choose-put = Put the die on { $place }
lucky-shot-choose-build = { $one ->
    [yes] Build 1 brick on { $fort }
   *[no] Build on { $fort }
}
lucky-shot-choose-attack = { $one ->
    [yes] Attack { $fort }, 1 brick
   *[no] Attack { $fort }
}
lucky-shot-choose-raid = Raid { $from } into { $into }
lucky-shot-choose-move = { $protected ->
    [yes] Move from { $from } to { $into }, protected
   *[no] Move from { $from } to { $into }
}
lucky-shot-choose-level = Change { $fort } to level { $level }
lucky-shot-choose-create = Create a fort
lucky-shot-choose-create-at = Create a fort of level { $level }
lucky-shot-choose-salvage = Try to salvage
lucky-shot-choose-leave = Leave it
lucky-shot-choose-done = End the turn
