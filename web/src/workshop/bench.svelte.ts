import { designOf, fresh, nameOf, type Design, type Kind } from './draft';
import { all, drop, isDesign, keep, lastOpen, rememberOpen } from './kept';

/** So many changes can be taken back. */
const MOST = 200;
/** Changes of one place that follow each other so fast are one, in milliseconds. */
const TOGETHER = 1500;

interface Steps {
  back: Design[];
  forth: Design[];
  place: string;
  at: number;
}

/** All designs of this browser, and the one that lies on the bench. Every change is kept at once. */
export class Bench {
  designs: Design[] = $state.raw(all());
  #id: string | null = $state(lastOpen());
  #steps: Steps = $state.raw({ back: [], forth: [], place: '', at: 0 });
  /** What was thrown away last, to bring it back. */
  thrown: Design | null = $state.raw(null);
  /** The browser keeps nothing. */
  unkept = $state(false);

  constructor() {
    $effect(() => {
      const follow = (event: StorageEvent) => isDesign(event.key) && (this.designs = all());
      addEventListener('storage', follow);
      return () => removeEventListener('storage', follow);
    });
  }

  get design(): Design | null {
    return this.designs.find(({ id }) => id === this.#id) ?? null;
  }
  get canUndo(): boolean {
    return this.#steps.back.length > 0;
  }
  get canRedo(): boolean {
    return this.#steps.forth.length > 0;
  }

  open(id: string | null): void {
    this.#id = id;
    this.#steps = { back: [], forth: [], place: '', at: 0 };
    rememberOpen(id);
  }

  add(kind: Kind, called = '', parts?: unknown): void {
    const design = designOf(kind, called, parts);
    this.#put(design);
    this.open(design.id);
  }

  /** A copy to change, under a name that is free. */
  copy(design: Design): void {
    const called = fresh(nameOf(design) || design.kind, this.designs.map(nameOf));
    const draft = design.kind === 'sheet' ? { ...design.draft, name: called } : design.draft;
    this.add(design.kind, called, draft);
  }

  /** Draw something: what was there before can be brought back. */
  change(next: Design, place: string): void {
    const before = this.design;
    if (!before) return;
    const { back, place: last, at } = this.#steps;
    const same = place === last && Date.now() - at < TOGETHER;
    this.#steps = {
      back: same ? back : [...back, before].slice(-MOST),
      forth: [],
      place,
      at: Date.now(),
    };
    this.#put({ ...next, at: Date.now() });
  }

  undo(): void {
    const before = this.#steps.back.at(-1);
    const now = this.design;
    if (!before || !now) return;
    this.#steps = {
      back: this.#steps.back.slice(0, -1),
      forth: [...this.#steps.forth, now],
      place: '',
      at: 0,
    };
    this.#put(before);
  }

  redo(): void {
    const next = this.#steps.forth.at(-1);
    const now = this.design;
    if (!next || !now) return;
    this.#steps = {
      back: [...this.#steps.back, now],
      forth: this.#steps.forth.slice(0, -1),
      place: '',
      at: 0,
    };
    this.#put(next);
  }

  throwAway(design: Design): void {
    drop(design.id);
    this.designs = this.designs.filter(({ id }) => id !== design.id);
    this.thrown = design;
    if (this.#id === design.id) this.open(null);
  }

  bringBack(): void {
    if (this.thrown) this.#put(this.thrown);
    this.thrown = null;
  }

  #put(design: Design): void {
    this.unkept = !keep(design);
    const others = this.designs.filter(({ id }) => id !== design.id);
    this.designs = [design, ...others];
  }
}
