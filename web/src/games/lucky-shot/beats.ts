import type { Beats, Length } from '../../table/director/beats';
import type { LuckyShotFact, Phase, View } from './rules';

/** What was rolled lies there while something comes of it: no view has this, only what is shown between two. */
export type ShownPhase = Phase & { rolled?: readonly number[]; match?: boolean };

const lying = (view: View, rolled: readonly number[], match: boolean): View => {
  const phase: ShownPhase = { ...view.phase, rolled, match };
  return { ...view, phase };
};

function told(view: View, fact: LuckyShotFact): View {
  switch (fact.name) {
    case 'puts':
      return {
        ...view,
        phase: { name: 'act' },
        card: { ...view.card, [fact.place]: { ready: fact.die } },
      };
    case 'card-roll':
      return { ...view, on_turn: fact.seat, phase: { name: 'put', die: fact.die } };
    case 'defends':
      return lying(view, fact.dice, fact.blocked);
    case 'steal-roll':
      return lying(view, [fact.die], fact.matches);
    case 'salvage-roll':
      return lying(view, [fact.die], fact.found);
    default:
      return view;
  }
}

const ROLL = { roll: 750, hold: 900 };
const END: Length = { hold: 3200, piece: 'end' };

/** What a treasure that moves in these phases belongs to. */
const SCENES: Partial<Record<Phase['name'], string>> = {
  block: 'raid',
  steal: 'theft',
  'salvage-die': 'ruin',
};
const arrives = (_: unknown, { phase }: View): Length | undefined => {
  const piece = SCENES[phase.name];
  return piece ? { hold: 800, piece } : undefined;
};

/** What a die was rolled for is seen when it lies. */
export const beats: Beats<View, LuckyShotFact> = {
  lengths: {
    'first-fort': { roll: 750, hold: 700 },
    dealt: { hold: 600 },
    starts: { hold: 700 },
    hunts: { hold: 600 },
    'hunt-roll': ROLL,
    'hunt-die': { hold: 800 },
    'chooses-die': { hold: 600 },
    'card-roll': { roll: 750, hold: 600 },
    puts: { hold: 500 },
    builds: { hold: 900 },
    attacks: { hold: 900 },
    destroyed: { hold: 1200, piece: 'ruin' },
    raids: { hold: 900, piece: 'raid' },
    defends: { roll: 750, hold: 1000, piece: 'raid' },
    lies: arrives,
    moves: { hold: 900 },
    'steal-roll': { roll: 700, hold: 800, piece: 'theft' },
    levels: { hold: 800 },
    creates: { hold: 900 },
    'found-roll': ROLL,
    salvages: { hold: 600, piece: 'ruin' },
    'salvage-roll': { roll: 600, hold: 800, piece: 'ruin' },
    takes: { hold: 900 },
    'comes-into-play': { hold: 700 },
    out: { hold: 1200 },
    'turn-passes': { hold: 300 },
    // Where more than two play, the others go on.
    resigned: (_, { players }) => (players.length === 2 ? END : { hold: 900 }),
    'last-in': END,
    collected: END,
    'has-most': END,
    shared: END,
  },
  thrower: (fact) => ('seat' in fact ? fact.seat : null),
  between: (before, facts) => facts.reduce(told, before),
  air: (before, facts, after) => (facts.some(({ name }) => name === 'card-roll') ? after : before),
};
