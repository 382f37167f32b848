import type { Seat } from '@starboard/engine';
import { zaps } from '../../content/abilities.ts';
import { beingAnswered, spendStrength, stop } from '../../rules/abilities/answering.ts';
import { asksPlayer } from '../../rules/asking/asking.ts';
import { runs } from '../../rules/runs.ts';
import { lostInBatch, removedInBatch, wereSentIn } from '../../rules/ships/batches.ts';
import { drawCards } from '../../rules/cards/cards.ts';
import { returnShips } from '../../rules/ships/move-ships.ts';
import { restoreShips } from '../../rules/ships/remove-ships.ts';
import { othersThan } from '../../rules/state/seats.ts';
import { coloniesOf } from '../../rules/ships/ships.ts';
import type { Batch, State } from '../../rules/state/state.ts';
import { retrieve } from '../../rules/ships/warp.ts';
import { alien } from '../alien.ts';

/** Ships gone to the warp, and those that have left the game. */
const lostAltogether = (state: State, seat: Seat): number =>
  lostInBatch(state, seat) + removedInBatch(state, seat);

/** Others who have just lost ships and have somewhere to put them. */
const wounded = (state: State, seat: Seat): Seat[] =>
  othersThan(state, seat).filter(
    (other) =>
      lostAltogether(state, other) > 0 &&
      coloniesOf(state, other).length > 0 &&
      !state.batches.at(-1)?.healed.includes(other),
  );

/** Whether the zap is against the seat's own power. */
const isZapped = (state: State, seat: Seat): boolean =>
  beingAnswered(state, beingAnswered(state)).seat === seat;

/** Heal: ships another player has just lost come back, for the fee of a card. */
export const healer = alien({
  id: 'healer',
  power: {
    id: 'healer.heal',
    when: 'trigger.ships-lost',
    as: 'any',
    use: 'may',
    repeats: true,
    if: (state, seat) => wounded(state, seat).length > 0,
    asks: asksPlayer('ce.ask.heal', wounded),
    helpsNamed: true,
    effect: (table, { seat, choices }) => {
      const { state } = table;
      const patient = Number(choices);
      const isPaidByShip = spendStrength(state, seat, 'healer.heal');
      const batch = state.batches.at(-1) as Batch;
      batch.healed.push(patient);
      drawCards(table, seat, isPaidByShip ? lostAltogether(state, patient) : 1);
      const restored = restoreShips(state, patient, removedInBatch(state, patient));
      const count = restored + retrieve(table, patient, lostInBatch(state, patient));
      const wereSent = batch.cause === 'encounter' || wereSentIn(batch, patient);
      return runs(returnShips, { seat: patient, count, wereSent });
    },
  },
  wild: {
    when: ['react.artifact', 'react.tech'],
    as: 'any',
    answersOnly: zaps,
    if: isZapped,
    effect: stop,
  },
  // the fee is a card for each ship
  super: { when: 'react.power-use', as: 'any', strengthens: 'healer.heal' },
});
