# Reynard's Luck.

reynards-luck-would-shortcut-random = alle übrigen zufällig aufstellen
