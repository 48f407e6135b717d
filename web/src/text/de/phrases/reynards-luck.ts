import type { Phrase, Words } from '../../phrasebook';

/** The two sides, the fox, and pieces with their article. */
export const words: Words = {
  Red: 'Rot',
  Blue: 'Blau',
  fox: 'Fuchs',
  'fox.acc': 'den Fuchs',
  'a fox': 'ein Fuchs',
  'a fox.acc': 'einen Fuchs',
  'a fox.dat': 'einem Fuchs',
  'a hidden piece.acc': 'eine verdeckte Figur',
  'a hidden piece': 'eine verdeckte Figur',
  'a 1': 'eine 1',
  'a 2': 'eine 2',
  'a 3': 'eine 3',
  'a 4': 'eine 4',
  'a 5': 'eine 5',
  'a 6': 'eine 6',
  'a 7': 'eine 7',
  hothead: 'Hitzkopf',
  warden: 'Wärter',
  reynard: 'Reineke',
};

const told = {
  '{side} puts {pieces*}.': '{side} stellt {pieces}.',
  '{piece} on {square}': '{piece.acc} auf {square}',
  '{side} brings {piece} back on {square}.': '{side} bringt {piece.acc} auf {square} zurück.',
  'That is the whole turn.': 'Das ist der ganze Zug.',
  '{side} goes from {from} to {to}.': '{side} zieht von {from} nach {to}.',
  '{side} goes from {from} to {to}, a foxhead.': '{side} zieht von {from} nach {to}, auf einen Fuchskopf.',
  "{side}'s piece on {from} challenges {to}: both choose a card.":
    '{side} fordert von {from} aus {to} heraus: Beide wählen eine Karte.',
  '{side} advances.': '{side} rückt vor.',
  '{side} stays.': '{side} bleibt stehen.',
  '{side} puts the captive into the reserve.': '{side} nimmt die gefangene Figur in die Reserve.',
  '{side} has arranged all pieces.': '{side} hat alle Figuren aufgestellt.',
  '{one*}, {other*}, face down.': '{one}, {other}, verdeckt.',
  '{side} plays {card}': '{side} spielt {card.acc}',
  '{side} plays a card': '{side} spielt eine Karte',
  '{side} draws a card.': '{side} zieht eine Karte.',
  '{side} draws {card}.': '{side} zieht {card.acc}.',
  '{side} starts.': '{side} beginnt.',
  'On {from} is {one}, on {to} {other}.': 'Auf {from} steht {one}, auf {to} {other}.',
  'The fox on {square} rolls {die#}.': 'Der Fuchs auf {square} würfelt {die}.',
  "Red's card is {red}, Blue's {blue}.": 'Rot hat {red.acc} gespielt, Blau {blue.acc}.',
  '{side} rolls {die#}.': '{side} würfelt {die}.',
  'No piece of theirs is on the board: they pass.':
    'Keine eigene Figur steht auf dem Brett, der Zug verfällt.',
  '{one} {from}: {sum*}, {other} {to}: {total*}.': '{one} {from}: {sum}, {other} {to}: {total}.',
  'fox rolled {die#} + card {card#} = {sum#}': 'Fuchs mit {die} + Karte {card} = {sum}',
  '{piece#} + card {card#} = {sum#}': '{piece} + Karte {card} = {sum}',
  'A tie: nothing moves.': 'Gleichstand: Nichts bewegt sich.',
  '{side} captures the fox.': '{side} nimmt den Fuchs gefangen.',
  '{side} captures the {piece#}.': '{side} nimmt die {piece} gefangen.',
  'The spent cards make a new deck.': 'Die gespielten Karten werden zum neuen Stapel.',
  '{side} stands on all four foxheads: if {rival} cannot break that now, {winner} wins.':
    '{side} steht auf allen vier Fuchsköpfen: Wenn {rival} das jetzt nicht bricht, gewinnt {winner}.',
  '{side} no longer holds all foxheads.': '{side} hält nicht mehr alle Fuchsköpfe.',
  '{side} has held all four foxheads and wins!': '{side} hat alle vier Fuchsköpfe gehalten und gewinnt!',
  '{side} has only {n#} pieces left: {winner} wins!': '{side} hat nur noch {n} Figuren: {winner} gewinnt!',
  'That was turn {n#}, the last.': 'Das war Zug {n}, der letzte.',
  'Red has {red#} pieces, Blue {blue#}: {side} wins!': 'Rot hat {red} Figuren, Blau {blue}: {side} gewinnt!',
  'Red has {red#} pieces, Blue {blue#}: the game is shared.':
    'Rot hat {red} Figuren, Blau {blue}: Ihr teilt euch das Spiel.',
};

