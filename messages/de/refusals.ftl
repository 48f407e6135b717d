# Why the house does not do what it was asked to. Each says what to do.

refusal-disk-away = Die Festplatte antwortet nicht. Versuch es gleich noch einmal.
refusal-archive-away = Dieses Spiel ist im Archiv, und das lässt sich gerade nicht lesen. Versuch es später noch einmal.
refusal-disk-not-safe = Die Festplatte antwortet nicht. Ob dein Zug gespeichert ist, zeigt sich, sobald sie es wieder tut.
refusal-disk-nothing-done = Die Festplatte antwortet nicht. Es ist nichts geschehen, versuch es gleich noch einmal.
refusal-house-closes = Das Haus schließt. Komm etwas später wieder.
refusal-house-closing = Das Haus schließt gerade. Komm gleich wieder.
refusal-house-full = Das Haus ist voll. Versuch es später noch einmal.
refusal-banned = Der Betreiber lässt deine Adresse nicht in dieses Haus. Frag ihn, oder komm später wieder.
refusal-message-too-long = Diese Nachricht ist zu lang.
refusal-body-too-long = Das ist zu lang: höchstens { $most } Bytes sind möglich.
refusal-too-slow = Die Verbindung kam nicht hinterher. Sie wird neu aufgebaut.
refusal-version = Diese Seite ist nicht mehr aktuell. Lade sie neu.
refusal-thinking = Das Haus denkt gerade über zu vieles nach. Frag in { $seconds } s noch einmal.
refusal-many-games = Von deiner Adresse werden zu viele Spiele angesehen. Versuch es in { $seconds } s noch einmal.
refusal-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet. Versuch es in { $seconds } s noch einmal.
refusal-many-requests = Von deiner Adresse kommen zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
refusal-many-connections = Von deiner Adresse kommen zu viele Verbindungen. Versuch es in { $seconds } s noch einmal.
refusal-many-messages = Zu viele Nachrichten auf einmal: Diese wurde übergangen. Warte kurz, dann noch einmal.
refusal-many-messages-again = Immer wieder zu viele Nachrichten auf einmal.
refusal-not-saved = Es wurde nichts geändert: { $why }

# Tables and seats.

refusal-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
refusal-table-away = Der Tisch antwortet nicht. Versuch es noch einmal.
refusal-table-rests = Der Tisch ruht. Komm wieder.
refusal-table-closed = Dieser Tisch ist geschlossen. Eröffne einen eigenen.
refusal-table-deleted = Der Betreiber des Hauses hat diesen Tisch gelöscht.
refusal-private = Dieser Tisch ist privat. Setz dich, wenn ein Platz frei ist.
refusal-left-private = Du hast diesen privaten Tisch verlassen. Nimm einen freien Platz, um wiederzukommen.
refusal-wrong-token = Dieser Schlüssel öffnet hier keinen Platz.
refusal-no-token = Dieser Schlüssel öffnet hier keinen Platz.
refusal-many-watch = Hier schauen schon zu viele zu. Komm später wieder.
refusal-you-watch = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
refusal-no-name = Sag deinen Namen, dann hört man dich.
refusal-seats-taken = Alle Plätze sind besetzt. Schau zu, oder eröffne einen eigenen Tisch.
refusal-seats-taken-already = Alle Plätze sind schon besetzt.
refusal-all-bots = Auf jedem Platz sitzt ein Bot. Lass einen frei.
refusal-no-seat = Platz { $seat } gibt es nicht, nur 1 bis { $most }.
refusal-no-such-seat = Platz { $seat } gibt es nicht, nur 1 bis { $most }.
refusal-seat-has-bot = Auf Platz { $seat } sitzt ein Bot. Setz dich woanders hin.
refusal-no-bot-there = Auf Platz { $seat } kann kein Bot sitzen, nur auf 1 bis { $most }.
refusal-seat-taken = { $seat } ist besetzt. Nimm einen freien Platz, oder schau zu.
refusal-seat-kept = Platz { $number } ist noch für { $who } aus der letzten Partie frei gehalten. Nimm einen anderen, oder versuch es in { $minutes } min.
refusal-seats-kept = Die freien Plätze sind für die aus der letzten Partie frei gehalten. Schau zu, oder versuch es in { $minutes } min.
refusal-not-host-fill = Nur wer den Tisch eröffnet hat, kann freie Plätze besetzen.
refusal-came-and-went = An diesem Tisch war zu viel Kommen und Gehen. Warte eine Minute.
refusal-many-comings = An diesem Tisch ist { $times } Mal jemand gekommen und gegangen. Eröffne einen anderen.
refusal-leave-opening = Die Würfel werden gerade geöffnet. Geh, wenn das Spiel begonnen hat.
refusal-leave-over = Das Spiel ist aus, du kannst einfach gehen.
refusal-clock-seconds = { $seconds } Sekunden je Wahl: möglich sind 5 bis { $most }, oder Tage.
refusal-clock-days = { $days } Tage je Wahl: möglich sind 1 bis { $most }.
refusal-bad-option = `{ $found }` passt hier nicht.

