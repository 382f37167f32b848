import { type AlienId, colours } from '@starboard/cosmic-encounter/content';
import type { Seat } from '@starboard/engine';
import { useId } from 'react';
import { gradientStops } from '../../../design/drawing/gradient-stops.tsx';
import { Emblem } from '../pieces/emblem.tsx';
import { type Ramp, rampOf } from '../../../design/drawing/seat-ramp.ts';
import styles from './scene.module.css';

interface AlienSceneProps {
  readonly alien: AlienId | null;
  readonly seat: Seat | null;
  /** Its power does not work, or is not known yet. */
  readonly isDim: boolean;
}

const orbits = [150, 186, 226, 270];

/** An alien over the edge of its world, in its player's light. Decoration. */
export function AlienScene({ alien, seat, isDim }: AlienSceneProps) {
  const id = useId();
  const ramp = rampOf(seat);
  const { lit, plain } = ramp;
  return (
    <svg
      viewBox="0 0 430 540"
      preserveAspectRatio="xMidYMax meet"
      className={styles.scene}
      aria-hidden="true"
    >
      <g fill="none" stroke={plain} strokeWidth="1.4">
        {orbits.map((radius, index) => (
          <circle
            key={radius}
            cx="215"
            cy="262"
            r={radius}
            strokeOpacity={0.42 - index * 0.08}
            strokeDasharray={index % 2 === 1 ? '2 9' : '60 14 6 14'}
          />
        ))}
      </g>
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={lit} opacity=".5" />
      ))}
      <Moon id={`${id}near`} x={70} y={112} r={27} ramp={worldOf(seat, 1)} towards={[0.78, 0.74]} />
      <Moon id={`${id}far`} x={372} y={86} r={16} ramp={worldOf(seat, 2)} towards={[0.28, 0.8]} />
      <circle cx="215" cy="994" r="520" fill="none" stroke={plain} strokeOpacity=".14" strokeWidth="26" />
      <circle cx="215" cy="994" r="520" className={styles.ground} />
      <circle cx="215" cy="994" r="520" fill="none" stroke={lit} strokeOpacity=".7" strokeWidth="2" />
      <radialGradient id={`${id}fall`}>
        {gradientStops([0, '#02040A', 0.75], [0.6, '#02040A', 0.42], [1, '#02040A', 0])}
      </radialGradient>
      <ellipse cx="215" cy="478" rx="160" ry="20" fill={`url(#${id}fall)`} className={styles.fall} />
      <g opacity={isDim ? 0.35 : 1}>
        {alien && <Emblem alien={alien} size={320} seat={seat} x={55} y={172} />}
      </g>
      {!alien && <FaceDown colour={plain} />}
    </svg>
  );
}

/** In its sky stand the worlds of those who sit next; over an alien that no seat has, moons. */
const worldOf = (seat: Seat | null, next: number): Ramp =>
  rampOf(seat === null ? null : (seat + next) % colours.length);

/** Where they are, and how large. */
const stars = [
  [34, 196, 1.4],
  [120, 58, 1.8],
  [182, 132, 1.2],
  [246, 74, 1.5],
  [308, 148, 1.9],
  [338, 36, 1.2],
  [398, 186, 1.5],
  [28, 330, 1.6],
  [404, 318, 1.3],
] as const;

interface MoonProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ramp: Ramp;
  /** Where on it the light falls: from where the alien stands. */
  readonly towards: readonly [number, number];
}

const craters = [
  [-0.3, -0.2, 0.24],
  [0.22, 0.3, 0.2],
  [0.34, -0.36, 0.13],
  [-0.14, 0.46, 0.12],
] as const;

const Moon = ({ id, x, y, r, ramp: { lit, plain, shade }, towards: [cx, cy] }: MoonProps) => (
  <g transform={`translate(${x} ${y}) scale(${r})`}>
    <radialGradient id={id} cx={cx} cy={cy} r=".95">
      {gradientStops([0, lit], [0.34, plain], [0.68, shade], [1, '#0A0F22'])}
    </radialGradient>
    <circle r="1" fill={`url(#${id})`} />
    {craters.map(([left, top, size]) => (
      <ellipse key={left} cx={left} cy={top} rx={size} ry={size * 0.82} fill={shade} opacity=".42" />
    ))}
  </g>
);

const FaceDown = ({ colour }: { readonly colour: string }) => (
  <g fill="none" stroke={colour} strokeWidth="7">
    <circle cx="215" cy="330" r="140" strokeDasharray="26 18" />
    {[0, 60, 120].map((turn) => (
      <ellipse key={turn} cx="215" cy="330" rx="88" ry="34" transform={`rotate(${turn} 215 330)`} />
    ))}
  </g>
);
