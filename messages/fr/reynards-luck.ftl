# Reynard's Luck.

reynards-luck-would-shortcut-random = placer au hasard tout ce qui reste
