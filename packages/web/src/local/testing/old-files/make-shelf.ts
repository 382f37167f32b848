import type { Shelf } from '../../shelf/kept-table.ts';
import { memoryShelf } from '../../shelf/memory-shelf.ts';
import { LocalPlayer } from '../local-player.ts';
import { isAskedFirst, plays, playsOut } from '../playing.ts';

/** Makes the tables that `old-shelf.test.ts` takes up, with the version this is run in, as JSON. */
export async function makeShelf(): Promise<string> {
  const shelf = memoryShelf();
  const [finished, whole] = await begins(shelf, { seats: [null, 'easy'] }, 4);
  await playsOut(finished, whole);
  const [running, left] = await begins(shelf, { seats: ['easy', null] }, 8);
  await running.unwatches(left);
  const [resigned, givenUp] = await begins(shelf, {}, 4);
  await resigned.says('resign', givenUp);

  const tables = await shelf.all();
  const inputs = (await Promise.all(tables.map(({ id }) => shelf.inputsAfter(id, 0)))).flat();
  return JSON.stringify({ names: { whole, left, givenUp }, tables, inputs });
}

/** Steps back, takes back and goes on. */
async function begins(
  shelf: Shelf,
  wish: Parameters<LocalPlayer['opens']>[0],
  answers: number,
): Promise<[LocalPlayer, string]> {
  // two players would draw the same name for their tables
  const { length } = await shelf.all();
  const player = new LocalPlayer(shelf, { freshId: () => `old-${length}` });
  const table = await player.opens(wish);
  await isAskedFirst(player, table);
  for (let given = 0; given < answers; given++) {
    await player.until(player.isAsked);
    await plays(player, table);
    if (given === 1) await player.says('undo', table);
    if (given === answers - 2) await player.says('takeback', table);
  }
  return [player, table];
}
