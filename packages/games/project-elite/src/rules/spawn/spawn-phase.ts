import { call, end, goto, rulesOf } from '@starboard/engine';
import { isOver } from '../damage/ending.ts';
import { atMoment } from '../phases/event-phase.ts';
import type { Event } from '../state/events.ts';
import { presetIn, teamSize } from '../state/reading.ts';
import type { State } from '../state/state.ts';
import { bossCard, newSwarmCard, swarmCard } from './cards.ts';

const { procedure } = rulesOf<State, Event>();

/** Cards of this phase: what the preset says, and what opened tokens have brought. */
export function spawnCounts(state: State): { readonly swarm: number; readonly bosses: number } {
  const { moreSwarmCards, bossCards } = presetIn(state);
  const { swarm, bosses, fewerBosses } = state.coming;
  return {
    swarm: teamSize(state) + moreSwarmCards + swarm,
    bosses: Math.max(0, bossCards + bosses - fewerBosses),
  };
}

interface Spawning {
  swarm?: number;
  bosses?: number;
}

/** Swarm cards, then boss cards, one after another. */
export const spawnPhase = procedure<Spawning, 'begin' | 'swarm' | 'bosses' | 'end'>('spawn-phase', 'begin', {
  begin({ state }, locals) {
    Object.assign(locals, spawnCounts(state));
    Object.assign(state.coming, { swarm: 0, bosses: 0, fewerBosses: 0 });
    return call(atMoment, { moment: 'spawn.before', left: null }, 'swarm');
  },
  swarm({ state }, locals) {
    if (isOver(state) || !locals.swarm) return goto('bosses');
    locals.swarm--;
    return call(swarmCard, newSwarmCard(), 'swarm');
  },
  bosses({ state }, locals) {
    if (isOver(state) || !locals.bosses) return call(atMoment, { moment: 'spawn.end', left: null }, 'end');
    locals.bosses--;
    return call(bossCard, {}, 'bosses');
  },
  end: () => end(),
});
