booty-face-D = Dublone
booty-face-X = X auf der Karte
booty-face-J = Jolly Roger
booty-face-C = Entermesser
booty-face-W = Planke
booty-face-S = Schild
booty-short-D = Dublone
booty-short-X = Karten-X
booty-short-J = Roger
booty-short-C = Messer
booty-short-W = Planke
booty-short-S = Schild
booty-does-D = 2 Dublonen ausgraben
booty-does-X = 2 eigene Dublonen vergraben
booty-does-J = 2 Dublonen stehlen
booty-does-C = jemanden angreifen
booty-does-W = 1 Leben verlieren
booty-does-S = 1 Schild nehmen
booty-combo-curse = Fluch
booty-combo-mutiny = Meuterei
booty-combo-shipwreck = Schiffbruch
booty-needs-curse-five = je ein { $faces }: Alle anderen verlieren 2 Leben und vergraben 5 Dublonen
booty-needs-curse-six = alle sechs Seiten: Alle anderen verlieren 2 Leben und vergraben 5 Dublonen
booty-needs-mutiny = drei { $face } oder mehr: Alle anderen verlieren 1 Leben, für jedes weitere eins mehr
booty-needs-shipwreck = drei { $face } oder mehr: Alle anderen vergraben für jedes 1 Dublone
booty-legend = Was die Würfel tun
booty-legend-each = Alle sechs Würfel wirken nach jedem Wurf.
booty-legend-stop = Alle sechs Würfel wirken einmal, wenn fertig gewürfelt ist.
booty-treasure = Vergrabener Schatz
booty-chest = Waffenkiste
booty-pile-doubloons = { $n ->
    [one] { $n } Dublone
   *[other] { $n } Dublonen
}
booty-pile-shields = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}
booty-crew = Piraten
booty-you = du
booty-bot = Bot
booty-away = nicht da
booty-out = bei den Fischen
booty-out-told = ausgeschieden
booty-won = gewinnt
booty-lives = { $n } Leben
booty-shields = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}
booty-gold = { $n } von { $goal } Dublonen
booty-change = Änderung: { $n }
booty-last = Letzte Würfel: { $dice }
booty-last-short = zuletzt
booty-rob = Rauben
booty-attack = Angriff
booty-aim-rob = Rauben bei { $name }: { $what }
booty-aim-attack = Angriff auf { $name }: { $what }
booty-dice = Würfel
booty-throw = Wurf { $n } von { $of }
booty-air = in der Luft
booty-kept = bleibt
booty-roll-idle = Neu würfeln
booty-roll = { $n } neu würfeln
booty-roll-all = Alle { $n } neu würfeln
booty-roll-none = Alle bleiben
booty-roll-none-what = nimm einen auf, um ihn zu werfen
booty-stop = Aufhören
booty-prompt-lots = Das Los entscheidet, wer beginnt.
booty-prompt-air = { $name } wirft { $n } Würfel …
booty-prompt-keep = Tipp an, was bleibt. Wirf den Rest.
booty-prompt-decides = { $name } schaut auf die Würfel.
booty-prompt-rob-you = { $n ->
    [one] Wen raubst du aus? Noch { $n } Dublone.
   *[other] Wen raubst du aus? Noch { $n } Dublonen.
}
booty-prompt-rob = { $n ->
    [one] { $name } raubt: noch { $n } Dublone zu stehlen.
   *[other] { $name } raubt: noch { $n } Dublonen zu stehlen.
}
booty-prompt-attack-you = { $n ->
    [one] Wen greifst du an? Noch { $n } Hieb.
   *[other] Wen greifst du an? Noch { $n } Hiebe.
}
booty-prompt-attack = { $n ->
    [one] { $name } greift an: noch { $n } Hieb.
   *[other] { $name } greift an: noch { $n } Hiebe.
}
booty-prompt-out = Für dich ist es aus, Matrose. Die anderen kämpfen weiter.
booty-over-won = { $names } gewinnt!
booty-over-shared = { $names } teilen sich das Spiel.
booty-over-you = Du gewinnst!
booty-and = { " und " }
booty-goal = Wer zuerst { $goal } Dublonen hat oder als Letzter lebt, gewinnt
booty-turns = Zug { $n } von höchstens { $cap }
