import type { Fact } from '../../protocol';
import { play } from '../../sound';
import type { News } from '../../table/session.svelte';
import { fightIn, fightTold, isOpen, newParts, winnerOf, type Fight, type Part } from './fight';
import { factsOf } from './read';
import type { ReynardFact, Seat, Square, View } from './rules';
import { lastMoveIn, worthSaying } from './told';

/** How long one part of a confrontation waits for the one before it, in milliseconds. */
export const STEP = 420;

/** What has happened, as far as it is still to be seen: the last move, and the last confrontation. */
export class Heard {
  last: readonly Square[] = $state.raw([]);
  happened: readonly Fact[] = $state.raw([]);
  fight: Fight | null = $state.raw(null);
  /** What of the confrontation was new when it was last told of. */
  fresh: readonly Part[] = $state.raw([]);
  /** The confrontation goes on, or has not been seen for long enough. */
  recent: boolean = $state(false);
  /** How long a captive of this view is still seen, in milliseconds. */
  linger: number = $state(0);
  #id = 0;

  hear(now: View, { id, lines, before }: News, own: Seat | null): void {
    const facts = lines.flatMap((line) => factsOf(line.facts));
    // Somebody who looks back at a game has not seen what comes.
    if (id < this.#id) [this.fight, this.last, this.happened] = [null, [], []];
    this.#id = id;
    const was = before && fightIn(before.view as View);
    this.last = lastMoveIn(facts) ?? this.last;
    const fight = fightIn(now) ?? fightTold(facts, was ?? this.fight);
    const parts = fight ? this.#watch(fight) : [];
    this.linger = parts.length * STEP;
    this.happened = worthSaying(lines) ?? (parts.includes('result') ? [] : this.happened);
    sound(facts, parts.includes('result') && fight ? winnerOf(fight) : null, own);
  }

  /** What is new of it. What was told before goes on being shown at its own pace. */
  #watch(fight: Fight): Part[] {
    const parts = newParts(this.fight, fight);
    const another = this.fight !== null && isOpen(this.fight) && !isOpen(fight);
    if (parts.length > 0 || another) this.fresh = parts;
    this.fight = fight;
    this.recent = true;
    return parts;
  }
}

/** What somebody did, besides rolling. */
const DEEDS: readonly ReynardFact['name'][] = [
  'places',
  'places-hidden',
  'returns',
  'moves',
  'challenges',
  'plays',
  'plays-hidden',
  'advances',
  'stays',
  'keeps',
];

function sound(facts: readonly ReynardFact[], winner: Seat | 'tie' | null, own: Seat | null): void {
  if (winner === 'tie') play('move');
  else if (winner) play(own && winner !== own ? 'bad' : 'good');
  else if (facts.some(({ name }) => name === 'rolls' || name === 'fox-rolls')) play('dice');
  else if (facts.some(({ name }) => DEEDS.includes(name))) play('move');
}
