# Was an einer Befehlszeile falsch ist.

terminal-usage-seats = `{ $seats }` Plätze gibt es nicht: erwartet { $expected } für { $game }
terminal-usage-no-option = `{ $option }` ist keine Option: erwartet KEY=VALUE, wie `--option cap=100`
terminal-usage-option-again = `{ $option }` setzt { $key } noch einmal: erwartet jede Option nur einmal
terminal-usage-option-file = `{ $key }={ $path }` ist nicht zu lesen ({ $error }): erwartet ein Name oder eine lesbare Textdatei
terminal-usage-option-value = `{ $found }` ist kein Wert dieser Option: erwartet { $key }={ $expected }
terminal-usage-time = --time { $seconds }: erwartet Sekunden, über 0 und bis 3600
terminal-usage-nodes = --nodes 0: erwartet mindestens 1
terminal-usage-bots = { $words } sind { $named } Bots: erwartet höchstens { $places }
terminal-usage-saved-game = ein gespeichertes Spiel hat seine eigenen Plätze und Optionen: lass --seats und --option weg
terminal-usage-event = --event { $event }: erwartet ein Ereignis, bei dem jemand gewählt hat, bis { $events }
terminal-usage-which-game = --seats und --option gehören zu einem Spiel: erwartet `luckhouse play GAME` dazu
terminal-usage-daily = --daily { $words }: erwartet ein Tag und sein Geheimnis mit Doppelpunkt dazwischen, wie 2026-11-16:0f3a…, so wie die Seite dieses Tages sie zeigt
terminal-usage-dice = --dice { $word }: erwartet typed oder rolled
terminal-usage-me = --me { $word }: erwartet Plätze von 1 bis { $seats } (`1,2`), `all` oder `none`
terminal-usage-coach-time = --time { $seconds }: erwartet Sekunden für jede Entscheidung, bis { $longest }
terminal-usage-as = --as { $word }: erwartet p1 bis p{ $seats }
terminal-usage-as-watcher = --as { $seat }: erwartet p1 bis p{ $seats } oder watcher
terminal-usage-at = --at { $at } liegt hinter dem Ende: erwartet 0 bis { $events }
terminal-usage-page-is-game = --html { $page }: das ist das Spiel selbst; erwartet eine andere Datei
terminal-usage-page-folder = --html { $page }: erwartet eine Datei in einem Ordner, den es gibt
terminal-usage-join-bots = --bots nennt { $named } Bots: erwartet höchstens { $most }, und ein Platz für einen Menschen
terminal-usage-visible = --visible { $word }: erwartet private, unlisted oder public
terminal-usage-clock = --clock { $word }: erwartet none, Sekunden wie `60s` oder Tage wie `3d`
terminal-usage-table-is-there = ein Tisch, den es gibt, hat sein eigenes Spiel, Plätze und Optionen: lass die Optionen für einen neuen weg oder gib den Link des Hauses an
terminal-usage-new-table = --seats, --option, --bots, --visible, --clock und --hints gehören zu einem neuen Tisch: erwartet --game GAME
terminal-usage-unknown = `{ $found }` ist hier nicht bekannt (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-value = { $argument } kann nicht `{ $found }` sein (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-missing = erwartet auch { $argument } (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-man-folder = Handbuchseiten lassen sich nicht nach { $folder } schreiben ({ $error }): erwartet wird ein Ordner, in den geschrieben werden darf
terminal-usage-tournament-alone = { $game } wird hier allein gespielt: erwartet ein Spiel für zwei oder mehr, oder --seats
terminal-usage-tournament-players = { $players } mit --players genannt, für Tische mit { $seats } Plätzen: erwartet mindestens { $seats }, etwa `--players novice,steady,strong,best`
terminal-usage-tournament-most = { $players } Spieler: erwartet höchstens { $most }
terminal-usage-tournament-tables = { $players } Spieler ergeben mehr als { $most } Tische: erwartet weniger Spieler oder `--format swiss`
terminal-daily-seal = Die Würfel vom { $day }. Ihr Siegel, das am Tag davor genannt wurde: { $seal }
