import { asksNumber, decides } from '../rules/asking/asking.ts';
import { landShips } from '../rules/ships/found-colony.ts';
import { placeGenesis } from '../rules/ships/moving-planets.ts';
import { addShips } from '../rules/ships/ship-places.ts';
import { researchOn, techOf } from '../rules/techs/techs.ts';
import { technology } from './technology.ts';

const id = 'genesis-bomb';

/** A new planet in the own system, to be settled by those who researched it. */
export const genesisBomb = technology({
  id,
  abilities: [
    {
      when: 'regroup.start',
      as: 'any',
      effect: decides(
        (state, seat) => asksNumber('ce.ask.genesis', 0, techOf(state, seat, id)?.ships ?? 0)(state, seat),
        (table, { seat }, count) => {
          const { state } = table;
          const planet = placeGenesis(table, seat);
          addShips(state, seat, researchOn(state, seat, id), -count);
          // even if no ship comes, ships of others on it may be foreign colonies now
          landShips(table, { seat, planet, ships: count });
        },
      ),
    },
  ],
});
