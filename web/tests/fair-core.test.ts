import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { LINKS, chainFrom, follows, linkBefore } from '../src/fair/chain';
import { commitment, keyOf, ticket } from '../src/fair/draw';
import { H, M, u64 } from '../src/fair/frame';
import { readFair, writeFair } from '../src/fair/lines';
import { listHash, readTerms } from '../src/fair/list';
import { hmac, sha256 } from '../src/fair/sha256';
import { verifySignature } from '../src/fair/signature';
import { verifyEd25519 } from '../src/fair/ed25519';
import { fourWords } from '../src/fair/words';
import { fromHex, toHex } from '../src/net/bytes';

const text = (words: string) => new TextEncoder().encode(words);
const digits = (byte: number) => Buffer.alloc(32, byte).toString('hex');

describe('SHA-256 and HMAC', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('the examples of FIPS 180-4', (words, digest) => {
    expect(toHex(sha256(text(words)))).toBe(digest);
  });

  test.each([
    [
      '0b'.repeat(20),
      toHex(text('Hi There')),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      toHex(text('Jefe')),
      toHex(text('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      'aa'.repeat(131),
      toHex(text('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('the examples of RFC 4231', (key, message, digest) => {
    expect(toHex(hmac(fromHex(key), fromHex(message)))).toBe(digest);
  });

  test('every length around the block is hashed as others do it', () => {
    for (let length = 0; length < 200; length++) {
      const [key, bytes] = [randomBytes(length), randomBytes(length)];
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(toHex(hmac(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
    }
  });
});

/** The framing, written with other tools. */
function framed(tag: string, parts: Uint8Array[]): Buffer {
  const all = [Buffer.from(`luckhouse/2/${tag}`), ...parts.map((part) => Buffer.from(part))];
  return Buffer.concat(
    all.flatMap((part) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      return [length, part];
    }),
  );
}

describe('framing', () => {
  test('is what the protocol says', () => {
    const parts = [text('é'), u64(2 ** 40 + 1), new Uint8Array()];
    expect(toHex(H('x', 'é', parts[1]!, parts[2]!))).toBe(
      createHash('sha256').update(framed('x', parts)).digest('hex'),
    );
    expect(toHex(M(text('key'), 'x', ...parts))).toBe(
      createHmac('sha256', 'key').update(framed('x', parts)).digest('hex'),
    );
    expect(toHex(u64(2 ** 40 + 1))).toBe('0000010000000001');
  });

  test('parts cannot be shifted into each other', () => {
    expect(toHex(H('x', 'ab', 'c'))).not.toBe(toHex(H('x', 'a', 'bc')));
    expect(toHex(H('xa', 'b'))).not.toBe(toHex(H('x', 'ab')));
  });
});

describe('chains', () => {
  const links = chainFrom('t', 2, 1, digits(5));
  test('lead from the last link down to the anchor', () => {
    expect(links).toHaveLength(LINKS + 1);
    expect(linkBefore('t', 2, 1, 700, links[700]!)).toBe(links[699]);
    expect(follows('t', 2, { chain: 1, number: 0, last: links[0]! }, links[1]!)).toBe(true);
  });
  test('a link of another seat, chain, table or number does not follow', () => {
    const end = { chain: 1, number: 0, last: links[0]! };
    expect(follows('t', 1, end, links[1]!)).toBe(false);
    expect(follows('u', 2, end, links[1]!)).toBe(false);
    expect(follows('t', 2, { ...end, chain: 0 }, links[1]!)).toBe(false);
    expect(follows('t', 2, end, links[2]!)).toBe(false);
  });
});

const LINES = [
  `# fair table 00ff key ${digits(1)}`,
  '# fair terms dice=together clock=30s away=60s hints=off p2=steady p3=strong:fox',
  `# fair list 1 after ${digits(0)} house ${digits(2)} p1 person ${digits(3)} ${digits(4)} p2 bot p3 person - -`,
  `# fair signed ${'ab'.repeat(64)}`,
  `# fair opened p1 ${digits(5)}`,
  `# fair void 1 ${digits(6)} p1 p3`,
  `# fair round 7 p1 0 3 ${digits(7)} p3 2 1 ${digits(8)}`,
  `# fair links 7 p1 ${digits(9)} p3 ${digits(10)}`,
  `# fair missed 7 p3 given p1 ${digits(9)}`,
  '# fair missed 7 p1 p3 given',
  `# fair anchor p3 3 ${digits(11)}`,
  `# fair choice 12 p1 ${digits(12)}`,
  '# fair undone 12 p1',
  '# fair unopened 13 p3',
  `# fair salt 12 p1 ${digits(13)}`,
  `# fair secret ${digits(14)}`,
];

describe('lines', () => {
  test.each(LINES)('%s is read, and written again the same', (line) => {
    const read = readFair(line);
    expect(read).not.toBeNull();
    expect(writeFair(read!)).toBe(line);
  });

  test.each([
    `# fair  secret ${digits(1)}`,
    `# fair secret ${digits(1)} `,
    `# fair secret  ${digits(1)}`,
    `# fair secret ${digits(0xab).toUpperCase()}`,
    `# fair secret ${digits(1).slice(2)}`,
    '# fair secret',
    '# fair other 1',
    '# fair toString',
    `# fair opened p0 ${digits(1)}`,
    `# fair opened p01 ${digits(1)}`,
    `# fair links 7 p3 ${digits(9)} p1 ${digits(10)}`,
    `# fair links 7 p1 ${digits(9)} p1 ${digits(10)}`,
    '# fair links 7',
    `# fair links 07 p1 ${digits(9)}`,
    `# fair list 3 after ${digits(0)} house ${digits(2)} p1 bot`,
    `# fair list 1 after ${digits(0)} house ${digits(2)} p2 bot`,
    `# fair list 1 after ${digits(0)} house ${digits(2)} p1 bot ${digits(2)} -`,
    `# fair void 1 ${digits(6)}`,
    `# fair round 1 p1 0 0 ${digits(7)}`,
    `# fair missed 7 p1`,
    `# fair salt 0 p1 ${digits(13)}`,
  ])('%s is refused', (line) => expect(readFair(line)).toBeNull());

  test('terms stand in one order only', () => {
    expect(readTerms('dice=together clock=none away=60s hints=off p2=steady')).toEqual({
      dice: 'together',
      clock: 'none',
      away: '60s',
      hints: false,
      bots: [[2, 'steady']],
    });
    for (const wrong of [
      'clock=none dice=together away=60s hints=off',
      'dice=together clock=none away=60s hints=off p3=a p2=b',
      'dice=together clock=none away=60s hints=off ',
      'dice=together clock=0s away=60s hints=off',
      'dice=other clock=none away=60s hints=off',
    ]) {
      expect(readTerms(wrong)).toBeNull();
    }
  });
});

describe('what is worked out', () => {
  const list = { start: 1, after: digits(0), house: digits(2), seats: [{ kind: 'bot' as const }] };
  test('the hash of a list is bound to everything in it', () => {
    const all = new Set(
      [
        listHash('t', 'h', 'x', list),
        listHash('u', 'h', 'x', list),
        listHash('t', 'i', 'x', list),
        listHash('t', 'h', 'y', list),
        listHash('t', 'h', 'x', { ...list, start: 2 }),
        listHash('t', 'h', 'x', { ...list, after: digits(1) }),
        listHash('t', 'h', 'x', { ...list, house: digits(1) }),
        listHash('t', 'h', 'x', { ...list, seats: [{ kind: 'person', seal: null, anchor: null }] }),
        listHash('t', 'h', 'x', { ...list, seats: [{ kind: 'person', seal: digits(1), anchor: null }] }),
        listHash('t', 'h', 'x', { ...list, seats: [{ kind: 'person', seal: null, anchor: digits(1) }] }),
      ].map(toHex),
    );
    expect(all.size).toBe(10);
  });

  test('four words of three to four letters, which change with every opening', () => {
    const words = fourWords(digits(1), [[1, digits(2)]]);
    expect(words).toHaveLength(4);
    for (const word of words) expect(word).toMatch(/^[b-z](a|e|i|o|u|ai|ei|ou)[b-z]$/);
    expect(fourWords(digits(1), [[1, digits(3)]])).not.toEqual(words);
    expect(fourWords(digits(2), [[1, digits(2)]])).not.toEqual(words);
  });

  test('tickets are even, below the total, and differ with round, owner, count and links', () => {
    const key = keyOf(digits(1), digits(2), [[1, digits(3)]]);
    const draw = { round: 1, owner: 1, count: 0, links: [] };
    const counts = [0, 0, 0, 0, 0, 0];
    for (let count = 0; count < 6000; count++) counts[Number(ticket(key, { ...draw, count }, 6n))]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    const large = (1n << 63n) + 1n;
    const all = [draw, { ...draw, round: 2 }, { ...draw, owner: 2 }, { ...draw, count: 1 }];
    const found = [...all, { ...draw, links: [[1, digits(1)] as const] }].map((one) =>
      ticket(key, one, large),
    );
    expect(new Set(found).size).toBe(5);
    for (const one of found) expect(one < large).toBe(true);
  });

  test('a commitment is bound to list, event, seat, word and salt', () => {
    const all = [
      commitment(digits(1), 1, 1, 'card 4', digits(2)),
      commitment(digits(2), 1, 1, 'card 4', digits(2)),
      commitment(digits(1), 2, 1, 'card 4', digits(2)),
      commitment(digits(1), 1, 2, 'card 4', digits(2)),
      commitment(digits(1), 1, 1, 'card 5', digits(2)),
      commitment(digits(1), 1, 1, 'card 4', digits(3)),
    ];
    expect(new Set(all).size).toBe(6);
  });
});

describe('signatures', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex');
  const message = sha256(text('a list'));
  const signature = sign(null, message, privateKey).toString('hex');

  test('by the browser', async () => {
    expect(await verifySignature(key, message, signature)).toBe(true);
    expect(await verifySignature(key, sha256(text('another')), signature)).toBe(false);
    expect(await verifySignature(key, message, signature.toUpperCase())).toBe(false);
    expect(await verifySignature(digits(1), message, signature)).toBe(false);
  });

  test('by the library, where the browser has nothing', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await verifySignature(key, message, signature)).toBe(true);
    expect(await verifySignature(key, message, `00${signature.slice(2)}`)).toBe(false);
    vi.unstubAllGlobals();
    expect(verifyEd25519(fromHex(key), message, fromHex(signature))).toBe(true);
    expect(verifyEd25519(fromHex(digits(255)), message, fromHex(signature))).toBe(false);
  });
});
