# Das Brett von Booty Dice. Auf einem Würfel haben Namen 8 Spalten Platz; was aus ihm wird, 12.
terminal-booty-dice-short-doubloon = Dublone
terminal-booty-dice-short-cross = Karten-X
terminal-booty-dice-short-jolly-roger = Roger
terminal-booty-dice-short-cutlass = Messer
terminal-booty-dice-short-plank = Planke
terminal-booty-dice-short-shield = Schild
terminal-booty-dice-does-doubloon = 2 ausgraben
terminal-booty-dice-does-cross = 2 vergraben
terminal-booty-dice-does-jolly-roger = 2 stehlen
terminal-booty-dice-does-cutlass = jemanden angreifen
terminal-booty-dice-does-plank = 1 Leben verlieren
terminal-booty-dice-does-shield = 1 Schild nehmen
terminal-booty-dice-faces = Seiten, in der Reihenfolge, in der sie wirken
terminal-booty-dice-combos = Würfel, die zusammengehören
terminal-booty-dice-lies-there = liegt da
terminal-booty-dice-lives = Leben
terminal-booty-dice-shields = { $shields ->
    [one] Schild
   *[other] Schilde
}
terminal-booty-dice-out = aus: bei den Fischen
terminal-booty-dice-rob = Rauben
terminal-booty-dice-attack = Angriff
terminal-booty-dice-about-rob = { $who } ausrauben: { $label }
terminal-booty-dice-about-attack = { $who } angreifen: { $label }
terminal-booty-dice-rolls = rollt
terminal-booty-dice-kept = bleibt
terminal-booty-dice-acts = wirkt
terminal-booty-dice-roll = NEU
terminal-booty-dice-keep = bleibt
terminal-booty-dice-about-die = Würfel { $place }, { $face } ({ $does }): neu würfeln
terminal-booty-dice-about-marked = Würfel { $place }, { $face } ({ $does }): doch behalten
terminal-booty-dice-roll-dice = { $dice ->
    [one] 1 neu würfeln
   *[other] { $dice } neu würfeln
}
terminal-booty-dice-stop = Aufhören
terminal-booty-dice-nothing-happens = nichts geschieht
terminal-booty-dice-picked = neu: { $faces }
terminal-booty-dice-turn = Zug { $turn } von höchstens { $cap }
terminal-booty-dice-piles = Vergrabener Schatz { $treasure }   Waffenkiste { $chest }
terminal-booty-dice-goal = { $goal } gewinnen
terminal-booty-dice-who-starts = Das Los entscheidet, wer beginnt.
terminal-booty-dice-begin = beginnt
terminal-booty-dice-about-begin = { $who } soll beginnen: { $label }
terminal-booty-dice-name-first = Wer soll beginnen? Nenne einen Piraten; die anderen tun es auch.
terminal-booty-dice-names-first = Alle nennen, wer beginnen soll.
terminal-booty-dice-drawn-among = Das Los entscheidet, wer beginnt: { $named }.
terminal-booty-dice-rolling = { $roller }: wirft { $dice } Würfel, Wurf { $roll } von { $of }.
terminal-booty-dice-decide = Wurf { $roll } von { $of }: Tipp an, was neu rollt, oder hör auf.
terminal-booty-dice-decides = { $roller }: Wurf { $roll } von { $of }.
terminal-booty-dice-whom-to-rob = { $thefts ->
    [one] Wen raubst du aus? Noch 1 Dublone.
   *[other] Wen raubst du aus? Noch { $thefts } Dublonen.
}
terminal-booty-dice-steals = { $thefts ->
    [one] { $roller } raubt: noch 1 Dublone.
   *[other] { $roller } raubt: noch { $thefts } Dublonen.
}
terminal-booty-dice-whom-to-attack = { $attacks ->
    [one] Wen greifst du an? Noch 1 Hieb.
   *[other] Wen greifst du an? Noch { $attacks } Hiebe.
}
terminal-booty-dice-attacks = { $attacks ->
    [one] { $roller } greift an: noch 1 Hieb.
   *[other] { $roller } greift an: noch { $attacks } Hiebe.
}
terminal-booty-dice-won = Das Spiel ist aus. Sieg: { $winner }.
terminal-booty-dice-shared = Das Spiel ist aus: { $winners } teilen es sich.
