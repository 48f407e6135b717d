/** Where the key of this browser is kept. A private key can be used there, and never read. */
export interface Place {
  read(): Promise<CryptoKeyPair | undefined>;
  /** Keep this one, unless another tab was faster: the one that is kept. */
  add(pair: CryptoKeyPair): Promise<CryptoKeyPair>;
  clear(): Promise<void>;
}

const KIND = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Can this browser have a key? Not where the way to the house is not encrypted, or where nothing is kept. */
export const canHaveKey = (): boolean =>
  globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

/** The key of this browser, made when it is first wanted. */
export async function ownKey(place: Place): Promise<CryptoKeyPair> {
  const kept = await place.read();
  if (kept) return kept;
  return place.add(await crypto.subtle.generateKey(KIND, false, ['sign', 'verify']));
}

export function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The public key as the house knows it: a point, uncompressed. */
export const pointOf = async ({ publicKey }: CryptoKeyPair): Promise<string> =>
  base64url(await crypto.subtle.exportKey('raw', publicKey));

export const signed = async ({ privateKey }: CryptoKeyPair, text: string): Promise<string> =>
  base64url(await crypto.subtle.sign(SIGNING, privateKey, new TextEncoder().encode(text)));
