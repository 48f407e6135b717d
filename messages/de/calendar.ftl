# Ein Kalender der fälligen Züge, für Programme, die Kalender zeigen.

calendar-name = Luckhouse: deine Züge
calendar-due = { $title } mit { $players }: dein Zug läuft ab
calendar-due-alone = { $title }: dein Zug läuft ab
calendar-about = Wenn das vorbei ist, ist deine Zeit für die Wahl um, und ein Bot wählt für dich.
