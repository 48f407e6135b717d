import { KINDS, type Design } from './draft';

/** Designs are kept one by one, so that two windows do not write over each other's. */
const DESIGN = 'luckhouse.design.';
/** The one that was open last. */
const OPEN = 'luckhouse.workbench';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What was kept, if it still is a design: nothing else of it is trusted, the house checks the rest. */
function read(text: string | null): Design | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(found) || !KINDS.some((kind) => kind === found['kind']) || !isRecord(found['draft']))
      return null;
    const { draft } = found;
    const whole =
      found['kind'] === 'sheet'
        ? Array.isArray(draft['zone']) && Array.isArray(draft['rows'])
        : isRecord(draft['red']) && isRecord(draft['blue']) && Array.isArray(draft['foxheads']);
    return whole ? (found as Design) : null;
  } catch {
    return null;
  }
}

/** Every design of this browser, the latest first. */
export function all(): Design[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(DESIGN));
    const found = keys.flatMap((key) => read(localStorage.getItem(key)) ?? []);
    return found.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** False if the browser keeps nothing: then whoever draws should know. */
export function keep(design: Design): boolean {
  try {
    localStorage.setItem(DESIGN + design.id, JSON.stringify(design));
    return true;
  } catch {
    return false;
  }
}

export function drop(id: string): void {
  try {
    localStorage.removeItem(DESIGN + id);
  } catch {
    // What was never kept need not be forgotten.
  }
}

export const isDesign = (key: string | null): boolean => key?.startsWith(DESIGN) ?? false;

export function lastOpen(): string | null {
  try {
    return localStorage.getItem(OPEN);
  } catch {
    return null;
  }
}

export function rememberOpen(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(OPEN);
    else localStorage.setItem(OPEN, id);
  } catch {
    // It is only opened again by hand then.
  }
}
