import { expect, test } from "vitest";
import { loudness, peakOf, toDecibels } from "./loudness";
import { LOUDNESS, PEAK, QUIET, rendered, SOUNDS } from "./sounds";

const RATE = 16_000;

test("a tone is as loud as the standard says: 997 Hz at full scale is -3 LUFS in one channel", () => {
  const samples = Float32Array.from({ length: 48_000 }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / 48_000));
  expect(loudness(samples, 48_000)).toBeCloseTo(-3.01, 1);
});

test.each(SOUNDS.filter((sound) => sound !== "ambience"))(
  "%s is as loud as the others, and never too loud",
  (sound) => {
    const samples = rendered(sound, RATE);
    expect(Math.abs(loudness(samples, RATE) - LOUDNESS)).toBeLessThan(0.5);
    expect(toDecibels(peakOf(samples))).toBeLessThanOrEqual(PEAK);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  },
);

test("the ambience is far quieter than the others, and loops seamlessly", () => {
  const samples = rendered("ambience", 8000);
  expect(loudness(samples, 8000)).toBeCloseTo(QUIET, 0);
  expect(Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0))).toBeLessThan(0.002);
});

test("a sound is the same every time", () => {
  expect(rendered("dice", 8000)).toEqual(rendered("dice", 8000));
});
