import { call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import type { TechId } from '../../content/technologies.ts';
import type { Event } from '../state/events.ts';
import { returnShips } from '../ships/move-ships.ts';
import { addShips } from '../ships/ship-places.ts';
import type { State } from '../state/state.ts';
import { partsOf } from './tech-parts.ts';
import { researchOn, techOf } from './techs.ts';

const { procedure } = rulesOf<State, Event>();

interface Locals {
  readonly seat: Seat;
  readonly tech: TechId;
}

/** A technology is ready: the ships that researched it go home, and what it brings comes into play. */
export const completeTech = procedure<Locals, 'begin' | 'return' | 'ready' | 'end'>(
  'complete-tech',
  'begin',
  {
    begin(table, { seat, tech }) {
      table.emit({ type: 'techCompleted', seat, tech });
      const { completing } = partsOf(tech);
      return completing ? call(completing, { seat }, 'return') : goto('return');
    },
    return({ state }, { seat, tech: id }) {
      const count = techOf(state, seat, id)?.ships ?? 0;
      if (count === 0) return goto('ready');
      addShips(state, seat, researchOn(state, seat, id), -count);
      return call(returnShips, { seat, count }, 'ready');
    },
    ready({ state }, { seat, tech }) {
      const { completed } = partsOf(tech);
      return completed && techOf(state, seat, tech) ? call(completed, { seat }, 'end') : end();
    },
    end: () => end(),
  },
);
