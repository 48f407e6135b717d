/** Bytes and their seals, as the house writes them: lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Can this page seal bytes? Browsers allow it on https and on this machine only. */
export const canSeal = () => globalThis.crypto?.subtle !== undefined;

/** 32 bytes of one's own for the dice, and their seal; nothing where a page cannot seal. */
export async function newSeal(): Promise<{ bytes: string; seal?: string }> {
  if (!canSeal()) return { bytes: '' };
  const bytes = randomBytes(32);
  return { bytes: toHex(bytes), seal: await sha256(bytes) };
}
