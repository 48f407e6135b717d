# Reynard's Luck before it is played: what it is, what can be set, who can be met.

reynards-luck-about = Verdeckte Figuren, Karten und ein Würfel: Halte die vier Fuchsköpfe, und lass Gefangene die Seite wechseln.
reynards-luck-option-layout = Figuren, Karten, Schilde, Fuchsköpfe und Aufstellungen
reynards-luck-option-layout-crossing = die Fuchsköpfe in einer Reihe quer durch die Mitte: b5 d5 f5 h5
reynards-luck-option-layout-den = die Fuchsköpfe im Quadrat um die Mitte: c4 g4 c6 g6
reynards-luck-option-challenge = wen eine Figur herausfordern kann
reynards-luck-option-challenge-reach = wer in einer Linie in Reichweite des Würfels steht
reynards-luck-option-challenge-adjacent = einen Nachbarn, statt zu ziehen
reynards-luck-option-challenge-after = einen Nachbarn, nach einem Zug oder ohne
reynards-luck-option-reveal = ob eine aufgedeckte Figur bekannt bleibt
reynards-luck-option-reveal-stays = ja
reynards-luck-option-reveal-hides = nur, bis sie zieht
reynards-luck-option-cap = Züge, nach denen gewinnt, wer mehr Figuren hat
reynards-luck-character-hothead = kämpft lieber, als zu gehen, und gibt kein gewonnenes Feld her
reynards-luck-character-warden = bleibt nah am eigenen Schild, hält Gefangene fest und schlägt nur zu, wenn es sicher ist
reynards-luck-character-reynard = liebt die Maskerade: schickt Figuren los, die niemand gesehen hat, die schwachen zuerst
