import { decisionOf, startMatch, submit } from '@starboard/engine';
import { tapRace } from '@starboard/engine/testing/toys';

const seats = 6;

/**
 * A race of six, a tap every millisecond, with a way back kept as on a server: the number of inputs taken. No runner
 * ever banks, so that all six are asked to the last.
 */
export function playGame(seed: number): number {
  const match = startMatch(tapRace, { seats, seed: `race ${seed}` });
  let taken = 0;
  for (let at = 0; !match.position.outcome; at++) {
    const seat = at % seats;
    const tap = { seat, decision: decisionOf(match, seat), answer: 'roll', at };
    if (!submit(match, tap).accepted) submit(match, { at });
    taken++;
  }
  return taken;
}
