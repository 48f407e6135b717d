# Lucky Shot: was geschah, und was eine Wahl bewirken würde.
# $seat, $to, $winner: Spieler; $winners: mehrere; $fort, $from, $into: Festungen wie 1a; $forts: mehrere; $die, $dice,
# $level: Augen; $treasure: ein Schatz, $treasures: mehrere; $power: der Schatz, dessen Kraft es war, oder none.

lucky-shot-treasure-plains = die Ebene
    .start = Die Ebene
    .acc = die Ebene
lucky-shot-treasure-desert = die Wüste
    .start = Die Wüste
    .acc = die Wüste
lucky-shot-treasure-sea = das Meer
    .start = Das Meer
    .acc = das Meer
lucky-shot-treasure-swamp = der Sumpf
    .start = Der Sumpf
    .acc = den Sumpf
lucky-shot-treasure-volcano = der Vulkan
    .start = Der Vulkan
    .acc = den Vulkan
lucky-shot-treasure-forest = der Wald
    .start = Der Wald
    .acc = den Wald

# Mehrere Schätze, die gejagt oder genommen werden: im Akkusativ.
lucky-shot-treasures-plains = die Ebene
lucky-shot-treasures-desert = die Wüste
lucky-shot-treasures-sea = das Meer
lucky-shot-treasures-swamp = den Sumpf
lucky-shot-treasures-volcano = den Vulkan
lucky-shot-treasures-forest = den Wald

# Die Kraft …: im Genitiv.
lucky-shot-power-plains = der Ebene
lucky-shot-power-desert = der Wüste
lucky-shot-power-sea = des Meeres
lucky-shot-power-swamp = des Sumpfes
lucky-shot-power-volcano = des Vulkans
lucky-shot-power-forest = des Waldes

# Was die Kraft eines Schatzes bewirkt.
lucky-shot-gain-plains = 2 Steine auf eine beliebige Festung
lucky-shot-gain-desert = 1 oder 2 Steine von einer beliebigen Festung
lucky-shot-gain-sea = eine beliebige Stufe für eine eigene Festung
lucky-shot-gain-swamp = eine beliebige Stufe für eine fremde Festung
lucky-shot-gain-volcano = den ersten Würfel des nächsten Zuges wählen
lucky-shot-gain-forest = eine neue Festung beliebiger Stufe

lucky-shot-place-attack = Angriff
lucky-shot-place-build = Bau
lucky-shot-place-raid = Raubzug
lucky-shot-place-fortify = Befestigung

# Was ein Würfel auf einem Platz der Karte bewirkt.
lucky-shot-does-attack = Steine von einer Festung
lucky-shot-does-build = Steine auf eine Festung
lucky-shot-does-raid = einen Schatz erbeuten oder versetzen
lucky-shot-does-fortify = Stufe ändern, errichten oder schützen

# Teile von Sätzen.
lucky-shot-by-power = { $power ->
    [none] { "" }
   *[other] Mit der Kraft { $power }:{ " " }
}
lucky-shot-bricks = { $bricks ->
    [one] 1 Stein
   *[other] { $bricks } Steine
}

