import { Bundle } from '../src/text/bundle';
import { compact } from '../vite-compact';
import type { Messages } from '../vite-messages';

/** Messages that were read just now, as the pages say them. */
export const bundleOf = (language: string, messages: Messages) => new Bundle(language, compact(messages));
