import { end, rulesOf, type Seat } from '@starboard/engine';
import type { Event } from '../rules/state/events.ts';
import { discardSheet, drawSheet } from '../rules/powers/new-aliens.ts';
import { holderOf, sheetOf } from '../rules/powers/powers.ts';
import { playerOf, type State } from '../rules/state/state.ts';
import { techOf } from '../rules/techs/techs.ts';
import { technology } from './technology.ts';

const { procedure } = rulesOf<State, Event>();

const awaken = procedure<{ readonly seat: Seat }, 'draw'>('precursor-seed', 'draw', {
  draw(table, { seat }) {
    const { state } = table;
    const before = playerOf(state, seat).sheets.length;
    drawSheet(table, seat, false);
    const tech = techOf(state, seat, 'precursor-seed');
    if (tech) tech.alien = playerOf(state, seat).sheets[before]?.alien ?? null;
    return end();
  },
});

/** A second alien, for as long as the technology lasts. */
export const precursorSeed = technology({
  id: 'precursor-seed',
  completed: awaken,
  leaves: (table, _seat, { alien }) => {
    if (alien === null) return;
    const holder = holderOf(table.state, alien);
    const sheet = holder === null ? undefined : sheetOf(table.state, holder, alien);
    if (holder !== null && sheet) discardSheet(table, holder, sheet);
  },
  procedures: [awaken],
});
