# What Reynard’s Luck says at rare moments: its tour, its confrontations and its end.

reynard-duel = Confrontation
reynard-duel-last = Last confrontation
reynard-duel-close = Hide the confrontation
reynard-duel-side = { $side } on { $square }: { $piece }, { $card }
reynard-duel-side-sum = { $side } on { $square }: { $piece } and { $card }, { $sum } in all
reynard-duel-unknown = a hidden piece
reynard-duel-rolled = a fox that rolled { $n }
reynard-duel-nocard = no card yet
reynard-tour-board = Two packs face each other. You see the faces of your own pieces at the bottom; of the others only their backs.
reynard-tour-foxheads = The four foxheads are what it is about. Stand on all of them when your turn ends, and still after the next turn, and you win.
reynard-tour-stage = Here it says what to do now. First you arrange your pieces; later the die says how far one of them can go or challenge.
reynard-tour-hand = Your cards. In a confrontation both play one in secret: piece and card add up, and the loser changes sides.
reynard-tour-ledger = What each side still hides, and the cards that were played: count, and you know what to expect.
reynard-end-won = The wood belongs to { $name }
reynard-end-shared = The wood is shared
reynard-why-stuck = With a { $n } this piece has nowhere to go.
reynard-why-card = A card is played when two pieces meet.
reynard-claim-you = You stand on all { $n } foxheads. Hold them through this turn and you win!
reynard-claim-other = { $name } stands on all { $n } foxheads. Break that this turn!
reynard-claim-watch = { $name } stands on all { $n } foxheads and wins unless that is broken now.
reynard-over-foxheads = { $name } has held all { $n } foxheads.
reynard-over-pieces = { $loser } is down to { $n } pieces: { $name } wins.
reynard-over-given-up = Somebody has given up: the game is over.
reynard-over-cap = The turns have run out: the pieces are counted.
