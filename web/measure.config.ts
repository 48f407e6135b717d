import base from './playwright.config';

/** `npm run measure`: figures, not verdicts. One at a time, so that nothing else is measured. */
export default { ...base, testDir: 'measure', workers: 1, fullyParallel: false };
