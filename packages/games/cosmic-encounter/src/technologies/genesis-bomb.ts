import { asksNumber, decides } from '../rules/asking.ts';
import { placeGenesis } from '../rules/moving-planets.ts';
import { genesis } from '../rules/planets.ts';
import { addShips } from '../rules/prometheus.ts';
import { shipsOn } from '../rules/ships.ts';
import { researchOn, techOf } from '../rules/techs.ts';
import { checkForWin } from '../rules/winning.ts';
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
          const isNew = shipsOn(state, seat, planet) === 0 && count > 0;
          addShips(state, seat, researchOn(state, seat, id), -count);
          addShips(state, seat, planet, count);
          if (count > 0) table.emit({ type: 'colonyFounded', seat, planet: genesis, ships: count });
          if (isNew) state.triggers.push({ type: 'colony-gained', seat });
          // ships of others on it may be foreign colonies now
          checkForWin(table);
        },
      ),
    },
  ],
});
