# Un calendrier des choix à faire, pour les programmes qui montrent des calendriers.

calendar-name = Luckhouse : tes tours
calendar-due = { $title } avec { $players } : ton tour s’achève
calendar-due-alone = { $title } : ton tour s’achève
calendar-about = Ensuite, ton temps pour choisir est écoulé, et un bot choisit pour toi.
