import { asks, goto, rulesOf } from '@starboard/engine';
import { conceivableActs, legalActs, perform, whyNotAct } from './acts.ts';
import { discardCard, findCard } from '../artifact/card-moves.ts';
import type { AfTable, Event } from '../state/events.ts';
import { available, mostTokens, move, tokens } from '../state/resources.ts';
import { moveShip, shipOf, shipsOfAt, shown } from '../ships/ships.ts';
import { activePlayer, freshTurn, relicIndex, type ShipIndex, type State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

const excessOf = (state: State): number => {
  const { fuel, ore } = activePlayer(state);
  return fuel + ore - mostTokens;
};

/** One player's turn after another until one lands the last colony. */
export const turn = procedure<object, 'begin' | 'act' | 'end' | 'return-tokens' | 'pass-on'>(
  'turn',
  'begin',
  {
    begin(table) {
      const { state } = table;
      table.emit({ type: 'turnStarted', seat: state.turn, round: state.round });
      gatherAndRoll(table);
      openResourceCache(table);
      return goto('act');
    },

    act: asks(
      (state) => {
        const options = legalActs(state);
        return {
          seat: state.turn,
          prompt: 'af.ask.act',
          shape: { kind: 'choose', options, why: (key) => whyNotAct(state, key) },
          conceivable: conceivableActs,
          timeout: options.includes('end-turn') ? 'end-turn' : (options[0] as string),
        };
      },
      (table, _locals, act) => perform(table, act),
      (state) => state.turn,
    ),

    end(table) {
      const { state } = table;
      for (const ship of shipsOfAt(state, state.turn, 'hand'))
        moveShip(table, state.turn, ship, 'maintenance-bay');
      return goto(excessOf(state) > 0 ? 'return-tokens' : 'pass-on');
    },

    'return-tokens': asks(
      (state) => {
        const { fuel, ore } = activePlayer(state);
        const excess = excessOf(state);
        const least = Math.max(0, excess - ore);
        return {
          seat: state.turn,
          prompt: 'af.ask.return-fuel',
          shape: { kind: 'amount', min: least, max: Math.min(fuel, excess) },
          timeout: least,
        };
      },
      (table, _locals, fuel) => {
        const { state } = table;
        const ore = excessOf(state) - fuel;
        move(state, state.turn, tokens(-fuel, -ore));
        table.emit({ type: 'tokensReturned', seat: state.turn, fuel, ore });
        return goto('pass-on');
      },
    ),

    'pass-on'({ state }) {
      state.thisTurn = freshTurn();
      state.turn = (state.turn + 1) % state.players.length;
      if (state.turn === state.firstSeat) state.round++;
      return goto('begin');
    },
  },
);

function gatherAndRoll(table: AfTable): void {
  const { state } = table;
  const seat = state.turn;
  for (const ship of shipsOfAt(state, seat, 'terraforming-station')) moveShip(table, seat, ship, 'stock');
  const fleet = fleetOf(state);
  for (const index of fleet) {
    const ship = shipOf(state, seat, index);
    ship.at = 'hand';
    ship.port = 0;
    ship.value = table.die('dice');
  }
  table.emit({ type: 'rolled', seat, ships: shown(state, seat, fleet) });
}

function fleetOf(state: State): ShipIndex[] {
  const fleet: ShipIndex[] = [];
  activePlayer(state).ships.forEach(({ at }, index) => {
    if (at !== 'stock') fleet.push(index);
  });
  if (state.relic.owner === state.turn) fleet.push(relicIndex);
  return fleet;
}

/** Resource Cache: ore for mostly odd rolls, fuel for mostly even ones, both and the card's end for a tie. */
function openResourceCache(table: AfTable): void {
  const { state } = table;
  const seat = state.turn;
  const cache = findCard(state, seat, 'resource-cache');
  if (cache === undefined) return;
  const fleet = shipsOfAt(state, state.turn, 'hand');
  const odd = fleet.filter((ship) => shipOf(state, seat, ship).value % 2 === 1).length;
  const even = fleet.length - odd;
  const { fuel, ore } = available(state, tokens(even >= odd ? 1 : 0, odd >= even ? 1 : 0));
  move(state, seat, tokens(fuel, ore));
  table.emit({ type: 'cachePaid', seat, fuel, ore });
  if (odd === even) discardCard(table, seat, cache);
}
