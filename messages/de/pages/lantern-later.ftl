# What Lantern says at rare moments: its tour.

lantern-tour-map = Deine Reise: eine Zone nach der anderen, von links bis zum Drachen. Das Licht zeigt, wo du bist.
lantern-tour-dice = Sechs Würfel gegen die Felder einer Zone. Eine Zahl will genau diese Augen; alle X wollen die gleiche Zahl.
lantern-tour-strength = Deine Kräfte: Jeder Einsatz einer Fähigkeit streicht einen Kreis. Am Anfang entscheiden deine sechs Würfel, wie viele du hast.
lantern-tour-xp = Einsen, die beim Betreten einer Zone fallen, sind Erfahrung. Eine volle Reihe bringt einen neuen Kreis.
lantern-tour-score = Komm mit möglichst wenigen gestrichenen Kreisen heim: Das ist dein Abenteuerwert.
