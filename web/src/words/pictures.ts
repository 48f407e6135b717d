/** Pictures stand in a text between two signs that nobody writes: what is drawn, and its name for those who cannot see it. */
const [OPEN, SHUT] = ['\uE000', '\uE001'];
const PICTURE = new RegExp(`${OPEN}([^|]*)\\|([^${SHUT}]*)${SHUT}`);

/** A face of a die: a letter for a face of its own, a number for pips. */
export interface Picture {
  face: string;
  name: string;
  /** What closes it: no line begins with that. */
  mark: string;
}

const MARK = /^[.,;:!?)]*/;

export const picture = (face: string, name: string): string => `${OPEN}${face}|${name}${SHUT}`;

/** A text and its pictures, in turn. */
export function partsOf(text: string): (string | Picture)[] {
  const pieces = text.split(PICTURE);
  const parts: (string | Picture)[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const text = at === 0 ? pieces[at]! : pieces[at]!.replace(MARK, '');
    if (text) parts.push(text);
    const [face, name, after] = pieces.slice(at + 1, at + 4);
    if (after !== undefined) parts.push({ face: face!, name: name!, mark: MARK.exec(after)![0] });
  }
  return parts;
}
