import type { Beats } from '../../table/director/beats';
import type { BootyFact, BootyView, Pirate, Things } from './rules';
import { throwOf } from './slots';

type Fact<Name> = Extract<BootyFact, { name: Name }>;

const add = (pirate: Pirate, by: Things, sign: 1 | -1): Pirate => ({
  lives: pirate.lives + sign * by.lives,
  shields: pirate.shields + sign * by.shields,
  doubloons: pirate.doubloons + sign * by.doubloons,
});

function changed(view: BootyView, { seats, gains, losses }: Fact<'changes'>): BootyView {
  const pirates = view.pirates.map((pirate, at) =>
    seats.includes(`p${at + 1}`) ? add(add(pirate, gains, 1), losses, -1) : pirate,
  );
  const left = (of: 'doubloons' | 'shields') => seats.length * (losses[of] - gains[of]);
  const [treasure, chest] = [view.treasure + left('doubloons'), view.war_chest + left('shields')];
  return { ...view, pirates, treasure, war_chest: chest };
}

function robbed(view: BootyView, { seat, victim }: Fact<'robs'>): BootyView {
  const by = (at: number) => (`p${at + 1}` === seat ? 1 : `p${at + 1}` === victim ? -1 : 0);
  const pirates = view.pirates.map((each, at) => ({ ...each, doubloons: each.doubloons + by(at) }));
  return { ...view, pirates };
}

const rollsIn = ({ phase }: BootyView) =>
  phase.name === 'rolling' ? phase.rolls : (throwOf(phase)?.rolls ?? 0);

function told(view: BootyView, fact: BootyFact): BootyView {
  switch (fact.name) {
    case 'starts':
      return { ...view, roller: fact.seat, phase: { name: 'rolling', kept: [], rolls: 0 } };
    case 'rolls': {
      const dice = [...fact.beside, ...fact.dice];
      return { ...view, roller: fact.seat, phase: { name: 'deciding', dice, rolls: rollsIn(view) + 1 } };
    }
    case 'rolls-again':
      return { ...view, phase: { name: 'rolling', kept: fact.kept, rolls: rollsIn(view) } };
    case 'changes':
      return changed(view, fact);
    case 'robs':
      return robbed(view, fact);
    case 'turn-passes':
      return {
        ...view,
        roller: fact.to,
        turns: view.turns + 1,
        phase: { name: 'rolling', kept: [], rolls: 0 },
      };
    default:
      return view;
  }
}

/** A throw lies there before anything comes of it; all thefts of a throw are one, and so are all attacks. */
export const beats: Beats<BootyView, BootyFact> = {
  lengths: {
    names: { hold: 900 },
    starts: { hold: 800 },
    rolls: { roll: 900, hold: 700 },
    'rolls-again': { hold: 300 },
    stops: { hold: 900 },
    robs: { hold: 1000 },
    attacks: { hold: 1000 },
    combo: { hold: 2200, piece: true },
    changes: ({ out }) => (out ? { hold: 2400, piece: true } : undefined),
    'turn-passes': { hold: 250 },
    resigned: { hold: 900 },
    'last-alive': { hold: 4000, piece: true },
    'reached-goal': { hold: 4000, piece: true },
    richest: { hold: 4000, piece: true },
    shared: { hold: 4000, piece: true },
  },
  gathered: ['robs', 'attacks'],
  // Who throws again has just said so.
  thrower: (fact, before) => (fact.name === 'rolls' && rollsIn(before) === 0 ? fact.seat : null),
  between: (before, facts) => facts.reduce(told, before),
};
