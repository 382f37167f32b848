import type { View } from '@starboard/project-elite/text';
import type { Cell } from '@starboard/project-elite/board';
import { memo } from 'react';
import { seededDraws } from '../../../../design/drawing/seeded-draws.ts';
import { cellSize, middleOf } from '../measures.ts';
import styles from './tokens.module.css';

/** What lies about and hurts, or holds back. */
export const GroundTokens = memo(({ acid, slime, mines }: View['ground']) => (
  <>
    {acid.map((cell) => (
      <Pool key={`acid${cell}`} cell={cell} className={styles.acid} />
    ))}
    {slime.map((cell) => (
      <Pool key={`slime${cell}`} cell={cell} className={styles.slime} />
    ))}
    {mines.map((cell) => (
      <Mine key={`mine${cell}`} cell={cell} />
    ))}
  </>
));
GroundTokens.displayName = 'GroundTokens';

interface PoolProps {
  readonly cell: Cell;
  readonly className: string | undefined;
}

/** On each cell a shape of its own. */
function Pool({ cell, className }: PoolProps) {
  const { x, y } = middleOf(cell);
  const draw = seededDraws(cell + 1);
  const corners = Array.from({ length: 9 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 9;
    const reach = cellSize * (0.28 + draw() * 0.12);
    return `${Math.round(reach * Math.cos(angle))} ${Math.round(reach * 0.8 * Math.sin(angle))}`;
  });
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={className} d={`M${corners.join('L')}z`} />
      <circle className={styles.bubble} cx="-5" cy="-4" r="3.2" />
      <circle className={styles.bubble} cx="7" cy="3" r="2.2" />
    </g>
  );
}

const pins = [0, 60, 120, 180, 240, 300].map((turn) => {
  const angle = (turn * Math.PI) / 180;
  const at = (reach: number) =>
    `${Math.round(cellSize * reach * Math.cos(angle) * 10) / 10} ${Math.round(cellSize * reach * Math.sin(angle) * 10) / 10}`;
  return `M${at(0.2)}L${at(0.28)}`;
});

function Mine({ cell }: { readonly cell: Cell }) {
  const { x, y } = middleOf(cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.mine} d={pins.join('')} />
      <circle className={styles.mine} r={cellSize * 0.2} />
      <circle className={styles.fuse} r={cellSize * 0.07} />
    </g>
  );
}
