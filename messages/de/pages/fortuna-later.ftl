# What Fortuna says at rare moments: its tour and its end.

tour-players = Die Punkte aller, und für jeden drei Murmeln: oben auf der Hand, unten hinter Gittern im Kerker. Fällt jemandes letzte Murmel, ist das Spiel aus, und die meisten Punkte gewinnen.
tour-stage = In jedem Zug wird gewürfelt, und Steine werden aufgedeckt. Ein leerer Stein zählt 0.
tour-tablet = Schau, was Würfel und Steine zusammen ergeben: Die erste Wertung, die passt, gilt. Bist du dran, tipp ihren Namen an, um sie anzusagen. Passt nichts, sag „Einfach“ an.
tour-ask = Hier steht, was zu tun ist. Sagen andere an, entscheidest du geheim, ob du es glaubst. Eine falsche Ansage, die angezweifelt wird, kostet eine Murmel.
tour-last = Ist ein Zug vorbei, steht hier, was er wirklich war, egal was angesagt wurde.
end-smiles = Fortuna lächelt { $names } zu
