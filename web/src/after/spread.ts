/** A place in pixels, from the left and from the top. */
export interface Place {
  x: number;
  y: number;
}

/** How far the middles of two marks are apart at least: each is a button that a finger must hit alone. */
export const APART = 30;

/**
 * Moves marks until none lies on another: up or down first, since what stays in its column still says when it happened,
 * and aside only where a column is full to both edges.
 */
export function spread(wanted: readonly Place[], width: number, height: number): Place[] {
  const placed: Place[] = [];
  const free = ({ x, y }: Place) =>
    placed.every((other) => Math.abs(other.x - x) >= APART || Math.abs(other.y - y) >= APART);
  for (const mark of wanted) placed.push(nearby(mark, width, height).find(free) ?? mark);
  return placed;
}

/** Every place worth trying, the nearest first, column by column. */
function nearby({ x, y }: Place, width: number, height: number): Place[] {
  const columns = nearestFirst(x, width, APART);
  const rows = nearestFirst(y, height, 1);
  return columns.flatMap((x) => rows.map((y) => ({ x, y })));
}

/** `from`, and what lies whole steps away from it between 0 and `most`. */
function nearestFirst(from: number, most: number, step: number): number[] {
  const steps = Array.from({ length: Math.floor(most / step) }, (_, k) => (k + 1) * step);
  return [from, ...steps.flatMap((away) => [from - away, from + away])].filter((at) => at >= 0 && at <= most);
}
