# Was `luckhouse lab …` herausfindet, und die Berichte, die es schreibt. Wörter in `Backquotes` werden getippt: Sie sind in jeder Sprache gleich.

# Zahlen und Tabellen.
terminal-lab-between = { $low } bis { $high }
terminal-lab-interval = 95-%-Intervall
terminal-lab-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
terminal-lab-header = { $header }, Startwert { $seed }
terminal-lab-as-it-is = wie es ist
terminal-lab-shared = geteilt
terminal-lab-nobody = niemand gewinnt
terminal-lab-capped = vom Zuglimit beendet
terminal-lab-first-turn = erster Zug, über dem gleichen Anteil
terminal-lab-column-cell = Zelle
terminal-lab-column-first = Vorteil des ersten Zugs
terminal-lab-column-capped = am Zuglimit
terminal-lab-column-table = Tisch
terminal-lab-column-games = Spiele
terminal-lab-column-share = Anteil
terminal-lab-column-mean = Mittel
terminal-lab-column-half = Hälfte
terminal-lab-column-longest = längstes
terminal-lab-column-measure = Maß
terminal-lab-column-use = was
terminal-lab-column-in-a-game = je Spiel
terminal-lab-column-used = wer es nutzte, gewinnt
terminal-lab-column-did-it = wer es tat, gewinnt
terminal-lab-column-not-used = wer nicht
terminal-lab-column-interval = Intervall
terminal-lab-column-less = A weniger B
terminal-lab-column-option = Option
terminal-lab-column-skill = Können
terminal-lab-column-without = ohne
terminal-lab-column-times = so oft je Spiel
terminal-lab-column-wins-more = gewinnt mehr, in Punkten
terminal-lab-column-gift = was der zweite Spieler mehr hat
terminal-lab-column-begins = wer beginnt, gewinnt
terminal-lab-column-above-even = über gleich
terminal-lab-column-missed = verfehlt um
terminal-lab-column-away = weg
terminal-lab-measure-wins = Siege
terminal-lab-measure-first = wer beginnt
terminal-lab-measure-draws = unentschieden
terminal-lab-measure-caps = am Limit
terminal-lab-measure-turns = Züge
terminal-lab-measure-choices = Entscheidungen
terminal-lab-measure-rolls = Würfe

# Ein Plan in einer Zeile, Teil für Teil.
terminal-lab-plan-seats = Plätze { $seats }
terminal-lab-plan-bots = Bots { $bots }
terminal-lab-plan-nodes = { $nodes ->
    [one] { $nodes } Stellung
   *[other] { $nodes } Stellungen
}
terminal-lab-plan-games = { $games ->
    [one] je { $games } Spiel
   *[other] je { $games } Spiele
}
terminal-lab-plan-seed = Startwert { $seed }
terminal-lab-plan-until = bis { $half } %
terminal-lab-plan-version = Version { $version } (Plan { $plan })

# `lab run` und `lab merge`.
terminal-lab-grid = Das Gitter
terminal-lab-cell = Zelle { $number }: { $table }
terminal-lab-seat-wins = { $seat } ({ $bot }) gewinnt
terminal-lab-turns-of-game = Züge in einem Spiel
terminal-lab-choices-of-game = Entscheidungen in einem Spiel
terminal-lab-rolls-of-game = Würfe in einem Spiel
terminal-lab-spread-turns = Züge: Die Hälfte der Spiele hat höchstens { $half }, 10 % höchstens { $tenth }, 90 % höchstens { $most }.
terminal-lab-spread-choices = Entscheidungen: Die Hälfte der Spiele hat höchstens { $half }, 10 % höchstens { $tenth }, 90 % höchstens { $most }.
terminal-lab-no-choice = Niemand hatte die Wahl zwischen zwei Dingen oder mehr.
terminal-lab-width = Von { $counted } Entscheidungen, die angesehen wurden, gab es bei { $share } % zwei Möglichkeiten oder mehr; dann im Schnitt { $things }.
terminal-lab-used = Was genutzt wurde
terminal-lab-used-note = Wer etwas nutzte, hatte oft einen Grund: Das hier ging miteinander einher, es war nicht unbedingt die Ursache.
terminal-lab-took = Es dauerte { $seconds } Sekunden.
terminal-lab-damaged = { $lines ->
    [one] { $lines } beschädigte Zeile wurde ausgelassen und ihre Portion noch einmal gespielt.
   *[other] { $lines } beschädigte Zeilen wurden ausgelassen und ihre Portionen noch einmal gespielt.
}
terminal-lab-run-all = { $games ->
    [one] Das eine Spiel wurde gespielt; das gewünschte Intervall ist vielleicht nicht erreicht.
   *[other] Alle { $games } Spiele wurden gespielt; das gewünschte Intervall ist vielleicht nicht erreicht.
}
terminal-lab-run-reached = Nach { $games } von höchstens { $all } Spielen beendet: Der Anteil jedes Platzes ist nach beiden Seiten auf { $aim } % bekannt.
terminal-lab-run-part = { $games } von { $all } Spielen von { $plan } sind gespielt: `luckhouse lab merge` verbindet die Teile, wenn alle da sind.
terminal-lab-joined = { $parts ->
    [one] { $parts } Teil in { $folder } verbunden
   *[other] { $parts } Teile in { $folder } verbunden
}

