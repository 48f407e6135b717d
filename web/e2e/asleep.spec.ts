import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { numbers, playOn, whoseTurn } from './play';
import { enter, openTable, sitDown } from './seats';

const lines = (page: Page) => page.locator('[role="tabpanel"] li');

/** In the page: whether anybody looks at it. */
function look(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visible ? 'visible' : 'hidden',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Nothing goes through the wires of this page while it is asleep, and nobody tells it that they are cut. */
async function cutWhile(page: Page, asleep: () => boolean): Promise<void> {
  await page.clock.install();
  await page.routeWebSocket('**/api/v1/socket', (socket) => {
    const server = socket.connectToServer();
    let cut = false;
    socket.onMessage((message) => (cut ||= asleep()) || server.send(message));
    server.onMessage((message) => (cut ||= asleep()) || socket.send(message));
  });
}

test('who comes back before the first own choice is told what happened so far', async ({
  browser,
  house,
}) => {
  const host = await openTable(house, { game: 'booty-dice', seats: 2, dice: 'sealed' });
  const guest = await sitDown(house, host, 'Ben');
  const [ann, ben] = [await enter(browser, house, host), await enter(browser, house, guest)];
  const first = (await whoseTurn([ann, ben]))!;
  const other = first === ann ? ben : ann;
  await expect(other.getByText('What happened so far')).toBeHidden();
  await playOn([first], numbers(43), 1);
  await other.reload();
  const soFar = other.getByRole('status').filter({ hasText: 'What happened so far' });
  await expect(soFar.getByRole('listitem').first()).toBeVisible();
  expect(await soFar.getByRole('listitem').count()).toBeGreaterThan(1);
});

test('a tab that was asleep for an hour shows now, and sums up what it left out', async ({
  browser,
  house,
}) => {
  const host = await openTable(house, {
    game: 'booty-dice',
    seats: 6,
    // Rolls that nobody has to be awake for.
    dice: 'sealed',
    bots: { 3: 'novice', 4: 'novice', 5: 'novice', 6: 'novice' },
  });
  let asleep = false;
  const ann = await enter(browser, house, host, {
    speed: 'normal',
    before: (page) => cutWhile(page, () => asleep),
  });
  const ben = await enter(browser, house, await sitDown(house, host, 'Ben'));
  const random = numbers(41);
  // Until it is the other's turn, after one's own.
  for (let chose = false, asked = await whoseTurn([ann, ben]); !chose || asked !== ben;) {
    await playOn([asked!], random, 1);
    chose ||= asked === ann;
    asked = await whoseTurn([ann, ben]);
  }

  asleep = true;
  await ann.evaluate(look, false);
  while ((await ben.getByTestId('turn').textContent())?.trim() === 'Your turn')
    await playOn([ben], random, 1);
  await expect(ben.getByTestId('turn')).toHaveText(/Ann/);
  await ann.clock.fastForward('01:00:00');
  await expect(ann.getByText('The connection is lost')).toBeVisible();

  asleep = false;
  await Promise.all([ann.getByText('Connected again.').waitFor(), ann.evaluate(look, true)]);
  await expect(ann.getByTestId('turn')).toHaveText('Your turn');
  await expect(ann.getByRole('button', { name: /^Skip to now/ })).toBeHidden();
  await expect(lines(ann)).toHaveCount(await lines(ben).count());
  const since = ann.getByRole('status').filter({ hasText: 'Since your last turn' });
  await expect(since.getByRole('listitem')).toHaveCount(9);
  await expect(since).toContainText(/… and \d+ more in the log/);
  await playOn([ann], random, 1);
  await expect(since).toBeHidden();
});
