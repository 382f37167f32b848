import { memo } from 'react';
import { gradientStops } from '../../../../design/drawing/gradient-stops.tsx';
import { PlanetLights } from '../planets/planet-lights.tsx';
import styles from './scene.module.css';

/** What the drawings of this board are painted with; ids begin with the board's own. */
export const SceneLights = memo(({ id, seats }: { readonly id: string; readonly seats: number }) => (
  <defs>
    <PlanetLights id={id} seats={seats} />
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
  </defs>
));
SceneLights.displayName = 'SceneLights';
