import type { Procedure, Seat } from '@starboard/engine';
import type { TechId } from '../../content/technologies.ts';
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

const parts = new Map<TechId, TechParts>();

export const learnParts = (id: TechId, own: TechParts): void => {
  parts.set(id, own);
};

export const partsOf = (id: TechId): TechParts => parts.get(id) ?? {};
