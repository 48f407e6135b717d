import type { Player } from '../contract';
import type { Args } from '../../text/bundle';
import type { Scene } from './scene';
import type { Key } from './text';

/** Who looks at the table, and who sits there. */
export interface Company {
  players: readonly Player[];
  seat: number | null;
  /** May choose something now. */
  asked: boolean;
  /** Joins names to a list. */
  list(names: readonly string[]): string;
  /** What a score is called. */
  lineName(line: string): string;
}

export interface Sentence {
  key: Key;
  args: Args;
}

export const nameOf = (players: readonly Player[], id: string): string =>
  players.find((player) => player.id === id)?.name ?? id;

/** What is to be done now, or what the table waits for, in one sentence. */
export function promptOf(scene: Scene, company: Company): Sentence {
  const { players, seat, asked, list, lineName } = company;
  const mine = scene.seat === `p${seat}`;
  const rewarded = list(scene.rewarded.map((id) => nameOf(players, id)));
  const args = { name: nameOf(players, scene.seat), call: scene.call ? lineName(scene.call) : '' };
  switch (scene.moment) {
    case 'starting':
    case 'over':
      return { key: `ask-${scene.moment}`, args };
    case 'challenge':
      return { key: mine ? 'ask-challenge-you' : asked ? 'ask-challenge-me' : 'ask-challenge', args };
    case 'reward':
      return asked ? { key: 'ask-reward-you', args } : { key: 'ask-reward', args: { names: rewarded } };
    case 'dice':
    case 'bricks':
    case 'verdict':
      return { key: mine ? `ask-${scene.moment}-you` : `ask-${scene.moment}`, args };
    default:
      // Where nothing can be chosen, as in a game that is looked back at, nobody is asked.
      if (!mine || !asked) return { key: `ask-${scene.moment}`, args };
      if (scene.moment === 'call' && scene.diceGroups.some(Boolean))
        return { key: 'ask-call-groups-you', args };
      return { key: `ask-${scene.moment}-you`, args };
  }
}

/** Who still has to answer the call; nothing if the question stands there instead. */
export function waitsOf(scene: Scene, { players, asked, seat, list }: Company): Sentence | null {
  const names = list(players.filter((player) => player.chooses).map((player) => player.name));
  if (scene.moment !== 'challenge' || asked || !names) return null;
  const mine = seat === null || scene.seat === `p${seat}`;
  return { key: mine ? 'ask-challenge-waits' : 'ask-challenge-wait', args: { names } };
}

/** How a call came out. */
export function verdictLine(scene: Scene, { players, list, lineName }: Company): Sentence | null {
  const { scored } = scene;
  if (!scored?.called) return null;
  const { call, challengers, right } = scored.called;
  const names = list(challengers.map((id) => nameOf(players, id)));
  const args = { call: lineName(call), names };
  if (right) return { key: names ? 'verdict-right-doubted' : 'verdict-right', args };
  return { key: names ? 'verdict-caught' : 'verdict-unseen', args };
}
