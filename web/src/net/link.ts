import { VERSION, type Inbound, type Outbound } from '../protocol';

/** How the connection to a table stands. `closed` is for good: the house said why. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that is needed, so that tests can stand in for it. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface LinkOptions {
  /** Who one is, and the last numbers one has. Asked for anew at each connection. */
  hello(): Omit<Extract<Inbound, { say: 'hello' }>, 'say' | 'version'>;
  heard(message: Outbound): void;
  changed(state: LinkState): void;
  connect(): Wire;
  /** Does somebody look at the page? */
  looks?(): boolean;
}

/** `Omit` for each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** Something that is said with a name, and answered by it. */
export type Command = Without<Extract<Inbound, { id: string }>, 'id'>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PATIENCE = 12_000;
/** Whoever wakes up knows soon whether the house is still there. */
const AWAKE = 4000;

/**
 * A connection to a table that comes back by itself. A command has a name; until it is answered it is said again on each
 * new connection, and the house does it once.
 */
export class Link {
  #options: LinkOptions;
  #wire: Wire | null = null;
  #state: LinkState = 'connecting';
  #waiting = new Map<string, Inbound>();
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #welcome = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Say a command; its name comes back. */
  say(command: Command): string {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const message = { ...command, id } as Inbound;
    this.#waiting.set(id, message);
    if (this.#welcome) this.#send(message);
    return id;
  }

  /** Say something that has no name and is not answered; nothing, while nobody listens. */
  tell(message: Inbound): void {
    if (this.#welcome) this.#send(message);
  }

  /** Ask whether the house is there. Whoever looks at the table says so: nobody else has to tell them that it is their turn. */
  #ask(): void {
    this.#send({ say: this.#options.looks?.() ? 'look' : 'ping' });
  }

  /** The network came back, or somebody looks at the page again: a lost connection is tried again now, any other is asked. */
  hurry(): void {
    if (this.#state === 'lost') this.#connect();
    if (!this.#welcome) return;
    this.#ask();
    this.#listen(AWAKE);
  }

  /** Begin anew at once: something that should have been told was missed. */
  again(): void {
    if (this.#state !== 'closed') this.#connect();
  }

  close(): void {
    this.#to('closed');
    this.#drop();
  }

  #to(state: LinkState): void {
    if (this.#state === 'closed') return;
    this.#state = state;
    this.#options.changed(state);
  }

  #connect(): void {
    this.#drop();
    const wire = this.#options.connect();
    this.#wire = wire;
    wire.onopen = () => this.#send({ say: 'hello', version: VERSION, ...this.#options.hello() });
    wire.onmessage = (event) => this.#hear(event.data);
    wire.onclose = () => wire === this.#wire && this.#lost();
    this.#listen();
  }

  /** A wire on which nothing comes although it was asked is as good as cut. */
  #listen(patience = this.#welcome ? PING_EVERY + PATIENCE : PATIENCE): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), patience);
  }

  #lost(): void {
    if (this.#state === 'closed') return;
    this.#drop();
    this.#to('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearInterval(this.#ping);
    this.#welcome = false;
    const wire = this.#wire;
    this.#wire = null;
    if (wire) {
      wire.onclose = wire.onmessage = wire.onopen = null;
      wire.close();
    }
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Outbound;
    // A table whose settings changed says welcome again.
    if (message.tell === 'welcome' && !this.#welcome) this.#welcomed();
    this.#listen();
    if ('id' in message && message.id !== null) this.#waiting.delete(message.id);
    // What the house will never do is said no more; everything else it may still do.
    if (message.tell === 'bye') this.#goodbye(message.why);
    if (message.tell === 'slow-down') this.#sayAgainIn(message.wait_ms);
    this.#options.heard(message);
  }

  #welcomed(): void {
    this.#welcome = true;
    this.#attempts = 0;
    this.#to('open');
    if (this.#options.looks?.()) this.#ask();
    this.#ping = setInterval(() => this.#ask(), PING_EVERY);
    for (const message of this.#waiting.values()) this.#send(message);
  }

  #sayAgainIn(wait: number): void {
    setTimeout(() => {
      if (this.#welcome) for (const message of this.#waiting.values()) this.#send(message);
    }, wait);
  }

  #goodbye(why: string): void {
    const comesBack =
      why === 'closing' || why === 'too-slow' || why === 'too-fast' || why === 'busy' || why === 'not-saved';
    if (comesBack) this.#lost();
    else this.close();
  }

  #send(message: Inbound): void {
    this.#wire?.send(JSON.stringify(message));
  }
}

/** A wire to the house this page came from. */
export function socket(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/v1/socket`) as unknown as Wire;
}
