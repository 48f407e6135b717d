import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium, or whichever is named. Its own ways to the network are closed: everything is on this machine. */
export const CHROMIUM = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args };

/** The same without a window, where it is packaged so: it computes less, and can do everything but notify. */
const SHELL = '/usr/bin/chromium-headless-shell';
const LIGHT = !process.env.CHROMIUM && existsSync(SHELL) ? { ...CHROMIUM, executablePath: SHELL } : CHROMIUM;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Bounds for what hangs, and none for what is slow: a busy machine takes ten times as long as an idle one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What fails by chance is tried once more, and listed as such: a busy machine is not a fault of the page.
  retries: 1,
  reporter: [['list']],
  use: { launchOptions: LIGHT, viewport: { width: 1280, height: 800 }, trace: 'off' },
});
