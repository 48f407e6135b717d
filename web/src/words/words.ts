import type { Fact, Saying } from '../protocol';
import type { Bundle } from '../text/bundle';
import { asFact } from './choice';
import { picture } from './pictures';
import type { Said } from './said';

/** What the players are called, by `p1`, `p2`. */
export type Called = (seat: string) => string;

type Arguments = Record<string, string | number>;
const SEAT = /^p\d+$/;
/** Fields that are dice with pips. */
const DICE = new Set(['dice', 'all']);

/**
 * Facts in words. It says what `luckhouse_words::Words` says in Rust, from the same messages: `{ name: 'robs', … }` of
 * Booty Dice is the message `booty-dice-robs`.
 */
export class Words {
  private pictured: Words | undefined;

  constructor(
    private readonly game: string,
    private readonly bundle: Bundle | null,
    private readonly called: Called,
    /** What is only said of odds. */
    private readonly more: Bundle | null = null,
    private readonly pictures = false,
  ) {}

  /** The same with pictures for dice, to be drawn by `parts/Said.svelte`; without it they are named. */
  get drawn(): Words {
    return (this.pictured ??= new Words(this.game, this.bundle, this.called, this.more, true));
  }

  /** What happened; where there is no message for it, its name or what is said otherwise. */
  fact(fact: Fact, otherwise?: string): Said {
    return this.named('', fact, otherwise);
  }

  /** Everything that happened, sentence after sentence. */
  facts(facts: readonly Fact[]): Said {
    const sentences = facts.map((fact) => this.fact(fact)).filter(Boolean);
    return sentences.join(' ') as Said;
  }

  /** What a choice would do, in a few words. */
  outlook(outlook: readonly Fact[]): Said {
    return outlook.map((part) => this.named('would-', part)).join(', ') as Said;
  }

  /** What a choice is called, by its value; where there is no message for it, as is said otherwise. */
  choice(value: unknown, otherwise = ''): Said {
    const fact = asFact(value);
    const said = fact && this.message([`${this.game}-choose-${fact.name}`], fact);
    return (said ?? otherwise) as Said;
  }

  /** Why a choice is good, sentence after sentence: told to whoever chose, or of them, if somebody else reads it. */
  reasons(why: readonly Fact[], other?: string): Said {
    const told = (reason: Fact) =>
      other && reason.whose === 'own' ? { ...reason, whose: 'seat', seat: other } : reason;
    return why.map((reason) => this.named('why-', told(reason))).join(' ') as Said;
  }

  /** What a table of odds says: a figure as it is, a chance in per cent, a fact by its message. */
  odds(saying: Saying): Said {
    if (typeof saying === 'string') return saying as Said;
    return this.named('odds-', 'name' in saying ? saying : { name: 'chance', ...saying });
  }

  /** Why a choice is not allowed; where there is no message for it, as is said otherwise. */
  refused(objection: Fact, otherwise?: string): Said {
    return this.named('refused-', objection, otherwise);
  }

  private named(prefix: string, fact: Fact, otherwise?: string): Said {
    const ids = [`${this.game}-${prefix}${fact.name}`, `game-${prefix}${fact.name}`];
    return (this.message(ids, fact) ?? otherwise ?? ids[0]!) as Said;
  }

  private message(ids: readonly string[], fields: Readonly<Record<string, unknown>>): string | undefined {
    for (const id of ids) {
      const bundle = [this.bundle, this.more].find((each) => each?.has(id));
      const said = bundle?.say(id, this.args(fields));
      if (said !== undefined) return said;
    }
    // Until the messages are there nothing is said; a message that is not there is said by its name.
    return this.bundle ? undefined : '';
  }

  private args(fields: Readonly<Record<string, unknown>>): Arguments {
    const args: Arguments = {};
    for (const [field, value] of Object.entries(fields)) {
      if (field !== 'name') this.argument(field, value, args);
    }
    return args;
  }

  /** A field as the messages see it. Numbers stay numbers, so that they can have plurals. */
  private argument(field: string, value: unknown, into: Arguments): void {
    if (typeof value === 'number') into[field] = value;
    else if (typeof value === 'boolean') into[field] = value ? 'yes' : 'no';
    else if (typeof value === 'string') {
      const forms = this.bundle?.forms(this.wordId(field, value)) ?? [];
      for (const [form, text] of forms) into[`${field}-${form}`] = text;
      into[field] = this.word(field, value);
    } else if (Array.isArray(value)) {
      into[`${field}-count`] = value.length;
      into[field] = this.several(field, value.map(String));
    } else if (value && typeof value === 'object') {
      const counted = Object.entries(value).filter(([, n]) => n !== 0);
      into[`${field}-count`] = counted.length;
      into[field] = this.list(counted.map(([thing, n]) => this.counted(thing, n)));
    } else into[field] = 'none';
  }

  private wordId = (field: string, word: string) => `${this.game}-${field}-${word}`;

  /** A player by name, a word of a game as this language has it, anything else as it is or as is said. */
  word(field: string, word: string, otherwise = word): Said {
    if (SEAT.test(word)) return this.called(word) as Said;
    return (this.message([this.wordId(field, word)], {}) ?? otherwise) as Said;
  }

  /** Players and words are listed, dice and figures stand side by side. */
  private several(field: string, all: readonly string[]): string {
    const has = (kind: string) => (word: string) => this.bundle?.has(this.wordId(kind, word));
    if (all.length > 0 && all.every(has('face'))) return this.faces(all);
    if (all.every((word) => SEAT.test(word) || has(field)(word)))
      return this.list(all.map((word) => this.word(field, word)));
    return all.map((word) => this.die(field, this.word(field, word))).join(' ');
  }

  /** Dice with faces of their own, by name: `2 × Doubloon and Shield`. */
  private faces(all: readonly string[]): string {
    const nameOf = (face: string) => this.word('face', face);
    if (this.pictures) return all.map((face) => picture(face, nameOf(face))).join('');
    const counts = new Map<string, number>();
    for (const face of all) counts.set(face, (counts.get(face) ?? 0) + 1);
    return this.list([...counts].map(([face, n]) => (n > 1 ? `${n} × ${nameOf(face)}` : nameOf(face))));
  }

  private die = (field: string, face: string) =>
    this.pictures && DICE.has(field) && /^[1-6]$/.test(face) ? picture(face, face) : face;

  /** `2 doubloons`. */
  private counted(thing: string, n: unknown): string {
    const id = `${this.game}-count-${thing}`;
    return this.message([id], { n }) ?? id;
  }

  /** `a, b and c`. */
  private list(things: readonly string[]): string {
    const last = things.at(-1);
    if (last === undefined) return this.message(['list-none'], {}) ?? '';
    if (things.length === 1) return last;
    return this.message(['list-and'], { first: things.slice(0, -1).join(', '), last }) ?? '';
  }
}
