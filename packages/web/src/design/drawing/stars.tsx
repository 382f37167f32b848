import { seededDraws } from './seeded-draws.ts';

interface Sky {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly seed: number;
}

/** Stars over a whole picture, a few of them large; the same ones every time. */
export function stars({ width, height, count, seed }: Sky) {
  const draw = seededDraws(seed);
  return Array.from({ length: count }, (_, index) => (
    <circle
      key={index}
      cx={Math.round(draw() * width)}
      cy={Math.round(draw() * height)}
      r={hundredths(0.4 + draw() ** 5 * 1.5)}
      opacity={hundredths(0.25 + draw() * 0.6)}
    />
  ));
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
