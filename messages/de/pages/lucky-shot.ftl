# Was der Tisch von Lucky Shot auf Deutsch sagt.

lucky-plains = Ebene
lucky-desert = Wüste
lucky-sea = Meer
lucky-swamp = Sumpf
lucky-volcano = Vulkan
lucky-forest = Wald
lucky-power-plains = 2 Steine an eine Festung, egal wessen.
lucky-power-desert = 1 oder 2 Steine von einer Festung, egal wessen.
lucky-power-sea = Eine beliebige Stufe für eine deiner Festungen.
lucky-power-swamp = Eine beliebige Stufe für eine fremde Festung.
lucky-power-volcano = Wähle, was dein erster Würfel im nächsten Zug zeigt.
lucky-power-forest = Eine neue Festung beliebiger Stufe und ein Wurf um einen Schatz.
lucky-power-forest-bare = Eine neue Festung beliebiger Stufe.
lucky-attack = Angriff
lucky-build = Bau
lucky-raid = Raubzug
lucky-fortify = Befestigung
lucky-does-attack = Steine weg
lucky-does-build = Steine dazu
lucky-does-raid = erbeuten, versetzen
lucky-does-fortify = Stufe, neue Festung
lucky-card-yours = Deine Aktionskarte
lucky-card-theirs = Aktionskarte von { $name }
lucky-turn = Zug { $n } von höchstens { $cap }
lucky-slot-empty = kein Würfel
lucky-slot-ready = eine { $die }, bereit
lucky-slot-used = eine { $die }, benutzt
lucky-used = benutzt
lucky-die-put = Eine { $die } für die Karte
lucky-prompt-put = Wohin kommt die { $die }?
lucky-prompt-act = Nimm einen Würfel, in beliebiger Reihenfolge
lucky-prompt-attack = Angriff: Auf welche Festung zielst du?
lucky-prompt-build = Bau: An welcher Festung?
lucky-prompt-raid = Raubzug: Welchen Schatz erbeuten oder versetzen?
lucky-prompt-fortify = Befestigung: Stufe ändern oder Festung errichten
lucky-prompt-into = In welche leere Festung?
lucky-prompt-bricks = Wie viele Steine?
lucky-prompt-guard = Geschützt oder nicht?
lucky-prompt-level = Welche Stufe für { $fort }?
lucky-prompt-level-new = Welche Stufe für die neue Festung?
lucky-about = { $n ->
    [one] Stufe { $level }: { $n } Stein steht, { $gone } zerstört, Platz für { $room } weitere.
   *[other] Stufe { $level }: { $n } Steine stehen, { $gone } zerstört, Platz für { $room } weitere.
}
lucky-prompt-done = Beende deinen Zug
lucky-prompt-hunt = Gehst du auf Schatzjagd?
lucky-prompt-die = Vulkan: Wähle, was dieser Würfel zeigt
lucky-prompt-treasure = Welchen Schatz nimmst du?
lucky-prompt-salvage = { $treasure } liegt frei. Darum würfeln?
lucky-prompt-power = Kraft: { $treasure }. { $power }
lucky-wait-setup = Die Festungen werden aufgebaut
lucky-wait-put = { $name } legt eine { $die } auf die Karte
lucky-wait-act = { $name } benutzt die Würfel
lucky-wait-hunt = { $name } darf auf Schatzjagd gehen
lucky-wait-die = { $name } wählt einen Würfel
lucky-wait-roll = Ein Würfel rollt
lucky-wait-take = { $name } nimmt einen Schatz
lucky-wait-salvage = { $name } darf um einen Schatz würfeln: { $treasure }
lucky-wait-power = { $name } darf eine Kraft nutzen: { $treasure }
lucky-over-one = { $name } gewinnt
lucky-over-you = Du hast gewonnen!
lucky-over-many = { $names } teilen sich den Sieg
lucky-word-hunt = Jagen
lucky-word-skip = Nicht jagen
lucky-word-salvage = Zum Bergen würfeln
lucky-word-done = Zug beenden
lucky-word-none-power = Kraft nicht nutzen
lucky-word-none-salvage = Liegen lassen
lucky-word-none-die = Doch würfeln
lucky-back = Zurück
lucky-news = Seit deinem letzten Zug
lucky-news-turn = Gerade eben
lucky-news-none = Noch nichts. Hier steht, wer um Schätze würfelt und wer auf Raubzug geht.
lucky-treasures = Die sechs Schätze
lucky-at-available = zu haben
lucky-at-aside = beiseite
lucky-at-loose = liegt frei
lucky-at-fort = in { $fort }
lucky-treasure = { $treasure }, { $at }. Kraft: { $power }
lucky-treasure-take = { $treasure } nehmen. Kraft: { $power }
lucky-land = Land von { $name }
lucky-you = du
lucky-bot = Bot
lucky-away = nicht da
lucky-out = Ausgeschieden: kein Schatz mehr
lucky-won = Gewonnen
lucky-goal = { $n } von { $of } Schätzen
lucky-volcano-waits = darf einen Würfel wählen
lucky-fort = { $n ->
    [one] Festung { $fort } von { $name }: Stufe { $level }, { $n } Stein steht, { $gone } zerstört, Platz für { $room } weitere; { $treasure }
   *[other] Festung { $fort } von { $name }: Stufe { $level }, { $n } Steine stehen, { $gone } zerstört, Platz für { $room } weitere; { $treasure }
}
lucky-fort-empty = leer
lucky-fort-holds = Schatz: { $treasure }
lucky-bricks = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
lucky-destroyed = zerstört
lucky-new = neu
lucky-match = passt zur { $die }
lucky-create = Neue Festung
lucky-create-label = Eine neue Festung errichten
lucky-keys = Pfeiltasten gehen von Festung zu Festung.
