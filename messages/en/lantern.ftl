# Lantern: what happened, and what a choice would do.
# $dice, $all: dice; $zone: the number of a zone, $place: its name; $left: circles that are left.

lantern-ability-crit = Critical Hit
lantern-ability-counter = Counter Attack
lantern-ability-magic = Magic Spell
lantern-ability-con = Constitution

lantern-title-lord = Legendary Lantern Lord
lantern-title-swashbuckler = Heroic Swashbuckler
lantern-title-master = Master in Arms
lantern-title-adventurer = Promising Adventurer

# The zones of the sheets that ship; others are called as their sheet calls them.
lantern-place-Wolves = Wolves
lantern-place-Marsh = Marsh
lantern-place-Cultists = Cultists
lantern-place-Ruins = Ruins
lantern-place-Skeletons = Skeletons
lantern-place-Campfire = Campfire
lantern-place-Spider = Spider
lantern-place-Tower = Tower
lantern-place-Dragon = Dragon

# What is to be known of the sheets that ship.
lantern-note-last-fortress = A reconstruction. The rules tell of eight zones with Wolves first and the Campfire fifth and the Dragon last. The other zones and most boxes are filled in here.
lantern-note-long-night = A night of nine zones made with the lab. A Marsh lies behind the Wolves and the fire is far.

lantern-setup-rolled = { $enough ->
    [yes] Rolled for the setup: { $dice }, { $total } in all.
   *[no] Rolled for the setup: { $dice }, only { $total } in all.
}
lantern-rolls-all-again = All six dice are rolled again.
lantern-keeps-dice = The dice stay as they are.
lantern-sets-out = The journey begins: { lantern-ability-crit } { $crit }, { lantern-ability-counter } { $counter }, { lantern-ability-magic } { $magic }, { lantern-ability-con } { $con }, experience { $xp }, campfire { $camp }.
lantern-sets-out-alike = Every place gets a { $face }.
lantern-reaches = Zone { $zone } lies ahead: { $place }.
lantern-enters = Into zone { $zone }, { $place }: { $dice }.
lantern-turns = { $ability } ({ lantern-left }): a { $from } becomes a { $to }.
lantern-takes-up = { $ability } ({ lantern-left }) on { $dice }.
lantern-left = { $left ->
    [0] none left
   *[other] { $left } left
}
lantern-rolls-again = { $dice-count ->
    [6] Rolled again: { $dice }.
   *[other] Rolled again: { $dice }. With those that stayed: { $all }.
}
lantern-experience = Experience: { $crossed } of { $circles } circles.
lantern-cleared = Zone { $zone }, { $place }, is cleared.
lantern-rests = A rest in zone { $zone }, { $place }.
lantern-reward-due = A full row of experience: one more circle for an ability.
lantern-gains = One more circle for { $ability }.
lantern-no-room = One more circle, but no room for it.
lantern-won = The journey is won! Adventure Score { $score }: { $title }.
lantern-lost = Nothing that is left could fill the boxes: lost in zone { $zone }, { $place }.

lantern-would-shortcut-usual = assign the dice as a careful adventurer does
lantern-would-rolls-all-again = roll all six again: { $total } is below { $enough }
lantern-would-keeps = set out with these { $total }
lantern-would-uses = { $uses } uses in all
lantern-would-becomes = a { $from } becomes a { $face }
lantern-would-rolls-one = roll one { $face } again
lantern-would-rolls = { $dice-count ->
    [1] roll one die again
    [6] roll all six dice again
   *[other] roll { $dice-count } dice again
}
lantern-would-more-circles = { $ability }: { $left } left become { $then }
# $percent: to one decimal; 0 is little, but not nothing.
lantern-would-clears = { $percent ->
    [0] less than 0.1 % to clear the zone
   *[other] { $percent } % to clear the zone
}
lantern-would-cleared = and the zone is cleared
lantern-would-lost = and all is lost

# Why a choice is better: what there is on average after a round, with it and with the next worse choice ($instead).
lantern-why-zones = { $whose ->
    [own] You come to zone { $with } on average, instead of { $instead }.
   *[seat] { $seat } comes to zone { $with } on average, instead of { $instead }.
}
lantern-why-has = { $whose ->
    [own] After this zone you have
   *[seat] After this zone { $seat } has
}
lantern-why-uses = { lantern-why-has } { $with } uses of abilities on average, instead of { $instead }.
lantern-why-experience = { lantern-why-has } { $with } circles of experience on average, instead of { $instead }.

# What a choice is called.
lantern-choose-again = Roll all six dice again
lantern-choose-keep = Keep these dice
lantern-choose-assign = { lantern-ability-crit } { $crit }, { lantern-ability-counter } { $counter }, { lantern-ability-magic } { $magic }, { lantern-ability-con } { $con }, experience { $xp }, campfire { $camp }
lantern-choose-crit = { lantern-ability-crit } on a { $die }
lantern-choose-counter-up = { lantern-ability-counter }: a { $die } up
lantern-choose-counter-down = { lantern-ability-counter }: a { $die } down
lantern-choose-magic = { lantern-ability-magic } on a { $die }
lantern-choose-con = { lantern-ability-con } on { $dice }
lantern-choose-gain = One more circle for { $ability }
