import type { Phrase, Words } from '../../phrasebook';

/** Scores and calls, bricks without a number, and the two sides. */
export const words: Words = {
  Cheese: 'Käse',
  Happiness: 'Glück',
  Smile: 'Lächeln',
  Grin: 'Grinsen',
  'Half Smile': 'Halbes Lächeln',
  'Wolf Grin': 'Wolfsgrinsen',
  plain: 'einfach',
  'plain score': 'einfache Wertung',
  'a plain score': 'eine einfache Wertung',
  miss: 'Fehlwurf',
  'a miss': 'ein Fehlwurf',
  'a blank': 'einen leeren Stein',
  '2 blanks': '2 leere Steine',
  '3 blanks': '3 leere Steine',
  '4 blanks': '4 leere Steine',
  '5 blanks': '5 leere Steine',
  '6 blanks': '6 leere Steine',
  '7 blanks': '7 leere Steine',
  '8 blanks': '8 leere Steine',
  Gold: 'Gold',
  Black: 'Schwarz',
  'plain=each': 'plain=each',
  'plain=best': 'plain=best',
  each: 'each',
  best: 'best',
  may: 'may',
  always: 'always',
  doubter: 'Zweifler',
  jailer: 'Kerkermeister',
  bluffer: 'Bluffer',
};

const worth = {
  'twice the bricks': 'das Doppelte der Steine',
  'the smaller brick': 'der kleinere Stein',
  'the best such brick': 'der beste solche Stein',
  'each such brick': 'jeder solche Stein',
};

const odds = {
  'how often each score comes, and what it is worth': 'wie oft jede Wertung kommt und was sie bringt',
  'what the dice promise before the bricks are flipped; with two dice, brick by brick':
    'was die Würfel versprechen, bevor die Steine aufgedeckt sind; mit zwei Würfeln Stein für Stein',
  'the points and marbles of an average turn, for every number of players':
    'Punkte und Murmeln eines durchschnittlichen Zuges, für jede Spielerzahl',
  'how often each score can be chosen when everything is spread out (spread=full)':
    'wie oft jede Wertung wählbar ist, wenn alles offen liegt (spread=full)',
  'the chance of the one who starts, two players, if both play best':
    'die Chance dessen, der beginnt, zu zweit, wenn beide bestmöglich spielen',
  'A turn of two dice and two bricks, {n#} players, {plain}':
    'Ein Zug mit zwei Würfeln und zwei Steinen, {n} Spieler, {plain}',
  'average points': 'Punkte im Schnitt',
  'own marble': 'eigene Murmel',
  opponent: 'Gegner',
  'Out of {ways#} ways: {points#} points on average ({share}), {taken#} marbles taken.':
    'Von {ways} Möglichkeiten: im Schnitt {points} Punkte ({share}), {taken} genommene Murmeln.',
  'What two dice promise, {n#} players, {plain}': 'Was zwei Würfel versprechen, {n} Spieler, {plain}',
  dice: 'Würfel',
  'takes a marble': 'nimmt eine Murmel',
  'half or wolf': 'halbes oder Wolf',
  'Dice {dice}, brick by brick, {n#} players, {plain}':
    'Würfel {dice}, Stein für Stein, {n} Spieler, {plain}',
  bricks: 'Steine',
  points: 'Punkte',
  'Out of {n#} ways to flip two bricks.': 'Von {n} Möglichkeiten, zwei Steine aufzudecken.',
  'A blank is 0.': 'Ein leerer Stein ist 0.',
  'An average turn of two dice and two bricks, all calls right':
    'Ein durchschnittlicher Zug mit zwei Würfeln und zwei Steinen, alle Ansagen richtig',
  'points, each': 'Punkte, each',
  'points, best': 'Punkte, best',
  'loses one': 'verliert eine',
  'may free one': 'darf eine befreien',
  'marbles taken': 'genommene Murmeln',
  'The chance that a score can be chosen, as many dice and bricks as players':
    'Die Chance, dass eine Wertung wählbar ist, mit so vielen Würfeln und Steinen wie Spielern',
  'any that takes a marble': 'irgendeine, die eine Murmel nimmt',
  'any but a miss': 'irgendeine außer Fehlwurf',
  'Two bricks for the dice {dice}': 'Zwei Steine zu den Würfeln {dice}',
  "{p}'s next throw, called right": 'Der nächste Wurf von {p}, richtig angesagt',
  what: 'was',
  'scores, and may free a marble': 'wertet und darf eine Murmel befreien',
  'takes a marble from an opponent': 'nimmt einem Gegner eine Murmel',
  'of these, Cheese takes two': 'davon nimmt Käse zwei',
  'Half Smile or Wolf Grin: no marble moves': 'Halbes Lächeln oder Wolfsgrinsen: keine Murmel bewegt sich',
  'misses, and loses a marble': 'Fehlwurf, verliert eine Murmel',
  'can end the game, as the marbles lie now': 'kann das Spiel beenden, so wie die Murmeln jetzt liegen',
  '{points#} points on average.': 'Im Schnitt {points} Punkte.',
  'Free a marble, or leave it?': 'Eine Murmel befreien oder liegen lassen?',
  'the next throw can end the game': 'der nächste Wurf kann das Spiel beenden',
  'the game ends now': 'das Spiel endet jetzt',
  'By marbles alone, and called right.': 'Allein nach Murmeln, und richtig angesagt.',
  'It can where two of the dice and two of the bricks make such a score.':
    'Es geht dort, wo zwei der Würfel und zwei der Steine eine solche Wertung ergeben.',
  'The one who starts, two players, if both play best':
    'Wer beginnt, zu zweit, wenn beide bestmöglich spielen',
  'plain, retrieve': 'plain, retrieve',
  'wins alone': 'gewinnt allein',
  shares: 'teilt',
  worth: 'Wert',
  'A shared win is worth half.': 'Ein geteilter Sieg zählt halb.',
  'Who starts is rolled for: before that roll both have 50 %.':
    'Wer beginnt, wird ausgewürfelt: Vor diesem Wurf haben beide 50 %.',
  'The same for spoken calls: they lie open, so both call right.':
    'Mit Ansagen ist es genauso: Alles liegt offen, also sagen beide richtig an.',
  '`luckhouse solve fortuna` has more.': 'Mehr zeigt `luckhouse solve fortuna`.',
};

