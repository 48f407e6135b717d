// Runs the tests of the workspace, several programs side by side: many of them wait for disks, clocks and other programs, and
// others compute meanwhile. `cargo test` runs one program after the other. What each says is told when it is over.
//
// node scripts/unit.mjs [more words for cargo test]
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { availableParallelism } from 'node:os';

const CARGO = process.env.CARGO ?? 'cargo';
const WORKSPACE = ['test', '--workspace', '--locked', ...process.argv.slice(2)];
/** One more than there are cores, because somebody always waits. */
const AT_ONCE = availableParallelism() + 1;
/** No program needs so long, on whatever machine: one that does waits for something that does not come, and is ended. */
const LIMIT = 20 * 60_000;
const LEFT_BEHIND = 10_000;
/** Their tests wait the most, and take the longest: they are begun first. */
const WAITING = ['server', 'store', 'luckhouse', 'tui'];

/** Everything that a program says, in the order in which it says it. */
function run(command, words, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT, killSignal: 'SIGKILL', ...options });
    const said = [];
    child.stdout.on('data', (bytes) => said.push(bytes));
    child.stderr.on('data', (bytes) => (options.through ? process.stderr.write(bytes) : said.push(bytes)));
    child.on('error', reject);
    // What it began and left behind may hold its output open: that is not waited for.
    child.on('exit', () => setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), LEFT_BEHIND).unref());
    child.on('close', (code, signal) => resolve({ well: code === 0, signal, said: Buffer.concat(said).toString() }));
  });
}

/** The programs that have tests, as cargo built them. */
async function built() {
  const build = [...WORKSPACE, '--no-run', '--message-format=json-render-diagnostics'];
  const { well, said } = await run(CARGO, build, { through: true, timeout: 0 });
  if (!well) process.exit(1);
  const artifacts = said.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  return artifacts
    .filter(({ reason, profile, executable }) => reason === 'compiler-artifact' && profile.test && executable)
    .map(({ manifest_path, executable, target }) => ({ folder: dirname(manifest_path), executable, name: target.name }));
}

/** As cargo runs them: in the folder of their crate. */
const program = ({ folder, executable, name }) => ({
  name: `${folder.split('/').at(-1)}: ${name}`,
  first: WAITING.indexOf(folder.split('/').at(-1)),
  run: () => run(executable, [], { cwd: folder, env: { ...process.env, CARGO, CARGO_MANIFEST_DIR: folder } }),
});

/** Examples in the documentation: cargo builds and runs them itself. */
const examples = { name: 'examples in the documentation', first: 0, run: () => run(CARGO, [...WORKSPACE, '--doc']) };

async function worker(queue, failed) {
  for (let test = queue.shift(); test; test = queue.shift()) {
    const begun = Date.now();
    const { well, signal, said } = await test.run();
    process.stdout.write(`\n== ${test.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)\n${said}`);
    if (!well) failed.push(signal ? `${test.name} (ended by ${signal})` : test.name);
  }
}

const rank = ({ first }) => (first < 0 ? WAITING.length : first);
const queue = [examples, ...(await built()).map(program)].sort((one, other) => rank(one) - rank(other));
const failed = [];
await Promise.all(Array.from({ length: AT_ONCE }, () => worker(queue, failed)));
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(', ')}`);
  process.exit(1);
}
