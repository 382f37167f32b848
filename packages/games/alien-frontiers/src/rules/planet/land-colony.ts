import { asks, end, reason, rulesOf } from '@starboard/engine';
import { isTerritory, type TerritoryId, territories } from '../../content/territories.ts';
import { addColonies, changeBoard } from './board-update.ts';
import { endGame } from '../turn/end-of-game.ts';
import type { Event } from '../state/events.ts';
import { playerOf, type State, unplacedColonies } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** Constructor and Station take a colony from the supply, a launch the one on the track. */
interface Locals {
  readonly from: 'supply' | 'hub';
}

export const landColony = procedure<Locals, 'territory'>('land-colony', 'territory', {
  territory: asks(
    (state) => ({
      seat: state.turn,
      prompt: 'af.ask.land',
      shape: {
        kind: 'choose',
        options: territories.filter((territory) => state.fields.repulsor !== territory),
        why: (key) =>
          isTerritory(key)
            ? reason('af.repulsed', { territory: key }, 'af.rule.repulsor')
            : reason('af.land-first'),
      },
      conceivable: () => territories,
    }),
    (table, { from }, territory) => {
      const { state } = table;
      const seat = state.turn;
      const player = playerOf(state, seat);
      // the last unplaced colony may leave the track for anywhere; any other stays locked to it
      if (from === 'hub' || player.supply === 0) player.hub = 0;
      else player.supply--;
      changeBoard(table, () => {
        addColonies(state, seat, territory as TerritoryId, 1);
        table.emit({ type: 'colonyLanded', seat, territory: territory as TerritoryId });
      });
      if (from === 'hub') startNextColony(state);
      if (unplacedColonies(player) === 0) endGame(table);
      return end();
    },
  ),
});

/** Advances beyond circle 7 go to the next colony, if the launch followed at once. */
function startNextColony({ players, turn, thisTurn }: State): void {
  const player = players[turn];
  if (player && thisTurn.hubExcess > 0 && player.supply > 0) {
    player.supply--;
    player.hub = thisTurn.hubExcess;
  }
  thisTurn.hubExcess = 0;
}
