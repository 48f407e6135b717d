# The bots of the house as a ladder.

ladder-title = The ladder
ladder-about = The bots of the house, the strongest on top, each with its rating. Games against them count here and nowhere else: one person, bots of these levels, the usual rules, no hints.
ladder-own = You: { $rating } ± { $off }
ladder-own-uncertain = You: { $rating } ± { $off }, still uncertain
ladder-own-none = You have no rating here yet: the first game brings one.
ladder-guest = Guests climb too, but nothing is kept of it.
ladder-seats = Players
ladder-game = Game
ladder-off = give or take { $n }
ladder-name-novice = Pip
ladder-name-steady = Martin
ladder-name-strong = Bruno
ladder-name-best = Balthasar
ladder-who = { $name } ({ $level })
ladder-next = Try this one next
ladder-beaten = { $n ->
    [one] beaten once
   *[other] beaten { $n } times
}
ladder-of = { $n ->
    [one] in { $n } game
   *[other] in { $n } games
}
ladder-never = { $n ->
    [one] not beaten yet, in { $n } game
   *[other] not beaten yet, in { $n } games
}
ladder-not-met = not met yet
ladder-without-luck = without luck: { $share } % of the wins, even is { $even } %
ladder-choose = Play against { $name }
ladder-top = You have beaten them all, and with the luck taken out, too.
ladder-away = The ladder cannot be shown right now.
