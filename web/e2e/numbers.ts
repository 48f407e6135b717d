/** Numbers that look random and are the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Options that make a game of random choices short enough for a test. */
export const SHORT: Record<string, { seats: number; options: Record<string, string> }> = {
  'lucky-shot': { seats: 2, options: { cap: '12' } },
  lantern: { seats: 1, options: {} },
  fortuna: { seats: 2, options: { cap: '12' } },
  'booty-dice': { seats: 2, options: { lives: '9', cap: '12' } },
  'reynards-luck': { seats: 2, options: { cap: '12' } },
};
