import { expect, test } from './house';
import { expectOver, hurry, numbers, SHORT } from './play';
import { againstBots, enter } from './seats';

/** One change of what the page says. */
interface Change {
  at: number;
  where: 'log' | 'announcer' | 'turn' | 'result' | 'board';
  text: string;
  /** What dice that still show anything will show: that is not to be said yet. */
  tumbling: number;
}
/** A set piece, whenever anything about it changed. */
interface Shot {
  at: number;
  name: string;
  /** What it says came of it. */
  result: string | null;
  /** Its words, and those of the announcer at the same time. */
  caption: string;
  announced: string;
  tumbling: number;
}
interface Film {
  changes: Change[];
  shots: Shot[];
  /** For each throw how long it was seen lying before anything else was said, in milliseconds. */
  ends: { lines: number; tumbling: number } | null;
}
declare global {
  interface Window {
    film: Film;
  }
}

/** Written into the page: every change of text, with its time, and how many dice are in the air then. */
function watch(): void {
  const film: Film = { changes: [], shots: [], ends: null };
  window.film = film;
  // A die shows what it will for the last third of its way; bricks lie on their faces while they are scrambled.
  const SHOWN = 0.65;
  const inAir = (each: Animation) => {
    const effect = each.effect as KeyframeEffect | null;
    const drawn = effect?.target?.matches('svg.die, .pile > .slot') ?? false;
    const { progress, delay = 0 } = effect?.getComputedTiming() ?? {};
    const early = Number(each.currentTime ?? 0) < Number(delay);
    return drawn && each.playState === 'running' && (early || Number(progress ?? 1) < SHOWN);
  };
  const tumbling = () => document.getAnimations().filter(inAir).length;
  const placeOf = (node: Node): Change['where'] | null => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element) return null;
    if (element.closest('[data-testid="announcer"]')) return 'announcer';
    if (element.closest('[data-testid="turn"]')) return 'turn';
    if (element.closest('[role="tabpanel"]')) return 'log';
    if (element.closest('[aria-labelledby="result"]')) return 'result';
    return element.closest('.board') ? 'board' : null;
  };
  const note = (node: Node) => {
    const [where, text] = [placeOf(node), node.textContent?.trim() ?? ''];
    if (!where || !text) return;
    film.changes.push({ at: performance.now(), where, text, tumbling: tumbling() });
    if (where === 'turn' && text === 'The game is over' && !film.ends)
      film.ends = {
        lines: document.querySelectorAll('[role="tabpanel"] li').length,
        tumbling: tumbling(),
      };
  };
  const said = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim()).join(' ');
  const shoot = () => {
    const piece = document.querySelector('[data-piece]');
    if (!piece) return;
    const result = piece.querySelector('[data-result]')?.getAttribute('data-result') ?? null;
    const [name, caption] = [piece.getAttribute('data-piece')!, said('[data-piece] [data-caption]')];
    const last = film.shots.at(-1);
    const same = last?.name === name && last.caption === caption && last.result === result;
    if (same && (last.tumbling > 0 || tumbling() === 0)) return;
    const announced = said('[data-testid="announcer"] p');
    film.shots.push({ at: performance.now(), name, result, caption, announced, tumbling: tumbling() });
  };
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations)
      if (type === 'characterData') note(target);
      else addedNodes.forEach(note);
    shoot();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-piece', 'data-result'],
  });
}

/** Parts of set pieces that may say what came of it; those before them may not. */
const REVEALS: Record<string, readonly string[]> = {
  'lucky-shot': ['destroyed', 'defends', 'steal-roll', 'salvage-roll', 'lies'],
  fortuna: ['named', 'loses', 'frees', 'scores'],
  'reynards-luck': ['ties', 'captures'],
};
/** The last set piece of a game. */
const ENDINGS: Record<string, readonly string[]> = {
  'lucky-shot': ['last-in', 'collected', 'has-most', 'shared'],
  lantern: ['won', 'lost'],
  fortuna: ['over'],
  'booty-dice': ['last-alive', 'reached-goal', 'richest', 'shared'],
  'reynards-luck': ['held-foxheads', 'too-few-pieces', 'last-turn'],
};

for (const [game, { seats, options }] of Object.entries(SHORT)) {
  test(`nothing of ${game} is named before it was shown`, async ({ browser, house }) => {
    // Few rounds, so that the film is short; with all that belongs to an end.
    const cap: Record<string, string> = 'cap' in options ? { cap: '7' } : {};
    const guest = await againstBots(house, game, game === 'booty-dice' ? 4 : seats, { ...options, ...cap });
    const page = await enter(browser, house, guest, {
      speed: 'fast',
      before: async (page) => void (await page.addInitScript(watch)),
    });
    await expect(page.getByTestId('turn')).toBeVisible();
    await hurry(page, numbers(11));
    await expectOver(page);
    await expect(page.locator('[aria-labelledby="result"]')).toBeVisible();
    const { changes, shots, ends } = await page.evaluate(() => window.film);

    const said = changes.filter(({ where }) => where !== 'board');
    expect(said.length).toBeGreaterThan(20);
    const early = said.filter(({ where, tumbling }) => where !== 'turn' && tumbling > 0);
    expect(early, 'said while its dice were in the air').toEqual([]);

    // What stands in the log is not on the board before it: words of the board are told of what lies there.
    const log = changes.filter(({ where }) => where === 'log').map(({ text }) => text);
    const sentences = new Set(log.filter((text) => text.length > 12));
    const ahead = changes.filter(
      ({ where, text, tumbling }) => where === 'board' && tumbling > 0 && sentences.has(text),
    );
    expect(ahead, 'told on the board while its dice were in the air').toEqual([]);

    // A set piece tells what came of it when its dice lie, in the words that are said at the same time.
    const told = shots.filter(({ caption, result }) => caption || result);
    expect(
      told.filter(({ tumbling }) => tumbling > 0),
      'told by a set piece while its dice were in the air',
    ).toEqual([]);
    expect(
      told.filter(({ caption, announced }) => !caption || !announced.includes(caption)),
      'told by a set piece, and not said',
    ).toEqual([]);

    const reveals = [...(REVEALS[game] ?? []), ...ENDINGS[game]!];
    expect(
      shots.filter(({ name, result }) => result !== null && !reveals.includes(name)),
      'a result in a set piece before its part',
    ).toEqual([]);

    // The game ends with a picture: the log tells its last line with it.
    const ending = shots.find(({ name }) => ENDINGS[game]!.includes(name));
    expect(ending, `the ending among ${shots.map(({ name }) => name).join(' ')}`).toBeDefined();
    const result = changes.find(({ where }) => where === 'result');
    expect(result!.at, 'the result before the ending').toBeGreaterThan(ending!.at);
    expect(shots.at(-1)!.name).toBe(ending!.name);

    // The end is named when all that led to it stands in the log, and nothing is in the air.
    expect(ends?.tumbling).toBe(0);
    const lines = await page.locator('[role="tabpanel"] li').count();
    expect(lines - (ends?.lines ?? 0), 'lines that were told after the end').toBeLessThanOrEqual(0);
  });
}
