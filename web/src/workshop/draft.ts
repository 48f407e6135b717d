/** What can be drawn: a document of one game, in the form of its file. Whether it is in order is for the house to say. */
export type Kind = 'sheet' | 'layout';

export interface ZoneDraft {
  name: string;
  boxes: string;
}
export interface SheetDraft {
  name: string;
  note: string;
  rows: number[];
  zone: ZoneDraft[];
}
export interface SideDraft {
  shield: string;
  formation: string[];
}
export interface LayoutDraft {
  foxheads: string[];
  pieces: Record<string, number>;
  cards: Record<string, number>;
  red: SideDraft;
  blue: SideDraft;
}
export interface Drafts {
  sheet: SheetDraft;
  layout: LayoutDraft;
}

/** Something that somebody draws. A layout has no name in itself: what it is called stays here. */
export type Design = {
  [K in Kind]: { id: string; kind: K; called: string; at: number; draft: Drafts[K] };
}[Kind];

export const KINDS: readonly Kind[] = ['sheet', 'layout'];
/** Which game it belongs to; its option has the name of the kind. */
export const GAME: Readonly<Record<Kind, string>> = { sheet: 'lantern', layout: 'reynards-luck' };

export const SIDES = ['red', 'blue'] as const;
export type SideName = (typeof SIDES)[number];
/** What the word for a zone without a fight is in a file. */
export const REST = 'rest';
/** What can be drawn into a box. */
export const MARKS = ['1', '2', '3', '4', '5', '6', 'X', 'O'] as const;
export const PIECES = ['1', '2', '3', '4', '5', '6', 'fox'] as const;
export const CARDS = ['1', '2', '3', '4', '5', '6', '7'] as const;

const EMPTY: { [K in Kind]: () => Drafts[K] } = {
  sheet: () => ({ name: '', note: '', rows: [], zone: [] }),
  layout: () => ({
    foxheads: [],
    pieces: {},
    cards: {},
    red: { shield: '', formation: [] },
    blue: { shield: '', formation: [] },
  }),
};

/** A design of what a file says; without one, of nothing at all. */
export function designOf(kind: Kind, called: string, parts: unknown = {}): Design {
  const draft = { ...EMPTY[kind](), ...(parts as object) };
  return { id: crypto.randomUUID(), kind, called, at: Date.now(), draft } as Design;
}

/** What it is called; nothing as long as nobody has called it anything. */
export const nameOf = (design: Design): string =>
  (design.kind === 'sheet' ? design.draft.name : design.called).trim();

/** A name for a copy that none of these has: `Crossing 2`. */
export function fresh(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((each) => each.toLowerCase()));
  for (let n = 2; ; n += 1) if (!known.has(`${name} ${n}`.toLowerCase())) return `${name} ${n}`;
}

/** The boxes of a zone, one by one. */
export const boxesOf = (boxes: string): string[] => boxes.split(/\s+/).filter(Boolean);