# `lab compare`.
terminal-lab-compare-bots = { $a } gegen { $b }: { $games } Spiele in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
terminal-lab-compare-wins = { $a } gewinnt
terminal-lab-compare-more = mehr als gleich
terminal-lab-compare-alone = Beide spielten mit denselben Würfeln; { $b } gewinnt { $even } %.
terminal-lab-compare-two = Beide hatten jeden Platz mit denselben Würfeln; gleich sind 50 %.
terminal-lab-compare-many = Ein { $a } unter lauter { $b } ging mit denselben Würfeln durch alle Plätze; gleich sind { $even } %.
terminal-lab-compare-better = { $bot } ist besser.
terminal-lab-compare-open = Kein Unterschied ist gezeigt; keiner über { $points } Punkten ist mehr möglich.
terminal-lab-compare-error = Falsch in höchstens { $error } % solcher Läufe, wann immer sie enden: Die Blicke teilen sich diesen Fehler.
terminal-lab-compare-error-each = Jede Zeile: falsch in höchstens { $error } % solcher Läufe, wann immer sie enden: Die Blicke teilen sich diesen Fehler.
terminal-lab-compare-options = A: { $one }; B: { $other }; { $games ->
    [one] je { $games } Spiel
   *[other] je { $games } Spiele
}
terminal-lab-compare-differs = anders
terminal-lab-compare-none = kein nennenswerter Unterschied
terminal-lab-compare-not-shown = nicht gezeigt
terminal-lab-compare-measures = Beide wurden mit denselben Würfeln gespielt. `Siege` ist, was p1 gewinnt, `wer beginnt`, was gewinnt, wer beginnt.

# `lab options`.
terminal-lab-options-title = Was jeder Wert ändert, { $games ->
    [one] je { $games } Spiel
   *[other] je { $games } Spiele
}, dieselben Würfel
terminal-lab-options-skill = Können: um wie viel { $better } gegen { $weaker } mehr als gleich gewinnt.
terminal-lab-options-shares = Anteile in Punkten von hundert, jeder mit der Hälfte seines 95-%-Intervalls: Von zwanzig Unterschieden, die keine sind, wird einer durch Glück gezeigt. `-`: nichts Messbares.
terminal-lab-options-nothing = ändert nichts Messbares

# `lab without`.
terminal-lab-without-title = { $bot }, der es nie tut, gegen { $bot }, der es darf
terminal-lab-without-times = Dieselben Würfel für beide, und jeder Platz. `so oft`: wie oft es in einem Spiel tut, wer es darf.
terminal-lab-without-error = `Spiele`: auf jedem Platz. Jede Zeile ist in höchstens 5 % solcher Läufe falsch, wann immer sie enden.
terminal-lab-without-worth = es lohnt sich
terminal-lab-without-spirit = lohnt sich gegen den Geist des Spiels: { $why }
terminal-lab-without-never = lohnt sich nie: Wer auf { $name } verzichtet, verliert so gut wie nichts
terminal-lab-without-trap = eine Falle: Wer auf { $name } verzichtet, gewinnt öfter
terminal-lab-without-unused = dieser Bot tut es nie, also lässt sich nichts sagen
terminal-lab-without-compulsory = ein Muss: Wer es tut, hat keine andere Wahl, also lässt sich nichts sagen
terminal-lab-without-naming = nie frei gewählt: Es nennt nur, wen oder was, und lässt sich nicht weglassen
terminal-lab-without-open = kein Unterschied gezeigt; mehr Spiele würden es sagen