const options = {
  'Two dice, two bricks, three marbles: call what you threw before anybody loses their last.':
    'Zwei Würfel, zwei Steine, drei Murmeln: Sag an, was du geworfen hast, bevor jemand die letzte verliert.',
  'what a plain score counts': 'was eine einfache Wertung zählt',
  'each or best': 'each oder best',
  'every brick that can be made': 'jeden Stein, der sich ergibt',
  'the best brick that can be made': 'den besten Stein, der sich ergibt',
  'whether a marble that may come back has to': 'ob eine Murmel, die zurückkommen darf, es auch muss',
  'may or always': 'may oder always',
  'its owner decides': 'wem sie gehört, entscheidet',
  'it always comes back': 'sie kommt immer zurück',
  'who names the score': 'wer die Wertung nennt',
  'spoken or house': 'spoken oder house',
  'the player calls it, the others may challenge': 'wer am Zug ist, sagt an, die anderen dürfen anzweifeln',
  'the program names it, nobody challenges': 'das Programm nennt sie, niemand zweifelt an',
  'what challenging a right call costs': 'was es kostet, eine richtige Ansage anzuzweifeln',
  'free or marble': 'free oder marble',
  nothing: 'nichts',
  'one marble': 'eine Murmel',
  'a score that ends the game': 'ein Punktestand, der das Spiel beendet',
  'whether Gold plays against Black': 'ob Gold gegen Schwarz spielt',
  'everybody for themselves': 'alle für sich',
  'Gold seats against Black seats': 'Gold gegen Schwarz',
  'how many dice are rolled and bricks flipped': 'wie viele Würfel und Steine offen liegen',
  'classic or full': 'classic oder full',
  'two of each': 'je zwei',
  'as many of each as players, who choose two and two':
    'je so viele wie Spieler; gewählt werden zwei und zwei',
  'turns after which the game ends': 'Züge, nach denen das Spiel endet',
};

const characters = {
  'challenges everybody, right or wrong, as long as it costs little':
    'zweifelt alles an, ob richtig oder falsch, solange es wenig kostet',
  'likes full dungeons, and leaves even their own marbles in there':
    'mag volle Kerker und lässt sogar eigene Murmeln darin',
  'calls what is not there, and looks you in the eye':
    'sagt an, was nicht da ist, und schaut dir dabei in die Augen',
};

export const phrases: readonly Phrase[] = Object.entries({
  ...worth,
  ...odds,
  ...options,
  ...characters,
});
