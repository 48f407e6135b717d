/** What the table has agreed on, as far as it can be seen. */
export interface Agreed {
  target: number | null;
  /** Null where nobody expects to see it. */
  cap: number | null;
  teams: boolean;
  bestBrick: boolean;
  alwaysBack: boolean;
  houseCalls: boolean;
  fullSpread: boolean;
}

/** Who sets no cap plays until a marble is missing. */
const NO_CAP = 1000;

export function agreedOn(options: Readonly<Record<string, string>> | undefined): Agreed {
  const is = (key: string, value: string) => options?.[key] === value;
  const number = (key: string) => Number(options?.[key]) || null;
  const cap = number('cap');
  return {
    target: number('target'),
    cap: cap !== null && cap < NO_CAP ? cap : null,
    teams: is('teams', 'on'),
    bestBrick: is('plain', 'best'),
    alwaysBack: is('retrieve', 'always'),
    houseCalls: is('calls', 'house'),
    fullSpread: is('spread', 'full'),
  };
}
