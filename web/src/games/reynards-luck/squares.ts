import type { Square } from './rules';

/** Where a square is drawn: columns from the left, rows from the top. */
export interface Spot {
  column: number;
  row: number;
}

/** A board of so many squares a side, seen from below; turned, from the side of Blue. */
export class Squares {
  constructor(
    readonly size: number,
    readonly turned: boolean,
  ) {}

  spot(square: Square): Spot {
    const file = square.charCodeAt(0) - 97;
    const rank = Number(square.slice(1)) - 1;
    return this.turned
      ? { column: this.size - 1 - file, row: rank }
      : { column: file, row: this.size - 1 - rank };
  }

  at({ column, row }: Spot): Square {
    const file = this.turned ? this.size - 1 - column : column;
    const rank = this.turned ? row : this.size - 1 - row;
    return `${String.fromCharCode(97 + file)}${rank + 1}`;
  }

  /** Row by row, as they are drawn. */
  rows(): Square[][] {
    const places = Array.from({ length: this.size }, (_, place) => place);
    return places.map((row) => places.map((column) => this.at({ column, row })));
  }

  /** The square that a key leads to; nothing if the key leads nowhere. */
  step(from: Square, key: string): Square | null {
    const { column, row } = this.spot(from);
    const end = this.size - 1;
    const kept = (place: number) => Math.min(end, Math.max(0, place));
    switch (key) {
      case 'ArrowLeft':
        return this.at({ column: kept(column - 1), row });
      case 'ArrowRight':
        return this.at({ column: kept(column + 1), row });
      case 'ArrowUp':
        return this.at({ column, row: kept(row - 1) });
      case 'ArrowDown':
        return this.at({ column, row: kept(row + 1) });
      case 'Home':
        return this.at({ column: 0, row });
      case 'End':
        return this.at({ column: end, row });
      default:
        return null;
    }
  }
}
