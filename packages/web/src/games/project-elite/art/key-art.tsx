import { useId } from 'react';
import { seededDraws } from '../../../design/drawing/seeded-draws.ts';
import { gradientStops } from '../../../design/drawing/gradient-stops.tsx';
import type { KeyArt } from '../../web-game.ts';
import { type SwarmlingProps, Swarmling } from './swarmling.tsx';
import { Trooper } from './trooper.tsx';

const draw = seededDraws(77);
const far: readonly SwarmlingProps[] = Array.from({ length: 34 }, (_, index) => {
  const near = draw();
  const x = Math.round(230 + (draw() - 0.5) * (120 + near * 260));
  return {
    x,
    y: Math.round(238 + near * 44),
    size: 0.1 + 0.1 * near,
    isTurned: index % 2 === 1,
    shade: '#4A1420',
  };
});

const row = (
  shade: string,
  places: readonly (readonly [number, number, number])[],
): readonly SwarmlingProps[] =>
  places.map(([x, y, size], index) => ({ x, y, size, isTurned: index % 2 === 1, shade }));

const swarm = [
  ...far,
  ...row('#2A0B18', [
    [70, 300, 0.36],
    [150, 292, 0.3],
    [222, 300, 0.34],
    [300, 292, 0.3],
    [384, 302, 0.36],
    [112, 328, 0.5],
    [338, 330, 0.5],
    [250, 334, 0.46],
    [186, 330, 0.4],
  ]),
];
const near = row('#1A0812', [
  [52, 364, 0.74],
  [408, 366, 0.78],
  [172, 374, 0.7],
  [296, 376, 0.74],
]);

const ring = 2 * Math.PI * 70;
const ticks = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const at = (r: number) =>
    `${Math.round(230 + r * Math.cos(angle))} ${Math.round(146 + r * Math.sin(angle))}`;
  return `M${at(84)}L${at(index % 3 === 0 ? 97 : 90)}`;
}).join('');

/** The last line, the swarm before it, and a sun that is a countdown. */
function ProjectEliteKey() {
  const id = useId();
  return (
    <>
      <Lights id={id} />
      <rect width="460" height="560" fill={`url(#${id}sky)`} />
      <circle cx="230" cy="150" r="190" fill={`url(#${id}sun)`} opacity=".8" />
      <circle cx="230" cy="146" r="50" fill="#FFF6DC" />
      <g fill="none" strokeWidth="9">
        <circle cx="230" cy="146" r="70" stroke="#5A1420" strokeOpacity=".45" />
        <circle
          cx="230"
          cy="146"
          r="70"
          stroke="#FFF6DC"
          strokeLinecap="round"
          strokeDasharray={`${Math.round(ring * 0.62)} ${Math.round(ring)}`}
          transform="rotate(-90 230 146)"
        />
      </g>
      <path d={ticks} stroke="#FFE2B0" strokeWidth="2.5" strokeLinecap="round" opacity=".85" />
      <path
        d="M0 262 36 176 64 206 98 128 132 214 156 196 186 250H274L304 200 326 218 364 120 394 200 424 168 460 250V330H0Z"
        fill="#6A1C28"
      />
      <path
        d="M98 128 132 214 112 190ZM364 120 394 200 376 176ZM36 176 64 206 48 200Z"
        fill="#B23C32"
        opacity=".6"
      />
      <path
        d="M0 286 56 226 92 254 126 226 176 262H290L334 222 368 254 408 218 460 276V360H0Z"
        fill="#4C1420"
      />
      <path d="M0 300Q230 236 460 300V460H0Z" fill={`url(#${id}ground)`} />
      {swarm.map((each, index) => (
        <Swarmling key={index} {...each} />
      ))}
      <path d="M40 420-30 30H60ZM424 420 392 30H490Z" fill={`url(#${id}beam)`} />
      {near.map((each, index) => (
        <Swarmling key={index} {...each} />
      ))}
      <path
        d="M-4 410 50 394 120 402 160 388 300 390 344 402 410 390 464 406V564H-4Z"
        fill="#0A0912"
        stroke="#FF9A5C"
        strokeWidth="3"
      />
      <Trooper x={106} y={360} size={0.84} isTurned lamp="#7CC4FF" />
      <Trooper x={360} y={362} size={0.84} lamp="#5AD1A0" />
      <Trooper x={232} y={356} size={1.02} lamp="#FFB454" />
    </>
  );
}

const Lights = ({ id }: { readonly id: string }) => (
  <defs>
    <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
      {gradientStops([0, '#4A1026'], [0.25, '#B5352F'], [0.48, '#FF8A45'], [1, '#140813'])}
    </linearGradient>
    <linearGradient id={`${id}ground`} x1="0" y1="0" x2="0" y2="1">
      {gradientStops([0, '#FF9A55'], [0.3, '#C84B32'], [0.75, '#5A1A26'])}
    </linearGradient>
    <radialGradient id={`${id}sun`}>
      {gradientStops([0, '#FFF5D8'], [0.4, '#FFC46B'], [1, '#FF7A3C', 0])}
    </radialGradient>
    <linearGradient id={`${id}beam`} x1="0" y1="1" x2="0" y2="0">
      {gradientStops([0, '#BFE4FF', 0.55], [1, '#BFE4FF', 0])}
    </linearGradient>
  </defs>
);

export const keyArt: KeyArt = {
  Scene: ProjectEliteKey,
  crops: { whole: '0 0 460 560', wide: '0 196 460 230', card: '0 110 460 300' },
};
