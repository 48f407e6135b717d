# What Booty Dice says at rare moments: its tour, and several thefts or attacks at once.

booty-hand-how-rob = Tap a pirate once for each doubloon.
booty-hand-how-attack = Tap a pirate once for each blow.
booty-hand-each = { $name } × { $n }
booty-hand-given = { $aim }. { $n } chosen
booty-hand-left = { $n ->
    [0] all chosen
   *[other] { $n } left
}
booty-hand-less = One less for { $name }
booty-hand-clear = Start over
booty-hand-do-rob = { $n ->
    [one] Steal { $n } doubloon
   *[other] Steal { $n } doubloons
}
booty-hand-do-attack = { $n ->
    [one] Strike once
   *[other] Strike { $n } times
}
booty-hand-telling = It is being done …
booty-hand-all = All { $n } are chosen. Take one back first.
booty-hand-most-rob = { $name } has no more doubloons.
booty-hand-most-attack = { $name } would be out by then.
booty-hand-changed = { $made } of { $of } were done, then things stood otherwise. Choose again for the rest.
booty-hand-refused = { $made } of { $of } were done, the next was refused. Choose again for the rest.
booty-hand-lost = The connection was lost on the way. Choose again for what is left.
booty-tour-dice = Six dice, three throws. Tap a die to keep it; the others are thrown again.
booty-tour-act = Throw the rest, or stop. Under “Stop” stands what your dice would do now.
booty-tour-you = This is you: lives, shields and gold. Fill your chest up to the mark at the end of your turn, and you win.
booty-tour-crew = The other pirates. When you may rob or attack somebody, tap them. A shield stops one cutlass.
booty-tour-piles = Gold is dug up from the Buried Treasure, shields come from the War Chest.
booty-tour-legend = Forgot what a face does, or what makes a Mutiny? Look here.
booty-why-rob = { $name } has no doubloons to steal.
booty-why-out = { $name } is out of the game.
booty-begin = Begins
booty-aim-begin = Let { $name } begin: { $what }
booty-prompt-name-you = Who shall begin? Everybody names a pirate in secret.
booty-prompt-name = Still to name who begins: { $names }
booty-prompt-lots-among = Lots are drawn for the first turn among { $names }.
