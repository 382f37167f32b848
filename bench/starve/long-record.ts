import { alienFrontiers } from '@starboard/alien-frontiers';
import { askBot, luckFor, randomBot } from '@starboard/bots';
import { canUndo, decisionOf, type Input, type Seat, startMatch, submit } from '@starboard/engine';
import { digestOf, matchFormat } from '@starboard/records';

/** A finished match of so many inputs, as a file: most of them steps back and the same move again. */
export function longRecord(seed: string, length: number): string {
  const match = startMatch(alienFrontiers, { seats: 2, seed });
  const luck = luckFor(seed);
  const inputs: Input[] = [];
  const put = (input: Input): void => {
    const result = submit(match, input);
    if (!result.accepted) throw new Error(result.reason.key);
    inputs.push(input);
  };
  const asked = (): Seat | null => match.questions[0]?.seat ?? null;
  // what is left then is enough for any match at random to end
  const back = length - 2_000;
  for (let seat = asked(); seat !== null && !match.position.outcome; seat = asked()) {
    put({ seat, decision: decisionOf(match, seat), answer: askBot(randomBot, match, seat, luck) });
    if (inputs.length < back && canUndo(match, seat)) put({ seat, undo: true });
  }
  const { position } = match;
  return JSON.stringify({
    format: matchFormat,
    game: alienFrontiers.id,
    seats: 2,
    options: {},
    seed,
    inputs,
    outcome: position.outcome,
    digest: digestOf(position),
  });
}
