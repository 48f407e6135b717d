import { keysOf, type Key } from '../net/keys';
import { Link, type Wire } from '../net/link';

/**
 * Those who play at this screen and are not looked at now. They are there all the same: otherwise the house would miss
 * them, and let a bot play.
 */
export class Companions {
  #links = new Map<number, Link>();

  constructor(
    readonly table: string,
    readonly connect: () => Wire,
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

  /** A connection that only opens what was sealed for the dice. */
  #sit(key: Key): Link {
    let opened = false;
    const link: Link = new Link({
      hello: () => ({ table: this.table, token: key.token ?? '', last: 0, talk: 0, pictures: false }),
      heard: (message) => {
        const stands = message.tell === 'snapshot' || message.tell === 'news';
        if (!stands || message.now.stage !== 'opening' || opened) return;
        opened = true;
        link.say({ say: 'open-dice', bytes: key.bytes });
      },
      changed: () => undefined,
      connect: this.connect,
    });
    return link;
  }
}
