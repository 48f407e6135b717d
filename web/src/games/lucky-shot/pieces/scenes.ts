import type { ShownPhase } from '../beats';
import { dieOn, seatOf } from '../read';
import type { FortId, FortView, LuckyShotFact, Treasure, View } from '../rules';

/** Each player's flag has a shape of its own, not only a colour: at a pole that ends at 0, 0. */
export const FLAGS = ['M1 0H60L48 17L60 34H1Z', 'M1-2L64 17L1 36Z', 'M1 0H52V34H1Z'] as const;

/** A treasure on its way from one fort to another, as far as it was told. */
export interface Journey {
  /** Thieves wait for a move of one's own. */
  theft: boolean;
  treasure: Treasure;
  from: FortView;
  into: FortView;
  /** The die that a defender or a thief has to roll. */
  wanted: number | null;
  /** Those of the defender, or of a thief. */
  dice: readonly number[];
  /** Nothing while the dice are in the air. `stopped`: a die of the defender, or of a thief, was the wanted one. */
  result: 'stopped' | 'passed' | null;
  /** Where the treasure lies at last. */
  home: FortId | null;
}

/** A fort that is gone, and the try to save what lay in it. */
export interface Ruin {
  /** Its owner. */
  owner: number;
  /** The fort, if it is told just now. */
  fort: FortView | null;
  treasure: Treasure | null;
  /** Levels of the empty forts into which it could be saved. */
  wanted: readonly number[];
  die: number | null;
  /** Nothing while the die is in the air. */
  found: boolean | null;
  home: FortId | null;
}

const fortIn = (view: View, name: FortId): FortView | undefined =>
  view.players.flatMap(({ forts }) => forts).find((fort) => fort.name === name);

const find = <Name extends LuckyShotFact['name']>(facts: readonly LuckyShotFact[], name: Name) =>
  facts.findLast((fact): fact is Extract<LuckyShotFact, { name: Name }> => fact.name === name);

/** The dice against a treasure on its way, and whether the wanted one is among them. */
function rollIn(facts: readonly LuckyShotFact[]): { dice: readonly number[]; match: boolean } | null {
  const [defends, steals] = [find(facts, 'defends'), find(facts, 'steal-roll')];
  if (defends) return { dice: defends.dice, match: defends.blocked };
  return steals ? { dice: [steals.die], match: steals.matches } : null;
}

/** A raid, or a move that thieves wait for. */
export function journeyOf(
  before: View,
  facts: readonly LuckyShotFact[],
  after: View,
  rolling: boolean,
): Journey | null {
  const begins = find(facts, 'raids');
  const phase = before.phase as ShownPhase;
  const way = begins ?? (phase.name === 'block' || phase.name === 'steal' ? phase : null);
  const [from, into] = way ? [fortIn(before, way.from), fortIn(before, way.into)] : [];
  const treasure = begins?.treasure ?? from?.treasure;
  if (!from || !into || !treasure) return null;
  const rolled = rollIn(facts);
  const match = rolled ? rolled.match : phase.match;
  return {
    theft: phase.name === 'steal',
    treasure,
    from,
    into,
    wanted: dieOn(begins ? after.card.raid : before.card.raid),
    dice: rolled?.dice ?? phase.rolled ?? [],
    result: rolling || match === undefined ? null : match ? 'stopped' : 'passed',
    home: find(facts, 'lies')?.fort ?? null,
  };
}

/** A destroyed fort, and what is rolled for its treasure. */
export function ruinOf(before: View, facts: readonly LuckyShotFact[], rolling: boolean): Ruin | null {
  const gone = find(facts, 'destroyed');
  const phase = before.phase as ShownPhase;
  const loose = 'loose' in phase ? phase.loose : null;
  if (!gone && !loose) return null;
  const rolled = find(facts, 'salvage-roll');
  const found = rolled ? rolled.found : (phase.match ?? null);
  const saves = gone ? null : before.players[seatOf(before.on_turn) - 1];
  const wanted = (saves?.forts ?? []).filter(({ treasure }) => !treasure).map(({ level }) => level);
  return {
    owner: seatOf(gone ? gone.fort : loose!.owner),
    fort: gone ? (fortIn(before, gone.fort) ?? null) : null,
    treasure: gone ? gone.treasure : loose!.treasure,
    wanted: [...new Set(wanted)].sort(),
    die: rolled ? rolled.die : (phase.rolled?.[0] ?? null),
    found: rolling ? null : found,
    home: find(facts, 'lies')?.fort ?? null,
  };
}

/** How a game ended, for its picture. */
export interface Ended {
  by: 'last-in' | 'collected' | 'has-most' | 'shared' | 'given-up';
  /** Seats from 1. */
  winners: readonly number[];
}

export function endOf(facts: readonly LuckyShotFact[], winners: readonly number[]): Ended | null {
  for (const fact of facts) {
    if (fact.name === 'shared') return { by: fact.name, winners: fact.winners.map(seatOf) };
    if (fact.name === 'last-in' || fact.name === 'collected' || fact.name === 'has-most')
      return { by: fact.name, winners: [seatOf(fact.winner)] };
    if (fact.name === 'resigned' && winners.length > 0) return { by: 'given-up', winners };
  }
  return null;
}
