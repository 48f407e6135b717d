# What is said of the dice of a finished game: `luckhouse verify`, and the verdict at the end of a table.

terminal-proof-not = DIE WÜRFEL SIND NICHT BEWIESEN: { $why }.
terminal-proof-none = Das Haus gab keinen Beweis für diese Würfel.
terminal-proof-other-seal = das Siegel ist nicht das, das vor dem Spiel gezeigt wurde
terminal-proof-first = Die Würfel sind bewiesen: alle { $rolls } Würfe folgen aus dem Geheimnis des Hauses.
terminal-proof-first-sealed = Es war versiegelt, bevor das Spiel begann.
terminal-proof-first-own = Deine eigenen Bytes sind darin.
terminal-proof-log-alone = Das Log stimmt mit sich überein: { $rolls }. Du hast nichts beigetragen und nichts behalten, womit man es vergleichen könnte.
terminal-proof-own-bytes = Die Würfel sind bewiesen: { $rolls }. Es ist das Spiel, das du gesehen hast, und deine eigenen Bytes sind darin.
terminal-proof-no-bytes = Die Würfel sind bewiesen: { $rolls }. Es ist das Spiel, das du gesehen hast, und keines deiner Bytes ist darin.
terminal-proof-rolls-sealed =
    { $draws ->
        [one] sein einer Wurf folgt aus dem, was das Haus und { $who } vor dem ersten versiegelt haben
       *[other] alle { $draws } Würfe folgen aus dem, was das Haus und { $who } vor dem ersten versiegelt haben
    }
terminal-proof-rolls-together =
    { $draws ->
        [one] sein einer Wurf folgt aus dem, was das Haus und { $who } vor dem ersten versiegelt haben, und aus frischen Gliedern, die niemand vorher kennen konnte
       *[other] alle { $draws } Würfe folgen aus dem, was das Haus und { $who } vor dem ersten versiegelt haben, und aus frischen Gliedern für jeden, die niemand vorher kennen konnte
    }
