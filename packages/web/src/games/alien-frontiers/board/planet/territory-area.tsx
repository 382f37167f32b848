import type { TerritoryId } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import { classNames } from '../../../../design/class-names.ts';
import { seatColours } from '../../../../design/drawing/seat-shape.tsx';
import type { BoardPlace } from '../place.ts';
import { cellPoints } from './planet-cells.ts';
import styles from './territory-area.module.css';
import { pressing } from '../../../../table/board/pressing.ts';

interface TerritoryAreaProps {
  readonly territory: TerritoryId;
  /** Id of the clip that keeps its light inside. */
  readonly clip: string;
  readonly label: string;
  readonly isLit: boolean;
  readonly isPointed: boolean;
  readonly isChosen: boolean;
  /** It may be chosen, but another one is. */
  readonly isPassed: boolean;
  readonly controller: Seat | null;
  readonly onPress: ((place: BoardPlace) => void) | undefined;
}

/** The ground itself, as far as it can be pressed or shines. */
export function TerritoryArea({ territory, clip, label, controller, onPress, ...how }: TerritoryAreaProps) {
  const { isLit, isPointed, isChosen, isPassed } = how;
  const place = `territory:${territory}` as const;
  const outline = cellPoints[territory];
  return (
    <g
      data-place={place}
      data-ground=""
      data-lit={isLit ? '' : undefined}
      className={classNames(
        styles.area,
        isLit && styles.lit,
        isPointed && styles.pointed,
        isChosen && styles.chosen,
        isPassed && styles.passed,
      )}
      {...(onPress && pressing(label, () => onPress(place)))}
    >
      <polygon points={outline} className={styles.touch} />
      <g clipPath={`url(#${clip})`} className={styles.light}>
        <polygon points={outline} className={styles.lightFill} />
        <polygon points={outline} className={styles.lightEdge} />
        {/* who controls it matters most while it may be chosen */}
        {controller !== null && (
          <polygon points={outline} className={styles.ribbon} stroke={seatColours[controller]} />
        )}
      </g>
    </g>
  );
}
