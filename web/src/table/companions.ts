import { keysOf, type Key } from '../net/keys';
import { Link, type Command, type Wire } from '../net/link';
import { FairPlay, type FairShown } from '../fair/play';
import type { Saying } from '../fair/wire';

/**
 * Those who play at this screen and are not looked at now. They are there all the same: otherwise the house would miss
 * them, and let a bot play.
 */
export class Companions {
  #links = new Map<number, Link>();

  constructor(
    readonly table: string,
    readonly connect: () => Wire,
    /** Hears how the dice stand for each of them. */
    readonly dice: (shown: FairShown) => void = () => undefined,
  ) {}

  /** Everybody at this screen but for the one who is looked at. */
  besides(speaker: number | null): void {
    const others = keysOf(this.table).filter((key) => key.seat !== null && key.seat !== speaker);
    const wanted = new Map(others.map((key) => [key.seat!, key]));
    for (const [seat, link] of this.#links) {
      if (wanted.has(seat)) continue;
      link.close();
      this.#links.delete(seat);
    }
    for (const [seat, key] of wanted) {
      if (!this.#links.has(seat)) this.#links.set(seat, this.#sit(key));
    }
  }

  close(): void {
    for (const link of this.#links.values()) link.close();
    this.#links.clear();
  }

  /** A connection that only does what the dice need. */
  #sit(key: Key): Link {
    const fair = new FairPlay(this.table, key.seat!, (saying) => sayTo(link, saying), this.dice);
    const link: Link = new Link({
      hello: () => ({ table: this.table, token: key.token ?? '', last: 0, talk: 0, pictures: false }),
      heard: (message) => fair.heard(message),
      changed: (state) => state === 'open' && fair.connected(),
      connect: this.connect,
    });
    return link;
  }
}

/** Say what the dice need: all but a link has a name, and is said until it is answered. */
export function sayTo(link: Link, saying: Saying): string | null {
  if (saying.say !== 'link') return link.say(saying as Command);
  link.tell(saying);
  return null;
}
