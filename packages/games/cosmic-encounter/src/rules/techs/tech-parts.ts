import type { Procedure, Seat } from '@starboard/engine';
import type { TechId } from '../../content/technologies.ts';
import { recordOf } from '../abilities/registry.ts';
import type { CeTable } from '../state/events.ts';
import type { Tech } from '../state/state.ts';

/** What a technology does besides being used. */
export interface TechParts {
  /** Before the ships that researched it go home. */
  readonly completing?: Procedure<{ readonly seat: Seat }>;
  /** When they are home, and it is ready. */
  readonly completed?: Procedure<{ readonly seat: Seat }>;
  /** What goes when it leaves play. */
  readonly leaves?: (table: CeTable, seat: Seat, tech: Tech) => void;
}

export const partsOf = (id: TechId): TechParts => recordOf(id)?.parts ?? {};
