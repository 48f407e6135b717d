import { Refused } from '../net/api';
import { isGuest } from '../net/player';

/** Why the house does not know somebody: their browser keeps no key, or they want to be a guest. */
export type Unknown = 'no-key' | 'guest';

export const because = (error: unknown): string | undefined =>
  error instanceof Refused ? error.reason?.name : undefined;

/** Is this refused because the house does not know who asks, and if so, why not? */
export const unknownBy = (error: unknown): Unknown | null =>
  because(error) === 'not-signed-in' ? (isGuest() ? 'guest' : 'no-key') : null;

/** Something for players only: who is nobody yet becomes one, but for those who want to be guests. */
export async function asKnown<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (refused) {
    if (unknownBy(refused) !== 'no-key') throw refused;
    const { signIn } = await import('./sign-in');
    await signIn().catch((error: unknown) => {
      // A house that is away says so itself; everything else comes from a browser that keeps no key.
      throw error instanceof Refused ? error : refused;
    });
    return deed();
  }
}
