import type { Told } from '../../net/story';
import type { Fact } from '../../protocol';
import type { News } from '../../table/director/director.svelte';
import { factsOf } from './read';
import type { LuckyShotFact, View } from './rules';

/**
 * What happened since one last had a say: bots are quick, and what they did in a blink still has to be seen.
 */
export interface Chapter {
  /** The news it was last continued with. */
  id: number;
  /** How the table stood when one last acted: what differs from it is marked on the board. */
  base: View | null;
  /** Nothing is asked of whoever sees it: it tells of one turn only. */
  looksOn: boolean;
  /** What was told since one's last turn ended. */
  lines: readonly Told[];
}

export const EMPTY: Chapter = { id: -1, base: null, looksOn: false, lines: [] };
const MOST = 60;
/** Choices at the beginning of a turn, while what others did is still to be seen. */
const EARLY = ['put', 'hunt', 'die'];

/**
 * Go on with a chapter. For somebody who only looks on or looks back, every turn is a new one; whoever looks back may
 * jump, and then nothing is continued.
 */
export function continued(chapter: Chapter, news: News, view: View, seat: number | null): Chapter {
  const before = (news.before?.view ?? null) as View | null;
  // A moment of a replay has a view, and no offers.
  const offers = news.before?.offers as readonly unknown[] | undefined;
  const jumped = news.id < chapter.id || (!offers && news.id !== chapter.id + 1);
  const out = seat !== null && before?.players[seat - 1]?.in_play === false;
  const looksOn = seat === null || out || (before !== null && !offers);
  if (!before || jumped) return { id: news.id, base: before, looksOn, lines: news.lines };
  const turned = before.on_turn !== view.on_turn || before.turns !== view.turns;
  const ended = turned && (looksOn || before.on_turn === `p${seat}`);
  const acted = looksOn ? ended : offers!.length > 0 && !EARLY.includes(before.phase.name);
  return {
    id: news.id,
    base: acted || !chapter.base ? before : chapter.base,
    looksOn,
    lines: ended ? news.lines : joined(chapter.lines, news.lines).slice(-MOST),
  };
}

/** A line may be told in parts, one after the other. */
function joined(told: readonly Told[], more: readonly Told[]): readonly Told[] {
  const [last, first] = [told.at(-1), more[0]];
  if (!last || last.n !== first?.n) return [...told, ...more];
  const whole = { ...first, facts: [...last.facts, ...first.facts] };
  return [...told.slice(0, -1), whole, ...more.slice(1)];
}

/** How a roll ended, if there was something to hope for. */
export type Verdict = 'hit' | 'miss' | null;

export interface Happening {
  /** The number of its line in the story. */
  n: number;
  dice: readonly number[];
  facts: readonly Fact[];
  verdict: Verdict;
}

/** Dice that fell, and whether they brought what they were rolled for. */
export function rollOf(fact: LuckyShotFact): { dice: readonly number[]; hit: boolean | null } | null {
  switch (fact.name) {
    case 'first-fort':
      return { dice: [fact.level], hit: null };
    case 'card-roll':
      return { dice: [fact.die], hit: null };
    case 'hunt-roll':
    case 'found-roll':
    case 'salvage-roll':
      return { dice: [fact.die], hit: fact.found };
    case 'steal-roll':
      return { dice: [fact.die], hit: fact.matches };
    case 'defends':
      return { dice: fact.dice, hit: !fact.blocked };
    default:
      return null;
  }
}

/** What the card shows anyway, or the orders have just said. */
const SMALL: readonly LuckyShotFact['name'][] = [
  'card-roll',
  'puts',
  'done',
  'hunts',
  'salvages',
  'turn-passes',
];

/** What is worth telling beside the board. */
export function happenings(lines: readonly Told[]): Happening[] {
  return lines.flatMap(({ n, facts: all }) => {
    const facts = factsOf(all).filter(({ name }) => !SMALL.includes(name));
    if (facts.length === 0) return [];
    const roll = facts.map(rollOf).find((each) => each !== null);
    const verdict = roll && roll.hit !== null ? (roll.hit ? 'hit' : 'miss') : null;
    return [{ n, dice: roll?.dice ?? [], facts: facts as unknown as Fact[], verdict }];
  });
}
