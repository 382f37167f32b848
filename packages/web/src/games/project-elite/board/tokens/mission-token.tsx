import type { View } from '@starboard/project-elite/text';
import { tokenSlots } from '@starboard/project-elite/content';
import { memo } from 'react';
import { pictured } from '../../../../table/board/pressing.ts';
import { FaceSign } from '../../pieces/face-sign.tsx';
import { cellSize, middleOf } from '../measures.ts';
import { hexagon } from './hexagon.ts';
import { TokenSign } from './token-sign.tsx';
import styles from './tokens.module.css';

interface MissionTokenProps {
  readonly token: View['tokens'][number];
  /** The slots with a die in them, by their numbers. */
  readonly filled: string;
  readonly label: string;
}

const slot = cellSize * 0.24;

/** What the mission is about, where it lies, with what it still asks for. */
export const MissionToken = memo(
  ({ token: { is, id, cell, isReady, isOpen }, filled, label }: MissionTokenProps) => {
    const { x, y } = middleOf(cell);
    const slots = tokenSlots(id);
    const isFilled = (index: number): boolean => filled.split(' ').includes(String(index));
    return (
      <g transform={`translate(${x} ${y - (slots.length > 0 ? 4 : 0)})`} {...pictured(label)}>
        <circle className={styles.objectiveGlow} r={cellSize * 0.7} />
        <path className={styles.objective} d={hexagon(cellSize * 0.44)} data-ready={isReady || undefined} />
        <TokenSign is={is} isOpen={isOpen} />
        {slots.map(({ takes, locks }, index) => {
          const at = (index - (slots.length - 1) / 2) * (slot + 1);
          return (
            <g key={index} transform={`translate(${at} ${cellSize * 0.42})`}>
              <rect
                className={styles.slot}
                data-normal={!locks || undefined}
                data-filled={isFilled(index) || undefined}
                x={-slot / 2}
                y={-slot / 2}
                width={slot}
                height={slot}
                rx="3.5"
              />
              {takes[0] && (
                <FaceSign
                  face={takes[0]}
                  x={0}
                  y={0}
                  size={slot * 0.72}
                  colour={isFilled(index) ? '#141C36' : locks ? '#FFB1B5' : '#BFE1FF'}
                />
              )}
            </g>
          );
        })}
      </g>
    );
  },
);
MissionToken.displayName = 'MissionToken';