terminal-proof-nobody-else = sonst niemand
terminal-proof-void = Beginn { $start } war nichtig: { $missing } hat nicht geöffnet und einen Satz Würfel gesehen.
terminal-proof-missed = { $seat } hat { $misses } der Runden verpasst: jede ist ein Wurf, der neu gezogen wurde.
terminal-proof-unopened = { $seat } hat die Wahl von Ereignis { $event } nicht geöffnet: die erste erlaubte wurde genommen.
terminal-proof-no-link = In { $without } von { $rounds } Runden hast du kein Glied gegeben: an diesen Würfen hast du keinen Teil.
terminal-proof-closed = Das Spiel wurde geschlossen, bevor es zu Ende war.
terminal-proof-limit-log-alone = dass es das gespielte Spiel ist, oder dass es diese Leute gibt: ein Log allein stimmt mit sich überein. Nur der Beleg von jemandem, dem du vertraust, zeigt mehr (--receipt DATEI)
terminal-proof-limit-unsigned = dass das Haus je unterschrieb, was du sahst: dein Beleg hat keinen unterschriebenen Schritt
terminal-proof-limit-last-lines = dass die letzten { $lines } Zeilen die sind, die du sahst: die letzte Unterschrift des Hauses in deinem Beleg steht davor
terminal-proof-limit-house-chose = dass das Haus diese Würfel nicht gewählt hat: sonst hatte niemand Teil daran
terminal-proof-limit-sealed = dass das Haus die kommenden Würfe nicht kannte: mit versiegelten Würfeln kennt es sie, kann sie aber nicht ändern
terminal-proof-limit-cards = dass das Haus verdeckte Karten nicht ansah: es sieht sie immer
terminal-proof-limit-dropped = dass niemand fallen gelassen oder hingehalten wurde: ein Haus kann anhalten, zögern oder Spieler fallen lassen, und alle sehen es; ein Platz, der zurückhält, kostet einen Beginn oder einen Wurf, höchstens zwei, und das Log sagt es
terminal-proof-proved = Bewiesen: die Würfel des Tisches { $table } stimmen mit dem überein, was versiegelt war (Protokoll 2).
terminal-proof-every-line = Jede Zeile hält die Regeln ein und steht an ihrem Ort; { $rolls }.
terminal-proof-rounds = { $draws } Würfe wurden in { $rounds } Runden von Gliedern gezogen; { $certain } konnten nur auf eine Art kommen.
terminal-proof-list = Kopf, Bedingungen und alle Siegel stehen in einer Liste, { $list }, die das Haus unterschrieben hat.
terminal-proof-words = Die Wörter, die alle einander vorlesen konnten: { $words }.
terminal-proof-committed = { $commitments } verdeckte oder gleichzeitige Entscheidungen sind das, worauf man sich vorher festgelegt hatte.
terminal-proof-silent = Diese haben nichts zu den Würfeln beigetragen: { $seats }.
terminal-proof-not-proved = Nicht bewiesen:
terminal-proof-receipt = Es ist das Spiel des Belegs von { $seat }: dieselbe Liste, und jede Zeile ist, was er sah, bis Zeile { $signed } von { $lines } vom Haus unterschrieben.
terminal-proof-receipt-bytes = Seine Bytes sind in den Würfeln.
terminal-proof-receipt-no-bytes = Es hat keine Bytes beigetragen.
terminal-proof-receipt-links = Seine Glieder sind in { $rounds } Runden.
terminal-proof-file-not = { $file } ist NICHT bewiesen: { $why }
terminal-proof-not-a-receipt = { $file } ist kein Beleg fairer Würfel ({ $why }): erwartet wird einer, der mit einem Spiel gesichert wurde
terminal-proof-no-receipts = { $file }: dieses Spiel wurde unter Protokoll 1 gespielt, das keine Belege hat: lass --receipt weg
terminal-proof-first-proved = Bewiesen: Die Würfel von Tisch { $table } stimmen mit dem überein, was versiegelt war (Protokoll 1, mit seinen Grenzen).
terminal-proof-first-lines = Jede Zeile hält die Regeln ein, und alle { $rolls } Würfe folgen aus dem Geheimnis und den Bytes der Spieler.
terminal-proof-first-seal = Das Geheimnis passt zum Siegel { $seal }.
terminal-proof-first-added = { $added ->
    [0] Kein Spieler hat eigene Bytes dazugegeben.
    [one] Ein Spieler hat eigene Bytes dazugegeben.
   *[other] { $added } Spieler haben eigene Bytes dazugegeben.
}
terminal-proof-first-not-proved = Von dieser Datei nicht bewiesen:
terminal-proof-first-limit-puppet = dass das Haus diese Würfel nicht ausgesucht hat: unter Protokoll 1 konnte es das, indem es das Siegel einer Puppe, eines eigenen Platzes, neu schrieb, nachdem es die Bytes der anderen gelesen hatte
terminal-proof-first-limit-options = dass die Optionen des Spiels die vereinbarten sind: die erste Zeile ist nicht an diese Würfel gebunden
terminal-proof-first-limit-published = dass das Siegel vor dem ersten Wurf veröffentlicht wurde: vergleiche es mit dem, das du damals gesehen hast
terminal-proof-first-limit-looked = dass der Gastgeber kommende Würfe nicht angesehen hat: er hat das Geheimnis und kann sie kennen, aber nicht ändern
terminal-proof-first-none = { $file }: { $why }; nur Spiele eines Servers mit fairen Würfeln haben einen
terminal-proof-day-proved = Bewiesen: Das sind die Würfel vom { $day }, für alle dieselben, die an diesem Tag gespielt haben.
terminal-proof-day-lines = Jede Zeile hält die Regeln ein, und alle { $rolls } Würfe folgen aus dem Geheimnis des Tages.
terminal-proof-day-limit-seal = dass sich das Haus vor dem Tag auf diese Würfel festgelegt hat: vergleiche das Siegel mit dem, das es am Tag davor unter /daily genannt hat
terminal-proof-day-limit-known = dass niemand die kommenden Würfe kannte: das Haus kennt die Würfel aller Tage, und nach dem Tag kennt sie jeder
terminal-proof-day-limit-first = dass es der erste Versuch war: mit denselben Würfeln darf jeder üben
