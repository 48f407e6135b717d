import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The house that `npm run dev` talks to. */
const house = process.env.LUCKHOUSE ?? 'http://127.0.0.1:7070';

/**
 * Few files: one for the house and its lobby, one for every table, one for each game. What is used later comes later. Each
 * file that is fetched costs more than many of them hold.
 */
const HOUSE = [
  /node_modules\/(svelte|esm-env|clsx)\//,
  /vite\/preload-helper/,
  /src\/(net|parts)\//,
  /src\/(App|main|route|settings|sound)\b/,
  /src\/text\/(catalogue|translate|house|lobby)\b/,
  /src\/text\/en\/(house|lobby)\b/,
  /src\/games\/(index|[a-z-]+\/Box)\b/,
  /src\/table\/players\b/,
  /src\/lobby\/(Lobby|Hero|Shelf|GameBox|PlayNow|YourGames|TableList|TableRow|Cards|NameField|[a-z]+\.ts)\b/,
];
const TABLE = [
  /src\/table\/(?!WaitingRoom|OtherDevice|waiting\/)/,
  /src\/fair\/(?!verify|chances|ed25519)/,
  /src\/after\/(share|coach\b)/,
  /src\/text\/(en\/)?fair\b/,
];
const among = (places: RegExp[]) => (id: string) => places.some((place) => place.test(id));

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', test: among(HOUSE), priority: 2 },
            { name: 'table', test: among(TABLE), priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: house, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