# `lab handicap`.
terminal-lab-handicap-title = Vorgaben, wenn beide am besten spielen
terminal-lab-handicap-nothing = nichts
terminal-lab-handicap-nearest = Am nächsten an gleich: { $start }; damit gewinnt, wer beginnt, { $wins }.
terminal-lab-handicap-error = Aus dem gelösten Spiel: Jede Chance liegt höchstens { $error } daneben.
terminal-lab-handicap-measured = Wer beginnt, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} von { $bots }
terminal-lab-handicap-even = gleich
terminal-lab-handicap-none = Kein Vorteil ist gezeigt, also braucht es keine Vorgabe.
terminal-lab-handicap-uneven = Die Plätze sind nicht gleich. `lab options` zeigt, welche Optionen das ändern.
terminal-lab-handicap-unsolved = Was eine Vorgabe wert ist, weiß niemand: Dieses Spiel ist mit diesen Optionen nicht gelöst.
terminal-lab-handicap-unknown = Was eine Vorgabe wert ist, weiß niemand: { $why }.
terminal-lab-handicap-order = Wer gewinnt, danach, wann jemand zuerst am Zug ist: { $games ->
    [one] je { $games } Spiel
   *[other] je { $games } Spiele
} mit jedem Start von { $bots }
terminal-lab-handicap-column-each = für jeden Platz hinter dem ersten
terminal-lab-handicap-column-turn = Zug { $place }
terminal-lab-handicap-column-off = am weitesten weg
terminal-lab-handicap-best = Am ausgeglichensten: { $start }. Wer am weitesten vom gleichen Anteil weg ist, ist ihm näher als mit jedem anderen probierten Start; wie sicher das ist, sagen die Intervalle.
terminal-lab-handicap-no-gift = In diesem Spiel lässt sich nichts messen, was man als Vorgabe geben könnte.

# `lab tune`.
terminal-lab-tune-title = Die besten von { $tried }, die probiert wurden
terminal-lab-tune-met = { $figures } erfüllt
terminal-lab-tune-front = vorn
terminal-lab-tune-missed = Verfehlt um: Punkte eines Anteils, Hundertstel einer Länge, alle Ziele zusammen. Die Intervalle sind die von 95 %.
terminal-lab-tune-front-note = Vorn: Kein anderer davon ist einem Ziel näher, ohne von einem anderen oder von den heutigen Regeln weiter weg zu sein.
terminal-lab-tune-sketched = ~: Bestes Spiel wurde geschätzt und um { $points } Punkte berichtigt, um die es am Anfang danebenlag. `--confirm N` oder `luckhouse solve` ist exakt.
terminal-lab-tune-away = Weg: wie weit von den heutigen Regeln. Eins für jede Option, die sich ändert, und der Teil ihres Bereichs, um den sich eine Zahl bewegt; von einem Dokument eins für jedes Zehntel seiner Wörter. Jedes Ganze wiegt so viel wie ein um { $points } Punkte verfehltes Ziel.
terminal-lab-tune-alike = { $count ->
    [one] { $count } weiterer Satz von Optionen spielte genau dieselben Spiele und steht nicht da.
   *[other] { $count } weitere Sätze von Optionen spielten genau dieselben Spiele und stehen nicht da.
}
terminal-lab-tune-unconfirmed = { $count ->
    [one] { $count } von den besten ließ sich nicht exakt lösen und bleibt geschätzt.
   *[other] { $count } von den besten ließen sich nicht exakt lösen und bleiben geschätzt.
}
terminal-lab-tune-nothing = Die heutigen Regeln kommen am nächsten: Nichts Probiertes ist besser.

