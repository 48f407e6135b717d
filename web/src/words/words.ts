import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Fact } from '../protocol';

/** What the players are called, by `p1`, `p2`. */
export type Called = (seat: string) => string;

type Arguments = Record<string, FluentVariable>;
const SEAT = /^p\d+$/;

/**
 * Facts in words. It says what `luckhouse_words::Words` says in Rust, from the same messages: `{ name: 'robs', … }` of
 * Booty Dice is the message `booty-dice-robs`.
 */
export class Words {
  constructor(
    private readonly game: string,
    private readonly bundle: FluentBundle | null,
    private readonly called: Called,
  ) {}

  /** What happened. */
  fact(fact: Fact): string {
    return this.named('', fact);
  }

  /** Everything that happened, sentence after sentence. */
  facts(facts: readonly Fact[]): string {
    return facts
      .map((fact) => this.fact(fact))
      .filter(Boolean)
      .join(' ');
  }

  /** What a choice would do, in a few words. */
  outlook(outlook: readonly Fact[]): string {
    return outlook.map((part) => this.named('would-', part)).join(', ');
  }

  private named(prefix: string, fact: Fact): string {
    const ids = [`${this.game}-${prefix}${fact.name}`, `game-${prefix}${fact.name}`];
    return this.message(ids, fact) ?? ids[0]!;
  }

  private message(ids: readonly string[], fields: Readonly<Record<string, unknown>>): string | undefined {
    const id = ids.find((each) => this.bundle?.hasMessage(each));
    const value = id && this.bundle?.getMessage(id)?.value;
    // Until the messages are there nothing is said; a message that is not there is said by its name.
    if (!value) return this.bundle ? undefined : '';
    return this.bundle!.formatPattern(value, this.args(fields), []);
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
      const forms = this.bundle?.getMessage(this.wordId(field, value))?.attributes ?? {};
      for (const [form, text] of Object.entries(forms)) {
        into[`${field}-${form}`] = this.bundle!.formatPattern(text, null, []);
      }
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
  word(field: string, word: string, otherwise = word): string {
    if (SEAT.test(word)) return this.called(word);
    return this.message([this.wordId(field, word)], {}) ?? otherwise;
  }

  /** Players and words are listed, dice and figures stand side by side. */
  private several(field: string, all: readonly string[]): string {
    const listed = all.every((word) => SEAT.test(word) || this.bundle?.hasMessage(this.wordId(field, word)));
    return listed ? this.list(all.map((word) => this.word(field, word))) : all.join(' ');
  }

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
