import type { StaticData } from '../games/lantern/rules';
import { info } from '../net/api';
import { messagesFor, wordsOf } from '../words/messages.svelte';

/** What a won journey is called, by the sheet that lay on its table; nothing where that cannot be known. */
export async function titleAt(table: string, circles: number): Promise<string | null> {
  try {
    const [{ game, static_data }, { titleOf }] = await Promise.all([
      info(table),
      // With it comes the board, which whoever won has had before.
      import('../games/lantern/ladder'),
    ]);
    const found = titleOf((static_data as StaticData).titles, circles);
    await messagesFor(game);
    return found ? wordsOf(game, (seat) => seat).word('title', found.title) : null;
  } catch {
    return null;
  }
}
