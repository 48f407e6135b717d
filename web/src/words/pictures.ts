/** Pictures stand in a text between two signs that nobody writes: what is drawn, and its name for those who cannot see it. */
const [OPEN, SHUT] = ['\uE000', '\uE001'];
const PICTURE = new RegExp(`${OPEN}([^|]*)\\|([^${SHUT}]*)${SHUT}`);

/** A face of a die: a letter for a face of its own, a number for pips. */
export interface Picture {
  face: string;
  name: string;
}

export const picture = (face: string, name: string): string => `${OPEN}${face}|${name}${SHUT}`;

/** A text and its pictures, in turn. */
export function partsOf(text: string): (string | Picture)[] {
  const pieces = text.split(PICTURE);
  const parts: (string | Picture)[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    if (pieces[at]) parts.push(pieces[at]!);
    if (at + 2 < pieces.length) parts.push({ face: pieces[at + 1]!, name: pieces[at + 2]! });
  }
  return parts;
}
