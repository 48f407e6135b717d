# What is said beside a table, and of the settings: it comes when it is looked at.

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = Wie mein Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Bewegung
settings-sound = Ton
settings-sound-on = An
settings-sound-off = Aus
settings-dice = Deine Würfel
settings-dice-house = Werden für mich geworfen
settings-dice-hand = Ich werfe meine Würfel selbst
hand-over-title = Gib den Bildschirm an { $name }
hand-over-take = Ich bin { $name }
device-text = Scanne das, oder öffne dort den Link. Wer ihn hat, spielt auf deinem Platz: behalt ihn für dich.
device-link = Link für deinen Platz
panel-talk-mute = { $name } stumm schalten
panel-talk-unmute = { $name } wieder hören
panel-talk-empty = Noch hat niemand etwas gesagt.
panel-talk-say = Etwas sagen
panel-talk-send = Senden
panel-talk-muted = (nicht zu hören)
panel-talk-report = Etwas melden …
panel-talk-watchers-off = Zuschauer nicht mitreden lassen
panel-talk-watchers-on = Zuschauer mitreden lassen
panel-talk-watchers-quiet = Wer zuschaut, kann an diesem Tisch nicht mitreden.
panel-talk-watcher = { $name } (schaut zu)
panel-odds-none = Gerade steht kein Wurf bevor.
panel-hint-ask = Was wäre am besten?
panel-hint-thinking = Denke nach …
panel-hint-failed = Das Haus fand nicht rechtzeitig eine Antwort. Frag noch einmal, oder wähle selbst.
panel-hint-off = An diesem Tisch gibt es keine Tipps.
panel-hint-turn = Frag, wenn du dran bist.
panel-hint-wins = Gewinnchance
panel-hint-more = Mehr: alle { $n } Möglichkeiten
panel-hint-all = Alle zeigen
panel-hint-alike = { $n ->
    [one] Eine andere Möglichkeit ist so nah, dass niemand sagen kann, welche besser ist.
   *[other] { $n } andere Möglichkeiten sind so nah, dass niemand sagen kann, welche die beste ist.
}
panel-hint-beside = Neben „{ $choice }“:
panel-hint-line = Die meisten Spiele gehen so weiter:
# A figure only where not all games go so.
panel-hint-step = { $you ->
    [yes] Du
   *[no] { $name }
}: { $choice } { $share ->
    [100] { "" }
   *[other] ({ $share } von 100)
}
panel-hint-error = Diese Chancen sind Schätzungen, auf { $error } genau; um wie viel eine besser ist als die andere, auf { $apart }.
bar-label = Deine Gewinnchance
bar-before = vor diesem Zug
bar-waits = Deine Gewinnchance erscheint, wenn du dran bist.
bar-show = Meine Gewinnchance immer zeigen
panel-hint-play = Spielen
panel-hint-exact = Diese Chancen sind exakt.
tour-label = Ein erster Rundgang
tour-end = Überspringen
tour-back = Zurück
tour-next = Weiter
tour-done = Spielen
show-throw-how = Drücken, ziehen oder Leertaste
nowhere-no-page-title = Hier ist nichts
nowhere-no-page-text = Vielleicht fehlt der Adresse ein Buchstabe. Alle Spiele stehen im Regal in der Lobby.
nowhere-no-table-title = Diesen Tisch gibt es nicht
nowhere-no-table-text = Der Link ist vielleicht abgeschnitten, oder der Tisch stand in einem anderen Haus. Bitte um einen neuen Link, oder eröffne selbst einen Tisch.
nowhere-not-yours-title = Dieser Tisch ist nicht für dich
nowhere-not-yours-text = Es ist ein privater Tisch, und dieser Browser hat dort keinen Platz. Öffne ihn in dem Browser, in dem du dich gesetzt hast, oder bitte um eine neue Einladung.
nowhere-full-title = Das Haus ist voll
nowhere-full-text = Gerade passen keine Tische oder Leute mehr hinein. Versuch es bitte später noch einmal.
why-film = Erst siehst du, was geschah.
why-busy = Deine Wahl ist unterwegs.
why-not = Das geht jetzt nicht.
why-turn = Du bist nicht dran: { $names } ist am Zug.

vacation-beside = { $name }: im Urlaub bis { $until }
