import { KINDS, type Kind } from './draft';

/** What travels in a link: all of a design, so that nobody needs anything else. */
export interface Carried {
  kind: Kind;
  called: string;
  text: string;
}

/** Far more than the house would read. */
const LONGEST = 20_000;

async function through(bytes: Uint8Array<ArrayBuffer>, way: TransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(way)
    .getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > LONGEST) throw new RangeError('far too long');
    parts.push(next.value);
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

const toText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** What stands after `#` in a link to a design. It is packed with a checksum, so that a cut link is known as one. */
export async function packed({ kind, called, text }: Carried): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([called, text]));
  return `${kind}=${toText(await through(bytes, new CompressionStream('gzip')))}`;
}

/** The design of a link; `null` if it is damaged, nothing if there is none. */
export async function unpacked(fragment: string): Promise<Carried | null | undefined> {
  const [name = '', rest] = fragment.replace(/^#/, '').split('=', 2);
  if (name === '' && rest === undefined) return undefined;
  const kind = KINDS.find((each) => each === name);
  if (!kind || !rest) return null;
  try {
    const bytes = await through(toBytes(rest), new DecompressionStream('gzip'));
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(found)) return null;
    const [called, text] = found as unknown[];
    return typeof called === 'string' && typeof text === 'string' ? { kind, called, text } : null;
  } catch {
    return null;
  }
}
