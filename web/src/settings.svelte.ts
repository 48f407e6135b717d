import { LANGUAGES, speak, type Language } from './text/catalogue.svelte';

export type Theme = 'auto' | 'light' | 'dark';
/** How quickly things move: `off` shows what is new at once. */
export type Speed = 'off' | 'fast' | 'normal' | 'slow';

interface Settings {
  name: string;
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Throw one's own dice by hand, also where the rules roll by themselves. */
  throwDice: boolean;
  /** Show one's chance to win at every turn, at tables that allow it. */
  winBar: boolean;
  /** Games whose tour was seen or put away. */
  toured: string[];
}

const PLACE = 'luckhouse.settings';

function preferred(): Settings {
  const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? 'en';
  return {
    name: '',
    language: language as Language,
    theme: 'auto',
    speed: 'normal',
    sound: true,
    throwDice: false,
    winBar: false,
    toured: [],
  };
}

function read(): Settings {
  try {
    return { ...preferred(), ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>) };
  } catch {
    return preferred();
  }
}

/** What this browser remembers of its user. Other tabs follow. */
export const settings: Settings = $state(read());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  void apply();
}

/** The tour of a game was seen, or is to be shown again. */
export const toured = (game: string, seen: boolean): void =>
  change({ toured: [...settings.toured.filter((each) => each !== game), ...(seen ? [game] : [])] });

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
let still = $state(reduced.matches);
reduced.addEventListener('change', () => (still = reduced.matches));
let haste = $state(1);
let throwing = true;
let pictures = 0;
/** Put up a picture of a table: until it is there nothing moves or sounds. */
export function holdStill(): () => void {
  pictures += 1;
  return () => void (pictures -= 1);
}
export const heldStill = (): boolean => pictures > 0;
/** Are dice thrown now? Those that come into sight later lie where they are. */
export const mayTumble = (): boolean => throwing && !heldStill();
/** How fast the story of a table is shown. */
export const pacing = {
  factor: () => ({ off: 0, fast: 0.45, normal: 1, slow: 1.6 })[settings.speed],
  calm: () => still,
  byHand: () => settings.throwDice,
  /** So much of its usual time every movement takes, while there is much to show. */
  hasten: (by: number, rolls = true) => void ([haste, throwing] = [by, rolls]),
};

/** By how much the time of every movement is multiplied: 0 is no movement at all. */
export function pace(): number {
  if (still || heldStill()) return 0;
  return haste * { off: 0, fast: 0.4, normal: 1, slow: 1.5 }[settings.speed];
}

/** Make the page look and speak as it is set. */
export async function apply(): Promise<void> {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.still = String(pace() === 0);
  await speak(settings.language);
  root.lang = settings.language;
}

window.addEventListener('storage', (event) => {
  if (event.key === PLACE) Object.assign(settings, read());
  void apply();
});
