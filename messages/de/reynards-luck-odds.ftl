# Reynard's Luck: Chancentabellen. $kind, $against: eine Figur; $square, $target, $from, $to: Felder; $card: eine Karte.

reynards-luck-odds-challenges = Deine Herausforderungen, mit irgendeiner deiner Karten
reynards-luck-odds-challenge = Herausforderung
reynards-luck-odds-against = { $against ->
    [none] { $kind-your } auf { $square } gegen eine verdeckte Figur auf { $target }
   *[other] { $kind-your } auf { $square } gegen { $against } auf { $target }
}
reynards-luck-odds-unseen = Gegen jede Karte, die du nicht gesehen hast, und jede Figur, die dort stehen kann.
reynards-luck-odds-cards = Deine Karten im Duell von { $from } gegen { $to }
reynards-luck-odds-card = Karte
reynards-luck-odds-plays = { $card }
reynards-luck-odds-foxheads = Die Fuchsköpfe, die dein nächster Wurf erreichen kann
reynards-luck-odds-reaches = reicht
reynards-luck-odds-foxhead = Fuchskopf
reynards-luck-odds-goes = { $target }: { $kind-your } auf { $square }
reynards-luck-odds-captures = Was dein nächster Wurf gefangen nehmen kann
reynards-luck-odds-both = fängt
