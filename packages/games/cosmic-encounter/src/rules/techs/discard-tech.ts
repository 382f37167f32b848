import { call, end, rulesOf, type Seat } from '@starboard/engine';
import type { TechId } from '../../content/technologies.ts';
import { putOnDiscard } from '../cards/cards.ts';
import type { Event } from '../state/events.ts';
import { returnShips } from '../ships/move-ships.ts';
import { addShips } from '../ships/ship-places.ts';
import type { State } from '../state/state.ts';
import { partsOf } from './tech-parts.ts';
import { removeTech, researchOn, techOf } from './techs.ts';

const { procedure } = rulesOf<State, Event>();

interface Locals {
  readonly seat: Seat;
  readonly tech: TechId;
}

/** A technology leaves play with all it brought; the ships that researched it go home. */
export const discardTech = procedure<Locals, 'begin' | 'end'>('discard-tech', 'begin', {
  begin(table, { seat, tech: id }) {
    const { state } = table;
    const tech = techOf(state, seat, id);
    if (!tech) return end();
    const count = tech.ships;
    addShips(state, seat, researchOn(state, seat, id), -count);
    removeTech(state, seat, id);
    state.techDiscard.push(id);
    table.reveal();
    table.emit({ type: 'techDiscarded', seat, tech: id });
    if (tech.cards.length > 0) putOnDiscard(table, seat, tech.cards);
    partsOf(id).leaves?.(table, seat, tech);
    return call(returnShips, { seat, count }, 'end');
  },
  end: () => end(),
});
