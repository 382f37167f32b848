import { territories } from '@starboard/alien-frontiers';
import { memo } from 'react';
import { cellPoints, drawnRadius as r } from './planet-cells.ts';
import { type Relief, terrain } from './planet-terrain.ts';
import styles from './planet-ground.module.css';

interface LayerProps {
  /** What the ids of this planet's clips and lights begin with. */
  readonly id: string;
}

/** Below everything that changes: air, ground, terrain, sunlight. Never drawn twice. */
export const Ground = memo(({ id }: LayerProps) => (
  <>
    <defs>
      {territories.map((territory) => (
        <clipPath key={territory} id={`${id}-${territory}`}>
          <polygon points={cellPoints[territory]} />
        </clipPath>
      ))}
      <clipPath id={`${id}-disc`}>
        <circle r={r} />
      </clipPath>
      <radialGradient id={`${id}-sun`} cx=".32" cy=".26" r=".85">
        <stop offset="0" className={styles.sunCore} />
        <stop offset=".35" className={styles.sunSpread} />
        <stop offset=".6" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}-night`} cx=".34" cy=".3" r=".82">
        <stop offset=".5" className={styles.nightNone} />
        <stop offset=".8" className={styles.nightDusk} />
        <stop offset="1" className={styles.nightDeep} />
      </radialGradient>
      <radialGradient id={`${id}-air`}>
        <stop offset=".86" stopColor="#7CC4FF" stopOpacity="0" />
        <stop offset=".905" stopColor="#9AD4FF" stopOpacity=".5" />
        <stop offset=".93" stopColor="#7CC4FF" stopOpacity=".2" />
        <stop offset="1" stopColor="#7CC4FF" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}-rim`}>
        <stop offset=".9" stopColor="#BFE4FF" stopOpacity="0" />
        <stop offset="1" stopColor="#CDEBFF" stopOpacity=".75" />
      </radialGradient>
      <linearGradient id={`${id}-day`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff" />
        <stop offset=".55" stopColor="#fff" stopOpacity=".18" />
        <stop offset="1" stopColor="#fff" stopOpacity=".05" />
      </linearGradient>
      <mask id={`${id}-sunny`}>
        <rect x={-r * 1.2} y={-r * 1.2} width={r * 2.4} height={r * 2.4} fill={`url(#${id}-day)`} />
      </mask>
    </defs>
    <circle r={r * 1.11} fill={`url(#${id}-air)`} mask={`url(#${id}-sunny)`} />
    <g clipPath={`url(#${id}-disc)`} className={styles.ground}>
      <circle r={r} className={styles.sea} />
      {territories.map((territory) => (
        <polygon key={territory} points={cellPoints[territory]} className={styles[territory]} />
      ))}
      {territories.map((territory) => (
        <g key={territory} clipPath={`url(#${id}-${territory})`}>
          {terrain[territory].map((relief, index) => (
            <ReliefPath key={index} {...relief} />
          ))}
        </g>
      ))}
      <circle r={r} fill={`url(#${id}-sun)`} className={styles.sunOver} />
      <circle r={r} fill={`url(#${id}-sun)`} className={styles.sunWash} />
    </g>
  </>
));
Ground.displayName = 'Ground';

const ReliefPath = ({ tone, path, width, strength }: Relief) =>
  width === undefined ? (
    <path d={path} className={styles[`${tone}Patch`]} opacity={strength} />
  ) : (
    <path d={path} className={styles[`${tone}Line`]} strokeWidth={width} opacity={strength} />
  );

/** Above the control ribbons: borders, the night side, thin blue air on the sunny rim. Never drawn twice. */
export const Borders = memo(({ id }: LayerProps) => (
  <g clipPath={`url(#${id}-disc)`} pointerEvents="none">
    {territories.map((territory) => (
      <polygon key={territory} points={cellPoints[territory]} className={styles.border} />
    ))}
    <circle r={r} fill={`url(#${id}-night)`} />
    <circle r={r} fill={`url(#${id}-rim)`} mask={`url(#${id}-sunny)`} />
  </g>
));
Borders.displayName = 'Borders';
