# What can be asked of the odds of each game, and what it answers. `luckhouse odds GAME` and `odds` at a table list it.

terminal-odds-topics = Was gefragt werden kann:
terminal-odds-topic-booty-dice-combos = Fluch, Meuterei und Schiffbruch in einem, zwei und drei Würfen
terminal-odds-topic-booty-dice-faces = wie viele von einem bis sechs Würfeln eine Seite zeigen, die du willst
terminal-odds-topic-booty-dice-die = was ein Würfel mehr wert ist
terminal-odds-topic-booty-dice-gold = die Chance, in einem Zug so viele Dublonen zu gewinnen, nach den Seiten eines Fluchs
terminal-odds-topic-fortuna-scores = wie oft jede Wertung kommt und was sie wert ist
terminal-odds-topic-fortuna-dice = was die Würfel versprechen, bevor die Steine fallen; mit zwei Würfeln Stein für Stein
terminal-odds-topic-fortuna-turn = Punkte und Murmeln eines mittleren Zugs, für jede Zahl von Spielern
terminal-odds-topic-fortuna-spread = wie oft jede Wertung gewählt werden kann, wenn alles ausgebreitet ist (spread=full)
terminal-odds-topic-fortuna-grand = was es vieren bringt, alle Würfel und Steine zu paaren (spread=grand)
terminal-odds-topic-fortuna-starter = die Chance dessen, der beginnt, bei zweien, die beide am besten spielen
terminal-odds-topic-lantern-zone = dass sechs Würfel die Felder beim Betreten füllen, und mit bis zu drei Konstitutionen, bestens gespielt; Felder wie `4 5 X X X`
terminal-odds-topic-lantern-setup = die Summe der sechs Würfel des Aufbaus, die unter 15 noch einmal fallen dürfen
terminal-odds-topic-lantern-ones = die Erfahrung, die das Betreten einer Zone bringt
terminal-odds-topic-lucky-shot-raid = wie oft ein Überfall durchkommt, nach den Steinen, die stehen
terminal-odds-topic-lucky-shot-match = wie oft ein, zwei oder drei Würfel eine von so vielen Stufen zeigen
terminal-odds-topic-lucky-shot-hunt = wie oft eine Jagd in so vielen Zügen gelingt, nach den verschiedenen Stufen der eigenen leeren Forts
terminal-odds-topic-lucky-shot-move = was aus einem Schatz unterwegs wird, nach denen, die stehlen dürfen
terminal-odds-topic-lucky-shot-siege = wie bald ein Fort einem Angreifer fällt, der einen passenden Würfel für den Angriff behält
terminal-odds-topic-reynards-luck-duel = Figur gegen Figur, jede mit einer Karte vom vollen Stapel
terminal-odds-topic-reynards-luck-cards = der Stapel, eine Karte daraus, und Hände von vier
terminal-odds-topic-reynards-luck-reach = die Chance, dass der Würfel eine Figur so viele Felder weit handeln lässt

# Zahlen, und was in mehreren Spielen über Spalten steht.
game-odds-fraction = { $ways }/{ $total } ({ PERCENT($ways, $total, digits: 2) })
game-odds-ratio = { $ways }/{ $total } { PERCENT($ways, $total, digits: 2) }
game-odds-points = +{ DECIMAL($points, digits: 2) }
game-odds-share = { DECIMAL($percent, digits: 8) } %
game-odds-ways = Möglichkeiten
game-odds-out-of = von
game-odds-exactly = genau
game-odds-at-least = mindestens

# Booty Dice.
booty-dice-odds-combos = Kombos mit sechs Würfeln
booty-dice-odds-combo-of = Kombo
booty-dice-odds-ways-of-all = von 46656
booty-dice-odds-one-throw = ein Wurf
booty-dice-odds-two-throws = zwei Würfe
booty-dice-odds-three-throws = drei Würfe
booty-dice-odds-curse-five = { booty-dice-combo-curse }, fünf Seiten
booty-dice-odds-curse-six = { booty-dice-combo-curse }, sechs Seiten
booty-dice-odds-mutiny = { booty-dice-combo-mutiny }
booty-dice-odds-shipwreck = { booty-dice-combo-shipwreck }
booty-dice-odds-both-combos = { booty-dice-combo-mutiny } und { booty-dice-combo-shipwreck }
booty-dice-odds-for-that-alone = Zwei und drei Würfe: so neu geworfen, wie es nur für diese Kombo am besten ist.
booty-dice-odds-faces = { $dice } Würfel: wie viele eine Seite zeigen, die du willst
booty-dice-odds-so-many = so viele
booty-dice-odds-at-least-in = Möglichkeiten und genau: in einem Wurf, von { $ways }. In einem, zwei und drei Würfen: mindestens so viele.
booty-dice-odds-others-again = Zwei und drei Würfe: Jeder Würfel, der die Seite nicht zeigt, wird neu geworfen.
booty-dice-odds-one-more = Ein Wurf für eine Seite, die du willst: was jeder Würfel bringt
booty-dice-odds-one-or-more = eine oder mehr
booty-dice-odds-two-or-more = zwei oder mehr
booty-dice-odds-three-or-more = drei oder mehr
booty-dice-odds-gain = Gewinn
booty-dice-odds-gains = Gewinn: Prozentpunkte mehr als mit einem Würfel weniger.
booty-dice-odds-gold = Dublonen in einem Zug
booty-dice-odds-gold-by-faces = Durch D und J, abzüglich X, so neu geworfen, wie es für diese Summe am besten ist.
booty-dice-odds-gold-enough = Solange es genug auszugraben, zu vergraben und zu stehlen gibt; Plündern kommt hinzu.

