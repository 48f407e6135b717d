# Warum etwas nicht ging oder nicht zu Ende kam, und was die Befehle für einen Gastgeber sagen, wenn es ging.

# Dateien und Arbeiter.

terminal-failed-write = { $file } lässt sich nicht schreiben ({ $error }): erwartet eine Datei in einem Ordner, in den dieser Benutzer schreiben darf
terminal-failed-read-game = { $file } ist nicht zu lesen ({ $error }): erwartet ein gespeichertes Spiel
terminal-failed-large = sie ist größer als 4 MB
terminal-failed-save = { $file } lässt sich nicht schreiben ({ $error }): `--save DATEI` sagt, wohin
terminal-failed-save-where = es gibt keinen Ordner für Daten: `--save DATEI` sagt, wohin
terminal-failed-workers = die Arbeiter ließen sich nicht starten: { $error }
terminal-failed-nowhere = es gibt keinen Platz für die Daten: setze HOME oder nenne einen Ordner mit `--data ORDNER`

# Die Daten eines Hauses.

terminal-failed-folder = in den Datenordner { $folder } lässt sich nicht schreiben ({ $why }): erwartet ein Ordner, in den dieser Benutzer schreiben darf; nimm einen anderen oder ändere seine Rechte
terminal-failed-folder-in-use = den Datenordner { $folder } benutzt ein anderes Luckhouse: halte es an oder nimm einen anderen Ordner
terminal-failed-not-ours = { $file } sind keine Daten von Luckhouse: erwartet eine Datei, die Luckhouse gemacht hat; räum sie weg oder nimm einen anderen Ordner
terminal-failed-newer = { $file } hat ein neueres Luckhouse geschrieben (Datenversion { $found }, dieses kennt bis { $known }): nimm das neuere Programm
terminal-failed-unreadable = { $file } lässt sich nicht öffnen ({ $why }): prüfe Platz und Zustand der Platte oder hol eine Kopie zurück
terminal-failed-database = die Datenbank { $database } lässt sich nicht benutzen ({ $why }): erwartet ein PostgreSQL, das dort läuft und diesen Benutzer einlässt; starte es oder berichtige die Adresse
terminal-failed-served = ein anderes Luckhouse betreibt die Datenbank { $database }: beende es, oder öffne beide als Knoten mit `--node`; eines, das gestorben ist, wird binnen einer halben Minute vergessen
terminal-failed-other-tables = die Datenbank { $database } hat Tabellen, die nicht von Luckhouse sind: erwartet eine leere oder eine, die Luckhouse gemacht hat; leg eine andere an oder ein eigenes Schema
terminal-failed-damaged = { $file } ist beschädigt ({ $why }): hol eine Kopie zurück mit `luckhouse restore`
terminal-failed-no-data = in { $folder } sind keine Daten eines Hauses: erwartet der Ordner, den `luckhouse serve` beim Öffnen nennt
terminal-failed-exists = { $file } gibt es schon, und nichts wird überschrieben: nimm einen anderen Namen oder räum sie weg
terminal-failed-has-data = { $folder } hat schon die Daten eines Hauses: nimm einen leeren Ordner oder lass sie mit `--force` beiseiteräumen
terminal-failed-bare = { $file } wurde ohne das Protokoll aus einem laufenden Haus kopiert, so dass Änderungen nach { $after } fehlen können: nimm eine Datei von `luckhouse backup`, oder nimm diese trotzdem mit `--force`
terminal-failed-other-key = { $file } ist der Schlüssel eines anderen Hauses als der in der Kopie, und Spieler würden davor gewarnt: nimm einen leeren Ordner, oder räum die Datei weg, um den Schlüssel der Kopie zu nehmen
terminal-failed-disk = { $file } lässt sich nicht lesen oder schreiben ({ $why }): prüfe den Platz auf der Platte und was dieser Benutzer darf
terminal-failed-no-house = bei { $place } ist kein Haus: erwartet der Ordner oder die Datenbank eines Hauses
terminal-failed-house-open = bei { $place } ist ein Haus offen: halte jedes Programm an, das es betreibt, und versuch es dann noch einmal
terminal-failed-not-empty = { $place } hat schon die Daten eines Hauses: nimm einen leeren Ordner oder eine leere Datenbank
terminal-failed-differs = was ankam, ist nicht, was geschickt wurde ({ $what }): nichts wurde behalten; prüfe beide Platten und versuch es dann noch einmal
terminal-failed-moving = { $place } lässt sich nicht lesen oder schreiben ({ $why }): nichts wurde behalten; prüfe Platz und Zustand und versuch es dann noch einmal
terminal-failed-no-key = { $file }: kein Schlüssel; erwartet 64 hexadezimale Ziffern, wie dieses Programm sie schrieb: hol die Datei zurück, oder entferne sie, und Spieler werden gewarnt, dass das Haus einen anderen Schlüssel hat
terminal-failed-key-unread = { $file }: { $why }; erwartet 64 hexadezimale Ziffern, wie dieses Programm sie schrieb: hol die Datei zurück, oder entferne sie, und Spieler werden gewarnt, dass das Haus einen anderen Schlüssel hat
terminal-failed-no-shared-key = der Schlüssel des Hauses in { $place } ist keiner; erwartet 64 hexadezimale Ziffern, wie dieses Programm sie schrieb: hol eine Kopie der Datenbank zurück
terminal-failed-new-key = für das Haus lässt sich kein Schlüssel machen: { $error }
terminal-house-moved = { $tables } Tische mit { $events } Ereignissen sind dort: { $lines } Zeilen, jede verglichen.
terminal-house-moved-no-key = Es gab keinen Schlüssel des Hauses: ein neuer wird gemacht, wenn es öffnet.
terminal-house-moved-open = Öffne das Haus dort mit `luckhouse serve { $flag }`. Wo es war, ist alles wie zuvor.
terminal-house-copied = { $file }: { $tables } Tische, { $bytes } Bytes, ganz und auf der Platte
terminal-house-copied-secret =
    { $key ->
        [yes] Behalt es für dich: der Schlüssel des Hauses und die Würfel von Spielen, die noch laufen, sind darin.
       *[no] Behalt es für dich: die Würfel von Spielen, die noch laufen, sind darin.
    }
