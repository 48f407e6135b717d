# The table of Lantern.

lantern-map = The journey
lantern-map-zone = Zone { $n } of { $all }
lantern-map-cleared = cleared
lantern-map-here = you are here
lantern-map-here-other = the adventurer is here
lantern-map-ahead = ahead
lantern-map-fell = the light went out here
lantern-map-rest = a rest
lantern-sheet-last-fortress = The Last Fortress
lantern-sheet-long-night = The Long Night
lantern-you = you
lantern-bot = bot
lantern-away = away

lantern-crit = Critical Hit
lantern-counter = Counter Attack
lantern-magic = Magic Spell
lantern-con = Constitution
lantern-xp = Experience
lantern-camp = Campfire
lantern-crit-does = turns a die over
lantern-counter-does = moves a die by one
lantern-magic-does = rolls one die again
lantern-con-does = rolls any dice again
lantern-xp-does = crosses off as many circles at once
lantern-camp-does = the number on the scroll
lantern-crit-idle = Turn over
lantern-counter-down-idle = −1
lantern-counter-up-idle = +1
lantern-counter-down = one down
lantern-counter-up = one up
lantern-magic-idle = Roll one
lantern-con-idle = Roll any
lantern-strength = Your strength
lantern-strength-other = Strength
lantern-left = { $n } of { $all } circles left
lantern-none-left = no circle left
lantern-pick-one = first pick one die
lantern-pick-some = first pick dice
lantern-not-now = not possible with the dice you picked

lantern-use-becomes = { $from } → { $to }
lantern-use-roll-one = Roll the { $face }
lantern-use-roll-many = Roll { $n }
lantern-use-clears = clears the zone
lantern-use-loses = all is lost
lantern-use-chance = { $chance } %
lantern-gain = +1 circle
lantern-gain-full = no room

lantern-die = Die { $n }: { $face }
lantern-die-air = Die { $n }: in the air
lantern-die-fills = fills a box
lantern-die-loose = fills no box
lantern-dice = The six dice
lantern-boxes = Boxes: { $boxes }. Filled: { $n } of { $all }.
lantern-aim = X is
lantern-aim-ring = O is { $face }
lantern-aim-face = Lay the dice out for X = { $face }
lantern-alike = The X boxes want one same face
lantern-alike-ring = The X boxes want one same face, the O boxes another

lantern-do-setup = Six dice are rolled for your strength.
lantern-do-offer = A weak start: roll all six again, or set out with these?
lantern-do-assign = Tap a die, then the place it goes to.
lantern-do-assign-hand = Where does the { $face } go?
lantern-do-assign-waits = Which die goes to { $place }?
lantern-do-assign-ready = All placed: set out, or swap some.
lantern-do-enter = Into the dark: six dice are rolled.
lantern-do-fight = Fill the boxes: pick dice, then an ability.
lantern-do-fight-one = One die picked: turn it, move it, or roll it again.
lantern-do-fight-many = { $n } dice picked: Constitution rolls them again.
lantern-do-reroll = Dice are in the air …
lantern-do-reward = A full row of experience! Draw one more circle: for which ability?
lantern-watch-fight = { $name } is fighting here.
lantern-watch-assign = { $name } prepares for the journey.
lantern-watch-reward = { $name } may draw one more circle.

lantern-setup = Before the journey
lantern-setup-again = Roll all six again
lantern-setup-keep = Keep these
lantern-setup-total = { $n } in all
lantern-setup-go = Set out
lantern-setup-usual = Place them for me
lantern-setup-clear = Start over
lantern-setup-empty = { $place }: empty. { $does }
lantern-setup-has = { $place }: { $face }. { $does }

lantern-xp-row = Row { $n }: { $crossed } of { $all } crossed off
lantern-xp-row-rewarded = rewarded
lantern-xp-row-due = full: a reward when you leave the zone
lantern-xp-ones = Each 1 you roll on entering a zone crosses off one.
lantern-xp-ones-always = Each 1 you roll in a zone crosses off one, also when it is rolled again.
lantern-xp-reward = A full row is one more circle for an ability.
lantern-scroll = Scroll
lantern-scroll-does = At the fire: { $n } experience, one Constitution
lantern-scroll-done = The campfire lies behind you
lantern-score = Adventure Score
lantern-score-so = circles crossed off; fewer is better
lantern-score-still = This would still be: { $title }

lantern-cleared = { $zone }: cleared
lantern-rested = { $zone }: a rest by the fire
lantern-behind = { $n } of { $all } zones lie behind you
lantern-behind-other = { $n } of { $all } zones lie behind { $name }
lantern-possible = Still possible here
lantern-possible-any = { $n ->
    [one] and { $n } other throw of picked dice
   *[other] and { $n } other throws of picked dice
}
lantern-possible-none = nothing

lantern-title-range = { $from } to { $to }
lantern-title-more = { $from } or more
lantern-won = Morning at the Last Fortress
lantern-won-other = Morning at the end of the road
lantern-won-text = Every zone is cleared. Circles crossed off: { $n }.
lantern-lost = The light went out
lantern-lost-text = Zone { $n } of { $all }, { $zone }: nothing that was left could fill these boxes.
lantern-ended = The journey ended in zone { $n } of { $all }, { $zone }.
