import { expect, vi } from 'vitest';
import type { Entry, Fact, Now } from '../src/protocol';
import type { Beats } from '../src/table/director/beats';
import { Director, type Heard } from '../src/table/director/director.svelte';
import { people, untyped } from './told';

/** What the house tells at once: a line with its facts, and how things stand after it. */
export interface Line {
  facts: readonly object[];
  view: unknown;
}
/** What was seen of a set piece, moment after moment. */
export interface Shot {
  name: string;
  scene: string;
  facts: readonly Fact[];
  before: unknown;
  view: unknown;
  rolling: boolean;
  outcome: unknown;
  /** How long it was seen like this, in milliseconds. */
  ms: number;
}
interface Mode {
  factor?: number;
  calm?: boolean;
  seats?: number;
  humans?: readonly number[];
  now?: Partial<Now>;
}

/** Let a director show these lines, and write down every set piece. */
export function film<View, F extends { name: string }>(
  beats: Beats<View, F>,
  before: View,
  lines: readonly Line[],
  mode: Mode = {},
): Shot[] {
  const { factor = 1, calm = false, seats = 2, humans = [1] } = mode;
  const heard: Heard = { now: null, seat: 1, people: people(seats, humans) };
  const pacing = {
    factor: () => factor,
    calm: () => calm,
    hasten: () => undefined,
    landed: (then: () => void) => then(),
    settle: () => undefined,
  };
  const director = new Director(() => heard, pacing);
  director.beats = untyped(beats);
  const now = (view: unknown, more: Partial<Now> = {}): Now => ({
    stage: 'playing',
    view: view as never,
    waiting: [],
    offers: [],
    shortcuts: [],
    secrecy: 'open',
    may_take_back: false,
    deadline: null,
    outcome: null,
    ...more,
  });
  heard.now = now(before);
  director.hear([], [], heard.now, false);
  const fresh = lines.map(
    ({ facts, view }, at) => ({ n: at + 1, at: 0, what: 'line', line: '*', facts, view }) as unknown as Entry,
  );
  heard.now = now(lines.at(-1)!.view, mode.now);
  director.hear(fresh, fresh, heard.now, false);
  const shots: Shot[] = [];
  for (let step = 0; step < 3000 && (director.behind || director.piece); step++) {
    const { piece, rolling, now } = director;
    const last = shots.at(-1);
    if (piece && last?.facts === piece.facts && last.rolling === rolling) last.ms += 10;
    else if (piece) shots.push({ ...piece, view: now!.view, rolling, outcome: now!.outcome, ms: 10 });
    vi.advanceTimersByTime(10);
  }
  expect(director.behind).toBe(false);
  return shots;
}

export const lengthOf = (shots: readonly Shot[]) => shots.reduce((sum, { ms }) => sum + ms, 0);
export const namesOf = (shots: readonly Shot[]) =>
  shots.map(({ name, rolling }) => (rolling ? `${name} in the air` : name));

/** A throw lies long enough to be read, by itself or, in one scene, while the next is shown; and all of it is short. */
export function expectPace(shots: readonly Shot[], most = 4600, stays = false): void {
  for (const [at, { rolling }] of shots.entries()) {
    const lies = shots.slice(at + 1, stays ? undefined : at + 2);
    if (rolling) expect(lengthOf(lies)).toBeGreaterThanOrEqual(590);
  }
  expect(lengthOf(shots)).toBeLessThanOrEqual(most);
}
