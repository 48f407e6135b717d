# Lantern before it is played: what it is, what can be set, who can be met.

lantern-about = Allein mit sechs Würfeln durch acht Zonen bis zum Drachen.
lantern-option-sheet = die Zonen der Reise und ihre Erfahrungsreihen
lantern-option-sheet-last-fortress = acht Zonen bis zum Drachen (eine Rekonstruktion des gedruckten Bogens)
lantern-option-sheet-long-night = neun Zonen bis zum Drachen (länger und schwerer)
lantern-option-reroll-ones = welche Einsen Erfahrung bringen
lantern-option-reroll-ones-off = nur die, die beim Betreten einer Zone fallen
lantern-option-reroll-ones-on = auch die, die durch Zauberspruch und Konstitution neu fallen
lantern-option-again = wie oft eine Vorbereitung unter 15 neu geworfen werden darf
lantern-option-again-any = so oft sie unter 15 liegt
lantern-option-again-once = einmal
lantern-option-five = welchen Titel 5 Punkte bringen
lantern-option-five-better = den besseren der beiden
lantern-option-five-worse = den geringeren der beiden
lantern-character-duelist = Vertraut dem Stahl mehr als dem Glück: dreht Würfel lieber, als sie neu zu werfen.
lantern-character-gambler = Liebt eine Handvoll Würfel in der Luft: wirft lieber drei oder mehr neu als einen.
