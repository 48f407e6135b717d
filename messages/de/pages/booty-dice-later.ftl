# What Booty Dice says at rare moments: its tour, and several thefts or attacks at once.

booty-hand-how-rob = Tippe Piraten an, einmal für jede Dublone.
booty-hand-how-attack = Tippe Piraten an, einmal für jeden Hieb.
booty-hand-each = { $name } × { $n }
booty-hand-given = { $aim }. { $n }-mal gewählt
booty-hand-left = { $n ->
    [0] alle gewählt
   *[other] noch { $n }
}
booty-hand-less = Einmal weniger für { $name }
booty-hand-clear = Von vorn
booty-hand-do-rob = { $n ->
    [one] { $n } Dublone rauben
   *[other] { $n } Dublonen rauben
}
booty-hand-do-attack = { $n ->
    [one] Einmal zuschlagen
   *[other] { $n }-mal zuschlagen
}
booty-hand-telling = Es geschieht …
booty-hand-all = Alle { $n } sind gewählt. Nimm erst einen zurück.
booty-hand-most-rob = { $name } hat nicht mehr Dublonen.
booty-hand-most-attack = { $name } wäre dann schon ausgeschieden.
booty-hand-changed = { $made } von { $of } sind geschehen, dann stand es anders. Wähle den Rest noch einmal.
booty-hand-refused = { $made } von { $of } sind geschehen, das nächste wurde abgelehnt. Wähle den Rest noch einmal.
booty-hand-lost = Unterwegs riss die Verbindung ab. Wähle noch einmal, was übrig ist.
booty-tour-dice = Sechs Würfel, drei Würfe. Tippe einen Würfel an, damit er liegen bleibt; die anderen wirfst du neu.
booty-tour-act = Wirf den Rest oder hör auf. Unter „Aufhören“ steht, was deine Würfel jetzt tun würden.
booty-tour-you = Das bist du: Leben, Schilde und Gold. Ist deine Kiste am Ende deines Zugs voll bis zur Marke, gewinnst du.
booty-tour-crew = Die anderen Piraten. Darfst du jemanden ausrauben oder angreifen, tippe ihn an. Ein Schild hält einen Hieb ab.
booty-tour-piles = Gold gräbst du aus dem Vergrabenen Schatz aus, Schilde kommen aus der Waffenkiste.
booty-tour-legend = Vergessen, was eine Seite tut oder was eine Meuterei ist? Sieh hier nach.
booty-why-rob = { $name } hat keine Dublonen, die man rauben könnte.
booty-why-out = { $name } ist ausgeschieden.
booty-begin = Beginnt
booty-aim-begin = { $name } beginnen lassen: { $what }
booty-prompt-name-you = Wer soll beginnen? Alle nennen heimlich einen Piraten.
booty-prompt-name = Wer beginnt, müssen noch nennen: { $names }
booty-prompt-lots-among = Das Los entscheidet über den ersten Zug: { $names }.
