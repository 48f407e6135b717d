# Reynard's Luck: warum eine Wahl jetzt nicht erlaubt ist. $square, $from, $to: Felder; $kind: eine Figur; $card: eine Karte; $die: ein Wurf.

reynards-luck-refused-place-first = Stell erst deine Figuren auf.
reynards-luck-refused-none-to-place = Du kannst { $kind-aacc } nicht mehr aufstellen: So eine Figur ist nicht mehr übrig.
reynards-luck-refused-roll-first = Dein Zug beginnt: Würfle, oder bring eine gefangene Figur zurück.
reynards-luck-refused-not-in-reserve = Du kannst { $kind-aacc } nicht zurückbringen: So eine Figur hast du nicht gefangen.
reynards-luck-refused-act-first = Du hast { $die } gewürfelt: Zieh mit einer Figur oder fordere mit ihr heraus.
reynards-luck-refused-no-piece = Auf { $square } steht nichts.
reynards-luck-refused-not-yours = Die Figur auf { $square } gehört nicht dir.
reynards-luck-refused-own-piece = Auf { $square } steht eine eigene Figur.
reynards-luck-refused-same-square = Eine Figur, die handelt, kann nicht stehen bleiben.
reynards-luck-refused-not-in-line = { $to } liegt nicht auf einer Linie mit { $from }: Figuren gehen längs, quer oder schräg.
reynards-luck-refused-too-far = Von { $from } nach { $to } sind es { $steps } Felder, und du hast { $die } gewürfelt.
reynards-luck-refused-in-the-way = Die Figur auf { $square } steht im Weg.
reynards-luck-refused-nobody-to-challenge = Auf { $square } steht niemand, den man herausfordern könnte: Du kannst dorthin ziehen.
reynards-luck-refused-challenge-instead = Auf { $square } steht ein Gegner: Man kann ihn nur herausfordern.
reynards-luck-refused-card-first = Ein Zusammenstoß: Wähle eine Karte.
reynards-luck-refused-not-in-hand = Du hast keine Karte { $card } auf der Hand.
reynards-luck-refused-advance-first = Deine Figur hat gewonnen: Sag, ob sie vorrückt oder stehen bleibt.
reynards-luck-refused-return-first = Du hast { $kind-aacc } gefangen: Sag, ob die Figur sofort für dich zurückkommt oder in den Vorrat geht.
reynards-luck-refused-no-neighbour = Herausgefordert werden hier nur Nachbarn, und { $to } ist keiner von { $from }.
reynards-luck-refused-follow-first = Sag zuerst, ob deine Figur auf { $square } einen Nachbarn herausfordert oder stehen bleibt.