lucky-shot-first-fort = { $bricks ->
    [one] { $seat } würfelt { $level }: eine Festung der Stufe { $level } mit 1 Stein.
   *[other] { $seat } würfelt { $level }: eine Festung der Stufe { $level } mit { $bricks } Steinen.
}
lucky-shot-dealt = { $seat } bekommt { $treasure-acc }.
lucky-shot-starts = { $seat } beginnt.
lucky-shot-hunts = { $seat } macht Jagd auf { $treasures }.
lucky-shot-skips-hunt = { $seat } verzichtet auf die Jagd.
lucky-shot-hunt-roll = { $found ->
    [yes] { $seat } geht auf die Jagd und würfelt { $die }.
   *[no] { $seat } geht auf die Jagd und würfelt { $die }: nichts.
}
lucky-shot-hunt-die = { $found ->
    [yes] { $seat } wählt mit der Kraft des Vulkans eine { $die }.
   *[no] { $seat } wählt mit der Kraft des Vulkans eine { $die }: nichts.
}
lucky-shot-chooses-die = { $seat } wählt mit der Kraft des Vulkans eine { $die }.
lucky-shot-lets-die-decide = { $seat } lässt den Würfel entscheiden.
lucky-shot-card-roll = { $seat } würfelt { $die }.
lucky-shot-puts = { $seat } legt die { $die } auf { $place }.
lucky-shot-builds = { lucky-shot-by-power }{ $seat } baut an { $fort }. { lucky-shot-bricks } mehr: { $fort } hat { $standing }.
lucky-shot-attacks = { $standing ->
    [0] { lucky-shot-by-power }{ $seat } greift { $fort } an.
   *[other] { lucky-shot-by-power }{ $seat } greift { $fort } an. { lucky-shot-bricks } weniger: { $fort } hat { $standing }.
}
lucky-shot-destroyed = { $treasure ->
    [none] { $fort } ist zerstört.
   *[other] { $fort } ist zerstört; { $treasure } liegt frei.
}
lucky-shot-raids = { $seat } überfällt { $from }, um { $treasure-acc } nach { $into } zu holen.
lucky-shot-defends = { $blocked ->
    [yes] { $seat } würfelt { $dice }, um { $fort } zu verteidigen. Abgewehrt.
   *[no] { $seat } würfelt { $dice }, um { $fort } zu verteidigen. Der Raubzug gelingt.
}
lucky-shot-moves = { $protected ->
    [yes] { $seat } bringt { $treasure-acc } geschützt von { $from } nach { $into }.
   *[no] { $seat } bringt { $treasure-acc } von { $from } nach { $into }.
}
lucky-shot-steal-roll = { $matches ->
    [yes] { $seat } würfelt { $die }, um aus { $fort } zu stehlen: ein Treffer!
   *[no] { $seat } würfelt { $die }, um aus { $fort } zu stehlen: daneben.
}
lucky-shot-levels = { lucky-shot-by-power }{ $seat } ändert { $fort } von Stufe { $from } auf { $to }.
lucky-shot-creates = { lucky-shot-by-power }{ $seat } errichtet eine Festung. { $fort } steht: Stufe { $level }, { lucky-shot-bricks }.
lucky-shot-found-roll = { $found ->
    [yes] { $seat } würfelt { $die } um einen Schatz für { $fort }.
   *[no] { $seat } würfelt { $die } um einen Schatz für { $fort }: nichts.
}
lucky-shot-salvages = { $seat } versucht, { $treasure-acc } zu bergen.
lucky-shot-salvage-roll = { $found ->
    [yes] { $seat } würfelt { $die }, um { $treasure-acc } zu bergen.
   *[no] { $seat } würfelt { $die }, um { $treasure-acc } zu bergen: nichts.
}
lucky-shot-leaves-treasure = { $seat } lässt { $treasure-acc } liegen.
lucky-shot-leaves-power = { $seat } verzichtet auf die Kraft { $power }.
lucky-shot-takes = { $seat } nimmt { $treasure-acc }.
lucky-shot-done = { $seat } ist fertig.
lucky-shot-comes-into-play = { $treasure-start } kommt ins Spiel.
lucky-shot-lies = { $treasure-start } liegt jetzt in { $fort }.
lucky-shot-available = { $treasure-start } ist verfügbar.
lucky-shot-out = { $seat } hat keinen Schatz mehr und scheidet aus.
lucky-shot-will-choose-die = { $seat } darf den ersten Würfel des nächsten Zuges wählen.
lucky-shot-turn-passes = Die Würfel gehen an { $to }.
lucky-shot-last-in = { $winner } ist allein übrig und gewinnt.
lucky-shot-collected = { $winner } hat { $treasures } Schätze und gewinnt.
lucky-shot-has-most = Der letzte Zug ist vorbei: { $winner } liegt vorn und gewinnt.
lucky-shot-shared = Der letzte Zug ist vorbei: { $winners } teilen sich den Sieg.

