import type { Cell } from '../../board/cells.ts';
import type { Arm } from '../arms.ts';
import type { Threat } from '../threats.ts';
import type { Task } from '../work.ts';

/** What a hero is about now, and the cells from which it can be done. */
export interface Job {
  readonly is: 'hunt' | 'work' | 'search' | 'home' | 'shelter' | 'guard' | 'none';
  readonly cells: readonly Cell[];
  /** Steps to the nearest of these. */
  readonly walk: number;
  readonly threat?: Threat;
  readonly arm?: Arm;
  readonly task?: Task;
}

export const nothing: Job = { is: 'none', cells: [], walk: 0 };
