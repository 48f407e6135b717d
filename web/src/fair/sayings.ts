import { LINKS } from './chain';
import { commitment, seatSeal } from './draw';
import { linksOf, type OwnChain } from './record';
import type { State } from './state';
import type { Saying } from './wire';

/** From this link on a new chain is begun, long before the old one ends. */
const RENEW = 1000;

/** What a seat has to say to the dice as things stand, and did not say on this connection yet. */
export function sayings(state: State): Saying[] {
  if (!state.facts || !state.heard || state.standing.stage === 'over') return [];
  if (!state.track.force) return seal(state);
  return [...open(state), ...link(state), ...renew(state), ...openChoice(state)];
}

function seal(state: State): Saying[] {
  const start = state.track.voids + 1;
  const early = state.standing.stage === 'gathering' || state.standing.stage === 'opening';
  if (!early || start > 2 || state.listed) return [];
  if (!state.start(start)) state.record.starts.push({ start, bytes: state.tools.draw() });
  const chain = state.chain(start, 0) ?? state.newChain(start, 0);
  const seal = seatSeal(state.table, start, state.seat, state.start(start)!.bytes);
  return state.once(`seal ${start}`, { say: 'seal', start, seal, anchor: chain.anchor });
}

/** Open one's bytes: only against the list that was kept, and always the same. */
function open(state: State): Saying[] {
  const { force } = state.track;
  const [own, sealed] = [force!.list.seats[state.seat - 1], state.start(force!.list.start)];
  if (own?.kind !== 'person' || own.seal === null || !sealed || force!.opened.has(state.seat)) return [];
  const { start } = force!.list;
  return state.once(`open ${start}`, {
    say: 'open-dice',
    start,
    list: force!.hash,
    bytes: sealed.bytes,
  });
}

function link(state: State): Saying[] {
  const { round, starts } = state.track;
  const own = round?.members.find(({ seat }) => seat === state.seat);
  const chain = own && state.chain(starts, own.chain);
  const kept = state.record.rounds.find((one) => one.round === round?.round);
  if (!own || !chain || !kept || own.number > LINKS) return [];
  const links = linksOf(state.record, chain);
  // Another device of this seat began the chain: its links are there.
  if (links[own.number - 1] !== own.last || spent(state, chain, own.number, kept.round)) return [];
  kept.gave = { start: starts, chain: own.chain, number: own.number };
  return state.once(`link ${kept.round}`, {
    say: 'link',
    round: kept.round,
    link: links[own.number]!,
  });
}

/** A link is given for one round only: it may be known since then. */
function spent(state: State, { start, chain }: OwnChain, number: number, round: number): boolean {
  return state.record.rounds.some(
    ({ round: other, gave }) =>
      other !== round && gave?.start === start && gave.chain === chain && gave.number === number,
  );
}

/** Begin a new chain where the old one is of no use, or soon will be. */
function renew(state: State): Saying[] {
  const { starts, ends, misses } = state.track;
  const together = state.terms?.read.dice === 'together';
  const still = state.track.allOpened && state.track.round === null;
  if (!together || !still || (misses.get(state.seat) ?? 0) >= 2) return [];
  const [end, last] = [ends.get(state.seat), state.track.lastChain(state.seat)];
  const made = last === undefined ? undefined : state.chain(starts, last);
  const held = made && made.anchor === state.track.anchors.get(state.seat)?.anchor;
  if (held && end && end.number < RENEW && !spent(state, made, end.number + 1, 0)) return [];
  const next = (last ?? -1) + 1;
  const chain = state.chain(starts, next) ?? state.newChain(starts, next);
  return state.once(`anchor ${starts} ${next}`, { say: 'anchor', chain: next, anchor: chain.anchor });
}

/** When everybody who owes a choice has committed to one, it is opened. */
function openChoice(state: State): Saying[] {
  const event = state.events + 1;
  const [committed, { force }] = [state.track.choices.get(event), state.track];
  const commit = committed?.get(state.seat);
  const own = state.record.choices.find(
    (one) => one.event === event && commitment(force!.hash, event, state.seat, one.word, one.salt) === commit,
  );
  const owed = own?.owed && [...own.owed, ...state.standing.waiting];
  if (!owed?.every((seat) => committed!.has(seat))) return [];
  state.openedAt.set(event, new Set(committed!.keys()));
  return state.once(`choice ${event}`, { say: 'choose', word: own!.word, salt: own!.salt });
}
