# Reynard's Luck before it is played: what it is, what can be set, who can be met.

reynards-luck-about = Hidden pieces, cards and a die: hold the four foxheads, and turn your captives' coats.
reynards-luck-option-layout = pieces, cards, shields, foxheads and formations
reynards-luck-option-layout-crossing = the foxheads in a row across the middle: b5 d5 f5 h5
reynards-luck-option-layout-den = the foxheads in a square around the middle: c4 g4 c6 g6
reynards-luck-option-challenge = whom a piece can challenge
reynards-luck-option-challenge-reach = whoever stands in line within reach of the die
reynards-luck-option-challenge-adjacent = a neighbour, instead of moving
reynards-luck-option-challenge-after = a neighbour, after moving or without
reynards-luck-option-reveal = whether a piece that was revealed stays known
reynards-luck-option-reveal-stays = it does
reynards-luck-option-reveal-hides = only until it moves
reynards-luck-option-cap = turns after which whoever has more pieces wins
reynards-luck-character-hothead = would rather fight than walk, and never lets a won square go
reynards-luck-character-warden = stays close to home, keeps captives locked up and strikes only when sure
reynards-luck-character-reynard = loves a masquerade: sends out pieces that nobody has seen, the weak ones first
