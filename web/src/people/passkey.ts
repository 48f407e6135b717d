import { json, post } from '../net/api';
import type { Challenge, Me, NewPasskey, PasskeyProof } from '../protocol';
import { base64url } from './key';
import { named } from './sign-in';

/** Can this browser have a passkey? Not for a house that has no name, only an address. */
export const canHavePasskey = (): boolean =>
  globalThis.PublicKeyCredential !== undefined && !/^[\d.]+$|^\[/.test(location.hostname);

/** Somebody thought better of it, or the time was up: the browser does not say which. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** This authenticator has a passkey of this player already. */
export const isThere = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

function ofHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, at) =>
    parseInt(text.slice(2 * at, 2 * at + 2), 16),
  );
}

function ofBase64url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** ECDSA, Ed25519 and RSA, the first that the authenticator has. */
const KINDS = [-7, -8, -257];

/** What the browser is asked for a new passkey of this player: one that is found without a name, and unlocked by its owner. */
function wanted(me: Me, challenge: string): PublicKeyCredentialCreationOptions {
  return {
    challenge: ofHex(challenge),
    rp: { name: 'Luckhouse', id: location.hostname },
    user: { id: new TextEncoder().encode(me.id), name: me.name, displayName: me.name },
    pubKeyCredParams: KINDS.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: me.passkeys.map(({ credential }) => ({
      type: 'public-key',
      id: ofBase64url(credential),
    })),
    attestation: 'none',
  };
}

/** Keep one's name with a passkey. */
export async function addPasskey(me: Me): Promise<Me> {
  const { challenge } = await json<Challenge>(post('/players/challenge', {}));
  const made = await navigator.credentials.create({ publicKey: wanted(me, challenge) });
  const { response } = made as PublicKeyCredential;
  const { clientDataJSON, getAuthenticatorData, getPublicKey } = response as AuthenticatorAttestationResponse;
  const order: NewPasskey = {
    challenge,
    client_data: base64url(clientDataJSON),
    authenticator_data: base64url(getAuthenticatorData.call(response)),
    key: base64url(getPublicKey.call(response) ?? new ArrayBuffer(0)),
    ...named(navigator.userAgent),
  };
  return json<Me>(post('/me/passkeys', order));
}

/** What one's passkey says to this challenge: the browser asks which, and its owner unlocks it. */
export async function proved(challenge: string): Promise<PasskeyProof> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: ofHex(challenge),
    rpId: location.hostname,
    userVerification: 'required',
  };
  const { rawId, response } = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const said = response as AuthenticatorAssertionResponse;
  return {
    id: base64url(rawId),
    client_data: base64url(said.clientDataJSON),
    authenticator_data: base64url(said.authenticatorData),
    signature: base64url(said.signature),
    player: base64url(said.userHandle ?? new ArrayBuffer(0)),
  };
}
