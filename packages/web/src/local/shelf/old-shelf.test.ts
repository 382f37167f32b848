import { describe, expect, test } from 'vitest';
import type { KeptInput, KeptTable, Shelf } from './kept-table.ts';
import { memoryShelf } from './memory-shelf.ts';
import { LocalPlayer } from '../testing/local-player.ts';
import { makeShelf } from '../testing/old-files/make-shelf.ts';
import oldShelfText from '../testing/old-files/shelf.starboard.json?raw';
import { isAskedFirst, plays, playsOut } from '../testing/playing.ts';

interface OldShelf {
  readonly names: Readonly<Record<'whole' | 'left' | 'givenUp', string>>;
  readonly tables: readonly KeptTable[];
  readonly inputs: readonly KeptInput[];
}

const { names, tables, inputs } = JSON.parse(oldShelfText) as OldShelf;

/** A shelf as that version left it. */
async function oldShelf(): Promise<Shelf> {
  const shelf = memoryShelf();
  for (const table of tables) {
    await shelf.create(table);
    await shelf.append(
      table,
      inputs.filter((input) => input.table === table.id),
    );
  }
  return shelf;
}

describe('tables that a device kept at commit 4b68667, before entries of a log named their author', () => {
  test('are listed, and those that are over are shown step by step', async () => {
    // to be run twice then
    if (process.env['MAKE_OLD_FILES'])
      await expect(await makeShelf()).toMatchFileSnapshot('../testing/old-files/shelf.starboard.json');
    const player = new LocalPlayer(await oldShelf());
    const listed = await player.ask('list', null);
    expect(Object.fromEntries(listed.map(({ id, status }) => [id, status]))).toEqual({
      [names.whole]: 'finished',
      [names.left]: 'playing',
      [names.givenUp]: 'finished',
    });
    for (const table of [names.whole, names.givenUp]) {
      const { steps, total } = await player.ask('replay', { table, from: 0, limit: 2000 });
      expect(steps).toHaveLength(total);
      expect(steps.every(({ sections }) => sections !== undefined)).toBe(true);
    }
    expect(player.failures).toEqual([]);
  });

  test('are played to their end', async () => {
    const table = names.left;
    const player = new LocalPlayer(await oldShelf());
    await isAskedFirst(player, table);
    await plays(player, table);
    await player.says('takeback', table);
    await player.until(player.isAsked);
    await playsOut(player, table);
    expect(player.table?.result?.kind).toBe('played');
    expect(player.failures).toEqual([]);
  });
});
