/** Small sounds, made here from nothing; silent until the person asks for them. */

import { settings } from "./settings.svelte";
import { rendered, type Sound } from "./sounds";

export type { Sound };

/** Samples a second; the browser fits them to its own. */
const RATE = 32_000;

let context: AudioContext | null = null;
const buffers = new Map<Sound, AudioBuffer>();

/** A page may make no sound before it was touched; asking earlier only earns a warning. */
function isAllowed(): boolean {
  return !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
}

export function play(sound: Sound): void {
  if (!settings.sound || !isAllowed()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const source = context.createBufferSource();
  source.buffer = bufferOf(context, sound);
  source.connect(context.destination);
  source.start();
}

function bufferOf(audio: AudioContext, sound: Sound): AudioBuffer {
  const known = buffers.get(sound);
  if (known !== undefined) return known;
  const samples = rendered(sound, RATE);
  const buffer = audio.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  buffers.set(sound, buffer);
  return buffer;
}

/** The quiet of an old house, over and over, until the function that is given back is called. */
export function startAmbience(): () => void {
  if (!settings.ambience || !isAllowed()) return () => undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const source = context.createBufferSource();
  source.buffer = bufferOf(context, "ambience");
  source.loop = true;
  source.connect(context.destination);
  source.start();
  return () => source.stop();
}
