import type { Told } from '../../net/story';
import type { Fact, Now } from '../../protocol';

/** How long something is shown at normal speed, in milliseconds. */
export interface Length {
  /** Dice are in the air: nobody may name them yet. */
  roll?: number;
  /** It lies still. */
  hold: number;
  /** What fell stays in sight while the next is shown: it need not lie there alone for long. */
  stays?: boolean;
  /**
   * A set piece: drawn large over the board, by the `piece` of the game's page. Those with the same name that follow
   * each other are parts of one: a press leads to its end.
   */
  piece?: true | string;
}

/** A length, or how it follows from the fact and from how the table looked before it. */
type LengthOf<View, F> = Length | ((fact: F, before: View) => Length | undefined);

/** How a game shows what happened. Given as data by the folder of the game, with its own view and facts. */
export interface Beats<View = unknown, F extends { name: string } = Fact> {
  /** Facts that begin a beat of their own. Others are shown with the one before them. */
  lengths: { readonly [name in F['name']]?: LengthOf<View, Extract<F, { name: name }>> };
  /** Facts that are shown together with their like, if they come one right after the other. */
  gathered?: readonly F['name'][];
  /** Whose dice these are, where the rules roll by themselves: who wants to throws them by hand. */
  thrower?(fact: F, before: View): string | null;
  /** How the table looks after some facts of a line, before what is still to come. */
  between?(before: View, facts: readonly F[], after: View): View;
  /** How it looks while the dice of these facts are in the air; like afterwards, if nothing is said. */
  air?(before: View, facts: readonly F[], after: View): View;
}

/** One thing that is shown: dice fall, they lie still, what follows from them happens. */
export interface Beat {
  /** What is new: the lines with those of their facts that belong to this beat. */
  lines: readonly Told[];
  view: unknown;
  /** What is seen while the dice are in the air. */
  air: unknown;
  roll: number;
  hold: number;
  stays: boolean;
  /** Then the story is told up to this number, and so many facts of its last line. */
  n: number;
  facts: number;
  /** How things stand after it; nothing in the middle of what came together. */
  now: Now | null;
  /** Beats with the same are shown as one; none with others if it is empty. */
  like: string;
  /** The fact whose set piece this is. */
  piece: string | null;
  /** Which set piece it is a part of; empty if it is one by itself. */
  scene: string;
  /** Who may throw its dice by hand. */
  thrower: string | null;
}

const PLAIN: Length = { hold: 700 };

function lengthOf(fact: Fact, before: unknown, beats?: Beats | null): Length | undefined {
  const length = beats?.lengths[fact.name];
  return typeof length === 'function' ? length(fact, before) : length;
}

/** What came together, as it is to be shown. `last` is the number of the newest entry. */
export function beatsOf(
  lines: readonly Told[],
  before: unknown,
  now: Now,
  last: number,
  beats: Beats | null | undefined,
): Beat[] {
  let view = before;
  const nothing = {
    lines: [],
    view: now.view,
    air: null,
    roll: 0,
    hold: 0,
    stays: false,
    n: last,
    facts: 0,
    like: '',
    piece: null,
    scene: '',
    thrower: null,
  };
  const all = lines.flatMap((line, at) => {
    const after = at === lines.length - 1 ? now.view : line.view;
    const made = ofLine(line, view, after, now.view, beats);
    view = made.at(-1)?.view ?? view;
    return made;
  });
  const end = all.pop() ?? nothing;
  return [...all, { ...end, view: now.view, n: last, facts: end.n === last ? end.facts : 0, now }];
}

/**
 * A line falls into parts where a fact has a length of its own: what came before the first such belongs to it, and like
 * facts stay together. What follows from dice is never shown with them.
 */
function ofLine(line: Told, before: unknown, after: unknown, end: unknown, beats?: Beats | null): Beat[] {
  let view = before;
  let told = 0;
  const parts = partsOf(line, before, beats);
  return parts.map(({ facts, length = PLAIN, timed }, at) => {
    const whole = at === parts.length - 1 && after !== undefined;
    const was = view;
    view = whole ? after : (beats?.between?.(view, facts, after ?? end) ?? view);
    told += facts.length;
    const first = facts[0];
    const like = first && beats?.gathered?.includes(first.name) ? likeness(first) : '';
    return {
      lines: [{ ...line, facts }],
      view,
      air: beats?.air?.(was, facts, view) ?? view,
      roll: length.roll ?? 0,
      hold: length.hold,
      stays: length.stays ?? false,
      n: line.n,
      facts: told,
      now: null,
      like,
      piece: (length.piece && timed) || null,
      scene: typeof length.piece === 'string' ? length.piece : '',
      thrower: (length.roll && first && beats?.thrower?.(first, was)) || null,
    };
  });
}

interface Part {
  facts: Fact[];
  /** How long it is shown, and the fact that says so. */
  length?: Length;
  timed?: string;
}

function partsOf(line: Told, before: unknown, beats?: Beats | null): Part[] {
  const parts: Part[] = [{ facts: [] }];
  for (const fact of line.facts) {
    let part = parts.at(-1)!;
    const own = lengthOf(fact, before, beats);
    const last = part.facts.at(-1)?.name;
    const another = last !== fact.name || own?.piece === true;
    if (last && another && part.length && (own || part.length.roll)) parts.push((part = { facts: [] }));
    if (own && !part.length) Object.assign(part, { length: own, timed: fact.name });
    part.facts.push(fact);
  }
  return parts;
}

/** The same deed of the same player, whomever it hits. */
const likeness = (fact: Fact) => `${fact.name} ${String(fact['seat'] ?? fact['side'])}`;

/** Several beats as one: it is shown as long as the longest of them. */
export function merged(beats: readonly Beat[]): Beat {
  const last = beats.at(-1)!;
  const lines: Told[] = [];
  for (const line of beats.flatMap((beat) => beat.lines)) {
    const same = lines.findIndex(({ n }) => n === line.n);
    if (same < 0) lines.push(line);
    else lines[same] = { ...line, facts: [...lines[same]!.facts, ...line.facts] };
  }
  const now = beats.findLast((beat) => beat.now)?.now ?? null;
  const hold = Math.max(...beats.map((beat) => beat.hold));
  return { ...last, lines, hold, roll: 0, now: last.now ?? now };
}
