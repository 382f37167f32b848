import { reason } from '@starboard/engine';
import { territories } from '../../content/territories.ts';
import { parseColonyId } from '../../keys/index.ts';
import { addColonies, changeBoard } from '../planet/board-update.ts';
import type { State } from '../state/state.ts';
import { allColonies, movableColonies, whyRepulsed } from './colonies.ts';
import { ownShip, turnShips } from './own-ship.ts';
import { discardPower, fuelPower, type TechCard, type Target } from './power.ts';

const opposite = (value: number): number => 7 - value;
const rule = 'af.rule.polarity-device';

/** Whether two colonies would change places: elsewhere, and another player's. */
function fit(firstId: string, secondId: string): boolean {
  const first = parseColonyId(firstId);
  const second = parseColonyId(secondId);
  return second.territory !== first.territory && second.owner !== first.owner;
}

/** Whether there are two such colonies anywhere: that takes two territories, and two owners among all on them. */
function canSwap({ colonies, fields: { repulsor } }: State): boolean {
  let settled = 0;
  let owners = 0;
  for (const territory of territories) {
    if (territory === repulsor) continue;
    const here = ownersAmong(colonies[territory]);
    if (here !== 0) settled++;
    owners |= here;
  }
  return settled > 1 && (owners & (owners - 1)) !== 0;
}

/** A bit for each seat that has a colony there. */
function ownersAmong(counts: readonly number[]): number {
  let owners = 0;
  for (let seat = 0; seat < counts.length; seat++) if (counts[seat] !== 0) owners |= 1 << seat;
  return owners;
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
        conceivable: allColonies,
        isAny: canSwap,
        options(state) {
          const movable = movableColonies(state);
          return movable.filter((id) => movable.some((other) => fit(id, other)));
        },
        why,
      },
      {
        prompt: 'af.ask.swap-second',
        conceivable: allColonies,
        options: (state, [first = '']) => movableColonies(state).filter((other) => fit(first, other)),
        why,
      },
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
