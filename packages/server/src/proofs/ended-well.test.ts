import { describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { seated } from '../testing/nodes/full-node.ts';
import { startNodeProcess } from '../testing/nodes/node-process.ts';
import { Player } from '../testing/people/player.ts';
import { dialects, newPremises } from '../testing/stores/stores.ts';

/** How often the node is asked to end; more in a long run: ENDS=20. */
const ends = Number(process.env['ENDS'] ?? 2);
/** At how many tables bots play; more in a long run: TABLES=60. */
const tablesInPlay = Number(process.env['TABLES'] ?? 16);

/** Matches that a node which takes them up would have to play on by the log. */
const notWhole = (store: Store) =>
  store.db
    .selectFrom('matches')
    .innerJoin('snapshots', 'snapshots.match_id', 'matches.id')
    .select(['matches.id', 'matches.seq', 'snapshots.seq as saved'])
    .whereRef('snapshots.seq', '!=', 'matches.seq')
    .execute();

describe.each(dialects)('a node on %s that is asked to end while bots play at many tables', (dialect) => {
  test('leaves every match saved whole', async () => {
    const premises = await newPremises(dialect);
    const settings = dialect === 'sqlite' ? { DATA_DIR: premises.where } : { DATABASE_URL: premises.where };
    for (let end = 0; end < ends; end++) {
      const node = await startNodeProcess(settings);
      const ann = await Player.arrive(node.url);
      // by table, how far it had come when it was opened
      const known = new Map<string, number>();
      while (known.size < tablesInPlay) {
        const wish = { game: 'cosmic-encounter', clock: 'hasty', bots: ['random', 'random'] };
        const table = await seated([ann], wish);
        known.set(table, ann.screen(table).n);
      }
      // where the player is asked, or two bargain, nothing may happen for a minute; bots play at the newest for sure
      const goesOn = ([table, n]: [string, number]) => ann.screen(table).n > n;
      await ann.until(() => [...known].filter(goesOn).length >= tablesInPlay / 2, 'bots that play');
      await node.stop();
      const store = await premises.open();
      const { all } = await store.db
        .selectFrom('matches')
        .select((eb) => eb.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow();
      expect(all).toBe((end + 1) * tablesInPlay);
      expect(await notWhole(store)).toEqual([]);
      await store.close();
    }
    await premises.remove();
  });
});
