# What Reynard’s Luck says at rare moments: its tour, its confrontations and its end.

reynard-duel = Duell
reynard-duel-last = Letztes Duell
reynard-duel-close = Das Duell ausblenden
reynard-duel-side = { $side } auf { $square }: { $piece }, { $card }
reynard-duel-side-sum = { $side } auf { $square }: { $piece } und { $card }, zusammen { $sum }
reynard-duel-unknown = eine verdeckte Figur
reynard-duel-rolled = ein Fuchs mit { $n }
reynard-duel-nocard = noch keine Karte
reynard-tour-board = Zwei Rudel stehen einander gegenüber. Unten siehst du die Gesichter deiner Figuren, von den anderen nur die Rücken.
reynard-tour-foxheads = Um die vier Fuchsköpfe geht es. Steh am Ende deines Zuges auf allen vieren und nach dem nächsten Zug immer noch, und du gewinnst.
reynard-tour-stage = Hier steht, was jetzt zu tun ist. Zuerst stellst du deine Figuren auf; später sagt der Würfel, wie weit eine davon ziehen oder herausfordern kann.
reynard-tour-hand = Deine Karten. Im Duell spielen beide verdeckt eine: Figur und Karte zählen zusammen, und wer verliert, dessen Figur wechselt die Seite.
reynard-tour-ledger = Was jede Seite noch verdeckt, und welche Karten gespielt sind: Wer zählt, weiß, womit zu rechnen ist.
reynard-end-won = Der Wald gehört { $name }
reynard-end-shared = Der Wald wird geteilt
reynard-why-stuck = Mit einer { $n } kann diese Figur nirgendwohin.
reynard-why-card = Eine Karte spielt man, wenn zwei Figuren sich begegnen.
reynard-claim-you = Du stehst auf allen { $n } Fuchsköpfen. Halte sie diesen Zug lang, dann gewinnst du!
reynard-claim-other = { $name } steht auf allen { $n } Fuchsköpfen. Brich das in diesem Zug!
reynard-claim-watch = { $name } steht auf allen { $n } Fuchsköpfen und gewinnt, wenn das jetzt niemand bricht.
reynard-over-foxheads = { $name } hat alle { $n } Fuchsköpfe gehalten.
reynard-over-pieces = { $loser } hat nur noch { $n } Figuren: { $name } gewinnt.
reynard-over-given-up = Jemand hat aufgegeben: Das Spiel ist aus.
reynard-over-cap = Die Züge sind aufgebraucht: Die Figuren werden gezählt.
