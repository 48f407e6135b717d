import { keysOf, type Key } from '../net/keys';
import { FairPlay, type FairShown } from '../fair/play';
import { Companions, sayTo } from './companions';
import { Link, socket, type Command, type LinkState, type Wire } from '../net/link';
import { Story } from '../net/story';
import { Director, type Pacing } from './director/director.svelte';
import { Series, type Several, type SeveralMade } from './series.svelte';
import type { Saying } from '../fair/wire';
import type { Entry, Fact, Now, Opinion, Outbound, Presence, TableInfo, TalkLine, Why } from '../protocol';

export interface Trouble {
  why: Why;
  text: string;
  reason?: Fact;
}

const troubleOf = ({ why, text, reason }: Trouble): Trouble => ({ why, text, ...(reason && { reason }) });

type Outcome<T> = (answer: T | Trouble) => void;

/** One table, as this browser sees it; everything of it changes by itself. */
export class Session {
  link: LinkState = $state('connecting');
  info: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  people: Presence | null = $state.raw(null);
  /** How things stand at the house. What is seen of it yet, the director knows. */
  now: Now | null = $state.raw(null);
  story: Entry[] = $state.raw([]);
  talk: TalkLine[] = $state.raw([]);
  /** The last refusal, until something else is done. */
  refused: Trouble | null = $state.raw(null);
  /** Why the house closed the door. */
  bye: Trouble | null = $state.raw(null);
  /** Choices that are on their way. */
  pending: number = $state(0);
  /** The last number of what one's own choices made happen: until it is told, things are not as they are shown. */
  made: number = $state(0);

  /** How the dice stand for whom one speaks; nothing where they are of the first protocol. */
  fair: FairShown | null = $state.raw(null);
  /** Of anybody at this screen whose dice are wrong. It stays until the page is left. */
  alarms: FairShown[] = $state.raw([]);

  /** The seats of those who play at this screen. */
  here: number[] = $state.raw([]);

  readonly table: string;
  readonly director: Director;
  /** For whom one speaks, where several play at this screen. */
  #speaker: number | null = null;
  #story = new Story();
  #link: Link;
  #companions: Companions;
  #series = new Series(this);
  #pictures = false;
  #answers = new Map<string, Outcome<Outbound>>();
  #fair: FairPlay | null = null;
  #gaps = 0;
  /** What comes next is what was missed. */
  #came = false;
  #watcher: () => string;

