import { memo } from 'react';
import { gradientStops } from '../../../../design/drawing/gradient-stops.tsx';
import { rampOf } from '../../pieces/seat-ramp.ts';
import { planetRadius as r } from '../geometry/measures.ts';
import { Textures } from '../planets/textures.tsx';
import styles from './scene.module.css';

/** What the drawings of this board are painted with; ids begin with the board's own. */
export const SceneLights = memo(({ id, seats }: { readonly id: string; readonly seats: number }) => (
  <defs>
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
      {gradientStops([0, '#fff', 0.5], [0.5, '#fff', 0.16], [1, '#fff', 0])}
    </radialGradient>
    <radialGradient id={`${id}night`} cx=".92" cy=".5" r=".96">
      <stop offset=".3" className={styles.nightNone} />
      <stop offset=".66" className={styles.nightDusk} />
      <stop offset=".97" className={styles.nightDeep} />
    </radialGradient>
    <radialGradient id={`${id}warp`}>
      {gradientStops(
        [0, '#FFF3DC', 0.95],
        [0.13, '#9FD6FF', 0.8],
        [0.36, '#4D63E0', 0.55],
        [0.72, '#2A3490', 0.34],
        [1, '#141B45', 0],
      )}
    </radialGradient>
    <radialGradient id={`${id}glow`}>
      <stop offset="0" className={styles.glowNear} />
      <stop offset=".5" className={styles.glowMid} />
      <stop offset="1" className={styles.glowFar} />
    </radialGradient>
    <radialGradient id={`${id}core`}>
      {gradientStops(
        [0, '#02030A'],
        [0.62, '#050817'],
        [0.8, '#0D1540', 0.95],
        [0.9, '#BFE4FF', 0.5],
        [1, '#BFE4FF', 0],
      )}
    </radialGradient>
    <clipPath id={`${id}disc`}>
      <circle r={r} />
    </clipPath>
    <g id={`${id}lit`}>
      <circle r={r} fill={`url(#${id}day)`} />
      <circle r={r + 0.5} fill={`url(#${id}night)`} />
    </g>
    <Textures id={id} />
  </defs>
));
SceneLights.displayName = 'SceneLights';