# `lab report`: sein Kopf, und was an vielen Stellen steht.
terminal-lab-report-title = { $title }: ein Bericht
terminal-lab-report-made-by = Gemacht mit
terminal-lab-report-from-plan = nach diesem Plan:
terminal-lab-report-plan = Der Plan
terminal-lab-report-numbers = Die Zahlen
terminal-lab-report-part = Teil des Spiels
terminal-lab-report-no-such-game = kein solches Spiel
terminal-lab-report-one-game = nur ein Spiel
terminal-lab-report-table = { $players ->
    [1] allein
   *[other] { $players } Spieler
}, { $bots }

# Wer gewinnt, und was die Optionen bewirken.
terminal-lab-report-wins = Wer gewinnt
terminal-lab-report-first = wer den ersten Zug hat
terminal-lab-report-equal = ein gleicher Anteil
terminal-lab-report-seats-about = Was jeder Platz gewinnt, ein geteilter Sieg in Teilen, mit dem 95-%-Intervall.
terminal-lab-report-options = Was die Optionen bewirken
terminal-lab-report-map-first = Der erste Zug
terminal-lab-report-map-first-about = Was er über dem gleichen Anteil wert ist.
terminal-lab-report-map-turns = Züge
terminal-lab-report-map-turns-about = Die mittlere Länge eines Spiels.
terminal-lab-report-map-nobody = Niemand gewinnt allein
terminal-lab-report-map-nobody-about = Spiele, die geteilt oder verloren werden.

# Wie lange es dauert, und was genutzt wird.
terminal-lab-report-length = Wie lange es dauert
terminal-lab-report-turns-about = Wie viele aller Spiele so viele Züge dauerten.
terminal-lab-report-width = { $table }: Bei { $real } der Entscheidungen gibt es zwei Möglichkeiten oder mehr, dann im Schnitt { $things }.
terminal-lab-report-uses = Was genutzt wird
terminal-lab-report-uses-about = Wie oft jedes getan wird oder geschieht; und was gewinnt, wer es mindestens einmal im Spiel tat, und wer nicht. Der Unterschied sagt, wer gewinnt, nicht, wodurch: Wer gewinnt, hat von allem mehr getan.
terminal-lab-report-uses-of = { $table }:
terminal-lab-report-chosen = { $name } (gewählt): { $about }
terminal-lab-report-happens = { $name } (geschieht): { $about }
terminal-lab-report-nobody = niemand
terminal-lab-report-never = Nie gesehen, also in weniger als einem von { $games } Spielen: { $names }.

# Wie es verläuft.
terminal-lab-report-course = Wie es verläuft: { $table }
terminal-lab-report-looked = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, angesehen mit { $nodes } Stellungen für jede Entscheidung.
terminal-lab-report-exact = Alle Chancen sind exakt.
terminal-lab-report-off = Eine Chance kann um bis zu { $error } danebenliegen, im Mittel der Spiele um { $mean }; Führungen, Dramatik und Aufholjagden zählen nur darüber hinaus, und das Glück wird etwas zu hoch gemessen.
terminal-lab-report-left-out = Über { $games } weitere lässt sich nichts sagen.
terminal-lab-report-house = Wer allein spielt, hat das Haus zum Gegner.
terminal-lab-report-leader = Es führt, wer mindestens 2 Punkte vor allen anderen liegt.
terminal-lab-report-king = Eine Entscheidung macht einen König, wenn weniger als 2 % hat, wer sie trifft, und sie jemand anderen um mehr als 5 Punkte bewegt, und um mehr, als der Coach danebenliegen kann.
terminal-lab-report-leads = Führungswechsel in einem Spiel
terminal-lab-report-decided = entschieden: Teil des Spiels, bis der Sieger endgültig führt
terminal-lab-report-sealed = so gut wie gewonnen: Teil, bis der Sieger endgültig 90 % hat
terminal-lab-report-drama = Dramatik: wie weit der Sieger zurückliegt, über das Spiel
terminal-lab-report-comeback = Aufholjagd: wie weit der Sieger vom tiefsten Punkt hochkommt
terminal-lab-report-early = wer nach einem Drittel des Spiels führt, gewinnt
terminal-lab-report-early-chance = die Chance, die der Coach ihm dann gab
terminal-lab-report-kings = Spiele, in denen eine Entscheidung einen König macht
terminal-lab-report-curve = Die Chance des Siegers
terminal-lab-report-curve-about = Vom Anfang eines Spiels bis zu seinem Ende: Die Hälfte der Spiele liegt im dunklen Band, vier von fünf im hellen; die dicke Linie ist der Median, die dünnen sind einzelne Spiele.

