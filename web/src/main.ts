import { mount } from 'svelte';
import App from './App.svelte';
import { apply } from './settings.svelte';
import './style/base.css';

const house = document.getElementById('house');
if (!house) throw new Error('the page has no place for the house');

await apply();
mount(App, { target: house });

// Only the built page is kept for later: while it is being written it changes all the time.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
