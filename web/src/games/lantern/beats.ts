import type { Beats, Length } from '../../table/director/beats';
import type { LanternFact, LanternView } from './rules';
import { diceOf } from './sheet';

/** The dice without those that were taken up. */
function without(dice: readonly number[], taken: readonly number[]): number[] {
  const left = [...dice];
  for (const face of taken) left.splice(left.indexOf(face), left.includes(face) ? 1 : 0);
  return left;
}

function told(view: LanternView, fact: LanternFact): LanternView {
  const { phase } = view;
  switch (fact.name) {
    case 'setup-rolled':
      return { ...view, phase: { name: 'offer', dice: fact.dice } };
    case 'reaches':
      return { ...view, zone: fact.zone, phase: { name: 'enter' } };
    case 'enters':
      return { ...view, zone: fact.zone, phase: { name: 'fight', dice: fact.dice } };
    case 'takes-up':
      return { ...view, phase: { name: 'reroll', dice: without(diceOf(phase), fact.dice) } };
    case 'rolls-again':
      return { ...view, phase: { name: 'fight', dice: fact.all } };
    case 'turns': {
      const dice = [...without(diceOf(phase), [fact.from]), fact.to].sort((a, b) => a - b);
      return { ...view, phase: { name: 'fight', dice } };
    }
    default:
      return view;
  }
}

/** What waits at the end of the road. */
const DRAGON: Length = { hold: 2600, piece: true };

/** The dice of a fight lie there before anybody says how it ended. */
export const beats: Beats<LanternView, LanternFact> = {
  lengths: {
    'setup-rolled': { roll: 900, hold: 600 },
    'sets-out': { hold: 600 },
    reaches: ({ zone }, { sheet }) => (zone === sheet.zones.length ? DRAGON : { hold: 500 }),
    enters: { roll: 900, hold: 700 },
    turns: { hold: 600 },
    'takes-up': { hold: 250 },
    'rolls-again': { roll: 850, hold: 700 },
    experience: { hold: 500 },
    cleared: { hold: 2000, piece: true },
    rests: { hold: 700 },
    gains: { hold: 700 },
    won: { hold: 4000, piece: true },
    lost: { hold: 4000, piece: true },
  },
  // What an ability rolls again was rolled by its button.
  thrower: ({ name }) => (name === 'setup-rolled' || name === 'enters' ? 'p1' : null),
  between: (before, facts) => facts.reduce(told, before),
};