# Names and talk.

refusal-bad-name = `{ $found }` passt hier nicht als Name.
refusal-name-hidden = In diesem Namen sind Zeichen, die man nicht sieht. Nimm Buchstaben, Ziffern und Leerzeichen.
refusal-name-mark = In diesem Namen ist ein `#`, das kennzeichnet Zuschauer. Lass es weg.
refusal-name-of-house = `{ $called }` könnte man für das Haus oder einen Bot halten. Nimm einen anderen Namen.
refusal-name-alike = `{ $called }` sieht aus wie { $other }, und so heißt hier schon jemand. Nimm einen anderen Namen.
refusal-name-word = In diesem Namen ist ein Wort, das in diesem Haus nicht willkommen ist. Nimm einen anderen.
refusal-talk-word = Darin ist ein Wort, das in diesem Haus nicht willkommen ist. Sag es mit anderen Worten.
refusal-muted = Du bist stummgeschaltet. Spielen und zuschauen kannst du weiter.
refusal-quiet = An diesem Tisch reden nur die, die spielen. Nimm einen freien Platz, um gehört zu werden.
refusal-much-talk = So viel auf einmal! Warte kurz.
refusal-talk-too-long = Zu lang: höchstens { $most } Zeichen.
refusal-talk-full = An diesem Tisch wurden schon { $lines } Zeilen gesagt. Mehr bewahrt er nicht auf.
refusal-not-host-mute = Stummschalten kann nur, wer den Tisch eröffnet hat. Du kannst die Zeilen für dich ausblenden.
refusal-not-host-watchers = Ob Zuschauer mitreden dürfen, bestimmt, wer den Tisch eröffnet hat.
refusal-account-muted = Die Moderation hat dein Konto stummgeschaltet, bis sie es aufhebt: { refusal-offence } Spielen und zuschauen kannst du weiter.
refusal-account-muted-until = Die Moderation hat dein Konto bis { $until } stummgeschaltet: { refusal-offence } Spielen und zuschauen kannst du weiter.
refusal-account-banned = Die Moderation hat dein Konto gesperrt, bis sie es aufhebt: { refusal-offence } Du kannst zuschauen, aber nicht spielen.
refusal-account-banned-until = Die Moderation hat dein Konto bis { $until } gesperrt: { refusal-offence } Du kannst zuschauen, aber nicht spielen.
refusal-offence = { $offence ->
    [insult] beleidigende Worte
    [harassment] Belästigung
    [spam] Spam
    [cheating] Spiele, die nicht ehrlich waren
    [name] ein Name, der beleidigt
   *[other] ein Verhalten, das hier nicht willkommen ist
}{ $said ->
    [yes] {" "}(„{ $text }“).
   *[no] .
}
refusal-remark-too-long = Eine Bemerkung hat höchstens { $most } Zeichen. Kürze sie.
refusal-closed-by-moderator = Die Moderation des Hauses hat diesen Tisch geschlossen.
refusal-not-moderator = Diese Seite ist für die, die hier für Ordnung sorgen, und dein Konto gehört nicht dazu. Der Betreiber des Hauses legt fest, wer das tut.
refusal-of-moderator = Dieses Konto sorgt auch für Ordnung. Nur der Betreiber des Hauses kann es stummschalten oder sperren.
refusal-no-report = Diese Meldung ist nicht mehr offen: jemand hat sie geschlossen, oder wen sie betraf, ist nicht mehr da.
refusal-nothing-to-report = So etwas ist hier für dich nicht zu sehen. Melde etwas, das noch da ist.
refusal-own-report = Das ist von dir selbst. Melde jemand anderen.
refusal-reported-already = Das hast du schon gemeldet. Jemand wird es ansehen.
refusal-many-reports = Zu viele Meldungen von deiner Adresse: warte { $seconds } s und versuch es noch einmal.
refusal-many-reports-open = { $most } deiner Meldungen sind offen, oder das Haus hat zu viele. Warte, bis jemand sie angesehen hat.
refusal-many-muted = { $most } sind schon stummgeschaltet. Lass erst jemanden wieder zu Wort kommen.
refusal-not-talked = `{ $called }` hat hier nichts gesagt. Nimm jemanden, wie er im Gespräch steht.

