lantern-map = Die Reise
lantern-map-zone = Zone { $n } von { $all }
lantern-map-cleared = geschafft
lantern-map-here = hier bist du
lantern-map-here-other = hier steht das Licht
lantern-map-ahead = liegt noch vor dir
lantern-map-fell = hier erlosch das Licht
lantern-map-rest = eine Rast
lantern-sheet-last-fortress = Die letzte Festung
lantern-sheet-long-night = Die lange Nacht
lantern-you = du
lantern-bot = Bot
lantern-away = nicht da

lantern-crit = Kritischer Treffer
lantern-counter = Gegenangriff
lantern-magic = Zauberspruch
lantern-con = Konstitution
lantern-xp = Erfahrung
lantern-camp = Lagerfeuer
lantern-crit-does = dreht einen Würfel um
lantern-counter-does = ändert einen Würfel um eins
lantern-magic-does = wirft einen Würfel neu
lantern-con-does = wirft beliebige Würfel neu
lantern-xp-does = streicht sofort so viele Kreise
lantern-camp-does = die Zahl auf der Schriftrolle
lantern-crit-idle = Umdrehen
lantern-counter-down-idle = −1
lantern-counter-up-idle = +1
lantern-counter-down = eins runter
lantern-counter-up = eins hoch
lantern-magic-idle = Einen neu
lantern-con-idle = Mehrere neu
lantern-strength = Deine Kräfte
lantern-strength-other = Kräfte
lantern-left = { $n } von { $all } Kreisen übrig
lantern-none-left = kein Kreis übrig
lantern-pick-one = wähle zuerst einen Würfel
lantern-pick-some = wähle zuerst Würfel
lantern-not-now = mit den gewählten Würfeln nicht möglich

lantern-use-becomes = { $from } → { $to }
lantern-use-roll-one = { $face } neu
lantern-use-roll-many = { $n } neu
lantern-use-clears = schafft die Zone
lantern-use-loses = alles verloren
lantern-use-chance = { $chance } %
lantern-gain = +1 Kreis
lantern-gain-full = kein Platz

lantern-die = Würfel { $n }: { $face }
lantern-die-air = Würfel { $n }: in der Luft
lantern-die-fills = füllt ein Feld
lantern-die-loose = füllt kein Feld
lantern-dice = Die sechs Würfel
lantern-boxes = Felder: { $boxes }. Gefüllt: { $n } von { $all }.
lantern-aim = X ist
lantern-aim-ring = O ist { $face }
lantern-aim-face = Die Würfel für X = { $face } auslegen
lantern-alike = Die X-Felder wollen alle die gleiche Zahl
lantern-alike-ring = Die X-Felder wollen alle die gleiche Zahl, die O-Felder eine andere

lantern-do-setup = Sechs Würfel entscheiden über deine Kräfte.
lantern-do-offer = Ein schwacher Anfang: alle sechs neu würfeln oder damit losziehen?
lantern-do-assign = Tippe auf einen Würfel, dann auf sein Feld.
lantern-do-assign-hand = Wohin mit der { $face }?
lantern-do-assign-waits = Welcher Würfel kommt hierhin: { $place }?
lantern-do-assign-ready = Alles verteilt: Zieh los, oder tausche noch.
lantern-do-enter = Hinein ins Dunkel: Sechs Würfel fallen.
lantern-do-fight = Fülle die Felder: Würfel, dann Fähigkeit.
lantern-do-fight-one = Ein Würfel gewählt: drehen, verschieben oder neu werfen.
lantern-do-fight-many = { $n } Würfel gewählt: Konstitution wirft sie neu.
lantern-do-reroll = Würfel sind in der Luft …
lantern-do-reward = Eine volle Reihe Erfahrung! Ein neuer Kreis: für welche Fähigkeit?
lantern-watch-fight = Hier kämpft { $name }.
lantern-watch-assign = { $name } bereitet die Reise vor.
lantern-watch-reward = { $name } darf einen neuen Kreis zeichnen.

lantern-setup = Vor der Reise
lantern-setup-again = Alle sechs neu würfeln
lantern-setup-keep = Diese behalten
lantern-setup-total = zusammen { $n }
lantern-setup-go = Losziehen
lantern-setup-usual = Für mich verteilen
lantern-setup-clear = Von vorn
lantern-setup-empty = { $place }: leer. { $does }
lantern-setup-has = { $place }: { $face }. { $does }

lantern-xp-row = Reihe { $n }: { $crossed } von { $all } gestrichen
lantern-xp-row-rewarded = belohnt
lantern-xp-row-due = voll: Belohnung beim Verlassen der Zone
lantern-xp-ones = Jede 1 beim Betreten einer Zone streicht einen Kreis.
lantern-xp-ones-always = Jede 1, die in einer Zone fällt, streicht einen Kreis, auch neu gewürfelte.
lantern-xp-reward = Eine volle Reihe ist ein neuer Kreis für eine Fähigkeit.
lantern-scroll = Schriftrolle
lantern-scroll-does = Am Feuer: { $n } Erfahrung, eine Konstitution
lantern-scroll-done = Das Lagerfeuer liegt hinter dir
lantern-score = Abenteuerwert
lantern-score-so = gestrichene Kreise; weniger ist besser
lantern-score-still = Das wäre noch: { $title }

lantern-cleared = { $zone }: geschafft
lantern-rested = { $zone }: eine Rast am Feuer
lantern-behind = { $n } von { $all } Zonen liegen hinter dir
lantern-behind-other = { $n } von { $all } Zonen liegen hinter { $name }
lantern-possible = Hier noch möglich
lantern-possible-any = { $n ->
    [one] und { $n } weiterer Wurf gewählter Würfel
   *[other] und { $n } weitere Würfe gewählter Würfel
}
lantern-possible-none = nichts

lantern-title-range = { $from } bis { $to }
lantern-title-more = { $from } oder mehr
lantern-won = Morgen über der letzten Festung
lantern-won-other = Morgen am Ende des Weges
lantern-won-text = Jede Zone ist geschafft. Gestrichene Kreise: { $n }.
lantern-lost = Das Licht ist erloschen
lantern-lost-text = Zone { $n } von { $all }, { $zone }: Was noch übrig war, konnte die Felder nicht mehr füllen.
lantern-ended = Die Reise endete in Zone { $n } von { $all }, { $zone }.
