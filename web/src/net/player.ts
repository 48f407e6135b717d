/** What this browser knows of its player. The cookie that proves it is none of the page's business. */
interface Known {
  /** Nothing for somebody who wants to be a guest. */
  player: string | null;
  /** When it signed in, in milliseconds since 1970. */
  at: number;
}

const PLACE = 'luckhouse.player';
/** So long nobody looks whether the house still knows this browser: it does for months. */
const WEEK = 7 * 86_400_000;
/** So long a first game waits until the house knows who plays. */
const PATIENCE = 1000;

function known(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Known | null;
  } catch {
    return null;
  }
}

function keep(known: Known): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing plays as a guest.
  }
}

export const asPlayer = (player: string): void => keep({ player, at: Date.now() });
export const asGuest = (): void => keep({ player: null, at: Date.now() });
export const isGuest = (): boolean => known()?.player === null;
/** Who plays in this browser, as far as it knows. */
export const ownId = (): string | null => known()?.player ?? null;

/**
 * Before a seat is taken: let the house know who plays, or be a guest where that cannot be. Nobody is asked, nobody hears
 * of a failure, and only the very first game waits for it, for a moment.
 */
export async function introduce(): Promise<void> {
  const before = known();
  if (before?.player === null || !globalThis.crypto?.subtle || !globalThis.indexedDB) return;
  if (before && Date.now() - before.at < WEEK) return;
  const done = import('../people/sign-in')
    .then(async ({ signIn, stillIn }) => void (await (before ? stillIn() : signIn())))
    .catch(() => undefined);
  if (!before) await Promise.race([done, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