lucky-shot-would-hunt-chosen = { $treasures-count ->
    [one] den Würfel wählen und { $treasures } nehmen
   *[other] den Würfel wählen und einen Schatz nehmen: { $treasures }
}
lucky-shot-would-hunt = würfeln um { $treasures }: { $ways }/{ $total }, { PERCENT($ways, $total) }
lucky-shot-would-skip = nicht jagen
lucky-shot-would-skip-for-die = nicht jagen; dafür den ersten Würfel der Karte wählen
lucky-shot-would-takes-into = holt einen Schatz nach { $fort }
lucky-shot-would-finds-nothing = findet nichts
lucky-shot-would-matches = { $others ->
    [0] passt zu { $forts }
    [one] passt zu { $forts } und einer weiteren
   *[other] passt zu { $forts } und { $others } weiteren
}
lucky-shot-would-matches-none = keine Festung hat diese Stufe
lucky-shot-would-into = Stufe { $level }, { lucky-shot-bricks }
lucky-shot-would-gain = { $gain }
lucky-shot-would-no-gain = gestohlen, also ohne Kraft
lucky-shot-would-put = die { $die }: { $does }
lucky-shot-would-build = { lucky-shot-bricks }: { $from } → { $to }
lucky-shot-would-attack = { lucky-shot-bricks } weg: { $from } → { $to }
lucky-shot-would-destroys = zerstört
lucky-shot-would-sets-loose = zerstört; { $treasure } liegt frei
lucky-shot-would-raid = { $treasure-acc } nach { $into } holen: { PERCENT($ways, $total) } ({ $dice } Würfel zur Abwehr)
lucky-shot-would-move-protected = { $treasure }, sicher; braucht auch den Befestigungswürfel
lucky-shot-would-move-unseen = { $treasure }; niemand kann stehlen
lucky-shot-would-move = { $treasure }; kommt an: { PERCENT($ways, $total) }, Diebe: { $thieves }
lucky-shot-would-level = von Stufe { $from } auf { $to }
lucky-shot-would-create = { $bricks ->
    [one] eine neue Festung der Stufe { $level } mit 1 Stein
   *[other] eine neue Festung der Stufe { $level } mit { $bricks } Steinen
}
lucky-shot-would-try-for-treasure = und ein Wurf um einen Schatz
lucky-shot-would-salvage = würfeln um { $treasure-acc }: { $ways }/{ $total }, { PERCENT($ways, $total) }
lucky-shot-would-leave-treasure = liegen lassen, der Schatz wird verfügbar
lucky-shot-would-leave-die = den Würfel doch rollen lassen
lucky-shot-would-leave-power = die Kraft nicht nutzen
lucky-shot-would-end-turn = den Zug beenden, { $dice } Würfel ungenutzt

# Warum eine Wahl besser ist: was es nach einer Runde im Schnitt gibt, mit ihr und mit der nächstschlechteren ($instead).
lucky-shot-why-treasures = { game-why-has } im Schnitt { $with } Schätze statt { $instead }.
lucky-shot-why-forts = { game-why-has } im Schnitt { $with } Festungen statt { $instead }.
lucky-shot-why-bricks = { game-why-has } im Schnitt { $with } Steine auf Festungen statt { $instead }.

# Wie eine Wahl heißt.
lucky-shot-choose-hunt = Jagen
lucky-shot-choose-skip = Nicht jagen
lucky-shot-choose-die = Eine { $die } wählen
lucky-shot-choose-take = In { $fort } nehmen: { $treasure }
lucky-shot-choose-put = Den Würfel auf { $place } legen
lucky-shot-choose-build = { $one ->
    [yes] An { $fort } bauen, 1 Stein
   *[no] An { $fort } bauen
}
lucky-shot-choose-attack = { $one ->
    [yes] { $fort } angreifen, 1 Stein
   *[no] { $fort } angreifen
}
lucky-shot-choose-raid = { $from } überfallen, Beute nach { $into }
lucky-shot-choose-move = { $protected ->
    [yes] Von { $from } nach { $into } bringen, geschützt
   *[no] Von { $from } nach { $into } bringen
}
lucky-shot-choose-level = { $fort } auf Stufe { $level } ändern
lucky-shot-choose-create = Eine Festung errichten
lucky-shot-choose-create-at = Eine Festung der Stufe { $level } errichten
lucky-shot-choose-salvage = Versuchen zu bergen
lucky-shot-choose-leave = Darauf verzichten
lucky-shot-choose-done = Zug beenden
