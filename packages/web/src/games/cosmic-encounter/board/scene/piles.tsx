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
  readonly name: string;
  readonly state: Light['state'];
  readonly isPointedAt: boolean;
  readonly press: (place: string) => void;
}

const backs = { deck: 'cosmic', discard: 'cosmic', destiny: 'destiny', tech: 'tech' } as const;
const width = 34;
const height = 46;

/** A pile with how many cards it has; the discards and destiny with the card that lies open. */
export const PileSpot = memo(({ pile, box, count, top, name, state, isPointedAt, press }: PileProps) => (
  <g
    className={places.place}
    transform={`translate(${box.x} ${box.y})`}
    {...placed({
      place: `pile:${pile}`,
      label: `${name}: ${count}`,
      state,
      isPointedAt,
      press,
      isReadable: top !== null,
    })}
  >
    <rect className={places.pressable} width={box.width} height={box.height} />
    <g transform={`translate(${(box.width - width) / 2} 2)`}>
      {count > 1 && <rect className={styles.under} x="2" y="3" width={width} height={height} rx="4" />}
      {top === null ? (
        count > 0 ? (
          <CardBack kind={backs[pile]} width={width} />
        ) : (
          <rect className={styles.empty} x="1" y="1" width={width - 2} height={height - 2} rx="4" />
        )
      ) : (
        <CardFace face={top} width={width} />
      )}
      <rect className={places.ring} x="-3" y="-3" width={width + 6} height={height + 6} rx="6" />
    </g>
    <text className={styles.count} x={box.width / 2} y="62">
      {count}
    </text>
    <text
      className={styles.name}
      x={box.width / 2}
      y="75"
      textLength={name.length > 8 ? box.width : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {name}
    </text>
  </g>
));
PileSpot.displayName = 'PileSpot';
