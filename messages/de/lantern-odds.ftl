# Lantern: Chancentabellen. $ability: eine Fähigkeit; $place: eine Zone.

lantern-odds-rolling-again = { $total } neu würfeln
lantern-odds-then = danach
lantern-odds-more = mehr
lantern-odds-same = gleich viel
lantern-odds-less = weniger
lantern-odds-at-once = Was diese Zone sofort räumt
lantern-odds-ability = Fähigkeit
lantern-odds-on-dice = mit den Würfeln
lantern-odds-by = { $ability }
lantern-odds-dice = { $dice }
lantern-odds-none = Nichts: Es braucht mehr als einen Einsatz.
lantern-odds-still = Was hier noch zu füllen ist
lantern-odds-constitutions = { $uses ->
    [one] 1 Konstitution
   *[other] { $uses } Konstitutionen
}
lantern-odds-best-play = Jede würfelt neu, was am besten neu gewürfelt wird. Keine andere Fähigkeit wird eingesetzt.
lantern-odds-ahead = Die Zonen, die noch kommen
lantern-odds-on-entering = beim Betreten
lantern-odds-with-uses = { $uses ->
    [one] mit 1 Konstitution
   *[other] mit { $uses } Konstitutionen
}
lantern-odds-zone = Zone
lantern-odds-in-zone = { $zone } { $place }
