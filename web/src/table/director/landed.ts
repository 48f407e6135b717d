/** What is thrown: dice, and the bricks of Fortuna. */
const THROWN = 'svg.die, .pile > .slot';

const isThrown = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && (effect.target?.matches(THROWN) ?? false);

const flying = () => document.getAnimations().filter(isThrown);

/** Goes on when everything that was thrown lies: a busy machine may be late in drawing it. */
export function landed(then: () => void): void {
  const all = flying();
  if (all.length === 0) then();
  else void Promise.allSettled(all.map(({ finished }) => finished)).then(then);
}

/** Whatever is still in the air lies now: it is about to be named. */
export function settle(): void {
  flying().forEach((flight) => flight.finish());
}
