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
terminal-odds-topic-fortuna-starter = the chance of the one who starts, two players, if both play best
terminal-odds-topic-lantern-zone = that six dice fill the boxes on entering, and with up to three Constitutions played at their best
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
