import { directions } from '../../board/cells.ts';
import { countVotes } from '../deciding/coordinator.ts';
import { heroAt, isPerson, playerOf } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { Dodge } from '../state/state.ts';
import { anyPhase, command, ownHero, ownHeroes } from './command.ts';

const ways: readonly Dodge[] = ['away', 'start', ...directions];
const isWay = (way: string): way is Dodge => (ways as readonly string[]).includes(way);

/** Says where a hero goes that is displaced. */
export const setDodge = command({
  name: 'set-dodge',
  phases: anyPhase,
  outlivesClock: true,
  whileOwing: true,
  refuse(state, seat, { hero, way }) {
    if (!ownHero(state, seat, hero)) return no('not-yours');
    return isWay(way) ? null : no('no-target');
  },
  perform(table, _seat, { hero, way }) {
    if (isWay(way)) heroAt(table.state, hero).dodge = way;
  },
  candidates: (state, seat) => ownHeroes(state, seat).flatMap((hero) => ways.map((way) => ({ hero, way }))),
});

/** Wants a connected person to coordinate. */
export const vote = command({
  name: 'vote',
  phases: anyPhase,
  outlivesClock: true,
  whileOwing: true,
  refuse(state, seat, { seat: wanted }) {
    if (!isPerson(playerOf(state, seat))) return no('not-yours');
    const player = state.players[wanted];
    return player && isPerson(player) ? null : no('no-target');
  },
  perform(table, seat, { seat: wanted }) {
    playerOf(table.state, seat).vote = wanted;
    countVotes(table);
  },
  candidates(state) {
    const persons = state.players.flatMap((player, seat) => (isPerson(player) ? [{ seat }] : []));
    return persons.length > 1 ? persons : [];
  },
});

/** Chooses for the team, or for one's own hero. */
export const teamChoice = command({
  name: 'team-choice',
  phases: anyPhase,
  refuse(state, seat, { decision: id, value }) {
    const { decision } = state;
    if (!decision || decision.id !== id || decision.answer !== null) return no('stale');
    if ((decision.seat ?? state.coordinator) !== seat) return no('not-yours');
    return decision.options.includes(value) ? null : no('no-target');
  },
  perform({ state }, _seat, { value }) {
    if (state.decision) state.decision.answer = value;
  },
  candidates({ decision, coordinator }, seat) {
    if (!decision || decision.answer !== null || (decision.seat ?? coordinator) !== seat) return [];
    return decision.options.map((value) => ({ decision: decision.id, value }));
  },
});
