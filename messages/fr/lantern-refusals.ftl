# Lantern : pourquoi un choix n’est pas permis maintenant. $dice, $asked : des dés ; $face : les points d’un dé ; $ability : une capacité.

lantern-refused-keep-first = Les dés font { $total }, moins de { $enough } : dis d’abord si tu les gardes ou si tu relances.
lantern-refused-assign-first = Donne d’abord une place à chacun des six dés : ils montrent { $dice }.
lantern-refused-other-dice = Ce ne sont pas tes dés : ils montrent { $dice }.
lantern-refused-has-set-out = Les dés ont leur place, et le voyage a commencé.
lantern-refused-no-reward = Aucune rangée d’expérience n’est pleine : il n’y a pas de cercle à tracer.
lantern-refused-reward-first = Une rangée d’expérience est pleine : dis d’abord quelle capacité reçoit un cercle.
lantern-refused-no-circle = Il ne reste aucun cercle de { $ability }.
lantern-refused-no-such-die = Aucun dé ne montre { $face } : ils montrent { $dice }.
lantern-refused-not-there = Tu ne peux pas relancer { $asked } : les dés montrent { $dice }.
lantern-refused-off-the-die = Un { $face } ne peut pas être tourné ainsi : il n’y a rien au-dessus de 6 ni au-dessous de 1.
lantern-refused-no-room = { $ability } a { $most } cercles, et il n’y a plus de place.
