import { has, t } from '../text/lobby';
import type { GameBrief } from '../protocol';
import { isBot } from './listing';
import { botOf } from './setup';

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A level by its word; one that the page does not know keeps its word. */
export function levelName(word: string): string {
  const key = `level-${word}`;
  return has(key) ? t(key) : capital(word);
}

export function botName(word: string): string {
  const { level, character } = botOf(word);
  const args = { level: levelName(level), character: capital(character) };
  return character ? t('bot-character', args) : t('bot-name', args);
}

/** As somebody at the table calls it: `Grudge`, or `Steady`. */
export function shortBotName(word: string): string {
  const { level, character } = botOf(word);
  return character ? capital(character) : levelName(level);
}

/** Somebody in a list: bots say what they are. */
export const shownName = (game: GameBrief | undefined, name: string) =>
  isBot(game, name) ? botName(name) : name;
