import { must } from './alarm';
import { commitment, shortcutSalt } from './draw';
import type { Hex } from './frame';
import { readFair, type FairLine } from './lines';
import { readTerms } from './list';
import { named, opensSecret, signed, voided } from './start';
import type { State } from './state';
import { wordsOf } from './track';
import type { StoryEntry } from './wire';

/** One entry of the story: held against all that was told before it. */
export async function hear(state: State, entry: StoryEntry): Promise<void> {
  switch (entry.what) {
    case 'fair': {
      const line = readFair(entry.line);
      must(line !== null, 'line', entry.line);
      await hearFair(state, line, entry.n, entry.line);
      return;
    }
    case 'line':
      return hearPlay(state, entry.n, entry.line);
    case 'taken-back':
      return takenBack(state, entry.keep);
    case 'bot-plays':
    case 'time-up':
      state.standIn ||= entry.seat === state.seat;
      return;
    case 'back':
      state.standIn &&= entry.seat !== state.seat;
      return;
  }
}

async function hearFair(state: State, line: FairLine, n: number, text: string): Promise<void> {
  // What belongs to the start stands before the running hash begins.
  if (line.kind === 'signed') return signed(state, line.signature);
  if (line.kind !== 'void') state.seen?.add(n, text, false);
  switch (line.kind) {
    case 'table':
      return named(state, line.table, line.key);
    case 'terms': {
      const read = readTerms(line.text);
      must(read !== null, 'line', text);
      state.terms = { text: line.text, read };
      return;
    }
    case 'list':
      must(state.terms !== null, 'line', text);
      state.listed = { list: line.list, text: text.slice('# fair list '.length) };
      return;
    case 'opened':
      return state.track.opened(line);
    case 'void':
      return voided(state, line);
    case 'round':
      state.track.opensRound(line);
      return sawRound(state, line.round);
    case 'links':
      return state.track.given(line);
    case 'missed':
      return missed(state, line);
    case 'anchor':
      return anchored(state, line);
    case 'choice':
      return state.track.committed(line, state.events + 1);
    case 'undone':
    case 'unopened':
      return uncommitted(state, line);
    case 'salt':
      return;
    case 'secret':
      return opensSecret(state, line.secret);
  }
}

/** Kept before a link is given: never two different pasts for one round. */
function sawRound(state: State, round: number): void {
  const [seen, known] = [state.seen!, state.record.rounds.find((one) => one.round === round)];
  if (state.unveiled || state.ended) return;
  if (known) {
    must(known.lines === seen.lines && known.seen === seen.now, 'rolled-back', `round ${round}`);
    return;
  }
  state.record.rounds.push({ round, lines: seen.lines, seen: seen.now });
}

function missed(state: State, line: Extract<FairLine, { kind: 'missed' }>): void {
  state.track.missed(line);
  const counted = line.given.some(([seat]) => seat === state.seat);
  must(counted || !state.surely(`link ${line.round}`), 'missing', `round ${line.round}`);
}

function anchored(state: State, line: Extract<FairLine, { kind: 'anchor' }>): void {
  state.track.anchor(line);
  if (line.seat !== state.seat) return;
  const made = state.record.chains.some(({ anchor }) => anchor === line.anchor);
  // A device that has no bytes of its own came later: what another one said before is not its affair.
  const late = !state.start(state.track.starts);
  must(made || late, 'anchor', `${line.chain} ${line.anchor}`);
}

function uncommitted(state: State, line: Extract<FairLine, { kind: 'undone' | 'unopened' }>): void {
  state.track.uncommitted(line);
  const opened = state.surely(`choice ${line.event}`);
  const wronged = line.kind === 'unopened' && line.seat === state.seat && opened && !state.standIn;
  must(!wronged, 'missing', `choice ${line.event}`);
}

function hearPlay(state: State, n: number, line: string): void {
  state.events += 1;
  state.seen?.add(n, line, true);
  const words = wordsOf(line);
  const committed = state.track.choices.get(state.events);
  if (!state.unveiled && !state.ended && committed) ownChoice(state, words, committed);
  // A choice ends what the links of a round are for.
  if (words[0]![0] !== 0) state.track.links = null;
}

/** What the line says that one chose is what one committed to; and nobody chose after seeing it. */
function ownChoice(state: State, words: [number, string][], committed: Map<number, Hex>): void {
  const [event, { force }] = [state.events, state.track];
  const own = committed.get(state.seat);
  const word = words.find(([seat]) => seat === state.seat)?.[1];
  if (!own || word === undefined || !force) return;
  const chosen = state.record.choices.filter((one) => one.event === event && one.word === word);
  const salts = [...chosen.map(({ salt }) => salt), ...lucky(state, event)];
  const right = salts.some((salt) => commitment(force.hash, event, state.seat, word, salt) === own);
  const mine = salts.length > 0 || state.record.choices.some((one) => one.event === event);
  must(right || state.standIn || !mine, 'choice', `event ${event}: ${word}`);
  const before = state.openedAt.get(event);
  const late = words.filter(([seat]) => before && !before.has(seat) && seat !== state.seat);
  must(late.length === 0, 'choice', `event ${event}: p${late[0]?.[0]} chose later`);
}

/** The salts that a shortcut may have given to a choice. */
function lucky(state: State, event: number): Hex[] {
  const said = state.record.lucks.filter((one) => one.event <= event && event < one.event + 64);
  return said.flatMap((one) =>
    Array.from({ length: event - one.event + 1 }, (_, place) => shortcutSalt(one.luck, place + 1)),
  );
}

function takenBack(state: State, keep: number): void {
  const gone = state.seen?.takeBack(keep) ?? [];
  const frozen = gone.some((line) => line.startsWith('* ')) || state.track.round !== null;
  must(!frozen, 'taken-back', gone.join('; '));
  state.events -= gone.length;
}
