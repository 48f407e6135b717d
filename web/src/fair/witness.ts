import type { Secrecy } from '../protocol';
import { Alarmed, must, type Alarm } from './alarm';
import { commitment, stepHash } from './draw';
import type { Hex } from './frame';
import type { Terms } from './list';
import { hear } from './reading';
import { pinned, reachOf, type FairRecord, type OwnChoice } from './record';
import { sayings } from './sayings';
import { State, type Standing, type Tools } from './state';
import type { Saying, Step, StoryEntry, TableFacts } from './wire';
import { fourWords } from './words';

export type { Standing, Tools } from './state';

/** What people at the table see of it. */
export interface FairView {
  dice: Terms['dice'] | null;
  /** Four words to read to each other, when everybody has opened. */
  words: string[] | null;
  /** The seats whose links the dice wait for. */
  round: { round: number; members: number[] } | null;
  /** This seat adds nothing to the dice, though they are made. */
  leftOut: boolean;
  misses: number;
  alarm: Alarm | null;
}

/**
 * Watches a table for one seat: checks all that it is told of the dice, and says what the seat has to say to them. It has
 * no clock, no storage and no connection: whoever uses it stores the record that it changed, and only then says what it
 * wants to be said. After an alarm it says nothing more.
 */
export class Witness {
  #state: State;

  constructor(table: string, seat: number, tools: Tools, reach = reachOf(null)) {
    this.#state = new State(table, seat, tools, reach);
  }

  /** One that has heard nothing yet, on the same connection. */
  anew(): Witness {
    const { table, seat, tools, reach } = this.#state;
    return new Witness(table, seat, tools, reach);
  }

  /**
   * A connection was made, when this was kept: the story told on it must reach as far. What was said on another connection
   * may not have arrived.
   */
  connected(kept: FairRecord | null): void {
    this.#state.said.clear();
    this.#state.reach = reachOf(kept);
  }

