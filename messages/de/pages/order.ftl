# Ordnung unter den Spielern: Meldungen, und die Seite derer, die sie ansehen.

order-title = Ordnung
order-not-yours = Diese Seite ist nicht für alle
order-away = Das Haus antwortet gerade nicht.
order-failed = Das ging nicht: { $text }

offence-insult = Beleidigende Worte
offence-harassment = Drohungen, oder jemanden nicht in Ruhe lassen
offence-spam = Spam oder Werbung
offence-cheating = Ein Spiel, das nicht ehrlich ist
offence-name = Ein Name, der beleidigt
offence-other = Etwas anderes

report-title = Etwas melden
report-text = Wer hier für Ordnung sorgt, wird es ansehen. Sonst erfährt niemand, dass du es warst.
report-what = Worum geht es?
report-talk = { $name }: „{ $text }“
report-name = Der Name { $name }
report-conduct = Wie { $name } sich verhält
report-why = Was stimmt daran nicht?
report-more = Was sollten sie noch wissen? (kann leer bleiben)
report-send = Melden
report-nothing = Hier ist niemand, den man melden könnte.
report-sent = Danke. Jemand wird es ansehen.

reports-title = Offene Meldungen
reports-none = Nichts ist offen.
reports-talk = { $called } hat gesagt
reports-name = Der Name { $called }
reports-conduct = Wie { $called } sich verhält
reports-by = Gemeldet von { $by } am { $at }
reports-guest = ein Gast, ohne Konto
reports-account = Konto: { $name }
reports-around = Was dort gesagt wurde
reports-gone = Das Gespräch ist nicht mehr da: der Tisch wurde gelöscht, oder sein Gespräch.
reports-hidden = (ausgeblendet)
reports-hide = Ausblenden
reports-hide-line = Zeile { $line } ausblenden
reports-show = Zeigen
reports-show-line = Zeile { $line } zeigen
reports-mute = { $name } stummschalten …
reports-ban = { $name } sperren …
reports-table = Zum Tisch
reports-outcome = Was daraus wurde
reports-close = Meldung schließen
outcome-nothing = Es war nichts zu tun
outcome-hidden = Gesagtes wurde ausgeblendet
outcome-muted = Das Konto wurde stummgeschaltet
outcome-banned = Das Konto wurde gesperrt

restrain-mute = { $name } stummschalten
restrain-ban = { $name } sperren
restrain-mute-text = Spielen geht weiter, aber niemand hört, was gesagt wird.
restrain-ban-text = Alle Tische werden sofort verlassen. Zuschauen geht, aber nicht Platz nehmen, Tische eröffnen oder an Turnieren teilnehmen.
restrain-time = Wie lange?
restrain-minutes = { $n ->
    [1] 1 Minute
   *[other] { $n } Minuten
}
restrain-hours = { $n ->
    [1] 1 Stunde
   *[other] { $n } Stunden
}
restrain-days = { $n ->
    [1] 1 Tag
   *[other] { $n } Tage
}
restrain-for-good = Bis es jemand aufhebt
restrain-why = Warum? Das wird gesagt.
restrain-more = Eine Bemerkung dazu (kann leer bleiben)

restrained-title = Stummgeschaltet und gesperrt
restrained-none = Niemand.
restrained-muted = stumm bis { $until }
restrained-muted-for-good = stumm, bis es jemand aufhebt
restrained-banned = gesperrt bis { $until }
restrained-banned-for-good = gesperrt, bis es jemand aufhebt
restrained-lift-muted = { $name } wieder reden lassen
restrained-lift-banned = { $name } wieder spielen lassen

order-tables-title = Öffentliche Tische
order-tables-none = Keiner ist offen.
order-tables-empty = niemand sitzt dort
order-tables-close = Schließen
order-tables-close-name = Den Tisch { $game } mit { $players } schließen
order-tables-sure = Den Tisch { $game } mit { $players } schließen? Niemand gewinnt, und alle dort erfahren es.

deeds-title = Was getan wurde
deeds-none = Noch nichts.
deeds-former = jemand, der nicht mehr da ist
deeds-hide = { $by } hat Zeile { $line } von { $about } ausgeblendet
deeds-show = { $by } hat Zeile { $line } von { $about } wieder gezeigt
deeds-muted = { $by } hat { $about } stummgeschaltet ({ $time })
deeds-banned = { $by } hat { $about } gesperrt ({ $time })
deeds-for-good = bis es aufgehoben wird
deeds-lift-muted = { $by } lässt { $about } wieder reden
deeds-lift-banned = { $by } lässt { $about } wieder spielen
deeds-close-table = { $by } hat einen Tisch geschlossen
deeds-close-report = { $by } hat eine Meldung über { $about } geschlossen: { $outcome }

kept-title = Wie lange etwas behalten wird
kept-for-ever = für immer
kept-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
kept-games-days = Beendete Spiele
kept-talk-days = Gespräche
kept-reports-days = Meldungen, die niemand schließt
kept-deeds-days = Was von Hand getan wurde
kept-accounts-days = Konten von Spielern, die niemand mehr sieht
