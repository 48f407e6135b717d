# What can be asked of the odds of each game, and what it answers. `luckhouse odds GAME` and `odds` at a table list it.

terminal-odds-topics = What can be asked:
terminal-odds-topic-booty-dice-combos = Curse, Mutiny and Shipwreck in one, two and three rolls
terminal-odds-topic-booty-dice-faces = how many of one to six dice show a face you want
terminal-odds-topic-booty-dice-die = what one die more is worth
terminal-odds-topic-booty-dice-gold = the chance to gain so many doubloons in a turn, by the faces of a Curse
terminal-odds-topic-fortuna-scores = how often each score comes, and what it is worth
terminal-odds-topic-fortuna-dice = what the dice promise before the bricks are flipped; with two dice, brick by brick
terminal-odds-topic-fortuna-turn = the points and marbles of an average turn, for every number of players
terminal-odds-topic-fortuna-spread = how often each score can be chosen when everything is spread out (spread=full)
terminal-odds-topic-fortuna-grand = what pairing up all dice and bricks brings four players (spread=grand)
terminal-odds-topic-fortuna-starter = the chance of the one who starts, two players, if both play best
terminal-odds-topic-lantern-zone = that six dice fill the boxes on entering, and with up to three Constitutions played at their best; boxes like `4 5 X X X`
terminal-odds-topic-lantern-setup = the total of the six dice of the setup, which may be rolled again below 15
terminal-odds-topic-lantern-ones = the experience that entering a zone brings
terminal-odds-topic-lucky-shot-raid = how often a raid gets through, by the bricks that stand
terminal-odds-topic-lucky-shot-match = how often one, two or three dice show one of so many different levels
terminal-odds-topic-lucky-shot-hunt = how often a hunt succeeds within so many turns, by the different levels of one's empty forts
terminal-odds-topic-lucky-shot-move = what becomes of a treasure on the move, by those who may steal
terminal-odds-topic-lucky-shot-siege = how soon a fort falls to one attacker who keeps a matching die for Attack
terminal-odds-topic-reynards-luck-duel = piece against piece, each with a card off the full deck
terminal-odds-topic-reynards-luck-cards = the deck, one card drawn from it, and hands of four
terminal-odds-topic-reynards-luck-reach = the chance that the die lets a piece act so many squares away

# Figures, and what stands above columns in several games.
game-odds-fraction = { $ways }/{ $total } ({ PERCENT($ways, $total, digits: 2) })
game-odds-ratio = { $ways }/{ $total } { PERCENT($ways, $total, digits: 2) }
game-odds-points = +{ DECIMAL($points, digits: 2) }
game-odds-share = { DECIMAL($percent, digits: 8) } %
game-odds-ways = ways
game-odds-out-of = out of
game-odds-exactly = exactly
game-odds-at-least = at least

# Booty Dice.
booty-dice-odds-combos = Combos with six dice
booty-dice-odds-combo-of = combo
booty-dice-odds-ways-of-all = ways of 46656
booty-dice-odds-one-throw = one roll
booty-dice-odds-two-throws = two rolls
booty-dice-odds-three-throws = three rolls
booty-dice-odds-curse-five = { booty-dice-combo-curse }, five faces
booty-dice-odds-curse-six = { booty-dice-combo-curse }, six faces
booty-dice-odds-mutiny = { booty-dice-combo-mutiny }
booty-dice-odds-shipwreck = { booty-dice-combo-shipwreck }
booty-dice-odds-both-combos = { booty-dice-combo-mutiny } and { booty-dice-combo-shipwreck }
booty-dice-odds-for-that-alone = Two and three rolls: with the best re-rolling for that combo and nothing else.
booty-dice-odds-faces = { $dice ->
    [one] 1 die: how many show one face that you want
   *[other] { $dice } dice: how many show one face that you want
}
booty-dice-odds-so-many = so many
booty-dice-odds-at-least-in = Ways and exactly: in one roll, out of { $ways }. In one, two and three rolls: at least so many.
booty-dice-odds-others-again = Two and three rolls: every die that does not show the face is rolled again.
booty-dice-odds-one-more = One roll for a face that you want: what each die adds
booty-dice-odds-one-or-more = one or more
booty-dice-odds-two-or-more = two or more
booty-dice-odds-three-or-more = three or more
booty-dice-odds-gain = gain
booty-dice-odds-gains = Gain: percentage points more than with one die fewer.
booty-dice-odds-gold = Gaining doubloons in a turn
booty-dice-odds-gold-by-faces = By D and J, less X, with the best re-rolling for that sum.
booty-dice-odds-gold-enough = While there is enough to dig, to bury and to steal; plunder comes on top.

