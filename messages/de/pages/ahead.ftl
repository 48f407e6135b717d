# Entscheidungen im Voraus, wo man Tage Zeit hat: Es kommt, wenn jemand vorausplant.

ahead-title = Vorausplanen
ahead-about = Spiel weiter, wie es kommen könnte. Was du behältst, wird für dich gewählt, sobald du am Zug bist und es so gekommen ist. Niemand sonst sieht es.
ahead-made = { $n ->
    [one] Eine Wahl wurde so getroffen, wie du sie geplant hast.
   *[other] { $n } Entscheidungen wurden so getroffen, wie du sie geplant hast.
}
ahead-kept = Was du wählen wirst
ahead-new = Ein weiterer Weg
ahead-you = Du:
ahead-chooses = { $name }: { $choice }
ahead-choose = Du wählst
ahead-other = { $name } wählt
ahead-rolls = Die Würfel zeigen
ahead-any-roll = Beliebige Würfel
ahead-anything = Was auch geschieht, bis ich dran bin
ahead-next = Was als Nächstes kommt
ahead-keep = Behalten
ahead-back = Einen Schritt zurück
ahead-remove = Entfernen
ahead-remove-what = Entfernen: { $choice }
ahead-at-once = Du wählst dann zugleich mit anderen: Das lässt sich nicht planen.
ahead-others-at-once = Hier wird zugleich gewählt: Nimm, was auch geschieht.
ahead-unsure = Nach dem, was du offengelassen hast, sind das die Möglichkeiten, die das Haus beim Durchspielen gefunden hat.
ahead-over = Dann kann das Spiel zu Ende sein.
ahead-away = Das Haus antwortet nicht: Versuche es gleich noch einmal.
