import type { Phrase, Words } from '../../phrasebook';

/** Abilities with their cases, and the zones of the sheet that ships. */
export const words: Words = {
  'Critical Hit': 'Kritischer Treffer',
  'Critical Hit.acc': 'Kritischen Treffer',
  'Counter Attack': 'Gegenangriff',
  'Magic Spell': 'Zauberspruch',
  Constitution: 'Konstitution',
  Experience: 'Erfahrung',
  Wolves: 'Wölfe',
  Cultists: 'Kultisten',
  Ruins: 'Ruinen',
  Skeletons: 'Skelette',
  Campfire: 'Lagerfeuer',
  Spider: 'Spinne',
  Tower: 'Turm',
  Dragon: 'Drache',
  'Legendary Lantern Lord': 'Legendärer Laternenlord',
  'Heroic Swashbuckler': 'Heldenhafter Haudegen',
  'Master in Arms': 'Meister der Waffen',
  'Promising Adventurer': 'Vielversprechender Abenteurer',
  'last-fortress': 'last-fortress',
  'long-night': 'long-night',
  Marsh: 'Sumpf',
  duelist: 'Duellant',
  gambler: 'Zocker',
};

const odds = {
  'that six dice fill the boxes on entering, and with up to three Constitutions played at their best':
    'dass sechs Würfel die Felder beim Betreten füllen, und mit bis zu drei bestmöglich genutzten Konstitutionen',
  'the total of the six dice of the setup, which may be rolled again below 15':
    'die Summe der sechs Würfel der Vorbereitung, die unter 15 neu geworfen werden dürfen',
  'the experience that entering a zone brings': 'die Erfahrung, die das Betreten einer Zone bringt',
  'Filling {boxes}': 'Die Felder {boxes} füllen',
  Constitutions: 'Konstitutionen',
  'Each Constitution rolls again what is best rolled again.':
    'Jede Konstitution wirft neu, was am besten neu geworfen wird.',
  'No other ability is used.': 'Andere Fähigkeiten werden nicht genutzt.',
  'The figures are exact.': 'Die Zahlen sind exakt.',
  'Filling the boxes of {sheet~}': 'Die Felder von {sheet} füllen',
  zone: 'Zone',
  '{n#} {zone}': '{n} {zone}',
  boxes: 'Felder',
  'on entering': 'beim Betreten',
  '1 Constitution': '1 Konstitution',
  'The total of the setup': 'Die Summe der Vorbereitung',
  total: 'Summe',
  'at most this': 'höchstens so viel',
  'Below {n#}, where you may roll again: {chance}.': 'Unter {n}, wo du neu würfeln darfst: {chance}.',
  'Ones among six dice': 'Einsen unter sechs Würfeln',
  ones: 'Einsen',
  'at least': 'mindestens',
  'Each crosses off one experience circle.': 'Jede streicht einen Erfahrungskreis.',
  'On average it is one for each zone entered.': 'Im Schnitt ist es eine je betretener Zone.',
  'Rolling {total#} again': '{total} neu würfeln',
  then: 'danach',
  more: 'mehr',
  'the same': 'gleich viel',
  less: 'weniger',
  'Re-rolls of {dice} that fill {boxes} at once': 'Neue Würfe aus {dice}, die {boxes} sofort füllen',
  'None: it takes more than one use.': 'Keine: Es braucht mehr als einen Einsatz.',
  '{n#} more are less likely.': '{n} weitere sind weniger wahrscheinlich.',
  'A reconstruction.': 'Eine Rekonstruktion.',
  'The rules tell of eight zones with Wolves first and the Campfire fifth and the Dragon last.':
    'Die Regeln erzählen von acht Zonen: zuerst die Wölfe, als fünfte das Lagerfeuer, zuletzt der Drache.',
  'The other zones and most boxes are filled in here.':
    'Die anderen Zonen und die meisten Felder sind hier ergänzt.',
  'A night of nine zones made with the lab.': 'Eine Nacht mit neun Zonen, im Labor gemacht.',
  'A Marsh lies behind the Wolves and the fire is far.':
    'Hinter den Wölfen liegt ein Sumpf, und das Feuer ist fern.',
};

const options = {
  'Alone with six dice through eight zones to the Dragon.':
    'Allein mit sechs Würfeln durch acht Zonen bis zum Drachen.',
  'the zones of the journey and its experience rows': 'die Zonen der Reise und ihre Erfahrungsreihen',
  'last-fortress or long-night or a file': 'last-fortress oder long-night oder eine Datei',
  'eight zones to the Dragon (a reconstruction of the printed sheet)':
    'acht Zonen bis zum Drachen (eine Rekonstruktion des gedruckten Bogens)',
  'nine zones to the Dragon (longer and harder)': 'neun Zonen bis zum Drachen (länger und schwerer)',
  'which ones earn experience': 'welche Einsen Erfahrung bringen',
  'only those rolled on entering a zone': 'nur die, die beim Betreten einer Zone fallen',
  'those rolled again by Magic Spell and Constitution too':
    'auch die, die durch Zauberspruch und Konstitution neu fallen',
};

const characters = {
  'Trusts steel more than luck: turns dice rather than rolling them again.':
    'Vertraut dem Stahl mehr als dem Glück: dreht Würfel lieber, als sie neu zu werfen.',
  'Loves a handful of dice in the air: rolls three or more again rather than one.':
    'Liebt eine Handvoll Würfel in der Luft: wirft lieber drei oder mehr neu als einen.',
};

export const phrases: readonly Phrase[] = Object.entries({
  ...odds,
  ...options,
  ...characters,
});
