import { reason } from '@starboard/engine';
import { type Title, isTitle, titleOf } from '../../content/tech-cards.ts';
import { parseShipId, shipId } from '../../keys/index.ts';
import { owns } from '../artifact/card-moves.ts';
import { shipOf, shipsOfAt } from '../ships/ships.ts';
import { activePlayer, type State } from '../state/state.ts';
import { discardPower, fuelPower, type TechCard } from './power.ts';

const rule = 'af.rule.temporal-warper';

const handIds = (state: State): string[] =>
  shipsOfAt(state, state.turn, 'hand').map((ship) => shipId(state.turn, ship));

function rerollable(state: State): string[] {
  const { teleported } = state.thisTurn;
  const frozen = teleported && shipId(state.turn, teleported.ship);
  return handIds(state).filter((id) => id !== frozen);
}

/** Titles in the discard pile that the player does not own, the Warper itself left out of account. */
function recoverable(state: State): Title[] {
  const titles = new Set(state.discard.map(titleOf));
  return [...titles].filter((title) => title === 'temporal-warper' || !owns(state, state.turn, title));
}

export const temporalWarper: TechCard = {
  title: 'temporal-warper',
  fuel: fuelPower('temporal-warper', {
    cost: () => 1,
    targets: [
      {
        prompt: 'af.ask.reroll',
        conceivable: handIds,
        options: rerollable,
        most: (state) => rerollable(state).length,
        // all of the hand is on offer but the ship the Teleporter lifted
        why: (state, key) =>
          handIds(state).includes(key)
            ? reason('af.teleported-frozen', undefined, 'af.rule.orbital-teleporter')
            : reason('af.ship-not-in-hand', undefined, rule),
      },
    ],
    apply(table, ids) {
      const { state } = table;
      for (const { ship: index } of ids.map(parseShipId)) {
        const ship = shipOf(state, state.turn, index);
        const from = ship.value;
        ship.value = table.die('dice');
        table.emit({ type: 'shipTurned', seat: state.turn, ship: index, from, to: ship.value });
      }
    },
  }),
  discard: discardPower('temporal-warper', {
    targets: [
      {
        prompt: 'af.ask.recover',
        conceivable: (state) => state.discard.map(titleOf),
        options: recoverable,
        why: (state, key) =>
          isTitle(key) && state.discard.some((card) => titleOf(card) === key)
            ? reason('af.owns-title', { title: key }, 'af.rule.no-duplicates')
            : reason('af.not-discarded', undefined, rule),
      },
    ],
    apply(table, [title]) {
      const { state } = table;
      // the Warper just discarded lies on top, so the first of a title is never that one
      const index = state.discard.findIndex((card) => titleOf(card) === title);
      const [card] = state.discard.splice(index, 1);
      if (card === undefined) throw new Error(`no ${title} was discarded`);
      activePlayer(state).cards.push(card);
      table.emit({ type: 'cardRecovered', seat: state.turn, card });
    },
  }),
};
