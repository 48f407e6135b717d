import type { GameBrief, GameInfo, Listing } from '../protocol';
import { botOf } from './setup';

/** The options in the first line of a log, `game(lives=5, goal=30) seats 3 edition 1`; documents are left out. */
export function optionsIn(header: string): Record<string, string> {
  const inside = /^[a-z0-9-]+\((.*)\) seats \d+ edition \d+$/.exec(header)?.[1] ?? '';
  const pairs = inside.matchAll(/(?:^|[,;] ?)([a-z-]+)=([a-z0-9-]+)(?=[,;]|$)/g);
  return Object.fromEntries(Array.from(pairs, ([, key = '', value = '']) => [key, value]));
}

/** Options that are not as the house plays them, each with what it does and what it is set to. */
export function agreed(
  game: GameInfo,
  options: Readonly<Record<string, string>>,
): { key: string; about: string; value: string }[] {
  return game.options.flatMap(({ key, about, default: usual, meanings }) => {
    const value = options[key];
    if (value === undefined || value === usual) return [];
    return [{ key, about, value: meanings.find(([word]) => word === value)?.[1] ?? value }];
  });
}

/** Is this what a bot is called? Its name is its word. */
export const isBot = (game: GameBrief | undefined, name: string) =>
  game?.bots.includes(botOf(name).level) ?? false;

export const freeSeats = (table: Pick<Listing, 'players'>) =>
  table.players.filter((name) => name === null).length;

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in words of a language: `5 minutes ago`. */
export function ago(at: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? ['second', 1000];
  return unit === 'second' ? words.format(0, 'second') : words.format(-Math.floor(past / length), unit);
}

/** `a, b and c` in a language. */
export const listed = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