const labels = {
  'on {square}; you have {n#} left': 'auf {square}; davon hast du noch {n}',
  'roll, and move or challenge': 'würfeln, dann ziehen oder herausfordern',
  'take the square {square}': 'auf {square} vorrücken',
  'take the square {square}, a foxhead': 'auf {square} vorrücken, einen Fuchskopf',
  "take the square {square}, {side}'s shield": 'auf {square} vorrücken, den Schild von {side}',
  'stay on {square}': 'auf {square} bleiben',
  'stay on {square}, a foxhead': 'auf {square} bleiben, einem Fuchskopf',
  "stay on {square}, {side}'s shield": 'auf {square} bleiben, dem Schild von {side}',
  'put it into your reserve': 'in deine Reserve nehmen',
  'at once, on your shield {square}': 'sofort, auf deinen Schild {square}',
  'on your shield {square}; that is the whole turn': 'auf deinen Schild {square}; das ist der ganze Zug',
  'your fox': 'dein Fuchs',
  'your {piece#}': 'deine {piece}',
  'your fox, a foxhead': 'dein Fuchs, auf einen Fuchskopf',
  'your {piece#}, a foxhead': 'deine {piece}, auf einen Fuchskopf',
  "your fox, {side}'s shield": 'dein Fuchs, auf den Schild von {side}',
  "your {piece#}, {side}'s shield": 'deine {piece}, auf den Schild von {side}',
  'your fox against {piece}: wins {chance}': 'dein Fuchs gegen {piece.acc}: gewinnt {chance}',
  'your {mine#} against {piece}: wins {chance}': 'deine {mine} gegen {piece.acc}: gewinnt {chance}',
  'wins {win}, ties {tie}, loses {lose}': 'gewinnt {win}, gleich {tie}, verliert {lose}',
  'place all that are left at random': 'alle übrigen zufällig aufstellen',
};

const odds = {
  'piece against piece, each with a card off the full deck':
    'Figur gegen Figur, jede mit einer Karte vom vollen Stapel',
  'the deck, one card drawn from it, and hands of four':
    'der Stapel, eine gezogene Karte, und Hände mit vier Karten',
  'the chance that the die lets a piece act so many squares away':
    'die Chance, dass der Würfel eine Figur so weit handeln lässt',
  'The chance to win, mine against theirs, in per cent': 'Die Siegchance, meine gegen ihre, in Prozent',
  mine: 'meine',
  'Each plays a card off the full deck.': 'Beide spielen eine Karte vom vollen Stapel.',
  'What is missing to 100 are ties and losses: `duel 4 fox`.':
    'Was zu 100 fehlt, sind Gleichstände und Niederlagen: `duel 4 fox`.',
  '{piece} with a card off the full deck': '{piece} mit einer Karte vom vollen Stapel',
  against: 'gegen',
  'ways to win': 'Gewinnfälle',
  'The full deck': 'Der volle Stapel',
  card: 'Karte',
  'in the deck': 'im Stapel',
  'drawn next': 'als Nächste gezogen',
  'in a hand of four': 'in einer Hand mit vier',
  'highest in it': 'darin die höchste',
  'The chance that the die reaches so far': 'Die Chance, dass der Würfel so weit reicht',
  squares: 'Felder',
  'ways of 6': 'Möglichkeiten von 6',
  'Your challenges, with any card of yours': 'Deine Herausforderungen, mit irgendeiner deiner Karten',
  challenge: 'Herausforderung',
  'Against any card you have not seen, and any piece that can stand there.':
    'Gegen jede Karte, die du nicht gesehen hast, und jede Figur, die dort stehen kann.',
  'Your cards in the confrontation of {from} with {to}': 'Deine Karten im Duell von {from} gegen {to}',
};

const options = {
  "Hidden pieces, cards and a die: hold the four foxheads, and turn your captives' coats.":
    'Verdeckte Figuren, Karten und ein Würfel: Halte die vier Fuchsköpfe, und lass Gefangene die Seite wechseln.',
  'pieces, cards, shields, foxheads and formations': 'Figuren, Karten, Schilde, Fuchsköpfe und Aufstellungen',
  'crossing or den or a file': 'crossing oder den oder eine Datei',
  'the foxheads in a row across the middle: b5 d5 f5 h5':
    'die Fuchsköpfe in einer Reihe quer durch die Mitte: b5 d5 f5 h5',
  'the foxheads in a square around the middle: c4 g4 c6 g6':
    'die Fuchsköpfe im Quadrat um die Mitte: c4 g4 c6 g6',
  'turns after which whoever has more pieces wins': 'Züge, nach denen gewinnt, wer mehr Figuren hat',
};

const characters = {
  'would rather fight than walk, and never lets a won square go':
    'kämpft lieber, als zu gehen, und gibt kein gewonnenes Feld her',
  'stays close to home, keeps captives locked up and strikes only when sure':
    'bleibt nah am eigenen Schild, hält Gefangene fest und schlägt nur zu, wenn es sicher ist',
  'loves a masquerade: sends out pieces that nobody has seen, the weak ones first':
    'liebt die Maskerade: schickt Figuren los, die niemand gesehen hat, die schwachen zuerst',
};

export const phrases: readonly Phrase[] = Object.entries({
  ...told,
  ...labels,
  ...odds,
  ...options,
  ...characters,
});
