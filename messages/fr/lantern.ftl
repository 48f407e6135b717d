# Lantern.

lantern-would-shortcut-usual = répartir les dés comme une aventurière prudente
