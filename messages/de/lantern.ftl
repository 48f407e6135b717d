# Lantern: was geschah, und was eine Wahl bewirken würde.
# $dice, $all: Würfel; $zone: die Nummer einer Zone, $place: ihr Name; $left: Kreise, die übrig sind.

lantern-ability-crit = Kritischer Treffer
    .acc = Kritischen Treffer
lantern-ability-counter = Gegenangriff
    .acc = Gegenangriff
lantern-ability-magic = Zauberspruch
    .acc = Zauberspruch
lantern-ability-con = Konstitution
    .acc = Konstitution

lantern-title-lord = Legendärer Laternenlord
lantern-title-swashbuckler = Heldenhafter Haudegen
lantern-title-master = Meister der Waffen
lantern-title-adventurer = Vielversprechender Abenteurer

# Die Zonen der mitgelieferten Bögen; andere heißen, wie ihr Bogen sie nennt.
lantern-place-Wolves = Wölfe
lantern-place-Marsh = Sumpf
lantern-place-Cultists = Kultisten
lantern-place-Ruins = Ruinen
lantern-place-Skeletons = Skelette
lantern-place-Campfire = Lagerfeuer
lantern-place-Spider = Spinne
lantern-place-Tower = Turm
lantern-place-Dragon = Drache

# Was man von den mitgelieferten Bögen wissen soll.
lantern-note-last-fortress = Eine Rekonstruktion. Die Regeln erzählen von acht Zonen: zuerst die Wölfe, als fünfte das Lagerfeuer, zuletzt der Drache. Die anderen Zonen und die meisten Felder sind hier ergänzt.
lantern-note-long-night = Eine Nacht mit neun Zonen, im Labor gemacht. Hinter den Wölfen liegt ein Sumpf, und das Feuer ist fern.

lantern-setup-rolled = { $enough ->
    [yes] Für die Vorbereitung gewürfelt: { $dice }, zusammen { $total }.
   *[no] Für die Vorbereitung gewürfelt: { $dice }, zusammen nur { $total }.
}
lantern-rolls-all-again = Alle sechs Würfel werden neu geworfen.
lantern-keeps-dice = Die Würfel bleiben, wie sie sind.
lantern-sets-out = Die Reise beginnt: { lantern-ability-crit } { $crit }, { lantern-ability-counter } { $counter }, { lantern-ability-magic } { $magic }, { lantern-ability-con } { $con }, Erfahrung { $xp }, Lagerfeuer { $camp }.
lantern-sets-out-alike = Jeder Platz bekommt eine { $face }.
lantern-reaches = Voraus liegt Zone { $zone }: { $place }.
lantern-enters = Hinein in Zone { $zone }, { $place }: { $dice }.
lantern-turns = { $ability } ({ lantern-left }): Aus { $from } wird { $to }.
lantern-takes-up = { $ability } ({ lantern-left }) für { $dice }.
lantern-left = { $left ->
    [0] keiner übrig
   *[other] { $left } übrig
}
lantern-rolls-again = { $dice-count ->
    [6] Neu gewürfelt: { $dice }.
   *[other] Neu gewürfelt: { $dice }. Mit denen, die liegen blieben: { $all }.
}
lantern-experience = Erfahrung: { $crossed } von { $circles } Kreisen.
lantern-cleared = Zone { $zone }, { $place }, ist geschafft.
lantern-rests = Eine Rast in Zone { $zone }, { $place }.
lantern-reward-due = Eine volle Reihe Erfahrung: ein neuer Kreis für eine Fähigkeit.
lantern-gains = Ein neuer Kreis für { $ability-acc }.
lantern-no-room = Ein neuer Kreis, aber kein Platz dafür.
lantern-won = Die Reise ist geschafft! Abenteuerwert { $score }: { $title }.
lantern-lost = Was noch übrig ist, kann die Felder nicht mehr füllen: verloren in Zone { $zone }, { $place }.

lantern-would-shortcut-usual = die Würfel verteilen, wie es vorsichtige Abenteurer tun
lantern-would-rolls-all-again = alle sechs neu würfeln: { $total } ist weniger als { $enough }
lantern-would-keeps = mit diesen { $total } losziehen
lantern-would-uses = zusammen { $uses } Einsätze
lantern-would-becomes = aus { $from } wird { $face }
lantern-would-rolls-one = eine { $face } neu würfeln
lantern-would-rolls = { $dice-count ->
    [1] einen Würfel neu würfeln
    [6] alle sechs Würfel neu würfeln
   *[other] { $dice-count } Würfel neu würfeln
}
lantern-would-more-circles = { $ability }: aus { $left } übrigen werden { $then }
# $percent: auf eine Stelle; 0 ist wenig, aber nicht nichts.
lantern-would-clears = { $percent ->
    [0] weniger als 0,1 % Chance, die Zone zu schaffen
   *[other] { $percent } % Chance, die Zone zu schaffen
}
lantern-would-cleared = und die Zone ist geschafft
lantern-would-lost = und alles ist verloren

# Warum eine Wahl besser ist: was es nach einer Runde im Schnitt gibt, mit ihr und mit der nächstschlechteren ($instead).
lantern-why-zones = { $whose ->
    [own] Du kommst im Schnitt bis Zone { $with } statt { $instead }.
   *[seat] { $seat } kommt im Schnitt bis Zone { $with } statt { $instead }.
}
lantern-why-has = { $whose ->
    [own] Nach dieser Zone hast du
   *[seat] Nach dieser Zone hat { $seat }
}
lantern-why-uses = { lantern-why-has } im Schnitt { $with } Einsätze der Fähigkeiten statt { $instead }.
lantern-why-experience = { lantern-why-has } im Schnitt { $with } Erfahrungskreise statt { $instead }.

# Wie eine Wahl heißt.
lantern-choose-again = Alle sechs Würfel noch einmal werfen
lantern-choose-keep = Diese Würfel behalten
lantern-choose-assign = { lantern-ability-crit } { $crit }, { lantern-ability-counter } { $counter }, { lantern-ability-magic } { $magic }, { lantern-ability-con } { $con }, Erfahrung { $xp }, Lagerfeuer { $camp }
lantern-choose-crit = { lantern-ability-crit } auf eine { $die }
lantern-choose-counter-up = { lantern-ability-counter }: eine { $die } hinauf
lantern-choose-counter-down = { lantern-ability-counter }: eine { $die } hinunter
lantern-choose-magic = { lantern-ability-magic } auf eine { $die }
lantern-choose-con = { lantern-ability-con } auf { $dice }
lantern-choose-gain = Ein Kreis mehr für { $ability }
