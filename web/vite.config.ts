import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The house that `npm run dev` talks to. */
const house = process.env.LUCKHOUSE ?? 'http://127.0.0.1:7070';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: house, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
