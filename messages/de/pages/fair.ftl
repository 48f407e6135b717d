dice-together = Würfel gemeinsam: Jeder Wurf braucht ein frisches Geheimnis von allen, die da sind. Niemand kennt ihn vorher.
dice-sealed = Würfel versiegelt: Alle Würfe folgen aus dem, was alle vor dem ersten versiegeln. Das Haus kennt sie.
dice-open = Die Würfel entstehen gemeinsam, wenn zwei oder mehr Menschen spielen, sonst versiegelt.
dice-words = Vier Wörter dieser Würfel
dice-words-help = Lest sie einander vor: Sind sie verschieden, wird jemand belogen.
dice-waits = Die Würfel warten auf { $names } …
dice-new-key = Dieses Haus hat einen anderen Schlüssel als zuvor. Wenn dir niemand gesagt hat, warum, frag nach.
dice-left-out = Du fügst diesen Würfeln nichts hinzu: Dein Siegel kam nicht rechtzeitig.
dice-unkept = Dieser Browser behält nichts für diese Seite, also fügst du den Würfeln nichts hinzu.
dice-missed = { $n ->
    [one] Du hast { $n } Runde der Würfel versäumt. Nach zweien wird ohne dich gewürfelt.
   *[other] Du hast { $n } Runden der Würfel versäumt. Nach zweien wird ohne dich gewürfelt.
}

alarm-title = Mit den Würfeln dieses Tisches stimmt etwas nicht
alarm-stop = Trau dem nicht, was folgt. Dein Browser fügt nichts mehr hinzu. Heb den Beleg auf und sag es den anderen.
alarm-save = Beleg speichern
alarm-saw = Was er gesehen hat
alarm-house-key = Das Haus unterschreibt mit einem anderen Schlüssel als dem, mit dem dieser Tisch begann.
alarm-signature = Eine Unterschrift des Hauses ist falsch.
alarm-other-list = Das Haus nennt eine andere Liste der Siegel als die, gegen die du geöffnet hast.
alarm-own-line = Dein eigenes Siegel steht nicht so in der Liste, wie du es versiegelt hast.
alarm-before = Dieser Tisch folgt nicht auf das Spiel, das du davor gespielt hast: Das Haus nennt ein anderes.
alarm-terms = Die Liste gilt für andere Regeln oder Bedingungen, als der Tisch zeigt.
alarm-opening = Geöffnete Bytes passen nicht zu ihrem Siegel.
alarm-void = Der Start wurde für ungültig erklärt, und er war es nicht.
alarm-anchor = Jemand hat für deinen Platz eine Kette begonnen, und es war nicht dieses Gerät. Warst du es auf einem anderen, ist alles gut: Spiel dort weiter.
alarm-round = Eine Runde der Würfel folgt nicht aus denen davor.
alarm-link = Ein Glied eines Spielers passt nicht zu dem davor.
alarm-missing = Du hast gegeben, was verlangt war, und das Haus sagt, du hättest es nicht.
alarm-seen = Was das Haus sagt, dass du gesehen hast, ist nicht, was du gesehen hast.
alarm-rolled-back = Das Haus erzählt die Vergangenheit dieses Spiels anders als zuvor.
alarm-taken-back = Etwas wurde zurückgenommen, das nicht zurückgenommen werden kann.
alarm-choice = Eine Wahl wurde geändert, oder getroffen, als deine schon bekannt war.
alarm-secret = Das Geheimnis des Hauses passt nicht zu seinem Siegel.
alarm-line = Eine Zeile des Protokolls ist nicht, wie sie sein muss.
alarm-roll = Ein Wurf ist nicht der, den diese Würfel geben.
