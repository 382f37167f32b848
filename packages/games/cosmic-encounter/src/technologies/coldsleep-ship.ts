import { asks, call, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { asksOne } from '../rules/asking/asking.ts';
import { discardTech } from '../rules/techs/discard-tech.ts';
import type { CeTable, Event } from '../rules/state/events.ts';
import { asksSettlement, foundColony, landShips, unsettledBy } from '../rules/ships/found-colony.ts';
import { type PlanetKey } from '../keys/planets.ts';
import { planetByKey } from '../rules/ships/planets.ts';
import { addShips } from '../rules/ships/ship-places.ts';
import { othersThan } from '../rules/state/seats.ts';
import { coloniesOf } from '../rules/ships/ships.ts';
import type { State } from '../rules/state/state.ts';
import { researchOn, techOf } from '../rules/techs/techs.ts';
import { technology } from './technology.ts';

const { procedure } = rulesOf<State, Event>();

const id = 'coldsleep-ship';

const distant = (state: State, seat: Seat): PlanetKey[] =>
  othersThan(state, seat).flatMap((system) => unsettledBy(state, seat, system));

function land(table: CeTable, seat: Seat, planet: PlanetKey): void {
  const { state } = table;
  const ships = techOf(state, seat, id)?.ships ?? 0;
  addShips(state, seat, researchOn(state, seat, id), -ships);
  landShips(table, { seat, planet: planetByKey(state, planet), ships });
}

/** A player without a colony to call the ships home to may land with all of them. */
const landAtOnce = procedure<{ readonly seat: Seat }, 'begin' | 'where' | 'landed'>(
  'coldsleep-landing',
  'begin',
  {
    begin: ({ state }, { seat }) =>
      goto(coloniesOf(state, seat).length === 0 && distant(state, seat).length > 0 ? 'where' : 'landed'),
    where: asks(
      (state, { seat }) => {
        const options = [...distant(state, seat), 'decline'];
        return asksOne('ce.ask.coldsleep', options, { timeout: 'decline' })(state, seat);
      },
      (table, { seat }, planet) => {
        if (planet === 'decline') return goto('landed');
        land(table, seat, planet);
        return call(discardTech, { seat, tech: id }, 'landed');
      },
    ),
    landed: () => end(),
  },
);

/** Founds a colony far away with up to four ships. */
export const coldsleepShip = technology({
  id,
  abilities: [
    {
      when: 'regroup.start',
      as: 'any',
      if: (state, seat) => coloniesOf(state, seat).length > 0 && distant(state, seat).length > 0,
      asks: asksSettlement('coldsleep-settlement', distant, 4),
      effect: (table, { seat, choices }) => foundColony(table, seat, choices),
    },
  ],
  // a player without a colony has nothing to send later
  completing: landAtOnce,
  procedures: [landAtOnce],
});
