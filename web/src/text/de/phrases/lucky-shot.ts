import type { Phrase, Words } from '../../phrasebook';

/** Each treasure with its cases, the places of the card, and what else is put into sentences. */
export const words: Words = {
  plains: 'Ebene',
  'plains.nom': 'die Ebene',
  'plains.acc': 'die Ebene',
  'plains.dat': 'der Ebene',
  'plains.gen': 'der Ebene',
  desert: 'Wüste',
  'desert.nom': 'die Wüste',
  'desert.acc': 'die Wüste',
  'desert.dat': 'der Wüste',
  'desert.gen': 'der Wüste',
  sea: 'Meer',
  'sea.nom': 'das Meer',
  'sea.acc': 'das Meer',
  'sea.dat': 'dem Meer',
  'sea.gen': 'des Meeres',
  swamp: 'Sumpf',
  'swamp.nom': 'der Sumpf',
  'swamp.acc': 'den Sumpf',
  'swamp.dat': 'dem Sumpf',
  'swamp.gen': 'des Sumpfes',
  volcano: 'Vulkan',
  'volcano.nom': 'der Vulkan',
  'volcano.acc': 'den Vulkan',
  'volcano.dat': 'dem Vulkan',
  'volcano.gen': 'des Vulkans',
  forest: 'Wald',
  'forest.nom': 'der Wald',
  'forest.acc': 'den Wald',
  'forest.dat': 'dem Wald',
  'forest.gen': 'des Waldes',
  attack: 'Angriff',
  build: 'Bau',
  raid: 'Raubzug',
  fortify: 'Befestigung',
  it: 'ihn',
  nothing: 'nichts',
  nobody: 'niemand',
  '…': '…',
  mason: 'Maurer',
  corsair: 'Korsar',
  magpie: 'Elster',
};

const counted = {
  '1 brick': '1 Stein',
  '{n#} bricks': '{n} Steine',
  '1 level': '1 Stufe',
  '{n#} levels': '{n} Stufen',
  '1 die': '1 Würfel',
  '{n#} dice': '{n} Würfel',
  '1 turn': '1 Zug',
  '{n#} turns': '{n} Züge',
};

const powers = {
  '2 bricks on any fort': '2 Steine auf eine beliebige Festung',
  '1 or 2 bricks off any fort': '1 oder 2 Steine von einer beliebigen Festung',
  'any level for a fort of yours': 'eine beliebige Stufe für eine eigene Festung',
  'any level for a fort of theirs': 'eine beliebige Stufe für eine fremde Festung',
  "choose your next turn's first die": 'den ersten Würfel deines nächsten Zuges wählen',
  'a new fort of any level': 'eine neue Festung beliebiger Stufe',
};

