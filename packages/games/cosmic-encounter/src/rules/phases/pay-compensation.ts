import { call, end, goto, rulesOf } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { settleThen, throughWindow } from '../abilities/use.ts';
import { moveCards, randomCards, takeBackAside } from '../cards/cards.ts';
import { compensationOwed } from '../encounter/compensation.ts';
import type { CeTable, Event } from '../state/events.ts';
import { pickFromHand } from '../cards/seen-hand.ts';
import { encounterOf, type State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** Who lost with a negotiate against an attack takes a card for each own ship lost by it, by chance or as picked. */
export const payCompensation = procedure<object, 'begin' | 'picked' | 'looked' | 'end'>(
  'pay-compensation',
  'begin',
  {
    begin(table) {
      const owed = compensationOwed(table.state);
      if (!owed) {
        takeBack(table.state);
        return goto('end');
      }
      const { taker, payer, count, chooser, by } = owed;
      if (chooser !== null) {
        const picking = { seat: chooser, of: payer, to: taker, min: count, max: count };
        return call(pickFromHand, { ...picking, ...(by !== undefined && { about: by }) }, 'picked');
      }
      const cards = randomCards(table, payer, count);
      moveCards(table, payer, taker, cards);
      return paid(table, cards);
    },
    picked: (table, _locals, cards) => paid(table, cards as readonly CardId[]),
    looked(table) {
      encounterOf(table.state).received = null;
      return settleThen(table, 'end');
    },
    end: () => end(),
  },
);

/** Cards laid aside come back, also to players who did not have to pay in the end. */
const takeBack = (state: State): void => state.players.forEach((_, seat) => takeBackAside(state, seat));

/** The taker looks at what it got. */
function paid({ state }: CeTable, cards: readonly CardId[]) {
  const { taker, payer } = compensationOwed(state) ?? {};
  if (taker === undefined || payer === undefined) throw new Error('nothing was owed');
  takeBack(state);
  encounterOf(state).received = { seat: taker, from: payer, cards };
  return throughWindow(state, 'resolution.compensated', taker, 'looked');
}
