import { seededDraws } from '../../../../design/drawing/seeded-draws.ts';
import { warpRadius } from '../geometry/measures.ts';

/** The whirl turns by so much on its way in. */
const turn = 3.6;

const tenths = (value: number): number => Math.round(value * 10) / 10;

const at = (part: number, angle: number, inwards = 0): string => {
  const r = warpRadius * (0.2 + 0.84 * part) - inwards;
  const whirled = angle + turn * (1 - part) ** 1.25;
  return `${tenths(r * Math.cos(whirled))} ${tenths(r * Math.sin(whirled))}`;
};

const parts = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index / count);

/** Three arms of the whirl, every second of six; the wider, the softer their edge when they lie over each other. */
const arms = (from: number, width: number): string =>
  [0, 1, 2]
    .map((arm) => {
      const angle = ((arm * 2 + from) * Math.PI) / 3;
      const thick = (part: number) => warpRadius * width * (0.035 + 0.336 * part * (1 - part));
      const there = parts(20).map((part) => at(part, angle - width * 0.08));
      const back = parts(20)
        .toReversed()
        .map((part) => at(part, angle + 0.18 * width, thick(part)));
      return `M${[...there, ...back].join('L')}z`;
    })
    .join('');

interface Drawn {
  readonly d: string;
  readonly colour: string;
  readonly opacity: number;
}

export const warpArms: readonly Drawn[] = [1.35, 1, 0.6].flatMap((width) => [
  { d: arms(0, width), colour: '#8FD2FF', opacity: 0.13 },
  { d: arms(1, width), colour: '#5E7BFF', opacity: 0.15 },
]);

const draw = seededDraws(11);

const arc = (): string => {
  const [from, length, angle] = [draw() * 0.6, 0.25 + draw() * 0.4, draw() * 2 * Math.PI];
  return `M${parts(12)
    .map((part) => at(Math.min(1, from + length * part), angle))
    .join('L')}`;
};

const arcs = (count: number): string => Array.from({ length: count }, arc).join('');

/** Fine lines of light, every fifth of them warm. */
export const warpLines: readonly (Drawn & { readonly width: number })[] = [
  { d: arcs(13), colour: '#FFD9A0', opacity: 0.42, width: 0.8 },
  { d: arcs(14), colour: '#A9DBFF', opacity: 0.5, width: 0.7 },
  { d: arcs(12), colour: '#A9DBFF', opacity: 0.26, width: 1.2 },
  { d: arcs(14), colour: '#9D95FF', opacity: 0.45, width: 0.7 },
  { d: arcs(12), colour: '#9D95FF', opacity: 0.24, width: 1.3 },
];
