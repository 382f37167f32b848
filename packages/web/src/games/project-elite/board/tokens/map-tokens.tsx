import type { View } from '@starboard/project-elite/text';
import { type Board, boardById, type MapId } from '@starboard/project-elite/board';
import { memo } from 'react';
import { FaceSign } from '../../pieces/face-sign.tsx';
import { cellSize, middleOf, type Spot } from '../measures.ts';
import { hexagon } from './hexagon.ts';
import styles from './tokens.module.css';

interface MapTokensProps {
  readonly map: MapId;
  readonly clusters: View['clusters'];
  readonly searches: View['searches'];
  /** Cells on which a token of the mission lies. */
  readonly taken: string;
}

/** The clusters aliens come from, search tokens, and the numbers of objectives where no token lies. */
export const MapTokens = memo(({ map, clusters, searches, taken }: MapTokensProps) => {
  const board = boardById(map);
  const covered = new Set(taken.split(' ').map(Number));
  return (
    <>
      <Numbers board={board} covered={covered} />
      {clusters.map((number, slot) => (
        <Cluster key={slot} number={number} {...middleOf(board.clusterSlots[slot] ?? 0)} />
      ))}
      {searches.map(({ cell, at }) => {
        const { x, y } = middleOf(cell);
        const isUsed = at !== 'face-up';
        return (
          <g key={cell}>
            <circle
              className={styles.search}
              data-used={isUsed || undefined}
              cx={x}
              cy={y}
              r={cellSize * 0.36}
            />
            <FaceSign
              face="S"
              x={x}
              y={y}
              size={cellSize * 0.4}
              colour={isUsed ? 'var(--map-used-line)' : 'var(--map-search-sign)'}
            />
          </g>
        );
      })}
    </>
  );
});
MapTokens.displayName = 'MapTokens';

interface NumbersProps {
  readonly board: Board;
  readonly covered: ReadonlySet<number>;
}

const Numbers = ({ board, covered }: NumbersProps) =>
  board.objectives.map((cell, number) => {
    const { x, y } = middleOf(cell);
    return (
      number > 0 &&
      !covered.has(cell) && (
        <text key={number} className={styles.number} x={x} y={y + 7}>
          {number}
        </text>
      )
    );
  });

const Cluster = ({ number, x, y }: Spot & { readonly number: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={styles.clusterGlow} r={cellSize * 0.62} />
    <path className={styles.cluster} d={hexagon(cellSize * 0.38)} />
    <text className={styles.clusterNumber} y="8">
      {number}
    </text>
  </g>
);
