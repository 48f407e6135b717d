import type { Fact } from '../protocol';

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
  change: number[];
  decisions: Decision[];
}

export interface Decision {
  seat: string;
  played: Played;
  best: Played;
  loss: number;
  error: number;
  label: 'inaccuracy' | 'mistake' | 'blunder' | null;
}

export interface Played {
  word: string;
  outlook: Fact[];
  chance: number;
}

export interface Balance {
  seat: string;
  start: number;
  luck: number;
  own: number;
  others: number;
  rest: number;
  result: number;
  accuracy: number | null;
  decisions: number;
  labels: { inaccuracies: number; mistakes: number; blunders: number };
}

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

export interface Costly {
  moment: Moment;
  decision: Decision;
}

/** The decisions that have a label, the worst first. */
export function costly(report: CoachReport): Costly[] {
  const all = report.moments.flatMap((moment) => moment.decisions.map((decision) => ({ moment, decision })));
  return all
    .filter(({ decision }) => decision.label !== null)
    .sort((a, b) => b.decision.loss - a.decision.loss);
}

export const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;

/** Points of a hundred, with a sign; nothing has none. */
export function points(change: number): string {
  const text = (100 * change).toFixed(1);
  if (text === '0.0' || text === '-0.0') return '0.0';
  return change > 0 ? `+${text}` : text.replace('-', '−');
}
