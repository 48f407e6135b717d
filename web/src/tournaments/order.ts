import { clockOf, fitting, usual, type Setup } from '../lobby/setup';
import type { GameBrief, OpenTournament } from '../protocol';
import { pairingOf, type Kind } from './pairing';
import { momentOf } from './span';

/** The number of a way to pair: what is usual, and what makes sense. */
export const NUMBERS: Record<Kind, { usual: number; least: number; most: number; step: number }> = {
  arena: { usual: 60, least: 5, most: 1440, step: 15 },
  swiss: { usual: 5, least: 1, most: 30, step: 1 },
  'knock-out': { usual: 1, least: 1, most: 9, step: 2 },
};

/** A tournament that somebody sets up. Of the setup of a table it uses seats, options, the clock and who may find it. */
export interface Draft {
  name: string;
  setup: Setup;
  kind: Kind;
  numbers: Record<Kind, number>;
  /** Does it begin by itself? */
  timed: boolean;
  /** When, as a field holds it. */
  starts: string;
}

/** How many can sit at a table of a tournament. */
export const seatsOf = ({ seats }: GameBrief): number[] => seats.filter((n) => n >= 2 && n <= 8);
export const canBePlayed = (game: GameBrief): boolean => seatsOf(game).length > 0;

/** The tables of a game as a tournament needs them; what was set before and fits stays. */
export function setupFor(game: GameBrief, before?: Setup): Setup {
  const seats = seatsOf(game);
  const kept = before ?? { ...usual(game), clock: 'seconds', visibility: 'public' };
  const fit = fitting(game, { ...kept, options: {} });
  return { ...fit, seats: seats.includes(fit.seats) ? fit.seats : seats[0]! };
}

export const draftFor = (game: GameBrief, starts: string): Draft => ({
  name: '',
  setup: setupFor(game),
  kind: 'arena',
  numbers: {
    arena: NUMBERS.arena.usual,
    swiss: NUMBERS.swiss.usual,
    'knock-out': NUMBERS['knock-out'].usual,
  },
  timed: false,
  starts,
});

/** What is sent to the house; who gives it no name gets the usual one. */
export function orderOf(game: string, draft: Draft, usualName: string): OpenTournament {
  const { setup, kind, numbers } = draft;
  const starts = draft.timed ? momentOf(draft.starts) : null;
  return {
    name: draft.name.trim() || usualName,
    game,
    seats: setup.seats,
    options: setup.options,
    pairing: pairingOf(kind, numbers[kind]),
    clock: clockOf(setup),
    ...(starts === null ? {} : { starts }),
    visibility: setup.visibility,
  };
}
