import { memo } from 'react';
import { CardBack } from '../../pieces/cards/card-back.tsx';
import { CardFace } from '../../pieces/cards/card-face.tsx';
import type { Pile } from '../geometry/layout.ts';
import type { Box } from '../geometry/shapes.ts';
import { type Light, placed } from '../lights.ts';
import places from '../places.module.css';
import styles from './piles.module.css';

export interface PileProps {
  readonly pile: Pile;
  readonly box: Box;
  readonly count: number;
  /** The card that lies open on top. */
  readonly top: string | null;
  /** It has open cards to be looked through. */
  readonly isOpen: boolean;
  readonly name: string;
  readonly state: Light['state'];
  readonly isPointedAt: boolean;
  readonly press: (place: string) => void;
}

const backs = { deck: 'cosmic', discard: 'cosmic', destiny: 'destiny', tech: 'tech' } as const;
const width = 34;
const height = 46;

/** A pile with its name and how many cards it has; the discards and destiny with the card that lies open. */
export const PileSpot = memo((spot: PileProps) => {
  const { pile, box, count, top, isOpen, name, state, isPointedAt, press } = spot;
  // its words stand towards the middle of the board
  const isMirrored = box.x > 0;
  return (
    <g
      className={places.place}
      transform={`translate(${box.x} ${box.y})`}
      {...placed({
        place: `pile:${pile}`,
        label: `${name}: ${count}`,
        state,
        isPointedAt,
        press,
        isReadable: isOpen,
      })}
    >
      <rect className={places.pressable} width={box.width} height={box.height} />
      <g transform={`translate(${isMirrored ? box.width - width - 4 : 2} 2)`}>
        {count > 1 && <rect className={styles.under} x="2" y="3" width={width} height={height} rx="4" />}
        <TopCard pile={pile} count={count} top={top} />
        <rect className={places.ring} x="-3" y="-3" width={width + 6} height={height + 6} rx="6" />
      </g>
      <g
        className={styles.words}
        data-mirrored={isMirrored || undefined}
        transform={`translate(${isMirrored ? box.width - width - 12 : width + 10} 0)`}
      >
        <text className={styles.name} y="21">
          {name}
        </text>
        <text className={styles.count} y="40">
          {count}
        </text>
      </g>
    </g>
  );
});
PileSpot.displayName = 'PileSpot';

function TopCard({ pile, count, top }: Pick<PileProps, 'pile' | 'count' | 'top'>) {
  if (top !== null) return <CardFace face={top} width={width} />;
  return count > 0 ? (
    <CardBack kind={backs[pile]} width={width} />
  ) : (
    <rect className={styles.empty} x="1" y="1" width={width - 2} height={height - 2} rx="4" />
  );
}
