import type { Seat } from '@starboard/engine';
import { owedBy } from '../dice/owed.ts';
import { hasChosen } from '../setup/choosing.ts';
import { isPerson, isUntimed, playerOf } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import type { CommandRules } from './command.ts';

// Commands that are a word and name nothing.

type Word = CommandRules<null>;

const says = (state: State, seat: Seat): readonly null[] => (state.players[seat] ? [null] : []);

/** Has nothing more to choose or to plan; in a pause: may go on. */
export const ready: Word = {
  phases: ['setup', 'planning', 'action', 'time-up'],
  outlivesClock: true,
  whileOwing: true,
  refuse(state, seat) {
    if (isLive(state) && !state.pause) return no('wrong-phase');
    if (playerOf(state, seat).isReady) return no('stale');
    const isLacking = state.heroes.some((hero, index) => hero.seat === seat && !hasChosen(state, index));
    return state.phase === 'setup' && isLacking ? no('not-ready') : null;
  },
  perform({ state }, seat) {
    playerOf(state, seat).isReady = true;
  },
  candidates: says,
};

const isLive = ({ phase }: State): boolean => phase === 'action' || phase === 'time-up';

export const notReady: Word = {
  phases: ['setup', 'planning', 'action', 'time-up'],
  outlivesClock: true,
  whileOwing: true,
  refuse(state, seat) {
    if (isLive(state) && !state.pause) return no('wrong-phase');
    return playerOf(state, seat).isReady ? null : no('stale');
  },
  perform({ state }, seat) {
    playerOf(state, seat).isReady = false;
  },
  candidates: says,
};

/** Has done all that was left: when time is up, or where there is no time. */
export const done: Word = {
  phases: ['action', 'time-up'],
  whileOwing: true,
  refuse(state, seat) {
    if (state.phase === 'action' && !isUntimed(state)) return no('wrong-phase');
    if (state.timeUpStep === 'aliens') return no(owedBy(state, seat) > 0 ? 'open-alien' : 'wrong-phase');
    return playerOf(state, seat).isDone ? no('stale') : null;
  },
  perform({ state }, seat) {
    playerOf(state, seat).isDone = true;
  },
  candidates: says,
};

/** Stops the clock for a moment, as at a table where a die has fallen. */
export const pause: Word = {
  phases: ['action', 'time-up'],
  whileOwing: true,
  refuse(state, seat) {
    const player = playerOf(state, seat);
    if (isUntimed(state) || !isPerson(player)) return no('wrong-phase');
    return player.pausesLeft > 0 ? null : no('limit-reached');
  },
  perform(table, seat) {
    const { state } = table;
    playerOf(state, seat).pausesLeft--;
    state.pause = { by: seat, isHold: false };
    for (const player of state.players) player.isReady = false;
    table.emit({ type: 'paused', by: 'technical', seat });
  },
  candidates: says,
};
