# Tische in reinem Text, Zeile für Zeile. Nichts ist breiter als 80 Spalten.

terminal-picture-you = du
# Höchstens 5 Spalten.
terminal-picture-you-there = (du)
terminal-picture-out = raus
terminal-picture-over = Das Spiel ist aus.
terminal-picture-won = Das Spiel ist aus: { $winner } gewinnt.
terminal-picture-shared = Das Spiel ist aus: { $winners } teilen es sich.

# Booty Dice. $roller: wer die Würfel hat.
terminal-picture-booty-dice-heading = Zug { $turn } von höchstens { $cap }   Vergrabener Schatz { $treasure }   Kriegskasse { $chest }
terminal-picture-booty-dice-lives = Leben
terminal-picture-booty-dice-shields = Schilde
terminal-picture-booty-dice-doubloons = Dublonen von { $goal }
terminal-picture-booty-dice-naming = Alle nennen, wer beginnen soll.
terminal-picture-booty-dice-drawn = Das Los entscheidet, wer beginnt.
terminal-picture-booty-dice-drawn-among = Das Los entscheidet, wer beginnt: { $among }.
terminal-picture-booty-dice-rolling = { $dice ->
    [one] { $roller } würfelt mit 1 Würfel, Wurf { $roll } von { $rolls }
   *[other] { $roller } würfelt mit { $dice } Würfeln, Wurf { $roll } von { $rolls }
}
terminal-picture-booty-dice-as-left = { $roller } nimmt einige der liegenden Würfel auf
terminal-picture-booty-dice-deciding = { $roller }: Wurf { $roll } von { $rolls }, noch { $left }
terminal-picture-booty-dice-robbing = { $thefts ->
    [one] { $roller } stiehlt: noch 1 Dublone
   *[other] { $roller } stiehlt: noch { $thefts } Dublonen
}
terminal-picture-booty-dice-attacking = { $attacks ->
    [one] { $roller } greift an: noch 1 Angriff
   *[other] { $roller } greift an: noch { $attacks } Angriffe
}

# Fortuna. $seat: wer am Zug ist; $threw und $worth sind die Meldungen darunter.
terminal-picture-fortuna-starting = Um den ersten Zug: { $totals }{ $seat } würfelt.
terminal-picture-fortuna-rolls = { $seat } würfelt.
terminal-picture-fortuna-flips = { $seat } deckt Steine auf.
terminal-picture-fortuna-picks-dice = { $seat } wählt zwei der Würfel.
terminal-picture-fortuna-picks-bricks = { $seat } wertet mit den Würfeln { $dice } und wählt zwei Steine.
terminal-picture-fortuna-calls = { $seat } sagt an.
terminal-picture-fortuna-called = { $seat } sagt „{ $call }“ an. Es antworten noch: { $opponents }.
terminal-picture-fortuna-to-free = Eine Murmel befreien oder lassen: { $challengers }.
terminal-picture-fortuna-frees = { $seat } befreit eine Murmel oder lässt sie.
terminal-picture-fortuna-takes = { $seat } nimmt einem Gegner etwas ab.
terminal-picture-fortuna-threw = Würfeln { $dice }, Steinen { $bricks }
terminal-picture-fortuna-threw-groups = Würfeln und Steinen { $groups }
terminal-picture-fortuna-groups = Gruppen: { $groups }
terminal-picture-fortuna-worth = { $points ->
    [one] { $line }, 1 Punkt
   *[other] { $line }, { $points } Punkte
}
terminal-picture-fortuna-uncalled = { $seat } mit { $threw }: { $worth }.
terminal-picture-fortuna-unchallenged = { $seat } sagte „{ $call }“ zu { $threw }: { $worth }.
terminal-picture-fortuna-challenged = { $seat } sagte „{ $call }“ zu { $threw }.
terminal-picture-fortuna-was = Angezweifelt von { $challengers }. Es war: { $worth }.

# Lantern. Was getippt wird, ist in jeder Sprache gleich: crit, counter, magic, con, xp, camp.
terminal-picture-lantern-crossed = { $crossed } bisher durchgestrichen
terminal-picture-lantern-counts = (jeder davon zählt gegen dich)
terminal-picture-lantern-scroll = Schriftrolle am Lagerfeuer: { $scroll }
terminal-picture-lantern-setup = Für deine Fähigkeiten wird mit sechs Würfeln gewürfelt.
terminal-picture-lantern-offer = Nur { $total } zusammen: Unter 15 darfst du noch einmal würfeln.
terminal-picture-lantern-assign = Gib jedem Würfel seinen Platz: crit, counter, magic, con, xp, camp.
terminal-picture-lantern-reward = Eine Reihe Erfahrung ist voll: Zeichne einen Kreis dazu.
terminal-picture-lantern-won = Geschafft, mit einem Abenteuerwert von { $score }: { $title }.
terminal-picture-lantern-lost = Verloren: Was noch übrig ist, kann diese Felder nicht mehr füllen.
terminal-picture-lantern-with = mit { $kinds }

