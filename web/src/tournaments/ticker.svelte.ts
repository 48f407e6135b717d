/** The time, as long as somebody looks at it. */
export class Ticker {
  now = $state(Date.now());

  constructor(every = 1000) {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), every);
      return () => clearInterval(timer);
    });
  }
}
