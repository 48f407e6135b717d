# Das Brett von Fortuna.
terminal-fortuna-turn = Zug { $turn }
terminal-fortuna-teams = Gold { $gold } : { $black } Schwarz
terminal-fortuna-gold = Gold
terminal-fortuna-black = Schwarz
terminal-fortuna-marbles = Murmeln: { $hand } auf der Hand, { $dungeon } im Kerker
terminal-fortuna-take = nimm
terminal-fortuna-about-take = von { $who } nehmen: { $label }
terminal-fortuna-dice = Würfel
terminal-fortuna-bricks = Steine
terminal-fortuna-face-down = { $bricks ->
    [one] und 1 Stein verdeckt
   *[other] und { $bricks } Steine verdeckt
}
terminal-fortuna-die = Würfel { $place }, eine { $face }
terminal-fortuna-brick = Stein { $place }, eine { $face }
terminal-fortuna-blank = Stein { $place }, leer
terminal-fortuna-not-this = { $thing }: doch nicht
terminal-fortuna-score = { $thing }: werten mit { $two }; { $label }
terminal-fortuna-score-and-another = { $thing }: mit ihm und noch einem werten
terminal-fortuna-range = { $least } bis { $most }
terminal-fortuna-takes = { $marbles ->
    [one] nimmt eine Murmel
   *[other] nimmt { $marbles } Murmeln
}
terminal-fortuna-about-call = { $call } ansagen: { $label } ({ $worth })
terminal-fortuna-accept = Glauben
terminal-fortuna-challenge = Anzweifeln
terminal-fortuna-free = Befreien
terminal-fortuna-leave = Liegen lassen
terminal-fortuna-starting = Um den ersten Zug: { $totals }{ $who } würfelt.
terminal-fortuna-rolls = { $who }: Die Würfel rollen.
terminal-fortuna-flips = { $who }: Steine werden aufgedeckt.
terminal-fortuna-pick-dice = Mit welchen Würfeln werten? Berühre zwei.
terminal-fortuna-picks-dice = { $who }: Welche Würfel?
terminal-fortuna-pick-bricks = Und mit welchen Steinen? Berühre zwei.
terminal-fortuna-picks-bricks = { $who }: Welche Steine?
terminal-fortuna-call = Was sagst du an?
terminal-fortuna-calls = { $who }: Was ist es?
terminal-fortuna-called = { $who }: „{ $call }!“
terminal-fortuna-free-marble = Eine Murmel befreien? { $verdict }
terminal-fortuna-free-for = Eine Murmel für { $who }? { $verdict }
terminal-fortuna-from-whom = Wer verliert Murmeln? { $verdict }
terminal-fortuna-won = Das Spiel ist aus. Sieg: { $winners }.
terminal-fortuna-before = Zuvor: { $told }
# $called: nichts, oder eins der nächsten beiden, mit einem Leerzeichen danach.
terminal-fortuna-verdict = { $who }: { $scoring }, { $points }; { $called }Würfel { $dice }, Steine { $bricks }.
terminal-fortuna-verdict-called = Ansage { $call };
terminal-fortuna-verdict-doubted = Ansage { $call }, Zweifel: { $doubters };
terminal-fortuna-pick-dice-group = Welche Würfel für Gruppe { $group } von { $groups }? Berühre zwei.
terminal-fortuna-pick-bricks-group = Und welche Steine für { $dice }? Berühre zwei.
terminal-fortuna-call-groups = Was ist die beste Wertung deiner Gruppen? Sag sie an.
terminal-fortuna-verdict-groups = { $who }: { $scoring }, { $points }; { $called }Gruppen { $groups }.
