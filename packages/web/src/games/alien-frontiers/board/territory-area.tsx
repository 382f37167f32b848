import type { TerritoryId } from '@starboard/alien-frontiers';
import { joined } from '../../../design/joined.ts';
import type { BoardPlace } from './place.ts';
import { cellPoints } from './planet-cells.ts';
import styles from './territory-area.module.css';
import { pressing } from './pressing.ts';

interface TerritoryAreaProps {
  readonly territory: TerritoryId;
  /** Id of the clip that keeps its light inside. */
  readonly clip: string;
  readonly label: string;
  readonly isLit: boolean;
  readonly isPointed: boolean;
  readonly onPress: ((place: BoardPlace) => void) | undefined;
}

/** The ground itself, as far as it can be pressed or shines. */
export function TerritoryArea({ territory, clip, label, isLit, isPointed, onPress }: TerritoryAreaProps) {
  const place = `territory:${territory}` as const;
  const outline = cellPoints[territory];
  return (
    <g
      data-place={place}
      data-lit={isLit ? '' : undefined}
      className={joined(styles.area, isLit && styles.lit, isPointed && styles.pointed)}
      {...(onPress && pressing(label, () => onPress(place)))}
    >
      <polygon points={outline} className={styles.touch} />
      <g clipPath={`url(#${clip})`} className={styles.light}>
        <polygon points={outline} className={styles.lightFill} />
        <polygon points={outline} className={styles.lightEdge} />
      </g>
    </g>
  );
}
