declare module 'virtual:messages' {
  import type { Messages } from '../../vite-messages';

  /** Catalogues that are fetched together, by `LANGUAGE/FILE`: see `vite-messages.ts`. */
  const files: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, Messages>> }>>>;
  export default files;
}
