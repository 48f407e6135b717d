# A calendar of choices that are due, for programs that show calendars.

calendar-name = Luckhouse: your turns
calendar-due = { $title } with { $players }: your turn ends
calendar-due-alone = { $title }: your turn ends
calendar-about = When this is over, your time for the choice is up, and a bot chooses for you.
