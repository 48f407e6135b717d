import type { Browser, Page } from '@playwright/test';
import { VERSION, type Inbound, type Outbound } from '../src/protocol';
import { expect, type House } from './house';
import type { Guest } from './seats';

/** A seat that the house holds itself: it says what it likes, from a page that none of our code runs on. */
export class Puppet {
  readonly heard: Outbound[] = [];
  #said = 0;

  private constructor(
    readonly page: Page,
    readonly guest: Guest,
  ) {}

  static async sit(browser: Browser, house: House, guest: Guest): Promise<Puppet> {
    const page = await (await browser.newContext()).newPage();
    const puppet = new Puppet(page, guest);
    await page.exposeFunction('heard', (text: string) => puppet.heard.push(JSON.parse(text) as Outbound));
    // Only for its address: a socket is taken from pages of the house alone. None of its scripts come.
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(house.url);
    await puppet.connect();
    return puppet;
  }

  /** Come to the table, or come back to it. */
  async connect(): Promise<void> {
    this.heard.length = 0;
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const all = window as unknown as { heard(text: string): void; socket: WebSocket };
          all.socket = new WebSocket(`ws://${location.host}/api/v1/socket`);
          all.socket.onmessage = ({ data }) => all.heard(String(data));
          all.socket.onopen = () => resolve();
          all.socket.onerror = () => reject(new Error('no socket'));
        }),
    );
    const { table, token } = this.guest.seated;
    await this.#send({
      say: 'hello',
      version: VERSION,
      table,
      token: token!,
      last: 0,
      talk: 0,
      pictures: false,
    });
  }

  /** Say it, and wait until the house has done it. */
  async says(make: (id: string) => Inbound): Promise<void> {
    const id = `puppet-${(this.#said += 1)}`;
    await this.#send(make(id));
    await expect
      .poll(() => this.heard.find((one) => 'id' in one && one.id === id))
      .toMatchObject({ tell: 'done' });
  }

  /** Is there a line of the story that begins so? */
  hasHeard(line: string): boolean {
    return this.heard.some(
      (one) =>
        (one.tell === 'snapshot' || one.tell === 'news') &&
        one.story.some((entry) => 'line' in entry && entry.line.startsWith(line)),
    );
  }

  async #send(message: Inbound): Promise<void> {
    await this.page.evaluate(
      (text) => (window as unknown as { socket: WebSocket }).socket.send(text),
      JSON.stringify(message),
    );
  }
}
