import type { Square } from './types';

/** The squares of the last move or challenge that these lines tell of; nothing if they tell of none. */
export function lastMoveIn(lines: readonly string[]): [Square, Square] | null {
  for (const line of [...lines].reverse()) {
    const go = /^p[12] ([a-z]\d+)[-x]([a-z]\d+)$/.exec(line);
    if (go) return [go[1]!, go[2]!];
  }
  return null;
}

/** What is drawn, dealt, rolled or turned is shown elsewhere, and needs no words. */
const isSmall = (line: string) =>
  /^\* (?!p)/.test(line) || /^p[12] place /.test(line) || line.includes(' | ');

/** What is worth saying beside the board: the last thing that somebody did. */
export function worthSaying(lines: readonly { line: string; told: string }[]): string | null {
  const told = lines.filter(({ line, told }) => told !== '' && !isSmall(line)).at(-1)?.told;
  return told?.replace(/\s*\n\s*/g, ' ') ?? null;
}
