import { expect, test } from 'vitest';
import * as house from '../src/text/de/phrases/house';
import { Phrasebook } from '../src/text/phrasebook';

/** What the house says of the life of its tables, as `crates/server` writes it. */
const SAID = [
  'the disk does not answer: try again in a moment',
  'the disk does not answer: what you did is not safe yet; it will be told when it is',
  'the disk does not answer: nothing was done; say it again in a moment',
  'seat 2 is kept for Ben from the game before: take another, or try again in 10 min',
  'the free seats are kept for those of the game before: watch, or try again in 9 min',
  'you have left this private table: take a free seat to come back',
  'only those who play talk at this table: take a free seat to be heard',
  'only the host can say whether those who watch may talk: ask them',
  '`Zoe` has not talked here: expected somebody as the talk shows them',
  '5000 lines were said at this table: it can keep no more',
  '`Ann.` looks like Ann, who is here already: choose another name',
  '`House` can be taken for the house or a bot: choose another name',
  'this name has signs in it that cannot be seen: expected letters, digits and blanks',
  'this name has a `#` in it, which marks those who watch: leave it out',
  'you took back 20 times in a row: stay with this choice',
  'choices were taken back 500 times in this game: no more now',
  'too many came and went at this table: wait a minute',
  'people came and went 10000 times at this table: open another',
];

test.each(SAID)('%s', (text) => {
  const book = new Phrasebook(house.phrases, house.words);
  expect(book.say(text)).not.toBe(text);
  expect([...book.misses]).toEqual([]);
  expect(book.say(text)).not.toMatch(/\b(the|table|choose|again|seat|name)\b/);
});
