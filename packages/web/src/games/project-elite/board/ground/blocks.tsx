import type { Cell, PrintedMap } from '@starboard/project-elite/board';
import type { ReactNode } from 'react';
import { cellSize } from '../measures.ts';
import styles from './ground.module.css';
import { terrainAt } from './paths.ts';

// What no figure gets past, all alike to the rules: machines and wrecks, trees, water.

const machines = ['vent', 'rack', 'screen'] as const;

/** What is drawn on a cell that is blocked; null on all others, and on ground outside of the map. */
export function blockOf(map: PrintedMap, cell: Cell): string | null {
  const terrain = terrainAt(map, cell);
  if (terrain === 'X') return machines[(cell * 5) % 3] ?? null;
  if (terrain === 'T') return cell % 2 === 0 ? 'tree' : 'pine';
  return terrain === '~' ? 'water' : null;
}

/** The shapes, to be put on their cells. */
export const BlockShapes = ({ id }: { readonly id: string }) => (
  <defs>
    <Machine id={id} name="vent">
      <circle cx="27" cy="21" r="13" className={styles.well} />
      <path d="M27 12v18M18 21h18" className={styles.trace} />
    </Machine>
    <Machine id={id} name="rack">
      <path d="M11 10h32M11 18.5h32M11 27h32" className={styles.vents} />
      <circle cx="41" cy="37" r="2.6" className={styles.signal} />
    </Machine>
    <Machine id={id} name="screen">
      <rect x="11" y="6" width="32" height="27" rx="4" className={styles.glass} />
      <path d="M14 27l6.5-10.8 6.5 5.4 9.7-11.9" className={styles.graph} />
    </Machine>
    <symbol id={`${id}tree`} width={cellSize} height={cellSize} overflow="visible">
      <ellipse cx="29" cy="40" rx="22" ry="11" className={styles.shadow} />
      <circle cx="16" cy="30" r="13" className={styles.leaves} />
      <circle cx="38" cy="31" r="13" className={styles.leaves} />
      <circle cx="27" cy="17" r="16" className={styles.leavesLit} />
      <path d="M17 12c4-5 12-7 18-2M14 27c2 4 7 5 11 3" className={styles.twigs} />
    </symbol>
    <symbol id={`${id}pine`} width={cellSize} height={cellSize} overflow="visible">
      <ellipse cx="29" cy="42" rx="20" ry="9" className={styles.shadow} />
      <path d="M27-4l14 20h-7l11 15h-8l9 13H8l9-13H9l11-15h-7z" className={styles.leaves} />
      <path d="M27-4l14 20h-7l3 4c-7-2-12-1-17 1l3-5h-10z" className={styles.leavesLit} />
    </symbol>
    <symbol id={`${id}water`} width={cellSize} height={cellSize} overflow="visible">
      <rect width={cellSize} height={cellSize} className={styles.water} />
      <path d="M7 17q6-6 12 0t12 0M22 38q6-6 12 0t12 0" className={styles.ripples} />
    </symbol>
  </defs>
);

interface MachineProps {
  readonly id: string;
  readonly name: (typeof machines)[number];
  readonly children: ReactNode;
}

/** It stands five pixels high, and throws a shadow. */
const Machine = ({ id, name, children }: MachineProps) => (
  <symbol id={`${id}${name}`} width={cellSize} height={cellSize} overflow="visible">
    <rect x="2" y="8" width="50" height="50" rx="6" className={styles.shadow} />
    <rect x="1" y="1" width="52" height="52" rx="6" className={styles.side} />
    <rect x="1" y="-5" width="52" height="50" rx="6" fill={`url(#${id}block)`} />
    <rect x="1.5" y="-4.5" width="51" height="49" rx="6" className={styles.rim} />
    {children}
  </symbol>
);
