terminal-does-file = fichier
terminal-does-edit = éditer
terminal-does-remove = ôter

terminal-document-own = { $title } (à toi)
terminal-document-draft = { $title } (ton ébauche)
terminal-document-nameless = ébauche { $number }
terminal-document-copy = mon { $title }
terminal-document-means = { $about }. Gauche et Droite mènent aussi aux tiens ; F3 lit un fichier, F4 l'ouvre dans ton éditeur, et un texte peut être collé.
terminal-document-path = fichier : { $path }
terminal-document-wrong = Pas encore en ordre
terminal-document-fine = { $title } est en ordre et gardé. Entrée le joue.
terminal-document-kept = { $title } est gardé comme ébauche. F4 le reprend.
terminal-document-unfinished = { $title } n'est pas encore en ordre : Gauche et Droite de { $option } y mènent, F4 le reprend.
terminal-document-unchanged = Rien n'a été changé.
terminal-document-emptied = L'éditeur n'a rien laissé : { $title } reste tel quel. F8 l'ôte.
terminal-document-sure = Ôter { $title } pour de bon ? o pour oui, toute autre touche pour non.
terminal-document-removed = { $title } a été ôté.
terminal-document-stays = { $title } reste.
terminal-document-ships = { $title } vient avec le jeu et reste. F8 ôte ce qui est à toi.
terminal-document-unkept = Il ne vaut que pour cette table, car il ne peut pas être gardé : { $error }
terminal-document-unreadable = `{ $path }` ne se lit pas ({ $error }) : on attend le chemin d'un fichier texte
terminal-document-unwritable = { $file } ne s'écrit pas ({ $error }) : faites-y de la place, ou mettez LUCKHOUSE_DATA sur un autre dossier
terminal-document-nowhere = il n'y a pas de dossier pour cela : mettez LUCKHOUSE_DATA sur un des vôtres
terminal-document-no-editor = Aucun éditeur n'est choisi : avant d'ouvrir la maison, mettez EDITOR sur celui que vous aimez, par exemple `export EDITOR=nano`.
terminal-document-editor-missing = `{ $editor }` ne démarre pas : mettez VISUAL ou EDITOR sur un éditeur qui existe, par exemple `export EDITOR=nano`.
terminal-document-editor-failed = `{ $editor }` a fini avec le code { $code } ; ce qu'il avait écrit est gardé.
terminal-document-editor-ended = `{ $editor }` a été arrêté de l'extérieur ; ce qu'il avait écrit est gardé.

terminal-worth-begins = La maison cherche ce qu'il vaut …
terminal-worth-sketch = Le meilleur jeu gagne { PERCENT($ways, $total, digits: 0) } ou plus : une esquisse, sans ce qu'apportent les rangées pleines.
terminal-worth-won = Des bots (steady) ont gagné { $wins } parties sur { $games }.
terminal-worth-side = { $side } en gagne { $wins }
terminal-worth-sides = Sur { $games } parties de bots (steady), { $sides } ; { DECIMAL($turns, digits: 0) } tours en moyenne.

terminal-reynards-luck-drawn-pieces = Pièces de chaque camp : { $count }
terminal-reynards-luck-drawn-cards = Cartes : { $count }
