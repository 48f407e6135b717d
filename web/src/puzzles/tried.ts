import type { PuzzleLine } from '../protocol';

/** What this browser has tried: whether the first try at a puzzle was right. */
const PLACE = 'luckhouse.puzzles';

type Tried = Readonly<Record<string, boolean>>;

export function tried(): Tried {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') ?? {}) as Tried;
  } catch {
    return {};
  }
}

/** Only the first try counts: after it the answer is known. */
export function keep(id: string, solved: boolean): void {
  const before = tried();
  if (id in before) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...before, [id]: solved }));
  } catch {
    // A browser that keeps nothing asks the same again.
  }
}

/** One that was not tried yet, the easiest first; when all were, one that was not solved, and then any. */
export function next(
  all: readonly PuzzleLine[],
  game: string,
  grade: number | null,
  but?: string,
): PuzzleLine | undefined {
  const known = tried();
  const fitting = all.filter((each) => each.game === game && (grade === null || each.grade === grade));
  const left = [
    fitting.filter(({ id }) => !(id in known)),
    fitting.filter(({ id }) => known[id] === false && id !== but),
    fitting.filter(({ id }) => id !== but),
  ].find((some) => some.length > 0);
  return left?.reduce((easiest, each) => (each.grade < easiest.grade ? each : easiest));
}
