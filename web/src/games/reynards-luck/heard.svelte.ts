import type { Fact } from '../../protocol';
import { play } from '../../sound';
import type { News } from '../../table/director/director.svelte';
import { fightIn, fightTold, winnerOf, type Fight } from './fight';
import { factsOf, seatIn } from './read';
import type { ReynardFact, Seat, Square, View } from './rules';
import { lastMoveIn, worthSaying } from './told';

/** What has happened, as far as it is still to be seen: the last move, and the last confrontation. */
export class Heard {
  last: readonly Square[] = $state.raw([]);
  happened: readonly Fact[] = $state.raw([]);
  fight: Fight | null = $state.raw(null);
  /** Whose fox has just thrown its die. */
  thrower: Seat | null = $state.raw(null);
  /** The confrontation goes on, or has not been seen for long enough. */
  recent: boolean = $state(false);
  #id = 0;

  hear(now: View, { id, lines, before }: News, own: Seat | null): void {
    if (id === this.#id && id > 0) return;
    const facts = lines.flatMap((line) => factsOf(line.facts));
    // Somebody who looks back at a game has not seen what comes.
    if (id < this.#id) [this.fight, this.last, this.happened] = [null, [], []];
    this.#id = id;
    const was = before && fightIn(before.view as View);
    this.last = lastMoveIn(facts) ?? this.last;
    const fox = facts.findLast((fact) => fact.name === 'fox-rolls');
    this.thrower = fox ? seatIn(fox.side) : null;
    const fight = fightIn(now) ?? fightTold(facts, was ?? this.fight);
    if (fight) this.fight = fight;
    // What is looked at next takes its place.
    this.recent = fight !== null;
    this.happened = worthSaying(lines) ?? (fight ? [] : this.happened);
    sound(facts, fight, own);
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

function sound(facts: readonly ReynardFact[], fight: Fight | null, own: Seat | null): void {
  const has = (...names: ReynardFact['name'][]) => facts.some(({ name }) => names.includes(name));
  const winner = fight && winnerOf(fight);
  if (has('captures') && winner) play(own && winner !== own ? 'bad' : 'good');
  else if (has('rolls', 'fox-rolls')) play('dice');
  else if (has('ties', ...DEEDS)) play('move');
}
