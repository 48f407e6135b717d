import type { Sound } from '../../sound';
import type { News } from '../../table/director/director.svelte';
import { rollOf } from './chapter';
import { factsOf } from './read';
import type { View } from './rules';

const held = (view: View, seat: number) =>
  view.players[seat - 1]?.forts.filter((fort) => fort.treasure).length ?? 0;

/** What is to be heard of the news: a treasure of one's own won or lost, else dice, else a move. */
export function soundOf(news: News, view: View, seat: number | null): Sound | null {
  if (!news.before || news.lines.length === 0) return null;
  const more = seat === null ? 0 : held(view, seat) - held(news.before.view as View, seat);
  if (more !== 0) return more > 0 ? 'good' : 'bad';
  const rolled = news.lines.some(({ facts }) => factsOf(facts).some((fact) => rollOf(fact) !== null));
  return rolled ? 'dice' : 'move';
}
