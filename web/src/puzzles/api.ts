import { ask, json, post } from '../net/api';
import { introduce } from '../net/player';
import type { PuzzleAsked, PuzzleLine, PuzzleResult } from '../protocol';

let known: Promise<PuzzleLine[]> | undefined;

/** Every puzzle of the house. They stay the same as long as it is open: they are asked for once. */
export const puzzles = (): Promise<PuzzleLine[]> =>
  (known ??= json<PuzzleLine[]>(ask('/puzzles')).catch((error: unknown) => {
    known = undefined;
    throw error;
  }));

export const puzzle = (id: string) => json<PuzzleAsked>(ask(`/puzzles/${encodeURIComponent(id)}`));
/** A try, which is rated for whoever the house knows. */
export async function attempt(id: string, word: string): Promise<PuzzleResult> {
  await introduce();
  return json<PuzzleResult>(post(`/puzzles/${encodeURIComponent(id)}/attempts`, { word }));
}
