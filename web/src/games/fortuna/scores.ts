import type { Line, StaticData, ScoreLine } from './rules';

/** A line of the table of scores, as it stands on the tablet. */
export interface Plate extends ScoreLine {
  /** When it fits, in signs: dice, then bricks; letters stand for numbers. */
  dice: readonly string[];
  bricks: readonly string[];
  /** What says when it fits. */
  when: Line | 'wolf-grin-either';
}

const SIGNS: Readonly<Record<Line, readonly [dice: string, bricks: string]>> = {
  cheese: ['5 6', '5 6'],
  happiness: ['a b', 'a b'],
  smile: ['a 2a', 'a'],
  grin: ['a a', 'a'],
  'half-smile': ['a 2a', '2a'],
  'wolf-grin': ['a a', '±=a'],
  plain: ['a ± b', 'a±b'],
  miss: ['', ''],
};

const signs = (text: string) => text.split(' ').filter(Boolean);

/** In the order in which they are tried. */
export const platesOf = ({ lines, wolf_either }: StaticData): readonly Plate[] =>
  lines.map((line) => {
    const [dice, bricks] = SIGNS[line.line];
    const when = wolf_either && line.line === 'wolf-grin' ? 'wolf-grin-either' : line.line;
    return { ...line, dice: signs(dice), bricks: signs(bricks), when };
  });
