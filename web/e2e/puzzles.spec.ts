import type { Page } from '@playwright/test';
import type { PuzzleAsked, PuzzleLine, PuzzleResult } from '../src/protocol';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './axe';
import { expect, House, test } from './house';
import { enrol } from './visitor';

const GAMES = ['booty-dice', 'fortuna', 'lantern', 'lucky-shot', 'reynards-luck'];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('luckhouse.settings', JSON.stringify({ language: 'en', speed: 'off' })),
  );
});

const asked = async <T>(house: House, path: string) =>
  (await (await fetch(`${house.url}/api/v1${path}`)).json()) as T;

/** The list shows so many choices; more have to be searched for. */
const SHOWN = 24;

async function shortPuzzle(house: House, game: string): Promise<PuzzleAsked> {
  for (const { id } of await asked<PuzzleLine[]>(house, `/puzzles?game=${game}`)) {
    const puzzle = await asked<PuzzleAsked>(house, `/puzzles/${id}`);
    if (puzzle.offers.length <= SHOWN) return puzzle;
  }
  throw new Error(`every puzzle of ${game} has more than ${SHOWN} choices`);
}

/** A puzzle of this game, and what is best there: whoever asks the house may try as often as they like. */
async function puzzleOf(house: House, game: string): Promise<{ puzzle: PuzzleAsked; best: string }> {
  const puzzle = await shortPuzzle(house, game);
  const answer = await fetch(`${house.url}/api/v1/puzzles/${puzzle.id}/attempts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ word: puzzle.offers[0]!.word }),
  });
  return { puzzle, best: ((await answer.json()) as PuzzleResult).best };
}

/** Choose by the list, which has every choice in the order of the house. */
async function choose(page: Page, { offers }: PuzzleAsked, word: string): Promise<void> {
  const list = page.locator('details', { has: page.locator('[data-choices]') });
  if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
  await list
    .getByRole('button')
    .nth(offers.findIndex((offer) => offer.word === word))
    .click();
}

for (const game of GAMES) {
  test(`a puzzle of ${game} is tried, explained and solved`, async ({ page, house }) => {
    const { puzzle, best } = await puzzleOf(house, game);
    const wrong = puzzle.offers.find(({ word }) => word !== best)!.word;
    await page.goto(`${house.url}/puzzles/${puzzle.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What is best?');
    await expect(page.locator('[data-solved]')).toHaveCount(0);
    await choose(page, puzzle, wrong);
    await expect(page.locator('[data-solved="false"]')).toContainText('There is a better choice.');
    await expect(page.locator('[data-solved]')).toContainText('better than the next');
    await expectNoSidewaysScroll(page, 'puzzles');
    await expectAccessibleInBothThemes(page, 'puzzles');
    await page.getByRole('button', { name: 'Choose again' }).click();
    await choose(page, puzzle, best);
    await expect(page.locator('[data-solved="true"]')).toContainText('That is the best choice.');
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(page).not.toHaveURL(new RegExp(puzzle.id));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What is best?');
  });
}

for (const width of [390, 1280]) {
  test(`a first try is rated and a second is practice, ${width} wide`, async ({ browser, house }) => {
    const page = await enrol(browser, house, 'Ann');
    await page.setViewportSize({ width, height: 844 });
    const { puzzle, best } = await puzzleOf(house, 'fortuna');
    const wrong = puzzle.offers.find(({ word }) => word !== best)!.word;
    await page.goto(`${house.url}/puzzles/${puzzle.id}`);
    await choose(page, puzzle, wrong);
    const answer = page.locator('[data-solved]');
    await expect(answer).toContainText(/Your rating for puzzles is \d+ ± \d+ now \(-\d+\)/);
    await expect(answer).toContainText(/This puzzle has \d+ ± \d+, after \d+ first tr/);
    await expectNoSidewaysScroll(page, 'a puzzle that is rated');
    await expectAccessibleInBothThemes(page, 'a puzzle that is rated');
    await page.getByRole('button', { name: 'Choose again' }).click();
    await choose(page, puzzle, best);
    await expect(answer).toContainText('this was practice');
    await page.goto(`${house.url}/you`);
    const ratings = page.getByRole('region', { name: 'Ratings' });
    await expect(ratings.getByRole('listitem').filter({ hasText: 'Puzzles' })).toContainText('1 first try');
    await expectNoSidewaysScroll(page, 'a rating for puzzles');
    await expectAccessibleInBothThemes(page, 'a rating for puzzles');
  });
}

test('the list knows what was solved at the first try', async ({ page, house }) => {
  const { puzzle, best } = await puzzleOf(house, 'booty-dice');
  await page.goto(`${house.url}/puzzles/${puzzle.id}`);
  await choose(page, puzzle, best);
  await expect(page.locator('[data-solved="true"]')).toBeVisible();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  const box = page.getByRole('listitem').filter({ hasText: 'Booty Dice' });
  await expect(box).toContainText(/^.*1 of \d+ solved/);
  await expectNoSidewaysScroll(page, 'puzzles');
  await expectAccessibleInBothThemes(page, 'puzzles');
  await box.getByRole('button').click();
  await expect(page).toHaveURL(/\/puzzles\/./);
});

test('what is no puzzle says so, and a house that is away can be asked again', async ({ page, house }) => {
  await page.goto(`${house.url}/puzzles/nonsense`);
  await expect(page.getByRole('heading', { level: 1, name: 'No such puzzle' })).toBeVisible();
  await page.route('**/api/v1/puzzles', (route) => route.abort());
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await page.unroute('**/api/v1/puzzles');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
});
