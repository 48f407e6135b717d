import './browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asGuest, asPlayer, introduce, isGuest, ownId } from '../src/net/player';
import { drawn } from '../src/people/curve';
import { base64url, ownKey, pointOf, signed, type Place } from '../src/people/key';
import { leave, signIn, statement } from '../src/people/sign-in';
import type { Me, SignIn } from '../src/protocol';

const ORIGIN = 'http://house.test';
const KIND = { name: 'ECDSA', namedCurve: 'P-256' };

/** A place that forgets everything with the test. */
class Drawer implements Place {
  kept: CryptoKeyPair | undefined;
  read = () => Promise.resolve(this.kept);
  add = (pair: CryptoKeyPair) => Promise.resolve((this.kept ??= pair));
  clear = () => Promise.resolve((this.kept = undefined));
}

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A house that knows players by their keys, as the real one does. */
class Door {
  readonly players = new Map<string, string>();
  readonly codes = new Map<string, string>();
  asked: SignIn[] = [];
  #challenges = new Set<string>();

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    if (path === '/api/v1/players/challenge') return Response.json({ challenge: this.#challenge() });
    if (path === '/api/v1/players/session') return this.#sign(JSON.parse(String(init.body)) as SignIn);
    return new Response('', { status: 404 });
  };

  #challenge(): string {
    const challenge = String(this.#challenges.size + 1).padStart(64, '0');
    this.#challenges.add(challenge);
    return challenge;
  }

  async #sign(order: SignIn): Promise<Response> {
    this.asked.push(order);
    const key = await crypto.subtle.importKey('raw', bytes(order.key), KIND, true, ['verify']);
    const text = new TextEncoder().encode(`luckhouse sign-in 1\n${ORIGIN}\n${order.challenge}`);
    const way = { name: 'ECDSA', hash: 'SHA-256' };
    const good = await crypto.subtle.verify(way, key, bytes(order.signature), text);
    if (!good || !this.#challenges.delete(order.challenge))
      return Response.json({ why: 'not-yours', text: 'no' }, { status: 403 });
    const known = this.codes.get(order.code ?? '') ?? this.players.get(order.key);
    const id = known ?? `player-${this.players.size + 1}`;
    this.players.set(order.key, id);
    return Response.json({ id, name: order.name, created: 0, privacy: 'private', devices: [], recovery: 0 });
  }
}

const kept = new Map<string, string>();
let door: Door;
beforeEach(() => {
  kept.clear();
  door = new Door();
  vi.stubGlobal('fetch', door.fetch);
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('the key of a browser', () => {
  it('is made once, and cannot be read', async () => {
    const drawer = new Drawer();
    const key = await ownKey(drawer);
    expect(await ownKey(drawer)).toBe(key);
    expect(key.privateKey.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('pkcs8', key.privateKey)).rejects.toThrow();
  });
  it('is the one of the tab that was faster', async () => {
    const drawer = new Drawer();
    const [one, other] = await Promise.all([ownKey(drawer), ownKey(drawer)]);
    expect(one).toBe(other);
  });
  it('is shown as a point, and signs with two numbers', async () => {
    const key = await ownKey(new Drawer());
    expect(bytes(await pointOf(key))).toHaveLength(65);
    expect(bytes(await pointOf(key))[0]).toBe(4);
    expect(bytes(await signed(key, 'x'))).toHaveLength(64);
  });
  it('is written without what an address could not have', () => {
    expect(base64url(Uint8Array.from([251, 239, 190, 255]).buffer)).toBe('----_w');
  });
});

describe('signing in', () => {
  it('proves the key for this page and this moment', async () => {
    const drawer = new Drawer();
    const me = await signIn({}, drawer);
    expect(me.id).toBe('player-1');
    expect(ownId()).toBe('player-1');
    expect((await signIn({}, drawer)).id).toBe('player-1');
    expect(statement(ORIGIN, 'ab')).toBe('luckhouse sign-in 1\nhttp://house.test\nab');
  });
  it('of another page is refused', async () => {
    vi.stubGlobal('location', { origin: 'http://elsewhere.test', pathname: '/' });
    await expect(signIn({}, new Drawer())).rejects.toMatchObject({ why: 'not-yours' });
    expect(ownId()).toBeNull();
  });
  it('with a code makes a second device the same player', async () => {
    const first = await signIn({}, new Drawer());
    door.codes.set('ABCD-EFGH', first.id);
    const second = new Drawer();
    expect((await signIn({ code: 'ABCD-EFGH' }, second)).id).toBe(first.id);
    expect((await signIn({}, second)).id).toBe(first.id);
    expect(door.asked.map(({ code }) => code)).toEqual([undefined, 'ABCD-EFGH', undefined]);
  });
  it('leaves the key, or forgets it', async () => {
    const drawer = new Drawer();
    const before: Me = await signIn({}, drawer);
    await leave(false, drawer);
    expect(isGuest()).toBe(true);
    expect((await signIn({}, drawer)).id).toBe(before.id);
    expect(isGuest()).toBe(false);
    await leave(true, drawer);
    expect((await signIn({}, drawer)).id).not.toBe(before.id);
  });
});

describe('before the first game', () => {
  it('somebody who cannot or will not have a key is a guest at once', async () => {
    const asked = vi.fn(door.fetch);
    vi.stubGlobal('fetch', asked);
    await introduce();
    vi.stubGlobal('indexedDB', {});
    asGuest();
    await introduce();
    expect(asked).not.toHaveBeenCalled();
  });
  it('somebody who signed in today is not asked again', async () => {
    const asked = vi.fn(door.fetch);
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('indexedDB', {});
    asPlayer('player-1');
    await introduce();
    expect(asked).not.toHaveBeenCalled();
  });
  it('a browser that keeps nothing, or a house that does not answer, leaves a guest', async () => {
    const open = vi.fn(() => {
      throw new Error('not here');
    });
    vi.stubGlobal('indexedDB', { open });
    await introduce();
    expect(open).toHaveBeenCalledTimes(1);
    expect(ownId()).toBeNull();
  });
  it('nobody waits longer than a moment', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    let done = false;
    void introduce().then(() => (done = true));
    await vi.advanceTimersByTimeAsync(900);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toBe(true);
    vi.useRealTimers();
  });
});

describe('the curve of a rating', () => {
  const points = (...ratings: number[]) => ratings.map((rating, at) => ({ at, rating }));
  it('goes through all games, from the lowest to the highest', () => {
    expect(drawn(points(1500, 1600, 1400), 100, 50)).toEqual({
      path: 'M0.0 25.0L50.0 0.0L100.0 50.0',
      first: '1500',
      last: '1400',
      least: '1400',
      most: '1600',
    });
  });
  it('does not blow up what hardly moves, and needs two games', () => {
    expect(drawn(points(1500, 1510), 100, 100)?.path).toBe('M0.0 55.0L100.0 45.0');
    expect(drawn(points(1500), 100, 100)).toBeNull();
  });
});
