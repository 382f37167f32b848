import { type Board, boardById, type MapId, printedMaps } from '@starboard/project-elite/board';
import { memo } from 'react';
import { boardSize, cellSize, cornerOf, middleOf } from '../measures.ts';
import { BlockShapes, blockOf } from './blocks.tsx';
import styles from './ground.module.css';
import { bars, beaten, cellsWhere, chevrons, roundedBox, startLine, terrainAt, tiles } from './paths.ts';

interface GroundProps {
  /** What ids of the board's drawings begin with. */
  readonly id: string;
  readonly map: MapId;
}

/** All of a map that never changes, but for what stands above figures' feet. */
export const Ground = memo(({ id, map }: GroundProps) => {
  const board = boardById(map);
  const printed = printedMaps[map];
  const floor = cellsWhere((cell) => board.isOpen[cell] === true && !board.isStart[cell]);
  return (
    <g aria-hidden="true">
      <rect className={styles.beyond} width={boardSize} height={boardSize} />
      <path
        className={styles.solid}
        d={tiles(
          cellsWhere((cell) => terrainAt(printed, cell) === '#'),
          0,
          0,
        )}
      />
      <path
        className={styles.seam}
        d={tiles(
          cellsWhere((cell) => terrainAt(printed, cell) !== '#'),
          0,
          0,
        )}
      />
      <path fill={`url(#${id}floor)`} d={tiles(floor)} />
      <path className={styles.worn} d={tiles(floor.filter(isWorn))} />
      <path className={styles.start} d={tiles(board.start)} />
      <path fill={`url(#${id}hatch)`} d={tiles(board.start, 0, 0)} />
      <Lamps id={id} board={board} />
      <path className={styles.spawn} d={board.spawnCells.flat().map(frame).join('')} />
      <path className={styles.arrows} d={chevrons(board, beaten(board))} />
      <path className={styles.line} d={startLine(board)} />
    </g>
  );
});
Ground.displayName = 'Ground';

/** Walls and what blocks a cell: they stand above what lies on the ground. */
export const Obstacles = memo(({ id, map }: GroundProps) => {
  const printed = printedMaps[map];
  return (
    <g aria-hidden="true">
      <BlockShapes id={id} />
      {cellsWhere((cell) => blockOf(printed, cell) !== null).map((cell) => (
        <use key={cell} href={`#${id}${blockOf(printed, cell)}`} {...cornerOf(cell)} />
      ))}
      <path className={styles.shadow} d={bars(printed, 3.5)} />
      <path fill={`url(#${id}wall)`} d={bars(printed)} />
    </g>
  );
});
Obstacles.displayName = 'Obstacles';

/** Every map is worn in the same places: a pattern that the eye does not find. */
const isWorn = (cell: number): boolean => (cell * 7919) % 11 < 4;

const frame = (cell: number): string => {
  const { x, y } = cornerOf(cell);
  const edge = cellSize * 0.07;
  return roundedBox({ x: x + edge, y: y + edge }, cellSize - 2 * edge, cellSize - 2 * edge, 9);
};

/** Red where aliens come in, green at home, cold over the rest. */
function Lamps({ id, board }: { readonly id: string; readonly board: Board }) {
  const cold = [1, 4, 6, 7, 9, 12].flatMap((number) => board.objectives[number] ?? []);
  return (
    <>
      {board.clusterSlots.map((cell) => {
        const { x, y } = middleOf(cell);
        return <circle key={cell} cx={x} cy={y} r={cellSize * 3.2} fill={`url(#${id}alarm)`} />;
      })}
      <ellipse
        cx={boardSize / 2}
        cy={cellSize * 14.3}
        rx={cellSize * 5.6}
        ry={cellSize * 3.2}
        fill={`url(#${id}home)`}
      />
      {cold.map((cell) => {
        const { x, y } = middleOf(cell);
        return <circle key={cell} cx={x} cy={y} r={cellSize * 3} fill={`url(#${id}lamp)`} />;
      })}
    </>
  );
}
