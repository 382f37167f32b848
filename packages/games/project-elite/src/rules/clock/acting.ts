import { type AskActs, type Next, stay } from '@starboard/engine';
import { isOver } from '../damage/ending.ts';
import { obey, understand } from '../commands/understand.ts';
import { refuseOrder } from '../commands/refuse.ts';
import type { Event, Here } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { hear, nextDue, tidy } from './due.ts';
import { hearWhoPlays } from './presence.ts';
import { questionTo } from './question.ts';

/** Where a step goes after an input, once it has done its part; null as long as it waits. */
type Onward<Step extends string> = (table: Here) => Next<Step> | null;

type Acting<Step extends string> = AskActs<State, Event, object, Step>;

const seats = ({ players }: State): readonly number[] => players.map((_, seat) => seat);

/** All that every waiting step has in common: each seat may give any command, and hears who comes and goes. */
const waiting = <Step extends string>(onward: Onward<Step>): Acting<Step> => {
  const goOn = (table: Here): Next<Step> => (isOver(table.state) ? stay : (onward(table) ?? stay));
  return {
    takes: 'acts',
    seats,
    question: (state, _locals, seat) => questionTo(state, seat),
    answer(table, _locals, answer, seat) {
      hear(table);
      const { state, now } = table;
      const order = understand(answer);
      // what has happened by itself a moment before may have ended what the order was for
      if (order && !isOver(state) && refuseOrder(state, seat, order, now) === null) {
        const player = state.players[seat];
        if (player && order.name !== 'done') player.isDone &&= state.phase === 'time-up';
        obey(table, seat, order);
        tidy(table);
      }
      return goOn(table);
    },
    presence(table, _locals, seat, is) {
      hear(table);
      hearWhoPlays(table, seat, is);
      return goOn(table);
    },
  };
};

/** A step in which the game's clock runs. */
export const acting = <Step extends string>(onward: Onward<Step>): Acting<Step> => {
  const step = waiting(onward);
  return {
    ...step,
    wakes: nextDue,
    clock(table) {
      hear(table);
      return isOver(table.state) ? stay : (onward(table) ?? stay);
    },
  };
};

/** A step without a clock: nothing is due in it. */
export const actingAtLeisure = <Step extends string>(onward: Onward<Step>): Acting<Step> => waiting(onward);

/** A step in which the game stands still, until the host says that it has lasted long enough. */
export const standingStill = <Step extends string>(next: Next<Step>): Acting<Step> => ({
  ...waiting<Step>(({ state }) => (state.pause ? null : next)),
  resume(table) {
    const { state } = table;
    if (state.pause) {
      state.pause = null;
      table.emit({ type: 'resumed' });
    }
    return next;
  },
});
