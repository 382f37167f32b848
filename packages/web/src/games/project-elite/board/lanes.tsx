import type { Threat } from '@starboard/project-elite/board';
import { boardById, type MapId } from '@starboard/project-elite/board';
import { memo } from 'react';
import styles from './lanes.module.css';
import { chevrons } from './ground/paths.ts';
import { cellSize, middleOf } from './measures.ts';

interface LanesProps {
  readonly map: MapId;
  readonly threats: readonly Threat[];
}

/** Where aliens will break through: a red lane down to the start area. */
export const Lanes = memo(({ map, threats }: LanesProps) => (
  <g aria-hidden="true">
    {threats.map(({ alien, lane }) => (
      <path key={alien} className={styles.lane} strokeWidth={cellSize * 0.74} d={lineOf(lane)} />
    ))}
    <path
      className={styles.arrows}
      d={chevrons(boardById(map), new Set(threats.flatMap(({ lane }) => lane)))}
    />
  </g>
));
Lanes.displayName = 'Lanes';

const lineOf = (cells: readonly number[]): string =>
  `M${cells.map((cell) => `${middleOf(cell).x} ${middleOf(cell).y}`).join('L')}`;
