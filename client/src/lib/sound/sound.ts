/** Plays synthesised sounds; off until the user turns them on. */

import { settings } from "@/lib/settings.svelte";
import { rendered, type Sound } from "./sounds";

export type { Sound };

/** Samples per second; the browser resamples them. */
const RATE = 32_000;

let context: AudioContext | null = null;
const buffers = new Map<Sound, AudioBuffer>();

/** Browsers allow sound only after a user gesture. */
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

/** Loops the background sound until the returned function is called. */
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
