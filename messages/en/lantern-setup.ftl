# Lantern before it is played: what it is, what can be set, who can be met.

lantern-about = Alone with six dice through eight zones to the Dragon.
lantern-option-sheet = the zones of the journey and its experience rows
lantern-option-sheet-last-fortress = eight zones to the Dragon (a reconstruction of the printed sheet)
lantern-option-sheet-long-night = nine zones to the Dragon (longer and harder)
lantern-option-reroll-ones = which ones earn experience
lantern-option-reroll-ones-off = only those rolled on entering a zone
lantern-option-reroll-ones-on = those rolled again by Magic Spell and Constitution too
lantern-option-again = how often a setup below 15 may be rolled again
lantern-option-again-any = as often as it is below 15
lantern-option-again-once = once
lantern-option-five = which title a score of 5 has
lantern-option-five-better = the better of the two
lantern-option-five-worse = the lesser of the two
lantern-character-duelist = Trusts steel more than luck: turns dice rather than rolling them again.
lantern-character-gambler = Loves a handful of dice in the air: rolls three or more again rather than one.
