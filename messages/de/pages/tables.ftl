# Was beim Eröffnen eines Tisches, im Wartezimmer und in der Liste aller Tische gesagt wird.

all-title = Tische
all-text = Alle öffentlichen Tische dieses Hauses. Tische, die man nur über ihren Link findet, stehen nicht hier.
all-among = Welche Tische
all-waiting = Offen
all-playing = Im Spiel
all-finished = Beendet
all-game = Spiel
all-game-any = Alle Spiele
all-player = Name eines Mitspielers
all-find = Suchen

open-rules = Regeln lesen
open-who = Wer spielt
open-seats = Spieler
open-seat = Platz { $n }
open-person = Ein Mensch, per Einladung
open-person-help = Du bekommst einen Link und einen QR-Code zum Verschicken.
open-bots = Bots
open-character = Charakter
open-character-none = Kein besonderer Charakter
open-all-person = Alle per Einladung
open-all-bot = Überall Bots
open-options = Regeln an diesem Tisch
open-options-usual = wie im Haus üblich
open-options-changed = { $n } geändert
open-options-loading = Die Regeln werden geholt …
open-options-away = Die Regeln, die sich ändern lassen, sind nicht angekommen.
open-options-reset = Wie im Haus üblich
open-options-default = üblich
open-options-own = Von dir
open-options-range = { $least } bis { $most }, üblich { $usual }
open-options-none = keine
open-options-some = eine Zahl
open-options-less = Weniger
open-options-more = Mehr
open-table = Zeit, Tipps, Sichtbarkeit
open-clock = Zeit für jede Entscheidung
open-clock-none = So lange du willst
open-clock-seconds = Sekunden
open-clock-days = Tage
open-clock-help = Ist die Zeit um, entscheidet ein Bot.
open-clock-short = { $n } s je Entscheidung
open-clock-long = { $n ->
    [one] { $n } Tag je Entscheidung
   *[other] { $n } Tage je Entscheidung
}
open-clock-no = ohne Uhr
open-hints = Tipps
open-hints-on = Erlaubt
open-hints-off = Nicht erlaubt
open-hints-help = Wer dran ist, darf fragen, was am besten wäre.
open-hints-short-on = mit Tipps
open-hints-short-off = ohne Tipps
open-dice = Würfel
open-dice-house = Wie das Haus
open-dice-house-help = gemeinsam, wenn zwei oder mehr Menschen spielen
open-dice-together = Gemeinsam
open-dice-together-help = jeder Wurf braucht alle, die da sind: niemand kennt ihn vorher
open-dice-sealed = Versiegelt
open-dice-sealed-help = von allen vor dem ersten Wurf versiegelt: das Haus weiß, was kommt
open-visibility = Wer den Tisch finden kann
open-unlisted = Nur per Link
open-unlisted-help = Wer den Link hat, darf sich setzen oder zuschauen.
open-public = Alle
open-public-help = Er steht in der Lobby: Jeder darf sich setzen oder zuschauen.
open-private = Nur, wer mitspielt
open-private-help = Wer den Link hat, darf sich setzen. Zuschauen darf niemand.
open-start = Spiel beginnen
open-start-invite = Tisch eröffnen
open-start-next = Danach bekommst du den Link zum Verschicken.
open-start-now = Das Spiel beginnt sofort.
open-busy = Der Tisch wird eröffnet …
open-sum = { $n } Spieler
open-sum-bots = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}
open-no-game-title = Dieses Spiel steht nicht im Regal
open-no-game-text = Ein Spiel namens „{ $game }“ gibt es in diesem Haus nicht. Diese schon:

wait-for = { $n ->
    [one] Noch { $n } Mitspieler fehlt
   *[other] Noch { $n } Mitspieler fehlen
}
wait-begins = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
wait-tournament = Wer nicht rechtzeitig kommt, hat dieses Spiel verloren.
wait-tournament-link = Zum Turnier
wait-seats = Plätze
wait-you = du
wait-host = Gastgeber
wait-here = ist da
wait-away = ist weg
wait-free = Frei
wait-kept = freigehalten für { $name } aus dem Spiel davor
wait-take = Hier sitzen
wait-take-name = Hier sitzen: Platz { $n }
wait-watchers = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Leute schauen zu
}
wait-came = { $name } setzt sich.
wait-went = { $name } geht.

invite-title = Lade deine Freunde ein
invite-text = Wer diesen Link öffnet, kann sich setzen. Ein Konto braucht niemand.
invite-link = Einladungslink
invite-copy = Link kopieren
invite-copied = Kopiert
invite-by-hand = Dein Browser lässt uns nicht kopieren. Der Link ist markiert: Kopier ihn selbst.
invite-share = Teilen …
invite-share-text = Spiel { $title } mit mir
invite-qr = QR-Code der Einladung
invite-qr-text = Oder scanne das hier mit einem Telefon.

fill-title = Kommt niemand mehr?
fill-level = Stärke der Bots
fill-do = { $n ->
    [one] Freien Platz mit einem Bot besetzen
   *[other] Freie Plätze mit Bots besetzen
}
fill-host = Wer den Tisch eröffnet hat, kann auch Bots auf freie Plätze setzen.

leave-do = Tisch verlassen

sit-title = Du bist eingeladen
sit-public = Hier ist ein Platz für dich
sit-text = { $n ->
    [one] { $names } wartet an diesem Tisch auf dich: { $title }.
   *[other] { $names } warten an diesem Tisch auf dich: { $title }.
}
sit-text-nobody = Ein Tisch wartet auf dich: { $title }.
sit-do = Hinsetzen
sit-busy = Einen Moment …
sit-watch = Oder bleib und schau zu: Sobald das Spiel beginnt, siehst du es hier.
sit-private = Das ist ein privater Tisch
sit-private-text = Nur wer daran sitzt, kann ihn sehen.
sit-full = Alle Plätze sind besetzt, und an einem privaten Tisch darf niemand zuschauen.

agreed-title = So spielen wir
agreed-usual = Alles wie im Haus üblich.
agreed-rules = Regeln von { $title }
here-too-title = Zu zweit an einem Bildschirm?
here-too-text = Wer neben dir sitzt, kann hier mitspielen. Bei jedem Zug gebt ihr den Bildschirm weiter.
here-too-name = Name
here-too-do = Setzt sich hierher
