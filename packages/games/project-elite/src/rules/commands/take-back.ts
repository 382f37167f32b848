import { free } from '../dice/holders.ts';
import { no } from '../state/refusals.ts';
import { command, ownDie } from './command.ts';

/** Takes a die back from a normal slot, as it lies. */
export const takeBack = command({
  name: 'take-back',
  phases: ['action'],
  refuse: (state, seat, { die }) => (ownDie(state, seat, die)?.at === 'normal' ? null : no('bad-die-state')),
  perform(table, seat, { die }) {
    const taken = ownDie(table.state, seat, die);
    if (taken) free(taken, true);
    table.emit({ type: 'takenBack', seat, die });
  },
  candidates: (state, seat) =>
    (state.players[seat]?.dice ?? []).flatMap(({ at }, die) => (at === 'normal' ? [{ die }] : [])),
});
