import { call, end, goto, rulesOf } from '@starboard/engine';
import { isBossId } from '../../content/bosses.ts';
import { swarmParameters } from '../../content/swarm.ts';
import { useAbilities } from '../activation/abilities.ts';
import { moveFigures, moving } from '../activation/move-figures.ts';
import { isOver } from '../damage/ending.ts';
import { decide } from '../deciding/decide.ts';
import { extraAttacks, moreMove } from '../facts/facts.ts';
import type { Event } from '../state/events.ts';
import type { AlienKind, State } from '../state/state.ts';
import { atMoment } from './event-phase.ts';

const { procedure } = rulesOf<State, Event>();

/** Runners have no ability: they act if an event gives all an attack. */
const canAct = (state: State, kind: AlienKind): boolean =>
  isBossId(kind) || swarmParameters[kind].attacksWithin !== null || extraAttacks(state).length > 0;

/** The order of groups if no player chooses one: bosses as they came, then those of the swarm that shoot. */
function usualGroups(state: State): readonly AlienKind[] {
  const kinds = [...new Set(state.aliens.map(({ kind }) => kind))].filter((kind) => canAct(state, kind));
  const bosses = kinds.filter((kind) => isBossId(kind));
  return [...bosses, ...(['shooter', 'biter', 'runner'] as const).filter((kind) => kinds.includes(kind))];
}

interface Activating {
  /** Groups that have used their ability. */
  acted?: string[];
  /** Steps more for each alien, of tokens opened before. */
  scents?: number;
}

type Step = 'begin' | 'start' | 'groups' | 'group' | 'after' | 'move' | 'over';

/** The aliens' phase: abilities group by group, then all move. */
export const activation = procedure<Activating, Step>('activation', 'begin', {
  begin({ state }, locals) {
    locals.acted = [];
    locals.scents = state.coming.scents;
    state.coming.scents = 0;
    return call(atMoment, { moment: 'activation.before', left: null }, 'start');
  },
  start: () => call(atMoment, { moment: 'ability.start', left: null }, 'groups'),
  groups({ state }, { acted = [] }) {
    const left = usualGroups(state).filter((kind) => !acted.includes(kind));
    const [first] = left;
    if (first === undefined || isOver(state)) return goto('after');
    return call(decide, { about: 'group', seat: null, options: [...left], fallback: first }, 'group');
  },
  group({ state }, { acted = [] }, chosen) {
    acted.push(String(chosen));
    const left = state.aliens.flatMap(({ id, kind }) => (kind === chosen ? [id] : []));
    return call(useAbilities, { left, isPhase: true }, 'groups');
  },
  after: () => call(atMoment, { moment: 'ability.end', left: null }, 'move'),
  move({ state }, { scents = 0 }) {
    const left = state.aliens.flatMap(({ id, isSuppressed }) => (isSuppressed ? [] : [id]));
    return call(moveFigures, moving(left, null, moreMove(state) + scents), 'over');
  },
  over: () => end(),
});
