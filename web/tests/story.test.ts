import { expect, test } from 'vitest';
import { Story, lines } from '../src/net/story';
import type { Entry } from '../src/protocol';

const line = (n: number, text = `line ${n}`): Entry => ({ n, at: 0, what: 'line', line: text, facts: [] });

test('takes what follows, passes over what it has, and notices a gap', () => {
  const story = new Story();
  expect(story.add([line(1), line(2)])).toHaveLength(2);
  expect(story.add([line(2), line(3)])).toEqual([line(3)]);
  expect(story.add([line(5)])).toBeNull();
  expect(story.last).toBe(3);
});

test('a whole story replaces what was there, and what is new of it comes back', () => {
  const story = new Story();
  story.add([line(1), line(2)]);
  expect(story.replace([line(1, 'open now'), line(2), line(3)])).toEqual([line(3)]);
  expect(story.entries[0]).toEqual(line(1, 'open now'));
});

test('what was taken back does not count', () => {
  const entries: Entry[] = [
    line(1),
    line(2),
    line(3),
    { n: 4, at: 0, what: 'taken-back', seat: 1, keep: 1 },
    line(5),
  ];
  expect(lines(entries).map((entry) => entry.n)).toEqual([1, 5]);
});
