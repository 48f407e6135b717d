import {
  VERSION,
  type Inbound,
  type Opinion,
  type Outbound,
  type Report,
  type TableInfo,
} from '../src/protocol';
import type { House } from './program';
import { againstBots } from './seats';

type Told = Extract<Outbound, { tell: 'snapshot' | 'news' }>;
type Asked = { say: 'odds' | 'hint' };

/** A seat at a table that is played by a program, without any page: it hears all that a page would. */
export class Player {
  readonly #heard: Outbound[] = [];
  #wake: () => void = () => undefined;
  #asked = 0;

  private constructor(
    readonly info: TableInfo,
    readonly socket: WebSocket,
  ) {}

  /** Sits down at the first seat of a table, against bots that choose at random. */
  static async sit(
    house: House,
    game: string,
    seats: number,
    options: Record<string, string>,
  ): Promise<Player> {
    const { table, token } = (await againstBots(house, game, seats, options, 'random', false)).seated;
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/v1/socket`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error('no socket'));
    });
    const info = (await (await fetch(`${house.url}/api/v1/tables/${table}`)).json()) as TableInfo;
    const player = new Player(info, socket);
    socket.onmessage = ({ data }) => {
      player.#heard.push(JSON.parse(String(data)) as Outbound);
      player.#wake();
    };
    player.#say({ say: 'hello', version: VERSION, table, token: token!, last: 0, talk: 0, views: true });
    return player;
  }

  /** How things stand, once there is something new. */
  async news(): Promise<Told> {
    return (await this.#next((each) => each.tell === 'snapshot' || each.tell === 'news')) as Told;
  }

  choose(word: string): void {
    this.#say({ say: 'choose', id: `choice-${(this.#asked += 1)}`, word });
  }

  async odds(): Promise<Report[]> {
    const answer = await this.#ask({ say: 'odds' });
    return answer.tell === 'odds' ? answer.reports : [];
  }
  async hint(): Promise<Opinion[]> {
    const answer = await this.#ask({ say: 'hint' });
    return answer.tell === 'hint' ? answer.opinions : [];
  }

  leave(): void {
    this.socket.close();
  }

  #ask(question: Asked): Promise<Outbound> {
    const id = `question-${(this.#asked += 1)}`;
    this.#say({ ...question, id });
    return this.#next((each) => 'id' in each && each.id === id);
  }

  /** The first message of this kind that was not taken yet. */
  async #next(fits: (message: Outbound) => boolean): Promise<Outbound> {
    for (;;) {
      const at = this.#heard.findIndex(fits);
      if (at >= 0) return this.#heard.splice(at, 1)[0]!;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #say(message: Inbound): void {
    this.socket.send(JSON.stringify(message));
  }
}
