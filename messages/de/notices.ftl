# Was jemand erfährt, der nicht hier ist: durch den Browser und mit der Post.

notice-turn-title = Du bist dran: { $game }
notice-turn = { $count ->
    [0] Dein Spiel wartet auf dich.
    [one] { $others } wartet auf dich.
   *[other] { $others } warten auf dich.
}
notice-invited-title = Komm zu { $game }
notice-invited = { $count ->
    [0] Du bist an einen Tisch eingeladen.
    [one] { $others } sitzt dort und lädt dich ein.
   *[other] { $others } sitzen dort, und du bist eingeladen.
}
notice-tournament-title = Dein Turnierspiel: { $game }
notice-tournament = { $count ->
    [0] Dein Spiel wartet auf dich. Wer nicht rechtzeitig kommt, hat es verloren.
    [one] { $others } spielt gegen dich. Wer nicht rechtzeitig kommt, hat verloren.
   *[other] { $others } spielen gegen dich. Wer nicht rechtzeitig kommt, hat verloren.
}

# E-Mails. $count: wie viel wartet.

mail-subject = { $count ->
    [one] Ein Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
}
mail-end = Du bekommst das, weil du { $house } gebeten hast, dir zu schreiben, wenn etwas auf dich wartet.
mail-stop = Keine solchen E-Mails mehr:
mail-code-subject = Dein Code ist { $code }
mail-code = Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wann er bei { $house } dran ist. Der Code ist { $code } und gilt eine Stunde. Wenn du es nicht warst, tu nichts: Dann schreibt dir niemand.
