/**
 * What the house says is English. A phrasebook says the same in another language, sentence by sentence.
 *
 * In the English of a phrase
 *   {name}   stands for words of the phrasebook, numbers, seats, squares and the like, also for a list of them;
 *   {name#}  for a number;
 *   {name~}  for anything, which is left as it is;
 *   {name*}  for something that is itself a phrase.
 * In the other language `{name}` is where it goes, and `{name.acc}` asks for a form of a word: the words have
 * `sea` and, where it differs, `sea.acc`. Of two phrases that fit, the one with more letters of its own is said, and
 * of equal ones the first.
 */
export type Phrase = readonly [english: string, other: string];

/** Words by their English, forms of them after a dot. */
export type Words = Readonly<Record<string, string>>;

interface Pattern {
  readonly matches: RegExp;
  /** A part of the text that must be there: looking for it is quicker than matching. */
  readonly anchor: string;
  /** The longer the letters that are fixed, the sooner a pattern is tried. */
  readonly weight: number;
  /** Are there several sentences in it? Nothing that is put in is longer than one. */
  readonly several: boolean;
  readonly slots: readonly Slot[];
  readonly other: string;
}

interface Slot {
  readonly name: string;
  readonly kind: '' | '#' | '~' | '*';
}

const SLOT = /\{(\w+)([#~*]?)\}/g;
const GAP: Record<Slot['kind'], string> = { '': '(.+?)', '#': '([\\d.,]+)', '~': '(.+?)', '*': '(.+?)' };
/** Seats, forts, squares, dice, figures: nothing in them that is a word of English. */
const NEUTRAL =
  /^(?:[^A-Za-z]*|[^A-Za-z]*p\d[^A-Za-z]*|`[^`]*`|\(?\d[a-z]\W*|[a-i]\d(?:[x-][a-i]\d)?\W*|[A-Z]{1,6}\W*)$/;
const SENTENCES = /(?<=[.!?])(\s+)/;
const REMEMBERED = 2000;

export class Phrasebook {
  /** What was asked for and is not in the book. */
  readonly misses = new Set<string>();
  private readonly exact = new Map<string, string>();
  private readonly patterns: Pattern[] = [];
  private readonly said = new Map<string, string>();

  constructor(
    phrases: readonly Phrase[],
    private readonly words: Words,
  ) {
    for (const [english, other] of phrases) {
      if (english.includes('{')) this.patterns.push(compile(english, other));
      else if (!this.exact.has(english)) this.exact.set(english, other);
    }
    this.patterns.sort((a, b) => b.weight - a.weight);
  }

  /** The same in the other language; what is not in the book comes back as it is. */
  say(text: string): string {
    const known = this.said.get(text);
    if (known !== undefined) return known;
    const missed: string[] = [];
    const said = this.all(text, missed);
    for (const sentence of missed) this.misses.add(sentence);
    if (this.said.size >= REMEMBERED) this.said.clear();
    this.said.set(text, said);
    return said;
  }

  /** The same in the other language, if all of it is in the book. */
  find(text: string): string | undefined {
    const missed: string[] = [];
    const said = this.all(text, missed);
    return missed.length > 0 ? undefined : said;
  }

  private all(text: string, missed: string[]): string {
    const lines = () => text.split('\n').map((line) => this.line(line, missed));
    return this.whole(text) ?? lines().join('\n');
  }

  /** One line: its indentation stays, and the longest runs of sentences that are known are said together. */
  private line(line: string, missed: string[]): string {
    const text = line.trim();
    if (text === '') return line;
    const begin = line.indexOf(text);
    const parts = text.split(SENTENCES);
    let said = '';
    for (let from = 0; from < parts.length;) {
      const [run, next] = this.run(parts, from, missed);
      said += run + (parts[next] ?? '');
      from = next + 1;
    }
    return line.slice(0, begin) + said + line.slice(begin + text.length);
  }

  /** What the sentences from here say, and the place after them. Sentences and gaps take turns in `parts`. */
  private run(parts: readonly string[], from: number, missed: string[]): [string, number] {
    for (let to = parts.length; to > from; to -= 2) {
      const said = this.whole(parts.slice(from, to).join(''));
      if (said !== undefined) return [said, to];
    }
    const sentence = parts[from] ?? '';
    missed.push(sentence);
    return [sentence, from + 1];
  }

  private whole(text: string): string | undefined {
    const said = this.exact.get(text) ?? this.filled(text) ?? this.word(text, '');
    return said === undefined ? undefined : likeIn(text, said);
  }

  private filled(text: string): string | undefined {
    const several = SENTENCES.test(text);
    for (const pattern of this.patterns) {
      if (several !== pattern.several || !text.includes(pattern.anchor)) continue;
      const found = pattern.matches.exec(text);
      const said = found && this.fill(pattern, found);
      if (said !== null && said !== undefined) return said;
    }
    return undefined;
  }

  /** Nothing if one of the parts is not what the pattern wants there. */
  private fill({ slots, other }: Pattern, found: RegExpExecArray): string | undefined {
    const parts = new Map(slots.map((slot, index) => [slot.name, { slot, text: found[index + 1] ?? '' }]));
    let all = true;
    const said = other.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, form?: string) => {
      const part = parts.get(name);
      const text = part && this.part(part.slot.kind, part.text, form ?? '');
      if (text === undefined) all = false;
      return text ?? '';
    });
    return all ? said : undefined;
  }

  private part(kind: Slot['kind'], text: string, form: string): string | undefined {
    if (kind === '~') return this.word(text, form) ?? text;
    if (kind === '*') return this.phrase(text, form);
    return this.word(text, form);
  }

  /** A phrase inside of another, or several: `a, b and c`. */
  private phrase(text: string, form: string): string | undefined {
    const one = this.exact.get(text) ?? this.filled(text) ?? this.word(text, form);
    return one ?? this.listed(text, (part) => this.phrase(part, form));
  }

  /** Words of the book, figures and the like; also several of them: `a, b and c`. */
  private word(text: string, form: string): string | undefined {
    const neutral = text.split(' ').every((part) => NEUTRAL.test(part));
    const one = this.lookUp(text, form) ?? (neutral ? figures(text) : undefined);
    return one ?? this.listed(text, (part) => this.word(part, form));
  }

  /** A list, said part by part; nothing if it is none, or a part of it is not known. */
  private listed(text: string, say: (part: string) => string | undefined): string | undefined {
    const gap = ['; ', ' and ', ', '].find((gap) => text.includes(gap));
    if (gap === undefined) return undefined;
    const parts = text.split(gap).map(say);
    if (parts.includes(undefined)) return undefined;
    return parts.join(gap === ' and ' ? ` ${this.words['and'] ?? 'and'} ` : gap);
  }

  private lookUp(text: string, form: string): string | undefined {
    const small = text.charAt(0).toLowerCase() + text.slice(1);
    const keys = form === '' ? [text, small] : [`${text}.${form}`, `${small}.${form}`, text, small];
    const key = keys.find((key) => Object.hasOwn(this.words, key));
    return key === undefined ? undefined : this.words[key];
  }
}

function compile(english: string, other: string): Pattern {
  const slots: Slot[] = [];
  const fixed: string[] = [];
  let source = '';
  let end = 0;
  for (const slot of english.matchAll(SLOT)) {
    const [whole, name = '', kind = ''] = slot;
    const before = english.slice(end, slot.index);
    fixed.push(before);
    source += escaped(before) + GAP[kind as Slot['kind']];
    slots.push({ name, kind: kind as Slot['kind'] });
    end = slot.index + whole.length;
  }
  fixed.push(english.slice(end));
  source += escaped(english.slice(end));
  const anchor = fixed.reduce((a, b) => (b.length > a.length ? b : a));
  const weight = fixed.join('').length;
  const several = SENTENCES.test(english);
  return { matches: new RegExp(`^${source}$`), anchor, weight, several, slots, other };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** `12.5 %` as it is written where the comma parts whole from broken numbers. */
function figures(text: string): string {
  return text.replace(/(\d)\.(\d)/g, '$1,$2');
}

/** A text begins with a capital if the English did; seats and forts never do. */
function likeIn(english: string, said: string): string {
  if (!/^[A-Z]/.test(english) || /^p?\d/.test(said)) return said;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
