import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { once } from 'node:events';

export const PROGRAM = process.env.LUCKHOUSE_BIN ?? join(import.meta.dirname, '../../target/debug/luckhouse');

/** What cheats at a house that was killed: an example of the program's crate, built with its tests. */
export const CHEAT = join(dirname(PROGRAM), 'examples/cheating_house');

/** A real house on this machine, with a folder of its own that goes away with it. */
export class House {
  url = '';
  readonly data = mkdtempSync(join(tmpdir(), 'luckhouse-e2e-'));
  #process: ChildProcess | undefined;
  #address = '127.0.0.1:0';

  /** With these settings, besides those that all tests need. */
  constructor(private readonly settings: readonly string[] = []) {}

  async open(): Promise<void> {
    const args = [
      'serve',
      '--listen',
      this.#address,
      '--data',
      this.data,
      '--bot-pace',
      '0',
      '--grace',
      '600',
      // Every browser of the tests comes from the same address.
      '--trust-loopback',
      ...this.settings.flatMap((setting) => ['--set', setting]),
    ];
    const program = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = program;
    this.url = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        const found = /open at (http:\/\/[\d.]+:\d+)/.exec(said);
        if (found?.[1]) resolve(found[1]);
      };
      program.stdout.on('data', hear);
      program.stderr.on('data', hear);
      program.once('error', reject);
      program.once('exit', (code) => reject(new Error(`the house closed with ${code}: ${said}`)));
    });
    this.#address = new URL(this.url).host;
  }

  /** As if the plug was pulled. */
  async kill(): Promise<void> {
    const program = this.#process;
    if (!program || program.exitCode !== null || program.signalCode !== null) return;
    program.removeAllListeners('exit');
    const gone = once(program, 'exit');
    program.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