# Lucky Shot. Namen von Zeilen haben 10 Spalten, was neben einer Festung steht, 7.
terminal-picture-lucky-shot-no-fort = Noch steht keine Festung.
terminal-picture-lucky-shot-card = Karte
terminal-picture-lucky-shot-treasures = Schätze
terminal-picture-lucky-shot-over = { $turns ->
    [one] Aus nach 1 Zug
   *[other] Aus nach { $turns } Zügen
}
terminal-picture-lucky-shot-wall = Wall { $bricks }
terminal-picture-lucky-shot-chosen-die = + ein Wunschwürfel
terminal-picture-lucky-shot-level = ein Würfel für die Stufe der Festung von { $seat }
terminal-picture-lucky-shot-deal = ein Schatz für { $seat }
terminal-picture-lucky-shot-hunt = jagen oder nicht
terminal-picture-lucky-shot-hunting-die = der Jagdwürfel
terminal-picture-lucky-shot-action-die = ein Aktionswürfel
terminal-picture-lucky-shot-put = eine { $die } für die Karte
terminal-picture-lucky-shot-block = { $seat } verteidigt { $from } (Überfall nach { $into })
terminal-picture-lucky-shot-steal = ein Würfel, um auf dem Weg von { $from } nach { $into } zu stehlen
terminal-picture-lucky-shot-salvage = { $treasure } liegt frei, zu bergen oder nicht
terminal-picture-lucky-shot-salvage-die = ein Würfel, um { $treasure-acc } zu bergen
terminal-picture-lucky-shot-stole = { $seat } hat { $from } bestohlen: in welche Festung?
terminal-picture-lucky-shot-power = die Kraft, die { $treasure } gibt, zu nutzen oder nicht
# Dies folgt auf das, worauf gewartet wird.
terminal-picture-lucky-shot-first-yours = { ";" } den ersten Würfel wählst du
terminal-picture-lucky-shot-first-theirs = { ";" } der erste Würfel wird gewählt
terminal-picture-lucky-shot-yours = { "," } den du wählst
terminal-picture-lucky-shot-theirs = { "," } der gewählt wird
# Für alle, die einen Schatz erwägen, und was die Zeichen bedeuten; zwei Zeilen von höchstens 80 Spalten.
terminal-picture-lucky-shot-powers =
    Kräfte     Ebene +2 Steine, Wüste -1 oder -2, Meer eigene, Sumpf fremde Stufe,
    { "           " }Vulkan Wunschwürfel, Wald neue Festung  S Stufe / steht x fort · frei

# Reynard's Luck. Neben dem Brett sind 39 Spalten. $who: Rot oder Blau.
terminal-picture-reynards-luck-you = Du bist { $side } ({ $seat }), unten
terminal-picture-reynards-luck-watcher = Rot (p1) unten, Blau (p2) oben
terminal-picture-reynards-luck-over = Nach { $turns } Zügen
terminal-picture-reynards-luck-side = { $pieces ->
    [one] { $side }: 1 Figur, { $foxheads } von 4 Fuchsköpfen
   *[other] { $side }: { $pieces } Figuren, { $foxheads } von 4 Fuchsköpfen
}
terminal-picture-reynards-luck-hand = Hand { $hand }
terminal-picture-reynards-luck-plays = spielt { $card }
terminal-picture-reynards-luck-reserve = Reserve { $pieces }
terminal-picture-reynards-luck-hides = birgt { $pieces }
terminal-picture-reynards-luck-place = { $who } stellt auf: { $placed } von { $all }
terminal-picture-reynards-luck-deal = Die Karten werden ausgeteilt
terminal-picture-reynards-luck-starter = Das Los entscheidet, wer beginnt
terminal-picture-reynards-luck-begin = { $who }: Figur zurück, oder würfeln
terminal-picture-reynards-luck-roll = { $who } würfelt
terminal-picture-reynards-luck-act = { $who } hat { $die }: ziehen oder fordern
terminal-picture-reynards-luck-follow = { $who } auf { $square } darf einen Nachbarn fordern
terminal-picture-reynards-luck-cards = { $who } { $from } fordert { $square }: wählt Karten
terminal-picture-reynards-luck-reveal = Karten liegen verdeckt, Figuren offen
terminal-picture-reynards-luck-foxes = Ein Fuchs würfelt um seinen Wert
terminal-picture-reynards-luck-turn-cards = Die Karten werden umgedreht
terminal-picture-reynards-luck-advance = { $who } hat gewonnen: vor auf { $square }?
terminal-picture-reynards-luck-return = { $who } darf { $kind-acc } zurückbringen
terminal-picture-reynards-luck-draw = Die Hände werden auf vier aufgefüllt
terminal-picture-reynards-luck-ended-foxheads = Aus: { $who } hielt die Fuchsköpfe
terminal-picture-reynards-luck-ended-pieces = Aus: { $who } hat nur noch drei
terminal-picture-reynards-luck-ended-cap = Aus: Die Züge sind aufgebraucht
terminal-picture-reynards-luck-deck = Stapel { $cards } Karten, gespielt { $spent }
terminal-picture-reynards-luck-next = Nächstes Feld { $next }; noch zu stellen: { $left }
terminal-picture-reynards-luck-claim = { $who } hält alle vier Fuchsköpfe: Bricht { $rival } das nicht, gewinnt { $who }!
terminal-picture-reynards-luck-legend = R4 kennt sein Besitzer, R4! beide, R4* Überläufer, F Fuchs, ◇ Kopf, □ Schild
# $first, $second: eine Seite, ihr Feld und eine der nächsten zwei.
terminal-picture-reynards-luck-fight = Kampf: { $first }, { $second }
terminal-picture-reynards-luck-fox-rolled = Fuchs mit { $die }
terminal-picture-reynards-luck-sum = { $piece } + Karte { $card }
