# Wörter, die nicht zu lesen sind: was gefunden wurde, als was es gelesen wurde, und was erwartet war. `kind-…` folgt auf „ist“.

bad-word = `{ $found }` ist { $kind }: erwartet { $expected }
bad-word-near = `{ $found }` ist { $kind }: erwartet { $expected }. Gemeint war vielleicht `{ $near }`.

# Spielmitschriften, die sich nicht nachspielen lassen.

log-line = Zeile { $line }: { $fault }
log-empty = die Mitschrift ist leer: erwartet eine Kopfzeile wie `GAME seats 2 edition 1`
log-hidden = diese Zeile ist verborgen (`?`): nur die ganze Mitschrift, wie sie nach dem Spiel ist, lässt sich nachspielen

# Was dort steht, wo ein Wort stehen sollte, wenn es nicht so genannt wird, wie es geschrieben wurde.

found-nothing = nichts
found-at = { $place }: { $found }
found-line = Zeile { $line }
found-part = Teil { $part }
found-parts = alle Teile
found-again = { $word } noch einmal
found-characters = { $count } Zeichen
found-edition = Ausgabe { $edition }
found-seats = { $told } von { $seats } Plätzen
found-other-order = Spieler in anderer Reihenfolge
found-option-sets = { $count } Zusammenstellungen von Optionen
found-lines =
    { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
found-no-spots = eine Liste ohne Stelle
found-no-value = nichts für { $key }
found-no-rows = kein `rows:`
found-zones =
    { $count ->
        [one] 1 Zone
       *[other] { $count } Zonen
    }
found-rows =
    { $count ->
        [one] 1 Erfahrungsreihe
       *[other] { $count } Erfahrungsreihen
    }
found-no-squares = keine Felder
found-one-kind = eine einzige Art von Figur
found-pieces =
    { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    }
found-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
found-foxheads =
    { $count ->
        [one] 1 Fuchskopf
       *[other] { $count } Fuchsköpfe
    }
found-formation =
    { $count ->
        [one] 1 Feld einer Aufstellung
       *[other] { $count } Felder einer Aufstellung
    }

# Als was es gelesen wurde.

kind-action = kein Zug von { $game }
kind-roll = kein Wurf von { $game }
kind-question = keine Frage zu { $game }
kind-seat = kein Platz
kind-seats = keine Zahl von Plätzen
kind-die = kein Würfel
kind-dice = kein Wurf mit Würfeln
kind-starter = niemand, der beginnt
kind-header = keine Kopfzeile eines Spiels
kind-game-here = nicht das Spiel hier
kind-edition = keine Ausgabe, die hier bekannt ist
kind-log-line = keine Zeile einer Mitschrift
kind-option-here = hier keine Option
kind-option = keine Option
kind-option-new = keine Option, die hier neu ist
kind-option-value = kein Wert dieser Option
kind-table-seat = kein Platz dieses Tisches
kind-everybody = nicht jeder an diesem Tisch
kind-seat-line = nicht die Zeile eines Platzes
kind-sitter = niemand an einem Tisch
kind-day = kein Tag
kind-bytes = keine Folge von 32 Bytes
kind-signature = keine Unterschrift
kind-proof = kein Beweis für faire Würfel
kind-fair-line = keine Zeile über faire Würfel
kind-dice-mode = keine Art, Würfel zu machen
kind-terms = keine Vereinbarung eines Tisches
kind-level = keine Stufe
kind-bot = kein Bot
kind-abstinence = nichts, worauf ein Spieler verzichten kann
kind-game = kein Spiel im Regal
kind-document-option = keine Option, die ein Dokument nimmt
kind-odds-topic = nichts, wonach man die Chancen fragen kann
kind-odds-question = keine Frage zu diesen Chancen
kind-topic-word = nichts, was dieses Thema nimmt
kind-game-in-numbers = kein Spiel in Zahlen
kind-weights-line = keine Zeile mit Gewichten
kind-weights-table = keine Tabelle von Gewichten
kind-weights-row = keine Reihe von Gewichten
kind-weights-net = kein Netz von Gewichten
kind-player = kein Spieler
kind-pool = keine Wertung
kind-tournament = kein Turnier
kind-tournament-event = kein Ereignis eines Turniers
kind-step = kein Schritt
kind-sketch = nicht stimmig
kind-ending-search = keine Suche, die endet
kind-aim = kein Ziel
kind-aim-to-meet = kein Ziel, das zu erreichen ist
kind-half-interval = keine halbe Breite eines Intervalls
kind-rows = keine Art von Zeilen
kind-shard = kein Teil
kind-marbles = keine Zahl von Murmeln
kind-bricks = kein Wurf mit Steinen
kind-pair = kein Paar von Würfeln oder Steinen
kind-face = keine Seite von booty-dice
kind-number-of-dice = keine Zahl von Würfeln
kind-curse = keine Art von Fluch
kind-whole-roll = kein ganzer Wurf
kind-rolls-left = keine Zahl von Würfen, die bleiben
kind-standing = kein Stand
kind-pirate = nicht, was ein Pirat hat
kind-square = kein Feld
kind-card = keine Karte
kind-piece = keine Figur
kind-two-pieces = nichts mit zwei Figuren
kind-distance = keine Entfernung
kind-layout = kein Spielplan
kind-layout-part = in einem Spielplan nicht richtig
kind-treasure = kein Schatz
kind-fort = keine Festung
kind-number-of-bricks = keine Zahl von Steinen
kind-number-of-levels = keine Zahl von Stufen
kind-number-of-thieves = keine Zahl von Spielern, die stehlen dürfen
kind-ability = keine Fähigkeit
kind-boxes = nicht für die Felder einer Zone geeignet
kind-setup-roll = kein Wurf der Vorbereitung
kind-sheet = kein Bogen
kind-shipped-sheet = kein Bogen, der mit lantern kommt
kind-own-sheet-name = kein Name für einen eigenen Bogen
kind-sheet-name = kein Name auf einem Bogen
kind-sheet-note = keine Notiz eines Bogens
kind-sheet-can-have = mehr oder weniger, als ein Bogen haben kann
kind-sheet-needs = nicht, was ein Bogen hier braucht
kind-sheet-key = kein Schlüssel eines Bogens an dieser Stelle
kind-sheet-row = keine Erfahrungsreihe
kind-sheet-line = kein Bogen auf einer Zeile
kind-sheet-line-part = kein Teil eines Bogens auf einer Zeile
kind-whole-sheet = kein ganzer Bogen
kind-whole-sheet-line = kein ganzer Bogen auf einer Zeile
kind-new-zone = keine neue Zone
kind-last-zone-task = keine Aufgabe für die letzte Zone
kind-zone-name = kein Name für eine Zone
kind-toml-line = keine Zeile einer TOML-Datei

# Was verstanden worden wäre. Wörter zum Tippen stehen in jeder Sprache, wie sie sind.

expected-words = { $words }
expected-either = { $first } oder { $last }
expected-range = { $least } bis { $most }
expected-none-or-range = none oder { $least } bis { $most }
expected-or-file = { $names } oder eine Datei
expected-option-value = { $key }={ $values }
expected-form = { $form }, wie { $example }
expected-of-kind = { $expected }
expected-no-options = keine: dieses Spiel hat keine Optionen
expected-no-documents = keine: dieses Spiel hat keine Dokumente
expected-each-option-once = jede Option nur einmal
expected-each-seat-once = jeder Platz nur einmal
expected-seats = { $numbers } für { $game }
expected-table-seats = { $seats } davon
expected-seat-lines = eine Zeile `# seat` für jeden
expected-edition = Ausgabe { $edition }, die dieses Programm spielt
expected-log-line = `* ROLL` oder `SEAT ACTION`, wie `p1 hold`
expected-header = `GAME(OPTIONS) seats N edition N`, wie `GAME seats 2 edition 1`
expected-face = eine Augenzahl von 1 bis 6
expected-faces = Augenzahlen von 1 bis 6, wie `1 3 3 6`
expected-starter = ein Platz, wie `p2 starts`
expected-day = Jahr, Monat und Tag, wie `2026-11-17`
expected-hex = { $digits } hexadezimale Ziffern in Kleinbuchstaben
expected-proof = Zeilen mit `# fair`: table, seal, was Spieler dazugaben, secret
expected-fair-line = eine von denen, die die Seite über faire Würfel aufzählt, genau so
expected-terms = `dice=… clock=… away=… hints=…` und ein Bot für jeden Platz, der einen hat
expected-at-most-characters = höchstens { $most } Zeichen
expected-weights-line = ein bekannter Name und seine Zahlen
expected-weights-lines = 2 Zeilen mit { $count } Zahlen; mach sie neu mit `lucky_shot_weights`
expected-weights-net = Reihen ganzer Zahlen, wie `lucky_shot_net` sie schreibt; mach sie neu
expected-player = ein Wort mit höchstens 64 Zeichen, ohne Leerzeichen
expected-tournament = `arena SECONDS`, `swiss ROUNDS` oder `knock-out GAMES`, und `seats 2` bis `seats 8`
expected-tournament-event = SECONDS und { $events }
expected-step = eine Stelle, wie `to 3`
expected-sketch = Stellen, die zu Stellen der Liste führen
expected-fewer-options = höchstens { $most }: nenne weniger Optionen oder Werte zum Verändern
expected-aims = etwas wie { $forms }, mit Kommas dazwischen
expected-lower-first = die kleinere Zahl zuerst
expected-half-interval = Prozent wie 0.5%, von 0.0001% bis 50%
expected-shard = 1/N bis N/N, wie 2/4 für den zweiten von vier
expected-fortuna-question = zwei Punktzahlen von 0 bis { $most } und die Murmeln beider von 1 bis 3, zuerst von dem, der dran ist, wie `12 9 marbles 2 3`
expected-fortuna-odds = zwei Würfel wie `2 4`, `each` oder `best`, und eine Zahl von Spielern, 2, 4, 6, 8, 10 oder 12
expected-no-dice = keine Würfel: nach denen fragt `dice 2 4`
expected-call = `call cheese` ({ $lines }), { $others }
expected-fortuna-roll = `dice` oder `bricks` mit Augenzahlen, wie `dice 3 6`
expected-bricks = Seiten von 0 (leer) bis 6, wie `0 3`
expected-pair = Seiten bis 6
expected-booty-action = `stop`, `roll all`, `roll XXW` (die Buchstaben der Würfel), `rob p2`, `attack p2` oder `begin p2`
expected-letters = einer bis sechs der Buchstaben D X J C W S, wie `D C S`
expected-starter-or-letters = `p2 starts` oder einer bis sechs der Buchstaben D X J C W S, wie `D C S`
expected-six-letters = sechs Buchstaben, wie `DDJCWX`
expected-booty-question = nichts, { $forms }
expected-together = zusammen höchstens { $doubloons } Dublonen und { $shields } Schilde
expected-pirate = DOUBLOONS/LIVES/SHIELDS, als 0 bis { $most }, 1 bis { $lives }, 0 bis { $shields }
expected-nothing-after-name = nichts nach seinem Namen
expected-nothing-after = nichts nach `{ $topic }`
expected-one-number = eine Zahl von { $least } bis { $most }
expected-one-number-or-none = eine Zahl von { $least } bis { $most } oder keine
expected-squares = eine Zahl von Feldern, 1 bis 8
expected-one-number-of-squares = nur eine Zahl von Feldern, 1 bis 8
expected-reynard-action = { $setup }, ein Zug `a1-a4`, eine Herausforderung `a1xa4`, { $others }
expected-reynard-roll = eine Augenzahl von 1 bis 6, eine gezogene Karte `card 4`, { $others }
expected-card = ein Wert von 1 bis 7
expected-piece = 1 bis 6 oder fox
expected-layout = { $names } oder der Text einer Datei mit einem Spielplan
expected-layout-file = eine Datei mit foxheads, [pieces], [cards], [red] und [blue]
expected-layout-line = `{ $name } …`, in der Reihenfolge pieces; cards; foxheads; red; blue
expected-value-and-number = ein Wert und seine Zahl, wie `6:2`
expected-shield-and-formation = ein Schild und eine Aufstellung
expected-two-kinds = mindestens zwei Arten, um sich darunter zu verstecken
expected-pieces = { $least } bis { $most } Figuren
expected-cards = { $least } bis { $most } Karten
expected-foxheads = 4 Fuchsköpfe
expected-formation = { $pieces }, eines für jede Figur
expected-fewer-in-all = insgesamt weniger als 256
expected-square-once = jedes Feld höchstens einmal unter Fuchsköpfen, Schilden und Aufstellungen
expected-lucky-roll = Augenzahlen wie `4` oder `2 2 5`, ein Schatz wie `sea`, oder wer beginnt, wie `p2 starts`
expected-fort = ein Spieler von 1 bis 3 und ein Buchstabe, wie `1a`
expected-marks = Augenzahlen 1 bis 6, X und O mit Leerzeichen dazwischen, wie `4 5 X X X` (`{ $word }` ist keines davon)
expected-six-boxes = 1 bis 6 Felder: es gibt nur sechs Würfel
expected-boxes = 1 bis 6 Felder, wie `4 5 X X X`
expected-cross-before-ring = X vor O: O heißt eine andere Augenzahl als das X, also schreib X, wo es kein X gibt
expected-boxes-or-rest = { $boxes }; oder das Wort `rest` allein
expected-setup-roll = sechs Augenzahlen von 1 bis 6, wie `3 3 4 5 6 6`
expected-sheet = { $names } oder der Text einer Datei mit einem Bogen
expected-other-sheet-name = ein anderer Name: ein Bogen mit diesem Namen kommt mit dem Spiel und ist nicht derselbe
expected-sheet-name = 1 bis { $most } Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe
expected-sheet-note = 1 bis { $most } Buchstaben, Ziffern, Leerzeichen und eines von - ' . !
expected-rows = 1 bis { $most } Reihen
expected-circles = 1 bis { $most } Kreise, wie 5
expected-zones = 1 bis { $most } Zonen
expected-new-zone = ein Name, den keine Zone davor hat
expected-last-zone = Felder zum Füllen: die Reise endet mit einem Kampf
expected-zone-name = ein anderes Wort als `rows` und `note`
expected-sheet-line = `NAME; ZONE: BOXES; …; rows: 5 4 3`, und `; note: TEXT`, wenn du magst
expected-name-key = name = "ein Name in Anführungszeichen"
expected-note-key = note = "ein Text in Anführungszeichen"
expected-rows-key = rows = [5, 4, 3], die Kreise jeder Erfahrungsreihe
expected-zone-keys = ein `[[zone]]` für jede Zone der Reise
expected-zone-name-key = name = "Wolves" in jeder Zone
expected-boxes-key = boxes = "4 5 X X X" oder boxes = "rest" in jeder Zone
expected-zone-brackets = `[[zone]]` mit zwei Klammern auf jeder Seite
expected-zone-table = ein `[[zone]]` mit name und boxes
expected-toml = TOML ({ $message })

# Was an den Würfeln einer Mitschrift falsch ist, oder an dem, was ein Spieler davon behielt.

flaw-place = `{ $found }` kann hier nicht stehen: erwartet { $expected }
flaw-text = nicht so geschrieben, wie das Haus es schreibt: erwartet `{ $expected }`
flaw-house-seal = das Geheimnis passt nicht zum Siegel des Hauses: es ist nicht das, das vor dem ersten Wurf versprochen wurde
flaw-seat-seal = die Bytes von { $seat } passen nicht zu ihrem Siegel in der Liste
flaw-signature = die Unterschrift passt nicht: Vereinbarung, Kopfzeile oder Liste sind nicht die, die das Haus mit seinem Schlüssel unterschrieb
flaw-previous = die Liste nennt nicht die Liste davor: erwartet `after { $hash }`
flaw-start = Start { $found } kommt, wo Start { $expected } an der Reihe ist
flaw-listed = { $seat } ist hier { $found }: erwartet { $expected }
flaw-roll = die Mitschrift hat `{ $found }`, aber die Würfel dieses Tisches ergaben `{ $expected }`
flaw-choice = was { $seat } als Ereignis { $event } wählte, ist nicht, worauf es sich festgelegt hatte
flaw-uncommitted = { $seat } hat sich vor dieser Wahl auf nichts festgelegt, die andere nicht lesen konnten oder die gleichzeitig fiel
flaw-unopened = { $seat } hat seine Wahl nicht aufgedeckt und spielt deshalb `{ $expected }`
flaw-end = das Ende der Mitschrift
flaw-person = ein Mensch
flaw-bot = ein Bot ({ $kind })
flaw-any-bot = ein Bot
flaw-list = eine Liste mit { $seats } Plätzen
flaw-expected-terms = { $who }, wie in der Vereinbarung
flaw-expected-header = { $seats }, wie in der Kopfzeile
flaw-expected-seats = einer von { $seats } Plätzen
flaw-expected-bytes = die Bytes derer, die gesiegelt haben, oder `# fair void`
flaw-expected-list = `# fair list`, nach der Vereinbarung
flaw-expected-signed = `# fair signed`, nach der Liste
flaw-expected-sealed = wer gesiegelt und noch nicht aufgedeckt hat, einer von { $seats }
flaw-expected-missing = genau die, die nicht aufdeckten, { $seats }
flaw-expected-secret = `# fair secret` am Ende
flaw-expected-secret-for-rolls = `# fair secret` am Ende der Mitschrift, ohne das kein Wurf zu prüfen ist
flaw-expected-last = `# fair secret` als letzte Zeile
flaw-expected-links = die Glieder von Runde { $round }, oder wer sie verpasste
flaw-expected-choices = die Wahlen, auf die man sich festgelegt hat, oder `# fair undone` für jede
flaw-expected-round = eine Runde mit Gliedern vor diesem Wurf
flaw-expected-other = worauf das Spiel wartet, oder eine Zeile über seine Würfel, die hier stehen kann
round-number = Runde { $found } kommt, wo Runde { $expected } an der Reihe ist
round-open = Runde { $round } ist noch offen: erwartet ihre Glieder, oder wer sie verpasste
round-closed = keine Runde ist offen, auf die das antworten könnte
round-nobody = niemand wird um ein Glied gebeten
round-member = { $seat } kann nicht um ein Glied gebeten werden: das ist kein Mensch mit einer Kette, der weniger als zwei Runden verpasst hat
round-asked = { $seat } wird um Glied { $found } gebeten, aber die Mitschrift führt zu { $expected }
round-members = die Glieder sind nicht die der Teilnehmer der Runde, jedes einmal: erwartet { $seats }
round-link = das Glied von { $seat } führt nicht zu dem davor
round-missed = eine Runde ist nur ungültig, wenn jemand kein Glied gab
round-chain = Kette { $found } von { $seat } kommt, wo Kette { $expected } an der Reihe ist
round-person = { $seat } ist kein Mensch: nur Menschen haben Ketten
receipt-kind = das ist kein Beleg für faire Würfel: erwartet `receipt 2`, gefunden `{ $found }`
receipt-word = der Beleg ist nicht zu lesen: { $why }
receipt-other = `{ $what }` der Mitschrift ist nicht wie im Beleg: gefunden `{ $found }`, erwartet `{ $expected }`
receipt-signature = der Beleg wurde geändert: der Schlüssel des Hauses passt nicht zu seiner Unterschrift unter { $what }
receipt-last-step = den letzten Schritt
receipt-list = die Liste
receipt-seat = { $seat } ist kein Mensch an diesem Tisch: der Beleg gehört zu einem anderen
receipt-bytes = die Bytes, die du aufgedeckt hast, sind nicht in diesen Würfeln: das Spiel begann ohne dich, oder die Mitschrift wurde geändert
receipt-link = Runde { $round }: die Mitschrift hat das Glied nicht, das du gabst
receipt-foreign = Runde { $round }: die Mitschrift hat ein Glied von { $seat }, das du nie gabst
receipt-story = { $place }: was du dort sahst, ist nicht, was die Mitschrift sagt
receipt-short = { $place }: du hattest { $seen } Zeilen gesehen, aber die Mitschrift führt nur bis { $lines }
receipt-round = Runde { $round }
receipt-last-signed = der letzte unterschriebene Schritt
proof-seal = das Geheimnis passt nicht zu seinem Siegel { $seal }: es ist nicht das, das vor dem ersten Wurf versprochen wurde
proof-roll = Ereignis { $event } ist `{ $found }`, aber die Würfel dieses Tisches ergaben `{ $expected }`
proof-text = Zeile { $line } ist nicht so geschrieben, wie das Haus es schreibt: erwartet `{ $expected }`
proof-not-over = das Spiel ist nicht zu Ende: sein Geheimnis kann noch nicht aufgedeckt sein
