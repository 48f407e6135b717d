# Lucky Shot before it is played: what it is, what can be set, who can be met.

lucky-shot-about = Bâtissez des forts, pillez des forts, et soyez le premier à tenir quatre des six trésors.
lucky-shot-option-forest = ce que donne le pouvoir de la forêt
lucky-shot-option-forest-full = un nouveau fort, un trésor qui entre en jeu, et un dé pour en gagner un
lucky-shot-option-forest-bare = le nouveau fort seul
lucky-shot-option-volcano = quel dé choisit le pouvoir du volcan
lucky-shot-option-volcano-any = le premier du tour suivant, pour la chasse ou pour la carte
lucky-shot-option-volcano-act = le premier pour la carte, jamais celui de la chasse
lucky-shot-option-stolen = si un trésor volé lors d’un déplacement donne son pouvoir
lucky-shot-option-stolen-quiet = non
lucky-shot-option-stolen-power = oui, le voleur l’a aussitôt
lucky-shot-option-cap = tours après lesquels gagne qui a le plus de trésors, puis le plus de briques debout
lucky-shot-character-mason = Mason croit aux briques, et à davantage de briques.
lucky-shot-character-corsair = Corsair préfère vous prendre un trésor plutôt que d’en trouver un.
lucky-shot-character-magpie = Magpie bâtit nid après nid, et attend quelque chose qui brille.
