/** Panels that most games are played without: they come when one of them is opened. */
export { default as Hint } from './Hint.svelte';
export { default as Odds } from './Odds.svelte';
export { default as Rules } from './Rules.svelte';
export { default as Talk } from './Talk.svelte';
