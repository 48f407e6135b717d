import { toHex } from '../net/bytes';
import { H, hex, tableHash, u64, type Hex } from './frame';

/** How many links a chain has. */
export const LINKS = 1024;

/** The link before this one: `c_(k-1)` from `c_k`. */
export function linkBefore(table: string, seat: number, chain: number, number: number, link: Hex): Hex {
  return toHex(H('link', tableHash(table), u64(seat), u64(chain), u64(number), hex(link)));
}

/** All links of a chain, from its last one down: place 0 is the anchor. */
export function chainFrom(table: string, seat: number, chain: number, top: Hex): Hex[] {
  const links = new Array<Hex>(LINKS + 1);
  const [tid, who, which] = [tableHash(table), u64(seat), u64(chain)];
  let link = hex(top);
  links[LINKS] = top;
  for (let number = LINKS; number > 0; number--) {
    link = H('link', tid, who, which, u64(number), link);
    links[number - 1] = toHex(link);
  }
  return links;
}

/** Where a seat's chain stands: which chain, and the last link that everybody knows, or its anchor as number 0. */
export interface ChainEnd {
  chain: number;
  number: number;
  last: Hex;
}

/** Is this the next link of the chain? */
export const follows = (table: string, seat: number, end: ChainEnd, link: Hex): boolean =>
  linkBefore(table, seat, end.chain, end.number + 1, link) === end.last;
