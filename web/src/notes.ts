import type { Sound } from './sound';

interface Note {
  /** In seconds from the beginning. */
  at: number;
  /** In Hertz; 0 is a knock on wood. */
  pitch: number;
  length: number;
  loud: number;
}

const knock = (at: number, loud: number): Note => ({ at, pitch: 0, length: 0.05, loud });
const note = (at: number, pitch: number, length = 0.18): Note => ({ at, pitch, length, loud: 0.12 });
const SOUNDS: Record<Sound, readonly Note[]> = {
  dice: [knock(0, 0.3), knock(0.09, 0.22), knock(0.16, 0.26), knock(0.3, 0.16), knock(0.42, 0.1)],
  move: [knock(0, 0.2)],
  good: [note(0, 660), note(0.09, 880)],
  bad: [note(0, 294), note(0.12, 220, 0.3)],
  turn: [note(0, 523), note(0.1, 659)],
  end: [note(0, 523), note(0.13, 659), note(0.26, 784), note(0.39, 1047, 0.5)],
};

let audio: AudioContext | undefined;

function ring(context: AudioContext, { at, pitch, length, loud }: Note): void {
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(context.destination);
  const source = pitch > 0 ? tone(context, pitch) : rattle(context);
  source.connect(gain);
  source.start(start);
  source.stop(start + length);
}

function tone(context: AudioContext, pitch: number): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  return oscillator;
}

function rattle(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(0.05 * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach(
    (_, index) => (samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3),
  );
  return new AudioBufferSourceNode(context, { buffer });
}

/** Let a sound be heard. */
export function sound(which: Sound): void {
  audio ??= new AudioContext();
  for (const each of SOUNDS[which]) ring(audio, each);
}
