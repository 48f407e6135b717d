import { CARDS, PIECES, SIDES, type Design, type LayoutDraft, type SheetDraft } from './draft';

/** Where in a drawing something stands: `name`, `zone:2:boxes`, `red:formation`. */
export type Place = string;
/** The text of a file, and for each of its lines where in the drawing that stands. */
export interface Written {
  text: string;
  places: Place[];
}

type Line = readonly [text: string, place: Place];
/** A text as TOML quotes it: JSON does it the same way. */
const quoted = (text: string) => JSON.stringify(text);
const list = (parts: readonly string[]) => `[${parts.join(', ')}]`;

function sheetLines({ name, note, rows, zone }: SheetDraft): Line[] {
  const zones = zone.flatMap((each, at): Line[] => [
    ['', `zone:${at}:name`],
    ['[[zone]]', `zone:${at}:name`],
    [`name = ${quoted(each.name)}`, `zone:${at}:name`],
    [`boxes = ${quoted(each.boxes)}`, `zone:${at}:boxes`],
  ]);
  return [
    [`name = ${quoted(name)}`, 'name'],
    ...(note.trim() ? [[`note = ${quoted(note)}`, 'note'] as const] : []),
    [`rows = ${list(rows.map(String))}`, 'rows'],
    ...(zones.length > 0 ? zones : [['zone = []', 'zones'] as const]),
  ];
}

function countLines(name: string, counts: Record<string, number>, values: readonly string[]): Line[] {
  const some = values.filter((value) => (counts[value] ?? 0) > 0);
  return [
    ['', name],
    [`[${name}]`, name],
    ...some.map((value) => [`${value} = ${counts[value]}`, name] as const),
  ];
}

function layoutLines(draft: LayoutDraft): Line[] {
  const sides = SIDES.flatMap((side): Line[] => [
    ['', `${side}:shield`],
    [`[${side}]`, `${side}:shield`],
    [`shield = ${quoted(draft[side].shield)}`, `${side}:shield`],
    [`formation = ${list(draft[side].formation.map(quoted))}`, `${side}:formation`],
  ]);
  return [
    [`foxheads = ${list(draft.foxheads.map(quoted))}`, 'foxheads'],
    ...countLines('pieces', draft.pieces, PIECES),
    ...countLines('cards', draft.cards, CARDS),
    ...sides,
  ];
}

/** A drawing as the file that would say the same, whether or not that is in order. */
export function written(design: Pick<Design, 'kind' | 'draft'>): Written {
  const lines =
    design.kind === 'sheet'
      ? sheetLines(design.draft as SheetDraft)
      : layoutLines(design.draft as LayoutDraft);
  return {
    text: lines.map(([text]) => `${text}\n`).join(''),
    places: lines.map(([, place]) => place),
  };
}
