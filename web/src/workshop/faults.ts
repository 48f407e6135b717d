import type { DocumentFault } from '../protocol';
import type { Place } from './toml';

/** By this every part of a drawing finds what is wrong with it. */
export const FAULTS = Symbol('faults');
export type FaultAt = (place: Place) => DocumentFault | null;
