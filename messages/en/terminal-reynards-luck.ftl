# The board of Reynard's Luck. Beside the board there are 40 columns, below it 38.
terminal-reynards-luck-heading = { ":" } { $waiting }
terminal-reynards-luck-card = card { $card }
terminal-reynards-luck-button-roll = roll
terminal-reynards-luck-button-advance = advance
terminal-reynards-luck-button-stay = stay
terminal-reynards-luck-button-keep = keep
terminal-reynards-luck-wins = { ":" } { $winner } wins
terminal-reynards-luck-tie = { ":" } a tie
terminal-reynards-luck-against = { $challenger } { $from } against { $challenged } { $to }
terminal-reynards-luck-hides = hides
terminal-reynards-luck-pieces = { $pieces ->
    [1] { ":" } 1 piece
   *[other] { ":" } { $pieces } pieces
}
terminal-reynards-luck-hand = hand
terminal-reynards-luck-reserve = reserve
terminal-reynards-luck-none = none
terminal-reynards-luck-reaches = { $squares ->
    [1] reaches 1 square in a line
   *[other] reaches up to { $squares } squares in a line
}
terminal-reynards-luck-touch-piece = touch a piece
terminal-reynards-luck-touch-square = touch a square in [ ]
terminal-reynards-luck-placed = { $placed } of { $all } pieces placed
terminal-reynards-luck-placed-next = { $placed } of { $all } pieces placed; the next on { $next }
terminal-reynards-luck-deck = deck { $cards }
terminal-reynards-luck-spent = spent { $cards }
terminal-reynards-luck-legend = { $initial }4 hidden  { $initial }4! known  { $initial }4* turncoat
terminal-reynards-luck-legend-board = F fox  { $foxhead } foxhead  { $shield } shield
terminal-reynards-luck-before = Before the first turn
terminal-reynards-luck-over = Over after { $turns } turns
terminal-reynards-luck-turn = Turn { $turn } of { $cap }
terminal-reynards-luck-wait-place = { $who } arranges the pieces
terminal-reynards-luck-wait-deal = the cards are dealt
terminal-reynards-luck-wait-starter = lots are drawn for who starts
terminal-reynards-luck-wait-begin = { $who } brings a captive back, or rolls
terminal-reynards-luck-wait-roll = { $who } rolls the die
terminal-reynards-luck-wait-act = { $who } rolled { $die }: move or challenge
terminal-reynards-luck-wait-cards = a confrontation: each side chooses a card
terminal-reynards-luck-wait-reveal = the cards lie face down, the pieces are shown
terminal-reynards-luck-wait-foxes = a fox rolls for its value
terminal-reynards-luck-wait-turn-cards = the cards are turned
terminal-reynards-luck-wait-follow = { $who } has moved to { $square }: challenge a neighbour?
terminal-reynards-luck-wait-advance = { $who } has won: advance to { $square }?
terminal-reynards-luck-wait-return = { $who } may bring back the captured { $kind }
terminal-reynards-luck-wait-draw = hands are filled up
terminal-reynards-luck-claim = { $who } wins unless a foxhead is freed!
terminal-reynards-luck-ended-foxheads = { $who } held the foxheads
terminal-reynards-luck-ended-pieces = { $who } has too few pieces left
terminal-reynards-luck-ended-cap = the turns have run out