  /** What the house tells of the table; nothing, if its dice are of another kind. */
  welcome(record: FairRecord, facts: TableFacts | null): Promise<Saying[]> {
    return this.#guarded(record, async () => {
      this.#state.facts = facts;
      must(facts !== null || record.lists.length === 0, 'rolled-back', 'no fair dice any more');
      const key = record.key ?? record.carried?.key;
      must(!facts || key == null || facts.fair.key === key, 'house-key', facts?.fair.key ?? '');
    });
  }

  /** What happened. `whole`: from the first entry on, everything anew. */
  story(
    record: FairRecord,
    entries: readonly StoryEntry[],
    standing: Standing,
    whole: boolean,
  ): Promise<Saying[]> {
    return this.#guarded(record, async () => {
      const ended = whole && standing.stage === 'over' && this.#state.seen !== null;
      if (ended) this.#end(entries);
      else if (whole) this.#state.anew(standing.stage === 'over');
      this.#state.standing = standing;
      const fresh = ended ? entries.filter(({ n }) => n > this.#state.last) : entries;
      for (const entry of fresh) await hear(this.#state, entry);
      this.#state.last = entries.at(-1)?.n ?? this.#state.last;
      if (whole && !ended) this.#nothingLost();
      this.#state.heard ||= whole;
      await this.#compare();
    });
  }

  /** How far the house says that this seat has read. */
  step(record: FairRecord, step: Step): Promise<Saying[]> {
    return this.#guarded(record, async () => {
      this.#state.steps.push(step);
      await this.#compare();
    });
  }

  /** What to say to choose this, where others may not read it, or not yet; nothing where a word alone will do. */
  choosing(record: FairRecord, word: string, secrecy: Exclude<Secrecy, 'open'>): Saying | null {
    const { force } = this.#state.track;
    if (record.alarm || !force || !pinned(record)) return null;
    const own: OwnChoice = { event: this.#state.events + 1, word, salt: this.#state.tools.draw() };
    if (secrecy === 'at-once') own.owed = [...this.#state.standing.waiting];
    record.choices.push(own);
    if (secrecy === 'hidden') return { say: 'choose', word, salt: own.salt };
    return { say: 'commit', commit: commitment(force.hash, own.event, this.#state.seat, word, own.salt) };
  }

  /** Bytes for a shortcut that needs luck; nothing after an alarm. */
  luck(record: FairRecord): Hex | undefined {
    if (record.alarm || !pinned(record)) return undefined;
    const luck = this.#state.tools.draw();
    record.lucks.push({ event: this.#state.events + 1, luck });
    return luck;
  }

  view(record: FairRecord): FairView {
    const { force, round } = this.#state.track;
    const own = force?.list.seats[this.#state.seat - 1];
    return {
      dice: this.#state.terms?.read.dice ?? this.#state.facts?.fair.dice ?? null,
      words: force && this.#state.track.allOpened ? fourWords(force.hash, this.#state.track.openings) : null,
      round: round && { round: round.round, members: round.members.map(({ seat }) => seat) },
      leftOut: own !== undefined && (own.kind === 'bot' || own.seal === null),
      misses: this.#state.track.misses.get(this.#state.seat) ?? 0,
      alarm: record.alarm,
    };
  }

  /** Whatever is wrong becomes the record's alarm, and nothing is said any more. */
  async #guarded(record: FairRecord, look: () => Promise<void>): Promise<Saying[]> {
    this.#state.record = record;
    if (record.alarm) return [];
    try {
      await look();
      return sayings(this.#state);
    } catch (error) {
      if (!(error instanceof Alarmed)) throw error;
      record.alarm = { reason: error.reason, detail: error.detail };
      return [];
    }
  }

  /** The game is over, and is told once more with nothing hidden: what was read before it ended stays as it was read. */
  #end(entries: readonly StoryEntry[]): void {
    const last = entries.at(-1)?.n ?? 0;
    must(last >= this.#state.last, 'rolled-back', `entry ${last}, not ${this.#state.last}`);
    this.#state.ended = true;
  }

  /** What was kept before must be in a story that is told anew. */
  #nothingLost(): void {
    const { reach, record, track, seen, unveiled } = this.#state;
    must(track.starts >= reach.start, 'rolled-back', `no list of start ${reach.start}`);
    must(track.lastRound >= reach.round, 'rolled-back', `round ${track.lastRound}, not ${reach.round}`);
    const carried = record.carried?.list;
    const found = !carried || !track.force || record.lists.some(({ hash }) => hash === carried);
    must(found, 'other-list', carried ?? '');
    must(unveiled || !seen || seen.lines >= reach.lines, 'rolled-back', `${seen?.lines} lines`);
  }

  /** Hold what the house signed against what was read, as soon as so much was read. */
  async #compare(): Promise<void> {
    const [seen, { force }] = [this.#state.seen, this.#state.track];
    if (!seen || !force || this.#state.unveiled) {
      if (this.#state.unveiled) this.#state.steps = [];
      return;
    }
    const due = this.#state.steps.filter(({ lines }) => lines <= seen.lines);
    this.#state.steps = this.#state.steps.filter(({ lines }) => lines > seen.lines);
    for (const step of due) {
      if (this.#state.ended && seen.after(step.lines) !== step.seen) continue;
      must(seen.after(step.lines) === step.seen, 'seen', `${step.lines} lines: ${step.seen}`);
      const message = stepHash(force.hash, this.#state.seat, step.lines, step.seen);
      must(
        await this.#state.tools.verify(this.#state.key!, message, step.signature),
        'signature',
        step.signature,
      );
      if (step.lines >= (this.#state.record.step?.lines ?? 0)) this.#state.record.step = step;
    }
    const kept = this.#state.record.step;
    const same = !kept || kept.lines > seen.lines || seen.after(kept.lines) === kept.seen;
    must(same, 'rolled-back', `${kept?.lines} lines`);
  }
}
