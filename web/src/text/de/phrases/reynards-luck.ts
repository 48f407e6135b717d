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
  ...odds,
  ...options,
  ...characters,
});
