import { defineConfig } from 'vitest/config';
import base from './vite.config';

/** `npm run games`: tests without a browser that need a real house. */
export default defineConfig({ ...base, test: { include: ['e2e/**/*.test.ts'] } });
