import type { Told } from '../../net/story';
import { FACES, type Face } from './types';

/** One line of the log, read. */
export type Event =
  | { what: 'starts'; who: string }
  | { what: 'thrown'; dice: readonly Face[] }
  | { what: 'roll'; who: string; dice: readonly Face[] | 'all' }
  | { what: 'stop'; who: string }
  | { what: 'rob' | 'attack'; who: string; whom: string }
  | { what: 'other' };

const letters = (text: string) =>
  [...text].filter((letter): letter is Face => FACES.includes(letter as Face));

export function read(line: string): Event {
  const [who = '', verb = '', object = ''] = line.trim().split(/\s+/);
  if (who === '*') return object === 'starts' ? { what: 'starts', who: verb } : thrown(line);
  if (verb === 'roll') return { what: 'roll', who, dice: object === 'all' ? 'all' : letters(object) };
  if (verb === 'stop') return { what: 'stop', who };
  if (verb === 'rob' || verb === 'attack') return { what: verb, who, whom: object };
  return { what: 'other' };
}

const thrown = (line: string): Event => ({ what: 'thrown', dice: letters(line) });

/** What was said in one line, sentence by sentence; long lines come broken. */
export const sentences = (told: string) =>
  told
    .replace(/\s+/g, ' ')
    .split(/(?<=\.) /)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** What was said, without what lies on the table anyway: dice that fell, and whose turn it is. */
export const gist = (told: string) =>
  sentences(told)
    .filter((text) => !/^(p\d rolls|The dice go to) /.test(text))
    .join(' ');

const COMBO = /^(Curse|Mutiny|Shipwreck):/;
export type Combo = 'curse' | 'mutiny' | 'shipwreck';

/** Something that everybody at the table should hear. */
export interface Headline {
  kind: Combo | 'out';
  /** Who brought it about, as far as one knows. */
  who: string | null;
  /** In the words of the house. */
  text: string;
}

function headline(text: string, who: string | null): Headline[] {
  const combo = COMBO.exec(text);
  if (combo) return [{ kind: combo[1]!.toLowerCase() as Combo, who, text }];
  return / (is|are) out\.$/.test(text) ? [{ kind: 'out', who, text }] : [];
}

/** Whose turn a sentence gives the dice to. */
const nextRoller = (texts: readonly string[]) =>
  texts.map((text) => /^The dice go to (p\d)\.$/.exec(text)?.[1]).find(Boolean) ?? null;

/** What is known of the turns that were seen. */
export interface Seen {
  roller: string | null;
  /** What lies on the table; those in the air are missing. */
  dice: readonly Face[];
  /** The dice that each pirate ended their last turn with. */
  last: Readonly<Record<string, readonly Face[]>>;
  headlines: readonly Headline[];
}

export const NOTHING: Seen = { roller: null, dice: [], last: {}, headlines: [] };

/** What is known after one line more. */
export function hear(seen: Seen, { line, told }: Pick<Told, 'line' | 'told'>): Seen {
  const event = read(line);
  const texts = sentences(told);
  const roller = 'who' in event ? event.who : seen.roller;
  const dice = lying(seen.dice, event);
  const headlines = [...seen.headlines, ...texts.flatMap((text) => headline(text, roller))];
  const next = nextRoller(texts);
  const ended = next !== null || texts.some((text) => / (wins|share the game)\.$/.test(text));
  const last = ended && roller ? { ...seen.last, [roller]: dice } : seen.last;
  return next ? { roller: next, dice: [], last, headlines } : { roller, dice, last, headlines };
}

function lying(dice: readonly Face[], event: Event): readonly Face[] {
  if (event.what === 'thrown') return inOrder([...dice, ...event.dice].slice(-FACES.length));
  if (event.what !== 'roll') return dice;
  if (event.dice === 'all') return [];
  const left = [...dice];
  for (const face of event.dice) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const inOrder = (dice: readonly Face[]) => [...dice].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
