/** Small sounds, made here from nothing; silent until the person asks for them. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "card" | "flip" | "bell" | "loss" | "gain" | "chat";

interface Tone {
  readonly at: number;
  readonly pitch: number;
  readonly bend: number;
  readonly length: number;
  readonly volume: number;
  readonly shape: OscillatorType;
}

const tone = (at: number, pitch: number, length: number, volume: number, bend = 1): Tone => ({
  at,
  pitch,
  bend,
  length,
  volume,
  shape: "sine",
});

const TONES: Record<Sound, readonly Tone[]> = {
  turn: [tone(0, 523, 0.7, 0.16), tone(0.12, 784, 0.9, 0.12), tone(0.12, 1571, 0.5, 0.02)],
  card: [],
  flip: [tone(0, 330, 0.08, 0.05, 1.4)],
  bell: [tone(0, 98, 2.6, 0.22), tone(0, 196.8, 2, 0.1), tone(0, 271, 1.4, 0.05), tone(0, 412, 0.9, 0.03)],
  loss: [tone(0, 220, 0.7, 0.12, 0.6), tone(0.06, 139, 0.9, 0.1, 0.7)],
  gain: [tone(0, 392, 0.4, 0.09), tone(0.1, 494, 0.5, 0.08)],
  chat: [tone(0, 880, 0.12, 0.04)],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (sound === "card") rustle(context);
  for (const each of TONES[sound]) sing(context, each);
}

function sing(audio: AudioContext, { at, pitch, bend, length, volume, shape }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(pitch * bend, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A card drawn over wood: a breath of filtered noise. */
function rustle(audio: AudioContext): void {
  const length = 0.22;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / samples.length) ** 2;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 2600;
  filter.Q.value = 0.7;
  const gain = audio.createGain();
  gain.gain.value = 0.12;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}
