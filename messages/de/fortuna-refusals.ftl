# Fortuna: warum eine Wahl jetzt nicht erlaubt ist. $pair, $dice, $bricks: Augen; $seat: ein Spieler; $call: eine Ansage.

fortuna-refused-pick-dice-first = Wähle erst zwei der Würfel: Sie zeigen { $dice }.
fortuna-refused-pick-bricks-first = Wähle erst zwei der Steine: Sie zeigen { $bricks }.
fortuna-refused-dice-not-there = { $pair } kannst du nicht wählen: Die Würfel zeigen { $dice }.
fortuna-refused-bricks-not-there = { $pair } kannst du nicht wählen: Die Steine zeigen { $bricks }.
fortuna-refused-dice-used = { $pair } kannst du nicht wählen: Von den Würfeln sind { $left } noch in keiner Gruppe.
fortuna-refused-bricks-used = { $pair } kannst du nicht wählen: Von den Steinen sind { $left } noch in keiner Gruppe.
fortuna-refused-call-first = Der Wurf liegt offen: Sag an, was er ergibt.
fortuna-refused-answer-first = { $seat } hat { $call } angesagt: Nimm es hin oder zweifle es an.
fortuna-refused-marble-first = Eine deiner Murmeln darf aus dem Verlies: Hol sie zurück oder lass sie dort.
fortuna-refused-take-first = { $marbles ->
    [one] Ein Gegner verliert eine Murmel
   *[other] Ein Gegner verliert { $marbles } Murmeln
}: Sag, wer.
fortuna-refused-yourself = Dir selbst kannst du keine Murmel nehmen.
fortuna-refused-own-team = { $seat } spielt auf deiner Seite.
fortuna-refused-no-marbles = { $seat } hat keine Murmel mehr in der Hand.
