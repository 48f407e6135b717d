# What is said of every game before it is played: kinds of bots, values of options.

list-or = { $first } oder { $last }
option-range = { $least } bis { $most }
option-range-or-none = none oder { $least } bis { $most }
option-file = eine Datei
bot-random = irgendein erlaubter Zug
bot-novice = kennt die Regeln und vergisst oft, wozu sie gut sind
bot-steady = spielt vernünftig und denkt einen Schritt voraus
bot-strong = denkt einen Moment nach
bot-best = so gut, wie dieses Haus spielen kann: perfekt, wo das Spiel gelöst ist
