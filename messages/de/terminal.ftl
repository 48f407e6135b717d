# Was das Terminal selbst sagt, bei jedem Spiel: Bildschirme, Tasten, Befehle.
# Wörter in `Backquotes` werden getippt: Sie sind in jeder Sprache gleich.

# Was vor den Nachkommastellen steht.
terminal-decimal = ,
terminal-numbers-to = { $first } bis { $last }
terminal-players = { $most ->
    [1] für 1
   *[other] für { $seats }
}

# Tasten der letzten Zeile, und was sie tun. Eine ganze Zeile hat 80 Spalten.
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-left-right = Links Rechts
terminal-key-left = ←
terminal-key-right = →
terminal-key-home = Pos1
terminal-key-end = Ende
terminal-key-space = Leer
terminal-does-open = öffnen
terminal-does-sit-down = hinsetzen
terminal-does-change = ändern
terminal-does-help = Hilfe
terminal-does-rules = Regeln
terminal-does-odds = Chance
terminal-does-hint = Tipp
terminal-does-log = Log
terminal-does-chances = Sieg
terminal-does-undo = Undo
terminal-does-resign = aufgeben
terminal-does-leave = weg
terminal-does-back = zurück
terminal-does-start = Start
terminal-does-on = vor
terminal-does-end = Ziel
terminal-does-play = Film
terminal-does-fast = rasch
terminal-does-slow = ruhig
terminal-does-skip = jetzt

terminal-too-small = Dieses Fenster hat { $width } x { $height } Zeichen. Luckhouse braucht { $columns } x { $rows }: Mach es größer, oder spiele mit `luckhouse --plain`.
terminal-panel-title = { $title }  ({ $first }-{ $last } von { $lines }; Esc schließt)
terminal-help = Hilfe
terminal-odds = Chancen
terminal-hint = Tipp
terminal-nowhere-to-keep = Hier ist kein Ort, um ein Spiel aufzuheben.

terminal-shelf-title = Luckhouse: Was wollen wir spielen?
terminal-shelf-game = { $number }  { $title }, { $players }
terminal-shelf-kept = Aufgehobene Spiele
terminal-shelf-look-back = ansehen: { $title }, { $about }
terminal-shelf-go-on = weiter: { $title }, { $about }
terminal-shelf-help =
    Auf und Ab gehen am Regal entlang, Enter öffnet, worauf sie stehen; eine Zahl öffnet ein Spiel sofort.
    F2 zeigt die Regeln des gewählten Spiels.
    { "" }
    Ein verlassenes Spiel ist nach allem, was geschieht, aufgehoben: Es steht unter den Spielen und geht dort weiter.
    Ein Spiel, das aus ist, kann noch einmal angesehen werden, Ereignis für Ereignis.
    { "" }
    Auch die Maus geht: auf eine Zeile oder unten auf eine Taste klicken; das Rad blättert.
    Esc, q oder F10 verlassen das Haus.

terminal-setup-title = { $title }: Wie wollen wir spielen?
terminal-setup-players = Spieler
terminal-setup-dice = Würfel
terminal-setup-dice-rolled = geworfen
terminal-setup-dice-typed = getippt
terminal-setup-you = du
terminal-setup-means-seats = Wie viele spielen: { $seats }.
terminal-setup-means-rolled = Das Haus würfelt.
terminal-setup-means-typed = Du wirfst echte Würfel auf deinem Tisch und tippst, was sie zeigen.
terminal-setup-means-you = jemand an diesem Bildschirm
terminal-setup-means-option = { $about } ({ $values }; sonst { $default }).
terminal-setup-wrong = { $name } kann nicht { $value } sein: erwartet wird { $expected }
terminal-setup-help =
    Auf und Ab gehen von Zeile zu Zeile, Links und Rechts ändern, was dort steht. Eine Zahl kann man auch tippen.
    Enter setzt sich an den Tisch, wie er gerade ist, von jeder Zeile aus.
    { "" }
    Einen Bogen oder Spielplan kannst du selbst machen: F3 liest eine Datei, F4 öffnet, was da steht, in deinem Editor (VISUAL oder EDITOR), und der Text einer Datei kann eingefügt werden. Was du machst, ist aufgehoben, in Ordnung oder nicht, bis F8 es entfernt.
    { "" }
    Auf jedem Platz spielst du oder ein Bot. Mehrere können sich diesen Bildschirm teilen: Stell mehrere Plätze auf `du`.
    Bots vom schwächsten zum stärksten: random, novice, steady, strong, best. Manche Spiele haben Charaktere, die stark spielen, jeder nach seinem Geschmack.
    { "" }
    Mit getippten Würfeln wirfst du echte Würfel auf deinem Tisch und tippst, was sie zeigen.

