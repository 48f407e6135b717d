title = Der Beweis der Würfel
about = Jetzt, da das Spiel aus ist, kann dein Browser jeden Wurf selbst noch einmal ziehen. Er glaubt dem Haus nichts als das, was zu den Siegeln passt; was bei jedem Wurf kommen konnte, rechnet er aus den Regeln aus.
check = Würfel beweisen
working = Wurf für Wurf wird gezogen …
none = Für dieses Spiel gibt es keinen Beweis: { $text }
proved = Bewiesen: Alle { $n } Würfe folgen aus dem Geheimnis und den Bytes der Spieler.
proved-alone = Das Protokoll stimmt mit sich selbst überein: Alle { $n } Würfe folgen aus dem, was darin steht. Ohne deinen Beleg zeigt das nicht mehr.
refused = Da stimmt etwas nicht. Nichts ist bewiesen.
refused-saw = Was nicht passt
has-list = Es ist die Liste der Siegel, die du behalten hast, bevor du etwas geöffnet hast, vom Haus unterschrieben.
has-own = Deine eigenen Bytes sind unter denen, die in die Würfel eingingen.
has-own-not = Du hast keine eigenen Bytes hinzugefügt: Niemand sonst kann dir versprechen, dass die anderen nicht abgesprochen waren.
has-seen = { $n } von { $all } Zeilen sind Wort für Wort, was dein Browser beim Spielen gelesen hat.
has-rounds = { $n ->
    [one] { $n } Runde mit Gliedern; { $without } davon ohne deines.
   *[other] { $n } Runden mit Gliedern; { $without } davon ohne deines.
}
has-denied = { $n ->
    [one] In { $n } ungültigen Runde hast du dein Glied geschickt, und das Protokoll sagt, du hättest keines gegeben: Es kam zu spät, oder es wurde zurückgehalten, um noch einmal zu würfeln.
   *[other] In { $n } ungültigen Runden hast du dein Glied geschickt, und das Protokoll sagt, du hättest keines gegeben: Es kam zu spät, oder es wurde zurückgehalten, um noch einmal zu würfeln.
}
has-people = { $n ->
    [one] { $n } Spieler hat eigene Bytes hinzugefügt.
   *[other] { $n } Spieler haben eigene Bytes hinzugefügt.
}
has-sealed = Die Würfel waren versiegelt: Das Haus kannte die kommenden Würfe.
has-together = Die Würfel entstanden gemeinsam: Niemand kannte einen Wurf, bevor er fiel.
has-voids = { $n ->
    [one] { $n } Start davor war ungültig, weil jemand nicht geöffnet hat.
   *[other] { $n } Starts davor waren ungültig, weil jemand nicht geöffnet hat.
}
has-missed = { $n ->
    [one] { $n } Runde war ungültig und wurden noch einmal gewürfelt, weil ein Glied fehlte.
   *[other] { $n } Runden waren ungültig und wurden noch einmal gewürfelt, weil ein Glied fehlte.
}
has-choices = { $n ->
    [one] { $n } verdeckte oder gleichzeitige Wahl wurde festgelegt, bevor jemand sie lesen konnte.
   *[other] { $n } verdeckte oder gleichzeitige Wahlen wurden festgelegt, bevor jemand sie lesen konnte.
}
has-unopened = { $n ->
    [one] { $n } Wahl wurde nie geöffnet; die erste erlaubte wurde genommen.
   *[other] { $n } Wahlen wurden nie geöffnet; die erste erlaubte wurde genommen.
}
limits = Was das nicht zeigt
limits-drop = Das Haus kann aufhören, verzögern oder Spieler trennen; alle sehen es. Wer seine Bytes nicht öffnet, hat einmal versiegelte Würfel gesehen; wer kein Glied gibt, bekommt einen Wurf noch einmal, höchstens zweimal.
limits-hidden = Das Haus sieht verdeckte Karten immer, und bei versiegelten Würfeln kennt es die kommenden Würfe.
limits-rules = Ob jeder Zug erlaubt war, wie viele Würfel einen Raubzug abwehrten und welche Figur in Reynards Glück aufgedeckt werden musste, prüft diese Seite nicht, sondern nimmt es aus dem Protokoll: Das Programm rechnet es nach.
limits-page = Diese Seite kommt selbst vom Haus. Das Programm ist von ihm unabhängig: luckhouse verify DATEI --receipt BELEG
limits-alone = Du hast in diesem Browser keinen Beleg für dieses Spiel: Ob es das Spiel ist, das du gespielt hast, kann nur dein Beleg zeigen.
receipt = Beleg speichern
receipt-help = Er enthält, was du gegeben und gesehen hast, und nichts, was deinen Platz öffnet.
file-title = Gespeicherte Dateien prüfen
file-help = Wähle einen Beleg, ein Protokoll oder beides: Sie werden aneinander geprüft. Ohne Protokoll wird das dieses Tisches vom Haus geholt.
file-refused = Das passt nicht zusammen. Nichts ist bewiesen.
file-unknown = Das ist weder ein Beleg noch das Protokoll eines Spiels: Wähle, was du hier oder mit dem Programm gespeichert hast.
file-twice = Wähle höchstens einen Beleg und ein Protokoll.
file-other = Dieser Beleg gehört zu einem anderen Tisch: Wähle auch das Protokoll jenes Spiels.
file-hidden = Das Haus kennt dieses Spiel nicht, darum weiß diese Seite nicht, was diesem Platz verborgen war. Das Programm kann es prüfen: luckhouse verify DATEI --receipt BELEG
rolls = Jeder Wurf
roll = Ereignis
found = Im Protokoll
ticket = Los
ticket-of = { $ticket } von { $total }
first-about = Dieses Spiel wurde nach dem ersten Verfahren gespielt.
first-broken = Da stimmt etwas nicht: { $n } von { $all } Würfen sind nicht die, die die Würfel dieses Tisches gaben.
first-empty = Da stimmt etwas nicht: Der Beweis ist leer, oder er gehört zu einem anderen Tisch.
first-seal = Da stimmt etwas nicht: Das Geheimnis passt nicht zu seinem Siegel.
first-own = Deine eigenen Bytes sind unter denen, die in die Würfel eingingen.
first-own-not = Deine eigenen Bytes sind nicht unter denen, die in die Würfel eingingen.
first-limits = Nach dem ersten Verfahren sahen die Spieler die Siegel der anderen nicht: Ein Haus mit einem eigenen Platz konnte die Würfel wählen. Was bei jedem Wurf kommen konnte, hat das Haus gesagt, und einseitige Chancen lassen sich hier nicht entdecken. Die Optionen des Spiels waren nicht an die Würfel gebunden.
