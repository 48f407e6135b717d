# What Lucky Shot says at rare moments: its tour and its end.

lucky-tour-land = Eine Festung ist eine Pyramide aus fünfzehn Feldern. Ein Stein mit einem Strich steht, ein Kreuz ist ein zerschossener Stein; mehr als fünfzehn gibt es nie. Die Fahne zeigt die Stufe.
lucky-tour-treasures = Sechs Schätze. Mit vier davon in deinen Festungen gewinnst du, ohne einen scheidest du aus. Wer einen gewinnt, nutzt seine Kraft: Tippe ihn an, um sie zu lesen.
lucky-tour-card = In jedem Zug würfelst du dreimal, immer einen Würfel. Jeder kommt auf einen Platz der Karte, bevor du den nächsten siehst.
lucky-tour-act = Dann benutzt du sie in beliebiger Reihenfolge: Tippe einen Würfel an, dann eine Festung, die leuchtet. Gleicht der Würfel der Stufe, baut oder trifft er zwei Steine; ein Raubzug braucht das.
lucky-tour-news = Hier siehst du, was die anderen tun: Raubzüge mit den Würfeln zur Abwehr, Schatzjagden, und wer was bekam.
lucky-end-won = { $names } beherrscht das Land
lucky-end-shared = { $names } teilen sich das Land
lucky-why-empty = Auf { $place } liegt kein Würfel.
lucky-why-used = Die { $die } auf { $place } ist schon benutzt.
lucky-why-taken = Auf { $place } liegt schon eine { $die }: jeder Platz nimmt einen Würfel.
lucky-why-idle = Für die { $die } auf { $place } gibt es jetzt nichts zu tun.
lucky-why-fort = Deine { $die } auf { $place } geht nicht gegen Festung { $fort }: sie hat Stufe { $level }, { $n } Steine stehen, Platz ist für { $room }.
