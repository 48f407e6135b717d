# What Fortuna says at rare moments: its tour and its end.

tour-players = Les points de chacun, et trois billes : en haut en main, en bas derrière les barreaux du cachot. Quand la dernière bille de quelqu'un y descend, la partie est finie, et le plus de points gagne.
tour-stage = À chaque tour, on lance des dés et on retourne des briques. Une brique vierge compte 0.
tour-tablet = Cherche ce que dés et briques font ensemble : le premier de ces scores qui convient compte. À ton tour, touche son nom pour l'annoncer. Si rien ne convient, annonce « simple ».
tour-ask = Ce qu'il y a à faire est écrit ici. Quand les autres annoncent, tu décides en secret si tu y crois. Une annonce fausse et contestée coûte une bille.
tour-last = Quand un tour est fini, cette ligne dit ce que c'était vraiment, quelle que soit l'annonce.
end-smiles = La Fortune sourit à { $names }
