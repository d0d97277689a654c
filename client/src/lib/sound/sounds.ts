/**
 * The sounds as a set: each is a few partials and a breath of noise, rendered to samples. All are
 * normalised to the same loudness (ITU-R BS.1770) below the same peak, so that none stands out. The
 * ambience is far quieter. `python -m tools.assets sounds` prints what they measure.
 */

import { loudness, peakOf, toDecibels } from "./loudness";

export const SOUNDS = [
  "turn",
  "card",
  "flip",
  "dice",
  "bell",
  "loss",
  "gain",
  "chat",
  "dread",
  "death",
  "win",
  "ambience",
] as const;

export type Sound = (typeof SOUNDS)[number];

/** Target loudness in LUFS, of every sound and of the ambience. */
export const LOUDNESS = -23;
export const QUIET = -41;
/** The highest peak allowed, in decibels below full scale. */
export const PEAK = -1;

/** A tone that swells, bends and fades. Times in seconds, volumes relative to each other. */
interface Tone {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly volume: number;
  readonly bend?: number;
  /** How long it swells. */
  readonly attack?: number;
}

/** Noise around a pitch: paper, wood, breath. */
interface Breath {
  readonly at: number;
  readonly length: number;
  readonly volume: number;
  readonly around: number;
}

interface Score {
  readonly length: number;
  readonly tones?: readonly Tone[];
  readonly breaths?: readonly Breath[];
  /** Whether it loops, so that its end must fit its beginning. */
  readonly endless?: boolean;
}

const bellOf = (pitch: number, length: number, volume = 1, at = 0): Tone[] =>
  [
    [1, 1],
    [2.01, 0.45],
    [2.76, 0.24],
    [4.2, 0.12],
  ].map(([ratio = 1, share = 1]) => ({
    at,
    pitch: pitch * ratio,
    length: length / Math.sqrt(ratio),
    volume: volume * share,
  }));

const SCORES: Readonly<Record<Sound, Score>> = {
  turn: { length: 1.2, tones: [...bellOf(523, 0.8), ...bellOf(784, 1, 0.8, 0.12)] },
  card: { length: 0.5, breaths: [{ at: 0, length: 0.3, volume: 1, around: 2600 }] },
  flip: {
    length: 0.5,
    breaths: [{ at: 0, length: 0.14, volume: 1, around: 3400 }],
    tones: [{ at: 0.06, pitch: 330, length: 0.14, volume: 0.3, bend: 1.4 }],
  },
  dice: {
    length: 0.7,
    breaths: [0, 0.09, 0.16, 0.27, 0.41].map((at, i) => ({
      at,
      length: 0.07,
      volume: 1 - i * 0.14,
      around: 1700,
    })),
    tones: [0.05, 0.2, 0.35].map((at, i) => ({ at, pitch: 410 - i * 40, length: 0.06, volume: 0.3 })),
  },
  bell: { length: 2.6, tones: bellOf(98, 2.5).concat(bellOf(196, 1.8, 0.5)) },
  loss: {
    length: 1.1,
    tones: [
      { at: 0, pitch: 220, length: 0.8, volume: 1, bend: 0.6 },
      { at: 0.06, pitch: 139, length: 1, volume: 0.8, bend: 0.7 },
    ],
  },
  gain: { length: 0.9, tones: [...bellOf(392, 0.5), ...bellOf(494, 0.7, 0.9, 0.1)] },
  chat: { length: 0.45, tones: bellOf(880, 0.3) },
  dread: {
    length: 2,
    tones: [
      { at: 0, pitch: 55, length: 2, volume: 1, bend: 0.8, attack: 0.5 },
      { at: 0, pitch: 58.3, length: 2, volume: 0.9, bend: 0.78, attack: 0.6 },
      { at: 0.2, pitch: 311, length: 1.7, volume: 0.22, bend: 0.94, attack: 0.8 },
    ],
    breaths: [{ at: 0, length: 1.9, volume: 0.35, around: 420 }],
  },
  death: {
    length: 1.9,
    tones: [...bellOf(82, 1.8), { at: 0.1, pitch: 165, length: 1.4, volume: 0.5, bend: 0.5 }],
    breaths: [{ at: 0.1, length: 1.2, volume: 0.2, around: 900 }],
  },
  win: {
    length: 1.9,
    tones: [0, 0.14, 0.28, 0.42].flatMap((at, i) => bellOf([392, 494, 587, 784][i] ?? 392, 1.3, 0.9, at)),
  },
  ambience: {
    length: 12,
    endless: true,
    tones: [
      { at: 0, pitch: 55, length: 12, volume: 0.5, attack: 6 },
      { at: 4, pitch: 82.4, length: 8, volume: 0.3, attack: 4 },
    ],
    breaths: [
      { at: 0, length: 12, volume: 1, around: 260 },
      { at: 5, length: 6, volume: 0.5, around: 700 },
    ],
  },
};

