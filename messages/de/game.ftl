# Was von jedem Spiel gesagt wird.

# $first: eines oder mehrere, mit Kommas dazwischen; $last: das letzte.
list-and = { $first } und { $last }
list-none = niemand

game-resigned = { $seat } gibt auf.
game-chose = { $seat }: { $action }.
game-chose-hidden = { $seat } hat gewählt.
game-rolled = Gewürfelt: { $roll }.

# Warum eine Wahl besser ist: was es nach einer Runde im Schnitt gibt, mit ihr und mit der nächstschlechteren ($instead).
game-why-wins = { $whose ->
    [own] Du gewinnst in dieser Runde { $with } von 100 Partien statt { $instead }.
    [others] Die anderen gewinnen in dieser Runde { $with } von 100 Partien statt { $instead }.
   *[seat] { $seat } gewinnt in dieser Runde { $with } von 100 Partien statt { $instead }.
}
# Von wem das gesagt wird: von dem, der gewählt hat und vielleicht selbst liest (own), oder von allen anderen.
game-why-has = { $whose ->
    [own] Nach einer Runde hast du
    [others] Nach einer Runde haben die anderen
   *[seat] Nach einer Runde hat { $seat }
}
