# Lantern: tables of odds. $ability: an ability; $place: a zone.

lantern-odds-rolling-again = Rolling { $total } again
lantern-odds-then = then
lantern-odds-more = more
lantern-odds-same = the same
lantern-odds-less = less
lantern-odds-at-once = What clears this zone at once
lantern-odds-ability = ability
lantern-odds-on-dice = on the dice
lantern-odds-by = { $ability }
lantern-odds-dice = { $dice }
lantern-odds-none = Nothing: it takes more than one use.
lantern-odds-still = What can still be filled here
lantern-odds-constitutions = { $uses ->
    [one] 1 Constitution
   *[other] { $uses } Constitutions
}
lantern-odds-best-play = Each rolls again what is best rolled again. No other ability is used.
lantern-odds-ahead = The zones ahead
lantern-odds-on-entering = on entering
lantern-odds-with-uses = { $uses ->
    [one] with 1 Constitution
   *[other] with { $uses } Constitutions
}
lantern-odds-zone = zone
lantern-odds-in-zone = { $zone } { $place }
