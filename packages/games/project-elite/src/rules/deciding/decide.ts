import { end, goto, rulesOf, type Seat } from '@starboard/engine';
import { acting } from '../clock/acting.ts';
import type { Event, Here } from '../state/events.ts';
import { nextNumber } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import { choiceTime, coordinatorOf } from './coordinator.ts';

const { procedure } = rulesOf<State, Event>();

/** What is to be chosen: by the team, or by the player of one hero. */
export interface Deciding {
  /** What the choice is about, as a part of a message key: `cluster`, `way`, `order` … */
  readonly about: string;
  readonly seat: Seat | null;
  /** The figure that goes where it is chosen, as cells tell it; none where it is no figure's way. */
  readonly figure?: number;
  readonly options: readonly string[];
  /** What is chosen when no player does. */
  readonly fallback: string;
}

/** Whether there is a player who can choose, or may be back in time to do so: bots never coordinate. */
function isAsked(state: State, { seat, options }: Deciding): boolean {
  if (options.length <= 1) return false;
  if (seat === null) return coordinatorOf(state) !== null;
  const by = state.players[seat]?.by;
  return by === 'person' || by === 'away';
}

function open(table: Here, deciding: Deciding): void {
  const { state } = table;
  const { about, seat, figure = 0, options, fallback } = deciding;
  const endsAt = choiceTime(state, table.now, seat === null);
  state.decision = {
    id: nextNumber(state),
    about,
    seat,
    figure,
    options: [...options],
    fallback,
    endsAt,
    answer: null,
  };
}

/** Puts a choice while no clock of the Action phase runs, and ends with what was chosen. */
export const decide = procedure<Deciding, 'ask' | 'wait' | 'chosen'>('decide', 'ask', {
  ask(table, deciding) {
    if (!isAsked(table.state, deciding)) return end(deciding.fallback);
    open(table, deciding);
    return goto('wait');
  },
  wait: acting(({ state }) => (state.decision && state.decision.answer !== null ? goto('chosen') : null)),
  chosen({ state }) {
    const value = state.decision?.answer;
    state.decision = null;
    return end(value);
  },
});
