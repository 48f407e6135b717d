import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, parts } from '../vite-messages';

const PLACE = `${import.meta.dirname}/../src/text/keys.ts`;
const WIDTH = 118;

/** Names of messages as a type, as many in a line as fit. */
function union(part: string): string {
  let lines = '';
  let line = `  '${part}':`;
  for (const id of Object.keys(catalogue('en', `pages/${part}`).messages)) {
    if (line.length + id.length + 5 > WIDTH) {
      lines += `${line}\n`;
      line = '   ';
    }
    line += ` | '${id}'`;
  }
  return `${lines}${line};\n`;
}

test('the keys are those of the English catalogues; `npm run keys` writes them', () => {
  const head =
    '// Made from `messages/en/pages` by `npm run keys`.\n\n/** The names of the texts of every part. */\n';
  const made = `${head}export interface Keys {\n${parts().map(union).join('')}}\n`;
  if (process.env.BLESS) writeFileSync(PLACE, made);
  expect(readFileSync(PLACE, 'utf8')).toBe(made);
});
