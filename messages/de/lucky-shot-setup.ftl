# Lucky Shot before it is played: what it is, what can be set, who can be met.

lucky-shot-about = Baue Festungen, plündere Festungen und halte als Erster vier der sechs Schätze.
lucky-shot-option-forest = was die Kraft des Waldes bringt
lucky-shot-option-forest-full = eine neue Festung, ein Schatz, der ins Spiel kommt, und ein Wurf um einen Schatz
lucky-shot-option-forest-bare = nur die neue Festung
lucky-shot-option-volcano = welchen Würfel die Kraft des Vulkans bestimmt
lucky-shot-option-volcano-any = den ersten des nächsten Zuges, ob für die Jagd oder für die Karte
lucky-shot-option-volcano-act = den ersten für die Karte, nie den der Jagd
lucky-shot-option-stolen = ob ein bei einem Umzug gestohlener Schatz seine Kraft gibt
lucky-shot-option-stolen-quiet = nein
lucky-shot-option-stolen-power = ja, der Dieb hat sie sofort
lucky-shot-option-cap = Züge, nach denen die meisten Schätze gewinnen, dann die meisten stehenden Steine
lucky-shot-character-mason = Der Maurer vertraut auf Steine, und auf noch mehr Steine.
lucky-shot-character-corsair = Der Korsar nimmt dir lieber einen Schatz ab, als selbst einen zu finden.
lucky-shot-character-magpie = Die Elster baut Nest um Nest und wartet auf etwas, das glitzert.
