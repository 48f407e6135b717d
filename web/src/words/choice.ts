import type { Fact } from '../protocol';

/** What the one thing that belongs to a choice is, where the choice does not say it. */
const FIELDS: Readonly<Record<string, string>> = {
  roll: 'dice',
  con: 'dice',
  crit: 'die',
  counter: 'die',
  magic: 'die',
  rob: 'seat',
  attack: 'seat',
  take: 'seat',
  gain: 'ability',
  place: 'kind',
  return: 'kind',
  put: 'place',
  'create-at': 'level',
};

/**
 * The value of a choice in the form of a fact, so that words can be made of it: `{ rob: 'p2' }` is a `rob` with its seat,
 * `{ counter: [3, 'up'] }` a `counter-up` with its die. Nothing for a choice that has no value.
 */
export function asFact(value: unknown): Fact | null {
  if (typeof value === 'string') return { name: value };
  if (typeof value !== 'object' || value === null) return null;
  const [name, what] = Object.entries(value)[0] ?? [];
  if (name === undefined) return null;
  if (Array.isArray(what) && typeof what[0] === 'number' && typeof what[1] === 'string')
    return { name: `${name}-${what[1]}`, [FIELDS[name] ?? name]: what[0] };
  if (typeof what === 'object' && what !== null && !Array.isArray(what)) return { ...what, name };
  return { name, [FIELDS[name] ?? name]: what };
}
