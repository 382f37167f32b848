import { asks, call, end, rulesOf, type Seat } from '@starboard/engine';
import type { Event } from '../../rules/events.ts';
import { giveUpShips } from '../../rules/lose-ships.ts';
import { lostInBatch } from '../../rules/batches.ts';
import { shipsOnColonies } from '../../rules/ships.ts';
import type { State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const nameVictims = procedure<{ readonly seat: Seat }, 'who'>('vacuum-victims', 'who', {
  who: asks(
    (state, { seat }) => {
      const others = state.players.map((_, other) => other).filter((other) => other !== seat);
      const slots = others
        .map((other) => ({ key: String(other), max: shipsOnColonies(state, other) }))
        .filter(({ max }) => max > 0);
      return {
        seat,
        prompt: 'ce.ask.vacuum',
        shape: { kind: 'split', slots, min: 0, max: lostInBatch(state, seat) },
      };
    },
    (_table, _locals, victims) => end(victims),
  ),
});

/** Catharsis: others of its choice lose as many ships as it has just lost. */
export const vacuum = alien({
  id: 'vacuum',
  abilities: [
    {
      id: 'vacuum.catharsis',
      when: 'trigger.ships-lost',
      as: 'any',
      use: 'must',
      repeats: true,
      if: (state, seat) => lostInBatch(state, seat) > 0 && !state.batches.at(-1)?.answered.includes(seat),
      asks: nameVictims,
      effect: ({ state }, { seat, choices }) => {
        state.batches.at(-1)?.answered.push(seat);
        const owed = Object.entries(choices as Record<string, number>).map(([victim, count]) => ({
          seat: Number(victim),
          count,
        }));
        return call(giveUpShips, { owed, fromGate: false }, 'finish');
      },
      cancelled: ({ state }, { seat }) => {
        state.batches.at(-1)?.answered.push(seat);
      },
    },
  ],
  procedures: [nameVictims],
});