# The game and its dice.

refusal-game-over = Das Spiel ist aus. Spielt noch einmal, oder eröffne einen neuen Tisch.
refusal-not-begun = Das Spiel hat noch nicht begonnen, freie Plätze: { $free }. Warte, oder lass sie mit Bots besetzen.
refusal-dice-unopened = Das Spiel beginnt, sobald alle ihren Teil der Würfel geöffnet haben.
refusal-hidden-until-over = Das Spiel läuft noch. Verdecktes bleibt bis zum Ende verdeckt.
refusal-play-to-end = Das Spiel läuft noch. Spielt es zu Ende, oder gib auf.
refusal-no-moment = Von Ereignis { $after } kann man nicht weiterspielen: die Partie hat { $most }.
refusal-not-whole = Dieses Spiel ist nicht zu Ende. Gebraucht wird das Protokoll einer ganzen Partie.
refusal-no-proof = Dieses Spiel wurde nicht hier gespielt: Sein Protokoll enthält keinen Beweis für faire Würfel.
refusal-cannot-read = Dieses Spiel lässt sich nicht lesen: prüfe, ob das ganze Protokoll ankam.
refusal-cannot-show = Dieses Spiel lässt sich nicht zeigen.
refusal-cannot-show-dice = Die Würfel dieses Spiels lassen sich nicht zeigen.
refusal-coach-silent = Der Trainer hat nichts zu sagen.
refusal-coach-stopped = Dieses Spiel durchzusehen dauert zu lange.
refusal-coach-nothing-decided = In diesem Spiel gab es nichts zu entscheiden.
refusal-judge-silent = Dazu gibt es gerade keinen Tipp. Spiel, wie du magst.
refusal-no-hints = An diesem Tisch gibt es keine Tipps. Eröffne einen, der sie erlaubt.
refusal-nobody-plays = Gerade ist niemand am Zug. Frag, wenn du wählen darfst.
refusal-one-question = Deine letzte Frage wird noch bearbeitet. Warte auf die Antwort, dann frag noch einmal.
refusal-not-legal = { $seat } darf jetzt nicht `{ $word }`. Möglich ist: { $words }{ refusal-not-legal-more }
refusal-against-rules = { $because } Möglich ist: { $words }{ refusal-not-legal-more }
refusal-not-legal-more =
    { $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }
refusal-not-now = { $who } ist gerade nicht dran: Der Tisch wartet auf { $seats }.
refusal-not-now-roll = { $who } ist gerade nicht dran: Der Tisch wartet auf einen Wurf.
refusal-not-now-others = { $who } ist gerade nicht dran: Der Tisch wartet auf andere.
refusal-bad-word = `{ $found }` passt hier nicht.
refusal-missing = eine Wahl fehlt: erwartet auch eine von { $seats }
refusal-impossible = `{ $roll }` kann hier nicht fallen: erwartet { $words }{ refusal-not-legal-more }
refusal-undo-not-yours = Nichts zurückzunehmen: zuletzt geschah etwas, das nicht deine Wahl war.
refusal-undo-others-chose = Nichts zurückzunehmen: inzwischen hat jemand anderes gewählt.
refusal-undo-shown = Nichts zurückzunehmen: deine Wahl hat dir schon etwas Neues gezeigt.
refusal-taken-back-row = Du hast { $times } Mal nacheinander zurückgenommen. Bleib bei dieser Wahl.
refusal-taken-back-game = In dieser Partie wurde { $times } Mal zurückgenommen. Mehr geht nicht.
refusal-rolling = Die Würfel rollen gerade. Warte, bis sie liegen.
refusal-roll-due = Gleich wird gewürfelt: Zurücknehmen geht erst wieder, wenn die Würfel liegen.
refusal-all-committed = Alle haben sich festgelegt: Die Wahlen werden gerade geöffnet.
refusal-others-committed = Andere haben sich schon festgelegt. Warte, bis offen liegt, worauf.
refusal-not-committed-to = Darauf hast du dich nicht festgelegt.
refusal-committed = Du hast dich festgelegt. Geöffnet wird, wenn alle so weit sind.
refusal-committed-already = Du hast dich schon festgelegt. Nimm es erst zurück.
refusal-choose-openly = Gerade wird nichts gleichzeitig gewählt. Wähle offen.
refusal-missed-rounds = Du hast zwei Runden versäumt: Gewürfelt wird ohne deine Glieder.
refusal-seal-too-late = Zu spät für ein Siegel: Die Liste dieses Starts steht schon.
refusal-bytes-open = Dein Teil der Würfel ist schon offen.

