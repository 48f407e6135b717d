/** The places of the house, as addresses. */
export type Place =
  | { at: 'lobby' }
  | { at: 'game'; game: string }
  | { at: 'table'; table: string }
  | { at: 'replay'; table: string }
  | { at: 'rules'; game: string }
  | { at: 'tables' }
  /** Nobody's name is oneself. */
  | { at: 'player'; player: string | null }
  /** The games that one is in the middle of. */
  | { at: 'running' }
  /** No puzzle is all of them. */
  | { at: 'puzzles'; puzzle: string | null }
  /** No day is today. */
  | { at: 'daily'; day: string | null }
  /** No tournament is all of them. */
  | { at: 'tournaments'; tournament: string | null }
  /** The best of a game. */
  | { at: 'ranking' }
  | { at: 'workshop' }
  /** For those who keep order. */
  | { at: 'order' }
  /** For whoever gets letters and wants no more. */
  | { at: 'unsubscribe' }
  | { at: 'nowhere' };

export function placeOf(path: string): Place {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { at: 'nowhere' };
  if (first === undefined) return { at: 'lobby' };
  if (first === 'tables' && !second) return { at: 'tables' };
  if (first === 'players' && !second) return { at: 'ranking' };
  if (first === 'workshop' && !second) return { at: 'workshop' };
  if (first === 'admin' && !second) return { at: 'order' };
  if (first === 'unsubscribe' && !second) return { at: 'unsubscribe' };
  if (first === 'you' && second === 'games' && !third) return { at: 'running' };
  if (first === 'you' && !second) return { at: 'player', player: null };
  if (first === 'puzzles' && !third) return { at: 'puzzles', puzzle: second ?? null };
  if (first === 'daily' && !third) return { at: 'daily', day: second ?? null };
  if (first === 'tournaments' && !third) return { at: 'tournaments', tournament: second ?? null };
  if (second === undefined) return { at: 'nowhere' };
  if (first === 't' && third === 'replay') return { at: 'replay', table: second };
  if (third !== undefined) return { at: 'nowhere' };
  if (first === 't') return { at: 'table', table: second };
  if (first === 'g') return { at: 'game', game: second };
  if (first === 'players') return { at: 'player', player: second };
  if (first === 'rules') return { at: 'rules', game: second };
  return { at: 'nowhere' };
}

export function pathOf(place: Place): string {
  switch (place.at) {
    case 'table':
      return `/t/${place.table}`;
    case 'replay':
      return `/t/${place.table}/replay`;
    case 'game':
      return `/g/${place.game}`;
    case 'rules':
      return `/rules/${place.game}`;
    case 'player':
      return place.player === null ? '/you' : `/players/${place.player}`;
    case 'puzzles':
      return place.puzzle === null ? '/puzzles' : `/puzzles/${place.puzzle}`;
    case 'daily':
      return place.day === null ? '/daily' : `/daily/${place.day}`;
    case 'tournaments':
      return place.tournament === null ? '/tournaments' : `/tournaments/${place.tournament}`;
    case 'tables':
      return '/tables';
    case 'running':
      return '/you/games';
    case 'ranking':
      return '/players';
    case 'workshop':
      return '/workshop';
    case 'order':
      return '/admin';
    case 'unsubscribe':
      return '/unsubscribe';
    case 'lobby':
    case 'nowhere':
      return '/';
  }
}

const route = $state<{ place: Place }>({ place: placeOf(location.pathname) });

export const here = () => route.place;

export function go(place: Place): void {
  history.pushState(null, '', pathOf(place));
  route.place = place;
  scrollTo(0, 0);
}

addEventListener('popstate', () => (route.place = placeOf(location.pathname)));

/** For links: a plain click stays in the page, everything else is the browser's. */
export function within(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!plain || !link || link.target) return;
  event.preventDefault();
  go(placeOf(new URL(link.href).pathname));
}
