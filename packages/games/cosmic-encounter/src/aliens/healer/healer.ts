import { asks, call, end, rulesOf, type Seat } from '@starboard/engine';
import { drawCards } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { lostInBatch } from '../../rules/batches.ts';
import { retrieveShips } from '../../rules/move-ships.ts';
import { coloniesOf } from '../../rules/ships.ts';
import type { State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

/** Others who have just lost ships and have somewhere to put them. */
const wounded = (state: State, seat: Seat): string[] =>
  state.players.flatMap((_, other) =>
    other !== seat &&
    lostInBatch(state, other) > 0 &&
    coloniesOf(state, other).length > 0 &&
    !state.batches.at(-1)?.healed.includes(other)
      ? [String(other)]
      : [],
  );

const choosePatient = procedure<{ readonly seat: Seat }, 'who'>('healer-patient', 'who', {
  who: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.heal',
      shape: { kind: 'choose', options: wounded(state, seat) },
    }),
    (_table, _locals, patient) => end(patient),
  ),
});

/** Heal: ships another player has just lost come back, for the fee of a card. */
export const healer = alien({
  id: 'healer',
  abilities: [
    {
      id: 'healer.heal',
      when: 'trigger.ships-lost',
      as: 'any',
      use: 'may',
      repeats: true,
      if: (state, seat) => wounded(state, seat).length > 0,
      asks: choosePatient,
      effect: (table, { seat, choices }) => {
        const { state } = table;
        const patient = Number(choices);
        state.batches.at(-1)?.healed.push(patient);
        drawCards(table, seat, 1);
        return call(retrieveShips, { seat: patient, count: lostInBatch(state, patient) }, 'finish');
      },
    },
  ],
  procedures: [choosePatient],
});
