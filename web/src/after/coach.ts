import type { Marks } from '../games/marks';
import type { Fact, Offer } from '../protocol';

/** The coach's report, as `luckhouse coach --json` prints it. Chances are shares of 1, one for each seat. */
export interface CoachReport {
  seats: number;
  over: boolean;
  start: number[];
  result: number[];
  error: number;
  moments: Moment[];
  /** Places in `moments` of what changed most, the largest change first. */
  turning: number[];
  players: Balance[];
  unclear: string | null;
}

export interface Moment {
  event: number;
  cause: 'roll' | 'choice' | 'resignation' | 'unclear';
  line: string;
  facts: Fact[];
  chances: number[] | null;
  /** How far these can be off. */
  error: number;
  change: number[];
  decisions: Decision[];
}

export type Label = 'inaccuracy' | 'mistake' | 'blunder';

export interface Decision {
  seat: string;
  played: Played;
  best: Played;
  loss: number;
  error: number;
  /** Is the loss more than its own error? */
  told: boolean;
  label: Label | null;
}

export interface Played {
  word: string;
  outlook: Fact[];
  chance: number;
  /** The choice as a value, in the form of its game: with it a board can draw it, and words can name it. */
  value?: unknown;
  /** What speaks for it. */
  why?: Fact[];
}

export interface Balance {
  seat: string;
  start: number;
  luck: number;
  own: number;
  others: number;
  rest: number;
  result: number;
  /** Nothing where it cannot be told. */
  accuracy: number | null;
  decisions: number;
  labels: { inaccuracies: number; mistakes: number; blunders: number };
}

/** A decision, and the event that it was. */
export interface Made {
  moment: Moment;
  decision: Decision;
}

/** A moment at which a board shows what somebody could choose. */
export interface Pointed {
  at: number;
  marks: Marks;
  offers: readonly Offer[];
  /** Who chooses, counted from 1. */
  seat: number;
}

/** Luck of less than five points of a hundred is none to speak of. */
const LEAST = 0.05;

/** The chances at the start and after every event; where nothing is known, what was known last. */
export function curve(report: CoachReport): number[][] {
  const points = [report.start];
  for (const moment of report.moments) points.push(moment.chances ?? points.at(-1)!);
  return points;
}

/** Whose chance a turning point is told of: the place of the seat whose chance changed most. */
export function concerned(moment: Moment): number {
  return moment.change.reduce(
    (most, change, seat) => (Math.abs(change) > Math.abs(moment.change[most]!) + 1e-9 ? seat : most),
    0,
  );
}

/** What turned the game, as far as that can be told; the greatest change first. */
export const turningPoints = ({ moments, turning }: CoachReport): Moment[] =>
  turning.map((place) => moments[place]!);

/** Every decision, in the order of the game. */
export const decisions = ({ moments }: CoachReport): Made[] =>
  moments.flatMap((moment) => moment.decisions.map((decision) => ({ moment, decision })));

/** The decisions that have a label, the worst first. */
export const mistakes = (report: CoachReport): Made[] =>
  decisions(report)
    .filter(({ decision }) => decision.label !== null)
    .sort((a, b) => b.decision.loss - a.decision.loss);

/** How well somebody chose, from 0 to 100. The house says nothing where that cannot be told. */
export const accuracyOf = ({ players }: CoachReport, seat: string): number | null =>
  players.find((player) => player.seat === seat)?.accuracy ?? null;

/** Is there something that an estimate of this kind cannot tell? */
export const cannotTell = ({ unclear, players }: CoachReport): boolean =>
  unclear !== null || players.some(({ decisions, accuracy }) => decisions > 0 && accuracy === null);

export interface Headline {
  /** How well one chose; `unknown` where that cannot be told. */
  skill: 'great' | 'well' | 'mixed' | 'badly' | 'unknown';
  accuracy: number | null;
  luck: 'gave' | 'took' | 'even' | 'unknown';
  /** What luck gave or took, as a part of 1. */
  by: number;
}

function luckOf(luck: number, error: number): Headline['luck'] {
  const size = Math.abs(luck);
  if (error > LEAST && size < error) return 'unknown';
  return size < LEAST ? 'even' : luck > 0 ? 'gave' : 'took';
}

/** How well somebody chose, and what luck did, in a nutshell. */
export function headline(report: CoachReport, seat: string): Headline {
  const accuracy = accuracyOf(report, seat);
  const luck = report.players.find((player) => player.seat === seat)?.luck ?? 0;
  const grade = (of: number) => (of >= 95 ? 'great' : of >= 85 ? 'well' : of >= 70 ? 'mixed' : 'badly');
  return {
    skill: accuracy === null ? 'unknown' : grade(accuracy),
    accuracy,
    luck: luckOf(luck, report.error),
    by: Math.abs(luck),
  };
}
