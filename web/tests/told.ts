import { vi } from 'vitest';
import { beats as booty } from '../src/games/booty-dice/beats';
import type { Entry, Fact, Now, Presence } from '../src/protocol';
import type { Beats } from '../src/table/director/beats';
import { Director, type Heard, type Pacing } from '../src/table/director/director.svelte';

const pirate = { lives: 9, shields: 0, doubloons: 5 };
export const viewOf = (mark: number, phase: object = { name: 'rolling', kept: [], rolls: 0 }) => ({
  mark,
  pirates: Array.from({ length: 6 }, () => pirate),
  treasure: 75,
  war_chest: 30,
  roller: 'p2',
  turns: 0,
  phase,
});
export const nowOf = (mark: number, more: Partial<Now> = {}): Now => ({
  stage: 'playing',
  view: viewOf(mark),
  waiting: [2],
  offers: [],
  shortcuts: [],
  secrecy: 'open',
  may_take_back: false,
  deadline: null,
  outcome: null,
  ...more,
});
export const OWN = { waiting: [1], offers: [{ word: 'stop', outlook: [], value: 'stop' }] };
export const rolls = (seat: string): Fact => ({
  name: 'rolls',
  seat,
  dice: ['D', 'X', 'J', 'C', 'W', 'S'],
  beside: [],
});
export const robs = (seat: string, victim: string): Fact => ({ name: 'robs', seat, victim });
export const passes = (to: string): Fact => ({ name: 'turn-passes', to });
const nothing = { lives: 0, doubloons: 0, shields: 0 };
export const changes = (seat: string): Fact => ({
  name: 'changes',
  seats: [seat],
  gains: { ...nothing, doubloons: 2 },
  losses: nothing,
  out: false,
});

/** As the director has them: it is told of one game only, so that they fit. */
export const untyped = <View, F extends { name: string }>(beats: Beats<View, F>): Beats =>
  beats as unknown as Beats;

/** A house that tells, and what is seen of it. */
export class Told {
  heard: Heard = { now: null, seat: 1, people: people(6) };
  story: Entry[] = [];
  mode = { factor: 1, calm: false, byHand: false };
  pacing: Pacing = {
    factor: () => this.mode.factor,
    calm: () => this.mode.calm,
    hasten: () => undefined,
    landed: (then) => then(),
    settle: () => undefined,
    byHand: () => this.mode.byHand,
  };
  director = new Director(() => this.heard, this.pacing);
  #mark = 0;

  constructor() {
    this.director.beats = untyped(booty);
    this.tell([], nowOf(0));
  }

  /** One message: a line for each list of facts. */
  tell(lines: readonly (readonly Fact[])[], now?: Now, who = 'p2'): Now {
    const said = lines.map((facts) => ({ what: 'line', line: `${who} does`, facts: [...facts] }) as const);
    return this.note(said as never, now);
  }
  note(entries: readonly object[], now = nowOf(++this.#mark), back = false): Now {
    const fresh = entries.map((what, at) => ({ n: this.story.length + at + 1, at: 0, ...what }) as Entry);
    this.story = [...this.story, ...fresh];
    this.heard.now = now;
    this.director.hear(this.story, fresh, now, back);
    return now;
  }
  get lastFacts(): string[] {
    return this.director.story.flatMap((entry) =>
      entry.what === 'line' ? entry.facts.map(({ name }) => name) : [],
    );
  }
  /** How long until nothing is left to show. */
  settle(most = 60_000): number {
    const start = performance.now();
    while (this.director.behind && performance.now() - start < most) vi.advanceTimersByTime(10);
    return performance.now() - start;
  }
}

export function people(seats: number, humans: readonly number[] = [1]): Presence {
  const seat = (place: number) => {
    const human = humans.includes(place);
    const person = { name: `p${place}`, bot: human ? null : 'novice', human };
    return { seat: place, person, here: true, bot_at: null, sealed: false, opened: false };
  };
  return { seats: Array.from({ length: seats }, (_, at) => seat(at + 1)), watchers: 0, muted: [] };
}