# Glück, Entscheidungen und Können.
terminal-lab-report-choices = Glück und Entscheidungen: { $table }
terminal-lab-report-luck-of-roll = Glück eines Wurfs: wie weit er die Chance eines Platzes bewegt
terminal-lab-report-luck-of-game = Glück eines Spiels: wie weit alle Würfe einen Platz bewegen
terminal-lab-report-given-away = sicher verschenkt durch eigene Entscheidungen eines Platzes
terminal-lab-report-accuracy = Genauigkeit
terminal-lab-report-decisions = Entscheidungen in einem Spiel
terminal-lab-report-all-decisions = alle Entscheidungen
terminal-lab-report-things = { $from } Möglichkeiten
terminal-lab-report-things-to = { $from } bis { $to } Möglichkeiten
terminal-lab-report-things-more = { $from } und mehr Möglichkeiten
terminal-lab-report-matters = Wie oft eine Entscheidung zählt
terminal-lab-report-matters-about = Entscheidungen, bei denen die beste um mehr als einen Punkt besser ist als die nächste, und um mehr, als der Coach danebenliegen kann: das Mittel der Spiele, danach, wie viele Möglichkeiten es gab.
terminal-lab-report-skill = Glück gegen Können
terminal-lab-report-skill-alone = Um wie viel öfter der bessere gewinnt, mit denselben Würfeln.
terminal-lab-report-skill-together = Was der bessere gegen schwächere auf allen anderen Plätzen gewinnt, mit denselben Würfeln und auf jedem Platz.
terminal-lab-report-rounds = { $rounds ->
    [one] { $rounds } Runde für jede Stufe.
   *[other] { $rounds } Runden für jede Stufe.
}
terminal-lab-report-against = { $better } gegen { $weaker }
terminal-lab-report-better = Ein besserer Bot
terminal-lab-report-no-better = nicht besser
terminal-lab-report-more-often = öfter
terminal-lab-report-above = über dem gleichen Anteil

