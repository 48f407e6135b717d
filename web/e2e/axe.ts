import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './house';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = 'color-contrast';
const HEADINGS = 'heading-order';

interface Part {
  /** Only this part of the page: the rest of it was looked at. */
  within?: string;
  /** Colours alone, or all but them: they take longest, and are the same at every width. */
  colours?: 'only' | 'none';
}

/** In the page: what axe finds there by these rules, but for some. */
async function violations([within, runOnly, without]: readonly [string, string[], string[]]) {
  const { axe } = window as never as { axe: typeof import('axe-core') };
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const found: AxeResults = await axe.run(within, { runOnly, rules, resultTypes: ['violations'] });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`,
  );
}

/** Nothing on this screen keeps anybody out, as far as axe can tell. */
export async function expectAccessible(
  page: Page,
  screen: string,
  { within, colours }: Part = {},
): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const run = (...what: Parameters<typeof violations>[0]) => page.evaluate(violations, what);
  const without = [...(colours === 'none' ? [COLOURS] : []), ...(within ? [HEADINGS] : [])];
  const found = await run(within ?? 'html', colours === 'only' ? [COLOURS] : TAGS, without);
  // The order of headings is one of the whole page.
  if (within && colours !== 'only') found.push(...(await run('html', [HEADINGS], [])));
  expect(found, screen).toEqual([]);
}

/** The same by day and by night, which differ in their colours alone. */
export async function expectAccessibleInBothThemes(
  page: Page,
  screen: string,
  part: Part = {},
): Promise<void> {
  for (const [colorScheme, colours] of [
    ['light', {}],
    ['dark', { colours: 'only' }],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // A colour on its way to another is neither.
    await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
    await expectAccessible(page, `${screen}, ${colorScheme}`, { ...part, ...colours });
  }
}

/** Nothing sticks out at the side. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, screen).toBeLessThanOrEqual(0);
}