# Why a table was closed.

refusal-closed-by-host = Der Betreiber des Hauses hat diesen Tisch geschlossen.
refusal-closed-unopened = Zweimal hat jemand seinen Teil der Würfel nicht geöffnet.

# Spieler, die das Haus wiedererkennt.

refusal-many-sign-ins = Zu viele Anmeldeversuche von deiner Adresse: warte { $seconds } s und versuch es noch einmal.
refusal-not-signed-in = Hier ist niemand angemeldet: öffne eine Seite des Hauses und melde dich an.
refusal-no-origin = Es fehlt, von welcher Seite das kommt: erwartet wird die Kopfzeile `Origin`.
refusal-bad-key = Dieser Schlüssel ist nicht lesbar: erwartet wird ein unkomprimierter Punkt von P-256 als base64url.
refusal-old-challenge = Diese Aufgabe ist verbraucht oder zu alt: hol eine neue.
refusal-bad-signature = Diese Unterschrift gehört nicht zu Schlüssel, Seite und Aufgabe: melde dich noch einmal an.
refusal-bad-code = Dieser Code ist unbekannt: verbraucht, zu alt oder vertippt; hol einen neuen.
refusal-many-devices = Dieser Spieler hat schon { $most } Geräte: entferne zuerst eines.
refusal-this-device = Das ist das Gerät in deiner Hand: melde dich stattdessen ab.
refusal-no-device = Dieses Gerät gibt es nicht: lade deine Seite neu.
refusal-bad-passkey = Dieser Passkey beweist hier nichts: Er wurde für eine andere Seite oder Zeit oder ohne seinen Besitzer angelegt oder benutzt; versuch es noch einmal, und entsperre ihn, wenn du gefragt wirst.
refusal-unknown-passkey = Diesen Passkey hat niemand mehr: Melde dich mit einem Code an, und lösche ihn dort, wo du deine Passkeys aufbewahrst.
refusal-cloned-passkey = Eine Kopie dieses Passkeys wurde schon benutzt: Melde dich mit einem Code an, und entferne den Passkey.
refusal-many-passkeys = Du hast schon { $most } Passkeys: Entferne zuerst einen.
refusal-no-passkey = Diesen Passkey gibt es nicht: Lade deine Seite neu.
refusal-no-player = Diesen Spieler gibt es nicht, oder er zeigt nichts von sich.

# What speaks against a choice, in every game.

game-refused-no-seat = Einen Platz { $number } gibt es an diesem Tisch nicht: Er hat { $seats }.
refusal-no-puzzle = Die Aufgabe { $id } gibt es nicht: möglich sind die aus /api/v1/puzzles.
refusal-daily-not-yet = { $day } ist noch nicht gekommen: bis dahin sind die Würfel versiegelt; spiel die von heute.
refusal-daily-over = { $day } ist vorbei, kein Versuch zählt mehr: die Würfel sind offen, du kannst mit ihnen üben.
refusal-daily-practice = So würdest du die Würfel zu früh kennen: beende zuerst deine eigene Reise von heute, dann übe, so oft du willst.
refusal-own-regard = Das bist du selbst: erwartet wird jemand anderes.
refusal-many-regards = Du hast schon von { $most } Leuten gesagt, was du von ihnen hältst: nimm einige von der Liste.
refusal-not-welcome = Jemand an diesem Tisch möchte nicht mit dir spielen: setz dich an einen anderen, oder eröffne einen eigenen.
refusal-invite-friends = Nur Freunde kann man einladen: füg diese Person erst zu deinen Freunden hinzu.
refusal-invite-sit = Nur wer an einem Tisch sitzt, lädt andere dorthin ein: setz dich erst.
refusal-invite-there = Die Person sitzt schon an diesem Tisch: lade jemand anderen ein.
refusal-invite-full = An diesem Tisch ist kein Platz mehr frei, oder das Spiel hat begonnen: eröffne einen anderen.
refusal-invite-unwelcome = Diese Person kann nicht an diesen Tisch eingeladen werden: lade jemand anderen ein.
refusal-vacation-no-day = Ein Urlaub ohne Tage: plane mindestens einen.
refusal-vacation-past = Dieser Urlaub hätte schon begonnen: wähle eine Zeit, die noch kommt.
refusal-vacation-far = Urlaub lässt sich höchstens ein Jahr im Voraus planen: wähle einen früheren Tag.
refusal-vacation-overlaps = In dieser Zeit hast du schon Urlaub: beende ihn erst, oder wähle andere Tage.
refusal-vacation-long = Höchstens { $most ->
    [one] ein Tag
   *[other] { $most } Tage
 } am Stück, mit dem Urlaub unmittelbar davor und danach: wähle weniger Tage.
