import './browser';
import { beforeAll, describe, expect, it } from 'vitest';
import { deedWords, timeWords } from '../src/order/words';
import type { ModeratorDeed, ModeratorOrder } from '../src/protocol';
import { pathOf, placeOf } from '../src/route.svelte';
import { LANGUAGES, speak, type Language } from '../src/text/catalogue.svelte';
import { ready } from '../src/text/order';

const ann = { id: 'a', name: 'Ann' };
const bob = { id: 'b', name: 'Bob' };
const deed = (order: ModeratorOrder, more: Partial<ModeratorDeed> = {}): ModeratorDeed => ({
  number: 1,
  at: 0,
  by: ann,
  about: bob,
  order,
  ...more,
});

beforeAll(ready);

describe('what those who keep order did', () => {
  it('is said with who, what and whom', async () => {
    await speak('en');
    const mute: ModeratorOrder = { do: 'restrain', player: '', what: 'muted', minutes: 10_080, why: 'spam' };
    expect(deedWords(deed(mute))).toBe('Ann muted Bob (7 days)');
    expect(deedWords(deed({ ...mute, what: 'banned', minutes: 90 }))).toBe('Ann banned Bob (90 minutes)');
    const hide: ModeratorOrder = { do: 'hide', table: 't', line: 3, hidden: true };
    expect(deedWords(deed(hide, { about: null }))).toBe('Ann hid line 3 of somebody who has gone');
    const close: ModeratorOrder = { do: 'close-report', report: 'r', outcome: 'banned' };
    expect(deedWords(deed(close))).toBe('Ann closed a report about Bob: The account was banned');
    expect([timeWords(60), timeWords(720), timeWords(null)]).toEqual([
      '1 hour',
      '12 hours',
      'Until somebody lifts it',
    ]);
  });

  it('is said in every language', async () => {
    const orders: ModeratorOrder[] = [
      { do: 'hide', table: 't', line: 1, hidden: false },
      { do: 'restrain', player: '', what: 'banned', why: 'name' },
      { do: 'lift', player: '', what: 'muted' },
      { do: 'lift', player: '', what: 'banned' },
      { do: 'close-table', table: 't' },
      { do: 'close-report', report: 'r', outcome: 'nothing' },
    ];
    const said = new Set<string>();
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await speak(language);
      for (const order of orders) said.add(deedWords(deed(order)));
    }
    expect(said.size).toBe(orders.length * Object.keys(LANGUAGES).length);
    await speak('en');
  });

  it('stands at an address of its own', () => {
    expect(placeOf('/admin')).toEqual({ at: 'order' });
    expect(pathOf({ at: 'order' })).toBe('/admin');
    expect(placeOf('/admin/x')).toEqual({ at: 'nowhere' });
  });
});
