# What `luckhouse coach` says of a game that was played.

terminal-coach-title = { $title }: ein Blick zurück
terminal-coach-chance-of = Die Gewinnchance von { $seat }, über { $events } Ereignisse
terminal-coach-chances = Die Gewinnchancen, jede mit der Nummer ihres Platzes (* mehrere), über { $events } Ereignisse
terminal-coach-column-start = Anfang
terminal-coach-column-luck = Glück
terminal-coach-column-own = eigene
terminal-coach-column-others = andere
terminal-coach-column-rest = Rest
terminal-coach-column-result = Ende
terminal-coach-column-accuracy = genau
terminal-coach-luck-and-skill = Glück und Können, in Punkten von hundert
terminal-coach-sum = Anfang + Glück + eigene Wahl + Wahl der anderen = Ende. Glück ist im Mittel 0.
terminal-coach-sum-rest = Anfang + Glück + eigene Wahl + Wahl der anderen + Rest = Ende. Glück ist im Mittel 0.
terminal-coach-rest = Rest: was sich änderte, wo nichts gesagt werden konnte, und was zwischen zwei Würfen neu bewertet wurde.
terminal-coach-no-mistakes = Von { $count } Entscheidungen ist keine bekannt, die fünf Punkte oder mehr gekostet hat.
terminal-coach-cost-most = Was am meisten kostete, { $shown } von { $all } in { $count } Entscheidungen
terminal-coach-decision = Ereignis { $event }: { $seat }, { $label }, { $points } Punkte
terminal-coach-played = gespielt { $choice }: { $chance }
terminal-coach-better = besser { $choice }: { $chance }
terminal-coach-label-inaccuracy = Ungenauigkeit ?!
terminal-coach-label-mistake = Fehler ?
terminal-coach-label-blunder = grober Fehler ??
terminal-coach-nothing-changed = Kein Ereignis hat viel geändert.
terminal-coach-changed-most = Was am meisten änderte
terminal-coach-turn = Ereignis { $event }, { $cause }: { $who } { $before } auf { $after } ({ $change })
terminal-coach-cause-luck = Glück
terminal-coach-cause-choice = Wahl
terminal-coach-cause-resignation = Aufgabe
terminal-coach-cause-unclear = unklar
terminal-coach-not-over = Das Spiel ist nicht zu Ende: als Ende gilt, wie es steht.
terminal-coach-estimates = Die Chancen sind Schätzungen, jede in 19 von 20 Fällen um höchstens { $points } Punkte falsch; keine Entscheidung trägt ein Urteil, das kleiner ist als ihr eigener Fehler.
terminal-coach-left-out = Einige Stellungen sind ausgelassen: { $why }.
terminal-coach-page-in = Die Seite steht in { $file }.
terminal-coach-looked-through = durchgesehen
terminal-coach-stopped = angehalten; nichts wurde geschrieben
terminal-coach-head-great = { $who ->
    [you] Du hast fast perfekt gewählt: Genauigkeit { $accuracy }.
   *[other] { $name } hat fast perfekt gewählt: Genauigkeit { $accuracy }.
}
terminal-coach-head-well = { $who ->
    [you] Du hast gut gewählt: Genauigkeit { $accuracy }.
   *[other] { $name } hat gut gewählt: Genauigkeit { $accuracy }.
}
terminal-coach-head-mixed = { $who ->
    [you] Du hast mal gut, mal schlecht gewählt: Genauigkeit { $accuracy }.
   *[other] { $name } hat mal gut, mal schlecht gewählt: Genauigkeit { $accuracy }.
}
terminal-coach-head-badly = { $who ->
    [you] Deine Entscheidungen haben viel gekostet: Genauigkeit { $accuracy }.
   *[other] Die Entscheidungen von { $name } haben viel gekostet: Genauigkeit { $accuracy }.
}
terminal-coach-head-unknown = { $who ->
    [you] Wie gut du gewählt hast, lässt sich nicht sagen.
   *[other] Wie gut { $name } gewählt hat, lässt sich nicht sagen.
}
terminal-coach-luck-gave = Das Glück gab { $by } Punkte.
terminal-coach-luck-took = Das Glück nahm { $by } Punkte.
terminal-coach-luck-even = Das Glück gab so viel, wie es nahm.
terminal-coach-luck-unknown = Was das Glück tat, lässt sich nicht sagen.
terminal-coach-cannot-tell = Wo eine Schätzung weiter danebenliegen könnte, als sie besagt, wird nichts gesagt: kein Urteil, keine Genauigkeit, kein Wendepunkt.
terminal-coach-plot-marks = i ungenau, M Fehler, B grober Fehler
terminal-coach-decision-plain = Ereignis { $event }: { $seat }
terminal-coach-exact = Alle Chancen sind exakt: Dieses Spiel ist gelöst.
terminal-coach-none-secrets = das Spiel ist nicht zu Ende und hat Geheimnisse: spiele es zu Ende, oder jemand gibt auf, und frage dann noch einmal
terminal-coach-none-decided = in diesem Spiel wurde nichts entschieden: erwartet ist mindestens eine Wahl zwischen zwei Dingen
terminal-coach-none-unclear = zu diesem Spiel lässt sich nichts sagen: { $why }

