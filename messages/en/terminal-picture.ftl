# Tables in plain text, line by line. Nothing is wider than 80 columns.

terminal-picture-you = you
# At most 5 columns.
terminal-picture-you-there = (you)
terminal-picture-out = out
terminal-picture-over = The game is over.
terminal-picture-won = The game is over: { $winner } wins.
terminal-picture-shared = The game is over: { $winners } share it.

# Booty Dice. $roller: who has the dice.
terminal-picture-booty-dice-heading = Turn { $turn } of at most { $cap }   Buried Treasure { $treasure }   War Chest { $chest }
terminal-picture-booty-dice-lives = lives
terminal-picture-booty-dice-shields = shields
terminal-picture-booty-dice-doubloons = doubloons of { $goal }
terminal-picture-booty-dice-naming = Everybody names who shall begin.
terminal-picture-booty-dice-drawn = Who starts is drawn.
terminal-picture-booty-dice-drawn-among = Who starts is drawn among { $among }.
terminal-picture-booty-dice-rolling = { $dice ->
    [one] { $roller } rolls 1 die, roll { $roll } of { $rolls }
   *[other] { $roller } rolls { $dice } dice, roll { $roll } of { $rolls }
}
terminal-picture-booty-dice-as-left = { $roller } takes up some of the dice, as they were left
terminal-picture-booty-dice-deciding = { $roller }: roll { $roll } of { $rolls }, { $left } left
terminal-picture-booty-dice-robbing = { $thefts ->
    [one] { $roller } steals: 1 doubloon still to take
   *[other] { $roller } steals: { $thefts } doubloons still to take
}
terminal-picture-booty-dice-attacking = { $attacks ->
    [one] { $roller } attacks: 1 attack to make
   *[other] { $roller } attacks: { $attacks } attacks to make
}

# Fortuna. $seat: who has the turn; $threw and $worth are the messages below.
terminal-picture-fortuna-starting = For the first turn: { $totals }{ $seat } rolls.
terminal-picture-fortuna-rolls = { $seat } rolls the dice.
terminal-picture-fortuna-flips = { $seat } flips the bricks.
terminal-picture-fortuna-picks-dice = { $seat } chooses two of the dice.
terminal-picture-fortuna-picks-bricks = { $seat } scores with dice { $dice }, and chooses two bricks.
terminal-picture-fortuna-calls = { $seat } calls.
terminal-picture-fortuna-called = { $seat } calls { $call }. To answer: { $opponents }.
terminal-picture-fortuna-to-free = To free a marble or leave it: { $challengers }.
terminal-picture-fortuna-frees = { $seat } frees a marble, or leaves it.
terminal-picture-fortuna-takes = { $seat } takes from an opponent.
terminal-picture-fortuna-threw = dice { $dice }, bricks { $bricks }
terminal-picture-fortuna-threw-groups = dice and bricks { $groups }
terminal-picture-fortuna-groups = Groups: { $groups }
terminal-picture-fortuna-worth = { $points ->
    [one] { $line }, 1 point
   *[other] { $line }, { $points } points
}
terminal-picture-fortuna-uncalled = { $seat } threw { $threw }: { $worth }.
terminal-picture-fortuna-unchallenged = { $seat } called { $call } on { $threw }: { $worth }.
terminal-picture-fortuna-challenged = { $seat } called { $call } on { $threw }.
terminal-picture-fortuna-was = Challenged by { $challengers }. It was: { $worth }.

# Lantern. What is to be typed is the same in every language: crit, counter, magic, con, xp, camp.
terminal-picture-lantern-crossed = { $crossed } crossed off so far
terminal-picture-lantern-counts = (each one counts against you)
terminal-picture-lantern-scroll = scroll at the campfire: { $scroll }
terminal-picture-lantern-setup = Six dice are rolled for your abilities.
terminal-picture-lantern-offer = Only { $total } in all: below 15 you may roll again.
terminal-picture-lantern-assign = Give each die its place: crit, counter, magic, con, xp, camp.
terminal-picture-lantern-reward = A full row of experience: draw one more circle.
terminal-picture-lantern-won = Won with an Adventure Score of { $score }: { $title }.
terminal-picture-lantern-lost = Lost: nothing that is left could fill these boxes.
terminal-picture-lantern-with = with { $kinds }

