import type { Ability, LanternView, Phase, Place, Zone } from './rules';

export const ABILITIES = ['crit', 'counter', 'magic', 'con'] as const satisfies readonly Ability[];

/** Where the six dice of the setup go. */
export const PLACES = [...ABILITIES, 'xp', 'camp'] as const satisfies readonly Place[];

export const isSetup = ({ phase }: LanternView): boolean =>
  phase.name === 'setup' || phase.name === 'offer' || phase.name === 'assign';
export const isOver = ({ phase }: LanternView): boolean => phase.name === 'won' || phase.name === 'lost';
export const here = (view: LanternView): Zone => view.sheet.zones[view.zone - 1]!;

/** The dice that lie on the table, lowest first. */
export const diceOf = (phase: Phase): readonly number[] => ('dice' in phase ? phase.dice : []);
