# Was an einer Befehlszeile falsch ist.

terminal-usage-no-option = `{ $option }` ist keine Option: erwartet NAME=WERT, wie `--option cap=100`
terminal-usage-option-again = `{ $option }` setzt { $key } noch einmal: erwartet jede Option nur einmal
terminal-usage-option-file = `{ $key }={ $path }` ist nicht zu lesen ({ $error }): erwartet ein Name oder eine lesbare Textdatei
terminal-usage-time = --time { $seconds }: erwartet Sekunden, über 0 und bis 3600
terminal-usage-nodes = --nodes 0: erwartet mindestens 1
terminal-usage-bots = { $words } sind { $named } Bots: erwartet höchstens { $places }
terminal-usage-saved-game = ein gespeichertes Spiel hat seine eigenen Plätze und Optionen: lass --seats und --option weg
terminal-usage-event = --event { $event }: erwartet ein Ereignis, bei dem jemand gewählt hat, bis { $events }
terminal-usage-which-game = --seats und --option gehören zu einem Spiel: erwartet `luckhouse play SPIEL` dazu
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
terminal-usage-new-table = --seats, --option, --bots, --visible, --clock und --hints gehören zu einem neuen Tisch: erwartet --game SPIEL
terminal-usage-unknown = `{ $found }` ist hier nicht bekannt (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-unknown-near = `{ $found }` ist hier nicht bekannt. Gemeint war vielleicht `{ $near }` (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-value = { $argument } kann nicht `{ $found }` sein (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-value-near = { $argument } kann nicht `{ $found }` sein. Gemeint war vielleicht `{ $near }` (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-missing = erwartet auch { $argument } (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-man-folder = Handbuchseiten lassen sich nicht nach { $folder } schreiben ({ $error }): erwartet wird ein Ordner, in den geschrieben werden darf
terminal-usage-tournament-alone = { $game } wird hier allein gespielt: erwartet ein Spiel für zwei oder mehr, oder --seats
terminal-usage-tournament-players = { $players } mit --players genannt, für Tische mit { $seats } Plätzen: erwartet mindestens { $seats }, etwa `--players novice,steady,strong,best`
terminal-usage-tournament-most = { $players } Spieler: erwartet höchstens { $most }
terminal-usage-tournament-tables = { $players } Spieler ergeben mehr als { $most } Tische: erwartet weniger Spieler oder `--format swiss`
terminal-usage-conflict = { $argument } geht nicht zusammen mit { $other } (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-subcommand = erwartet, was zu tun ist (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-arguments = die Befehlszeile ist nicht zu lesen (`luckhouse --help` zählt auf, was es gibt)
terminal-usage-link = `{ $link }` ist kein Link zu einem Tisch: erwartet einer wie http://HOST:PORT/t/TABLE, oder http://HOST:PORT/ für das Haus
terminal-usage-not-for-two = { $game } ist nicht für zwei: erwartet ein Spiel, das zwei spielen können
terminal-usage-log-level = LUCKHOUSE_LOG kann nicht `{ $word }` sein: erwartet error, warn, info oder debug
terminal-usage-listen = an `{ $address }` lässt sich nicht lauschen: erwartet eine Adresse und ein Port, wie 127.0.0.1:7070 oder [::1]:7070
terminal-usage-config = { $file } ist nicht zu lesen: { $error }
terminal-usage-config-line = { $file }, Zeile { $line }: { $what }
terminal-usage-set = `{ $word }` lässt sich nicht setzen: erwartet ABSCHNITT.NAME=WERT, wie limits.talk=30; `luckhouse serve --print-config` zählt alles auf
terminal-usage-set-value = `{ $word }` lässt sich nicht setzen ({ $why }): erwartet ABSCHNITT.NAME=WERT, wie limits.talk=30; `luckhouse serve --print-config` zählt alles auf
terminal-usage-keep-accounts = Konten lassen sich nicht nur { $days } Tage lang behalten: erwartet mindestens { $least }, da Browser 90 Tage angemeldet bleiben, oder 0, um sie immer zu behalten
terminal-usage-origin = `{ $word }` ist nicht der Ursprung einer Seite: erwartet ein Schema und ein Rechner, wie https://example.org
terminal-usage-house-name = `{ $word }` ist nicht der Name eines Hauses: erwartet ein Name ohne Schema und Port, wie play.example.org
terminal-usage-proxy-loopback = ein Haus hinter einem Proxy kann loopback nicht trauen: lass `--trust-loopback` weg oder die Proxys
terminal-usage-collector = `{ $word }` ist nicht die Adresse eines Sammlers: erwartet wird http://HOST:PORT, wie OTLP über HTTP es hat (4318, falls kein Port angegeben ist)
terminal-usage-proxies = `{ $word }` nennt keinen Proxy: erwartet Adressen oder Netze mit Kommas dazwischen, wie `10.0.0.1`, `192.168.0.0/16`, `fd00::/8`, oder `loopback`
terminal-usage-database = die Adresse der Datenbank ist nicht zu lesen: erwartet postgres://USER@HOST/DATABASE
terminal-usage-node = andere Knoten erreichen `{ $address }` nicht: erwartet eine Adresse dieser Maschine und ein Port, wie 10.0.0.5:7071
terminal-usage-node-alone = ein Knoten teilt eine Datenbank mit anderen: erwartet `--store postgres://USER@HOST/DATABASE` neben `--node`
terminal-usage-same-place = { $place } kann nicht an denselben Ort umziehen: nimm einen anderen Ordner oder eine andere Datenbank
terminal-usage-words = die Wortliste { $file } ist nicht zu lesen ({ $error }): prüfe `talk.words` in den Einstellungen
terminal-usage-words-line = Zeile { $line } der Wortliste { $file } ist nicht ein Wort: `{ $found }`; erwartet ein Wort je Zeile, oder eine Bemerkung nach `#`
terminal-usage-mail-server = `{ $word }` ist kein Server für E-Mails: erwartet Name und Port, wie smtp.example.org:465, in `mail.server`
terminal-usage-mail-from = `{ $word }` ist kein Absender: erwartet eine Adresse, wie `Luckhouse <dice@example.org>`, in `mail.from`
terminal-usage-mail-password = das Passwort für E-Mails in { $file } ist nicht zu lesen ({ $error }): prüfe `mail.password_file`
terminal-usage-mail-plain = das Passwort für { $host } wäre unterwegs zu lesen: setze `mail.security` auf tls oder starttls
terminal-usage-mail-url = E-Mails brauchen einen Link zu diesem Haus: setze `notices.url`, wie https://play.example.org, oder nenne seinen Namen mit `--name`
terminal-usage-notices-url = `{ $word }` ist nicht die Adresse eines Hauses: erwartet ein Schema und ein Rechner, wie https://play.example.org, in `notices.url`
terminal-usage-notices-contact = `{ $word }` erreicht niemanden: erwartet mailto:host@example.org oder eine Adresse mit https, in `notices.contact`
terminal-usage-admin-text = `{ $found }` ist hier nicht zu gebrauchen: erwartet ein Tisch, ein Ort oder ein Name, wie `luckhouse admin` sie nennt
terminal-usage-network = `{ $found }` ist keine Adresse und kein Netz: erwartet etwas wie 192.0.2.7, 192.0.2.0/24 oder 2001:db8::/48
terminal-usage-zero = eine Nummer 0 gibt es nicht: erwartet eine ab 1
terminal-usage-skill = --skill { $words }: erwartet zwei Bots, der bessere zuerst, wie `steady,novice`
terminal-usage-report-games = --seats und --option gehören zu einem einzigen Spiel: erwartet nur eines
terminal-usage-minutes = --minutes { $minutes }: erwartet mehr als 0
terminal-usage-out = --out { $folder }: { $error }; erwartet ein Ordner, in den geschrieben werden darf
terminal-usage-compare = nichts zu vergleichen: erwartet zwei Bots, wie `strong steady`, oder Optionen, wie `--a goal=20 --b goal=30`
terminal-usage-compare-option = `{ $option }` ist keine Option: erwartet NAME=WERT, wie `--a cap=100`
terminal-usage-handicap = ein Spiel für einen hat keine Plätze, die auszugleichen wären: erwartet zwei Plätze oder mehr
terminal-usage-without = { $game } hat nichts, worauf ein Spieler verzichten kann
terminal-usage-grid-option = `{ $option }` ist keine Option: erwartet NAME=W1,W2, wie `--option cap=50,100`
terminal-usage-grid-seats = --seats { $words }: erwartet Zahlen wie `2,3,4` oder `2..4`
terminal-usage-grid-empty = das Gitter hat keine Zellen: { $name } hat keine Werte, erwartet mindestens einer
terminal-usage-grid-twice = { $what } steht zweimal im Gitter: erwartet jedes nur einmal
terminal-usage-grid-large = das Gitter hat { $cells } Zellen: erwartet höchstens { $most }; nimm weniger Werte auf einmal
terminal-usage-grid-number = { $what } { $found }: erwartet eine Zahl aus { $expected }
terminal-usage-patience = --patience { $seconds }: erwartet Sekunden, über 0 und bis 3600
terminal-usage-program = --program { $program }: erwartet wird ein Name aus kleinen Buchstaben, Ziffern und Bindestrichen und ein Befehl, wie `mine='python3 my_bot.py'`
terminal-usage-program-taken = --program { $name }: So heißt schon ein anderer Bot; erwartet wird ein anderer Name
terminal-usage-program-start = { $program } lässt sich nicht starten ({ $error }): erwartet wird ein Programm, das es gibt, etwa `--program mine='python3 my_bot.py'`
terminal-usage-grid-version = das ist von Version { $version } mit Ausgabe { $edition } der Regeln, und dies ist Version { $own } mit Ausgabe { $here }: erwartet dieselbe Version, denn was dort gespielt wurde, wird hier vielleicht nicht gespielt
terminal-usage-unsolved = { $game } lässt sich mit dieser Frage und diesen Optionen nicht lösen
terminal-admin-served = bei { $place } ist ein Haus offen: frag es, mit `--data` und dem Ordner des Programms, das es betreibt
terminal-daily-seal = Die Würfel vom { $day }. Ihr Siegel, das am Tag davor genannt wurde: { $seal }