# Fortuna. $plain, $retrieve: Wörter von Optionen.
fortuna-odds-turn = Ein Zug mit zwei Würfeln und zwei Steinen, { $players } Spieler, plain={ $plain }
fortuna-odds-promise = Was zwei Würfel versprechen, { $players } Spieler, plain={ $plain }
fortuna-odds-by-brick = Würfel { $dice }, Stein für Stein, { $players } Spieler, plain={ $plain }
fortuna-odds-dice = Würfel
fortuna-odds-bricks = Steine
fortuna-odds-takes-one = nimmt eine Murmel
fortuna-odds-plain = einfach
fortuna-odds-half-or-wolf = halb oder Wolf
fortuna-odds-miss = Fehlwurf
fortuna-odds-mean-points = Punkte im Schnitt
fortuna-odds-flips = Von { $ways } Möglichkeiten, zwei Steine zu werfen. Ein leerer ist 0.
fortuna-odds-average-turn = Ein durchschnittlicher Zug mit zwei Würfeln und zwei Steinen, alles richtig angesagt
fortuna-odds-of-players = Spieler
fortuna-odds-points-each = Punkte, each
fortuna-odds-points-best = Punkte, best
fortuna-odds-loses-one = verliert eine
fortuna-odds-may-free = darf eine befreien
fortuna-odds-taken = genommene Murmeln
fortuna-odds-starter = Wer beginnt, zu zweit, wenn beide am besten spielen
fortuna-odds-by-rules = plain, retrieve
fortuna-odds-rules = { $plain }, { $retrieve }
fortuna-odds-wins-alone = gewinnt allein
fortuna-odds-shares = teilt
fortuna-odds-worth = Wert
fortuna-odds-shared-half = Ein geteilter Sieg zählt halb. Wer beginnt, wird ausgewürfelt: Vor diesem Wurf haben beide 50 %.
fortuna-odds-spoken-calls = Das gilt auch für gesprochene Ansagen: Alles liegt offen, also sagen beide richtig an. Mehr mit `luckhouse solve fortuna`.

# Lantern. $sheet: der Name eines Bogens; $boxes: Felder einer Zone, wie `4 5 X`.
lantern-odds-filling = { $boxes } füllen
lantern-odds-filling-all = Die Felder von { $sheet } füllen
lantern-odds-sheet = { $sheet }: { lantern-option-sheet-last-fortress }.
lantern-odds-constitutions-used = Konstitutionen
lantern-odds-boxes = Felder
lantern-odds-setup = Die Summe der Vorbereitung
lantern-odds-total = Summe
lantern-odds-at-most = höchstens so viel
lantern-odds-low = Unter { $enough }, wo du neu würfeln darfst: { game-odds-fraction }.
lantern-odds-among-six = Einsen unter sechs Würfeln
lantern-odds-ones = Einsen
lantern-odds-one-each = Jede streicht einen Erfahrungskreis. Im Schnitt ist es eine für jede betretene Zone.

# Lucky Shot.
lucky-shot-odds-raids = Ein Raubzug auf eine Festung mit so vielen stehenden Steinen
lucky-shot-odds-dice-to-block = Abwehrwürfel
lucky-shot-odds-blocked = abgewehrt
lucky-shot-odds-through = kommt durch
lucky-shot-odds-blocking = Ein Würfel, der gleich dem Raubzugwürfel ist, wehrt ab. Ein Würfel für zwei Steine, mindestens einer.
lucky-shot-odds-matches = Mindestens ein Würfel zeigt eine von so vielen verschiedenen Stufen
lucky-shot-odds-different-levels = Stufen
lucky-shot-odds-so-many-dice = { $number } Würfel
lucky-shot-odds-so-many-turns = { $number ->
    [one] 1 Zug
   *[other] { $number } Züge
}
lucky-shot-odds-salvages = Bergen ist ein Würfel für die Stufen deiner leeren Festungen; der einer neuen Festung gilt für eine.
lucky-shot-odds-hunts = Eine Jagd gelingt innerhalb von so vielen Zügen
lucky-shot-odds-empty-forts = Stufen sind die verschiedenen Stufen deiner leeren Festungen. Ein Würfel in jedem Zug.
lucky-shot-odds-moves = Ein Schatz unterwegs
lucky-shot-odds-may-steal = dürfen stehlen
lucky-shot-odds-arrives = kommt an
lucky-shot-odds-stolen = gestohlen
lucky-shot-odds-becomes-available = wird verfügbar
lucky-shot-odds-who-may-steal = Nur wer eine leere Festung hat, darf stehlen. Was geschützt bewegt wird, kommt immer an.
lucky-shot-odds-sieges = Eine Festung fällt innerhalb von so vielen Zügen eines Angreifers
lucky-shot-odds-two-a-turn = Zwei Steine in einem Zug, wenn einer von drei Würfeln passt, { game-odds-fraction }; sonst einer.

# Reynard's Luck. $kind: eine Figur.
reynards-luck-odds-duels = Die Gewinnchance, meine gegen die andere
reynards-luck-odds-mine = meine
reynards-luck-odds-piece = { $kind }
reynards-luck-odds-ties-and-losses = Jede Seite spielt eine Karte vom vollen Stapel. Was auf 100 fehlt, ist unentschieden oder verloren: `duel 4 fox`.
reynards-luck-odds-duels-of = Mit einer Karte vom vollen Stapel: { $kind-a }
reynards-luck-odds-opponent = gegen
reynards-luck-odds-deck = Der volle Stapel
reynards-luck-odds-in-deck = im Stapel
reynards-luck-odds-drawn-next = als nächste
reynards-luck-odds-in-hand = in vier Karten
reynards-luck-odds-highest = höchste darin
reynards-luck-odds-reach = Die Chance, dass der Würfel so weit reicht
reynards-luck-odds-squares = Felder
reynards-luck-odds-ways-of-six = von 6