# The coach on a full screen, and in plain text after a game.
terminal-coach-screen = Der Coach: { $title }
terminal-coach-working = Der Coach geht jede Entscheidung durch: { $done } von { $all } Ereignissen, bisher { $seconds } s. Esc verlässt ihn.
terminal-coach-failed = Zu diesem Spiel kann der Coach nichts sagen: { $why }
terminal-coach-list = Was am meisten kostete
terminal-coach-row-overview = Überblick
terminal-coach-row-decisions = alle { $count } Entscheidungen
terminal-coach-then = Was gewählt wurde
terminal-coach-go-through = Auf und Ab gehen durch, was am meisten kostete, Bild auf und Bild ab durch diese Seite.
terminal-coach-unfold = Enter zeigt alle Entscheidungen oder verbirgt sie.
terminal-coach-try-alone = Enter versucht es von hier noch einmal; dein Spiel bleibt, wie es ist.
terminal-coach-try-against = Enter versucht es von hier noch einmal gegen { $bot }; Links, Rechts: andere.
terminal-coach-tried = Das war ein Versuch: Er wurde nicht aufbewahrt, und dein Spiel ist, wie es war.
terminal-coach-help =
    Der Coach sagt, wie gut du gewählt hast und was das Glück tat, und zeigt das Brett bei jeder Wahl, die viel gekostet hat.

      Auf, Ab        die nächste Wahl, die viel gekostet hat; mit Enter in der letzten Zeile alle Entscheidungen
      Enter          von der Wahl auf dem Brett noch einmal versuchen, so oft du willst
      Links, Rechts  gegen wen
      Bild auf, ab   der Rest der Seite
      Esc            zurück

    Wo eine Schätzung weiter danebenliegen könnte, als sie besagt, wird nichts gesagt: kein Urteil, keine Genauigkeit, kein Wendepunkt.
terminal-does-coach = Coach
terminal-does-try = noch einmal
terminal-does-against = gegen wen
terminal-does-choose = wählen
terminal-key-up-down = Auf Ab
terminal-table-coach = was war Glück, was war Können
terminal-command-coach = das Spiel durchsehen, wenn es zu Ende ist; von jeder Wahl noch einmal
terminal-coach-page-chances = Die Gewinnchancen
terminal-coach-page-plot = Die Chance jedes Platzes nach jedem Ereignis; ○ wo sich das Spiel wendete.
terminal-coach-page-events = Alle { $events } Ereignisse
terminal-coach-page-event = Ereignis
terminal-coach-page-moment = Ereignis { $event }, { $cause }:
terminal-coach-page-seat = Platz
terminal-coach-page-chance = Chance
terminal-coach-page-cost = Preis
