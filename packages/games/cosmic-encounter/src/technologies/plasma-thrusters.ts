import type { Seat } from '@starboard/engine';
import { asksOne } from '../rules/asking/asking.ts';
import { sendLimit } from '../rules/phases/launch.ts';
import { landShips } from '../rules/ships/found-colony.ts';
import { byPlanet, fromOutside } from '../rules/ships/planets.ts';
import { addShips } from '../rules/ships/ship-places.ts';
import { encounterOf, type PlanetIndex, type State } from '../rules/state/state.ts';
import { technology } from './technology.ts';

const outside = (state: State, seat: Seat): string[] =>
  fromOutside(state, seat, 1, 1).slots.map(({ key }) => key);

/** One ship more: sent by the offense or an ally, or brought to the target by the defense. */
export const plasmaThrusters = technology({
  id: 'plasma-thrusters',
  abilities: [
    {
      when: ['launch.before-send', 'alliance.before-send'],
      as: 'offense-or-ally',
      effect: ({ state }, { seat }) => {
        encounterOf(state).sendLimits[seat] = sendLimit(state, seat) + 1;
      },
    },
    {
      id: 'plasma-thrusters.defend',
      when: 'launch.after-send',
      as: 'defense',
      if: (state, seat) => outside(state, seat).length > 0,
      asks: asksOne('ce.ask.bring-ship', outside),
      effect: (table, { seat, choices }) => {
        const { state } = table;
        for (const planet of Object.keys(byPlanet(state, { [choices as string]: 1 })))
          addShips(state, seat, Number(planet), -1);
        landShips(table, { seat, planet: encounterOf(state).target as PlanetIndex, ships: 1 });
      },
    },
  ],
});