  /** `watcher` is what somebody without a seat is called. */
  constructor(table: string, connect: () => Wire = socket, watcher = () => 'Guest', pacing?: Pacing) {
    this.table = table;
    this.director = new Director(() => this, pacing);
    this.#watcher = watcher;
    this.#companions = new Companions(table, connect, (shown) => this.#alarm(shown));
    this.#link = new Link({
      hello: () => this.#hello(),
      heard: (message) => {
        // First of all the dice: whatever is chosen next is committed to as the event that comes after this.
        this.#fair?.heard(message);
        this.#heard(message);
      },
      changed: (state) => this.#changed(state),
      connect,
      // Where there is no page, as in tests, nobody looks.
      looks: () => globalThis.document?.visibilityState === 'visible',
    });
    this.#gather();
  }

  choose(word: string): void {
    const secrecy = this.now?.secrecy ?? 'open';
    const plain: Command = { say: 'choose', word };
    this.#do(secrecy === 'open' ? plain : (this.#fair?.choosing(word, secrecy) ?? plain));
  }
  /** Make several choices by one gesture. Should things change in between, the rest is not made. */
  chooseEach(several: Several): Promise<SeveralMade> {
    return this.#series.begin(several);
  }
  shortcut(word: string): void {
    const luck = this.#fair?.luck().then((luck) => ({ say: 'shortcut', word, ...(luck ? { luck } : {}) }));
    this.#do((luck as Promise<Command> | undefined) ?? { say: 'shortcut', word });
  }
  takeBack(): void {
    this.#do({ say: 'take-back' });
  }
  resign(): void {
    this.#do({ say: 'resign' });
  }
  leave(): void {
    this.#do({ say: 'leave' });
  }
  fill(bot: string): void {
    this.#do({ say: 'fill', bot });
  }
  say(text: string): void {
    this.#do({ say: 'talk', text });
  }
  mute(seat: number, muted: boolean): void {
    this.#do({ say: 'mute', who: { seat }, muted });
  }
  letWatchersTalk(on: boolean): void {
    this.#do({ say: 'watchers-talk', on });
  }
  odds(): Promise<Extract<Outbound, { tell: 'odds' }>['reports']> {
    return this.#ask({ say: 'odds' }).then((answer) => (answer.tell === 'odds' ? answer.reports : []));
  }
  hint(): Promise<Opinion[]> {
    return this.#ask({ say: 'hint' }).then((answer) => (answer.tell === 'hint' ? answer.opinions : []));
  }
  /** The page cannot draw this game: let the house send it as text. */
  showPictures(): void {
    if (this.#pictures) return;
    this.#pictures = true;
    this.#gaps = 2;
    this.#link.again();
  }
  /** Speak for this seat from now on: it is another player at the same screen. */
  speakFor(seat: number): void {
    if (this.pending > 0 || this.#series.running) return;
    this.#speaker = seat;
    // Nothing that the one before could see is left on the screen, not even for a moment.
    this.now = null;
    this.#story = new Story();
    this.story = [];
    this.director.forget();
    this.rejoin();
  }
  /** Come in again as whoever this browser is now: a seat was taken, so that more may be seen than before. */
  rejoin(): void {
    this.#gather();
    this.#gaps = 2;
    this.#link.again();
  }
  /** Look for the house now. */
  hurry(): void {
    this.#link.hurry();
  }
  close(): void {
    this.director.close();
    this.#companions.close();
    this.#link.close();
  }

  /** Nothing can be chosen now: something is on its way, or the house is away. */
  get busy(): boolean {
    return this.owes || this.#series.running || this.link !== 'open';
  }

  /** Something was said, and what it did is not told yet. */
  get owes(): boolean {
    return this.pending > 0 || this.made > (this.story.at(-1)?.n ?? 0);
  }

  /** Who plays at this screen: one speaks, the others are there. */
  #gather(): void {
    this.here = keysOf(this.table).flatMap(({ seat }) => seat ?? []);
    const seat = this.#key()?.seat ?? null;
    this.#companions.besides(seat);
    if (seat !== (this.#fair?.seat ?? null)) this.#witness(seat);
  }

  #key(): Key | undefined {
    const own = keysOf(this.table);
    return own.find(({ seat }) => seat === this.#speaker) ?? own[0];
  }

  /** Somebody looks after the dice for the seat that one speaks for. */
  #witness(seat: number | null): void {
    const say = (saying: Saying) => sayTo(this.#link, saying);
    this.fair = null;
    const show = (shown: FairShown) => {
      if (this.#fair === fair) this.fair = shown;
      this.#alarm(shown);
    };
    const fair = seat === null ? null : new FairPlay(this.table, seat, say, show);
    this.#fair = fair;
  }

  #alarm(shown: FairShown): void {
    const known = this.alarms.some(({ seat }) => seat === shown.seat);
    if (shown.alarm && !known) this.alarms = [...this.alarms, shown];
  }

  #changed(state: LinkState): void {
    this.link = state;
    this.#series.step();
    if (state === 'open') this.#fair?.connected();
  }

  #do(command: Command | Promise<Command | Saying>): void {
    this.refused = null;
    this.pending += 1;
    if (!(command instanceof Promise)) return this.#say(command);
    // A browser that can keep nothing still plays: the house draws the salts then.
    const failed = () => {
      this.pending -= 1;
      this.#series.step();
    };
    command.then((made) => this.#say(made as Command), failed);
  }

  #say(command: Command): void {
    const id = this.#link.say(command);
    this.#answers.set(id, (answer) => {
      this.pending -= 1;
      if ('why' in answer) this.refused = answer;
      else if (answer.tell === 'done') this.made = Math.max(this.made, answer.last);
      this.#series.step();
    });
  }

  #ask(command: Command): Promise<Outbound> {
    return new Promise((resolve, reject) => {
      const id = this.#link.say(command);
      this.#answers.set(id, (answer) =>
        'tell' in answer ? resolve(answer) : reject(new Error(answer.text)),
      );
    });
  }

  #hello() {
    const token = this.#key()?.token;
    // What one has cannot be continued twice in a row: then everything is asked for.
    const last = this.#gaps > 1 ? 0 : this.#story.last;
    return {
      table: this.table,
      // Whoever watches has no seat by whose name they could be heard.
      ...(token ? { token } : { name: this.#watcher() }),
      last,
      talk: this.talk.at(-1)?.n ?? 0,
      pictures: this.#pictures,
      views: true,
    };
  }

  #heard(message: Outbound): void {
    switch (message.tell) {
      case 'welcome':
        this.info = message.table;
        this.people = message.table.people;
        this.seat = message.seat;
        this.#came = true;
        return;
      case 'snapshot':
        return this.#taken(this.#story.replace(message.story), message.now);
      case 'news':
        return this.#news(message.story, message.now);
      case 'people':
        this.people = message;
        return;
      case 'talk':
        // A line that is told again was hidden or shown since, and stays in its place.
        this.talk = [...new Map([...this.talk, ...message.lines].map((line) => [line.n, line])).values()];
        return;
      case 'refused':
        return this.#refuse(message);
      case 'bye':
        this.bye = message;
        return;
      case 'done':
      case 'odds':
      case 'hint':
        return this.#answer(message.id, message);
      case 'step':
      case 'slow-down':
      case 'pong':
        return;
    }
  }

  #answer(id: string, answer: Outbound | Trouble): void {
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
  }

  #refuse(message: Extract<Outbound, { tell: 'refused' }>): void {
    if (message.id === null) this.refused = message;
    else this.#answer(message.id, troubleOf(message));
  }

  #news(story: Entry[], now: Now): void {
    const last = story.at(-1)?.n ?? this.#story.last;
    // It was told before, and so was what came after it.
    if (last < this.#story.last) return;
    this.#taken(this.#story.add(story), now);
  }

  #taken(fresh: Entry[] | null, now: Now): void {
    if (fresh === null) {
      this.#gaps += 1;
      this.#link.again();
      return;
    }
    this.#gaps = 0;
    this.story = this.#story.entries;
    this.now = now;
    if (!this.#series.holds(fresh)) this.show(fresh);
    this.#series.step();
  }

  /** Let what is new be seen. */
  show(fresh: Entry[]): void {
    if (this.now) this.director.hear(this.story, fresh, this.now, this.#came);
    this.#came = false;
  }
}