# Lucky Shot. Names of lines have 10 columns, what stands beside a fort has 7.
terminal-picture-lucky-shot-no-fort = No fort stands yet.
terminal-picture-lucky-shot-card = Card
terminal-picture-lucky-shot-treasures = Treasures
terminal-picture-lucky-shot-over = { $turns ->
    [one] Over after 1 turn
   *[other] Over after { $turns } turns
}
terminal-picture-lucky-shot-wall = wall { $bricks }
terminal-picture-lucky-shot-chosen-die = + a chosen die
terminal-picture-lucky-shot-level = a die for the level of { $seat }'s fort
terminal-picture-lucky-shot-deal = a treasure for { $seat }
terminal-picture-lucky-shot-hunt = to hunt or not
terminal-picture-lucky-shot-hunting-die = the hunting die
terminal-picture-lucky-shot-action-die = an action die
terminal-picture-lucky-shot-put = a { $die } to put on the card
terminal-picture-lucky-shot-block = { $seat } defends { $from } (raid into { $into })
terminal-picture-lucky-shot-steal = a die to steal from the move { $from } to { $into }
terminal-picture-lucky-shot-salvage = { $treasure } is loose, to salvage or not
terminal-picture-lucky-shot-salvage-die = a die to salvage { $treasure }
terminal-picture-lucky-shot-stole = { $seat } stole from { $from }: into which fort?
terminal-picture-lucky-shot-power = the power of { $treasure }, to use or to leave
# These follow what is waited for.
terminal-picture-lucky-shot-first-yours = { ";" } the first die is yours to choose
terminal-picture-lucky-shot-first-theirs = { ";" } the first die is theirs to choose
terminal-picture-lucky-shot-yours = { "," } yours to choose
terminal-picture-lucky-shot-theirs = { "," } theirs to choose
# For whoever thinks of gaining one, and what the marks mean; two lines of at most 80 columns.
terminal-picture-lucky-shot-powers =
    Powers     plains +2 bricks, desert -1 or -2, sea your level, swamp their level,
    { "           " }volcano next die, forest new fort   L level  / stands  x gone  · room

# Reynard's Luck. Beside the board are 39 columns. $who: Red or Blue.
terminal-picture-reynards-luck-you = You are { $side } ({ $seat }), below
terminal-picture-reynards-luck-watcher = Red (p1) below, Blue (p2) above
terminal-picture-reynards-luck-over = After { $turns } turns
terminal-picture-reynards-luck-side = { $pieces ->
    [one] { $side }: 1 piece, { $foxheads } of 4 foxheads
   *[other] { $side }: { $pieces } pieces, { $foxheads } of 4 foxheads
}
terminal-picture-reynards-luck-hand = hand { $hand }
terminal-picture-reynards-luck-plays = plays { $card }
terminal-picture-reynards-luck-reserve = reserve { $pieces }
terminal-picture-reynards-luck-hides = hides { $pieces }
terminal-picture-reynards-luck-place = { $who } arranges: { $placed } of { $all } placed
terminal-picture-reynards-luck-deal = The cards are dealt
terminal-picture-reynards-luck-starter = Lots are drawn for who starts
terminal-picture-reynards-luck-begin = { $who } returns a piece, or rolls
terminal-picture-reynards-luck-roll = { $who } rolls the die
terminal-picture-reynards-luck-act = { $who } rolled { $die }: move or challenge
terminal-picture-reynards-luck-follow = { $who }'s { $square } may challenge a neighbour
terminal-picture-reynards-luck-cards = { $who }'s { $from } challenges { $square }: choose cards
terminal-picture-reynards-luck-reveal = Cards lie face down: pieces are shown
terminal-picture-reynards-luck-foxes = A fox rolls for its value
terminal-picture-reynards-luck-turn-cards = The cards are turned
terminal-picture-reynards-luck-advance = { $who } has won: advance to { $square }?
terminal-picture-reynards-luck-return = { $who } may return the { $kind }
terminal-picture-reynards-luck-draw = Hands are filled up to four
terminal-picture-reynards-luck-ended-foxheads = Over: { $who } held the foxheads
terminal-picture-reynards-luck-ended-pieces = Over: { $who } is down to three
terminal-picture-reynards-luck-ended-cap = Over: the turns have run out
terminal-picture-reynards-luck-deck = Deck { $cards } cards, spent { $spent }
terminal-picture-reynards-luck-next = Next square { $next }; left to place: { $left }
terminal-picture-reynards-luck-claim = { $who } holds all four foxheads: unless { $rival } breaks that now, { $who } wins!
terminal-picture-reynards-luck-legend = R4 known to its owner, R4! to both, R4* turncoat, F fox, ◇ foxhead, □ shield
# $first, $second: a side, its square, and one of the next two.
terminal-picture-reynards-luck-fight = Fight: { $first }, { $second }
terminal-picture-reynards-luck-fox-rolled = fox rolled { $die }
terminal-picture-reynards-luck-sum = { $piece } + card { $card }
