import type { Cell } from '@starboard/project-elite/board';
import type { HeroId } from '@starboard/project-elite/content';
import type { Seat } from '@starboard/engine';
import { memo } from 'react';
import { pictured } from '../../../../table/board/pressing.ts';
import { rampOf } from '../../../../design/drawing/seat-ramp.ts';
import { SeatShape } from '../../../../design/drawing/seat-shape.tsx';
import { HeroFigure } from '../../pieces/figure.tsx';
import { cellSize, middleOf } from '../measures.ts';
import styles from './figures.module.css';

interface HeroProps {
  readonly hero: HeroId;
  readonly seat: Seat;
  readonly cell: Cell;
  readonly isOwn: boolean;
  readonly label: string;
}

const size = cellSize * 0.84;

/** A hero on a base in their player's colour and shape. */
export const Hero = memo(({ hero, seat, cell, isOwn, label }: HeroProps) => {
  const { x, y } = middleOf(cell);
  const { lit, plain, shade } = rampOf(seat);
  return (
    <g className={styles.figure} style={{ transform: `translate(${x}px, ${y - 2}px)` }} {...pictured(label)}>
      {isOwn && <circle r={size * 0.8} fill={plain} className={styles.own} />}
      <ellipse className={styles.foot} cy={size * 0.42} rx={size * 0.5} ry={size * 0.2} />
      <ellipse cy={size * 0.36} rx={size * 0.48} ry={size * 0.19} fill={shade} className={styles.rim} />
      <ellipse cy={size * 0.34} rx={size * 0.4} ry={size * 0.14} fill={plain} />
      <HeroFigure hero={hero} seat={seat} x={0} y={-size * 0.12} size={size * 0.92} />
      <SeatShape
        seat={seat}
        cx={size * 0.42}
        cy={size * 0.4}
        r={size * 0.14}
        fill={lit}
        className={styles.shape}
      />
    </g>
  );
});
Hero.displayName = 'Hero';