const odds = {
  'how often a raid gets through, by the bricks that stand':
    'wie oft ein Raubzug durchkommt, je nach stehenden Steinen',
  'how often one, two or three dice show one of so many different levels':
    'wie oft ein, zwei oder drei Würfel eine von so vielen verschiedenen Stufen zeigen',
  "how often a hunt succeeds within so many turns, by the different levels of one's empty forts":
    'wie oft eine Jagd in so vielen Zügen gelingt, je nach den verschiedenen Stufen der eigenen leeren Festungen',
  'what becomes of a treasure on the move, by those who may steal':
    'was unterwegs aus einem Schatz wird, je nachdem, wie viele stehlen dürfen',
  'how soon a fort falls to one attacker who keeps a matching die for Attack':
    'wie bald eine Festung fällt, wenn jemand immer einen passenden Würfel auf Angriff legt',
  'A raid on a fort with so many standing bricks':
    'Ein Raubzug gegen eine Festung mit so vielen stehenden Steinen',
  bricks: 'Steine',
  'dice to block': 'Würfel zur Abwehr',
  blocked: 'abgewehrt',
  'gets through': 'kommt durch',
  'A die equal to the raid die blocks.': 'Ein Würfel mit der Zahl des Raubzugs wehrt ab.',
  'One die for two bricks, at least one.': 'Ein Würfel für je zwei Steine, mindestens einer.',
  'At least one die shows one of so many different levels':
    'Mindestens ein Würfel zeigt eine von so vielen verschiedenen Stufen',
  levels: 'Stufen',
  'one die': 'ein Würfel',
  'two dice': 'zwei Würfel',
  'three dice': 'drei Würfel',
  "A salvage is one die for your empty forts' levels; a new fort's die is for one.":
    'Beim Bergen zählt ein Würfel für die Stufen all deiner leeren Festungen, bei einer neuen Festung nur für deren Stufe.',
  'A hunt succeeds within so many turns': 'Eine Jagd gelingt in so vielen Zügen',
  'Levels are the different levels of your empty forts.':
    'Stufen sind die verschiedenen Stufen deiner leeren Festungen.',
  'One die each turn.': 'Ein Würfel je Zug.',
  'A treasure on the move': 'Ein Schatz unterwegs',
  'may steal': 'dürfen stehlen',
  arrives: 'kommt an',
  stolen: 'gestohlen',
  'becomes Available': 'wird verfügbar',
  'Only players with an empty fort may steal.': 'Stehlen darf nur, wer eine leere Festung hat.',
  'A protected move always arrives.': 'Geschützt kommt ein Schatz immer an.',
  'A fort falls within so many turns of one attacker':
    'Eine Festung fällt in so vielen Zügen eines einzelnen Angreifers',
  'Two bricks a turn if one of three dice matches, {chance}; else one.':
    'Zwei Steine je Zug, wenn einer von drei Würfeln passt, {chance}; sonst einer.',
  'What you can try now': 'Was du jetzt versuchen kannst',
  try: 'Versuch',
  succeeds: 'gelingt',
  'The hunting die is yours to choose, by the power of volcano.':
    'Den Jagdwürfel darfst du wählen, mit der Kraft des Vulkans.',
  'What the last die still to be rolled can show': 'Was der letzte noch ausstehende Würfel zeigen kann',
  'What the {n#} dice still to be rolled can show': 'Was die {n} noch ausstehenden Würfel zeigen können',
  'wanted levels': 'gesuchte Stufen',
  shown: 'fällt',
  'Your treasures, when a raid die matches their fort':
    'Deine Schätze, wenn ein Raubzugwürfel zu ihrer Festung passt',
  fort: 'Festung',
  treasure: 'Schatz',
  'raid gets through': 'Raubzug kommt durch',
};

const options = {
  'Build forts, raid forts, and be the first to hold four of the six treasures.':
    'Baue Festungen, plündere Festungen und halte als Erster vier der sechs Schätze.',
  'what the power of Forest gives': 'was die Kraft des Waldes bringt',
  'a new fort, a treasure that comes into play, and a die for one':
    'eine neue Festung, ein Schatz, der ins Spiel kommt, und ein Wurf um einen Schatz',
  'the new fort alone': 'nur die neue Festung',
  'full or bare': 'full oder bare',
  'turns after which most treasures win, then most standing bricks':
    'Züge, nach denen die meisten Schätze gewinnen, dann die meisten stehenden Steine',
};

const characters = {
  'Mason trusts in bricks, and in more bricks.': 'Der Maurer vertraut auf Steine, und auf noch mehr Steine.',
  'Corsair would rather take a treasure from you than find one.':
    'Der Korsar nimmt dir lieber einen Schatz ab, als selbst einen zu finden.',
  'Magpie builds nest after nest, and waits for something that glitters.':
    'Die Elster baut Nest um Nest und wartet auf etwas, das glitzert.',
};

export const phrases: readonly Phrase[] = Object.entries({
  ...counted,
  ...powers,
  ...odds,
  ...options,
  ...characters,
});
