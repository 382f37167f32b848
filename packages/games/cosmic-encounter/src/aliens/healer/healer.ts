import { asks, call, end, rulesOf, type Seat } from '@starboard/engine';
import { answered, isAnnouncing } from '../../rules/abilities/answering.ts';
import { lostInBatch } from '../../rules/batches.ts';
import { drawCards } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
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

interface Treatment {
  readonly patient: string;
  readonly isPaidByShip: boolean;
}

const choosePatient = procedure<{ readonly seat: Seat }, 'who'>('healer-patient', 'who', {
  who: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.heal',
      shape: { kind: 'choose', options: wounded(state, seat) },
    }),
    (_table, _locals, patient) => end({ patient, isPaidByShip: false }),
  ),
});

/** Whether the card being played is a Cosmic Zap against the seat's own power. */
const isZapped = (state: State, seat: Seat): boolean =>
  state.uses.at(-1)?.ability === 'cosmic-zap' && state.uses.at(-2)?.seat === seat;

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
        const treatment = choices as unknown as Treatment;
        const patient = Number(treatment.patient);
        const count = lostInBatch(state, patient);
        state.batches.at(-1)?.healed.push(patient);
        drawCards(table, seat, treatment.isPaidByShip ? count : 1);
        return call(retrieveShips, { seat: patient, count }, 'finish');
      },
    },
  ],
  wild: {
    when: 'react.artifact',
    as: 'any',
    if: isZapped,
    effect: ({ state }) => {
      answered(state).isCancelled = true;
    },
  },
  super: {
    when: 'react.power-use',
    as: 'any',
    if: (state, seat) => isAnnouncing(state, seat, 'healer.heal'),
    effect: ({ state }) => {
      const use = answered(state);
      use.choices = { ...(use.choices as unknown as Treatment), isPaidByShip: true };
    },
  },
  procedures: [choosePatient],
});
