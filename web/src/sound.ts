import { heldStill, settings } from './settings.svelte';

/** Sounds of the table, made of a few notes each, which come with the first that is heard. */
export type Sound = 'dice' | 'move' | 'good' | 'bad' | 'turn' | 'end';

/** Play a sound, if sounds are on. Browsers are silent until the first touch of the page. */
export function play(sound: Sound): void {
  if (heldStill()) return;
  if (!settings.sound || typeof AudioContext === 'undefined' || document.visibilityState !== 'visible')
    return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  // A sound that cannot be had is no reason to stop.
  import('./notes').then((notes) => notes.sound(sound)).catch(() => undefined);
}
