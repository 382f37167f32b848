import type { Seat } from '@starboard/engine';
import { type CSSProperties, memo } from 'react';
import { mixColour } from '../../../../design/drawing/mix-colour.ts';
import { rampOf } from '../../../../design/drawing/seat-ramp.ts';
import { planetRadius as r } from '../geometry/measures.ts';
import { textureKinds } from './textures.tsx';

interface PlanetGroundProps {
  readonly id: string;
  /** Whose colour it has; of the one that comes into the game, no seat's. */
  readonly seat: Seat | null;
  /** Which of the textures. */
  readonly kind: number;
  /** Where its light comes from, in degrees. */
  readonly light: number;
}

const ringed = 3;
const arc = (rx: number, ry: number, isFront: boolean): string =>
  `M${-rx} 0A${rx} ${ry} 0 0 ${isFront ? 0 : 1} ${rx} 0`;

/** A planet without what stands on it, round the origin. */
export const PlanetGround = memo(({ id, seat, kind, light }: PlanetGroundProps) => {
  const { lit, plain, shade } = rampOf(seat);
  const texture = kind % textureKinds;
  return (
    <g style={{ '--lit': lit, '--low': shade } as CSSProperties}>
      {seat !== null && <circle r={r * 1.6} fill={`url(#${id}halo${seat})`} opacity=".7" />}
      {texture === ringed && (
        <path
          d={arc(r * 1.5, r * 0.4, false)}
          fill="none"
          stroke={mixColour(plain, '#CFD6EE', 0.35)}
          strokeWidth={r * 0.16}
          opacity=".5"
          transform="rotate(-16)"
        />
      )}
      <circle r={r} fill={mixColour(plain, '#7D86A5', 0.1)} />
      <use
        href={`#${id}texture${texture}`}
        clipPath={`url(#${id}disc)`}
        transform={`rotate(${(kind * 47) % 360})`}
      />
      <use href={`#${id}lit`} transform={`rotate(${light})`} />
      {texture === ringed && (
        <g transform="rotate(-16)" fill="none">
          <path
            d={arc(r * 1.5, r * 0.4, true)}
            stroke={mixColour(lit, '#FFFFFF', 0.2)}
            strokeWidth={r * 0.16}
            opacity=".78"
          />
          <path d={arc(r * 1.28, r * 0.33, true)} stroke={shade} strokeWidth={r * 0.06} opacity=".8" />
        </g>
      )}
    </g>
  );
});
PlanetGround.displayName = 'PlanetGround';
