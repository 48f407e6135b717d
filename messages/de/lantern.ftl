# Lantern.

lantern-would-shortcut-usual = die Würfel zuteilen wie eine vorsichtige Abenteurerin
