import { call } from '@starboard/engine';
import { asksOne } from '../rules/asking.ts';
import { loseShips } from '../rules/lose-ships.ts';
import { destroyPlanet } from '../rules/moving-planets.ts';
import { planetByKey, planetKeys } from '../rules/planets.ts';
import { planetOf } from '../rules/state.ts';
import { technology } from './technology.ts';

/** A planet leaves the game, and all ships on it go to the warp. */
export const omegaMissile = technology({
  id: 'omega-missile',
  abilities: [
    {
      when: 'regroup.start',
      as: 'any',
      asks: asksOne('ce.ask.destroy', planetKeys),
      effect: (table, { seat, choices }) => {
        const planet = planetByKey(table.state, choices as string);
        const losses = planetOf(table.state, planet).ships.flatMap((count, owner) =>
          count > 0 ? [{ seat: owner, from: planet, count }] : [],
        );
        if (losses.length === 0) return destroyPlanet(table, planet, seat);
        // nobody may settle it again before it is gone
        return call(loseShips, { cause: 'effect', losses, destroys: { planet, by: seat } }, 'finish');
      },
    },
  ],
});
