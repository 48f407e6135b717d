# Booty Dice before it is played: what it is, what can be set, who can be met.

booty-dice-about = Sechs Würfel, drei Würfe: Grab, raub und kämpf dich zu 25 Dublonen durch, oder überlebe alle anderen.
booty-dice-option-lives = Leben, mit denen alle beginnen
booty-dice-option-doubloons = Dublonen, mit denen alle beginnen
booty-dice-option-goal = Dublonen, die gewinnen
booty-dice-option-resolve = wann die Würfel tun, was sie zeigen
booty-dice-option-resolve-stop = einmal, wenn fertig gewürfelt ist
booty-dice-option-resolve-each = nach jedem Wurf
booty-dice-option-curse = welche Seiten einen Fluch ergeben
booty-dice-option-curse-five = X auf der Karte, Jolly Roger, Entermesser, Planke und Schild
booty-dice-option-curse-six = alle sechs Seiten
booty-dice-option-first-throw = welche Würfel zuerst geworfen werden
booty-dice-option-first-throw-all = alle sechs
booty-dice-option-first-throw-some = die, die man aufnimmt; die anderen bleiben, wie der letzte Pirat sie liegen ließ
booty-dice-option-starts = wie sich entscheidet, wer den ersten Zug hat
booty-dice-option-starts-lot = durch das Los unter allen
booty-dice-option-starts-agreed = alle nennen heimlich einen Piraten; sind sie uneins, entscheidet das Los unter den Genannten
booty-dice-option-each = welche Würfel wirken, wenn sie nach jedem Wurf wirken
booty-dice-option-each-all = alle sechs, auch behaltene noch einmal
booty-dice-option-each-rolled = nur die gerade geworfenen; eine Kombination aller sechs wirkt einmal im Zug
booty-dice-option-cap = Züge, nach denen sich die Reichsten der Lebenden das Spiel teilen
booty-dice-character-grudge = Mad Meg vergisst kein Gesicht: Wen sie zuerst beraubt oder getroffen hat, den verfolgt sie bis ans Ende
booty-dice-character-miser = Penny Jack riecht Gold: Eine Dublone oder einen Jolly Roger behält er lieber, als neu zu würfeln
booty-dice-character-coward = Trembling Tom versteckt sich hinter Schilden: Er behält lieber einen, als neu zu würfeln
