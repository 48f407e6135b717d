# Lucky Shot: Chancentabellen. $from, $into, $fort: Festungen wie 1a; $treasure: ein Schatz.

lucky-shot-odds-tries = Was du jetzt versuchen kannst
lucky-shot-odds-succeeds = gelingt
lucky-shot-odds-try = Versuch
lucky-shot-odds-hunt = einen Schatz jagen
lucky-shot-odds-salvage = den Schatz bergen
lucky-shot-odds-raid = { $from } überfallen: { $treasure-acc } nach { $into }
lucky-shot-odds-move = { $treasure-acc } von { $from } nach { $into } bringen
lucky-shot-odds-move-protected = { $treasure-acc } geschützt von { $from } nach { $into } bringen
lucky-shot-odds-chosen-die = Den Jagdwürfel darfst du wählen, mit der Kraft des Vulkans.
lucky-shot-odds-dice-to-come = { $dice ->
    [one] Was der letzte noch ausstehende Würfel zeigen kann
   *[other] Was die { $dice } noch ausstehenden Würfel zeigen können
}
lucky-shot-odds-shown = fällt
lucky-shot-odds-wanted = gesuchte Stufen
lucky-shot-odds-levels = { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
}
lucky-shot-odds-treasures = Deine Schätze, wenn ein Raubzugwürfel zu ihrer Festung passt
lucky-shot-odds-gets-through = Raubzug kommt durch
lucky-shot-odds-treasure = Schatz
lucky-shot-odds-fort = Festung
lucky-shot-odds-bricks = Steine
lucky-shot-odds-held = { $treasure }
lucky-shot-odds-in = { $fort }