refusal-vacation-used-up = { $left ->
    [0] Dann ist kein Urlaubstag mehr übrig: Tage kommen ein Jahr nach dem Urlaub wieder.
    [one] Dann ist nur noch ein Urlaubstag übrig: wähle weniger Tage.
   *[other] Dann sind nur noch { $left } Urlaubstage übrig: wähle weniger Tage.
 }
refusal-no-vacation = Diesen Urlaub gibt es nicht mehr: er ist zu Ende oder war nie geplant.
refusal-vacation-changed = Dein Urlaub wurde eben an einem anderen Gerät geändert: sieh noch einmal nach.
refusal-vacation-time = Das ist keine Zeit: erwartet wird der Beginn des Urlaubs in Millisekunden seit 1970.
refusal-no-calendar = Dieser Link führt zu keinem Kalender, oder nicht mehr: frag nach einem neuen.
refusal-many-invitations = { $most } deiner Einladungen sind offen: warte, bis jemand gekommen ist oder abgelehnt hat.
refusal-no-tournament = Dieses Turnier gibt es nicht: prüfen Sie den Link.
refusal-tournament-starts = Dann kann es nicht beginnen: möglich ist eine Zeit ab jetzt, innerhalb von 60 Tagen.
refusal-tournament-seats = Das ist kein Turnier: möglich sind Tische für zwei bis zwölf.
refusal-tournament-clock = Ein Turnier braucht eine Uhr: Sekunden oder Tage je Wahl.
refusal-tournament-length = { $found } ist hier nicht möglich: 1 bis { $most }.
refusal-tournaments-own = Sie haben schon { $most } Turniere offen: warten Sie, bis eines vorbei ist, oder beenden Sie eines.
refusal-tournaments-many = Es gibt schon { $most } Turniere: warten Sie, bis eines vorbei ist.
refusal-tournament-here = Sie nehmen schon teil.
refusal-tournament-not-in = Sie nehmen an diesem Turnier nicht teil oder haben es verlassen.
refusal-tournament-full = { $most } nehmen schon teil: mehr können es nicht sein.
refusal-tournament-late = Für dieses Turnier ist es zu spät.
refusal-tournament-few = Es sind zu wenige: ein Tisch ist für { $seats }.
refusal-tournament-not-now = Das geht jetzt nicht: das Turnier hat noch nicht begonnen oder ist zu Ende.
refusal-tournament-over = Dieses Turnier ist vorbei.
refusal-tournament-host = Das darf nur, wer dieses Turnier veranstaltet.
refusal-tournament-no-game = Sie haben gerade kein Spiel: warten Sie, bis Sie eines bekommen.
refusal-tournament-seat = Die Plätze dieses Tisches sind für die, denen das Turnier dieses Spiel gegeben hat.
refusal-tournament-too-late = Sie kommen zu spät: dieses Spiel wurde ohne Sie gewertet; treten Sie wieder ein, um das nächste zu bekommen.

