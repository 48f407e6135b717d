# Lantern.

lantern-would-shortcut-usual = assign the dice as a careful adventurer does