# Was ein Bericht zuerst sagt: ein Urteil auf jede Frage, in Worten.
terminal-lab-verdict-title = Kurz gesagt
terminal-lab-verdict-contents = Inhalt
terminal-lab-verdict-sure = Jede Antwort gilt mit 95 % Sicherheit; wo sie auf mehreren Zahlen zugleich ruht, sind deren Intervalle so erweitert, dass alle zusammen gelten.
terminal-lab-verdict-interrupted = Abgebrochen: Alles hier gilt für das, was bis dahin gespielt war.
terminal-lab-verdict-of = { $table }: { $verdict }
terminal-lab-verdict-counted = { $tables } Tische: { $verdicts }. Der Abschnitt „Jeder Tisch“ hat sie alle.
terminal-lab-verdict-question-fair = Ist es fair?
terminal-lab-verdict-question-length = Wie lange dauert es?
terminal-lab-verdict-question-ending = Endet es von selbst?
terminal-lab-verdict-question-luck = Wie viel ist Glück?
terminal-lab-verdict-question-drag = Zieht es sich?
terminal-lab-verdict-question-change = Welche Option sollte sich zuerst ändern?
terminal-lab-verdict-fair = Ja. Niemand ist mehr als { $points } Punkte vom gleichen Anteil entfernt, wo immer jemand sitzt und wer auch beginnt.
terminal-lab-verdict-uneven = Nein. { $who ->
    [begins] Wer den ersten Zug hat,
   *[other] { $who }
} gewinnt { $points } Punkte { $way ->
    [less] weniger
   *[more] mehr
} als den gleichen Anteil ({ $interval }).
terminal-lab-verdict-fairness-open = Nicht gezeigt. Bis zu { $points } Punkte Abstand vom gleichen Anteil sind noch möglich; mehr Spiele würden es sagen.
terminal-lab-verdict-unlike = Lässt sich nicht sagen: Auf den Plätzen sitzen verschiedene Bots.
terminal-lab-verdict-alone = { $prospect ->
    [lost] Es gibt so gut wie keine Hoffnung
    [won] Es gibt so gut wie keine Gefahr
   *[contest] Es kann so oder so ausgehen
}: Wer allein spielt, gewinnt { $wins }.
terminal-lab-verdict-unplayed = Es wurde nichts gespielt.
terminal-lab-verdict-length = Die Hälfte der Spiele dauert höchstens { $half } Züge ({ $interval }); ein kurzes { $short }, ein langes { $long }. { $spread ->
    [wide] Ein langes kann so viel länger sein, dass sich damit kein Abend planen lässt.
    [open] Ob das weit auseinander liegt, ist nicht gezeigt.
   *[steady] Eins ist etwa so lang wie das andere.
}
terminal-lab-verdict-ending = { $ending ->
    [capped] Nein. Das Zuglimit muss { $share } der Spiele beenden.
    [open] Nicht gezeigt. Das Zuglimit beendet { $share } der Spiele.
   *[itself] Ja. Das Zuglimit beendet { $share } der Spiele.
}
terminal-lab-verdict-luck = { $decides ->
    [luck] So gut wie alles
    [both] Ein Teil; den anderen hat das Können
    [skill] Der kleinere Teil: Das Können entscheidet
   *[open] Nicht gezeigt
}. Gegen { $weaker } gewinnt { $better } { $wins }; gleich wäre { $even }.
terminal-lab-verdict-luck-alone = { $decides ->
    [luck] So gut wie alles
    [both] Ein Teil; den anderen hat das Können
    [skill] Der kleinere Teil: Das Können entscheidet
   *[open] Nicht gezeigt
}. Mit denselben Würfeln gewinnt { $better } um { $wins } öfter als { $weaker }.
terminal-lab-verdict-swing = Über ein Spiel bewegen alle Würfe zusammen die Chance eines Spielers um { $luck }; eigene Entscheidungen verschenken { $given }.
terminal-lab-verdict-drag = { $drag ->
    [drags] Ja
    [open] Nicht gezeigt
   *[moves] Nein
}. { $share } eines Spiels werden gespielt, wenn es so gut wie gewonnen ist.
terminal-lab-verdict-change = { $option }: Gegen das, was nicht stimmt ({ $amiss }), hilft es von allem Probierten am meisten. { $measure }: jetzt { $now }, damit { $then }.
terminal-lab-verdict-change-none = Keine: Es stimmt alles.
terminal-lab-verdict-change-no-help = Keine der probierten hilft nachweislich gegen das, was nicht stimmt ({ $amiss }).
terminal-lab-verdict-change-untried = Etwas stimmt nicht ({ $amiss }), aber keine Option wurde probiert: Das tut `--surveyed`.
terminal-lab-verdict-amiss = { $complaint ->
    [uneven] es ist nicht fair
    [capped] das Zuglimit beendet zu viele Spiele
   *[drags] es zieht sich
}
terminal-lab-verdict-every = Jeder Tisch
terminal-lab-verdict-every-about = Die Urteile über jeden Tisch des Rasters. Der Coach und die Leiter der Bots sehen sich nur einige an: sonst `–`.
terminal-lab-verdict-column-fair = fair?
terminal-lab-verdict-column-length = Züge: kurz, Hälfte, lang
terminal-lab-verdict-column-ending = am Zuglimit
terminal-lab-verdict-column-luck = Glück
terminal-lab-verdict-column-drag = nach der Entscheidung
terminal-lab-verdict-short-fairness = { $fairness ->
    [fair] fair
    [uneven] nicht fair
    [open] nicht gezeigt
    [unlike] verschiedene Bots
    [lost] fast nie gewonnen
    [won] fast nie verloren
    [contest] so oder so
   *[unknown] nicht gespielt
}
terminal-lab-verdict-short-length = { $short }; { $half }; { $long }
terminal-lab-verdict-short-luck = { $decides ->
    [luck] Glück
    [both] Glück und Können
    [skill] Können
   *[open] nicht gezeigt
}
terminal-lab-verdict-surveyed = Was jede Option bewirkt
terminal-lab-verdict-surveyed-about = { $table }: was jeder Wert ändert, { $games ->
    [one] je { $games } Spiel
   *[other] je { $games } Spiele
} mit denselben Würfeln. `–`: nichts Messbares.
terminal-lab-verdict-skill-of = Glück gegen Können: { $table }
terminal-lab-verdict-map-of = { $title }: { $table }
