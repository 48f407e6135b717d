import base, { CHROMIUM } from './playwright.config';

/** `npm run measure`: figures, not verdicts, of the browser that people have. One at a time, so that nothing else is measured. */
export default {
  ...base,
  testDir: 'measure',
  workers: 1,
  fullyParallel: false,
  use: { ...base.use, launchOptions: CHROMIUM },
};