/** Renders a sound as samples between -1 and 1, at its target loudness and below the peak. */
export function rendered(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const score = SCORES[sound];
  const samples = new Float32Array(Math.round(score.length * rate));
  for (const tone of score.tones ?? []) addTone(samples, rate, tone);
  for (const breath of score.breaths ?? []) addBreath(samples, rate, breath);
  if (score.endless !== true) fadeOut(samples, rate);
  const wanted = sound === "ambience" ? QUIET : LOUDNESS;
  const gain = wanted - loudness(samples, rate);
  const room = PEAK - toDecibels(peakOf(samples));
  const factor = 10 ** (Math.min(gain, room) / 20);
  return samples.map((sample) => sample * factor);
}

function addTone(samples: Float32Array, rate: number, tone: Tone): void {
  const { at, pitch, length, volume, bend = 1, attack = 0.012 } = tone;
  const first = Math.round(at * rate);
  let phase = 0;
  for (let i = 0; i < length * rate && first + i < samples.length; i += 1) {
    const time = i / rate;
    phase += (2 * Math.PI * pitch * bend ** (time / length)) / rate;
    const swell = Math.min(1, time / attack);
    const dying = time < attack ? 1 : Math.exp((-5 * (time - attack)) / (length - attack || 1));
    samples[first + i] = (samples[first + i] ?? 0) + Math.sin(phase) * volume * swell * dying;
  }
}

/** Adds noise through a resonant filter, loudest in the middle. The noise is the same every time. */
function addBreath(samples: Float32Array, rate: number, { at, length, volume, around }: Breath): void {
  const first = Math.round(at * rate);
  const count = Math.round(length * rate);
  const turn = (2 * Math.PI * around) / rate;
  const r = 1 - turn / 2.4;
  let seed = Math.round(around * 7919 + at * 1000) >>> 0;
  let [one, two] = [0, 0];
  for (let i = 0; i < count && first + i < samples.length; i += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const noise = seed / 2 ** 31 - 1;
    const now = noise * (1 - r) + 2 * r * Math.cos(turn) * one - r * r * two;
    [two, one] = [one, now];
    samples[first + i] = (samples[first + i] ?? 0) + now * volume * Math.sin((Math.PI * i) / count) ** 2;
  }
}

/** Fades out the last 20 ms, to avoid clicks. */
function fadeOut(samples: Float32Array, rate: number): void {
  const length = Math.round(0.02 * rate);
  for (let i = 0; i < length; i += 1) {
    const at = samples.length - length + i;
    samples[at] = (samples[at] ?? 0) * (1 - i / length);
  }
}

/** Measures each sound at the playback rate. */
export function measured(rate = 32_000): { sound: Sound; seconds: number; peak: number; loudness: number }[] {
  return SOUNDS.map((sound) => {
    const samples = rendered(sound, rate);
    return {
      sound,
      seconds: samples.length / rate,
      peak: toDecibels(peakOf(samples)),
      loudness: loudness(samples, rate),
    };
  });
}
