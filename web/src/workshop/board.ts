import { SIDES, type LayoutDraft, type SideName } from './draft';

export const FILES = 'abcdefghi';
export const RANKS = [9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

/** What can be put on a square, or taken from it. */
export const TOOLS = [
  'foxhead',
  'red:formation',
  'blue:formation',
  'red:shield',
  'blue:shield',
  'nothing',
] as const;
export type Tool = (typeof TOOLS)[number];

/** What lies on a square: a tool that puts it there, and for a formation which place of it. */
export interface Lies {
  what: Tool;
  number: number;
}

export function liesOn(draft: LayoutDraft, square: string): Lies {
  if (draft.foxheads.includes(square)) return { what: 'foxhead', number: 0 };
  for (const side of SIDES) {
    if (draft[side].shield === square) return { what: `${side}:shield`, number: 0 };
    const place = draft[side].formation.indexOf(square);
    if (place >= 0) return { what: `${side}:formation`, number: place + 1 };
  }
  return { what: 'nothing', number: 0 };
}

/** The same square as the other side sees it. */
export const mirrored = (square: string): string => `${square[0]}${10 - Number(square[1])}`;

const without = (squares: readonly string[], square: string) => squares.filter((each) => each !== square);

/** With nothing on this square. */
function cleared(draft: LayoutDraft, square: string): LayoutDraft {
  const side = (name: SideName) => ({
    shield: draft[name].shield === square ? '' : draft[name].shield,
    formation: without(draft[name].formation, square),
  });
  return { ...draft, foxheads: without(draft.foxheads, square), red: side('red'), blue: side('blue') };
}

function put(draft: LayoutDraft, square: string, tool: Tool): LayoutDraft {
  const free = cleared(draft, square);
  if (tool === 'nothing') return free;
  if (tool === 'foxhead') return { ...free, foxheads: [...free.foxheads, square] };
  const [name, part] = tool.split(':') as [SideName, 'shield' | 'formation'];
  const side = free[name];
  const next =
    part === 'shield' ? { ...side, shield: square } : { ...side, formation: [...side.formation, square] };
  return { ...free, [name]: next };
}

const otherSide = (tool: Tool): Tool =>
  tool.startsWith('red:') ? (tool.replace('red:', 'blue:') as Tool) : (tool.replace('blue:', 'red:') as Tool);

/**
 * Press a square with a tool: put it there, or take it away again if it lies there. What belongs to one side is done for
 * the other too, across the board, where both are drawn alike.
 */
export function pressed(draft: LayoutDraft, square: string, tool: Tool, alike: boolean): LayoutDraft {
  const away = liesOn(draft, square).what === tool;
  const own = put(draft, square, away ? 'nothing' : tool);
  const across = mirrored(square);
  if (!alike || across === square || tool === 'foxhead') return own;
  if (tool === 'nothing') return put(own, across, 'nothing');
  const other = otherSide(tool);
  if (away) return liesOn(own, across).what === other ? put(own, across, 'nothing') : own;
  return put(own, across, other);
}

/** The square that an arrow leads to; nothing at the edge. */
export function stepped(square: string, key: string): string | null {
  const steps: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  const [x, y] = steps[key] ?? [0, 0];
  const file = FILES[FILES.indexOf(square[0]!) + x];
  const rank = Number(square[1]) + y;
  return (x || y) && file && rank >= 1 && rank <= 9 ? `${file}${rank}` : null;
}

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
