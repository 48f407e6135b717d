import type { Phrase, Words } from '../../phrasebook';

/** The faces and the combos. */
export const words: Words = {
  Doubloon: 'Dublone',
  'X Marks the Spot': 'X auf der Karte',
  'Jolly Roger': 'Jolly Roger',
  Cutlass: 'Entermesser',
  'Walk the Plank': 'Planke',
  Shield: 'Schild',
  Curse: 'Fluch',
  Mutiny: 'Meuterei',
  Shipwreck: 'Schiffbruch',
  grudge: 'Nachtragend',
  miser: 'Geizhals',
  coward: 'Feigling',
};

const counted = {
  '1 doubloon': '1 Dublone',
  '{n#} doubloons': '{n} Dublonen',
  '1 shield': '1 Schild',
  '{n#} shields': '{n} Schilde',
  '1 life': '1 Leben',
  '{n#} lives': '{n} Leben',
  '1 attack': '1 Angriff',
  '{n#} attacks': '{n} Angriffe',
};

const odds = {
  'Curse, Mutiny and Shipwreck in one, two and three rolls':
    'Fluch, Meuterei und Schiffbruch in einem, zwei und drei Würfen',
  'how many of one to six dice show a face you want':
    'wie viele von einem bis sechs Würfeln eine gewünschte Seite zeigen',
  'what one die more is worth': 'was ein Würfel mehr wert ist',
  'the chance to gain so many doubloons in a turn, by the faces of a Curse':
    'die Chance auf so viele Dublonen in einem Zug, je nach den Seiten eines Fluchs',
  'Curse, five faces': 'Fluch, fünf Seiten',
  'Curse, six faces': 'Fluch, sechs Seiten',
  'one roll': 'ein Wurf',
  'two rolls': 'zwei Würfe',
  'three rolls': 'drei Würfe',
  'Combos with six dice': 'Kombinationen mit sechs Würfeln',
  combo: 'Kombination',
  'ways of 46656': 'Möglichkeiten von 46656',
  'Two and three rolls: with the best re-rolling for that combo and nothing else.':
    'Zwei und drei Würfe: bestmöglich gewürfelt für diese Kombination und sonst nichts.',
  '{dice*}: how many show one face that you want': '{dice}: wie viele eine gewünschte Seite zeigen',
  'so many': 'so viele',
  exactly: 'genau',
  'at least, one roll': 'mindestens, ein Wurf',
  'Ways and exactly: in one roll, out of {n#}.': 'Möglichkeiten und genau: in einem Wurf, von {n}.',
  'Two and three rolls: every die that does not show the face is rolled again.':
    'Zwei und drei Würfe: Jeder Würfel, der die Seite nicht zeigt, wird neu geworfen.',
  'One roll for a face that you want: what each die adds':
    'Ein Wurf auf eine gewünschte Seite: was jeder Würfel dazugibt',
  'dice rolled': 'geworfene Würfel',
  'one or more': 'einer oder mehr',
  'two or more': 'zwei oder mehr',
  'three or more': 'drei oder mehr',
  gain: 'Gewinn',
  'Gain: percentage points more than with one die fewer.':
    'Gewinn: Prozentpunkte mehr als mit einem Würfel weniger.',
  'Gaining doubloons in a turn': 'Dublonen gewinnen in einem Zug',
  'at least': 'mindestens',
  'By D and J, less X, with the best re-rolling for that sum.':
    'Durch D und J, abzüglich X, bestmöglich gewürfelt für diese Summe.',
  'While there is enough to dig, to bury and to steal; plunder comes on top.':
    'Solange genug da ist zum Ausgraben, Vergraben und Stehlen; Plünderung kommt obendrauf.',
  'From {dice} with {rolls*} left': 'Von {dice} aus, noch {rolls}',
  'to get': 'Ziel',
  now: 'jetzt',
  'next roll': 'nächster Wurf',
  'all rolls': 'alle Würfe',
  'so roll': 'also würfeln',
  'the win, this turn': 'der Sieg, in diesem Zug',
  'Each with the best re-rolling for that alone.': 'Jeweils bestmöglich gewürfelt nur dafür.',
  'nothing helps': 'nichts hilft',
  'nothing: stop': 'nichts: aufhören',
  'One roll of some dice shows at least once…': 'Ein Wurf mit einigen Würfeln zeigt mindestens einmal …',
  'a named face': 'eine bestimmte Seite',
  'one of two faces': 'eine von zwei Seiten',
  'no W': 'kein W',
  'The faces: D Doubloon, X X Marks the Spot, J Jolly Roger, C Cutlass, W Walk the Plank, S Shield.':
    'Die Seiten: D Dublone, X X auf der Karte, J Jolly Roger, C Entermesser, W Planke, S Schild.',
};

const options = {
  'Six dice, three rolls: dig, rob and cut your way to 25 doubloons, or be the last pirate alive.':
    'Sechs Würfel, drei Würfe: Grab, raub und kämpf dich zu 25 Dublonen durch, oder überlebe alle anderen.',
  'lives of each pirate at the start': 'Leben, mit denen alle beginnen',
  'doubloons of each pirate at the start': 'Dublonen, mit denen alle beginnen',
  'doubloons that win': 'Dublonen, die gewinnen',
  'when the dice do what they show': 'wann die Würfel tun, was sie zeigen',
  'stop or each': 'stop oder each',
  'once, when the rolling has ended': 'einmal, wenn fertig gewürfelt ist',
  'after every roll': 'nach jedem Wurf',
  'which faces make a Curse': 'welche Seiten einen Fluch ergeben',
  'five or six': 'five oder six',
  'X, J, C, W and S': 'X, J, C, W und S',
  'all six faces': 'alle sechs Seiten',
  'turns after which the richest of the living share the game':
    'Züge, nach denen sich die Reichsten der Lebenden das Spiel teilen',
};

const characters = {
  'Mad Meg forgets no face: whoever she robbed or cut first, she keeps at, as long as they live':
    'Mad Meg vergisst kein Gesicht: Wen sie zuerst beraubt oder getroffen hat, den verfolgt sie bis ans Ende',
  'Penny Jack smells gold: he would rather keep a Doubloon or a Jolly Roger than roll it again':
    'Penny Jack riecht Gold: Eine Dublone oder einen Jolly Roger behält er lieber, als neu zu würfeln',
  'Trembling Tom hides behind shields: he would rather keep one than roll it again':
    'Trembling Tom versteckt sich hinter Schilden: Er behält lieber einen, als neu zu würfeln',
};

export const phrases: readonly Phrase[] = Object.entries({
  ...counted,
  ...odds,
  ...options,
  ...characters,
});
