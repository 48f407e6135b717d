import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { direct } from './vite-direct.ts';
import { messages } from './vite-messages.ts';

/** The house that `npm run dev` talks to. */
const house = process.env.LUCKHOUSE ?? 'http://127.0.0.1:7070';

/**
 * Few files: one for the house and its lobby, one for every table, one for each game. What is used later comes later. Each
 * file that is fetched costs more than many of them hold.
 */
const HOUSE = [
  /node_modules\/(svelte|esm-env|clsx)\//,
  /vite\/preload-helper/,
  /src\/(net|parts)\/(?!Choice|Confirm|Dialog|SettingsDialog|Said)/,
  /src\/(App|main|route|settings|sound)\b/,
  /virtual:messages$/,
  /src\/text\/(beside|bundle|catalogue|house|lobby)\b/,
  /src\/games\/(index|[a-z-]+\/Box)\b/,
  /src\/table\/players\b/,
  /src\/daily\/lantern\b/,
  /src\/lobby\/(Lobby|Hero|Shelf|GameBox|PlayNow|YourGames|TableList|TableRow|GameRow|Today|(?!question)[a-z]+\.ts)\b/,
];
const TABLE = [
  /src\/table\/(?!ahead\/|WaitingRoom|Opening|HandOver|OtherDevice|Tour|beside|WinBar|Countdown|RulesPage|hint\b|director\/(SetPiece|Since|Throw)|waiting\/|panels\/(Hint|Odds|Rules|Talk|later))/,
  /src\/parts\/Said/,
  /src\/games\/(contract|mark(s|ing)|why)\.ts/,
  /src\/fair\/(?!before|verify|chances|ed25519|receipt-file)/,
  /src\/after\/share/,
  /src\/text\/fair\b/,
];
/** A game but for its set pieces, its ending, Lantern's fights and Booty's handing out, which come later: what all need would be a file of its own otherwise. */
const GAME =
  /src\/games\/([a-z-]+)\/(?!pieces\/|(Ending|Fight|Encounter|TrayDieButton|Strength|UseButton|Score|Possible|Told|Cleared|HandOut)\.svelte|(boxes|uses|ladder)\.ts)/;
/** What several pages have in common, each a file: every file more has its name in the house's own. */
const SHARED = {
  dialogs: /src\/parts\/(Choice|Confirm|Dialog)/,
  agreed: /src\/lobby\/(NotYet|clock-words)/,
  fields: /src\/lobby\/(Cards|ClockField|Fold|NumberField|Option)/,
  invitation: /src\/table\/waiting\/(Invitation|QrCode|qr)\b/,
  known: /src\/(people\/(Trouble|titles|days|known|deed)|style\/contest)\b/,
  tournaments: /src\/tournaments\/(?!Open|When|order)/,
  workshop: /src\/(workshop\/|lobby\/OwnDocument)/,
};
const among = (places: RegExp[]) => (id: string) => places.some((place) => place.test(id));

export default defineConfig({
  plugins: [svelte(), messages(), direct()],
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
            { name: (id: string) => GAME.exec(id)?.[1] ?? null, test: GAME },
            ...Object.entries(SHARED).map(([name, test]) => ({ name, test })),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: house, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
