# Was von jedem Spiel gesagt wird.

# $first: eines oder mehrere, mit Kommas dazwischen; $last: das letzte.
list-and = { $first } und { $last }
list-none = niemand

game-resigned = { $seat } gibt auf.
game-chose = { $seat }: { $action }.
game-chose-hidden = { $seat } hat gewählt.
game-rolled = Gewürfelt: { $roll }.
