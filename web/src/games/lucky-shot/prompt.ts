import type { Args } from '../../text/bundle';
import type { Key } from './path';
import { seatOf } from './read';
import type { Phase, Treasure, View } from './rules';
import type { TextKey } from './text';

/** A text of the catalogue with what is put into it; treasures are put in as keys of their own. */
export interface Prompt {
  key: TextKey;
  args?: Args;
  treasure?: Treasure;
}

const kindOf = (key: Key | undefined) => key?.split(':')[0] ?? '';

/** What the player is to do now, given what was touched and what can be touched next. */
export function ownPrompt(phase: Phase, path: readonly Key[], nextKeys: readonly Key[]): Prompt {
  const kind = kindOf(nextKeys.find((key) => !key.startsWith('word:')) ?? nextKeys[0]);
  if (path.length > 0 && kind === 'word')
    return { key: nextKeys[0]!.startsWith('word:move') ? 'lucky-prompt-guard' : 'lucky-prompt-bricks' };
  if (path.length > 0 && kind === 'level') return levelPrompt(path.at(-1)!);
  switch (phase.name) {
    case 'put':
      return { key: 'lucky-prompt-put', args: { die: phase.die } };
    case 'hunt':
    case 'die':
      return { key: `lucky-prompt-${phase.name}` };
    case 'take':
      return { key: kind === 'fort' ? 'lucky-prompt-into' : 'lucky-prompt-treasure' };
    case 'salvage':
      return { key: 'lucky-prompt-salvage', treasure: phase.loose.treasure };
    case 'power':
      return { key: 'lucky-prompt-power', treasure: phase.treasure };
    default:
      return actPrompt(path, nextKeys);
  }
}

function levelPrompt(touched: Key): Prompt {
  if (touched === 'new') return { key: 'lucky-prompt-level-new' };
  return { key: 'lucky-prompt-level', args: { fort: touched.split(':')[1] ?? '' } };
}

function actPrompt(path: readonly Key[], nextKeys: readonly Key[]): Prompt {
  if (path.length >= 2) return { key: 'lucky-prompt-into' };
  const place = path[0]?.split(':')[1];
  if (place) return { key: `lucky-prompt-${place}` as TextKey };
  return { key: nextKeys.some((key) => !key.startsWith('word:')) ? 'lucky-prompt-act' : 'lucky-prompt-done' };
}

/** What others do now, for whoever looks on. */
export function othersPrompt({ phase, chosen_die }: View, name: string): Prompt {
  if (phase.name === 'die' && !chosen_die) return { key: 'lucky-wait-roll' };
  switch (phase.name) {
    case 'level':
    case 'deal':
    case 'starter':
      return { key: 'lucky-wait-setup' };
    case 'put':
      return { key: 'lucky-wait-put', args: { name, die: phase.die } };
    case 'act':
    case 'hunt':
    case 'take':
    case 'die':
      return { key: `lucky-wait-${phase.name}`, args: { name } };
    case 'salvage':
      return { key: 'lucky-wait-salvage', args: { name }, treasure: phase.loose.treasure };
    case 'power':
      return { key: 'lucky-wait-power', args: { name }, treasure: phase.treasure };
    default:
      return { key: 'lucky-wait-roll' };
  }
}

/** The number of the rules' chapter that explains the phase. */
export function chapterOf(view: View): number {
  const { name } = view.phase;
  if (name === 'level' || name === 'deal' || name === 'starter') return 1;
  return name === 'over' ? 3 : 2;
}

/** Where a treasure is now. */
export type Whereabouts =
  { at: 'available' | 'aside' | 'loose' } | { at: 'fort'; fort: string; seat: number };

export function whereIs(view: View, treasure: Treasure): Whereabouts {
  if (view.available.includes(treasure)) return { at: 'available' };
  if (view.set_aside.includes(treasure)) return { at: 'aside' };
  const forts = view.players.flatMap((player) => player.forts);
  const fort = forts.find((each) => each.treasure === treasure);
  return fort ? { at: 'fort', fort: fort.name, seat: seatOf(fort.name) } : { at: 'loose' };
}