terminal-table-out = (aus)
terminal-table-replay = Rückblick
terminal-table-rolling = Es wird gewürfelt
terminal-table-the-end = Ende
terminal-table-waiting = Warten
terminal-table-choice = Deine Wahl
terminal-table-choice-of = Deine Wahl ({ $place } von { $all })
terminal-table-dice-roll = Die Würfel rollen.
terminal-table-nothing-like-that = So etwas steht nicht in der Liste. Enter sagt es trotzdem, Esc vergisst es.
terminal-table-log = Was geschah
terminal-table-log-older = Was geschah (älter)
terminal-table-showing = Was geschieht
terminal-table-skip = Warte, oder drücke . und sieh, wie es jetzt steht.
terminal-table-still-showing = Erst wird gezeigt, was geschah: warte, oder überspringe es mit .
terminal-table-left-out = { $events ->
    [one] Ein Ereignis wurde nicht gezeigt; es steht im Log (F5).
   *[other] { $events } Ereignisse wurden nicht gezeigt; sie stehen im Log (F5).
}
terminal-table-since = Seit deinem letzten Zug
terminal-table-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
terminal-table-speed = So schnell wird gezeigt: { $speed }. + ist schneller, - langsamer, . springt zu jetzt.
terminal-table-choice-among = Deine Wahl (aus { $all })
terminal-table-go-to-one = Geh zuerst mit Auf oder Ab zu einer Wahl, oder tippe sie.
terminal-table-log-since = Seit deinem letzten Zug
terminal-speed-slow = langsam
terminal-speed-normal = normal
terminal-speed-fast = schnell
terminal-speed-none = sofort
terminal-table-sure = Das Spiel aufgeben? j für ja, jede andere Taste für nein.
terminal-table-yes = jJyY
terminal-table-not-given-up = Nicht aufgegeben.
terminal-table-picked = { $picked } (Esc vergisst es)
terminal-table-own-chance = Deine Gewinnchance: { $chance }
terminal-table-nothing-there = Dort ist jetzt nichts zu wählen.
terminal-table-over = Das Spiel ist aus.
terminal-table-thinking = Denke darüber nach.
terminal-table-chances-shown = Gewinnchancen werden gezeigt.
terminal-table-chances-hidden = Gewinnchancen werden nicht gezeigt.
terminal-table-save-what = save FILE: Es fehlt der Name einer Datei
terminal-table-no-log-to-save = Hier gibt es kein Log, das man speichern könnte.
terminal-table-not-over-yet = Das Spiel ist noch nicht aus: Zum Zurückblicken ist es zu früh.
terminal-table-no-log-to-see = Hier gibt es kein Log, auf das man zurückblicken könnte.
terminal-table-takes-screen = { $seat } übernimmt; sonst schaut niemand hin
terminal-table-or-type = oder tippe, was du geworfen hast
terminal-table-sit-down = hinsetzen
terminal-table-house-rolls = das Haus würfelt
terminal-table-once-more = noch einmal dasselbe
terminal-table-look-back = noch einmal ansehen, Schritt für Schritt
terminal-table-get-up = vom Tisch aufstehen
terminal-film-plays = Ereignis { $at } von { $length }; der Film läuft, Tempo: { $speed }.
terminal-film-stands = Ereignis { $at } von { $length }; der Film steht, Tempo: { $speed }.

