import { seededDraws } from '../../../../design/drawing/seeded-draws.ts';
import { planetRadius as r } from '../geometry/measures.ts';

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Of a planet, from its lit colour and its shade: bands, craters, continents, a ring, cracks. */
export const textureKinds = 5;

const bands = (colour: 'lit' | 'shade'): string => {
  const draw = seededDraws(colour === 'lit' ? 3 : 5);
  const rows = colour === 'lit' ? [-2, 0, 2] : [-3, -1, 1, 3];
  return rows
    .map((row) => {
      const [y, high] = [tenths(row * r * 0.3 + (draw() - 0.5) * 3), tenths(r * (0.06 + draw() * 0.08))];
      return `M${-r * 1.1} ${y}a${r * 1.1} ${high} 0 0 1 ${r * 2.2} 0a${r * 1.1} ${high} 0 0 1 ${-r * 2.2} 0z`;
    })
    .join('');
};

const craterSpots = (() => {
  const draw = seededDraws(17);
  return Array.from({ length: 9 }, () => {
    const [angle, away] = [draw() * 2 * Math.PI, Math.sqrt(draw()) * r * 0.85];
    return { x: away * Math.cos(angle), y: away * Math.sin(angle), size: r * (0.07 + draw() * 0.17) };
  });
})();

const craters = (shrunk: number): string =>
  craterSpots
    .map(({ x, y, size }) => {
      const q = tenths(size * shrunk);
      return `M${tenths(x - q - (1 - shrunk) * size)} ${tenths(y)}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0z`;
    })
    .join('');

const lands = (seed: number, count: number): string => {
  const draw = seededDraws(seed);
  return Array.from({ length: count }, () => {
    const [angle, away, size] = [draw() * 2 * Math.PI, draw() * r * 0.8, r * (0.25 + draw() * 0.3)];
    const shore = Array.from({ length: 9 }, (_, index) => {
      const [turn, reach] = [(index / 9) * 2 * Math.PI, size * (0.6 + draw() * 0.6)];
      const x = away * Math.cos(angle) + reach * Math.cos(turn);
      const y = away * Math.sin(angle) + reach * Math.sin(turn) * 0.7;
      return `${tenths(x)} ${tenths(y)}`;
    });
    return `M${shore.join('L')}z`;
  }).join('');
};

const streams = (rows: readonly number[]): string =>
  rows
    .map((row) => {
      const y = tenths(row * r * 0.36);
      return `M${-r} ${y}Q0 ${tenths(y + r * 0.22)} ${r} ${tenths(y - r * 0.05)}`;
    })
    .join('');

const cracks = (() => {
  const draw = seededDraws(29);
  return Array.from({ length: 7 }, () => {
    const angle = draw() * 2 * Math.PI;
    let [x, y] = [r * 0.95 * Math.cos(angle), r * 0.95 * Math.sin(angle)];
    const line = [`${tenths(x)} ${tenths(y)}`];
    for (let step = 0; step < 4; step++) {
      x = x * (0.55 + draw() * 0.2) + (draw() - 0.5) * r * 0.35;
      y = y * (0.55 + draw() * 0.2) + (draw() - 0.5) * r * 0.35;
      line.push(`${tenths(x)} ${tenths(y)}`);
    }
    return `M${line.join('L')}`;
  }).join('');
})();

/** Drawn once, and used by every planet in its own colours: `--lit` and `--low`. */
export const Textures = ({ id }: { readonly id: string }) => (
  <>
    <g id={`${id}texture0`} transform="rotate(-18)">
      <path d={bands('shade')} fill="var(--low)" opacity=".5" />
      <path d={bands('lit')} fill="var(--lit)" opacity=".34" />
      <ellipse cx={r * 0.25} cy={r * 0.3} rx={r * 0.24} ry={r * 0.12} fill="var(--lit)" opacity=".6" />
    </g>
    <g id={`${id}texture1`}>
      <path d={craters(1)} fill="var(--low)" opacity=".6" />
      <path d={craters(0.8)} fill="var(--lit)" opacity=".2" />
    </g>
    <g id={`${id}texture2`} strokeLinejoin="round">
      <path d={lands(7, 3)} fill="var(--low)" opacity=".6" />
      <path d={lands(8, 2)} fill="var(--lit)" opacity=".4" />
      <path d={`M${-r} ${-r * 0.75}Q0 ${-r * 0.5} ${r} ${-r * 0.8}V${-r}H${-r}z`} fill="#fff" opacity=".55" />
    </g>
    <g id={`${id}texture3`} fill="none" strokeWidth={r * 0.12}>
      <path d={streams([-2, 0, 2])} stroke="var(--lit)" opacity=".36" />
      <path d={streams([-1, 1])} stroke="var(--low)" opacity=".5" />
    </g>
    <g id={`${id}texture4`}>
      <path
        d={cracks}
        fill="none"
        stroke="var(--lit)"
        strokeWidth="1.400"
        opacity=".8"
        strokeLinejoin="round"
      />
      <circle cx={-r * 0.4} cy={r * 0.35} r={r * 0.34} fill="#fff" opacity=".16" />
    </g>
  </>
);
