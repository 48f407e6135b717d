import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import type { Bytes } from './sha256';

hashes.sha512 = sha512;

/** Strict (FIPS 186-5), as the house checks too. */
export function verifyEd25519(key: Bytes, message: Bytes, signature: Bytes): boolean {
  try {
    return verify(signature, message, key, { zip215: false });
  } catch {
    return false;
  }
}