terminal-archived = { $games } Spiele sind nach { $folder } gelegt, { $removed } Dateien, die niemand braucht, entfernt.
terminal-archive-whole = { $games } Spiele sind heil in { $folder }.
terminal-archive-unknown = { $file }: kein Spiel dieses Hauses ist darin; sie bleibt, wie sie ist
terminal-failed-archive = { $files } Dateien des Archivs lassen sich nicht lesen: hole sie aus einer Kopie zurück; alle anderen Spiele sind da
terminal-house-copied-archive = { $games } Spiele sind im Archiv, dessen Ordner nicht in dieser Datei ist: kopiere ihn auch.
terminal-house-aside = Was dort war, ist jetzt { $aside }.
terminal-house-restored = { $folder } hat die Daten von { $file }: { $tables } Tische.
terminal-house-restored-no-key = Es gibt keinen Schlüssel des Hauses: hol house.key zurück, sonst werden Spieler vor einem neuen gewarnt.
terminal-house-restored-open = Öffne das Haus: luckhouse serve --data { $folder }

# Ein Haus, das öffnet, und sein Gastgeber.

terminal-failed-port-taken = Port { $port } von { $ip } ist vergeben: halte das Programm an, das ihn hat, oder nimm mit `--listen` einen anderen (Port 0 nimmt irgendeinen freien)
terminal-failed-other-machine = { $ip } ist keine Adresse dieser Maschine: erwartet 127.0.0.1 für diese Maschine allein oder 0.0.0.0 für alle ihre Adressen
terminal-failed-port-denied = dieser Benutzer darf an Port { $port } nicht lauschen: nimm mit `--listen` einen ab 1024
terminal-failed-listen = an { $address } lässt sich nicht lauschen ({ $error }): nimm mit `--listen` eine andere Adresse
terminal-interrupted-serve = sofort angehalten; was bestätigt wurde, ist sicher
terminal-failed-admin-no-data = in { $folder } sind keine Daten eines Hauses: erwartet der Ordner, den `luckhouse serve` beim Öffnen nennt; nenne ihn mit `--data ORDNER`
terminal-failed-admin-unreached = in { $folder } ist ein Haus offen, aber es ist nicht zu erreichen: sein Socket ist nicht da, oder ein anderer Benutzer hat es geöffnet
terminal-failed-admin-needs-house = in { $place } ist kein Haus offen: { $why }
terminal-failed-admin-silent = das Haus antwortet nicht: sieh in sein Protokoll oder versuch es noch einmal
terminal-failed-admin-unknown = das Haus antwortet, was dieses Programm nicht kennt ({ $why }): nimm das Programm, das dort läuft
terminal-admin-done = Erledigt.
terminal-admin-more = Es gibt mehr: --after { $next }
terminal-admin-no-table = Kein Tisch passt.
terminal-admin-no-talk = Niemand hat etwas gesagt.
terminal-admin-no-ban = Niemand ist ausgesperrt.
terminal-admin-no-deed = Von Hand wurde nichts getan.
terminal-admin-nobody = niemand
terminal-admin-closed = geschlossen: { $why }
terminal-admin-watches = { $name } (schaut zu)
terminal-admin-hidden = (ausgeblendet)
terminal-admin-no-account = Kein Konto ist stummgeschaltet oder gesperrt oder sorgt für Ordnung.
terminal-admin-moderator = sorgt für Ordnung
terminal-admin-muted = stummgeschaltet
terminal-admin-banned = gesperrt
terminal-admin-until-lifted = bis es aufgehoben wird
terminal-admin-until = bis { $at }
terminal-failed-strange = was dort ist, antwortet nicht wie ein Luckhouse ({ $why }): prüfe den Link
refusal-needs-house = nur ein Haus, das läuft, kann einen Tisch schließen: öffne das Haus oder lösche den Tisch
refusal-order-unread = dieser Auftrag ist nicht zu lesen: { $why }
refusal-store-no-table = es gibt keinen Tisch `{ $table }`: prüfe die Kennung oder öffne den Tisch zuerst
refusal-store-over = Tisch `{ $table }` ist zu Ende: seine Mitschrift und sein Ende bleiben, wie sie sind; nur Notizen kommen dazu
refusal-store-no-line = im Gespräch von Tisch `{ $table }` gibt es keine Zeile { $number }: erwartet eine, die gesagt wurde
refusal-store-no-ban = `{ $network }` ist nicht ausgesperrt: erwartet ein Netz, wie die Liste der Sperren es schreibt
refusal-no-account = kein Konto heißt `{ $who }`, und keines hat das als Kennung: erwartet, was auf seiner Seite steht
refusal-many-accounts = mehrere Konten heißen `{ $who }`: nenne die Kennung von einem davon: { $ids }
refusal-store-no-standing = das Konto ist nicht { $kind ->
    [moderator] unter den Moderatoren
    [muted] stummgeschaltet
   *[banned] gesperrt
}: es gibt nichts aufzuheben
refusal-store-no-member = es gibt kein Mitglied `{ $member }`: prüfe die Kennung
refusal-store-elsewhere = Tisch `{ $table }` gehört nicht diesem Knoten: frag, wem er gehört, und nimm ihn, wenn ihn niemand hat
refusal-store-fenced = ein anderer Knoten hat von diesem übernommen: tritt wieder bei und nimm, was sonst niemand hat
refusal-store-disk = die Daten ließen sich nicht lesen oder schreiben ({ $why }): prüfe Platz und Zustand der Platte und versuch es dann noch einmal
refusal-store-away = die Datenbank ist weg ({ $why }): prüfe, ob sie läuft und zu erreichen ist; das Haus macht weiter, wenn sie zurück ist
refusal-store-damaged = die Daten sind beschädigt ({ $why }): hol eine Kopie des Datenordners zurück
refusal-store-busy = die Platte kommt nicht nach: { $waiting } Änderungen warten; versuch es gleich noch einmal
refusal-store-closed = der Speicher ist geschlossen: öffne ihn wieder
refusal-store-other = die Daten nehmen das nicht an ({ $why }): prüfe, ob Programm und Daten von einem Haus sind

