import { winnerOf, type Fight } from './fight';
import { homeOf, SEATS } from './read';
import type { Kind, StaticData, Seat, SeenPiece, Square } from './rules';
import { t } from './text';

/** The words for what is drawn. */
export const kindWord = (kind: Kind): string => (kind === 'fox' ? t('reynard-fox') : kind);
export const sideWord = (seat: Seat): string => t(seat === 'p1' ? 'reynard-p1' : 'reynard-p2');

/** A square, what is printed on it and who stands there. */
export function squareWords(
  square: Square,
  piece: SeenPiece | undefined,
  staticData: StaticData,
  own: Seat | null,
): string[] {
  const words = [pieceWords(square, piece, own)];
  if (staticData.foxheads.includes(square)) words.push(t('reynard-foxhead'));
  for (const seat of SEATS)
    if (homeOf(staticData, seat).shield === square)
      words.push(t('reynard-cell-shield', { side: sideWord(seat) }));
  if (piece?.standing === 'revealed') words.push(t('reynard-cell-known'));
  if (piece?.standing === 'turncoat') words.push(t('reynard-cell-turncoat'));
  return words;
}

function pieceWords(square: Square, piece: SeenPiece | undefined, own: Seat | null): string {
  if (!piece) return t('reynard-cell-empty', { square });
  const side = sideWord(piece.owner);
  if (!piece.kind) return t('reynard-cell-hidden', { square, side });
  const kind = kindWord(piece.kind);
  return piece.owner === own
    ? t('reynard-cell-own', { square, kind })
    : t('reynard-cell-piece', { square, kind, side });
}

/** What came of a confrontation; nothing while it goes on. */
export function resultWords(fight: Fight): string {
  const winner = winnerOf(fight);
  if (winner === null) return '';
  if (winner === 'tie') return t('reynard-duel-tie');
  const lost = fight.sides.find((side) => side.seat !== winner)?.kind;
  const kind = lost === 'fox' ? t('reynard-duel-fox') : t('reynard-duel-value', { kind: lost ?? '' });
  return t('reynard-duel-won', { side: sideWord(winner), kind });
}
