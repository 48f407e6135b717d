/** What is thrown: dice, and the bricks of Fortuna. */
const THROWN = 'svg.die, .pile > .slot';

const isThrown = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && (effect.target?.matches(THROWN) ?? false);

/** Goes on when everything that was thrown lies: a busy machine may be late in drawing it. */
export function landed(then: () => void): void {
  const flying = document.getAnimations().filter(isThrown);
  if (flying.length === 0) then();
  else void Promise.allSettled(flying.map(({ finished }) => finished)).then(then);
}
