import { setImmediate as othersTurn } from 'node:timers/promises';

/** Milliseconds that a long piece of work may keep everybody else waiting. */
const longestStretch = 5;

/** The same items, with a pause for others now and then: what makes them may be long work. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T, void, void> {
  let since = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - since < longestStretch) continue;
    await othersTurn();
    since = performance.now();
  }
}
