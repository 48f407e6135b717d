import type { Fact } from '../../protocol';
import type { LanternFact } from './rules';

/** One of the six dice: it stays the same die for as long as it is not rolled together with all others. */
export interface TrayDie {
  /** Nothing while it is in the air. */
  face: number | null;
  /** Changes whenever it is thrown; nothing for a die that nobody saw being thrown. */
  thrown: number | undefined;
  /** Changes whenever it is turned by hand. */
  turned: number;
}

export interface Change {
  /** Counts up, so that the same face can be thrown again. */
  id: number;
  /** What led here. */
  facts: readonly LanternFact[];
  /** The dice that were picked when the choice was made. */
  picked: readonly number[];
  /** How many dice there are, those in the air counted. */
  dice: number;
}

/** What was reported of this game. */
export const factsOf = (lines: readonly { facts: readonly Fact[] }[]) =>
  lines.flatMap(({ facts }) => facts as unknown as readonly LanternFact[]);

const ofAll = ({ name }: LanternFact) => name === 'setup-rolled' || name === 'enters';
export const isRoll = (fact: LanternFact) => ofAll(fact) || fact.name === 'rolls-again';
const rollsAll = (fact: LanternFact) =>
  ofAll(fact) || (fact.name === 'rolls-again' && fact.dice.length === fact.all.length);

/** The faces of the dice that an ability is used on; nothing if it is no use. */
function usedOn(fact: LanternFact): readonly number[] {
  if (fact.name === 'turns') return [fact.from];
  return fact.name === 'takes-up' ? fact.dice : [];
}

/** Was an ability used? */
export const isUse = (fact: LanternFact) => usedOn(fact).length > 0;

/** Dice, lowest first; those that are missing are in the air. */
function fresh(dice: readonly number[], all: number, thrown: number | undefined): TrayDie[] {
  const sorted = [...dice].sort((a, b) => a - b);
  return Array.from({ length: all }, (_, place) => ({ face: sorted[place] ?? null, thrown, turned: 0 }));
}

/** The places of dice that are known by their faces; rather those that were picked. */
function placesOf(faces: readonly number[], tray: readonly TrayDie[], picked: readonly number[]): number[] {
  const found: number[] = [];
  for (const face of faces) {
    const free = tray
      .map((_, place) => place)
      .filter((place) => tray[place]!.face === face && !found.includes(place));
    const place = free.find((each) => picked.includes(each)) ?? free[0];
    if (place !== undefined) found.push(place);
  }
  return found;
}

/** What the dice that are not in `loose` leave over; nothing if the view does not have them. */
function rest(dice: readonly number[], tray: readonly TrayDie[], loose: readonly number[]): number[] | null {
  const left = [...dice];
  for (const [place, die] of tray.entries()) {
    if (loose.includes(place) || die.face === null) continue;
    const found = left.indexOf(die.face);
    if (found < 0) return null;
    left.splice(found, 1);
  }
  return left;
}

/** Views that do not follow one another: what is still there stays, the others are put in. */
function compared(before: readonly TrayDie[], dice: readonly number[], rolled: number | null): TrayDie[] {
  const left = [...dice];
  const stays = before.map((die) => {
    const found = die.face === null ? -1 : left.indexOf(die.face);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
  return before.map((die, place) => {
    if (stays[place]) return die;
    const face = left.shift() ?? null;
    return { ...die, face, thrown: rolled !== null && face !== null ? rolled : die.thrown };
  });
}

/** What may be read from the dice: nothing of those that are in the air. */
export function lying(tray: readonly TrayDie[], rolling: boolean): (number | null)[] {
  const newest = Math.max(...tray.map(({ thrown }) => thrown ?? 0));
  return tray.map(({ face, thrown }) => (rolling && thrown === newest ? null : face));
}

/** The dice of a new view, each where it was before if it is the same die. */
export function lay(before: readonly TrayDie[], dice: readonly number[], change: Change): TrayDie[] {
  const { id, facts, picked } = change;
  const rolled = facts.some(isRoll);
  if (before.length === 0 || facts.some(rollsAll)) return fresh(dice, change.dice, rolled ? id : undefined);
  const uses = facts.map(usedOn).filter((faces) => faces.length > 0);
  const moved = uses.length === 1 ? placesOf(uses[0]!, before, picked) : [];
  const left = moved.length > 0 ? rest(dice, before, moved) : null;
  if (left === null || left.length > moved.length) return compared(before, dice, rolled ? id : null);
  return before.map((die, place) => {
    if (!moved.includes(place)) return die;
    const face = left.shift() ?? null;
    return rolled ? { ...die, face, thrown: id } : { ...die, face, turned: face === null ? die.turned : id };
  });
}
