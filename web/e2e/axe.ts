import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './house';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing on this screen keeps anybody out, as far as axe can tell. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(AXE);
  const found = (await page.evaluate(
    (tags) => (window as never as { axe: typeof import('axe-core') }).axe.run({ runOnly: tags }),
    TAGS,
  )) as AxeResults;
  const said = found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`,
  );
  expect(said, screen).toEqual([]);
}

/** Nothing sticks out at the side. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, screen).toBeLessThanOrEqual(0);
}
