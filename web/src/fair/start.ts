import { toHex } from '../net/bytes';
import { must } from './alarm';
import { houseSeal, seatSeal } from './draw';
import type { Hex } from './frame';
import type { FairLine } from './lines';
import { botsListed, listHash, type List, type Terms } from './list';
import type { PinnedList } from './record';
import { Seen } from './seen';
import type { State } from './state';
import type { TableFacts } from './wire';

const clockText = (clock: TableFacts['clock']) =>
  clock === 'none' ? 'none' : 'seconds' in clock ? `${clock.seconds}s` : `${clock.days}d`;

export function named(state: State, table: string, key: Hex): void {
  const told = state.facts?.fair.key;
  must(table === state.table && state.key === null, 'line', `table ${table}`);
  const kept = state.record.key ?? state.record.carried?.key ?? told;
  must(key === kept && (told === undefined || key === told), 'house-key', key);
  state.key = key;
}

/** The whole start hangs on this: only a list that is signed, and in which all is as it was told, is kept. */
export async function signed(state: State, signature: string): Promise<void> {
  const [facts, terms, listed] = [state.facts, state.terms, state.listed];
  must(facts !== null && terms !== null && listed !== null && state.key !== null, 'line', 'signed');
  state.listed = null;
  const hash = listHash(state.table, facts.header, terms.text, listed.list);
  const list: PinnedList = {
    start: listed.list.start,
    text: listed.text,
    terms: terms.text,
    header: facts.header,
    signature,
    hash: toHex(hash),
  };
  const known = state.record.lists.find(({ start }) => start === list.start);
  must(!known || known.hash === list.hash, 'other-list', list.text);
  must(state.track.mayList(listed.list), 'other-list', list.text);
  must(await state.tools.verify(state.key, hash, signature), 'signature', signature);
  ownLine(state, listed.list, terms.read);
  if (!known) {
    agreed(state, listed.list, terms.read, facts);
    state.record.key = state.key;
    state.record.lists.push(list);
  }
  state.track.begin(listed.list, list.hash);
  state.seen = new Seen(list.hash, state.seat);
}

/** One's own seal and anchor stand in the list as they were said. */
function ownLine(state: State, list: List, terms: Terms): void {
  const own = list.seats[state.seat - 1];
  const [sealed, chain] = [state.start(list.start), state.chain(list.start, 0)];
  const said = state.surely(`seal ${list.start}`);
  // A bot stands in for somebody who was not there when the list was made.
  must(own?.kind === 'person' || (own !== undefined && !said), 'own-line', own?.kind ?? 'none');
  // On a device that came later there is nothing to compare with.
  if (own.kind === 'bot' || !sealed || !chain) return;
  const seal = seatSeal(state.table, list.start, state.seat, sealed.bytes);
  must(own.seal === seal || (own.seal === null && !said), 'own-line', `${own.seal}`);
  const needless = own.anchor === null && (terms.dice === 'sealed' || own.seal === null);
  must(own.anchor === chain.anchor || needless, 'own-line', `${own.anchor}`);
}

/** What players agree to by opening is what they were told of the table. */
function agreed(state: State, list: List, terms: Terms, facts: TableFacts): void {
  const [clock, told] = [clockText(facts.clock), facts.fair.dice];
  const { before } = state.record;
  must(list.start > 1 || before === undefined || list.after === before, 'before', list.after);
  must(terms.clock === clock && terms.hints === facts.hints, 'terms', state.terms!.text);
  // Where nobody can give links, or players have days, dice that were ordered together are sealed after all.
  const linked = list.seats.some((one) => one.kind === 'person' && one.anchor !== null);
  const instead = told === 'together' && (!linked || clock.endsWith('d'));
  must(!told || told === terms.dice || instead, 'terms', state.terms!.text);
  must(list.seats.length === facts.seats && botsListed(list, terms), 'terms', state.terms!.text);
}

export function voided(state: State, line: Extract<FairLine, { kind: 'void' }>): void {
  state.track.voided(line);
  const wronged = line.seats.includes(state.seat) && state.surely(`open ${line.start}`);
  must(!wronged, 'missing', `start ${line.start}`);
  state.seen = null;
}

export function opensSecret(state: State, secret: Hex): void {
  const { force } = state.track;
  if (!force) return;
  const fits = houseSeal(state.table, force.list.start, secret) === force.list.house;
  must(fits, 'secret', secret);
}
