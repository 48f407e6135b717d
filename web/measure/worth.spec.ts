import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/house';
import { VERSION, type Worth } from '../src/protocol';

/** A sheet of the size of the one that ships, but another one. */
const SHEET = readFileSync('../crates/games/src/lantern/sheets/last-fortress.toml', 'utf8')
  .replace('last-fortress', 'another-fortress')
  .replace('"4 5 6 X X X"', '"1 5 6 X X X"');

/** So long is waited for the exact answer, in seconds. */
const PATIENCE = Number(process.env.LUCKHOUSE_WAIT ?? 900);

const seconds = (since: number) => (Date.now() - since) / 1000;

/** Play Booty Dice against a bot, one game after the other, until told to stop: how long each choice took to be saved, in milliseconds. */
const plays = (page: Page) =>
  page.evaluate(async (version) => {
    const all = window as unknown as { over?: boolean };
    const took: number[] = [];
    const game = async () => {
      const answer = await fetch('/api/v1/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'booty-dice', seats: 2, bots: { 2: 'random' }, sit: { name: 'Ann' } }),
      });
      const { table, token } = await answer.json();
      const socket = new WebSocket(`ws://${location.host}/api/v1/socket`);
      const send = (message: object) => socket.send(JSON.stringify(message));
      socket.onopen = () => send({ say: 'hello', version, table, token, last: 0, talk: 0, pictures: false });
      let [number, asked] = [0, 0];
      await new Promise<void>((resolve) => {
        socket.onclose = () => resolve();
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data));
          if (told.tell === 'done' && asked) took.push(performance.now() - asked);
          if (told.tell === 'done') asked = 0;
          const offers = told.now?.offers as { word: string }[] | undefined;
          if (told.now?.stage?.is === 'over' || all.over) return socket.close();
          if (!offers?.length || asked) return;
          const { word } = offers[Math.floor(Math.random() * offers.length)]!;
          // As somebody would who is in a hurry.
          setTimeout(() => {
            asked = performance.now();
            send({ say: 'choose', id: `c${(number += 1)}`, word });
          }, 50);
        };
      });
    };
    while (!all.over) await Promise.race([game(), new Promise((resolve) => setTimeout(resolve, 20_000))]);
    return took;
  }, VERSION);

test('a sheet is solved while its designer waits, and somebody else plays', async ({ page, house }) => {
  test.setTimeout(1_200_000);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(house.url);
  const playing = plays(page);
  const begun = Date.now();
  const [asked, found]: [number[], { sketch?: number; exact?: number }] = [[], {}];
  for (let over = false; !over;) {
    const before = Date.now();
    const answer = await fetch(`${house.url}/api/v1/games/lantern/worth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ option: 'sheet', text: SHEET }),
    });
    asked.push(Date.now() - before);
    expect(answer.ok).toBe(true);
    const worth = (await answer.json()) as Worth;
    if (worth.sketch !== null) found.sketch ??= seconds(begun);
    if (worth.exact) found.exact ??= seconds(begun);
    over = worth.over || seconds(begun) > PATIENCE;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await page.evaluate(() => Object.assign(window, { over: true }));
  const took = (await playing).sort((a, b) => a - b);
  const p99 = took[Math.floor(0.99 * (took.length - 1))];
  console.log(`the sketch after ${found.sketch} s, the exact answer after ${found.exact} s`);
  console.log(
    `${took.length} choices at another table: p99 ${p99?.toFixed(1)} ms, the slowest ${took.at(-1)?.toFixed(1)} ms`,
  );
});
