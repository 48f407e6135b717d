import { randomBytes, toHex } from '../net/bytes';
import { Story } from '../net/story';
import type { Now, Outbound, Secrecy } from '../protocol';
import { newRecord, receiptOf, type FairRecord, type Receipt } from './record';
import { verifySignature } from './signature';
import { alone, houseKey, keepHouseKey, kept, keptOrNew, keptText, store } from './store';
import { factsOf, type Saying, type TableFacts } from './wire';
import { Witness, type FairView, type Tools } from './witness';

/** What is shown of a seat's dice. */
export interface FairShown extends FairView {
  seat: number;
  /** The house has another key than it had before. */
  newKey: boolean;
  /** This browser keeps nothing, and so adds nothing. */
  unkept: boolean;
}

const TOOLS: Tools = {
  verify: verifySignature,
  draw: () => toHex(randomBytes(32)),
  now: () => performance.now(),
};

/** A witness at work: with this browser's storage, and a connection to speak through. */
export class FairPlay {
  #witness: Witness;
  #story = new Story();
  #work: Promise<void> = Promise.resolve();
  #link: Saying | null = null;
  #named = new Map<string, Saying>();
  #is2 = false;
  #newKey = false;
  #facts: TableFacts | null = null;
  #now: Now | null = null;

  constructor(
    readonly table: string,
    readonly seat: number,
    /** Say it, and answer by which name, if it has one. */
    readonly say: (saying: Saying) => string | null,
    readonly changed: (shown: FairShown) => void,
  ) {
    this.#witness = new Witness(table, seat, TOOLS);
  }

  /** A new connection is there: what is kept now, whatever other tabs keep later, the house must know on it. */
  connected(): void {
    const record = keptSafely(this.table, this.seat);
    this.#work = this.#work.then(() => this.#witness.connected(record));
  }

  heard(message: Outbound): void {
    switch (message.tell) {
      case 'welcome': {
        const facts = factsOf(message.table);
        return this.#do((record) => this.#welcome(record, facts));
      }
      case 'snapshot': {
        const { story, now } = message;
        return this.#do((record) => {
          this.#story.replace(story);
          this.#now = now;
          return this.#witness.story(record, story, now, true);
        });
      }
      case 'news': {
        const { story, now } = message;
        return this.#do(async (record) => {
          const fresh = this.#story.add(story);
          // Of what is missing the whole story is told soon.
          if (!fresh) return [];
          this.#now = now;
          return this.#witness.story(record, fresh, now, false);
        });
      }
      case 'step': {
        const { lines, seen, signature } = message;
        return this.#do((record) => this.#witness.step(record, { lines, seen, signature }));
      }
      case 'done':
        this.#named.delete(message.id);
        return;
      case 'refused':
        return this.#refused(message);
      case 'slow-down':
        // A link has no name: nobody else says it again.
        if (this.#link) setTimeout((link: Saying) => this.say(link), message.wait_ms, this.#link);
    }
  }

  /** How to say a choice: with a salt, or a commitment alone, where that is wanted. */
  async choosing(word: string, secrecy: Exclude<Secrecy, 'open'>): Promise<Saying> {
    const saying = this.#is2 && this.#kept((record) => this.#witness.choosing(record, word, secrecy));
    // What cannot be kept is not committed to: the house draws the salt then.
    return (await Promise.resolve(saying || null).catch(() => null)) ?? { say: 'choose', word };
  }

  /** Bytes for a shortcut, whatever it needs them for. */
  async luck(): Promise<string | undefined> {
    return this.#is2 ? this.#kept((record) => this.#witness.luck(record)).catch(() => undefined) : undefined;
  }

  #welcome(record: FairRecord, facts: TableFacts | null): Promise<Saying[]> {
    this.#facts = facts;
    this.#is2 = facts !== null;
    if (facts && record.lists.length === 0 && !record.carried) {
      const before = houseKey();
      this.#newKey ||= before !== null && before !== facts.fair.key;
      if (before !== facts.fair.key) keepHouseKey(facts.fair.key);
    }
    return this.#witness.welcome(record, facts);
  }

  /** From the beginning, with what is kept now. */
  async #anew(record: FairRecord): Promise<Saying[]> {
    this.#witness = this.#witness.anew();
    const saying = await this.#witness.welcome(record, this.#facts);
    if (this.#now === null) return saying;
    return [...saying, ...(await this.#witness.story(record, this.#story.entries, this.#now, true))];
  }

  /** Think, write down what came of it, and only then speak; one after the other, also among tabs. */
  #do(think: (record: FairRecord) => Promise<Saying[]>): void {
    this.#work = this.#work.then(() => this.#turn(think)).catch(() => this.#unkept());
  }

  async #turn(think: (record: FairRecord) => Promise<Saying[]>): Promise<void> {
    const { record, saying } = await alone(this.table, this.seat, async () => {
      for (let look = think; ; look = (record) => this.#anew(record)) {
        const before = keptText(this.table, this.seat);
        const record = keptOrNew(this.table, this.seat);
        const saying = await look(record);
        // Where tabs cannot wait for each other, another may have written meanwhile: then all is read anew.
        if (keptText(this.table, this.seat) !== before) continue;
        if (this.#is2 || record.alarm) store(record);
        return { record, saying };
      }
    });
    for (const one of saying) this.#say(one);
    this.#show(record, false);
  }

  #say(saying: Saying): void {
    if (saying.say === 'link') this.#link = saying;
    const name = this.say(saying);
    if (name !== null) this.#named.set(name, saying);
  }

  /** What could not be saved is said again; everything else the house will not have. */
  #refused({ id, why }: Extract<Outbound, { tell: 'refused' }>): void {
    const saying = id === null ? undefined : this.#named.get(id);
    if (!saying) return;
    this.#named.delete(id!);
    if (why === 'not-saved') setTimeout(() => this.#say(saying), 1000);
  }

  #kept<T>(work: (record: FairRecord) => T): Promise<T> {
    const done = this.#work.then(() =>
      alone(this.table, this.seat, async () => {
        const record = keptOrNew(this.table, this.seat);
        const made = work(record);
        store(record);
        return made;
      }),
    );
    this.#work = done.then(
      () => undefined,
      () => this.#unkept(),
    );
    return done;
  }

  #show(record: FairRecord, unkept: boolean): void {
    if (!this.#is2 && !record.alarm) return;
    const view = this.#witness.view(record);
    this.changed({ ...view, seat: this.seat, newKey: this.#newKey, unkept });
  }

  #unkept(): void {
    this.#show(keptSafely(this.table, this.seat) ?? newRecord(this.table, this.seat), true);
  }
}

function keptSafely(table: string, seat: number): FairRecord | null {
  try {
    return kept(table, seat);
  } catch {
    return null;
  }
}

/** What a player can show to others of what they kept; nothing before there was a list. */
export function receipt(table: string, seat: number): Receipt | null {
  const record = kept(table, seat);
  return record && receiptOf(record);
}
