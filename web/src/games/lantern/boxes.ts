/** One box of a zone: a face, or one of those that must be alike. */
export type Mark = number | 'X' | 'O';

/** A way to fill the boxes: the face of every X and of every O. */
export interface Aim {
  cross: number | null;
  ring: number | null;
}

/** Where a die lies: in a box, or in the row below the boxes. */
export interface Spot {
  column: number;
  inBox: boolean;
}

export function marksOf(boxes: string): Mark[] {
  if (boxes === 'rest') return [];
  return boxes.split(' ').map((mark) => (mark === 'X' || mark === 'O' ? mark : Number(mark)));
}

export function faceOf(mark: Mark, aim: Aim): number | null {
  return mark === 'X' ? aim.cross : mark === 'O' ? aim.ring : mark;
}

/** Every way to fill the boxes, the lowest faces first. */
function aims(marks: readonly Mark[]): Aim[] {
  const faces = (mark: Mark) => (marks.includes(mark) ? [1, 2, 3, 4, 5, 6] : [null]);
  return faces('X').flatMap((cross) =>
    faces('O')
      .filter((ring) => ring === null || ring !== cross)
      .map((ring) => ({ cross, ring })),
  );
}

/** For each box the place of the die that fills it, or -1. */
function fill(marks: readonly Mark[], dice: readonly (number | null)[], aim: Aim): number[] {
  const used = new Set<number>();
  return marks.map((mark) => {
    const face = faceOf(mark, aim);
    const die = dice.findIndex((each, index) => each === face && !used.has(index));
    if (die >= 0) used.add(die);
    return die;
  });
}

/**
 * The way to fill the boxes that the dice come nearest to, as the picture in the terminal shows it. It is only
 * where the dice are drawn: whether a zone is cleared is for the house to say.
 */
export function nearest(
  marks: readonly Mark[],
  dice: readonly (number | null)[],
  wanted?: number | null,
): Aim {
  const all = aims(marks);
  const free = wanted ? all.filter((aim) => aim.cross === wanted) : all;
  const filled = (aim: Aim) => fill(marks, dice, aim).filter((die) => die >= 0).length;
  return (free.length > 0 ? free : all).reduce((best, aim) => (filled(aim) > filled(best) ? aim : best));
}

/** Each die its spot: in the box that it fills, or loose below the boxes that are empty. */
export function settle(marks: readonly Mark[], dice: readonly (number | null)[], aim: Aim): Spot[] {
  const boxes = fill(marks, dice, aim);
  const free = dice.map((_, column) => column).filter((column) => (boxes[column] ?? -1) < 0);
  const loose = dice
    .map((face, die) => ({ face: face ?? 9, die }))
    .filter(({ die }) => !boxes.includes(die))
    .sort((a, b) => a.face - b.face || a.die - b.die)
    .map(({ die }) => die);
  return dice.map((_, die) => {
    const box = boxes.indexOf(die);
    return box >= 0 ? { column: box, inBox: true } : { column: free[loose.indexOf(die)]!, inBox: false };
  });
}
