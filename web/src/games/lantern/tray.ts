import { DICE } from './types';

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
  /** The lines of the log that led here. */
  lines: readonly string[];
  /** The dice that were picked when the choice was made. */
  picked: readonly number[];
}

const USE = /^p\d (crit|counter|magic|con) ([\d ]+)/;
const isRoll = (line: string) => line.startsWith('* ');
const facesIn = (text: string) => text.match(/[1-6]/g)?.map(Number) ?? [];

/** Dice, lowest first; those that are missing are in the air. */
function fresh(dice: readonly number[], thrown: number | undefined): TrayDie[] {
  const sorted = [...dice].sort((a, b) => a - b);
  return Array.from({ length: DICE }, (_, place) => ({ face: sorted[place] ?? null, thrown, turned: 0 }));
}

/** The places of the dice that a line of the log names by their faces; rather those that were picked. */
function namedBy(line: string, tray: readonly TrayDie[], picked: readonly number[]): number[] {
  const found: number[] = [];
  for (const face of facesIn(USE.exec(line)?.[2] ?? '')) {
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

/** The dice of a new view, each where it was before if it is the same die. */
export function lay(before: readonly TrayDie[], dice: readonly number[], change: Change): TrayDie[] {
  const { id, lines, picked } = change;
  const six = lines.some((line) => isRoll(line) && facesIn(line).length === DICE);
  if (before.length === 0 || six) return fresh(dice, lines.some(isRoll) ? id : undefined);
  const rolled = lines.some(isRoll);
  const uses = lines.filter((line) => USE.test(line));
  const moved = uses.length === 1 ? namedBy(uses[0]!, before, picked) : [];
  const left = moved.length > 0 ? rest(dice, before, moved) : null;
  if (left === null || left.length > moved.length) return compared(before, dice, rolled ? id : null);
  return before.map((die, place) => {
    if (!moved.includes(place)) return die;
    const face = left.shift() ?? null;
    return rolled ? { ...die, face, thrown: id } : { ...die, face, turned: face === null ? die.turned : id };
  });
}
