import type { DestinyFacts } from '@starboard/cosmic-encounter/content';
import type { ReactNode } from 'react';
import { SeatShape } from '../../../../design/drawing/seat-shape.tsx';
import { Emblem } from '../emblem.tsx';
import { rampOf } from '../../../../design/drawing/seat-ramp.ts';
import { artifactSigns } from './artifact-signs.tsx';
import { cardColours } from './card-colours.ts';
import type { Drawn } from './read-face.ts';
import { techSigns } from './tech-signs.ts';

const round = (value: number): number => Math.round(value * 10) / 10;
const at = (angle: number, r: number): string =>
  `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;

/** Every second of the rays behind a number. */
const rays = (from: number): string =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = ((index * 2 + from) * Math.PI) / 9 + 0.09;
    return `M${at(angle, 16)}L${at(angle - 0.05, 70)}L${at(angle + 0.05, 70)}z`;
  }).join('');

const corona = Array.from({ length: 14 }, (_, index) => {
  const angle = (index * Math.PI) / 7;
  const far = index % 2 ? 37 : 32;
  return `M${at(angle - 0.16, 24)}Q${at(angle, far)} ${at(angle + 0.3, far * 1.02)}Q${at(angle + 0.2, 26.4)} ${at(angle + 0.2, 24)}z`;
}).join('');

const number = (text: string, size: number, y: number): ReactNode => (
  <text
    y={y}
    fontFamily="var(--head)"
    fontWeight="800"
    fontSize={size}
    letterSpacing="-1"
    textAnchor="middle"
    fill="#FFF4EE"
  >
    {text}
  </text>
);

/** What a card shows, round the middle of its picture. */
export function CardSign({ drawn }: { readonly drawn: Drawn }) {
  const sign = cardColours[drawn.kind][2];
  switch (drawn.kind) {
    case 'attack':
      return (
        <>
          <path d={rays(0)} fill={sign} opacity=".24" />
          <path d={rays(1)} fill={sign} opacity=".14" />
          <circle r="29" fill="#0B1020" opacity=".38" />
          {number(String(drawn.value).padStart(2, '0'), 43, 15)}
        </>
      );
    case 'reinforcement':
      return (
        <>
          <path
            d="M-24 34L0 16 24 34M-24 18L0 0 24 18M-24 2L0-16 24 2"
            fill="none"
            stroke={sign}
            strokeWidth="4"
            strokeLinejoin="round"
            strokeLinecap="round"
            opacity=".28"
          />
          {number(`+${drawn.value}`, 39, 14)}
        </>
      );
    case 'negotiate':
      return (
        <g fill="none" strokeWidth="6.800">
          <circle cx="-10.400" r="16" stroke={sign} />
          <circle cx="10.400" r="16" stroke="#E9FFFB" />
          <path d="M-.5-12.500A16 16 0 0 1 5.500-1.600" stroke={sign} />
        </g>
      );
    case 'morph':
      return (
        <path
          d="M0-24c28 0 28 24 0 24s-28 24 0 24 28-24 0-24-28-24 0-24z"
          fill="none"
          stroke={sign}
          strokeWidth="5.600"
        />
      );
    case 'artifact':
      return <Gem {...artifactSigns[drawn.artifact]} />;
    case 'flare':
      return (
        <>
          <path d={corona} fill="#FFB454" opacity=".75" />
          <circle r="24.500" fill="#0D1226" />
          <Emblem alien={drawn.alien} size={37} x={-18.5} y={-18.5} />
        </>
      );
    case 'destiny':
      return <Destiny destiny={drawn.destiny} />;
    case 'tech':
      return (
        <>
          <circle r="27" fill="#06120F" opacity=".5" />
          <path
            d={techSigns[drawn.tech]}
            transform="translate(-24 -24) scale(1.2)"
            fill="none"
            stroke={sign}
            strokeWidth="2.200"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      );
  }
}

const Gem = ({ line, area }: { readonly line?: string; readonly area?: string }) => (
  <g>
    <path d="M0-24L21-10 15 17 0 25-15 17-21-10z" fill="#3D63C8" />
    <path d="M0-24L21-10 0-2z" fill="#A9C8FF" />
    <path d="M0-24L-21-10 0-2z" fill="#7BA2F5" />
    <path d="M0-2L21-10 15 17 0 25z" fill="#527BE4" />
    <circle r="16.500" fill="#0E1C4C" opacity=".62" />
    {area && <path d={area} fill="#fff" />}
    {line && (
      <path
        d={line}
        fill="none"
        stroke="#fff"
        strokeWidth="2.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )}
  </g>
);

const specials = {
  'most-cards': 'M-14-8L2-12 8 14-8 18zM-4-14L12-16 17 10',
  'most-colonies': 'M-10 18V-17M-10-16H12L7-8l5 8H-10M-17 18H2',
  'fewest-in-warp': 'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M-10 6q0-16 12-14 10 4 4 12-6 4-8-2M-5 25H5',
} as const;

/** A seat's own planet, all of them at once, or what decides. */
function Destiny({ destiny }: { readonly destiny: DestinyFacts }) {
  if (destiny.kind === 'special')
    return (
      <path
        d={specials[destiny.special]}
        fill="none"
        stroke="#EFE8FF"
        strokeWidth="3.400"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    );
  if (destiny.kind === 'wild')
    return (
      <>
        {[0, 1, 2, 3, 4].map((seat) => (
          <g key={seat} transform={`rotate(${seat * 72}) translate(0 -19) rotate(${-seat * 72})`}>
            <SeatShape seat={seat} cx={0} cy={0} r={8.5} fill={rampOf(seat).plain} />
          </g>
        ))}
        <circle r="6" fill="#fff" />
      </>
    );
  const { lit, plain, shade } = rampOf(destiny.seat);
  return (
    <>
      <circle r="25" fill={shade} />
      <path d="M-24-7a25 25 0 0 1 46-4q-14 9-23 7t-23-3z" fill={plain} />
      <path
        d="M-22.600-10.600A25 25 0 0 1 8-23.700"
        fill="none"
        stroke={lit}
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <circle r="14" fill="#0B1020" opacity=".55" />
      <SeatShape seat={destiny.seat} cx={0} cy={0} r={9.5} fill={lit} />
    </>
  );
}
