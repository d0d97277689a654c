/** Measures loudness by ITU-R BS.1770: two filters, then blocks, then gating. */

const BLOCK = 0.4;
const STEP = 0.1;
const ABSOLUTE = -70;
const RELATIVE = -10;

interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The head's effect: high frequencies sound louder. */
function shelf(rate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const norm = 1 + k / q + k * k;
  return {
    b: [
      (high + (middle * k) / q + k * k) / norm,
      (2 * (k * k - high)) / norm,
      (high - (middle * k) / q + k * k) / norm,
    ],
    a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm],
  };
}

/** The ear's high-pass: very low frequencies are hardly heard. */
function highPass(rate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const norm = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] };
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

const unitsOf = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** Loudness of one channel in LUFS. A signal shorter than a block is one block. */
export function loudness(samples: Float32Array, rate: number): number {
  const heard = filtered(filtered(samples, shelf(rate)), highPass(rate));
  const size = Math.round(BLOCK * rate);
  const powers: number[] = [];
  for (let at = 0; at === 0 || at + size <= heard.length; at += Math.round(STEP * rate)) {
    let sum = 0;
    for (let i = at; i < Math.min(at + size, heard.length); i += 1) sum += (heard[i] ?? 0) ** 2;
    powers.push(sum / size);
  }
  const audible = powers.filter((power) => unitsOf(power) > ABSOLUTE);
  const gate = unitsOf(mean(audible)) + RELATIVE;
  return unitsOf(mean(audible.filter((power) => unitsOf(power) > gate)));
}

export function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

export function toDecibels(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}
