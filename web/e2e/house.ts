import { test as base } from '@playwright/test';
import { House } from './program';

export { CHEAT, House, PROGRAM } from './program';

/** Tests of one worker share a house, but for those that pull its plug: they open their own. */
export const test = base.extend<{ tidy: void }, { house: House }>({
  // Browsers of one test are not to be in the way of the next.
  tidy: [
    async ({ browser }, use) => {
      await use();
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
  house: [
    // eslint-disable-next-line no-empty-pattern -- this is how a fixture says that it needs no other
    async ({}, use) => {
      const house = new House();
      await house.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';
