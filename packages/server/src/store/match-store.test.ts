import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dialects, newPremises, type Premises } from '../testing/stores/stores.ts';
import { tableRow } from '../testing/stores/table-row.ts';
import { createToyMatch, toyAppend, toyMatch } from '../testing/stores/toy-match.ts';
import type { Store } from './store.ts';
import { isTaken } from './taken.ts';

describe.each(dialects)('matches on %s', (dialect) => {
  let premises: Premises;
  let store: Store;
  let named = 0;

  beforeAll(async () => {
    premises = await newPremises(dialect);
    store = await premises.open();
  });

  afterAll(async () => {
    await store.close();
    await premises.remove();
  });

  async function newMatch(): Promise<string> {
    named += 1;
    const id = `match-${named}`;
    await createToyMatch(store, id);
    return id;
  }

  const requestsOf = async (id: string) =>
    (await store.matches.inputsAfter(id, 0, 1_000)).map(({ request }) => request);

  describe('matches', () => {
    test('come back as they were created', async () => {
      const id = `match-${(named += 1)}`;
      await store.db.insertInto('tables').values(tableRow(id)).execute();
      const clock = {
        reserves: [60_000, 5],
        askedAt: [null, 1_700_000_000_123],
        decisions: [4, 2],
        secret: [false, true],
        behind: [2, 0],
        took: [900, 0],
      };
      const match = { ...toyMatch(id), told: [3, 4, 5], clock, dueAt: 1_700_000_000_123 };
      await store.matches.create(match, 1_700_000_000_000);
      expect(await store.matches.load(id)).toEqual({ ...match, rest: null, attendedAt: 1_700_000_000_000 });
      await expect(store.matches.create(match, 2)).rejects.toSatisfy(isTaken);
    });

    test('tell the requests that came since a moment, without what they were', async () => {
      const id = await newMatch();
      await store.matches.append([toyAppend(id, 0, ['a', 'b', 'c', 'd'])]);
      const [, b, c] = await store.matches.inputsAfter(id, 0, 10);
      expect(await store.matches.requestsUpTo(id, 3, b?.at ?? 0)).toEqual([
        { request: 'b', at: b?.at },
        { request: 'c', at: c?.at },
      ]);
    });

    test('that are not there are null', async () => {
      expect(await store.matches.load('nowhere')).toBeNull();
      expect(await store.matches.inputsAfter('nowhere', 0, 10)).toEqual([]);
    });

    test('cannot be without a table', async () => {
      await expect(store.matches.create(toyMatch('no-table'), 1)).rejects.toThrow(/foreign key/i);
    });

    test('keep every input and what it led to, in order', async () => {
      const id = await newMatch();
      expect(await store.matches.append([toyAppend(id, 0, ['a', 'b'])])).toEqual([true]);
      expect(await store.matches.append([toyAppend(id, 2, ['c'], 77)])).toEqual([true]);
      expect(await store.matches.load(id)).toMatchObject({
        seq: 3,
        saved: { position: { count: 3 } },
        told: [3, 0],
        dueAt: 77,
      });
      expect(await store.matches.inputsAfter(id, 1, 10)).toEqual([
        {
          seq: 2,
          at: 1_001,
          seat: null,
          by: 'order',
          request: 'b',
          input: { seat: 0, decision: 1, answer: 'b' },
          events: [{ type: 'counted', to: 2 }],
          told: [2, 0],
        },
        {
          seq: 3,
          at: 1_002,
          seat: 0,
          by: 'person',
          request: 'c',
          input: { seat: 0, decision: 2, answer: 'c' },
          events: [{ type: 'counted', to: 3 }],
          told: [3, 0],
        },
      ]);
      expect((await store.matches.inputsAfter(id, 0, 2)).map(({ seq }) => seq)).toEqual([1, 2]);
    });

    test('tell who made an input, from its request where it was written before that was said', async () => {
      const id = await newMatch();
      await store.matches.append([toyAppend(id, 0, ['bot:0:1', 'b'])]);
      await store.db
        .updateTable('inputs')
        .set({ made_by: null })
        .where('match_id', '=', id)
        .where('seq', '=', 1)
        .execute();
      expect((await store.matches.inputsAfter(id, 0, 2)).map(({ by }) => by)).toEqual(['bot', 'order']);
    });

    test('hold texts of every kind', async () => {
      const id = await newMatch();
      const odd = '{"quote\\"s", \\backslash, NULL, новини, 🛸, \u2028 \u0001 \'}';
      const append = toyAppend(id, 0, [odd]);
      await store.matches.append([{ ...append, saved: JSON.stringify({ odd, nil: '\0' }) }]);
      expect(await requestsOf(id)).toEqual([odd]);
      expect(await store.matches.load(id)).toMatchObject({ saved: { odd, nil: '\0' } });
    });
  });

  describe('appending', () => {
    test('upon what is no longer the latest writes nothing', async () => {
      const id = await newMatch();
      await store.matches.append([toyAppend(id, 0, ['first'])]);
      expect(await store.matches.append([toyAppend(id, 0, ['late'], 5)])).toEqual([false]);
      expect(await store.matches.append([toyAppend(id, 2, ['early'], 5)])).toEqual([false]);
      expect(await requestsOf(id)).toEqual(['first']);
      expect(await store.matches.load(id)).toMatchObject({ seq: 1, dueAt: null });
    });

    test('a batch with one conflict writes the others', async () => {
      const ids = [await newMatch(), await newMatch(), await newMatch()] as const;
      await store.matches.append([toyAppend(ids[1], 0, ['theirs'])]);
      const batch = ids.map((id) => toyAppend(id, 0, [`mine-${id}`, 'more']));
      expect(await store.matches.append([...batch, toyAppend('nowhere', 0, ['x'])])).toEqual([
        true,
        false,
        true,
        false,
      ]);
      expect(await requestsOf(ids[0])).toEqual([`mine-${ids[0]}`, 'more']);
      expect(await requestsOf(ids[1])).toEqual(['theirs']);
      expect(await requestsOf(ids[2])).toEqual([`mine-${ids[2]}`, 'more']);
    });

    test('exactly one of many at once wins', async () => {
      const ids = [await newMatch(), await newMatch(), await newMatch(), await newMatch()];
      for (let after = 0; after < 20; after += 1) {
        const rivals = await Promise.all(
          Array.from({ length: 8 }, async (_, rival) => {
            // in different orders, as nodes would have them
            const batch = (rival % 2 === 0 ? ids : ids.toReversed()).map((id) =>
              toyAppend(id, after, [`${rival}:${after}`]),
            );
            const written = await store.matches.append(batch);
            return batch.flatMap(({ match }, index) => (written[index] ? [match] : []));
          }),
        );
        expect(rivals.flat().sort()).toEqual(ids.toSorted());
      }
      for (const id of ids) expect(await requestsOf(id)).toHaveLength(20);
    });

    test('nothing is nothing', async () => {
      expect(await store.matches.append([])).toEqual([]);
    });

    test('the same match twice in a batch is refused', async () => {
      const id = await newMatch();
      const twice = [toyAppend(id, 0, ['a']), toyAppend(id, 1, ['b'])];
      await expect(store.matches.append(twice)).rejects.toThrow('twice');
      expect(await requestsOf(id)).toEqual([]);
    });

    test('what cannot be bound spoils the whole batch', async () => {
      const [good, bad] = [await newMatch(), await newMatch()];
      const odd = { ...toyAppend(bad, 0, ['odd']), dueAt: new Date() as unknown as number };
      await expect(store.matches.append([toyAppend(good, 0, ['fine']), odd])).rejects.toThrow(
        'cannot be bound',
      );
      expect(await requestsOf(good)).toEqual([]);
      expect(await store.matches.append([toyAppend(good, 0, ['fine'])])).toEqual([true]);
    });

    test('waits for a transaction instead of becoming part of it', async () => {
      const id = await newMatch();
      const other = await newMatch();
      let appended: Promise<readonly boolean[]> | undefined;
      const transaction = store.db.transaction().execute(async (step) => {
        await step.updateTable('tables').set({ version: 9 }).where('id', '=', id).execute();
        appended = store.matches.append([toyAppend(other, 0, ['kept'])]);
        throw new Error('changed my mind');
      });
      await expect(transaction).rejects.toThrow('changed my mind');
      expect(await appended).toEqual([true]);
      expect(await requestsOf(other)).toEqual(['kept']);
    });
  });

  test('tells the latest numbers of many matches', async () => {
    const [one, two] = [await newMatch(), await newMatch()];
    await store.matches.append([toyAppend(two, 0, ['a', 'b', 'c'])]);
    const strangers = Array.from({ length: 1_200 }, (_, index) => `stranger-${index}`);
    expect(await store.matches.seqs([one, ...strangers, two])).toEqual(
      new Map([
        [one, 0],
        [two, 3],
      ]),
    );
    expect(await store.matches.seqs([])).toEqual(new Map());
  });

  test('tells what is due, the longest overdue first, and lets one node at a time claim it', async () => {
    const [soon, now, never, overdue] = [
      await newMatch(),
      await newMatch(),
      await newMatch(),
      await newMatch(),
    ];
    // far from what other tests leave behind
    const noon = -1_000_000;
    await store.matches.append([
      toyAppend(soon, 0, ['a'], noon + 1),
      toyAppend(now, 0, ['a'], noon),
      toyAppend(never, 0, ['a']),
      toyAppend(overdue, 0, ['a'], noon - 500),
    ]);
    expect(await store.matches.due(noon, 10)).toEqual([overdue, now]);
    expect(await store.matches.due(noon, 1)).toEqual([overdue]);

    const claims = await Promise.all([1, 2, 3].map(() => store.matches.claimDue(now, noon, noon + 5_000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await store.matches.claimDue(soon, noon, noon + 5_000)).toBe(false);
    expect(await store.matches.claimDue(never, noon, noon + 5_000)).toBe(false);
    expect(await store.matches.due(noon, 10)).toEqual([overdue]);
    expect(await store.matches.due(noon + 5_000, 10)).toEqual([overdue, soon, now]);
    // claiming takes nothing from the node that is just playing
    expect(await store.matches.append([toyAppend(now, 1, ['b'])])).toEqual([true]);
    expect(await store.matches.due(noon + 5_000, 10)).toEqual([overdue, soon]);
  });
});
