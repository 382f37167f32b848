import { call, end, goto, rulesOf } from '@starboard/engine';
import { times, rounds } from '../../content/presets.ts';
import { acting } from '../clock/acting.ts';
import { isTimeOver } from '../clock/due.ts';
import { finish } from '../damage/ending.ts';
import { appointCoordinator } from '../deciding/coordinator.ts';
import { missionRecord } from '../records/registry.ts';
import { chooseRest } from '../setup/choosing.ts';
import type { Event } from '../state/events.ts';
import { areAllReady, intruder, isUntimed } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import { activation } from './activation.ts';
import { endRound, isWon } from './end-of-round.ts';
import { eventPhase } from './event-phase.ts';
import { beginPhase, live, settle } from './live.ts';
import { spawnPhase } from '../spawn/spawn-phase.ts';

const { procedure } = rulesOf<State, Event>();

type Step =
  | 'prepare'
  | 'choose'
  | 'chosen'
  | 'round'
  | 'spawn'
  | 'settle'
  | 'live'
  | 'traps'
  | 'breach'
  | 'activation'
  | 'settle-again'
  | 'end';

/** The whole of it: setting up, and up to eight rounds. */
export const mission = procedure<object, Step>('mission', 'prepare', {
  prepare(table) {
    const { state } = table;
    beginPhase(table, 'setup');
    state.endsAt = isUntimed(state) ? null : table.now + times.setup;
    return goto('choose');
  },
  choose: acting((table) => (isTimeOver(table) || areAllReady(table.state) ? goto('chosen') : null)),
  chosen(table) {
    chooseRest(table);
    return goto('round');
  },
  round(table) {
    const { state } = table;
    state.round++;
    for (const player of state.players) player.wasHeld = false;
    beginPhase(table, 'event');
    appointCoordinator(table, true);
    return call(eventPhase, {}, 'spawn');
  },
  spawn(table) {
    beginPhase(table, 'spawn');
    return call(spawnPhase, {}, 'settle');
  },
  settle: () => call(settle, {}, 'live'),
  live: () => call(live, {}, 'traps'),
  traps(table) {
    const run = missionRecord(table.state.settings.mission).whenActionEnds?.(table);
    return run ? call(run.procedure, run.locals, 'breach') : goto('breach');
  },
  breach(table) {
    if (intruder(table.state)) finish(table, 'breach');
    return goto('activation');
  },
  activation(table) {
    beginPhase(table, 'activation');
    return call(activation, {}, 'settle-again');
  },
  'settle-again': () => call(settle, {}, 'end'),
  end(table) {
    const { state } = table;
    beginPhase(table, 'end-of-round');
    missionRecord(state.settings.mission).whenRoundEnds?.(table);
    if (isWon(state)) finish(table, 'won');
    else if (state.round === rounds) finish(table, 'rounds');
    else endRound(table);
    return state.cause === null ? goto('round') : end();
  },
});
