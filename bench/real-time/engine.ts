import { decisionOf, startMatch, submit } from '@starboard/engine';
import { tapRace } from '@starboard/engine/testing/toys';

const seats = 6;

/** A race of six who tap as fast as they are let, a way back kept as on a server: the number of inputs taken. */
export function playGame(seed: number): number {
  const match = startMatch(tapRace, { seats, seed: `race ${seed}` });
  let taken = 0;
  for (let at = 0; !match.position.outcome; at++) {
    const seat = at % seats;
    const tap = { seat, decision: decisionOf(match, seat), answer: at % 4 === 3 ? 'bank' : 'roll', at };
    const isTaken = submit(match, tap).accepted || submit(match, { ...tap, answer: 'roll' }).accepted;
    if (isTaken || submit(match, { at }).accepted) taken++;
  }
  return taken;
}
