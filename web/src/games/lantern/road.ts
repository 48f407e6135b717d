/** Where the zones lie on the map, in pixels. */
export interface Road {
  height: number;
  /** The room that one zone has. */
  room: number;
  spots: { x: number; y: number }[];
  /** The way from the first to the last, for an SVG path. */
  path: string;
}

const NARROW = 560;

/** A road that winds: rows in turn to the right and to the left. */
export function road(zones: number, width: number): Road {
  const narrow = width < NARROW;
  const rows = Math.ceil(zones / (narrow ? 4 : 8));
  const columns = Math.ceil(zones / rows);
  const room = width / columns;
  const rowHeight = narrow ? 62 : rows === 1 ? 164 : 124;
  const sway = narrow ? 2 : rows === 1 ? 22 : 8;
  const spots = Array.from({ length: zones }, (_, zone) => {
    const row = Math.floor(zone / columns);
    const along = zone % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    const y = row * rowHeight + (narrow ? 20 : rows === 1 ? 62 : 44) + (zone % 2 === 0 ? sway : -sway);
    return { x: Math.round((column + 0.5) * room), y };
  });
  return { height: rows * rowHeight + (narrow ? 6 : 0), room, spots, path: wind(spots) };
}

function wind(spots: Road['spots']): string {
  const [first, ...others] = spots;
  if (!first) return '';
  let from = first;
  let path = `M${first.x} ${first.y}`;
  for (const to of others) {
    // Straight down at the end of a row would look like a stair: the road swings out a little.
    const out = to.x === from.x ? (spots[0]!.x < to.x ? 26 : -26) : 0;
    const [bend, back] = out ? [from.x + out, to.x + out] : [(from.x + to.x) / 2, (from.x + to.x) / 2];
    path += ` C${bend} ${from.y} ${back} ${to.y} ${to.x} ${to.y}`;
    from = to;
  }
  return path;
}
