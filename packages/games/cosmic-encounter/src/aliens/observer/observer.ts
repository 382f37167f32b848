import type { Seat } from '@starboard/engine';
import { runs } from '../../rules/runs.ts';
import { canBeSaved } from '../../rules/ships/batches.ts';
import { drawCards } from '../../rules/cards/cards.ts';
import { offering } from '../../rules/asking/offering.ts';
import { sendLimit } from '../../rules/phases/launch.ts';
import { addShips } from '../../rules/ships/ship-places.ts';
import { ownSide } from '../../rules/encounter/reading.ts';
import { saveShips } from '../../rules/ships/save-ships.ts';
import { alliesInOrder, isMain } from '../../rules/state/seats.ts';
import { shipsInEncounter } from '../../rules/ships/ships.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { retrieve, shipsInWarp } from '../../rules/ships/warp.ts';
import { alien } from '../alien.ts';

const ownAllies = (state: State, seat: Seat): Seat[] => alliesInOrder(state, ownSide(state, seat));

/** Whose ships it saves from this batch: its allies', or as an ally its own. */
function wards(state: State, seat: Seat): Seat[] {
  const encounter = encounterOf(state);
  if (encounter.phase !== 'resolution') return [];
  const watched = isMain(encounter, seat) ? ownAllies(state, seat) : [seat];
  return watched.filter((ward) => canBeSaved(state, ward));
}

const treat = offering('observer-treat', 'ce.ask.draw-card', 'draw', (table, seat) =>
  drawCards(table, seat, 1),
);

/** Protect: allies' ships do not go to the warp in resolution; nor its own when it is the ally. */
export const observer = alien({
  id: 'observer',
  power: {
    id: 'observer.protect',
    when: 'trigger.ships-to-warp',
    as: 'main-or-ally',
    use: 'must',
    repeats: true,
    if: (state, seat) => wards(state, seat).length > 0,
    effect: ({ state }, { seat }) => runs(saveShips, { seats: wards(state, seat) }),
  },
  wild: {
    when: 'alliance.after-formed',
    as: 'main',
    if: (state, seat) => ownAllies(state, seat).length > 0,
    effect: ({ state }, { seat }) => runs(treat, { left: ownAllies(state, seat) }),
  },
  // it is one of the ships sent, and the limit stays
  super: {
    when: ['launch.before-send', 'alliance.before-send'],
    as: 'offense-or-ally',
    if: (state, seat) =>
      shipsInWarp(state, seat) > 0 && shipsInEncounter(state, seat) < sendLimit(state, seat),
    effect: (table, { seat }) => {
      const side = ownSide(table.state, seat);
      const { offense, everAllied } = encounterOf(table.state);
      addShips(table.state, seat, side === 'offense' ? 'gate' : 'zone', retrieve(table, seat, 1));
      if (seat !== offense) everAllied[seat] = side;
    },
  },
  procedures: [treat],
});
