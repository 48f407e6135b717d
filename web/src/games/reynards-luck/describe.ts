import { winnerOf, type Fight } from './fight';
import type { Scenery } from './scenery';
import { t } from './text';
import type { Kind, Piece, SeatId, Square } from './types';
import { SEATS } from './types';

/** The words for what is drawn. */
export const kindWord = (kind: Kind): string => (kind === 'fox' ? t('reynard.fox') : kind);
export const sideWord = (seat: SeatId): string => t(`reynard.${seat}`);

/** A square, what is printed on it and who stands there. */
export function squareWords(
  square: Square,
  piece: Piece | undefined,
  scenery: Scenery,
  own: SeatId | null,
): string[] {
  const words = [pieceWords(square, piece, own)];
  if (scenery.foxheads.has(square)) words.push(t('reynard.foxhead'));
  for (const seat of SEATS)
    if (scenery.shields[seat] === square) words.push(t('reynard.cell.shield', { side: sideWord(seat) }));
  if (piece?.standing === 'revealed') words.push(t('reynard.cell.known'));
  if (piece?.standing === 'turncoat') words.push(t('reynard.cell.turncoat'));
  return words;
}

function pieceWords(square: Square, piece: Piece | undefined, own: SeatId | null): string {
  if (!piece) return t('reynard.cell.empty', { square });
  const side = sideWord(piece.owner);
  if (!piece.kind) return t('reynard.cell.hidden', { square, side });
  const kind = kindWord(piece.kind);
  return piece.owner === own
    ? t('reynard.cell.own', { square, kind })
    : t('reynard.cell.piece', { square, kind, side });
}

/** What came of a confrontation; nothing while it goes on. */
export function resultWords(fight: Fight): string {
  const winner = winnerOf(fight);
  if (winner === null) return '';
  if (winner === 'tie') return t('reynard.duel.tie');
  const lost = fight.sides.find((side) => side.seat !== winner)?.kind;
  const kind = lost === 'fox' ? t('reynard.duel.fox') : t('reynard.duel.value', { kind: lost ?? '' });
  return t('reynard.duel.won', { side: sideWord(winner), kind });
}
