import { reason } from '@starboard/engine';
import { addColonies, changeBoard } from '../board-update.ts';
import type { State } from '../state.ts';
import { movableColonies, parseColonyId, whyRepulsed } from './colonies.ts';
import { ownShip, turnShips } from './own-ship.ts';
import { discardPower, fuelPower, type TechCard, type Target } from './power.ts';

const opposite = (value: number): number => 7 - value;
const rule = 'af.rule.polarity-device';

/** Colonies that would change places with this one: elsewhere, and somebody else's. */
function partners(state: State, id: string): string[] {
  const first = parseColonyId(id);
  return movableColonies(state).filter((other) => {
    const second = parseColonyId(other);
    return second.territory !== first.territory && second.owner !== first.owner;
  });
}

const why: Target['why'] = (state, key) => whyRepulsed(state, key) ?? reason('af.bad-swap', undefined, rule);

export const polarityDevice: TechCard = {
  title: 'polarity-device',
  fuel: fuelPower('polarity-device', {
    cost: () => 1,
    targets: [ownShip('af.ask.flip', opposite)],
    apply: (table, kinds) => turnShips(table, kinds, opposite),
  }),
  discard: discardPower('polarity-device', {
    targets: [
      {
        prompt: 'af.ask.swap-first',
        options: (state) => movableColonies(state).filter((id) => partners(state, id).length > 0),
        why,
      },
      { prompt: 'af.ask.swap-second', options: (state, [first = '']) => partners(state, first), why },
    ],
    apply(table, [firstId = '', secondId = '']) {
      const first = parseColonyId(firstId);
      const second = parseColonyId(secondId);
      changeBoard(table, (state) => {
        table.emit({ type: 'coloniesSwapped', first, second });
        addColonies(state, first.owner, first.territory, -1);
        addColonies(state, second.owner, second.territory, -1);
        addColonies(state, first.owner, second.territory, 1);
        addColonies(state, second.owner, first.territory, 1);
      });
    },
  }),
};
