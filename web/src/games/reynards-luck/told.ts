import type { Told } from '../../net/story';
import type { Fact } from '../../protocol';
import { factsOf } from './read';
import type { ReynardFact, Square } from './rules';

/** The squares of the last move or challenge that was reported; nothing if there was none. */
export function lastMoveIn(facts: readonly ReynardFact[]): [Square, Square] | null {
  const last = facts.findLast((fact) => fact.name === 'moves' || fact.name === 'challenges');
  return last ? [last.from, last.to] : null;
}

/** What is placed, drawn, dealt, rolled or turned is shown elsewhere, and needs no words. */
const SMALL: readonly ReynardFact['name'][] = [
  'places',
  'places-hidden',
  'dealt',
  'dealt-hidden',
  'rolls',
  'plays',
  'plays-hidden',
  'shows',
  'fox-rolls',
  'turns-cards',
  'adds',
  'ties',
  'captures',
  'draws',
  'draws-hidden',
  'new-deck',
  'turn-passes',
];

/** What is worth saying beside the board: the last thing that somebody did. */
export function worthSaying(lines: readonly Pick<Told, 'facts'>[]): readonly Fact[] | null {
  const large = lines.map(({ facts }) => factsOf(facts).filter(({ name }) => !SMALL.includes(name)));
  return (large.findLast((facts) => facts.length > 0) as unknown as Fact[] | undefined) ?? null;
}