# Lösen und das Labor.

terminal-failed-solver-seats = ein Spiel für { $found } lässt sich hier nicht lösen: erwartet Regeln für { $expected }
terminal-failed-solver-large = mehr als { $limit } Zustände sind zu erreichen: erhöhe die Grenze oder beginne später im Spiel
terminal-failed-solver-kind = { $game } lässt sich so nicht lösen: erwartet ein Spiel, in dem kein Zustand zweimal kommt und immer nur einer wählt
terminal-interrupted-solver = angehalten, bevor die Antwort da war
terminal-interrupted-solve = angehalten; nichts wurde gespeichert
terminal-solve-questions = Was man fragen kann:
terminal-solve-no-table = Es gibt keine Tabelle zu speichern: die Antwort ist alles.
terminal-solve-table = Die Tabelle ist in { $file } ({ $bytes } Bytes).
terminal-interrupted-rest = unterbrochen: der Rest wurde nicht gespielt
terminal-interrupted-report = unterbrochen: es gibt keinen Bericht über { $game }
terminal-interrupted-report-part = unterbrochen: der Bericht über { $game } sagt, was bis dahin gefunden war
terminal-interrupted-run = unterbrochen nach { $games } von höchstens { $all } Spielen: mit `--out ORDNER` wären sie behalten worden, um von da weiterzumachen
terminal-interrupted-run-kept = unterbrochen nach { $games } von höchstens { $all } Spielen: sie sind in { $folder }, und derselbe Befehl macht von da weiter
terminal-interrupted-nothing = unterbrochen, bevor es etwas zu sagen gab
terminal-interrupted-first = unterbrochen: das Obige ist aus den ersten { $games } Spielen und gilt für diese
terminal-failed-part-write = { $file } lässt sich nicht schreiben ({ $error }): alles, was vorher fertig war, ist behalten, und derselbe Befehl macht von da weiter
terminal-failed-part-read = { $file } ist nicht zu lesen ({ $error }): erwartet eine Datei, die `luckhouse lab run --out ORDNER` schrieb
terminal-failed-other-plan = { $folder } hat { $there } und nicht { $asked }: erwartet derselbe Plan oder ein anderer Ordner
terminal-failed-busy = ein anderer Lauf schreibt in { $folder }: warte auf ihn oder nenne einen anderen Ordner
terminal-failed-portions = { $portions } von { $plan }: in keinem der Teile; erwartet jede Portion einmal; spiel erst, was fehlt
terminal-failed-portion-twice = Portion { $portion } ist in { $first } und noch einmal in { $second }: erwartet jede Portion einmal
terminal-failed-taken = { $folder } hat schon einen Lauf: erwartet ein neuer Ordner für das Ganze
terminal-failed-no-parquet = dieses Programm wurde ohne Parquet gebaut und schreibt keine Zeilen: baue es mit dem Feature `parquet`, oder verlange keine Zeilen
