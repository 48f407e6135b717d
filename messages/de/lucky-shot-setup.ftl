# Lucky Shot before it is played: what it is, what can be set, who can be met.

lucky-shot-about = Baue Festungen, plündere Festungen und halte als Erster vier der sechs Schätze.
lucky-shot-option-forest = was die Kraft des Waldes bringt
lucky-shot-option-forest-full = eine neue Festung, ein Schatz, der ins Spiel kommt, und ein Wurf um einen Schatz
lucky-shot-option-forest-bare = nur die neue Festung
lucky-shot-option-cap = Züge, nach denen die meisten Schätze gewinnen, dann die meisten stehenden Steine
lucky-shot-character-mason = Der Maurer vertraut auf Steine, und auf noch mehr Steine.
lucky-shot-character-corsair = Der Korsar nimmt dir lieber einen Schatz ab, als selbst einen zu finden.
lucky-shot-character-magpie = Die Elster baut Nest um Nest und wartet auf etwas, das glitzert.