# Bots von Leuten.
refusal-name-of-bot = `{ $called }` kann man für den Namen eines Bots halten: wähl einen anderen.
refusal-bot-name-long = Der Name eines Bots hat höchstens { $most } Zeichen.
refusal-many-bots = Du hast { $most } Bots, mehr darf niemand haben: entferne erst einen.
refusal-no-bot = Du hast keinen solchen Bot.
refusal-no-scopes = Ein Schlüssel für nichts öffnet nichts: möglich sind `read`, `challenge` und `play`.
refusal-many-bot-tokens = Dieser Bot hat { $most } Schlüssel, mehr darf er nicht haben: widerrufe erst einen.
refusal-no-bot-token = Dieser Bot hat keinen solchen Schlüssel: er ist wohl schon widerrufen.
refusal-wrong-bot-token = Hier wird der Schlüssel eines Bots erwartet (`Authorization: Bearer TOKEN`); dieser öffnet nichts, er ist wohl widerrufen.
refusal-bot-scope = Dieser Schlüssel gilt dafür nicht: nötig ist einer mit `{ $scope }`.
refusal-many-bot-requests = Zu viele Anfragen mit diesem Schlüssel: versuch es in { $seconds } s wieder.
refusal-bot-not-asked = Ein Bot setzt sich nur dorthin, wo ihn jemand herausgefordert hat.
refusal-bot-many-games = Dieser Bot spielt schon an { $most } Tischen: er soll erst eine Partie beenden.
refusal-bot-seat = Dieser Platz gehört einem Bot: sein Schlüssel wird erwartet, wenn die Verbindung geöffnet wird.
refusal-bot-token-revoked = Der Schlüssel dieses Bots wurde widerrufen.
refusal-bot-not-open = Dieser Bot spielt nicht mit dir: wem er offensteht, entscheidet, wem er gehört.
refusal-bot-quiet = Bots reden nicht.

# Nachrichten für Abwesende.

refusal-push-off = Dieses Haus benachrichtigt keine Browser.
refusal-push-endpoint = Dieser Browser nennt keinen Dienst für Nachrichten, den alle erreichen. Versuch es mit einem anderen.
refusal-many-browsers = { $most } Browser werden schon benachrichtigt. Entferne zuerst einen.
refusal-no-browser = Diesen Browser gibt es nicht.
refusal-mail-off = Dieses Haus schreibt keine E-Mails.
refusal-bad-address = Das ist keine E-Mail-Adresse. Sie sieht aus wie ann@example.org, ohne Umlaute.
refusal-address-refused = An dieser Adresse kommt keine E-Mail an. Sieh nach, wie sie geschrieben wird.
refusal-mail-soon = Eben erst ging ein Code ab. Der nächste geht in { $seconds } s.
refusal-mail-away = Gerade geht keine E-Mail ab. Versuch es später noch einmal.
refusal-bad-unsubscribe = Dieser Link steht in keiner E-Mail. Öffne den am Ende einer E-Mail.

# Vorab genannte Entscheidungen.

refusal-ahead-clock = Vorausplanen geht dort, wo man Tage Zeit hat: Hier läuft eine Uhr in Sekunden.
refusal-ahead-secrets = In einem Spiel mit Geheimnissen lässt sich nichts vorausplanen: Was dann möglich ist, würde sie verraten.
refusal-ahead-persons = Nur wer diesen Platz selbst spielt, kann vorausplanen.
refusal-ahead-at-once = Du hast zugleich mit anderen gewählt: Warte, bis alle gewählt haben.
refusal-ahead-your-turn = Du bist am Zug: Wähle jetzt.
refusal-ahead-too-late = Inzwischen ist etwas anderes geschehen: Schau noch einmal voraus.
refusal-ahead-nothing = Es ist nichts geplant: Mindestens eine Wahl gehört dazu.
refusal-ahead-many = Zu viele geplante Entscheidungen: möglich sind höchstens { $most }.
refusal-ahead-deep = Zu viele Entscheidungen hintereinander: möglich sind höchstens { $most }.
refusal-ahead-long = Es soll zu viel geschehen: möglich sind höchstens { $most } Zeilen.
refusal-ahead-word-long = Eine Zeile ist zu lang: möglich sind höchstens { $most } Byte.
refusal-ahead-large = Es ist zu viel geplant: möglich sind höchstens { $most } Byte.
refusal-ahead-own = Deine eigenen Entscheidungen sind keine Bedingungen: Sie stehen dort, wo du wählst.
refusal-ahead-last = Auf „was auch geschieht“ folgt deine eigene Wahl: Etwas anderes kann dort nicht stehen.
refusal-ahead-not-asked = Du wählst dann nicht, oder zugleich mit anderen: Planen lässt sich nur, was du allein wählst.
refusal-ahead-cannot-be = Das kann dann nicht geschehen: Schau Schritt für Schritt voraus.
refusal-ahead-failed = Was kommen kann, ließ sich nicht ausrechnen: Versuche es noch einmal.
