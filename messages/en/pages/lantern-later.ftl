# What Lantern says at rare moments: its tour.

lantern-tour-map = Your journey: one zone after the other, from the left to the Dragon. The light shows where you are.
lantern-tour-dice = Six dice against the boxes of a zone. A number wants that face; all X want one same face.
lantern-tour-strength = Your strength: every use of an ability crosses off one circle. At first your six dice decide how many you have.
lantern-tour-xp = Ones that you roll on entering a zone are experience. A full row draws one more circle.
lantern-tour-score = Come home with as few circles crossed off as you can: that is your Adventure Score.
