# Lantern: warum eine Wahl jetzt nicht erlaubt ist. $dice, $asked: Würfel; $face: die Augen eines Würfels; $ability: eine Fähigkeit.

lantern-refused-keep-first = Die Würfel ergeben { $total }, weniger als { $enough }: Sag erst, ob du sie behältst oder noch einmal würfelst.
lantern-refused-assign-first = Gib erst jedem der sechs Würfel seinen Platz: Sie zeigen { $dice }.
lantern-refused-other-dice = Das sind nicht deine Würfel: Sie zeigen { $dice }.
lantern-refused-has-set-out = Die Würfel haben ihre Plätze, und die Reise hat begonnen.
lantern-refused-no-reward = Keine Reihe der Erfahrung ist voll: Es gibt keinen Kreis zu zeichnen.
lantern-refused-reward-first = Eine Reihe der Erfahrung ist voll: Sag erst, welche Fähigkeit einen Kreis bekommt.
lantern-refused-no-circle = Für { $ability } ist kein Kreis mehr übrig.
lantern-refused-no-such-die = Kein Würfel zeigt { $face }: Sie zeigen { $dice }.
lantern-refused-not-there = { $asked } kannst du nicht noch einmal würfeln: Die Würfel zeigen { $dice }.
lantern-refused-off-the-die = Eine { $face } lässt sich so nicht drehen: Über 6 und unter 1 ist nichts.
lantern-refused-no-room = { $ability } hat { $most } Kreise, für mehr ist kein Platz.
