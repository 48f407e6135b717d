/** What a board asks of the browser before it is drawn; to be imported before any board. */
const kept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const still = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
const window = { addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, {
  localStorage: kept,
  matchMedia: () => still,
  window,
  addEventListener: window.addEventListener,
  location: { pathname: '/' },
});
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });

export {};
