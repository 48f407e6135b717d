import { fromHex } from '../net/bytes';
import type { Bytes } from './sha256';

/** Is this a signature (Ed25519) over the message, by the owner of the key? */
export type Verify = (key: string, message: Bytes, signature: string) => Promise<boolean>;

const KEY = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;

/** The browser's own check, where it has one: on https and on this machine. */
async function byBrowser(key: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  const read = await crypto.subtle.importKey('raw', key, { name: 'Ed25519' }, false, ['verify']);
  return crypto.subtle.verify({ name: 'Ed25519' }, read, signature, message);
}

/** Fetched only where the browser cannot. */
async function byLibrary(key: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  const { verifyEd25519 } = await import('./ed25519');
  return verifyEd25519(key, message, signature);
}

export const verifySignature: Verify = async (key, message, signature) => {
  if (!KEY.test(key) || !SIGNATURE.test(signature)) return false;
  const parts = [fromHex(key), message, fromHex(signature)] as const;
  try {
    return await byBrowser(...parts);
  } catch {
    // It does not know this kind of signature, or keeps it from pages over plain http.
    return byLibrary(...parts);
  }
};