terminal-command-help = diese Liste
terminal-command-rules = die Regeln dieses Spiels
terminal-command-odds = was jetzt wie wahrscheinlich ist; `odds TOPIC …` fragt nach anderem
terminal-command-hint = was eine starke Spielerin täte, und was jede Wahl wert ist
terminal-command-why = dasselbe
terminal-command-log = alles, was geschehen ist
terminal-command-chances = deine Gewinnchance, an oder aus
terminal-command-undo = nimmt deine letzte Wahl zurück, wenn danach nicht gewürfelt wurde
terminal-command-resign = aufgeben; zu dritt oder mehr spielt ein Bot für dich weiter
terminal-command-since = was seit deinem letzten Zug geschah
terminal-command-skip = wie es jetzt steht, ohne zu zeigen, wie es dazu kam
terminal-command-speed = wie schnell gezeigt wird: `speed slow`, `normal`, `fast` oder `none`
terminal-command-quit = gehen; ein Spiel an diesem Bildschirm ist aufgehoben
terminal-command-save = das Spiel in eine Datei schreiben
terminal-command-rematch = noch einmal dasselbe, wenn das Spiel aus ist
terminal-command-replay = das Spiel noch einmal ansehen, wenn es aus ist
terminal-command-plain = der Tisch in einfachen Zeichen, oder sein Brett
terminal-command-say = den anderen an einem Tisch im Netz etwas sagen
terminal-command-people = wer an einem Tisch im Netz ist
terminal-command-fill = dort auf jeden freien Platz einen Bot setzen und anfangen; für Gastgeber
terminal-command-mute = jemanden dort nicht mehr hören; `unmute NAME` wieder; für Gastgeber
terminal-command-watchers = wer zuschaut, darf dort nicht reden; `watchers on` wieder; für Gastgeber
terminal-command-leave = von dort für immer weggehen
terminal-play-help =
    Auf und Ab gehen durch die Liste, Enter nimmt, worauf sie stehen.
    Tippen macht die Liste kürzer; Enter sagt, was getippt ist. Mehrere Wörter: mit `;` dazwischen.
    Tab geht über das Brett, Leertaste oder Enter berührt, wo es steht. Esc vergisst, was gewählt oder getippt ist.
    Bild auf und Bild ab blättern im Log. Die Maus geht überall: Brett, Liste, Log und Tasten.
    Was geschieht, wird nacheinander gezeigt: . springt zu jetzt, + und - ändern das Tempo, F9 fasst zusammen.
    Eine Taste, die währenddessen gedrückt wird, wählt nichts. Deine Wahl kannst du zurücknehmen (F7), bis Würfel fallen.
    { "" }
    Auch diese Wörter kann man tippen, mit oder ohne Schrägstrich davor:
terminal-replay-help =
    Links und Rechts gehen ein Ereignis zurück und vor, Bild auf und Bild ab zehn, Pos1 und Ende zum Anfang und zum Schluss.
    Die Leertaste lässt den Film laufen oder hält ihn an, + und - ändern das Tempo. Esc geht weg.
    { "" }
    An einem Tisch, an dem gespielt wird, kann man diese Wörter tippen:

terminal-local-you = du
terminal-local-person = Person { $number }
terminal-local-for-who-gave-up = { $bot } (statt dem, der aufgab)
terminal-local-hand-over = Gib den Bildschirm an { $seat }. Sonst schaut jetzt niemand hin.
terminal-local-over = Das Spiel ist aus.
terminal-local-by-hand = Von Hand: { $what }
terminal-local-thinks = { $seat } ({ $name }) überlegt.
terminal-local-your-choice = Du bist dran.
terminal-local-choice-of = { $seat }, du bist dran.
terminal-local-say-it-aloud = Alle sitzen an diesem Bildschirm: Sag es laut.
terminal-local-no-replay = Das ist kein Rückblick: Sieh es dir an, wenn es aus ist.
terminal-local-sits-down-first = Zuerst setzt sich { $seat }: Drück Enter.
terminal-local-nothing-to-choose = Jetzt ist nichts zu wählen. { $waiting }
terminal-local-nobody-to-sit-down = Gerade muss sich niemand setzen.
terminal-local-nothing-to-take-back = Nichts zurückzunehmen: Hier hat niemand gewählt.
terminal-local-taken-back = Zurückgenommen.
terminal-local-own-choice-first = Gib auf, wenn du selbst wählst, nicht wenn andere dran sind.
terminal-local-not-over = Noch einmal erst, wenn dieses Spiel aus ist: Gib auf, oder spiel es zu Ende.
terminal-local-from-the-list = { $refusal }. Wähle aus der Liste.
terminal-local-words-dropped = Ein anderer Zug: Die übrigen Wörter entfallen.
terminal-local-at-random = { $seat } weiß nicht weiter und wählt zufällig.
terminal-local-forfeits = { $name } auf { $seat } verliert kampflos: { $why }.
terminal-local-no-hint = Kein Tipp: Das Nachdenken ist abgebrochen.

terminal-replay-after = Nach { $events } von { $all } Ereignissen.
terminal-replay-only-looked-at = Dieses Spiel ist gespielt: Man kann es nur noch ansehen.

terminal-ended-alone-won = Das Spiel ist zu Ende: du hast gewonnen.
terminal-ended-alone-lost = Das Spiel ist zu Ende: du hast verloren.
terminal-ended-nobody = Das Spiel ist aus: Niemand gewinnt. Punkte: { $scores }.
terminal-ended-one = Das Spiel ist aus: { $winner } gewinnt. Punkte: { $scores }.
terminal-ended-several = Das Spiel ist aus: { $winners } gewinnen zusammen. Punkte: { $scores }.

# Bretter aller Spiele.
terminal-board-put-back = { $thing }: gewählt; noch einmal berühren legt es zurück
terminal-board-choices = { $thing }, { $number } Möglichkeiten: { $choices }
