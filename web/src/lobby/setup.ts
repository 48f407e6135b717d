import type { Clock, DiceWay, GameBrief, GameInfo, OpenTable, Visibility } from '../protocol';
import { fits } from './values';

/** Who is to sit on a seat: somebody who is invited, or a bot by its word (`steady`, `strong:grudge`). */
export const PERSON = 'person';

export type ClockKind = 'none' | 'seconds' | 'days';

/** A table that somebody sets up; all of it is remembered for the next time. */
export interface Setup {
  seats: number;
  /** Everybody else, in the order of the seats. */
  others: string[];
  /** Only what is not as the house plays it. */
  options: Record<string, string>;
  clock: ClockKind;
  seconds: number;
  days: number;
  hints: boolean;
  visibility: Visibility;
  /** How the dice are made; the house decides if nothing is said. */
  dice: DiceWay | null;
}

const USUAL_BOT = 'steady';

/** As the house plays it: few seats, and bots on the others, so that the game can begin at once. */
export function usual(game: GameBrief): Setup {
  const seats = game.seats[0] ?? 1;
  return {
    seats,
    others: Array.from({ length: seats - 1 }, () => usualBot(game)),
    options: {},
    clock: 'none',
    seconds: 60,
    days: 2,
    hints: true,
    visibility: 'unlisted',
    dice: null,
  };
}

/** A sensible level, whatever levels there are. */
export function usualBot({ bots: words }: GameBrief): string {
  return words.includes(USUAL_BOT) ? USUAL_BOT : (words[Math.floor(words.length / 2)] ?? USUAL_BOT);
}

/** What was remembered, as far as it still fits the game. Of the options that is known when they are. */
export function fitting(game: GameBrief, kept: Partial<Setup>): Setup {
  const setup = { ...usual(game), ...kept };
  const seats = game.seats.includes(setup.seats) ? setup.seats : usual(game).seats;
  const others = (kept.others ?? []).map((who) => knownBot(game, who));
  return withSeats(game, { ...setup, others }, seats);
}

/** Without the options that the game does not have any more, or not with these values. */
export function withFitting(game: GameInfo, setup: Setup): Setup {
  const set = Object.entries(setup.options);
  return set.reduce((sum, [key, value]) => withOption(game, sum, key, value), { ...setup, options: {} });
}

function knownBot(game: GameBrief, who: string): string {
  const { level, character } = botOf(who);
  const known = game.bots.includes(level) && (character === '' || game.characters.includes(character));
  return who === PERSON || known ? who : usualBot(game);
}

/** More seats get whoever sits on the last one; fewer lose the last. */
export function withSeats(game: GameBrief, setup: Setup, seats: number): Setup {
  const last = setup.others.at(-1) ?? usualBot(game);
  const others = Array.from({ length: seats - 1 }, (_, place) => setup.others[place] ?? last);
  return { ...setup, seats, others };
}

/** A table for oneself and a friend: as last time if that was with people. */
export function forFriends(game: GameBrief, last: Setup): Setup {
  if (invited(last) > 0) return last;
  const two = withSeats(game, last, game.seats.find((seats) => seats > 1) ?? 2);
  return { ...two, others: two.others.map(() => PERSON) };
}

/** Set an option; one that is as the house plays it is not kept at all. */
export function withOption(game: GameInfo, setup: Setup, key: string, value: string): Setup {
  const option = game.options.find((each) => each.key === key);
  const options = { ...setup.options };
  if (!option || value === option.default || !fits(option, value)) delete options[key];
  else options[key] = value;
  return { ...setup, options };
}

export function botOf(word: string): { level: string; character: string } {
  const [level = '', character = ''] = word.split(':');
  return { level, character };
}

export const botWord = (level: string, character: string) => (character ? `${level}:${character}` : level);

/** How many of the others have to be invited. */
export const invited = (setup: Setup) => setup.others.filter((who) => who === PERSON).length;

export function clockOf(setup: Setup): Clock {
  if (setup.clock === 'seconds') return { seconds: setup.seconds };
  return setup.clock === 'days' ? { days: setup.days } : 'none';
}

/** What is sent to the house. Whoever opens the table has the first seat. */
export function orderOf(game: string, setup: Setup): Omit<OpenTable, 'sit'> {
  const bots = setup.others.flatMap((who, place) => (who === PERSON ? [] : [[place + 2, who] as const]));
  return {
    game,
    seats: setup.seats,
    options: setup.options,
    bots: Object.fromEntries(bots),
    clock: clockOf(setup),
    hints: setup.hints,
    visibility: setup.visibility,
    ...(setup.dice ? { dice: setup.dice } : {}),
  };
}

const PLACE = 'luckhouse.setups';

function all(): Record<string, Partial<Setup>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, Partial<Setup>>) : {};
  } catch {
    return {};
  }
}

/** How this browser played the game last. */
export const remembered = (game: GameBrief): Setup => fitting(game, all()[game.name] ?? {});

export function remember(game: string, setup: Setup): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [game]: setup }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
