# Reynard's Luck.

reynards-luck-would-shortcut-random = place all that are left at random
