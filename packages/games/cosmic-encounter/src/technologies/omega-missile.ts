import { asksOne } from '../rules/asking/asking.ts';
import { runs } from '../rules/runs.ts';
import { loseShips } from '../rules/ships/lose-ships.ts';
import { destroyPlanet } from '../rules/ships/moving-planets.ts';
import { planetByKey, planetKeys } from '../rules/ships/planets.ts';
import { planetOf } from '../rules/state/state.ts';
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
        // no player may settle it again before it is gone
        return runs(loseShips, { cause: 'effect', losses, destroys: { planet, by: seat } });
      },
    },
  ],
});
