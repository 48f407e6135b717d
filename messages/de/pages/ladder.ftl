# Die Bots des Hauses als Leiter.

ladder-title = Die Leiter
ladder-about = Die Bots des Hauses, der stärkste zuoberst, jeder mit seiner Wertung. Spiele gegen sie zählen hier und nirgends sonst: ein Mensch, Bots dieser Stufen, die üblichen Regeln, keine Tipps.
ladder-own = Du: { $rating } ± { $off }
ladder-own-uncertain = Du: { $rating } ± { $off }, noch unsicher
ladder-own-none = Du hast hier noch keine Wertung: Das erste Spiel bringt eine.
ladder-guest = Auch Gäste klettern, aber es wird nichts davon behalten.
ladder-seats = Spieler
ladder-game = Spiel
ladder-off = auf { $n } genau
ladder-name-novice = Pip
ladder-name-steady = Martin
ladder-name-strong = Bruno
ladder-name-best = Balthasar
ladder-who = { $name } ({ $level })
ladder-next = Versuch dich hier als Nächstes
ladder-beaten = { $n ->
    [one] einmal geschlagen
   *[other] { $n }-mal geschlagen
}
ladder-of = { $n ->
    [one] in { $n } Spiel
   *[other] in { $n } Spielen
}
ladder-never = { $n ->
    [one] noch nicht geschlagen, in { $n } Spiel
   *[other] noch nicht geschlagen, in { $n } Spielen
}
ladder-not-met = noch nicht getroffen
ladder-without-luck = ohne Glück: { $share } % der Siege, ausgeglichen sind { $even } %
ladder-choose = Gegen { $name } spielen
ladder-top = Du hast alle geschlagen, auch wenn man das Glück herausrechnet.
ladder-away = Die Leiter lässt sich gerade nicht zeigen.
