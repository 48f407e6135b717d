declare module 'virtual:messages' {
  import type { CompactMessages } from '../../vite-compact';

  /** Catalogues that are fetched together, by `LANGUAGE/FILE`: see `vite-messages.ts`. */
  const files: Readonly<
    Record<string, () => Promise<{ default: Readonly<Record<string, CompactMessages>> }>>
  >;
  export default files;
}
