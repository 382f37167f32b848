import { useId } from 'react';
import { stars } from '../../../design/drawing/stars.tsx';
import { gradientStops } from '../../../design/drawing/gradient-stops.tsx';
import type { KeyArt } from '../../web-game.ts';
import { Saucer } from './saucer.tsx';
import { Finned, OneEyed } from './strangers.tsx';

const sky = stars({ width: 460, height: 560, count: 100, seed: 23 });
const rings = [0, 1, 2, 3, 4, 5];
const rays = Array.from({ length: 28 }, (_, index) => {
  const angle = (index / 28) * 2 * Math.PI;
  const at = (rx: number, ry: number) =>
    `${Math.round(230 + rx * Math.cos(angle))} ${Math.round(262 + ry * Math.sin(angle))}`;
  return `M${at(34, 100)}L${at(230, 330)}`;
}).join('');

/** Two strangers, a gate of light between them, and fleets of saucers in it. */
function CosmicEncounterKey() {
  const id = useId();
  return (
    <>
      <Lights id={id} />
      <rect width="460" height="560" fill={`url(#${id}sky)`} />
      <g fill="#DCE8FF">{sky}</g>
      <ellipse cx="230" cy="262" rx="250" ry="310" fill={`url(#${id}gate)`} />
      <g fill="none" stroke="#FFE9C4">
        {rings.map((ring) => (
          <ellipse
            key={ring}
            cx="230"
            cy="262"
            rx={26 + ring * 20}
            ry={82 + ring * 34}
            strokeOpacity={0.75 - ring * 0.12}
            strokeWidth={2.4 - ring * 0.3}
          />
        ))}
      </g>
      <path d={rays} stroke="#FFF3D8" strokeOpacity=".35" strokeWidth="1.2" />
      <circle cx="232" cy="92" r="30" fill={`url(#${id}desert)`} />
      <ellipse
        cx="232"
        cy="94"
        rx="52"
        ry="11"
        fill="none"
        stroke="#FFD9A0"
        strokeWidth="4"
        strokeOpacity=".7"
        transform="rotate(-14 232 94)"
      />
      <circle cx="226" cy="452" r="40" fill={`url(#${id}sea)`} />
      <path
        d="M196 436q22 10 48 2m-54 22q34 12 70 0"
        stroke="#CFFFEF"
        strokeOpacity=".4"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <OneEyed fill={`url(#${id}left)`} />
      <Finned fill={`url(#${id}right)`} />
      <Saucer x={212} y={206} size={0.62} turn={-8} colour="#F0B84A" />
      <Saucer x={192} y={240} size={0.82} turn={-6} colour="#F0B84A" />
      <Saucer x={222} y={262} size={0.5} turn={-6} colour="#F0B84A" />
      <Saucer x={262} y={300} size={0.8} turn={8} colour="#63D6E8" />
      <Saucer x={238} y={330} size={0.62} turn={8} colour="#63D6E8" />
      <Saucer x={272} y={342} size={0.52} turn={6} colour="#63D6E8" />
    </>
  );
}

const Lights = ({ id }: { readonly id: string }) => (
  <defs>
    <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
      {gradientStops([0, '#1B0F3E'], [0.5, '#3A1C6B'], [1, '#140A30'])}
    </linearGradient>
    <radialGradient id={`${id}gate`}>
      {gradientStops(
        [0, '#FFFBEA'],
        [0.12, '#FFE2A8'],
        [0.32, '#FF9EC0', 0.72],
        [0.62, '#9B5CFF', 0.35],
        [1, '#9B5CFF', 0],
      )}
    </radialGradient>
    <linearGradient id={`${id}left`}>
      {gradientStops([0, '#0E0724'], [0.62, '#24104C'], [1, '#7A3FA8'])}
    </linearGradient>
    <linearGradient id={`${id}right`} x1="1" x2="0">
      {gradientStops([0, '#081428'], [0.6, '#12304F'], [1, '#2E86A0'])}
    </linearGradient>
    <radialGradient id={`${id}sea`} cx=".35" cy=".3" r=".8">
      {gradientStops([0, '#9FE8D0'], [0.5, '#2F8F86'], [1, '#0C2340'])}
    </radialGradient>
    <radialGradient id={`${id}desert`} cx=".65" cy=".35" r=".8">
      {gradientStops([0, '#FFD9A0'], [0.5, '#C9704A'], [1, '#3A1240'])}
    </radialGradient>
  </defs>
);

export const keyArt: KeyArt = {
  Scene: CosmicEncounterKey,
  crops: { whole: '0 0 460 560', wide: '0 92 460 230', card: '0 80 460 300' },
};
