# Das Brett von Reynard's Luck. Neben dem Brett sind 40 Spalten, darunter 38.
terminal-reynards-luck-heading = { ":" } { $waiting }
terminal-reynards-luck-card = Karte { $card }
terminal-reynards-luck-button-roll = würfeln
terminal-reynards-luck-button-advance = vorrücken
terminal-reynards-luck-button-stay = bleiben
terminal-reynards-luck-button-keep = behalten
terminal-reynards-luck-wins = { ":" } { $winner } gewinnt
terminal-reynards-luck-tie = { ":" } Gleichstand
terminal-reynards-luck-against = { $challenger } { $from } gegen { $challenged } { $to }
terminal-reynards-luck-hides = geheim
terminal-reynards-luck-pieces = { $pieces ->
    [1] { ":" } 1 Figur
   *[other] { ":" } { $pieces } Figuren
}
terminal-reynards-luck-hand = Hand
terminal-reynards-luck-reserve = Reserve
terminal-reynards-luck-none = keine
terminal-reynards-luck-reaches = { $squares ->
    [1] reicht 1 Feld weit
   *[other] bis zu { $squares } Felder in einer Linie
}
terminal-reynards-luck-touch-piece = berühre eine Figur
terminal-reynards-luck-touch-square = berühre ein Feld in [ ]
terminal-reynards-luck-placed = { $placed } von { $all } Figuren gestellt
terminal-reynards-luck-placed-next = { $placed } von { $all } gestellt; die nächste auf { $next }
terminal-reynards-luck-deck = Stapel { $cards }
terminal-reynards-luck-spent = gespielt { $cards }
terminal-reynards-luck-legend = { $initial }4 geheim  { $initial }4! offen  { $initial }4* Überläufer
terminal-reynards-luck-legend-board = F Fuchs  { $foxhead } Fuchskopf  { $shield } Schild
terminal-reynards-luck-before = Vor dem ersten Zug
terminal-reynards-luck-over = Aus nach { $turns } Zügen
terminal-reynards-luck-turn = Zug { $turn } von { $cap }
terminal-reynards-luck-wait-place = { $who } stellt die Figuren auf
terminal-reynards-luck-wait-deal = die Karten werden ausgeteilt
terminal-reynards-luck-wait-starter = das Los entscheidet, wer beginnt
terminal-reynards-luck-wait-begin = { $who } bringt eine Figur zurück oder würfelt
terminal-reynards-luck-wait-roll = { $who } würfelt
terminal-reynards-luck-wait-act = { $who } hat { $die } gewürfelt: ziehen oder herausfordern
terminal-reynards-luck-wait-cards = ein Duell: Beide wählen eine Karte
terminal-reynards-luck-wait-reveal = die Karten liegen verdeckt, die Figuren werden gezeigt
terminal-reynards-luck-wait-foxes = ein Fuchs würfelt seinen Wert
terminal-reynards-luck-wait-turn-cards = die Karten werden umgedreht
terminal-reynards-luck-wait-follow = { $who } ist auf { $square } gezogen: einen Nachbarn herausfordern?
terminal-reynards-luck-wait-advance = { $who } hat gewonnen: auf { $square } vorrücken?
terminal-reynards-luck-wait-return = { $who } darf { $kind-acc } zurückbringen
terminal-reynards-luck-wait-draw = die Hände werden aufgefüllt
terminal-reynards-luck-claim = { $who } siegt, außer ein Kopf wird frei!
terminal-reynards-luck-ended-foxheads = { $who } hat die Fuchsköpfe gehalten
terminal-reynards-luck-ended-pieces = { $who } hat zu wenige Figuren
terminal-reynards-luck-ended-cap = die Züge sind aufgebraucht
