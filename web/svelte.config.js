import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** A short name for the styles of a component: it stands at every element. */
const cssHash = ({ css, hash }) => `s${hash(css).slice(-4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
