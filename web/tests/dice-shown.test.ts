import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Memory } from '../src/games/booty-dice/memory.svelte';
import { lying, throwOf } from '../src/games/booty-dice/slots';
import type { BootyFact, BootyView, Face } from '../src/games/booty-dice/rules';
import type { Fact } from '../src/protocol';
import { nowOf, OWN, Told, viewOf } from './told';

vi.mock('../src/settings.svelte', () => ({ pace: () => 0 }));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const faces = (letters: string) => [...letters] as Face[];
const sorted = (dice: readonly Face[]) => [...dice].sort().join('');
const facts = (...all: BootyFact[]) => all as unknown as Fact[];
const rolls = (seat: string, dice: string, beside = ''): BootyFact => ({
  name: 'rolls',
  seat,
  dice: faces(dice),
  beside: faces(beside),
});
const again = (seat: string, kept: string, dice: string): BootyFact => ({
  name: 'rolls-again',
  seat,
  kept: faces(kept),
  dice: faces(dice),
});

describe('the dice on the table', () => {
  test('are those of the throw that is shown, from a bot’s third throw to one’s own first', () => {
    const told = new Told();
    const memory = new Memory();
    const seen: string[] = [];
    const look = () => {
      const { now, news } = told.director;
      const view = now!.view as BootyView;
      memory.follow(view, news, 1);
      const lain = throwOf(view.phase);
      if (lain) expect(sorted(lying(memory.slots))).toBe(sorted(lain.dice));
      if (view.phase.name === 'rolling') expect(sorted(lying(memory.slots))).toBe(sorted(view.phase.kept));
      const shown = `${view.roller} ${lying(memory.slots).join('')}`;
      if (seen.at(-1) !== shown) seen.push(shown);
    };
    look();
    told.tell([facts(rolls('p2', 'DDXJWW'))]);
    told.tell([facts(again('p2', 'DD', 'XJWW')), facts(rolls('p2', 'SSJJ', 'DD'))]);
    const third = facts(rolls('p2', 'XXXX', 'DD'), { name: 'turn-passes', to: 'p1' });
    const own = {
      ...viewOf(9),
      roller: 'p1',
      turns: 1,
      phase: { name: 'deciding', dice: faces('CCCWWW'), rolls: 1 },
    };
    told.tell(
      [facts(again('p2', 'DD', 'SSJJ')), third, facts(rolls('p1', 'CCCWWW'))],
      nowOf(9, { ...OWN, view: own }),
    );
    while (told.director.behind) {
      vi.advanceTimersByTime(10);
      look();
    }
    expect(seen.at(-1)).toBe('p1 CCCWWW');
    // The third throw lay there, as the bot's.
    expect(seen.some((each) => each.startsWith('p2') && sorted(faces(each.slice(3))) === 'DDXXXX')).toBe(
      true,
    );
    expect(seen.filter((each) => each.startsWith('p1'))).toEqual(['p1 ', 'p1 CCCWWW']);
  });
});
