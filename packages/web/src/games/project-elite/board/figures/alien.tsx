import type { View } from '@starboard/project-elite/text';
import { type Cell } from '@starboard/project-elite/board';
import { bossCards, isBossId } from '@starboard/project-elite/content';
import { memo } from 'react';
import { pictured } from '../../../../table/board/pressing.ts';
import { BossFigure, SwarmFigure } from '../../pieces/figure.tsx';
import { cellSize, middleOf } from '../measures.ts';
import styles from './figures.module.css';

type Kind = View['aliens'][number]['kind'];

interface AlienProps {
  readonly kind: Kind;
  readonly cell: Cell;
  readonly health: number;
  /** It skips its next activation. */
  readonly isSuppressed: boolean;
  /** How many steps before it breaks through, if it will. */
  readonly stepsLeft: number | null;
  readonly label: string;
}

/** An alien where it stands. Its step is a slide. */
export const Alien = memo(({ kind, cell, health, isSuppressed, stepsLeft, label }: AlienProps) => {
  const { x, y } = middleOf(cell);
  return (
    <g
      className={styles.figure}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      {...pictured(label)}
      data-suppressed={isSuppressed || undefined}
    >
      {stepsLeft !== null && <circle className={styles.threat} r={cellSize * 0.58} />}
      <ellipse className={styles.foot} cy={cellSize * 0.34} rx={cellSize * 0.34} ry={cellSize * 0.1} />
      {isBossId(kind) ? (
        <>
          <circle className={styles.aura} r={cellSize * 0.62} />
          <BossFigure boss={kind} x={0} y={-4} size={cellSize * 0.98} />
          <Health left={health} most={bossCards[kind].health} />
        </>
      ) : (
        <SwarmFigure kind={kind} x={0} y={0} size={cellSize * 0.74} />
      )}
      {isSuppressed && <path className={styles.asleep} d="M9-27h9l-9 10h9M20-18h6l-6 7h6" />}
      {stepsLeft !== null && <StepsLeft steps={stepsLeft} />}
    </g>
  );
});
Alien.displayName = 'Alien';

const pip = 9;

/** What is left of a boss, above its head. */
const Health = ({ left, most }: { readonly left: number; readonly most: number }) => (
  <>
    {Array.from({ length: most }, (_, index) => (
      <rect
        key={index}
        className={index < left ? styles.health : styles.healthLost}
        x={(index - most / 2) * pip}
        y={-cellSize * 0.64}
        width={pip - 1.5}
        height="5"
        rx="1.5"
      />
    ))}
  </>
);

const StepsLeft = ({ steps }: { readonly steps: number }) => (
  <g transform={`translate(${cellSize * 0.36} ${-cellSize * 0.36})`}>
    <path className={styles.danger} d="M0-11L11 0 0 11-11 0z" />
    <text className={styles.steps} y="4.5">
      {steps}
    </text>
  </g>
);
