import { gradientStops } from '../../../../design/drawing/gradient-stops.tsx';
import { rampOf } from '../../../../design/drawing/seat-ramp.ts';
import { planetRadius as r } from '../geometry/measures.ts';
import styles from './planet-lights.module.css';
import { Textures } from './textures.tsx';

interface PlanetLightsProps {
  /** What ids begin with. */
  readonly id: string;
  readonly seats: number;
}

/** What planets are painted with; it belongs into the `defs` of a drawing. */
export const PlanetLights = ({ id, seats }: PlanetLightsProps) => (
  <>
    {Array.from({ length: seats }, (_, seat) => (
      <radialGradient key={seat} id={`${id}halo${seat}`}>
        {gradientStops(
          [0, rampOf(seat).plain, 0.5],
          [0.6, rampOf(seat).plain, 0.14],
          [1, rampOf(seat).plain, 0],
        )}
      </radialGradient>
    ))}
    {/* towards the right, and turned to the warp where they are used */}
    <radialGradient id={`${id}day`} cx=".86" cy=".5" r=".62">
      {gradientStops([0, '#fff', 0.4], [0.5, '#fff', 0.12], [1, '#fff', 0])}
    </radialGradient>
    <radialGradient id={`${id}night`} cx=".92" cy=".5" r=".96">
      <stop offset=".24" className={styles.nightNone} />
      <stop offset=".54" className={styles.nightDusk} />
      <stop offset=".86" className={styles.nightDeep} />
    </radialGradient>
    <clipPath id={`${id}disc`}>
      <circle r={r} />
    </clipPath>
    <g id={`${id}lit`}>
      <circle r={r} fill={`url(#${id}day)`} />
      <circle r={r + 0.5} fill={`url(#${id}night)`} />
      <path
        d={`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}`}
        fill="none"
        stroke="var(--lit)"
        strokeWidth="1.300"
        opacity=".8"
      />
    </g>
    <Textures id={id} />
  </>
);
