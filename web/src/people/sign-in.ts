import { json, post } from '../net/api';
import { asGuest, asPlayer } from '../net/player';
import type { Challenge, Me, PasskeyProof, SignIn } from '../protocol';
import { settings } from '../settings.svelte';
import { t } from '../text/lobby';
import { me } from './api';
import { database } from './database';
import { ownKey, pointOf, signed, type Place } from './key';

/** What a key signs: for this page and this moment only. */
export const statement = (origin: string, challenge: string) =>
  `luckhouse sign-in 1\n${origin}\n${challenge}`;

/** What sort of device this is, so that it is found again in a list of them. */
export function named(agent: string): { label?: string } {
  const found = /Android|iPhone|iPad|Windows|Mac|CrOS|Linux/.exec(agent);
  return found ? { label: found[0] } : {};
}

/** What makes the key of this browser another player's: a code that they were given, or their passkey. */
export interface Other {
  code?: string;
  passkey?: (challenge: string) => Promise<PasskeyProof>;
}

/** Sign in with the key of this browser. */
export async function signIn({ code, passkey }: Other = {}, place: Place = database): Promise<Me> {
  // A first game waits for this: nothing in it waits for anything else.
  const asked = json<Challenge>(post('/players/challenge', {}));
  const [pair, { challenge }] = await Promise.all([ownKey(place), asked]);
  const order: SignIn = {
    key: await pointOf(pair),
    challenge,
    signature: await signed(pair, statement(location.origin, challenge)),
    name: settings.name.trim() || t('guest'),
    ...named(navigator.userAgent),
    ...(code ? { code } : {}),
    ...(passkey ? { passkey: await passkey(challenge) } : {}),
  };
  const found = await json<Me>(post('/players/session', order));
  asPlayer(found.id);
  return found;
}

/** A browser that was signed in is so still, or signs in again. */
export async function stillIn(): Promise<void> {
  const known = await me();
  if (known) asPlayer(known.id);
  else await signIn();
}

/** Be a guest in this browser from now on. Without its key it cannot come back by itself. */
export async function leave(forget: boolean, place: Place = database): Promise<void> {
  asGuest();
  if (forget) await place.clear();
}
