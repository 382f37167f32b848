import { end, goto, rulesOf } from '@starboard/engine';
import { times } from '../../content/presets.ts';
import { acting, actingAtLeisure, standingStill } from '../clock/acting.ts';
import { isTimeOver, tidy } from '../clock/due.ts';
import { onClock } from '../clock/seconds.ts';
import { beginTimeUp, settleTimeUp } from '../clock/time-up.ts';
import { isDieOwed } from '../damage/harm.ts';
import { fewerSeconds } from '../facts/facts.ts';
import type { Event, Here } from '../state/events.ts';
import { areAllReady, isUntimed, presetIn } from '../state/reading.ts';
import type { Phase, State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

export function beginPhase(table: Here, phase: Phase): void {
  const { state } = table;
  state.phase = phase;
  state.endsAt = null;
  table.emit({ type: 'phaseBegan', phase, round: state.round });
}

const isAllDone = ({ players }: State): boolean => players.every(({ isDone }) => isDone);

/** Planning without a clock until all are ready, a countdown, the Action phase in real time, and what follows its end. */
export const live = procedure<
  object,
  'begin' | 'planning' | 'limited' | 'count' | 'countdown' | 'start' | 'act' | 'pause' | 'over'
>('live', 'begin', {
  begin(table) {
    beginPhase(table, 'planning');
    const { state } = table;
    for (const player of state.players) player.isReady = false;
    // bots have nothing to plan
    if (areAllReady(state)) return goto('count');
    const { planning } = state.settings;
    if (planning === 'open' || isUntimed(state)) return goto('planning');
    state.endsAt = table.now + Number(planning) * 1000;
    return goto('limited');
  },
  planning: actingAtLeisure(({ state }) => (areAllReady(state) ? goto('count') : null)),
  limited: acting((table) => (areAllReady(table.state) || isTimeOver(table) ? goto('count') : null)),
  count(table) {
    beginPhase(table, 'countdown');
    table.state.offers.length = 0;
    table.state.endsAt = table.now + times.countdown;
    return goto('countdown');
  },
  countdown: acting((table) => {
    const { state } = table;
    // a player has vanished meanwhile: the others may plan anew
    if (state.players.some(({ by }) => by === 'away')) return goto('begin');
    return isTimeOver(table) ? goto('start') : null;
  }),
  start(table) {
    const { state } = table;
    beginPhase(table, 'action');
    for (const player of state.players) {
      player.isDone = false;
      player.isReady = false;
    }
    if (!isUntimed(state)) {
      const seconds = presetIn(state).actionSeconds - fewerSeconds(state);
      state.deadline = table.now + onClock(state, seconds);
      state.endsAt = state.deadline;
    }
    return goto('act');
  },
  act: acting((table) => {
    const { state } = table;
    if (state.pause) return goto('pause');
    if (state.phase === 'action' && isUntimed(state) && isAllDone(state)) {
      beginTimeUp(table);
      // no clock is heard after it
      tidy(table);
    }
    return state.timeUpStep === 'acts' && isAllDone(state) ? goto('over') : null;
  }),
  pause: standingStill(goto('act')),
  over(table) {
    settleTimeUp(table);
    return end();
  },
});

/** Whether anything has still to be chosen that a phase must not begin before. */
export const isAwaited = (state: State): boolean =>
  isDieOwed(state) || state.choices.some(({ isAside }) => !isAside);

/** Waits for dice to be named and cards to be kept while no clock of the Action phase runs. */
export const settle = procedure<object, 'look' | 'wait'>('settle', 'look', {
  look: ({ state }) => (isAwaited(state) ? goto('wait') : end()),
  wait: acting(({ state }) => (isAwaited(state) ? null : end())),
});