# Fortuna. $plain, $retrieve: words of options.
fortuna-odds-turn = A turn of two dice and two bricks, { $players } players, plain={ $plain }
fortuna-odds-promise = What two dice promise, { $players } players, plain={ $plain }
fortuna-odds-by-brick = Dice { $dice }, brick by brick, { $players } players, plain={ $plain }
fortuna-odds-dice = dice
fortuna-odds-bricks = bricks
fortuna-odds-takes-one = takes a marble
fortuna-odds-plain = plain
fortuna-odds-half-or-wolf = half or wolf
fortuna-odds-miss = miss
fortuna-odds-mean-points = average points
fortuna-odds-flips = Out of { $ways } ways to flip two bricks. A blank is 0.
fortuna-odds-average-turn = An average turn of two dice and two bricks, all calls right
fortuna-odds-of-players = players
fortuna-odds-points-each = points, each
fortuna-odds-points-best = points, best
fortuna-odds-loses-one = loses one
fortuna-odds-may-free = may free one
fortuna-odds-taken = marbles taken
fortuna-odds-starter = The one who starts, two players, if both play best
fortuna-odds-by-rules = plain, retrieve
fortuna-odds-rules = { $plain }, { $retrieve }
fortuna-odds-wins-alone = wins alone
fortuna-odds-shares = shares
fortuna-odds-worth = worth
fortuna-odds-shared-half = A shared win is worth half. Who starts is rolled for: before that roll both have 50 %.
fortuna-odds-spoken-calls = The same for spoken calls: they lie open, so both call right. `luckhouse solve fortuna` has more.

# Lantern. $sheet: the name of a sheet; $boxes: boxes of a zone, like `4 5 X`.
lantern-odds-filling = Filling { $boxes }
lantern-odds-filling-all = Filling the boxes of { $sheet }
lantern-odds-sheet = { $sheet }: { lantern-option-sheet-last-fortress }.
lantern-odds-constitutions-used = Constitutions
lantern-odds-boxes = boxes
lantern-odds-setup = The total of the setup
lantern-odds-total = total
lantern-odds-at-most = at most this
lantern-odds-low = Below { $enough }, where you may roll again: { game-odds-fraction }.
lantern-odds-among-six = Ones among six dice
lantern-odds-ones = ones
lantern-odds-one-each = Each crosses off one experience circle. On average it is one for each zone entered.

# Lucky Shot.
lucky-shot-odds-raids = A raid on a fort with so many standing bricks
lucky-shot-odds-dice-to-block = dice to block
lucky-shot-odds-blocked = blocked
lucky-shot-odds-through = gets through
lucky-shot-odds-blocking = A die equal to the raid die blocks. One die for two bricks, at least one.
lucky-shot-odds-matches = At least one die shows one of so many different levels
lucky-shot-odds-different-levels = levels
lucky-shot-odds-so-many-dice = { $number ->
    [one] 1 die
   *[other] { $number } dice
}
lucky-shot-odds-so-many-turns = { $number ->
    [one] 1 turn
   *[other] { $number } turns
}
lucky-shot-odds-salvages = A salvage is one die for your empty forts' levels; a new fort's die is for one.
lucky-shot-odds-hunts = A hunt succeeds within so many turns
lucky-shot-odds-empty-forts = Levels are the different levels of your empty forts. One die each turn.
lucky-shot-odds-moves = A treasure on the move
lucky-shot-odds-may-steal = may steal
lucky-shot-odds-arrives = arrives
lucky-shot-odds-stolen = stolen
lucky-shot-odds-becomes-available = becomes Available
lucky-shot-odds-who-may-steal = Only players with an empty fort may steal. A protected move always arrives.
lucky-shot-odds-sieges = A fort falls within so many turns of one attacker
lucky-shot-odds-two-a-turn = Two bricks a turn if one of three dice matches, { game-odds-fraction }; else one.

# Reynard's Luck. $kind: a piece.
reynards-luck-odds-duels = The chance to win, mine against theirs
reynards-luck-odds-mine = mine
reynards-luck-odds-piece = { $kind }
reynards-luck-odds-ties-and-losses = Each plays a card off the full deck. What is missing to 100 are ties and losses: `duel 4 fox`.
reynards-luck-odds-duels-of = A { $kind } with a card off the full deck
reynards-luck-odds-opponent = against
reynards-luck-odds-deck = The full deck
reynards-luck-odds-in-deck = in the deck
reynards-luck-odds-drawn-next = drawn next
reynards-luck-odds-in-hand = in a hand of four
reynards-luck-odds-highest = highest in it
reynards-luck-odds-reach = The chance that the die reaches so far
reynards-luck-odds-squares = squares
reynards-luck-odds-ways-of-six = ways of 6
