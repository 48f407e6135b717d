import { expect, test } from 'vitest';

const found = import.meta.glob<Record<string, unknown>>('./vectors/fair.json', {
  eager: true,
  import: 'default',
});
const vectors = found['./vectors/fair.json'];

test.runIf(vectors)('the same values as in Rust', () => expect(vectors).toBeTypeOf('object'));
