import type { Component } from 'svelte';
import type { GamePage } from './contract';

const boxes = import.meta.glob<Component>('./*/Box.svelte', { eager: true, import: 'default' });
const pages = import.meta.glob<GamePage>('./*/index.ts', { import: 'default' });

/** A folder with the name of the game is all it takes; a game without one is played on the plain table. */
export const boxOf = (game: string): Component | undefined => boxes[`./${game}/Box.svelte`];
export const pageOf = (game: string): Promise<GamePage> | undefined => pages[`./${game}/index.ts`]?.();
