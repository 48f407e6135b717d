# Fortuna before it is played: what it is, what can be set, who can be met.

fortuna-about = Deux dés, deux briques, trois billes : annoncez ce que vous avez lancé avant que quelqu’un perde sa dernière.
fortuna-option-plain = ce que compte un score simple
fortuna-option-plain-each = chaque brique qui peut se faire
fortuna-option-plain-best = la meilleure brique qui peut se faire
fortuna-option-retrieve = si une bille qui peut revenir le doit
fortuna-option-retrieve-may = la personne à qui elle appartient décide
fortuna-option-retrieve-always = elle revient toujours
fortuna-option-calls = qui nomme le score
fortuna-option-calls-spoken = la personne qui joue l’annonce, les autres peuvent contester
fortuna-option-calls-house = le programme le nomme, personne ne conteste
fortuna-option-false-challenge = ce que coûte de contester une annonce juste
fortuna-option-false-challenge-free = rien
fortuna-option-false-challenge-marble = une bille
fortuna-option-target = un total qui termine la partie
fortuna-option-teams = si les Or jouent contre les Noirs
fortuna-option-teams-off = chacun pour soi
fortuna-option-teams-on = les Or contre les Noirs
fortuna-option-spread = combien de dés sont lancés et de briques retournées
fortuna-option-spread-classic = deux de chaque
fortuna-option-spread-full = autant de chaque que de personnes, qui en choisissent deux et deux
fortuna-option-cap = tours après lesquels la partie se termine
fortuna-character-doubter = conteste tout le monde, à tort ou à raison, tant que cela coûte peu
fortuna-character-jailer = aime les cachots pleins, et y laisse même ses propres billes
fortuna-character-bluffer = annonce ce qui n’est pas là, et vous regarde dans les yeux
