import type { Offer } from '../../protocol';
import { percent } from '../../words/percent';
import { actionOf, outlookOf } from './read';

/**
 * A choice is made by touching one thing after the other: a die on the card, a fort, another fort.
 * Each thing has a key: `place:raid`, `fort:2a`, `treasure:sea`, `level:4`, `die:4`, `new`, `word:hunt`.
 */
export type Key = string;

export interface Way {
  offer: Offer;
  keys: readonly Key[];
}

/** What is touched, in order, to choose this offer; a power needs no die of the card. */
export function keysOf(offer: Offer, byPower: boolean): Key[] {
  const value = actionOf(offer);
  const on = (place: string, ...keys: Key[]) => (byPower ? keys : [`place:${place}`, ...keys]);
  const word = `word:${offer.word}`;
  if (typeof value === 'string') return value === 'create' ? on('fortify', 'new') : [word];
  if ('die' in value) return [`die:${value.die}`];
  if ('take' in value) return [`treasure:${value.take.treasure}`, `fort:${value.take.fort}`];
  if ('put' in value) return [`place:${value.put}`];
  if ('build' in value) return on('build', `fort:${value.build.fort}`, word);
  if ('attack' in value) return on('attack', `fort:${value.attack.fort}`, word);
  if ('raid' in value) return on('raid', `fort:${value.raid.from}`, `fort:${value.raid.into}`);
  if ('move' in value) return on('raid', `fort:${value.move.from}`, `fort:${value.move.into}`, word);
  if ('level' in value) return on('fortify', `fort:${value.level.fort}`, `level:${value.level.level}`);
  if ('create-at' in value) return ['new', `level:${value['create-at']}`];
  return [word];
}

export const waysOf = (offers: readonly Offer[], byPower: boolean): Way[] =>
  offers.map((offer) => ({ offer, keys: keysOf(offer, byPower) }));

const begins = (way: Way, path: readonly Key[]) => path.every((key, index) => way.keys[index] === key);

/** The ways that go on after what was touched. */
export const open = (ways: readonly Way[], path: readonly Key[]): Way[] =>
  ways.filter((way) => begins(way, path));

/** What can be touched next, each with the ways that go through it. */
export function next(ways: readonly Way[], path: readonly Key[]): Map<Key, Way[]> {
  const found = new Map<Key, Way[]>();
  for (const way of open(ways, path)) {
    const key = way.keys[path.length];
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), way]);
  }
  return found;
}

/**
 * Go on by oneself where there is nothing to decide: one die left, one treasure that can be taken. What is chosen
 * by a button of its own (`done`, `none`) does not count, and the last step is always the player's.
 */
export function onward(ways: readonly Way[], path: readonly Key[]): Key[] {
  const keys = [...next(ways, path)].filter(([key]) => path.length > 0 || !key.startsWith('word:'));
  const [only, ...more] = keys;
  if (!only || more.length > 0 || only[1].length === 1) return [...path];
  return onward(ways, [...path, only[0]]);
}

/** The figures that matter in an outlook, for a small tag: `7 → 6`, `69 %`; nothing if it has none. */
export function figures(offer: Offer): string {
  for (const part of outlookOf(offer)) {
    if (part.name === 'build' || part.name === 'attack') return `${part.from} → ${part.to}`;
    if ('ways' in part) return percent(part.ways, part.total);
  }
  return '';
}

/** What a thing to be touched is tagged with: the figures of its best way, the level it would get. */
export function tagOf(ways: readonly Way[]): string {
  const first = ways[0];
  if (!first) return '';
  const value = actionOf(first.offer);
  if (typeof value === 'object' && 'level' in value) return ways.length === 1 ? `→ ${value.level.level}` : '';
  return figures(first.offer);
}
