import { LANGUAGES, speak, type Language } from './text/catalogue.svelte';

export type Theme = 'auto' | 'light' | 'dark';
/** How quickly things move: `off` shows what is new at once. */
export type Speed = 'off' | 'fast' | 'normal';

interface Settings {
  name: string;
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
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

const calm = matchMedia('(prefers-reduced-motion: reduce)');
let still = $state(calm.matches);
calm.addEventListener('change', () => (still = calm.matches));

/** By how much the time of every movement is multiplied: 0 is no movement at all. */
export function pace(): number {
  if (still) return 0;
  return { off: 0, fast: 0.4, normal: 1 }[settings.speed];
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
