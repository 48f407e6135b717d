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
terminal-odds-topic-fortuna-starter = die Chance dessen, der beginnt, bei zweien, die beide am besten spielen
terminal-odds-topic-lantern-zone = dass sechs Würfel die Felder beim Betreten füllen, und mit bis zu drei Konstitutionen, bestens gespielt
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
